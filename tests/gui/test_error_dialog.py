"""Faults of the program itself."""

from __future__ import annotations

import subprocess
import sys

import pytest
from builders import REPOSITORY
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from viewer.ui.error_dialog import FaultReporter


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def report(qtbot, reporter, words):
    try:
        raise ValueError(words)
    except ValueError as error:
        reporter.report(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: reporter.dialog is not None and words in reporter.dialog.details)


def test_a_fault_is_shown_with_its_details_and_the_window_lives(qtbot, window, capsys):
    reporter = FaultReporter(window)
    report(qtbot, reporter, "no such pane")
    assert "ValueError: no such pane" in reporter.dialog.details
    assert "no such pane" in capsys.readouterr().err
    assert window.isVisible()


def test_the_details_can_be_copied(qtbot, window, capsys):
    reporter = FaultReporter(window)
    report(qtbot, reporter, "no such pane")
    copy = next(one for one in reporter.dialog.findChildren(QPushButton) if "Copy" in one.text())
    copy.click()
    assert "ValueError: no such pane" in QGuiApplication.clipboard().text()


def test_faults_that_follow_are_gathered_in_one_dialog(qtbot, window, capsys):
    reporter = FaultReporter(window)
    report(qtbot, reporter, "no such pane")
    first = reporter.dialog
    report(qtbot, reporter, "no such row")
    assert reporter.dialog is first


def test_a_closed_dialog_opens_anew_for_the_next_fault(qtbot, window, capsys):
    reporter = FaultReporter(window)
    report(qtbot, reporter, "no such pane")
    reporter.dialog.reject()
    report(qtbot, reporter, "no such row")
    assert reporter.dialog.isVisible()
    assert "no such pane" not in reporter.dialog.details


def test_a_fault_in_a_slot_reaches_the_dialog_though_painting_fails_too():
    """In a process of its own: the test runner has its own way with exceptions."""
    done = subprocess.run(
        [sys.executable, "-c", FAULTY], capture_output=True, text=True, check=True, cwd=REPOSITORY
    )
    assert "shown: ValueError: in a slot" in done.stdout


FAULTY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from viewer.ui.error_dialog import FaultReporter

class Window(QWidget):
    def paintEvent(self, event):
        raise KeyError("in painting")

def fail():
    raise ValueError("in a slot")

def look():
    if reporter.dialog is not None:
        print("shown:", next(x for x in reporter.dialog.details.splitlines() if x.startswith("ValueError")))
        app.quit()

app = QApplication([])
window = Window()
reporter = FaultReporter(window)
reporter.install()
window.show()
QTimer.singleShot(50, fail)
looking = QTimer()
looking.timeout.connect(look)
looking.start(20)
QTimer.singleShot(20000, app.quit)
app.exec()
reporter.uninstall()
"""
