"""Sharing the width among panes."""

from itertools import pairwise

from viewer.presentation.pane_columns import MAX_GUTTER, MIN_GUTTER, MIN_PANE, share_width


def test_panes_share_the_width_with_full_gutters():
    columns = share_width(1500, 3, 2000)
    assert [width for _, width in columns.panes] == [457, 457, 457]
    assert [width for _, width in columns.gutters] == [MAX_GUTTER, MAX_GUTTER]


def test_panes_and_gutters_stand_side_by_side():
    columns = share_width(1500, 3, 2000)
    edges = [columns.panes[0], columns.gutters[0], columns.panes[1], columns.gutters[1], columns.panes[2]]
    for (left, width), (following, _) in pairwise(edges):
        assert left + width == following


def test_panes_that_cannot_use_the_room_are_centred():
    columns = share_width(2560, 2, 800)
    (first, width), (second, _) = columns.panes
    assert width == 800
    assert abs(first - (2560 - (second + width))) <= 1


def test_three_panes_fit_in_900_pixels_with_narrow_gutters():
    columns = share_width(900, 3, 800)
    assert columns.width == 900
    assert min(width for _, width in columns.panes) >= MIN_PANE
    assert all(MIN_GUTTER <= width < MAX_GUTTER for _, width in columns.gutters)


def test_many_panes_are_wider_than_the_window():
    columns = share_width(900, 8, 800)
    assert columns.width == 8 * MIN_PANE + 7 * MIN_GUTTER


def test_no_panes_take_no_room():
    assert share_width(900, 0, 800).panes == ()
