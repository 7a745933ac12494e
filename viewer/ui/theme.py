"""Colours by role, read from the theme files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from viewer.engine.model import Severity
from viewer.presentation.roles import KIND_STYLES
from viewer.presentation.view_records import ChangeKind
from viewer.resources import resource

SURFACE_ROLES = (
    "paper",  # behind an article's text
    "ink",  # an article's text
    "byline",  # bylines, captions and notes of an article, on paper and on all washes
    "muted",  # secondary text of the window
    "desk",  # around and between the panes
    "chrome",  # headers, bars and buttons
    "rule",  # thin lines
    "ruler",  # the strip beside a pane
    "viewport",  # the part of the strip that is in sight
    "same",  # bands and outlines of unchanged sentences
    "selection",
    "selection_ink",
    "focus",  # the pane that has the keyboard
    "drop",  # where something dragged will go
    "error",
)
KIND_PARTS = ("wash", "word", "accent")
"""A kind of change has a pale colour behind a sentence, a stronger one behind changed words, an accent."""

FACT_PARTS = ("word", "accent")
"""A fact that differs has a strong colour behind its words, and an accent for lines, signs and words."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A named set of colours."""

    name: str
    dark: bool
    colours: Mapping[str, QColor]

    def colour(self, role: str, opacity: float = 1.0) -> QColor:
        """The colour of a role, made see-through where `opacity` is below 1; KeyError for an unknown role."""
        colour = QColor(self.colours[role])
        colour.setAlphaF(opacity)
        return colour

    def fact_colour(self, severity: Severity, part: str) -> QColor:
        """The colour of a fact that differs; `part` is one of FACT_PARTS. Mere wording has quiet colours."""
        if severity is Severity.WORDING:
            return self.colour(f"typography_{part}")
        return self.colour(f"fact_{severity.value}_{part}")

    def kind_colour(self, kind: ChangeKind, part: str, opacity: float = 1.0) -> QColor:
        """The colour of a kind of change; `part` is one of KIND_PARTS."""
        if kind is ChangeKind.UNCHANGED:
            return self.colour("same" if part == "accent" else "paper", opacity)
        return self.colour(f"{KIND_STYLES[kind].colours}_{part}", opacity)


class Themed(Protocol):
    """A part of the window that paints in the colours of a theme."""

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""


def required_roles() -> tuple[str, ...]:
    """Every role that a theme file must define."""
    kinds = (style.colours for style in KIND_STYLES.values() if style.kind is not ChangeKind.UNCHANGED)
    facts = tuple(f"fact_{severity}_{part}" for severity in ("conflict", "precision") for part in FACT_PARTS)
    return SURFACE_ROLES + facts + tuple(f"{kind}_{part}" for kind in kinds for part in KIND_PARTS)


def theme_names() -> tuple[str, ...]:
    """The names of the themes that ship with the product."""
    return tuple(sorted(path.stem for path in resource("themes").glob("*.json")))


def load_theme(name: str) -> Theme:
    """Read a theme; ValueError where the file lacks a role or holds no colour for it."""
    data = json.loads(resource("themes", f"{name}.json").read_text(encoding="utf-8"))
    colours = {role: QColor(value) for role, value in data["colours"].items()}
    wrong = [role for role in required_roles() if role not in colours or not colours[role].isValid()]
    if wrong:
        raise ValueError(f"The theme {name} has no valid colour for {', '.join(wrong)}.")
    return Theme(data["name"], data["dark"], colours)


def system_theme_name(app: QGuiApplication) -> str:
    """The theme that goes with the colours of the desktop: "dark" or "light"."""
    scheme = app.styleHints().colorScheme()
    if scheme is Qt.ColorScheme.Unknown:
        window = app.palette().color(QPalette.ColorRole.Window)
        return "dark" if window.lightness() < 128 else "light"
    return "dark" if scheme is Qt.ColorScheme.Dark else "light"


def theme_palette(theme: Theme) -> QPalette:
    """The palette that dresses ordinary widgets in a theme."""
    palette = QPalette(theme.colour("chrome"), theme.colour("desk"))
    role = QPalette.ColorRole
    for target, source in (
        (role.Window, "desk"),
        (role.WindowText, "ink"),
        (role.Base, "paper"),
        (role.AlternateBase, "chrome"),
        (role.Text, "ink"),
        (role.Button, "chrome"),
        (role.ButtonText, "ink"),
        (role.ToolTipBase, "chrome"),
        (role.ToolTipText, "ink"),
        (role.PlaceholderText, "muted"),
        (role.Highlight, "selection"),
        (role.HighlightedText, "selection_ink"),
        (role.Link, "focus"),
    ):
        palette.setColor(target, theme.colour(source))
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, theme.colour("muted", 0.7))
    return palette
