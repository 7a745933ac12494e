"""Show over the panes where something dragged will go, in words too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from viewer.presentation.drop_zones import DropTarget
from viewer.ui.theme import Theme


class DropOverlay(QWidget):
    """A tinted frame with a label over the target; it lets all events through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._target = QRectF()
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_target(self, target: QRectF, words: str) -> None:
        """Frame this part of the panes and say what will happen there."""
        self._target, self._words = target, words
        self.setAccessibleDescription(words)
        self.show()
        self.raise_()
        self.update()

    def guide(self, target: DropTarget, origin: float, words: str) -> None:
        """Frame a drop target; `origin` is the x of the panes' surface in this widget."""
        left, width = (origin + target.left, target.width) if target.width else (0.0, float(self.width()))
        self.show_target(QRectF(left, 0, width, self.height()), words)

    def words(self) -> str:
        """What it says now; empty while it is hidden."""
        return "" if self.isHidden() else self._words

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("drop"), 2, Qt.PenStyle.DashLine))
        painter.setBrush(self._theme.colour("drop", 0.16))
        painter.drawRoundedRect(self._target.adjusted(4, 4, -4, -4), 8, 8)
        self._paint_label(painter)
        painter.end()

    def _paint_label(self, painter: QPainter) -> None:
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        size = painter.fontMetrics().boundingRect(self._words).size()
        label = QRectF(0, 0, size.width() + 28, size.height() + 16)
        label.moveCenter(self._target.center())
        label.moveLeft(max(4.0, min(self.width() - label.width() - 4, label.left())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("drop"))
        painter.drawRoundedRect(label, label.height() / 2, label.height() / 2)
        painter.setPen(self._theme.colour("paper"))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self._words)
