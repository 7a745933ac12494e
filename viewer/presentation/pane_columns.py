"""Share the width of the window among the panes and the gutters between them. Pure geometry, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

MIN_PANE = 268  # narrower columns break a headline into single words
MIN_GUTTER = 40  # narrower bands cannot be followed from side to side
MAX_GUTTER = 64


@dataclass(frozen=True, slots=True)
class Columns:
    """The x and the width of each pane and of each gutter, and the width of all."""

    panes: tuple[tuple[int, int], ...]
    gutters: tuple[tuple[int, int], ...]
    width: int


def share_width(width: int, count: int, max_pane: int) -> Columns:
    """Columns for `count` panes in `width`: centred where there is more room than the panes can use.

    Panes shrink before gutters do, down to their least widths; then the result is wider than `width`.
    """
    if count == 0:
        return Columns((), (), width)
    gaps = count - 1
    gutter = MAX_GUTTER
    if gaps and (width - gaps * MAX_GUTTER) / count < MIN_PANE:
        gutter = max(MIN_GUTTER, min(MAX_GUTTER, (width - count * MIN_PANE) // gaps))
    room = (width - gaps * gutter) // count
    pane = max(MIN_PANE, min(max(MIN_PANE, max_pane), room))
    total = pane * count + gutter * gaps
    left = max(0, (width - total) // 2)
    panes = tuple((left + place * (pane + gutter), pane) for place in range(count))
    gutters = tuple((x + pane, gutter) for x, _ in panes[:-1])
    return Columns(panes, gutters, max(width, total))
