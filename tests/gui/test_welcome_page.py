"""What the window shows before anything is open."""

from __future__ import annotations

import pytest
from fake_runner import write_articles
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from window_builder import Desk

from viewer.ui.welcome_page import WelcomePage


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


def button(desk, name):
    return desk.window.findChild(QPushButton, name)


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_open_asks_for_files(desk, qtbot, tmp_path):
    desk.chosen = write_articles(tmp_path, first="A bridge fell.", second="A bridge stands.")
    with desk.work():
        press(qtbot, button(desk, "welcome_open"))
    assert desk.titles() == ["first.txt", "second.txt"]
    assert not desk.window.findChild(WelcomePage).isVisible()


def test_paste_takes_the_clipboard(desk, qtbot):
    QGuiApplication.clipboard().setText("A bridge fell.")
    with desk.work():
        press(qtbot, button(desk, "welcome_paste"))
    assert desk.titles() == ["Pasted article 1"]


def test_samples_are_opened_but_not_remembered(desk, qtbot):
    with desk.work():
        press(qtbot, button(desk, "welcome_samples"))
    assert len(desk.titles()) >= 2
    assert desk.memory.recent_files == []


def test_a_file_opened_lately_is_one_click_away(desk, qtbot, tmp_path):
    path = write_articles(tmp_path, bridge="A bridge fell.")[0]
    desk.memory.add_recent(path)
    recent = next(one for one in desk.window.findChildren(QPushButton) if one.toolTip() == str(path))
    with desk.work():
        press(qtbot, recent)
    assert desk.titles() == ["bridge.txt"]


def test_return_opens_at_once(desk, qtbot):
    qtbot.keyClick(QGuiApplication.focusWindow(), Qt.Key.Key_Space)
    assert desk.asked_in == [None]
