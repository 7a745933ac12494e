"""A pane: one article, its marks painted under and over the text."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QTextEdit, QToolTip, QWidget

from viewer.engine.model import SegmentedArticle, Span
from viewer.presentation.level_map import Page
from viewer.presentation.sentence_geometry import LineBox, sentences_between
from viewer.presentation.view_records import PaneView
from viewer.ui.pane_document import (
    LEFT_MARGIN,
    LINE_CHARACTERS,
    RIGHT_MARGIN,
    article_document,
    article_font,
    is_narrow,
    recolour,
    text_width,
)
from viewer.ui.pane_geometry import PaneGeometry
from viewer.ui.pane_painter import PaneMarks, Scene, paint_over, paint_under
from viewer.ui.plain_tips import plain_tip
from viewer.ui.text_positions import TextPositions
from viewer.ui.theme import Theme

_EDGE = 40.0  # a levelled sentence stays at least this far inside the window
_SAME_LINE = 2.0  # scroll values are whole pixels: a line that begins this little below the edge is at it
_PAINT_SLACK = 8.0  # washes and outlines reach a little over their lines
_ANGLE_OF_NOTCH = 120  # eighths of a degree
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ACTIVATE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ENDS = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}


class ArticlePane(QTextEdit):
    """A read-only text with painted marks; it says what was clicked and how far it was scrolled.

    Up and Down go from sentence to sentence, Return chooses the one at the caret, Home and End go to the
    ends; with Shift they select. While Ctrl is held, wheel and keys scroll this pane alone: Ctrl and the
    wheel do not zoom.
    """

    sentence_chosen = Signal(int)  # clicked, or reached with the keyboard
    cleared = Signal()  # Escape
    scrolled = Signal(int, int, bool)  # from, to, and whether the other panes should stay
    layout_changed = Signal()  # sentences stand elsewhere now
    focus_changed = Signal(bool)

    def __init__(
        self, whole: SegmentedArticle, view: PaneView, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._whole = whole
        self._view = view
        self._theme = theme
        self._marks = PaneMarks(view.marks)
        self._positions = TextPositions(whole.article)
        self._starts = [self._positions.to_qt(sentence.span.start) for sentence in whole.sentences]
        self._font = article_font()
        self._characters = LINE_CHARACTERS
        self._geometry: PaneGeometry | None = None
        self._describer: Callable[[int, int | None], str] | None = None
        self._press: QPoint | None = None
        self._alone = False
        self._narrow = False
        self._own_document: QTextDocument | None = None  # set at the first layout, when the width is known
        self._scroll = 0
        self._placing = 0
        self._set_up_widget()

    def _set_up_widget(self) -> None:
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # files dropped on a pane are for the whole comparison
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the ruler stands in for it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setAccessibleName(self.tr("Article: {title}").format(title=self._whole.article.title))
        self.verticalScrollBar().valueChanged.connect(self._on_bar_value_changed)
        self.verticalScrollBar().rangeChanged.connect(self._on_bar_range_changed)
        self._dress()

    # What it shows

    @property
    def article(self) -> int:
        """The index of the article shown."""
        return self._view.article

    @property
    def marks(self) -> PaneMarks:
        """What is painted now."""
        return self._marks

    def is_laid_out(self) -> bool:
        """Whether the sentences have places; one never shown has none until they are asked for."""
        return self._geometry is not None

    @property
    def geometry_now(self) -> PaneGeometry:
        """Where the sentences stand in the present layout."""
        if self._own_document is None:
            self._set_document()
        if self._geometry is None:
            self._geometry = PaneGeometry(self.document(), self._positions, self._whole.sentences)
        return self._geometry

    def page(self) -> Page:
        """The layout as the scroll geometry sees it."""
        geometry = self.geometry_now
        return Page(geometry.text, geometry.extents, float(self.viewport().height()))

    def set_view(self, view: PaneView) -> None:
        """Show other marks on the same article."""
        self._view = view
        self._marks = PaneMarks(view.marks, self._marks.active, self._marks.chosen)
        self.viewport().update()

    def set_describer(self, describer: Callable[[int, int | None], str]) -> None:
        """Say in a tooltip what this makes of the sentence under the mouse; nothing where it is empty.

        It is called with the sentence and, where the mouse is over marked words of a fact, where those begin.
        """
        self._describer = describer

    def set_active(self, active: frozenset[int], chosen: int | None) -> None:
        """Outline these sentences, the chosen one more strongly."""
        self._marks = PaneMarks(self._view.marks, active, chosen)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours; nothing is laid out again."""
        self._theme = theme
        self._dress()
        if self._own_document is not None:
            with self._quiet():
                recolour(self._own_document, theme.colour("byline"))
        self.viewport().update()

    def set_text_look(self, zoom: float, characters: int) -> None:
        """Change the size of the letters and the greatest number of average characters a line."""
        self._font = article_font(zoom)
        self._characters = characters
        self._refill()

    def text_font(self) -> QFont:
        """The font of a plain paragraph."""
        return QFont(self._font)

    def full_width(self) -> int:
        """The width at which lines are as long as they may be."""
        return round(LEFT_MARGIN + text_width(self._font, self._characters) + RIGHT_MARGIN)

    def _dress(self) -> None:
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, "paper"),
            (QPalette.ColorRole.Text, "ink"),
            (QPalette.ColorRole.Highlight, "selection"),
            (QPalette.ColorRole.HighlightedText, "selection_ink"),
        ):
            palette.setColor(role, self._theme.colour(colour))
        self.setPalette(palette)

    def _set_document(self) -> None:
        """Set the article anew and lay it out once, at the present width."""
        muted = self._theme.colour("byline")
        self._narrow = is_narrow(self._line_width(), self._font)
        document = article_document(
            self._whole.article, self._positions, self._font, muted, narrow=self._narrow
        )
        with self._quiet():
            self.setLineWrapColumnOrWidth(self._line_width())
            self.setDocument(document)
        self._own_document = document  # Qt does not keep it alive
        self._geometry = None
        self._place_caret(0)
        self._scroll = 0

    def _place_caret(self, position: int) -> None:
        """Put the caret somewhere; Qt would scroll to it, now or when the pane gets the keyboard."""
        cursor = self.textCursor()
        cursor.setPosition(position)
        with self._quiet():
            self.setTextCursor(cursor)

    def _refill(self) -> None:
        if not self.is_laid_out():
            return
        anchor = self._anchor()
        self._set_document()
        self._restore(anchor)

    # Layout and scrolling

    def _wrap(self) -> None:
        if self._narrow != is_narrow(self._line_width(), self._font):
            self._set_document()  # with another size of headline
            return
        self._geometry = None
        with self._quiet():
            self.setLineWrapColumnOrWidth(self._line_width())

    def _line_width(self) -> int:
        return max(1, min(self.viewport().width(), self.full_width()))

    def _anchor(self) -> tuple[int, float]:
        """The text place at the window's upper edge and how far above it its line begins."""
        geometry, top = self.geometry_now, float(self._scroll)
        if top <= self.page().start or not geometry.extents:
            return 0, top - geometry.text.top
        place = max(0, bisect_right(geometry.extents, top + _SAME_LINE, key=lambda extent: extent.top) - 1)
        # Of several sentences that begin on one line the first: the others may begin on another line later.
        place = bisect_left(geometry.extents, geometry.extents[place].top, key=lambda extent: extent.top)
        extent = geometry.extents[place]
        height = max(1.0, extent.bottom - extent.top)
        return place, (top - extent.top) / height

    def _restore(self, anchor: tuple[int, float] | None) -> None:
        page = self.page()
        target = page.start
        if anchor is not None and page.extents:
            place, share = anchor
            extent = page.extents[place]
            target = (
                extent.top + share * (extent.bottom - extent.top) if (place, share) > (0, 0.0) else page.start
            )
        self._place(target, stretch=False)
        self.layout_changed.emit()

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """While it lasts, the scroll bar moves on our own account and nobody is told."""
        self._placing += 1
        try:
            yield
        finally:
            self._placing -= 1

    def scroll_value(self) -> int:
        """The height of the page at the window's upper edge."""
        return self._scroll

    def scroll_to(self, value: float, *, stretch: bool = False) -> None:
        """Scroll there without a word to other panes; with `stretch` over the ends, as levelling needs."""
        self._place(value, stretch=stretch)

    def scroll_as_user(self, value: float, *, alone: bool = False) -> None:
        """Scroll there as the wheel would: the other panes follow, unless `alone`."""
        self._alone = alone
        self.verticalScrollBar().setValue(round(value))
        self._alone = False

    def level_value(self, sentence: int, y: float) -> float:
        """The scroll value at which a sentence begins at this height of the window."""
        return self.geometry_now.extents[sentence].top - y

    def _place(self, value: float, *, stretch: bool) -> None:
        page = self.page()
        low, high = page.start, page.end
        if stretch:
            low = page.text.top - page.window + _EDGE
            high = page.text.bottom - _EDGE
        with self._quiet():
            self._set_bar(page, round(max(low, min(high, value))))

    def _set_bar(self, page: Page, value: int) -> None:
        """The bar's range reaches from end to end of the text, and over it only while the pane is there."""
        bar = self.verticalScrollBar()
        bar.setRange(min(round(page.start), value), max(round(page.end), value))
        bar.setPageStep(max(1, int(page.window)))
        bar.setSingleStep(max(1, int(QFontMetricsF(self._font).lineSpacing())))
        bar.setValue(value)
        self._scroll = value

    def _on_bar_value_changed(self, value: int) -> None:
        before, self._scroll = self._scroll, value
        if not self._placing and before != value:
            with self._quiet():
                self._set_bar(self.page(), value)
            self.scrolled.emit(before, value, self._alone)

    def _on_bar_range_changed(self, low: int, high: int) -> None:
        # Qt sets the range to the whole document at each layout.
        if not self._placing and self._geometry is not None:
            self._place(self._scroll, stretch=True)

    # Places

    def sentence_at(self, point: QPoint) -> int | None:
        """The sentence painted at a point of the window; None beside and between sentences."""
        y = float(point.y() + self._scroll)
        for sentence in sentences_between(self.geometry_now.extents, y - 1, y + 1):
            for box in self.geometry_now.sentence_boxes(sentence):
                if box.top - 4 <= y <= box.bottom + 4 and box.left - 3 <= point.x() <= box.right + 3:
                    return sentence
        return None

    def sentence_top(self, sentence: int) -> float:
        """The height in the window at which a sentence begins."""
        return self.geometry_now.extents[sentence].top - self._scroll

    def boxes_in_window(self, span: Span) -> list[LineBox]:
        """The line boxes of a span of the article's text, in the window's pixels."""
        return [
            LineBox(box.left, box.top - self._scroll, box.width, box.height, box.baseline - self._scroll)
            for box in self.geometry_now.span_boxes(span)
        ]

    def caret_sentence(self) -> int | None:
        """The sentence at the caret, or the last one before it."""
        place = bisect_right(self._starts, self.textCursor().position()) - 1
        return max(0, place) if self._starts else None

    def put_caret(self, sentence: int) -> None:
        """Put the caret at the beginning of a sentence without scrolling."""
        value = self._scroll
        self._place_caret(self._starts[sentence])
        self._place(value, stretch=True)

    def selected_original(self) -> str:
        """The selected characters as they stand in the article."""
        cursor = self.textCursor()
        return self._positions.original(cursor.selectionStart(), cursor.selectionEnd())

    def _step(self, by: int) -> None:
        if not self._starts:
            return
        chosen = self._marks.chosen
        here = self.caret_sentence() if chosen is None else chosen
        target = (here or 0) + by if chosen is not None else (here or 0)
        self._choose(max(0, min(len(self._starts) - 1, target)))

    def _choose(self, sentence: int) -> None:
        self.put_caret(sentence)
        self.sentence_chosen.emit(sentence)

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.AltModifier
        )
        if modifiers == Qt.KeyboardModifier.ControlModifier and key in (
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
        ):
            self._scroll_pages(1 if key == Qt.Key.Key_PageDown else -1)
        elif modifiers:
            return False
        elif key in _STEPS:
            self._step(_STEPS[key])
        elif key in _ACTIVATE and (sentence := self.caret_sentence()) is not None:
            self._choose(sentence)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._scroll_pages(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in _ENDS:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum() if _ENDS[key] else bar.minimum())
        elif key == Qt.Key.Key_Escape:
            self.cleared.emit()
        else:
            return False
        return True

    def _scroll_pages(self, pages: int) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pages * round(0.9 * bar.pageStep()))

    def words_at(self, point: QPoint) -> str:
        """What the tooltip says at a point of the window; nothing beside the sentences."""
        sentence = self.sentence_at(point)
        if sentence is None or self._describer is None:
            return ""
        return self._describer(sentence, self._fact_at(sentence, point))

    def _fact_at(self, sentence: int, point: QPoint) -> int | None:
        """Where the words of a fact that differs begin, under a point of the window."""
        x, y = float(point.x()), float(point.y())
        for finding in self._marks.marks[sentence].findings:
            for box in self.boxes_in_window(finding.span) if finding.span is not None else ():
                if box.left <= x <= box.right and box.top <= y <= box.bottom:
                    return finding.span.start if finding.span is not None else None
        return None

    # Qt

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: D102
        data = QMimeData()
        data.setText(self.selected_original())
        return data

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            words = plain_tip(self.words_at(event.pos()))
            QToolTip.showText(event.globalPos(), words, self)  # empty words hide it
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        area, top = event.rect(), float(self._scroll)
        scene = Scene(
            self._theme,
            self.geometry_now,
            self._marks,
            top + area.top() - _PAINT_SLACK,
            top + area.bottom() + _PAINT_SLACK,
        )
        painter = self._page_painter()
        paint_under(painter, scene)
        painter.end()
        super().paintEvent(event)
        painter = self._page_painter()
        paint_over(painter, scene)
        painter.end()

    def _page_painter(self) -> QPainter:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self._scroll)
        return painter

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        anchor = (
            self._anchor() if self._geometry is not None else None
        )  # before the first layout: the beginning
        with self._quiet():
            super().resizeEvent(event)
        if self._own_document is not None and self.lineWrapColumnOrWidth() != self._line_width():
            self._wrap()
        self._restore(anchor)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        # The base class would zoom with Ctrl; here Ctrl suspends the lock for as long as it is held.
        alone = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        pixels, angle = event.pixelDelta().y(), event.angleDelta().y()
        notch = QApplication.wheelScrollLines() * self.verticalScrollBar().singleStep()
        self.scroll_as_user(self._scroll - (pixels or angle / _ANGLE_OF_NOTCH * notch), alone=alone)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        self._alone = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self._handle_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)
        self._alone = False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._press = event.position().toPoint() if event.button() is Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mouseReleaseEvent(event)
        press, self._press = self._press, None
        point = event.position().toPoint()
        if press is None or (point - press).manhattanLength() >= QApplication.startDragDistance():
            return
        sentence = self.sentence_at(point)
        if sentence is not None and not self.textCursor().hasSelection():
            self.sentence_chosen.emit(sentence)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusOutEvent(event)
        self.focus_changed.emit(False)
