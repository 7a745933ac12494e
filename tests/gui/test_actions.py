"""The keys of the window, as its dialog and the README list them."""

import re

import pytest
from builders import REPOSITORY
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from viewer.ui.actions import ACTIONS, build_actions, shortcut_lines


@pytest.fixture
def actions(qtbot):
    parent = QObject()
    names = [spec.name for spec in ACTIONS if not spec.name.startswith("-")]
    yield build_actions(parent, {name: lambda *_: None for name in names})


def test_every_action_with_keys_is_listed_with_keys_that_keyboards_have(actions):
    lines = dict(shortcut_lines(actions))
    assert len(lines) == sum(bool(spec.keys) for spec in ACTIONS)
    for keys in lines.values():
        assert re.search(r"\w", keys)
        assert not re.search(r"F1[3-9]|F[23]\d|^[A-Z][a-z]+$", keys)


def test_the_list_names_actions_and_not_what_they_would_do_now(actions):
    actions["undo"].setText("&Undo Open “Pasted article 1”")
    assert "Undo" in dict(shortcut_lines(actions))


def test_the_keys_of_the_readme_do_what_it_says(actions):
    bound = {
        key.toString(QKeySequence.SequenceFormat.PortableText): action.text().replace("&", "")
        for action in actions.values()
        for key in action.shortcuts()
    }
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (<kbd>.*?) \| (.*?) \|$", readme, re.MULTILINE)
    shown = {keys.replace("<kbd>", "").replace("</kbd>", ""): words for keys, words in rows}
    assert {keys: [bound[key] for key in keys.split(", ")] for keys in shown} == {
        "F8, F7": ["Next Change", "Previous Change"],
        "Alt+Right, Alt+Left": ["Counterpart on the Right", "Counterpart on the Left"],
        "F6, Shift+F6": ["Next Article", "Previous Article"],
        "Ctrl+L": ["Lock Scrolling"],
        "Ctrl+Shift+F": ["Facts"],
        "Ctrl+O, Ctrl+W": ["Open…", "Close Article"],
        "Ctrl+Shift+V": ["Paste as Article"],
        "F1": ["Keyboard Shortcuts"],
    }
