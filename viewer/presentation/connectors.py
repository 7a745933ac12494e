"""The bands that join linked sentences across the gutter between two panes. Pure geometry, in pixels."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from viewer.presentation.sentence_geometry import Extent, run_extents
from viewer.presentation.view_records import Band

FAR_SHARE = 0.3  # of the window's height: an end farther out of sight is drawn as if it were this far


@dataclass(frozen=True, slots=True)
class Connector:
    """One piece of a band: a height range on the left page joined to one on the right page."""

    band: int  # index into the bands given
    left: Extent
    right: Extent

    def leads_out_of_sight(self, height: float) -> bool:
        """Whether one end of the placed piece lies outside a gutter of this height."""
        return any(end.bottom <= 0 or end.top >= height for end in (self.left, self.right))

    def placed(self, left_scroll: float, right_scroll: float) -> Connector:
        """The same piece in gutter coordinates, with the two pages scrolled by these amounts."""
        return Connector(
            self.band,
            Extent(self.left.top - left_scroll, self.left.bottom - left_scroll),
            Extent(self.right.top - right_scroll, self.right.bottom - right_scroll),
        )


class ConnectorIndex:
    """All pieces of the bands between two pages, ready to be searched at every frame."""

    def __init__(self, bands: Sequence[Band], left: Sequence[Extent], right: Sequence[Extent]) -> None:
        """Make a piece for each pair of runs that a band joins, from the extents of both pages' sentences."""
        pieces = tuple(
            Connector(index, left_run, right_run)
            for index, band in enumerate(bands)
            for left_run in run_extents(left, band.left_sentences)
            for right_run in run_extents(right, band.right_sentences)
        )
        self.pieces = pieces
        self._left = _Shelf([piece.left for piece in pieces])
        self._right = _Shelf([piece.right for piece in pieces])

    def visible(self, left_scroll: float, right_scroll: float, height: float) -> list[Connector]:
        """Those with an end in sight, in gutter coordinates; a band with both out of sight says nothing."""
        found = self._left.touching(left_scroll, left_scroll + height)
        found |= self._right.touching(right_scroll, right_scroll + height)
        return [
            _pulled_near(self.pieces[place].placed(left_scroll, right_scroll), height)
            for place in sorted(found)
        ]


class _Shelf:
    """Extents sorted by their tops."""

    def __init__(self, extents: Sequence[Extent]) -> None:
        self._places = sorted(range(len(extents)), key=lambda place: extents[place].top)
        self._tops = [extents[place].top for place in self._places]
        self._bottoms = [extents[place].bottom for place in self._places]
        self._tallest = max((extent.bottom - extent.top for extent in extents), default=0.0)

    def touching(self, top: float, bottom: float) -> set[int]:
        """The places of the extents that reach into the heights from top to bottom."""
        first, last = bisect_left(self._tops, top - self._tallest), bisect_left(self._tops, bottom)
        return {self._places[at] for at in range(first, last) if self._bottoms[at] > top}


def _pulled_near(piece: Connector, height: float) -> Connector:
    """The piece with an end that is far out of sight brought nearer: long curves take long to paint."""
    return Connector(piece.band, _near(piece.left, height), _near(piece.right, height))


def _near(extent: Extent, height: float) -> Extent:
    reach = FAR_SHARE * height
    shift = min(0.0, height + reach - extent.top) + max(0.0, -reach - extent.bottom)
    return Extent(extent.top + shift, extent.bottom + shift)


def height_at(piece: Connector, share: float) -> Extent:
    """The heights that a placed piece covers at a share (0 left, 1 right) of the gutter's width.

    The edges are cubic Bézier curves whose control points stand at the middle of the gutter.
    """
    weight = share * share * (3 - 2 * share) if share not in (0, 1) else share
    # With both control points at half the width, x(t) is not linear in t; solve it by bisection.
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        x = 1.5 * middle * (1 - middle) ** 2 + 1.5 * middle**2 * (1 - middle) + middle**3
        low, high = (middle, high) if x < share else (low, middle)
    weight = low * low * (3 - 2 * low)
    return Extent(
        piece.left.top + (piece.right.top - piece.left.top) * weight,
        piece.left.bottom + (piece.right.bottom - piece.left.bottom) * weight,
    )
