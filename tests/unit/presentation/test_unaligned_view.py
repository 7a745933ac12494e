"""Articles that are not aligned yet."""

from __future__ import annotations

from comparison_builder import compared, link, segmented

from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.presentation.unaligned_view import hide_marks, without_alignment

FIRST = segmented(["Four sank."])
SECOND = segmented(["Five sank."], source="b.txt")
THIRD = segmented(["Rain fell."], source="c.txt")


def kinds(view):
    return [[mark.kind for mark in pane.marks] for pane in view.panes]


def test_articles_that_were_only_read_have_no_marks_and_no_changes():
    view = build_view(without_alignment((FIRST, SECOND)), (0, 1), 0)
    hidden = hide_marks(view, frozenset({0, 1}))
    assert kinds(hidden) == [[ChangeKind.UNCHANGED], [ChangeKind.UNCHANGED]]
    assert hidden.changes == ()
    assert not any(pane.counts for pane in hidden.panes)


def test_the_aligned_ones_keep_theirs():
    comparison = compared(FIRST, SECOND, THIRD, links=[link((0, 0), (1, 0))])
    hidden = hide_marks(build_view(comparison, (0, 1, 2), 0), frozenset({2}))
    assert kinds(hidden) == [[ChangeKind.REWORDED], [ChangeKind.REWORDED], [ChangeKind.UNCHANGED]]
    assert [change.kind for change in hidden.changes] == [ChangeKind.REWORDED]


def test_with_nothing_to_hide_the_view_is_the_same():
    view = build_view(compared(FIRST, SECOND, links=[link((0, 0), (1, 0))]), (0, 1), 0)
    assert hide_marks(view, frozenset()) is view
