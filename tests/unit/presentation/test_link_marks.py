"""How a sentence is marked from its links."""

from dataclasses import replace

import pytest
from comparison_builder import compared, link, same, segmented

from viewer.engine.model import EditKind, EditWeight, Finding, Link, Relation, Severity, Span, WordEdit
from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.presentation.link_marks import changed_spans


def marks(base, other, *links):
    """The marks of the base pane and of the other pane."""
    view = build_view(compared(base, other, links=links), (0, 1), 0)
    return view.panes[0].marks, view.panes[1].marks


def words(whole, spans):
    return [span.of(whole.article.text) for span in spans]


def test_changed_words_are_those_the_other_side_lacks():
    base = segmented(["The mayor of Velm resigned on Monday."])
    other = segmented(["The mayor of Velm resigned late on Tuesday."])
    (mark,), (other_mark,) = marks(base, other, link((0, 0), (1, 0)))
    assert mark.kind is ChangeKind.REWORDED
    assert words(base, mark.changed) == ["Monday"]
    assert words(other, other_mark.changed) == ["late", "Tuesday"]


def test_neighbouring_changed_words_are_marked_as_one_phrase():
    base = segmented(["He walked to the old stone bridge."])
    other = segmented(["He walked to a new bridge."])
    (mark,), _ = marks(base, other, link((0, 0), (1, 0)))
    assert words(base, mark.changed) == ["the old stone"]


def test_a_clause_that_stands_elsewhere_is_no_changed_word():
    base = segmented(["At dawn, twelve bridges closed."])
    other = segmented(["Thirteen bridges closed at dawn."])
    diff = (
        WordEdit(EditKind.DELETE, "At dawn,", (Span(0, 8),), (), EditWeight.MOVED),
        WordEdit(EditKind.DELETE, "twelve", (Span(9, 15),), ()),
        WordEdit(EditKind.INSERT, "Thirteen", (), (Span(0, 8),)),
        WordEdit(EditKind.EQUAL, " bridges closed ", (Span(16, 30),), (Span(9, 23),)),
        WordEdit(EditKind.INSERT, "at dawn", (), (Span(24, 31),), EditWeight.MOVED),
        WordEdit(EditKind.EQUAL, ".", (Span(30, 31),), (Span(31, 32),)),
    )
    (mark,), (other_mark,) = marks(base, other, replace(link((0, 0), (1, 0)), word_diff=diff))
    assert words(base, mark.relocated) == ["At dawn,"]
    assert words(other, other_mark.relocated) == ["at dawn"]
    assert (words(base, mark.changed), words(other, other_mark.changed)) == (["twelve"], ["Thirteen"])


def test_one_base_sentence_to_two_is_split_in_both_panes():
    base = segmented(["Rain fell, and roads closed."])
    other = segmented(["Rain fell.", "Roads closed."])
    own, others = marks(base, other, link((0, 0), (1, (0, 1))))
    assert [mark.kind for mark in (*own, *others)] == [ChangeKind.SPLIT] * 3


def test_two_base_sentences_to_one_are_merged_in_both_panes():
    base = segmented(["Rain fell.", "Roads closed."])
    other = segmented(["Rain fell, and roads closed."])
    own, others = marks(base, other, link((0, (0, 1)), (1, 0)))
    assert [mark.kind for mark in (*own, *others)] == [ChangeKind.MERGED] * 3


def test_split_is_seen_from_the_base_even_where_the_base_is_the_second_article():
    one, two = segmented(["Rain fell.", "Roads closed."]), segmented(["Rain fell, and roads closed."])
    view = build_view(compared(one, two, links=[link((0, (0, 1)), (1, 0))]), (0, 1), 1)
    assert view.panes[0].marks[0].kind is ChangeKind.SPLIT


def test_identical_but_for_quotation_marks_is_typography():
    base, other = segmented(["“Stay,” she said."]), segmented(['"Stay," she said.'])
    (mark,), (other_mark,) = marks(base, other, same((0, 0), (1, 0)))
    assert mark.kind is ChangeKind.TYPOGRAPHY
    assert mark.changed == ()
    assert words(base, mark.typography) == ["“", "”"]
    assert words(other, other_mark.typography) == ['"', '"']


def test_identical_elsewhere_is_moved():
    base, other = segmented(["One.", "Two."]), segmented(["Two.", "One."])
    own, _ = marks(base, other, same((0, 0), (1, 1), moved=True), same((0, 1), (1, 0)))
    assert [(mark.kind, mark.moved) for mark in own] == [
        (ChangeKind.MOVED, True),
        (ChangeKind.UNCHANGED, False),
    ]


def test_reworded_and_moved_keeps_both():
    base, other = segmented(["The old well is dry."]), segmented(["The well is dry."])
    (mark,), _ = marks(base, other, link((0, 0), (1, 0), moved=True))
    assert (mark.kind, mark.moved) == (ChangeKind.REWORDED, True)


def test_a_partial_link_is_reworded_and_partial():
    base, other = segmented(["A dam broke near Sill."]), segmented(["A dam broke, and 40 fled."])
    (mark,), _ = marks(base, other, link((0, 0), (1, 0), Relation.PARTIAL))
    assert (mark.kind, mark.partial) == (ChangeKind.REWORDED, True)


def test_a_sentence_with_an_identical_counterpart_stays_unchanged_beside_looser_links():
    base, other = (
        segmented(["The vote is on Friday."]),
        segmented(["The vote is on Friday.", "Friday is voting day."]),
    )
    (mark,), others = marks(base, other, same((0, 0), (1, 0)), link((0, 0), (1, 1), Relation.PARTIAL))
    assert (mark.kind, mark.changed, mark.links) == (ChangeKind.UNCHANGED, (), (0, 1))
    assert others[1].kind is ChangeKind.REWORDED


def test_words_found_in_any_counterpart_do_not_count_as_changed():
    base = segmented(["Rain fell and roads closed early."])
    other = segmented(["Rain fell.", "Trains stopped and roads closed."])
    (mark,), _ = marks(base, other, link((0, 0), (1, 0)), link((0, 0), (1, 1)))
    assert words(base, mark.changed) == ["early"]


def test_only_here_means_no_other_article_has_it():
    first, second, third = segmented(["Alpha.", "Beta."]), segmented(["Gamma."]), segmented(["Beta."])
    view = build_view(compared(first, second, third, links=[same((0, 1), (2, 0))]), (0, 1, 2), 0)
    assert [(mark.kind, mark.only_here) for mark in view.panes[0].marks] == [
        (ChangeKind.OMITTED, True),
        (ChangeKind.OMITTED, False),
    ]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ((), None),
        ((Severity.WORDING,), Severity.WORDING),
        ((Severity.WORDING, Severity.CONFLICT, Severity.PRECISION), Severity.CONFLICT),
        ((Severity.PRECISION, Severity.WORDING), Severity.PRECISION),
    ],
)
def test_severity_is_that_of_the_worst_finding(found, expected):
    base, other = segmented(["Some 400 came."]), segmented(["Some 500 came."])
    findings = tuple(Finding("number", severity, "400", "500", None, None, "") for severity in found)
    plain = link((0, 0), (1, 0))
    rich = Link(plain.a, plain.b, plain.relation, False, 0.8, "", (), findings)
    (mark,), _ = marks(base, other, rich)
    assert mark.severity is expected


def test_changed_spans_of_a_link_stand_in_text_order():
    base = segmented(["Twelve boats left Orrin at dawn."])
    other = segmented(["Ten boats left Orrin at dusk."])
    whole = compared(base, other, links=[link((0, 0), (1, 0))])
    assert words(other, changed_spans(whole.links[0], 1)) == ["Ten", "dusk"]
