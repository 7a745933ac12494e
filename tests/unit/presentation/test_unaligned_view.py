"""Articles that are not aligned yet."""

from __future__ import annotations

from comparison_builder import compared, link, segmented

from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.presentation.unaligned_view import build_partial_view, without_alignment

FIRST = segmented(["Four sank."])
SECOND = segmented(["Five sank."], source="b.txt")
THIRD = segmented(["Rain fell."], source="c.txt")
TWO_ALIGNED = compared(FIRST, SECOND, THIRD, links=[link((0, 0), (1, 0))])


def kinds(view):
    return [[mark.kind for mark in pane.marks] for pane in view.panes]


def test_articles_that_were_only_read_have_no_marks_and_no_changes():
    view = build_partial_view(without_alignment((FIRST, SECOND)), (0, 1), 0, frozenset({0, 1}))
    assert kinds(view) == [[ChangeKind.UNCHANGED], [ChangeKind.UNCHANGED]]
    assert view.changes == ()
    assert not any(pane.counts for pane in view.panes)


def test_the_aligned_ones_keep_their_marks_and_changes():
    view = build_partial_view(TWO_ALIGNED, (0, 1, 2), 0, frozenset({2}))
    assert kinds(view) == [[ChangeKind.REWORDED], [ChangeKind.REWORDED], [ChangeKind.UNCHANGED]]
    assert [change.kind for change in view.changes] == [ChangeKind.REWORDED]


def test_bands_keep_to_their_panes_beside_an_unaligned_one():
    view = build_partial_view(TWO_ALIGNED, (2, 0, 1), 0, frozenset({2}))
    assert [band.left_pane for band in view.bands] == [1]
    assert [pane.article for pane in view.panes] == [2, 0, 1]


def test_no_band_crosses_an_unaligned_pane():
    assert build_partial_view(TWO_ALIGNED, (0, 2, 1), 0, frozenset({2})).bands == ()


def test_with_an_unaligned_base_nothing_is_marked():
    view = build_partial_view(TWO_ALIGNED, (2, 0, 1), 2, frozenset({2}))
    assert kinds(view) == [[ChangeKind.UNCHANGED]] * 3
    assert (view.base, view.changes) == (2, ())


def test_with_everything_aligned_it_is_the_usual_view():
    comparison = compared(FIRST, SECOND, links=[link((0, 0), (1, 0))])
    assert build_partial_view(comparison, (0, 1), 0, frozenset()) == build_view(comparison, (0, 1), 0)
