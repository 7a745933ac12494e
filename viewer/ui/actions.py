"""Every action of the window: its menu, words, keys and icon, one line of a table each."""

# One line an action reads and greps better than wrapped ones.
# ruff: noqa: E501

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QColor, QKeySequence

from viewer.ui.icons import themed_icon

_Keys = QKeySequence.StandardKey
_NATIVE = QKeySequence.SequenceFormat.NativeText
_PORTABLE = QKeySequence.SequenceFormat.PortableText


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """An action as the user meets it; ``name`` is for the code. A name beginning with "-" is a separator."""

    name: str
    menu: str
    text: str = ""
    tip: str = ""
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


MENUS: Mapping[str, str] = {
    "file": "&File",
    "edit": "&Edit",
    "view": "&View",
    "go": "&Go",
    "help": "&Help",
}

# The words are looked up in the translation context "Actions" when the actions are built.
# fmt: off
ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("open", "file", "&Open…", "Open one article or several", (_Keys.Open,), "open"),
    ActionSpec("recent", "file", "Open &Recent"),
    ActionSpec("samples", "file", "Open &Samples", "Open the articles that come with the program", ("Ctrl+Shift+O",), "samples"),
    ActionSpec("-1", "file"),
    ActionSpec("close", "file", "&Close Article", "Close the active article", ("Ctrl+W",), "close"),
    ActionSpec("close_all", "file", "Close &All", "Close every article", ("Ctrl+Shift+W",)),
    ActionSpec("-2", "file"),
    ActionSpec("quit", "file", "&Quit", "Leave the program", ("Ctrl+Q",), role=QAction.MenuRole.QuitRole),
    ActionSpec("undo", "edit", "&Undo", "Undo the last opening, closing or moving of an article", (_Keys.Undo,), "undo"),
    ActionSpec("redo", "edit", "&Redo", "Do again what was undone", (_Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    ActionSpec("-3", "edit"),
    ActionSpec("copy", "edit", "&Copy", "Copy the selected words", (_Keys.Copy,), "copy"),
    ActionSpec("select_all", "edit", "Select &All", "Select the whole article that has the keyboard", (_Keys.SelectAll,)),
    ActionSpec("paste", "edit", "&Paste as Article", "Open the text or the files on the clipboard", ("Ctrl+Shift+V", _Keys.Paste), "paste"),
    ActionSpec("-4", "edit"),
    ActionSpec("cancel", "edit", "Ca&ncel the Comparison", "Stop reading and comparing", ("Ctrl+.",), "error"),
    ActionSpec("compare_again", "edit", "Compare A&gain", "Read the files and compare them once more", (_Keys.Refresh,)),
    ActionSpec("scroll_lock", "view", "&Lock Scrolling", "Keep counterparts level while scrolling; hold Ctrl to scroll one article alone", ("Ctrl+L",), "lock", checkable=True),
    ActionSpec("change_list", "view", "List of &Changes", "Show or hide the list of changes", ("Ctrl+Shift+L",), "changes", checkable=True),
    ActionSpec("fact_tables", "view", "&Facts", "Show or hide the tables of facts and quotations", ("Ctrl+Shift+F",), "facts", checkable=True),
    ActionSpec("toolbar", "view", "&Toolbar", "Show or hide the toolbar", ("Ctrl+Alt+T",), checkable=True),
    ActionSpec("-5", "view"),
    ActionSpec("zoom_in", "view", "Zoom &In", "Larger text", (_Keys.ZoomIn, "Ctrl+="), "zoom_in"),
    ActionSpec("zoom_out", "view", "Zoom &Out", "Smaller text", (_Keys.ZoomOut,), "zoom_out"),
    ActionSpec("zoom_reset", "view", "&Normal Size", "Text in its normal size", ("Ctrl+0",)),
    ActionSpec("-6", "view"),
    ActionSpec("theme_light", "view", "Light T&heme", "Dark words on light paper", checkable=True),
    ActionSpec("theme_dark", "view", "&Dark Theme", "Light words on dark paper", checkable=True),
    ActionSpec("theme_system", "view", "Theme of the &System", "Follow the desktop's choice of light or dark", checkable=True),
    ActionSpec("next_change", "go", "&Next Change", "Go to the next change", ("F8", "Alt+Down"), "next"),
    ActionSpec("previous_change", "go", "&Previous Change", "Go to the change before", ("F7", "Alt+Up"), "previous"),
    ActionSpec("-7", "go"),
    ActionSpec("next_counterpart", "go", "&Counterpart on the Right", "Go to the counterpart of the active sentence in the next article", ("Alt+Right",)),
    ActionSpec("previous_counterpart", "go", "Counterpart on the &Left", "Go to the counterpart of the active sentence in the article before", ("Alt+Left",)),
    ActionSpec("next_article", "go", "Next &Article", "Take the keyboard to the next article", ("F6",)),
    ActionSpec("previous_article", "go", "Previous A&rticle", "Take the keyboard to the article before", ("Shift+F6",)),
    ActionSpec("-8", "go"),
    ActionSpec("find_change", "go", "&Find in Changes", "Type words that a change contains", ("Ctrl+F",), "search"),
    ActionSpec("shortcuts", "help", "&Keyboard Shortcuts", "Show every key", (_Keys.HelpContents,)),
    ActionSpec("about", "help", "&About articlediff", "Version and licence", role=QAction.MenuRole.AboutRole),
)
# fmt: on

MAX_KEYS = 2
"""How many of an action's keys are listed: platforms bind some to keys that few keyboards have."""

TOOLBAR: tuple[str, ...] = (
    "open", "paste", "-", "undo", "redo", "-", "previous_change", "next_change", "-", "scroll_lock", "change_list", "fact_tables",
)  # fmt: skip
"""What the toolbar holds, "-" for a separator."""


def build_actions(parent: QObject, handlers: Mapping[str, Callable[..., object]]) -> dict[str, QAction]:
    """Make the QAction of every line of the table and connect it to the handler of its name.

    KeyError for an action without a handler. Checkable actions call theirs with the new state.
    """
    actions = {spec.name: _build(spec, parent) for spec in ACTIONS if not spec.name.startswith("-")}
    for name, action in actions.items():
        signal = action.toggled if action.isCheckable() else action.triggered
        signal.connect(_without_state(handlers[name]) if not action.isCheckable() else handlers[name])
    return actions


def colour_icons(actions: Mapping[str, QAction], colour: QColor) -> None:
    """Draw the icons of all actions in the colour of the theme."""
    for spec in ACTIONS:
        if spec.icon:
            actions[spec.name].setIcon(themed_icon(spec.icon, colour))


def menu_text(menu: str) -> str:
    """The words of a menu in the user's language."""
    return QCoreApplication.translate("Actions", MENUS[menu])


def shortcut_lines(actions: Mapping[str, QAction]) -> Iterable[tuple[str, str]]:
    """The words of every action that has keys, whatever it would do just now, and the keys."""
    for spec in ACTIONS:
        if spec.keys:
            words = QCoreApplication.translate("Actions", spec.text).replace("&", "").rstrip("…")
            keys = [key for key in actions[spec.name].shortcuts() if _on_every_keyboard(key)]
            yield words, "  ·  ".join(key.toString(_NATIVE) for key in keys[:MAX_KEYS])


def _on_every_keyboard(key: QKeySequence) -> bool:
    """Platforms also bind keys of multimedia keyboards, which have names ("Open"), and F13 to F35."""
    return re.fullmatch(r".+\+.+|.+\+\+|F\d|F1[0-2]", key.toString(_PORTABLE)) is not None


def _build(spec: ActionSpec, parent: QObject) -> QAction:
    action = QAction(QCoreApplication.translate("Actions", spec.text), parent)
    action.setObjectName(spec.name)
    action.setCheckable(spec.checkable)
    action.setMenuRole(spec.role)
    if spec.tip:
        action.setStatusTip(QCoreApplication.translate("Actions", spec.tip))
        action.setToolTip(_tool_tip(action.text(), spec))
    action.setShortcuts(_sequences(spec.keys))
    return action


def _sequences(keys: tuple[str | QKeySequence.StandardKey, ...]) -> list[QKeySequence]:
    """The key sequences of this platform, each once."""
    found: list[QKeySequence] = []
    for key in keys:
        bound = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found.extend(sequence for sequence in bound if sequence not in found)
    return found


def _tool_tip(text: str, spec: ActionSpec) -> str:
    words = text.replace("&", "").rstrip("…")
    sequences = _sequences(spec.keys)
    return (
        f"{words} ({sequences[0].toString(QKeySequence.SequenceFormat.NativeText)})" if sequences else words
    )


def _without_state(handler: Callable[..., object]) -> Callable[[], None]:
    """A slot that takes no argument: `triggered` would hand its handler a state that means nothing."""

    def call() -> None:
        handler()

    return call
