"""A column for an article that is not there (yet): being read, or not readable and why."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from viewer.ui.pane_header import HEADER_HEIGHT
from viewer.ui.plain_tips import plain_tip
from viewer.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Placeholder:
    """What to say in place of an article; ``failed`` where it will not come."""

    source: str
    message: str
    failed: bool = False


class PlaceholderColumn(QWidget):
    """Says what is going on with an article that cannot be shown, and offers to put it away."""

    close_requested = Signal(str)  # source

    def __init__(self, placeholder: Placeholder, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.placeholder = placeholder
        self._theme = theme
        self._title = QLabel(placeholder.source.replace("\\", "/").rpartition("/")[2] or placeholder.source)
        self._message = QLabel(placeholder.message)
        self._close = QPushButton(self.tr("Close") if placeholder.failed else self.tr("Cancel"))
        self._set_up()

    def _set_up(self) -> None:
        for label in (self._title, self._message):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._title.setToolTip(plain_tip(self.placeholder.source))
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.setSpacing(12)
        rows.addStretch(1)
        rows.addWidget(self._title)
        rows.addWidget(self._message)
        rows.addWidget(self._close, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(2)
        self._close.clicked.connect(self._on_close_clicked)
        self.setAccessibleName(f"{self._title.text()}: {self.placeholder.message}")
        self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        for label, role in (
            (self._title, "ink"),
            (self._message, "error" if self.placeholder.failed else "muted"),
        ):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, theme.colour(role))
            label.setPalette(palette)
        self.update()

    def close_button(self) -> QPushButton:
        """The button that puts it away."""
        return self._close

    def _on_close_clicked(self) -> None:
        self.close_requested.emit(self.placeholder.source)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("paper"))
        painter.fillRect(0, 0, self.width(), HEADER_HEIGHT, self._theme.colour("chrome"))
        painter.setPen(self._theme.colour("rule"))
        painter.drawLine(0, HEADER_HEIGHT - 1, self.width(), HEADER_HEIGHT - 1)
        painter.end()
