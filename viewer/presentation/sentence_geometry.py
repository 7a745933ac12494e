"""Where sentences stand on a page: line boxes, runs of neighbours, look-up by height; all in pixels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LineBox:
    """The part of one text line that a stretch of text covers; ``baseline`` is a y like ``top``."""

    left: float
    top: float
    width: float
    height: float
    baseline: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.top + self.height


@dataclass(frozen=True, slots=True)
class Extent:
    """A half-open range of heights on a page."""

    top: float
    bottom: float


def sentences_between(extents: Sequence[Extent], top: float, bottom: float) -> range:
    """The sentences (in text order, so with ascending extents) that touch the heights from top to bottom."""
    first = bisect_right(extents, top, key=lambda extent: extent.bottom)
    last = bisect_left(extents, bottom, key=lambda extent: extent.top)
    return range(first, max(first, last))


def boxes_between(boxes: Sequence[LineBox], top: float, bottom: float) -> Sequence[LineBox]:
    """Of the boxes of a stretch of text, line by line, those that touch the heights from top to bottom."""
    first = bisect_right(boxes, top, key=lambda box: box.bottom)
    last = bisect_left(boxes, bottom, key=lambda box: box.top)
    return boxes[first : max(first, last)]


def merge_intervals(intervals: Iterable[tuple[float, float]], gap: float = 0.5) -> list[tuple[float, float]]:
    """Horizontal intervals in ascending order, those nearer than `gap` made one."""
    merged: list[tuple[float, float]] = []
    for left, right in sorted((min(pair), max(pair)) for pair in intervals):
        if merged and left <= merged[-1][1] + gap:
            merged[-1] = (merged[-1][0], max(merged[-1][1], right))
        else:
            merged.append((left, right))
    return merged


def neighbour_runs(sentences: Sequence[int]) -> list[tuple[int, int]]:
    """First and last of each run of neighbouring sentences; the sentences ascend."""
    runs: list[tuple[int, int]] = []
    for sentence in sentences:
        if runs and sentence == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], sentence)
        else:
            runs.append((sentence, sentence))
    return runs


def run_extents(extents: Sequence[Extent], sentences: Sequence[int]) -> list[Extent]:
    """The height range of each run of neighbouring sentences."""
    return [Extent(extents[first].top, extents[last].bottom) for first, last in neighbour_runs(sentences)]
