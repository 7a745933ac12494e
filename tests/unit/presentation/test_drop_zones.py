"""Where something dragged over the panes would go."""

import pytest

from viewer.presentation.drop_zones import drop_target

PANES = [(0, 400), (464, 400)]


@pytest.mark.parametrize(
    ("x", "insert_at", "replace"),
    [
        (5, 0, None),
        (200, None, 0),
        (390, 1, None),
        (430, 1, None),
        (500, 1, None),
        (664, None, 1),
        (850, 2, None),
        (1200, 2, None),
    ],
)
def test_edges_add_beside_and_the_middle_replaces(x, insert_at, replace):
    target = drop_target(x, PANES)
    assert (target.insert_at, target.replace) == (insert_at, replace)


@pytest.mark.parametrize(("x", "insert_at"), [(150, 0), (250, 1), (600, 1), (700, 2)])
def test_a_header_goes_to_the_nearest_edge(x, insert_at):
    assert drop_target(x, PANES, may_replace=False).insert_at == insert_at


def test_the_zone_between_panes_covers_both_edges():
    target = drop_target(430, PANES)
    assert (target.left, target.left + target.width) == (300, 564)


def test_without_panes_the_first_place_is_meant():
    assert drop_target(77, []).insert_at == 0
