"""Both wordings of a change, shortened."""

from __future__ import annotations

from comparison_builder import compared, link, same, segmented

from viewer.presentation.change_excerpt import LEAD, change_excerpts
from viewer.presentation.comparison_view import build_view


def excerpts_of(first, second, *links):
    comparison = compared(segmented(first), segmented(second, source="b.txt"), links=links)
    view = build_view(comparison, (0, 1), 0)
    return [change_excerpts(comparison, change) for change in view.changes]


def words(excerpt):
    return "".join(piece.text for piece in excerpt)


def marked(excerpt):
    return [piece.text for piece in excerpt if piece.changed]


def test_the_words_that_differ_are_marked_on_both_sides():
    [(old, new)] = excerpts_of(["Four boats sank."], ["Five boats sank."], link((0, 0), (1, 0)))
    assert (marked(old), marked(new)) == (["Four"], ["Five"])
    assert (words(old), words(new)) == ("Four boats sank.", "Five boats sank.")


def test_a_sentence_without_counterpart_has_one_side():
    [(old, new)] = excerpts_of(["Boats sank."], ["Boats sank.", "Nobody saw it."], same((0, 0), (1, 0)))
    assert old == ()
    assert words(new) == "Nobody saw it."
    assert marked(new) == []


def test_what_stands_long_before_the_first_change_is_cut_at_a_space():
    start = "The harbour master of the old town at the mouth of the river said "
    [(old, new)] = excerpts_of(
        [f"{start}four boats sank."], [f"{start}five boats sank."], link((0, 0), (1, 0))
    )
    for excerpt, number in ((old, "four"), (new, "five")):
        lead = words(excerpt).partition(number)[0]
        assert lead == "…mouth of the river said "
        assert len(lead) <= LEAD + 1


def test_a_short_beginning_is_kept_whole():
    [(old, _)] = excerpts_of(["Police said four sank."], ["Police said five sank."], link((0, 0), (1, 0)))
    assert words(old) == "Police said four sank."


def test_the_sentences_of_a_split_are_joined():
    [(_, new)] = excerpts_of(
        ["Boats sank and crews swam."], ["Boats sank.", "Crews swam."], link((0, 0), (1, (0, 1)))
    )
    assert words(new) == "Boats sank. Crews swam."


def test_sentences_far_apart_have_a_gap_between_them():
    changes = excerpts_of(
        ["Boats sank and crews swam."],
        ["Boats sank.", "It was dark.", "Crews swam."],
        link((0, 0), (1, (0, 2))),
    )
    assert "Boats sank. … Crews swam." in [words(new) for _, new in changes]


def test_line_breaks_become_spaces():
    [(old, _)] = excerpts_of(["Four\nboats sank."], ["Five boats sank."], link((0, 0), (1, 0)))
    assert words(old) == "Four boats sank."


def test_typography_is_marked_where_nothing_else_differs():
    [(old, new)] = excerpts_of(['He said "no".'], ["He said “no”."], same((0, 0), (1, 0)))
    assert marked(old) == ['"', '"'] or marked(old) == ['"', '"."']
    assert all(mark.strip(".") in "“”" for mark in marked(new))
