"""What the tables of facts and quotations show: rows by importance, cells in the order of the panes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from viewer.engine.facts.fact_rows import (
    CellState,
    FactCell,
    FactRow,
    QuotationCell,
    QuotationRow,
    cell_states,
)
from viewer.engine.facts.fact_types import fact_weight
from viewer.engine.model import Comparison, Severity
from viewer.presentation.text_pieces import Excerpt, Piece, differing_words

QUOTE_TYPE = "quote"


class RowStatus(StrEnum):
    """What a row says at a glance; the order is that of importance."""

    CONFLICT = "conflict"
    PRECISION = "precision"
    WORDING = "wording"
    AGREED = "agreed"  # in all articles, and all agree
    MISSING = "missing"  # those that have it agree, and some lack it
    ONLY = "only"  # one article alone has it


_STATUS_OF_SEVERITY = {
    Severity.CONFLICT: RowStatus.CONFLICT,
    Severity.PRECISION: RowStatus.PRECISION,
    Severity.WORDING: RowStatus.WORDING,
}
_ORDER = tuple(RowStatus)


@dataclass(frozen=True, slots=True)
class TableCell:
    """What one article says: its words in pieces, those that differ marked, and where they stand.

    ``sentence`` is None where the article lacks the fact; then there are no pieces. A
    sentence without pieces is there, and the fact is not in it.
    """

    article: int
    state: CellState
    pieces: Excerpt = ()
    speaker: str = ""
    sentence: int | None = None

    @property
    def text(self) -> str:
        """The words as one text."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One fact or quotation: what it is, how the articles stand to it, a cell for each article shown.

    ``only_here`` is the article that alone has it, ``missing_here`` the one of three or more that lacks it.
    """

    type: str
    label: str
    status: RowStatus
    cells: tuple[TableCell, ...]
    only_here: int | None = None
    missing_here: int | None = None


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which rows to show: of these types (None: all) and statuses, with this text in a cell or the label."""

    types: frozenset[str] | None = None
    statuses: frozenset[RowStatus] = frozenset(RowStatus)
    text: str = ""

    def admits(self, row: TableRow) -> bool:
        """Whether a row is to be shown."""
        return (
            (self.types is None or row.type in self.types)
            and row.status in self.statuses
            and self._has_text(row)
        )

    def _has_text(self, row: TableRow) -> bool:
        needle = " ".join(self.text.casefold().split())
        texts = (row.label, *(cell.text for cell in row.cells), *(cell.speaker for cell in row.cells))
        return not needle or any(needle in " ".join(text.casefold().split()) for text in texts)


@dataclass(frozen=True, slots=True)
class FactTableView:
    """Both tables over the articles shown, the most important rows first."""

    order: tuple[int, ...]
    base: int
    facts: tuple[TableRow, ...]
    quotations: tuple[TableRow, ...]


def build_fact_tables(comparison: Comparison, order: Sequence[int], base: int) -> FactTableView:
    """Lay out the facts and quotations of the articles shown, beside the base where it has them."""
    shown = tuple(order)
    facts = [_row(row, row.type, row.label, (shown, base), _fact_cell) for row in comparison.facts]
    quotations = [_row(row, QUOTE_TYPE, "", (shown, base), _quotation_cell) for row in comparison.quotations]
    return FactTableView(shown, base, _ranked(facts), _ranked(quotations))


def count_conflicts(comparison: Comparison, order: Sequence[int]) -> int:
    """How many facts and quotations conflict among the articles shown; cheaper than laying them out."""
    shown = tuple(order)
    rows: list[FactRow | QuotationRow] = [*comparison.facts, *comparison.quotations]
    return sum(
        _status(row, shown, [article for article in shown if row.cells[article] is not None])
        is RowStatus.CONFLICT
        for row in rows
        if row.severity is Severity.CONFLICT
    )


def filter_rows(rows: Sequence[TableRow], wanted: TableFilter) -> tuple[TableRow, ...]:
    """The rows to be shown."""
    return tuple(row for row in rows if wanted.admits(row))


def count_types(rows: Sequence[TableRow]) -> Mapping[str, int]:
    """How many rows there are of each type, the weightiest type first."""
    counts = Counter(row.type for row in rows)
    return {kind: counts[kind] for kind in sorted(counts, key=lambda kind: (fact_weight(kind), kind))}


def count_statuses(rows: Sequence[TableRow]) -> Mapping[RowStatus, int]:
    """How many rows there are of each status that occurs, the most important first."""
    counts = Counter(row.status for row in rows)
    return {status: counts[status] for status in RowStatus if counts[status]}


_Row = TypeVar("_Row", FactRow, QuotationRow)


def _row(
    row: _Row,
    kind: str,
    label: str,
    places: tuple[tuple[int, ...], int],
    make: Callable[[_Row, int, int, CellState], TableCell],
) -> TableRow | None:
    """A row over the articles shown; None where none of them has the fact."""
    shown, base = places
    present = [article for article in shown if row.cells[article] is not None]
    if not present:
        return None
    beside = base if base in present else present[0]
    states = cell_states(row, beside)
    absent = [article for article in shown if article not in present]
    return TableRow(
        type=kind,
        label=label,
        status=_status(row, shown, present),
        cells=tuple(make(row, article, beside, states[article]) for article in shown),
        only_here=present[0] if len(present) == 1 and len(shown) > 1 else None,
        missing_here=absent[0] if len(absent) == 1 and len(shown) > 2 else None,
    )


def _status(row: FactRow | QuotationRow, shown: Sequence[int], present: Sequence[int]) -> RowStatus:
    if len(present) == 1 and len(shown) > 1:
        return RowStatus.ONLY
    differs = row.severity is not None and len(present) > 1
    if differs and len(shown) < len(row.cells) and row.variants:
        # The one that differs may be among the articles that are not shown.
        differs = len({row.variants[article] for article in present}) > 1
    if differs and row.severity is not None:
        return _STATUS_OF_SEVERITY[row.severity]
    return RowStatus.AGREED if len(present) == len(shown) else RowStatus.MISSING


def _fact_cell(row: FactRow, article: int, beside: int, state: CellState) -> TableCell:
    cell = row.cells[article]
    if cell is None:
        return TableCell(article, state)
    text = _one_line(cell)
    pieces = (Piece(text, state is CellState.DIFFERING),) if text else ()
    return TableCell(article, state, pieces, sentence=cell.sentence)


def _quotation_cell(row: QuotationRow, article: int, beside: int, state: CellState) -> TableCell:
    cell, other = row.cells[article], row.cells[beside]
    if cell is None or other is None:
        return TableCell(article, CellState.ABSENT)
    same = state is CellState.AGREEING
    pieces = (Piece(_one_line(cell), False),) if same else differing_words(_one_line(other), _one_line(cell))
    return TableCell(article, state, pieces, cell.speaker, cell.sentence)


def _one_line(cell: FactCell | QuotationCell) -> str:
    return " ".join(cell.text.split())


def _ranked(rows: Sequence[TableRow | None]) -> tuple[TableRow, ...]:
    """By importance, and within it in the order in which the comparison has them."""
    return tuple(sorted((row for row in rows if row is not None), key=_rank))


def _rank(row: TableRow) -> tuple[int, int]:
    differs = row.status in _STATUS_OF_SEVERITY.values()
    return _ORDER.index(row.status), fact_weight(row.type) if differs else 0
