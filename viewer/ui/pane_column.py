"""One article's column: header, pane and ruler, wired to each other."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from viewer.engine.model import SegmentedArticle
from viewer.presentation.view_records import PaneView
from viewer.ui.article_pane import ArticlePane
from viewer.ui.minimap import RULER_WIDTH, Minimap
from viewer.ui.pane_header import HEADER_HEIGHT, PaneHeader
from viewer.ui.theme import Theme


class PaneColumn(QWidget):
    """Shows one article; keeps the ruler in step with the pane."""

    def __init__(
        self, whole: SegmentedArticle, view: PaneView, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.whole = whole
        self._view = view
        self.header = PaneHeader(whole.article, theme, self)
        self.pane = ArticlePane(whole, view, theme, self)
        self.ruler = Minimap(theme, self)
        self.pane.focus_changed.connect(self.header.set_focused)
        self.pane.verticalScrollBar().valueChanged.connect(self._on_bar_value_changed)
        self.pane.layout_changed.connect(self._on_pane_layout_changed)
        self.ruler.scroll_requested.connect(self._on_ruler_scroll_requested)
        self.ruler.wheel_turned.connect(self._on_ruler_wheel_turned)

    def set_view(self, view: PaneView, *, is_base: bool) -> None:
        """Show other marks and counts on the same article."""
        self._view = view
        self.header.set_view(view, is_base=is_base)
        self.pane.set_view(view)
        if self.pane.is_laid_out():
            self.ruler.set_content(view.marks, self.pane.page())

    def set_active(self, active: frozenset[int], chosen: int | None) -> None:
        """Bring these sentences out in the pane and on the ruler."""
        self.pane.set_active(active, chosen)
        self.ruler.set_active(active)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.header.set_theme(theme)
        self.pane.set_theme(theme)
        self.ruler.set_theme(theme)

    def full_width(self) -> int:
        """The greatest width that the column can use."""
        return self.pane.full_width() + RULER_WIDTH

    def _on_bar_value_changed(self, value: int) -> None:
        self.ruler.set_scroll(value)

    def _on_pane_layout_changed(self) -> None:
        self.ruler.set_content(self._view.marks, self.pane.page())
        self.ruler.set_scroll(self.pane.scroll_value())

    def _on_ruler_scroll_requested(self, y: float, alone: bool) -> None:
        self.pane.scroll_as_user(y - self.pane.page().window / 2, alone=alone)

    def _on_ruler_wheel_turned(self, event: QWheelEvent) -> None:
        self.pane.wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        width, height = self.width(), max(0, self.height() - HEADER_HEIGHT)
        self.header.setGeometry(0, 0, width, HEADER_HEIGHT)
        self.ruler.setGeometry(width - RULER_WIDTH, HEADER_HEIGHT, RULER_WIDTH, height)
        self.pane.setGeometry(0, HEADER_HEIGHT, width - RULER_WIDTH, height)
