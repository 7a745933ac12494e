"""The list of changes."""

from comparison_builder import compared, link, same, segmented

from viewer.presentation.comparison_view import ChangeKind, build_view


def changes(*articles, links, base=0):
    return build_view(compared(*articles, links=links), tuple(range(len(articles))), base).changes


def test_changes_stand_in_text_order_of_the_base():
    base = segmented(["Alpha fell.", "Beta rose.", "Gamma slept."])
    other = segmented(["Gamma dozed.", "Alpha dropped."])
    found = changes(base, other, links=[link((0, 0), (1, 1)), link((0, 2), (1, 0), moved=True)])
    assert [(change.kind, change.reference_sentences) for change in found] == [
        (ChangeKind.REWORDED, (0,)),
        (ChangeKind.OMITTED, (1,)),
        (ChangeKind.REWORDED, (2,)),
    ]
    assert [change.index for change in found] == [0, 1, 2]
    assert found[2].moved


def test_an_addition_stands_behind_the_base_sentence_before_it():
    base = segmented(["Alpha fell.", "Beta rose."])
    other = segmented(["Zero came first.", "Alpha fell.", "Delta is new.", "Beta rose twice."])
    found = changes(base, other, links=[same((0, 0), (1, 1)), link((0, 1), (1, 3))])
    assert [(change.kind, change.sentences) for change in found] == [
        (ChangeKind.ADDED, (0,)),
        (ChangeKind.ADDED, (2,)),
        (ChangeKind.REWORDED, (3,)),
    ]


def test_unchanged_sentences_are_not_listed():
    base, other = segmented(["Alpha fell."]), segmented(["Alpha fell."])
    assert changes(base, other, links=[same((0, 0), (1, 0))]) == ()


def test_each_article_is_compared_with_the_base():
    base, one, two = segmented(["Alpha fell."]), segmented(["Alpha dropped."]), segmented(["Nothing."])
    found = changes(base, one, two, links=[link((0, 0), (1, 0)), link((1, 0), (2, 0))])
    assert [(change.kind, change.article, change.reference) for change in found] == [
        (ChangeKind.ADDED, 2, 0),  # nothing of the base stands before it
        (ChangeKind.REWORDED, 1, 0),
        (ChangeKind.OMITTED, 2, 0),
    ]


def test_texts_are_put_on_one_line_and_gaps_are_shown():
    base = segmented(["Rain fell\nall day.", "Boats sank.", "Roads closed."])
    other = segmented(["Rain fell and roads closed."])
    merged = next(
        change
        for change in changes(base, other, links=[link((0, (0, 2)), (1, 0))])
        if change.kind is ChangeKind.MERGED
    )
    assert merged.reference_text == "Rain fell all day. … Roads closed."
    assert merged.text == "Rain fell and roads closed."


def test_a_linked_change_carries_strength_and_reason():
    base, other = segmented(["Alpha fell."]), segmented(["Alpha dropped."])
    (change,) = changes(base, other, links=[link((0, 0), (1, 0), reason="They share Alpha.")])
    assert (change.similarity, change.reason, change.link) == (0.8, "They share Alpha.", 0)


def test_an_unlinked_change_says_that_the_other_article_lacks_it():
    base, other = segmented(["Alpha fell."]), segmented(["Beta rose."])
    added, omitted = changes(base, other, links=[])
    assert (omitted.kind, omitted.text, omitted.reference_text) == (ChangeKind.OMITTED, "", "Alpha fell.")
    assert (added.kind, added.text, added.reference_text) == (ChangeKind.ADDED, "Beta rose.", "")
    assert added.reason == omitted.reason == "No sentence of the other article says this."
