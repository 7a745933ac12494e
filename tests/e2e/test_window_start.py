"""The window with its real worker process, from start to end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys

import pytest
import shiboken6
from builders import REPOSITORY
from fake_runner import write_articles
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from window_builder import Desk

from viewer.ui.app import build_window, settle_clipboard
from viewer.ui.article_pane import ArticlePane
from viewer.ui.jobs import WorkerJobs
from viewer.ui.message_bar import MessageBar

HEAVY = ("numpy", "rapidfuzz", "snowballstemmer", "chardet", "markdown_it", "diff_match_patch")

OLD = """Night market moves to the quay

By Hanne Oster

The night market will move to the east quay in April, the council decided on Monday.
Eighty traders have signed up. "We outgrew the square years ago," said Piet Vandam, who sells cheese.
"""
NEW = """Night market moves to the quay

By Hanne Oster

The night market will move to the east quay in May, the council decided on Monday.
Ninety traders have signed up. Parking there will be free of charge after six.
"""


@pytest.fixture
def desk(qtbot):
    jobs = WorkerJobs()
    yield Desk(qtbot, jobs)
    jobs.close()


@pytest.fixture
def paths(tmp_path):
    return write_articles(tmp_path, old=OLD, new=NEW)


def messages(desk):
    bar = desk.window.findChild(MessageBar)
    return [label.text() for label in bar.findChildren(QLabel) if label.text() and label.isVisible()]


def test_two_files_are_read_compared_and_shown(desk, paths):
    desk.open_by_menu(paths)
    view = desk.session.view
    assert [pane.article for pane in view.panes] == [0, 1]
    assert any(
        "in April" in change.reference_text and "in May" in change.text for change in desk.session.changes
    )
    assert messages(desk) == []


def test_files_that_cannot_be_read_are_told_in_a_sentence_each(desk, paths, tmp_path):
    folder = tmp_path / "folder.txt"
    folder.mkdir()
    desk.open_by_menu([*paths, folder, tmp_path / "gone.txt"])
    assert desk.titles() == ["old.txt", "new.txt"]
    told = messages(desk)
    assert len(told) == 2
    assert "folder.txt" in told[0]
    assert "gone.txt" in told[1]


def test_a_killed_worker_is_told_and_retry_brings_the_comparison(desk, paths, qtbot):
    desk.chosen = paths
    with desk.work():
        desk.choose_in_menu("File", "Open…")
        os.kill(desk.runner.process_id, signal.SIGTERM)
    assert len(messages(desk)) == 1
    with desk.work():
        qtbot.mouseClick(desk.window.findChild(QPushButton, "retry"), Qt.MouseButton.LeftButton)
    assert desk.titles() == ["old.txt", "new.txt"]
    assert messages(desk) == []


def test_a_cancelled_comparison_can_be_taken_up_again(desk, paths, qtbot):
    desk.chosen = paths
    with desk.work():
        desk.choose_in_menu("File", "Open…")
        desk.choose_in_menu("Edit", "Cancel the Comparison")
    assert messages(desk) == ["The comparison was cancelled."]
    with desk.work():
        desk.choose_in_menu("Edit", "Compare Again")
    assert desk.titles() == ["old.txt", "new.txt"]
    assert desk.session.changes


def test_closing_the_window_ends_the_worker(desk, paths):
    desk.open_by_menu(paths)
    assert multiprocessing.active_children()
    desk.window.close()
    assert multiprocessing.active_children() == []


def test_the_application_is_put_together_with_its_own_settings(qtbot, own_settings, paths):
    window = build_window(QApplication.instance())
    qtbot.addWidget(window)
    window.show()
    window.open_paths(paths)
    qtbot.waitUntil(lambda: window.windowTitle() == "old.txt · new.txt · articlediff")
    window.close()
    assert list(own_settings.rglob("articlediff.ini"))


def test_the_window_starts_without_loading_what_only_the_worker_needs():
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from viewer.ui.app import build_window; window = build_window(app); window.show();"
        "app.processEvents(); window.close(); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=REPOSITORY
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "PySide6" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_copied_text_outlives_the_program_without_python(desk, paths):
    desk.open_by_menu(paths)
    pane = desk.window.findChild(ArticlePane)
    pane.selectAll()
    pane.copy()
    copied = QApplication.clipboard().text()
    assert "night market" in copied
    settle_clipboard()
    assert QApplication.clipboard().text() == copied
    assert not shiboken6.createdByPython(QApplication.clipboard().mimeData())
