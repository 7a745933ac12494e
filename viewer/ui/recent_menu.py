"""The menu of the files opened lately."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from viewer.ui.plain_tips import plain_tip


class RecentMenu(QMenu):
    """Offers the files opened lately, the latest first, and to forget them."""

    file_requested = Signal(object)  # Path
    clear_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def show_files(self, paths: Sequence[Path]) -> None:
        """Offer these files and no others."""
        self.clear()
        for number, path in enumerate(paths, 1):
            name = path.name.replace("&", "&&")
            action = self.addAction(f"&{number} {name}" if number < 10 else name)
            action.setToolTip(plain_tip(str(path)))
            action.setStatusTip(str(path))
            action.triggered.connect(partial(self._on_action_triggered, path))
        self.addSeparator()
        clear = self.addAction(self.tr("&Clear This List"))
        clear.triggered.connect(self._on_clear_triggered)

    def _on_action_triggered(self, path: Path) -> None:
        self.file_requested.emit(path)

    def _on_clear_triggered(self) -> None:
        self.clear_requested.emit()
