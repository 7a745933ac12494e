"""The header of a pane: what article it is, how it differs, and its buttons."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from viewer.engine.model import Article
from viewer.presentation.view_records import PaneView
from viewer.ui.elided_label import ElidedLabel
from viewer.ui.kind_counts import KindCounts
from viewer.ui.plain_tips import plain_tip
from viewer.ui.theme import Theme

HEADER_HEIGHT = 58
STANDARD_INPUT = "-"
TITLE_LIMIT = 300  # characters; an article without paragraphs may be one endless title


class PaneHeader(QWidget):
    """Title, source and counts of an article; dragging it asks for another place among the panes."""

    base_requested = Signal(int)  # article
    close_requested = Signal(int)  # article
    drag_moved = Signal(int, QPoint)  # article, global place
    drag_ended = Signal(int, QPoint)  # article, global place

    def __init__(self, article: Article, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._article = article
        self._theme = theme
        self._index = 0
        self._press: QPoint | None = None
        self._dragging = False
        self._focused = False
        self._title = ElidedLabel(Qt.TextElideMode.ElideRight)
        self._source = ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self._counts = KindCounts(theme)
        self._base = QToolButton()
        self._close = QToolButton()
        self._set_up()

    def _set_up(self) -> None:
        self._title.setText(self._article.title[:TITLE_LIMIT])
        self._source.setText(source_name(self._article.source))
        self._base.setCheckable(True)
        self._base.setAutoRaise(True)
        self._close.setAutoRaise(True)
        self._close.setText("\u2715")
        self._close.setToolTip(self.tr("Close this article"))
        self._close.setAccessibleName(self.tr("Close {title}").format(title=self._article.title))
        for label in (self._title, self._source):
            label.setToolTip(plain_tip(article_details(self._article)))
        self.setAccessibleName(self.tr("Header of {title}").format(title=self._article.title))
        self.setToolTip(plain_tip(article_details(self._article)))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._base.setCursor(Qt.CursorShape.ArrowCursor)
        self._close.setCursor(Qt.CursorShape.ArrowCursor)
        self._base.clicked.connect(self._on_base_clicked)
        self._close.clicked.connect(self._on_close_clicked)
        self._arrange()
        self.set_theme(self._theme)

    def _arrange(self) -> None:
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        small = self._source.font()
        small.setPointSizeF(small.pointSizeF() * 0.9)
        for widget in (self._source, self._counts, self._base, self._close):
            widget.setFont(small)
        first, second = QHBoxLayout(), QHBoxLayout()
        for widget, stretch in ((self._title, 1), (self._base, 0), (self._close, 0)):
            first.addWidget(widget, stretch)
        for widget, stretch in ((self._source, 1), (self._counts, 0)):
            second.addWidget(widget, stretch)
        first.setSpacing(4)
        second.setSpacing(10)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 6, 6, 6)
        rows.setSpacing(1)
        rows.addLayout(first)
        rows.addLayout(second)
        second.setContentsMargins(0, 0, 8, 0)
        self.setFixedHeight(HEADER_HEIGHT)

    def set_view(self, view: PaneView, *, is_base: bool) -> None:
        """Show the counts of this view, and whether the article is the base."""
        self._index = view.article
        self._counts.set_counts(view.counts, view.conflicts)
        self._base.setChecked(is_base)
        self._base.setText(self.tr("Base") if is_base else self.tr("Make base"))
        self._base.setToolTip(
            self.tr("The other articles are compared with this one")
            if is_base
            else self.tr("Compare the other articles with this one")
        )
        self._base.setAccessibleName(self._base.toolTip())

    def set_focused(self, focused: bool) -> None:
        """Show whether the keyboard is in the pane below."""
        self._focused = focused
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self._counts.set_theme(theme)
        _colour_text(self._title, theme.colour("ink"))
        _colour_text(self._source, theme.colour("muted"))
        for button in (self._base, self._close):
            palette = button.palette()
            palette.setColor(QPalette.ColorRole.ButtonText, theme.colour("muted"))
            palette.setColor(QPalette.ColorRole.Button, theme.colour("chrome"))
            button.setPalette(palette)
        self.update()

    def title(self) -> str:
        """The whole title."""
        return self._title.text()

    def shown_title(self) -> str:
        """The title as cut to the present width."""
        return self._title.shown_text()

    def source(self) -> str:
        """The short name of the source."""
        return self._source.text()

    def counts_in_words(self) -> str:
        """The counts as a screen reader says them."""
        return self._counts.words()

    def tab_stops(self) -> tuple[QWidget, ...]:
        """The buttons, for the order of the Tab key."""
        return (self._base, self._close)

    def _on_base_clicked(self) -> None:
        self._base.setChecked(True)  # the base stays the base when it is clicked again
        self.base_requested.emit(self._index)

    def _on_close_clicked(self) -> None:
        self.close_requested.emit(self._index)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("chrome"))
        painter.setPen(QPen(self._theme.colour("rule"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self._focused:
            painter.fillRect(QRectF(0, self.height() - 2, self.width(), 2), self._theme.colour("focus"))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() is Qt.MouseButton.LeftButton:
            self._press = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if self._press is None:
            return
        place = event.globalPosition().toPoint()
        if not self._dragging and (place - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self.drag_moved.emit(self._index, place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._press = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if self._dragging:
            self._dragging = False
            self.drag_ended.emit(self._index, event.globalPosition().toPoint())


def source_name(source: str) -> str:
    """A short name of where an article comes from: the file's name, without its folders."""
    if source == STANDARD_INPUT:
        return "standard input"
    return PurePath(source).name or source


def article_details(article: Article) -> str:
    """Where an article comes from and what its reader noticed, a line each."""
    lines = [article.title[:TITLE_LIMIT], article.source, f"Encoding: {article.encoding}"]
    if article.byline:
        lines.insert(1, f"By {article.byline}")
    return "\n".join((*lines, *article.notices))


def _colour_text(label: QLabel, colour: QColor) -> None:
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, colour)
    label.setPalette(palette)
