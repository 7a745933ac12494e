"""Lay the columns and gutters out side by side; scroll sideways where they do not fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from viewer.presentation.pane_columns import Columns, share_width
from viewer.ui.connector_handle import ConnectorHandle
from viewer.ui.lock_button import LockButton
from viewer.ui.pane_column import PaneColumn
from viewer.ui.pane_header import HEADER_HEIGHT
from viewer.ui.placeholder_column import PlaceholderColumn
from viewer.ui.theme import Theme


class Surface(QWidget):
    """What the columns stand on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("desk"))
        painter.fillRect(0, 0, self.width(), HEADER_HEIGHT, self.theme.colour("chrome"))
        painter.setPen(self.theme.colour("rule"))
        painter.drawLine(0, HEADER_HEIGHT - 1, self.width(), HEADER_HEIGHT - 1)
        painter.end()


class PaneArea(QScrollArea):
    """Places columns, placeholders, gutters and lock buttons; the owner makes and wires them."""

    arranged = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.surface = Surface(theme)
        self.arranging = False
        self._columns: Sequence[PaneColumn] = ()
        self._placeholders: Sequence[PlaceholderColumn] = ()
        self._gutters: Sequence[ConnectorHandle] = ()
        self._locks: Sequence[LockButton] = ()
        self._places = Columns((), (), 0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self.surface)

    def set_parts(
        self,
        columns: Sequence[PaneColumn],
        placeholders: Sequence[PlaceholderColumn],
        gutters: Sequence[ConnectorHandle],
        locks: Sequence[LockButton],
    ) -> None:
        """Show these, from left to right; placeholders stand behind the columns."""
        self._columns, self._placeholders, self._gutters, self._locks = columns, placeholders, gutters, locks
        parts: list[QWidget] = [*columns, *placeholders, *gutters, *locks]
        for part in parts:
            if part.parentWidget() is not self.surface:
                part.setParent(self.surface)
        self.arrange(parts)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.surface.theme = theme
        self.surface.update()

    def pane_places(self) -> tuple[tuple[int, int], ...]:
        """The x and width of each article's column, on the surface."""
        return self._places.panes[: len(self._columns)]

    def bring_into_sight(self, position: int) -> None:
        """Scroll sideways as little as it takes to see the whole of an article's column."""
        left, width = self._places.panes[position]
        bar = self.horizontalScrollBar()
        bar.setValue(min(left, max(bar.value(), left + width - self.viewport().width())))

    def arrange(self, to_show: Sequence[QWidget] = ()) -> None:
        """Share the room among the parts, then show the new ones: shown before, they are laid out twice."""
        parts: list[QWidget] = [*self._columns, *self._placeholders]
        widest = max((column.full_width() for column in self._columns), default=0)
        self._places = share_width(self.viewport().width(), len(parts), widest)
        self.arranging = True
        height = self._height(self._places.width)
        self.surface.resize(self._places.width, height)
        for part, (x, width) in zip(parts, self._places.panes, strict=True):
            part.setGeometry(x, 0, width, height)
        for gutter, lock, (x, width) in zip(self._gutters, self._locks, self._places.gutters, strict=False):
            gutter.setGeometry(x, HEADER_HEIGHT, width, height - HEADER_HEIGHT)
            lock.move(x + (width - lock.width()) // 2, (HEADER_HEIGHT - lock.height()) // 2)
        for widget in to_show:
            widget.show()
        self.arranging = False
        self.arranged.emit()

    def _height(self, width: int) -> int:
        """The height left when a horizontal scroll bar has taken its part."""
        whole = self.maximumViewportSize()
        bar = self.horizontalScrollBar().sizeHint().height() if width > whole.width() else 0
        return max(HEADER_HEIGHT, whole.height() - bar)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        if not self.arranging:
            self.arrange()
