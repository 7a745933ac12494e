"""The button between two headers that locks and unlocks scrolling together."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from viewer.ui.theme import Theme

_SIZE = 30


class LockButton(QAbstractButton):
    """Two links of a chain, joined while the panes scroll together and apart while they do not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(self.tr("Scroll the articles together"))
        self.setToolTip(self.tr("Scroll the articles together (hold Ctrl to scroll one alone)"))
        self.resize(self.sizeHint())

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.underMouse() or self.hasFocus():
            painter.setBrush(self._theme.colour("focus", 0.15))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        locked = self.isChecked()
        colour = self._theme.colour("focus" if locked else "muted")
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle, gap = self.height() / 2, -3.0 if locked else 2.5
        painter.drawRoundedRect(QRectF(self.width() / 2 - gap / 2 - 11, middle - 4, 11, 8), 4, 4)
        painter.drawRoundedRect(QRectF(self.width() / 2 + gap / 2, middle - 4, 11, 8), 4, 4)
        painter.end()
