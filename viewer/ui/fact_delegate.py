"""Paint the cells of the tables of facts: a sign, the words, and marks behind the words that differ."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from viewer.engine.facts.fact_rows import CellState
from viewer.engine.model import Severity, Span
from viewer.presentation.fact_table_view import QUOTE_TYPE, RowStatus, TableCell, TableRow
from viewer.presentation.line_breaks import break_lines
from viewer.presentation.text_pieces import Piece
from viewer.ui.fact_model import FactRole
from viewer.ui.fact_words import CELL_SIGNS, cell_words, status_words, type_words
from viewer.ui.kind_signs import draw_double_line, draw_warning
from viewer.ui.theme import Theme

_PADDING = 5.0
_SIGN_WIDTH = 16.0
_SIGN = 11.0
_SEVERITIES = {RowStatus.CONFLICT: Severity.CONFLICT, RowStatus.PRECISION: Severity.PRECISION}


class FactDelegate(QStyledItemDelegate):
    """Draws cells of a fixed number of lines; longer words end in an ellipsis, and stand in the tooltip."""

    def __init__(self, lines: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._theme: Theme | None = None

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme

    def row_height(self, font: QFont) -> int:
        """The same for all rows."""
        return round(self._lines * QFontMetricsF(font).lineSpacing() + 2 * _PADDING)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A cell of usual width."""
        return QSize(120, self.row_height(option.font))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell."""
        if self._theme is None:
            return
        painter.save()
        rect = QRectF(option.rect)
        painter.setClipRect(rect)
        row: TableRow = index.data(FactRole.ROW)
        cell: TableCell | None = index.data(FactRole.CELL)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        brush = _CellBrush(painter, rect, option.font, self._theme, self._lines)
        brush.ground(selected, bool(option.state & QStyle.StateFlag.State_HasFocus))
        if cell is None:
            brush.heading(row)
        else:
            brush.cell(row, cell)
        painter.restore()


class _CellBrush:
    """One cell being painted."""

    def __init__(self, painter: QPainter, rect: QRectF, font: QFont, theme: Theme, lines: int) -> None:
        self._painter = painter
        self._rect = rect
        self._inner = rect.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        self._font = font
        self._theme = theme
        self._lines = lines
        self._metrics = QFontMetricsF(font)

    def ground(self, selected: bool, focused: bool) -> None:
        """Paint what lies behind the words."""
        if selected:
            self._painter.fillRect(self._rect, self._theme.colour("selection", 0.45))
        if focused:
            self._painter.setPen(QPen(self._theme.colour("focus"), 1.5))
            self._painter.drawRect(self._rect.adjusted(1, 1, -2, -2))

    def heading(self, row: TableRow) -> None:
        """What the row is about: how it stands, the kind of fact, and what is counted or said."""
        severity = _SEVERITIES.get(row.status)
        colour = self._theme.colour("muted")
        x = self._inner.left()
        if severity is not None:
            colour = self._theme.fact_colour(severity, "accent")
            y = self._inner.top() + (self._metrics.height() - _SIGN) / 2
            draw = draw_warning if severity is Severity.CONFLICT else draw_double_line
            draw(self._painter, QRectF(x, y, _SIGN, _SIGN), colour)
            x += _SIGN + 4
        bold = QFont(self._font)
        bold.setWeight(QFont.Weight.DemiBold)
        self._line(self._heading_words(row, bold, self._inner.right() - x), bold, colour, x, 0)
        self._wrapped((Piece(row.label, False),), self._inner.left(), 1, self._theme.colour("ink"), None)

    def _heading_words(self, row: TableRow, font: QFont, room: float) -> str:
        status = status_words(row.status)
        if row.type == QUOTE_TYPE:
            return status
        words = f"{type_words(row.type)} · {status}"
        fits = QFontMetricsF(font).horizontalAdvance(words) <= room
        return words if fits else type_words(row.type)  # the sign says the rest

    def cell(self, row: TableRow, cell: TableCell) -> None:
        """How one article stands to the fact, and its words."""
        severity = _SEVERITIES.get(row.status, Severity.WORDING)
        differs = cell.state is CellState.DIFFERING
        colour = self._theme.fact_colour(severity, "accent") if differs else self._theme.colour("muted")
        bold = QFont(self._font)
        bold.setWeight(QFont.Weight.Bold if differs else QFont.Weight.Normal)
        self._line(CELL_SIGNS[cell.state], bold, colour, self._inner.left(), 0)
        left = self._inner.left() + _SIGN_WIDTH
        first = 0
        if cell.speaker:
            self._line(cell.speaker, self._font, self._theme.colour("muted"), left, 0)
            first = 1
        words = cell.pieces or (Piece(cell_words(row, cell), False),)
        ink = self._theme.colour("ink" if cell.pieces else "muted")
        self._wrapped(words, left, first, ink, self._theme.fact_colour(severity, "word"))

    def _line(self, text: str, font: QFont, colour: QColor, left: float, line: int) -> None:
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self._inner.right() - left)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        self._painter.drawText(QPointF(left, self._baseline(line)), shown)

    def _baseline(self, line: int) -> float:
        return self._inner.top() + self._metrics.ascent() + line * self._metrics.lineSpacing()

    def _wrapped(
        self, pieces: Sequence[Piece], left: float, first: int, ink: QColor, mark: QColor | None
    ) -> None:
        """Write words over the lines from `first` on, with a mark behind the pieces that differ."""
        text = "".join(piece.text for piece in pieces)
        width, room = self._inner.right() - left, self._lines - first
        if not text or width <= 0 or room <= 0:
            return
        self._painter.setFont(self._font)
        lines = break_lines(text, self._metrics.horizontalAdvance, width, room)
        for number, line in enumerate(lines):
            y = self._baseline(first + number)
            shown = line.of(text).rstrip()
            if number == room - 1 and line.end < len(text):
                shown = self._metrics.elidedText(text[line.start :], Qt.TextElideMode.ElideRight, width)
            if mark is not None:
                self._mark_line(pieces, text, line, QPointF(left, y), mark)
            self._painter.setPen(ink)
            self._painter.drawText(QPointF(left, y), shown)

    def _mark_line(
        self, pieces: Sequence[Piece], text: str, line: Span, corner: QPointF, colour: QColor
    ) -> None:
        place = 0
        for piece in pieces:
            start, end = max(place, line.start), min(place + len(piece.text), line.end)
            place += len(piece.text)
            if piece.changed and start < end:
                x = corner.x() + self._metrics.horizontalAdvance(text[line.start : start])
                width = self._metrics.horizontalAdvance(text[start:end].rstrip())
                top = corner.y() - self._metrics.ascent()
                self._painter.fillRect(QRectF(x - 1, top, width + 2, self._metrics.height()), colour)
