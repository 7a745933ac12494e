"""How each kind of change looks and is called: a sign, a line, a family of colour roles and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from viewer.presentation.view_records import ChangeKind


class LineStyle(StrEnum):
    """The line drawn along the words of a sentence; it tells the kinds apart without colour."""

    NONE = "none"
    UNDERLINE = "underline"
    STRIKE = "strike"
    DASHED = "dashed"
    DASH_DOT = "dash_dot"


@dataclass(frozen=True, slots=True)
class KindStyle:
    """The look of one kind. ``colours`` begins its colour roles: "added" has "added_wash", ..."""

    kind: ChangeKind
    sign: str
    line: LineStyle
    colours: str
    label: str  # for the user, as in "3 reworded"


KIND_STYLES: Mapping[ChangeKind, KindStyle] = {
    style.kind: style
    for style in (
        KindStyle(ChangeKind.UNCHANGED, "", LineStyle.NONE, "same", "unchanged"),
        KindStyle(ChangeKind.TYPOGRAPHY, "", LineStyle.NONE, "typography", "typography only"),
        KindStyle(ChangeKind.REWORDED, "≈", LineStyle.NONE, "reworded", "reworded"),
        KindStyle(ChangeKind.ADDED, "+", LineStyle.UNDERLINE, "added", "added"),
        KindStyle(ChangeKind.OMITTED, "−", LineStyle.STRIKE, "omitted", "omitted"),
        KindStyle(ChangeKind.MOVED, "⇅", LineStyle.DASH_DOT, "moved", "moved"),
        KindStyle(ChangeKind.SPLIT, "⑂", LineStyle.DASHED, "split", "split"),
        KindStyle(ChangeKind.MERGED, "⑃", LineStyle.DASHED, "merged", "merged"),
    )
}

MARKED_KINDS = (
    ChangeKind.REWORDED,
    ChangeKind.ADDED,
    ChangeKind.OMITTED,
    ChangeKind.MOVED,
    ChangeKind.SPLIT,
    ChangeKind.MERGED,
)
"""The kinds that get a wash, a bar and a sign."""
