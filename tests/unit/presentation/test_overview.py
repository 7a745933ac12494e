"""The ruler beside a pane."""

from viewer.presentation.comparison_view import ChangeKind, SentenceMark
from viewer.presentation.overview import MIN_MARK_HEIGHT, RulerMark, RulerScale, ruler_marks
from viewer.presentation.sentence_geometry import Extent

SCALE = RulerScale(Extent(1000, 3000), 500)
EXTENTS = [Extent(1000, 1100), Extent(1100, 1104), Extent(2000, 2400)]


def marks(*kinds, moved=False):
    return [SentenceMark(place, kind, moved=moved) for place, kind in enumerate(kinds)]


def test_marks_stand_in_proportion():
    found = ruler_marks(marks(ChangeKind.ADDED, ChangeKind.UNCHANGED, ChangeKind.REWORDED), EXTENTS, SCALE)
    assert found == (
        RulerMark(0, 24, 0, ChangeKind.ADDED),
        RulerMark(250, 99, 1, ChangeKind.REWORDED),
    )


def test_the_smallest_mark_can_still_be_seen():
    found = ruler_marks(
        marks(ChangeKind.UNCHANGED, ChangeKind.OMITTED, ChangeKind.TYPOGRAPHY), EXTENTS, SCALE
    )
    assert [mark.height for mark in found] == [MIN_MARK_HEIGHT]


def test_a_moved_and_reworded_sentence_has_a_mark_in_both_lanes():
    found = ruler_marks(marks(ChangeKind.REWORDED, moved=True), EXTENTS[:1], SCALE)
    assert {(mark.kind, mark.lane) for mark in found} == {(ChangeKind.REWORDED, 1), (ChangeKind.MOVED, 2)}


def test_a_short_article_is_not_stretched():
    assert RulerScale(Extent(0, 100), 500).factor == 1


def test_heights_turn_back():
    assert SCALE.to_page(SCALE.to_strip(1730)) == 1730
