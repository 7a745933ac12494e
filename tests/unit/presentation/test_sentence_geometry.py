"""Geometry of sentences on a page."""

from viewer.presentation.sentence_geometry import (
    Extent,
    LineBox,
    boxes_between,
    merge_intervals,
    neighbour_runs,
    run_extents,
    sentences_between,
)

PAGE = [Extent(0, 20), Extent(20, 60), Extent(40, 60), Extent(70, 90)]


def test_sentences_between_are_those_that_touch_the_range():
    assert list(sentences_between(PAGE, 30, 50)) == [1, 2]
    assert list(sentences_between(PAGE, 61, 69)) == []
    assert list(sentences_between(PAGE, -10, 500)) == [0, 1, 2, 3]


def test_intervals_that_touch_are_merged_whatever_their_direction():
    assert merge_intervals([(30, 10), (30.2, 40), (60, 50)]) == [(10, 40), (50, 60)]


def test_runs_are_neighbouring_sentences():
    assert neighbour_runs((1, 2, 3, 6, 8, 9)) == [(1, 3), (6, 6), (8, 9)]


def test_a_run_reaches_from_its_first_top_to_its_last_bottom():
    assert run_extents(PAGE, (0, 1, 3)) == [Extent(0, 60), Extent(70, 90)]


def test_boxes_between_are_the_lines_in_sight():
    lines = [LineBox(0, 30 * n, 100, 20, 30 * n + 15) for n in range(1000)]
    assert [box.top for box in boxes_between(lines, 95, 155)] == [90, 120, 150]
    assert list(boxes_between(lines, 21, 29)) == []
