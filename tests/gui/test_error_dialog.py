"""Faults of the program itself."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from viewer.ui.error_dialog import FaultReporter


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def report(reporter, words):
    try:
        raise ValueError(words)
    except ValueError as error:
        reporter.report(type(error), error, error.__traceback__)


def test_a_fault_is_shown_with_its_details_and_the_window_lives(window, capsys):
    reporter = FaultReporter(window)
    report(reporter, "no such pane")
    assert "ValueError: no such pane" in reporter.dialog.details
    assert "no such pane" in capsys.readouterr().err
    assert window.isVisible()


def test_the_details_can_be_copied(window, capsys):
    reporter = FaultReporter(window)
    report(reporter, "no such pane")
    copy = next(one for one in reporter.dialog.findChildren(QPushButton) if "Copy" in one.text())
    copy.click()
    assert "ValueError: no such pane" in QGuiApplication.clipboard().text()


def test_faults_that_follow_are_gathered_in_one_dialog(window, capsys):
    reporter = FaultReporter(window)
    report(reporter, "no such pane")
    first = reporter.dialog
    report(reporter, "no such row")
    assert reporter.dialog is first
    assert "no such row" in first.details


def test_a_closed_dialog_opens_anew_for_the_next_fault(window, capsys):
    reporter = FaultReporter(window)
    report(reporter, "no such pane")
    reporter.dialog.reject()
    report(reporter, "no such row")
    assert reporter.dialog.isVisible()
    assert "no such pane" not in reporter.dialog.details
