"""The ruler beside a pane: the marks of the whole article, and the part in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from viewer.presentation.level_map import Page
from viewer.presentation.overview import LANE_COUNT, RulerScale, ruler_marks
from viewer.presentation.sentence_geometry import Extent
from viewer.presentation.view_records import SentenceMark
from viewer.ui.theme import Theme

RULER_WIDTH = 14
_MARK_WIDTH = 3.0
_INSET = 2.5


class Minimap(QWidget):
    """A strip that shows where the changes are and what is in sight; a click or a drag scrolls there."""

    scroll_requested = Signal(float, bool)  # the height of the page to show in the middle, and whether alone
    wheel_turned = Signal(object)  # the QWheelEvent, for the pane

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: Sequence[SentenceMark] = ()
        self._page = Page(Extent(0, 1), (), 1)
        self._scroll = 0
        self._active: frozenset[int] = frozenset()
        self._strip: QPixmap | None = None
        self.setFixedWidth(RULER_WIDTH)
        self.setAccessibleName(self.tr("Overview of the article"))
        self.setToolTip(self.tr("Overview of the article. Click or drag to scroll."))

    def set_content(self, marks: Sequence[SentenceMark], page: Page) -> None:
        """Show these marks of an article laid out as this page."""
        self._marks, self._page = marks, page
        self._strip = None
        self.update()

    def set_scroll(self, scroll: int) -> None:
        """Show that the pane's window begins at this height of the page."""
        self._scroll = scroll
        self.update()

    def set_active(self, active: frozenset[int]) -> None:
        """Mark the active sentences."""
        self._active = active
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self._strip = None
        self.update()

    def scale(self) -> RulerScale:
        """How heights of the page and of the strip go together."""
        return RulerScale(self._page.text, float(max(1, self.height())))

    def _draw_strip(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        strip = QPixmap(self.size() * ratio)
        strip.setDevicePixelRatio(ratio)
        strip.fill(self._theme.colour("ruler"))
        painter = QPainter(strip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        pitch = (self.width() - 2 * _INSET - _MARK_WIDTH) / (LANE_COUNT - 1)
        for mark in ruler_marks(self._marks, self._page.extents, self.scale()):
            painter.setBrush(self._theme.kind_colour(mark.kind, "accent"))
            x = _INSET + mark.lane * pitch
            painter.drawRoundedRect(QRectF(x, mark.top, _MARK_WIDTH, mark.height), 1, 1)
        painter.end()
        return strip

    def _paint_window(self, painter: QPainter) -> None:
        scale = self.scale()
        top = max(0.5, scale.to_strip(self._scroll))
        bottom = min(self.height() - 0.5, scale.to_strip(self._scroll + self._page.window))
        painter.setPen(QPen(self._theme.colour("viewport", 0.8), 1))
        painter.setBrush(self._theme.colour("viewport", 0.22))
        painter.drawRoundedRect(QRectF(0.5, top, self.width() - 1, max(6.0, bottom - top)), 3, 3)

    def _paint_active(self, painter: QPainter) -> None:
        scale = self.scale()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("ink"))
        for sentence in self._active:
            y = scale.to_strip(self._page.extents[sentence].top)
            painter.drawRect(QRectF(0, min(self.height() - 2.0, max(0.0, y - 1)), self.width(), 2))

    def _ask(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            alone = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.scroll_requested.emit(self.scale().to_page(event.position().y()), alone)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(RULER_WIDTH, 200)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        if self._strip is None:
            self._strip = self._draw_strip()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._strip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_window(painter)
        self._paint_active(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        self._strip = None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._ask(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._ask(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        self.wheel_turned.emit(event)
