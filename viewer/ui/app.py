"""Start the window."""

from __future__ import annotations

import signal
import sys
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from viewer.settings import settings_path
from viewer.ui.error_dialog import FaultReporter
from viewer.ui.job_runner import JobRunner
from viewer.ui.jobs import WorkerJobs
from viewer.ui.main_window import MainWindow
from viewer.ui.session import Session
from viewer.ui.theme_choice import ThemeChoice
from viewer.ui.window_memory import WindowMemory


def run(paths: list[Path], samples: bool) -> int:
    """Open the window on these files, or on the samples, and return the exit status when it is closed."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("articlediff")
    app.setApplicationDisplayName("")
    app.setDesktopFileName("articlediff")
    app.setStyle("Fusion")
    # Qt's loop is deaf to Ctrl+C in the terminal otherwise.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    jobs = WorkerJobs()
    window = build_window(app, jobs)
    faults = FaultReporter(window)
    faults.install()
    window.show()
    # Once the loop runs: the window is on the screen before anything is read.
    opening = partial(window.open_paths, paths) if paths else jobs.warm_up
    QTimer.singleShot(0, window.open_samples if samples else opening)
    status = app.exec()
    faults.uninstall()
    settle_clipboard()
    # Python would take the application away first, under the window.
    shiboken6.delete(window)
    return status


def settle_clipboard() -> None:
    """Leave copied text to Qt alone: what Python made for the clipboard must not outlive Python.

    Where the platform has no clipboard of its own, Qt destroys it after Python has ended, and crashes.
    """
    clipboard = QGuiApplication.clipboard()
    data = clipboard.mimeData()
    if data is not None and shiboken6.createdByPython(data):
        clipboard.setText(data.text())


def build_window(app: QApplication, jobs: JobRunner | None = None) -> MainWindow:
    """Put the parts of the window together; the articles are compared by `jobs`, else by a worker process."""
    session = Session(jobs if jobs is not None else WorkerJobs())
    return MainWindow(session, WindowMemory(settings_path()), ThemeChoice(app))
