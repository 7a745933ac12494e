"""The facts, or the quotations, as a table: a row each, and a column for each article."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from html import escape

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from viewer.engine.model import Comparison
from viewer.presentation.fact_table_view import TableCell, TableRow
from viewer.ui.fact_words import cell_in_words, row_in_words, status_meaning
from viewer.ui.pane_header import source_name

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class FactRole(IntEnum):
    """What the delegate asks of a cell."""

    ROW = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1  # None in the first column


class FactModel(QAbstractTableModel):
    """Rows that the filter admits; the first column says what a row is about."""

    def __init__(self, subject: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._rows: tuple[TableRow, ...] = ()
        self._comparison: Comparison | None = None
        self._order: tuple[int, ...] = ()
        self._base = 0

    def show_articles(self, comparison: Comparison | None, order: Sequence[int], base: int) -> None:
        """Have a column for each of these articles; `show_rows` fills them."""
        self.beginResetModel()
        self._comparison, self._order, self._base, self._rows = comparison, tuple(order), base, ()
        self.endResetModel()

    def show_rows(self, rows: tuple[TableRow, ...]) -> None:
        """Show these rows and no others."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def target(self, index: _Index) -> tuple[int, int] | None:
        """The article and sentence that a cell leads to: its own, else the base's, else the first one's."""
        if not index.isValid():
            return None
        cells = self._rows[index.row()].cells
        own = self.cell_at(index)
        candidates = [own] if own is not None else []
        candidates += [cell for cell in cells if cell.article == self._base]
        candidates += cells
        return next(((c.article, c.sentence) for c in candidates if c.sentence is not None), None)

    def cell_at(self, index: _Index) -> TableCell | None:
        """The cell of an article; None in the first column."""
        return self._rows[index.row()].cells[index.column() - 1] if index.column() > 0 else None

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """How many facts are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """One column an article, and one before them."""
        return 0 if parent.isValid() else 1 + len(self._order)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The articles' names; their titles in the tooltips."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if section == 0:
            return self._subject if role == Qt.ItemDataRole.DisplayRole else None
        return self._article_header(self._order[section - 1], role)

    def _article_header(self, article: int, role: int) -> object:
        if self._comparison is None:
            return None
        record = self._comparison.articles[article].article
        base = article == self._base
        if role == Qt.ItemDataRole.DisplayRole:
            name = source_name(record.source)
            return self.tr("{0} (base)").format(name) if base else name
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                self.tr("{0}\nThe others are compared with it").format(record.title) if base else record.title
            )
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """One aspect of a cell."""
        if not index.isValid():
            return None
        row, cell = self._rows[index.row()], self.cell_at(index)
        if role == FactRole.ROW:
            return row
        if role == FactRole.CELL:
            return cell
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row_in_words(row) if cell is None else cell_in_words(row, cell)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._at_length(row, cell)
        return None

    def _at_length(self, row: TableRow, cell: TableCell | None) -> str:
        """The whole words, and the sentence that they stand in."""
        if cell is None:
            return f"<p><b>{escape(row_in_words(row))}</b></p><p>{escape(status_meaning(row.status))}</p>"
        parts = [f"<p>{escape(cell_in_words(row, cell))}</p>"]
        if cell.sentence is not None and self._comparison is not None:
            sentence = self._comparison.articles[cell.article].text_of(cell.sentence)
            parts.append(f"<p><i>{escape(sentence)}</i></p>")
        return "".join(parts)
