"""Open the real window with a job runner of the test's own, and act in it as a person does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from drag_events import drop_event, enter_event, move_event
from fake_runner import FakeRunner
from PySide6.QtCore import QMimeData, QPoint, QUrl
from PySide6.QtGui import QAction, QDragLeaveEvent, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from viewer.settings import settings_path
from viewer.ui.job_runner import JobRunner
from viewer.ui.main_window import MainWindow
from viewer.ui.session import Session
from viewer.ui.theme_choice import ThemeChoice
from viewer.ui.window_memory import WindowMemory


class Desk:
    """A window on the screen, the session behind it, and the files that its file dialog will give."""

    def __init__(self, qtbot, runner: JobRunner | None = None) -> None:
        self._qtbot = qtbot
        self.chosen: list[Path] = []
        self.asked_in: list[Path | None] = []
        self.runner = runner or FakeRunner()
        self.session = Session(self.runner)
        app = QApplication.instance()
        app.setPalette(QPalette())  # that of the platform, whatever theme the window before this one had
        self.memory = WindowMemory(settings_path())
        self.window = MainWindow(self.session, self.memory, ThemeChoice(app), self._choose)
        qtbot.addWidget(self.window)
        self.window.resize(1100, 760)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def _choose(self, window: QWidget, folder: Path | None) -> list[Path]:
        self.asked_in.append(folder)
        return self.chosen

    def menu_action(self, *path: str) -> QAction:
        """The action that stands under these words, as in ("File", "Open…")."""
        menu: QWidget | QMenu = self.window.menuBar()
        action = None
        for words in path:
            action = next(entry for entry in menu.actions() if entry.text().replace("&", "") == words)
            menu = action.menu()
        assert action is not None
        return action

    def choose_in_menu(self, *path: str) -> None:
        """Click an entry of a menu; it must not be greyed out."""
        action = self.menu_action(*path)
        assert action.isEnabled(), f"{path} is greyed out"
        action.trigger()

    def open_by_menu(self, paths: Sequence[Path]) -> None:
        """Choose files in the dialog of File ▸ Open… and wait until they are compared."""
        self.chosen = list(paths)
        with self.work():
            self.choose_in_menu("File", "Open…")

    def work(self):
        """A context that waits until the session has worked and is done."""
        return self._qtbot.waitSignal(
            self.session.busy_changed, timeout=20_000, check_params_cb=lambda busy: not busy
        )

    def titles(self) -> list[str]:
        """The names of the articles that have a pane, from left to right."""
        return [source.name for source in self.session.shown]


def files_data(paths: Sequence[Path]) -> QMimeData:
    """What a file manager drags."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def text_data(text: str) -> QMimeData:
    """What a browser or an editor drags."""
    data = QMimeData()
    data.setText(text)
    return data


def drag_over(window: QWidget, data: QMimeData, place: QPoint) -> tuple[QWidget, bool]:
    """Drag over a place of the window without letting go; the widget that takes it, if one does.

    As Qt does, ask the innermost widget that takes drops, then those around it.
    """
    target: QWidget | None = window.childAt(place) or window
    while target is not None:
        local = target.mapFrom(window, place) if target is not window else place
        enter = enter_event(local, data)
        enter.ignore()
        if target.acceptDrops():
            QApplication.sendEvent(target, enter)
        if enter.isAccepted():
            QApplication.sendEvent(target, move_event(local, data))
            return target, True
        target = None if target is window else target.parentWidget()
    return window, False


def drag_away(target: QWidget) -> None:
    """Leave with what is being dragged."""
    QApplication.sendEvent(target, QDragLeaveEvent())


def drop_on(window: QWidget, data: QMimeData, place: QPoint) -> None:
    """Drag to a place of the window and let go."""
    target, accepted = drag_over(window, data, place)
    assert accepted, "the drag was not taken"
    local = target.mapFrom(window, place) if target is not window else place
    QApplication.sendEvent(target, drop_event(local, data))
