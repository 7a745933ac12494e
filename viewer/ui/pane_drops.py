"""What is dragged over the panes: files from outside, and headers that look for another place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from viewer.presentation.drop_zones import DropTarget, drop_target
from viewer.ui.drop_overlay import DropOverlay
from viewer.ui.pane_area import PaneArea
from viewer.ui.theme import Theme


class PaneDrops(QObject):
    """Shows where something will go while it is dragged, and says where it was dropped."""

    files_dropped = Signal(list, object, object)  # paths, position to insert at, position to replace
    move_requested = Signal(int, int)  # from position, to position

    def __init__(self, host: QWidget, area: PaneArea, theme: Theme) -> None:
        super().__init__(host)
        self._area = area
        self._overlay = DropOverlay(theme, host)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._overlay.set_theme(theme)

    def words(self) -> str:
        """What is said now; empty while nothing is dragged."""
        return self._overlay.words()

    def leave(self) -> None:
        """Nothing is dragged any more."""
        self._overlay.hide()

    def enter(self, event: QDragEnterEvent) -> None:
        """Take files that come from outside."""
        if local_paths(event.mimeData()):
            event.acceptProposedAction()

    def move(self, event: QDragMoveEvent) -> None:
        """Show where the files would go."""
        target = self._file_target(event)
        replaces = target.replace is not None
        self._guide(target, self.tr("Replace this article") if replaces else self.tr("Add here"))
        event.acceptProposedAction()

    def drop(self, event: QDropEvent) -> None:
        """Say where the files were dropped."""
        self.leave()
        target = self._file_target(event)
        event.acceptProposedAction()
        self.files_dropped.emit(local_paths(event.mimeData()), target.insert_at, target.replace)

    def move_header(self, place: QPoint) -> None:
        """Show where a header dragged to a global place would go."""
        self._guide(self._target(place, may_replace=False), self.tr("Move here"))

    def drop_header(self, start: int, place: QPoint) -> None:
        """Ask to move the pane at a position to the global place where its header was dropped."""
        self.leave()
        gap = self._target(place, may_replace=False).insert_at
        if gap is None or not self._host().rect().contains(self._host().mapFromGlobal(place)):
            return
        end = gap - 1 if gap > start else gap
        if end != start:
            self.move_requested.emit(start, end)

    def _host(self) -> QWidget:
        # Kept nowhere else: a host that holds its part and is held by it would die at a time of the garbage
        # collector's choice, perhaps while it paints.
        return self._overlay.parentWidget() or self._overlay

    def _file_target(self, event: QDropEvent) -> DropTarget:
        return self._target(self._host().mapToGlobal(event.position().toPoint()), may_replace=True)

    def _target(self, place: QPoint, *, may_replace: bool) -> DropTarget:
        x = self._area.surface.mapFromGlobal(place).x()
        return drop_target(x, self._area.pane_places(), may_replace=may_replace)

    def _guide(self, target: DropTarget, words: str) -> None:
        origin = self._area.surface.mapTo(self._host(), QPoint(0, 0)).x()
        self._overlay.setGeometry(self._host().rect())
        self._overlay.guide(target, origin, words)


def local_paths(data: QMimeData) -> list[Path]:
    """The files on this machine that are being dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
