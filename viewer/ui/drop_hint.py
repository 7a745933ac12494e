"""Show, while something is dragged over the window, what letting go of it will do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from viewer.ui.theme import Theme

_MARGIN = 10
_RADIUS = 12
_LABEL_AIR = 20


class DropHint(QWidget):
    """A veil over its parent with one sentence; it takes no mouse events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._veiled = parent
        self._theme: Theme | None = None
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What the hint says."""
        return self._text

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme
        self.update()

    def show_text(self, text: str) -> None:
        """Cover the parent and say what a drop will do."""
        self._text = text
        self.setAccessibleName(text)
        self.setGeometry(self._veiled.rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil, its frame and the sentence."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.colour("desk", 0.6))
        frame = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setPen(QPen(self._theme.colour("drop"), 3, Qt.PenStyle.DashLine))
        painter.setBrush(self._theme.colour("drop", 0.08))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        self._paint_label(painter, self._theme)
        painter.end()

    def _paint_label(self, painter: QPainter, theme: Theme) -> None:
        """The sentence on a ground of its own: it must be legible over articles."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        painter.setFont(font)
        words = painter.fontMetrics().elidedText(
            self._text, Qt.TextElideMode.ElideMiddle, self.width() - 2 * _LABEL_AIR - 4 * _MARGIN
        )
        size = painter.fontMetrics().boundingRect(words).size()
        label = QRectF(0, 0, size.width() + 2 * _LABEL_AIR, size.height() + _LABEL_AIR)
        label.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("drop"))
        painter.drawRoundedRect(label, label.height() / 2, label.height() / 2)
        painter.setPen(theme.colour("paper"))
        painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), words)
