"""A window that takes files and texts dropped anywhere on it, and says beforehand what a drop will do."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow

from viewer.ui.article_sources import paths_in, text_in
from viewer.ui.drop_hint import DropHint


class DropWindow(QMainWindow):
    """Parts of it that take drops themselves, such as the panes, come first."""

    data_dropped = Signal(object)  # QMimeData with local files or with text

    def __init__(self) -> None:
        super().__init__()
        self._drop_hint = DropHint(self)
        self.setAcceptDrops(True)

    def _drop_words(self, data: QMimeData) -> str:
        """What letting go of this will do; empty where it will do nothing."""
        paths = paths_in(data)
        if len(paths) > 1:
            return self.tr("Drop to open {0} articles").format(len(paths))
        if paths:
            return self.tr("Drop to open “{0}”").format(paths[0].name)
        return self.tr("Drop the text to open it as an article") if text_in(data) else ""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Say what a drop would do, if it would do anything."""
        words = self._drop_words(event.mimeData())
        if words:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._drop_hint.show_text(words)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking what was taken on entry."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the hint away."""
        self._drop_hint.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand on what was dropped."""
        self._drop_hint.hide()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.data_dropped.emit(event.mimeData())
