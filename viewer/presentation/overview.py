"""The ruler beside a pane: marks of the whole article on a short strip. Pure geometry, in pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.presentation.roles import MARKED_KINDS
from viewer.presentation.sentence_geometry import Extent
from viewer.presentation.view_records import ChangeKind, SentenceMark

MIN_MARK_HEIGHT = 2.0  # thinner marks cannot be told from the strip

LANES: Mapping[ChangeKind, int] = {
    ChangeKind.OMITTED: 0,
    ChangeKind.ADDED: 0,
    ChangeKind.REWORDED: 1,
    ChangeKind.SPLIT: 1,
    ChangeKind.MERGED: 1,
    ChangeKind.MOVED: 2,
}
LANE_COUNT = 3


@dataclass(frozen=True, slots=True)
class RulerMark:
    """A sentence on the strip: left what is missing elsewhere, in the middle rewording, right moves."""

    top: float
    height: float
    lane: int
    kind: ChangeKind


@dataclass(frozen=True, slots=True)
class RulerScale:
    """Turns heights of the page (``page.top`` to ``bottom``) into heights of the strip (0 to ``length``)."""

    page: Extent
    length: float

    @property
    def factor(self) -> float:
        """Strip pixels per page pixel; never above 1, so that a short article keeps its proportions."""
        return min(1.0, self.length / max(1.0, self.page.bottom - self.page.top))

    def to_strip(self, y: float) -> float:
        """The height on the strip of a height on the page."""
        return (y - self.page.top) * self.factor

    def to_page(self, y: float) -> float:
        """The height on the page of a height on the strip."""
        return self.page.top + y / self.factor


def ruler_marks(
    marks: Sequence[SentenceMark], extents: Sequence[Extent], scale: RulerScale
) -> tuple[RulerMark, ...]:
    """The marks of all changed sentences; a moved sentence has a second mark in the lane of moves."""
    placed: list[RulerMark] = []
    for mark, extent in zip(marks, extents, strict=True):
        kinds = {kind for kind in (mark.kind, ChangeKind.MOVED if mark.moved else mark.kind)}
        for kind in sorted(kinds.intersection(MARKED_KINDS)):
            placed.append(_mark(kind, extent, scale))
    return tuple(placed)


def _mark(kind: ChangeKind, extent: Extent, scale: RulerScale) -> RulerMark:
    top, bottom = scale.to_strip(extent.top), scale.to_strip(extent.bottom)
    height = max(MIN_MARK_HEIGHT, bottom - top - 1)  # a pixel of air keeps neighbours apart
    return RulerMark(min(top, scale.length - height), height, LANES[kind], kind)
