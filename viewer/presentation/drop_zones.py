"""Where something dragged over the panes would go. Pure geometry, in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

EDGE_SHARE = (
    0.25  # of a pane's width at either side: dropping there adds beside it, in the middle replaces it
)


@dataclass(frozen=True, slots=True)
class DropTarget:
    """Replace the pane at a position, or insert before it: exactly one is not None.

    ``left`` and ``width`` are of the zone that shows it.
    """

    insert_at: int | None
    replace: int | None
    left: float
    width: float


def drop_target(x: float, panes: Sequence[tuple[int, int]], *, may_replace: bool = True) -> DropTarget:
    """What dropping at `x` would do, from the x and width of each pane, left to right.

    Without `may_replace`, as when a header is dragged, the nearest edge of a pane counts.
    """
    for position, (left, width) in enumerate(panes):
        share = (x - left) / max(1, width)
        if may_replace and EDGE_SHARE <= share < 1 - EDGE_SHARE:
            return DropTarget(None, position, left, width)
        if share < (EDGE_SHARE if may_replace else 0.5):
            return _gap(position, panes)
    return _gap(len(panes), panes)


def _gap(position: int, panes: Sequence[tuple[int, int]]) -> DropTarget:
    """The zone between two panes, as wide as the edges that belong to it."""
    if not panes:
        return DropTarget(0, None, 0, 0)
    start = _right_edge(panes[position - 1]) if position > 0 else float(panes[0][0])
    end = _left_edge(panes[position]) if position < len(panes) else float(sum(panes[-1]))
    return DropTarget(position, None, start, end - start)


def _left_edge(pane: tuple[int, int]) -> float:
    return pane[0] + EDGE_SHARE * pane[1]


def _right_edge(pane: tuple[int, int]) -> float:
    return pane[0] + (1 - EDGE_SHARE) * pane[1]
