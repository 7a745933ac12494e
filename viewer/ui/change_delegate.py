"""Paint one change of the list: sign and kind, both wordings with the words that differ, and the reason."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from viewer.engine.model import Finding, Severity
from viewer.presentation.change_excerpt import Excerpt
from viewer.presentation.comparison_view import Change, ChangeKind
from viewer.presentation.roles import KIND_STYLES
from viewer.ui.change_model import ChangeRole
from viewer.ui.kind_signs import draw_sign
from viewer.ui.theme import Theme

_PADDING = 8.0
_SIGN = 12.0
_INDENT = 22.0
_BAR = 3.0
_LINES = 4
_LEADING = 2.0


class ChangeDelegate(QStyledItemDelegate):
    """Draws rows of four lines: a heading, both wordings, and what differs in fact or the reason."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The same for all rows: a list of thousands needs no measuring then."""
        height = QFontMetricsF(option.font).lineSpacing()
        return QSize(120, round(_LINES * (height + _LEADING) + 2 * _PADDING))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        if self._theme is None:
            return
        painter.save()
        rect = QRectF(option.rect)
        painter.setClipRect(rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        _Row(painter, rect, option.font, self._theme).paint(index, selected)
        painter.restore()


class _Row:
    """One row being painted, line by line."""

    def __init__(self, painter: QPainter, rect: QRectF, font: QFont, theme: Theme) -> None:
        self._painter = painter
        self._rect = rect
        self._font = font
        self._bold = QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._theme = theme
        self._metrics = QFontMetricsF(font)
        self._step = self._metrics.lineSpacing() + _LEADING
        self._baseline = rect.top() + _PADDING + self._metrics.ascent()

    def paint(self, index: QModelIndex | QPersistentModelIndex, selected: bool) -> None:
        """Paint the whole row."""
        change: Change = index.data(ChangeRole.CHANGE)
        old, new = index.data(ChangeRole.EXCERPTS)
        self._ground(change.kind, selected)
        self._heading(change, index.data(ChangeRole.ARTICLE_NAME))
        if old and new:
            self._wording(change.kind, old)
            self._wording(change.kind, new)
        else:
            self._whole_sentence(change.text or change.reference_text)
        self._why(change, index.data(ChangeRole.FINDING))

    @property
    def _left(self) -> float:
        return self._rect.left() + _PADDING + _INDENT

    @property
    def _right(self) -> float:
        return self._rect.right() - _PADDING

    def _ground(self, kind: ChangeKind, selected: bool) -> None:
        rule = QRectF(self._rect.left(), self._rect.bottom() - 1, self._rect.width(), 1)
        if selected:
            self._painter.fillRect(self._rect, self._theme.kind_colour(kind, "wash"))
            bar = QRectF(self._rect.left(), self._rect.top(), _BAR, self._rect.height())
            self._painter.fillRect(bar, self._theme.kind_colour(kind, "accent"))
        self._painter.fillRect(rule, self._theme.colour("rule"))

    def _heading(self, change: Change, article_name: str) -> None:
        accent = self._theme.kind_colour(change.kind, "accent")
        left = self._rect.left() + _PADDING + 2
        box = QRectF(left, self._baseline - self._metrics.ascent() / 2 - _SIGN / 2 + 1, _SIGN, _SIGN)
        draw_sign(self._painter, change.kind, box, accent)
        right = self._share(change)
        words = _kind_words(change)
        end = self._draw(words, self._bold, accent, self._left, right)
        if article_name:
            self._draw(f"  {article_name}", self._font, self._theme.colour("muted"), end, right)
        self._next_line()

    def _share(self, change: Change) -> float:
        """Write the similarity at the right end and return where it begins."""
        if change.similarity is None:
            return self._right
        text = f"{round(change.similarity * 100)} %"
        start = self._right - self._metrics.horizontalAdvance(text)
        self._draw(text, self._font, self._theme.colour("muted"), start, self._right + 1)
        return start - _PADDING

    def _wording(self, kind: ChangeKind, excerpt: Excerpt) -> None:
        x = self._left
        for piece in excerpt:
            if x >= self._right:
                break
            if piece.changed:
                width = min(self._metrics.horizontalAdvance(piece.text), self._right - x)
                mark = QRectF(
                    x - 1, self._baseline - self._metrics.ascent(), width + 2, self._metrics.height()
                )
                self._painter.fillRect(mark, self._theme.kind_colour(kind, "word"))
            x = self._draw(piece.text, self._font, self._theme.colour("ink"), x, self._right)
        self._next_line()

    def _whole_sentence(self, text: str) -> None:
        """Write a sentence that has no counterpart over two lines."""
        first = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, self._right - self._left)
        if first != text:
            first = first.removesuffix("…")
            first = first[: first.rfind(" ") + 1] or first
        for part in filter(None, (first, text[len(first) :])):
            self._draw(part.rstrip(), self._font, self._theme.colour("ink"), self._left, self._right)
            self._next_line()

    def _why(self, change: Change, finding: Finding | None) -> None:
        """What differs in fact; else why the two belong together."""
        if finding is None or finding.severity is Severity.WORDING:
            self._draw(change.reason, self._font, self._theme.colour("muted"), self._left, self._right)
        else:
            grave = finding.severity is Severity.CONFLICT
            colour = self._theme.colour("error" if grave else "ink")
            self._draw(finding.explanation, self._font, colour, self._left, self._right)
        self._next_line()

    def _draw(self, text: str, font: QFont, colour: QColor, left: float, right: float) -> float:
        """Write words up to a right edge and return where they end."""
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        self._painter.drawText(QPointF(left, self._baseline), shown)
        return right if shown != text else left + metrics.horizontalAdvance(text)

    def _next_line(self) -> None:
        self._baseline += self._step


def _kind_words(change: Change) -> str:
    words = [KIND_STYLES[change.kind].label.capitalize()]
    if change.moved and change.kind is not ChangeKind.MOVED:
        words.append(KIND_STYLES[ChangeKind.MOVED].label)
    if change.severity is Severity.CONFLICT:
        words.append("facts conflict")
    return ", ".join(words)
