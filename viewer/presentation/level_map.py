"""Keep pages level: map heights of one page to another through linked sentences. Pure geometry, in pixels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from viewer.engine.model import Comparison
from viewer.presentation.sentence_geometry import Extent

TOP_AIR = 24.0
"""Blank pixels between the window's edge and the first or last line of an article scrolled to its end."""
_FOCUS_PACE = (
    0.35  # how fast the levelled line leaves an end; faster levels sooner, above ~0.5 pages may run back
)
_OFFSET_PACE = 0.5  # pixels of stray that a follower makes up for each pixel scrolled
_OFFSET_PAGES = 2.0  # ... and the share of stray made up over one page scrolled

Anchor = tuple[int, int]
"""A sentence of one article and its counterpart in another."""


def scroll_anchors(comparison: Comparison, left: int, right: int) -> tuple[Anchor, ...]:
    """Linked sentences of two articles that keep a common order: the longest chain that ascends in both."""
    pairs = sorted(
        (link.side_of(left).sentences[0], link.side_of(right).sentences[0])
        for link in comparison.links_between(left, right)
        if not link.moved
    )
    return _longest_chain(pairs)


def _longest_chain(pairs: Sequence[Anchor]) -> tuple[Anchor, ...]:
    """The longest subsequence that ascends strictly on both sides (patience sorting)."""
    tails: list[int] = []  # the smallest right end of a chain of each length
    tail_places: list[int] = []
    before: list[int] = []
    # Among equal left ends the right ends descend, so that a chain takes at most one of them.
    ordered = sorted(pairs, key=lambda pair: (pair[0], -pair[1]))
    for place, (_, right) in enumerate(ordered):
        length = bisect_left(tails, right)
        before.append(tail_places[length - 1] if length else -1)
        tails[length : length + 1] = [right]
        tail_places[length : length + 1] = [place]
    chain: list[Anchor] = []
    place = tail_places[-1] if tail_places else -1
    while place >= 0:
        chain.append(ordered[place])
        place = before[place]
    return tuple(reversed(chain))


@dataclass(frozen=True, slots=True)
class LevelMap:
    """Heights of one page and the heights on another that are level with them; both ascend strictly."""

    own: tuple[float, ...]
    other: tuple[float, ...]

    def level(self, y: float) -> float:
        """The height on the other page: interpolated between anchors, one for one beyond the outermost."""
        place = bisect_right(self.own, y)
        if place == 0:
            return self.other[0] + y - self.own[0]
        if place == len(self.own):
            return self.other[-1] + y - self.own[-1]
        share = (y - self.own[place - 1]) / (self.own[place] - self.own[place - 1])
        return self.other[place - 1] + share * (self.other[place] - self.other[place - 1])

    def reversed(self) -> LevelMap:
        """The map from the other page to this one."""
        return LevelMap(self.other, self.own)


def level_map(anchors: Sequence[Anchor], own: Page, other: Page) -> LevelMap:
    """The map between two pages through their anchors, and through the ends of both texts."""
    points = [(own.text.top, other.text.top)]
    for left, right in anchors:
        _append_rising(points, (own.extents[left].top, other.extents[right].top))
    end = (own.text.bottom, other.text.bottom)
    while len(points) > 1 and not _rises(points[-1], end):
        points.pop()
    _append_rising(points, end)
    return LevelMap(tuple(x for x, _ in points), tuple(y for _, y in points))


def _append_rising(points: list[tuple[float, float]], point: tuple[float, float]) -> None:
    if _rises(points[-1], point):
        points.append(point)


def _rises(low: tuple[float, float], high: tuple[float, float]) -> bool:
    return high[0] > low[0] and high[1] > low[1]


@dataclass(frozen=True, slots=True)
class Page:
    """A laid-out article behind a window of some height: the extents of its text and of its sentences."""

    text: Extent
    extents: Sequence[Extent]
    window: float

    @property
    def start(self) -> float:
        """The scroll value that shows the beginning."""
        return self.text.top - TOP_AIR

    @property
    def end(self) -> float:
        """The scroll value that shows the end; `start` where all of the text fits in the window."""
        return max(self.start, self.text.bottom + TOP_AIR - self.window)

    def focus(self, scroll: float) -> float:
        """The height in the window that is kept level: the middle, but near an end of the text that end."""
        middle = self.window / 2
        after_start = TOP_AIR + _FOCUS_PACE * (scroll - self.start)
        before_end = self.window - TOP_AIR - _FOCUS_PACE * (self.end - scroll)
        return max(0.0, min(self.window, max(before_end, min(middle, after_start))))


def follow(own: Page, other: Page, levels: LevelMap, moved: tuple[float, float], follower: float) -> float:
    """Where the other page scrolls when its own page scrolled from and to these values.

    A follower that strayed (by levelling a moved sentence, or scrolled alone) finds back little by little, so
    that nothing jumps. At its ends a page takes every other along to theirs.
    """
    before, after = moved
    if after <= own.start and after < before:
        return other.start
    if after >= own.end and after > before:
        return other.end
    stray = follower - _level_scroll(own, levels, before)
    distance = abs(after - before)
    made_up = max(
        _OFFSET_PACE * distance, abs(stray) * min(1.0, _OFFSET_PAGES * distance / max(1.0, own.window))
    )
    stray = 0.0 if abs(stray) <= max(1.0, made_up) else stray - made_up * (1 if stray > 0 else -1)
    target = _level_scroll(own, levels, after) + stray
    return max(min(other.start, follower), min(max(other.end, follower), target))


def _level_scroll(own: Page, levels: LevelMap, scroll: float) -> float:
    focus = own.focus(scroll)
    return levels.level(scroll + focus) - focus
