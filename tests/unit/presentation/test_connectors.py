"""Bands across a gutter."""

import pytest

from viewer.presentation.comparison_view import Band, ChangeKind
from viewer.presentation.connectors import FAR_SHARE, Connector, ConnectorIndex, height_at
from viewer.presentation.sentence_geometry import Extent

LEFT = [Extent(0, 20), Extent(20, 50), Extent(1000, 1020)]
RIGHT = [Extent(100, 130), Extent(130, 150), Extent(5000, 5040)]


def band(left, right):
    return Band(0, left, right, ChangeKind.REWORDED, False, 0)


def test_a_band_reaches_over_the_whole_run_on_each_side():
    (piece,) = ConnectorIndex([band((0,), (0, 1))], LEFT, RIGHT).pieces
    assert piece == Connector(0, Extent(0, 20), Extent(100, 150))


def test_sentences_that_are_no_neighbours_get_a_piece_each():
    pieces = ConnectorIndex([band((0,), (0, 2))], LEFT, RIGHT).pieces
    assert [piece.right for piece in pieces] == [Extent(100, 130), Extent(5000, 5040)]


def test_pieces_in_sight_are_placed_in_the_gutter():
    index = ConnectorIndex([band((0,), (0,)), band((2,), (2,))], LEFT, RIGHT)
    assert index.visible(10, 90, 400) == [Connector(0, Extent(-10, 10), Extent(10, 40))]


def test_a_piece_with_both_ends_out_of_sight_is_left_out():
    index = ConnectorIndex([band((0,), (2,))], LEFT, RIGHT)
    assert index.visible(500, 1000, 400) == []


def test_an_end_far_out_of_sight_is_pulled_near_and_keeps_its_height():
    index = ConnectorIndex([band((0,), (2,))], LEFT, RIGHT)
    (piece,) = index.visible(0, 0, 400)
    assert piece.left == Extent(0, 20)
    assert piece.right == Extent(400 * (1 + FAR_SHARE), 400 * (1 + FAR_SHARE) + 40)


def test_a_tall_piece_is_found_when_only_its_lower_part_is_in_sight():
    index = ConnectorIndex([band((0,), (0,))], [Extent(0, 900)], [Extent(0, 900)])
    assert len(index.visible(850, 850, 400)) == 1


@pytest.mark.parametrize(("share", "top", "bottom"), [(0.0, 0, 20), (1.0, 100, 160), (0.5, 50, 90)])
def test_the_height_of_a_piece_runs_from_side_to_side(share, top, bottom):
    extent = height_at(Connector(0, Extent(0, 20), Extent(100, 160)), share)
    assert extent.top == pytest.approx(top, abs=0.01)
    assert extent.bottom == pytest.approx(bottom, abs=0.01)
