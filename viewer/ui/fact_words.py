"""What the tables of facts say in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from viewer.engine.facts.fact_rows import CellState
from viewer.presentation.fact_table_view import RowStatus, TableCell, TableRow

_TYPES: Mapping[str, str] = {
    "number": "Number",
    "unit": "Unit",
    "date": "Date or time",
    "name": "Name",
    "place": "Place",
    "quote": "Quotation",
    "attribution": "Source",
    "hedge": "Hedge",
    "negation": "Denial",
    "state": "Outcome",
    "quantity": "Quantity",
    "superlative": "Absolute",
}
_STATUSES: Mapping[RowStatus, tuple[str, str]] = {
    RowStatus.CONFLICT: ("Conflict", "Articles contradict each other"),
    RowStatus.PRECISION: ("Less exact", "They agree, but one is vaguer or leaves something out"),
    RowStatus.WORDING: ("Other form", "The same value, written otherwise"),
    RowStatus.AGREED: ("All agree", "In all articles, and the same"),
    RowStatus.MISSING: ("Missing", "Those that have it agree, and others lack it"),
    RowStatus.ONLY: ("Only one", "One article alone has it"),
}
CELL_SIGNS: Mapping[CellState, str] = {
    CellState.AGREEING: "=",
    CellState.DIFFERING: "≠",
    CellState.ABSENT: "–",
}
_CELL_STATES: Mapping[CellState, str] = {
    CellState.AGREEING: "agrees",
    CellState.DIFFERING: "differs",
    CellState.ABSENT: "absent",
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("Facts", words)


def type_words(kind: str) -> str:
    """A kind of fact, such as "Number"."""
    return _tr(_TYPES.get(kind, kind.capitalize()))


def status_words(status: RowStatus) -> str:
    """What holds of a row, in a word or two."""
    return _tr(_STATUSES[status][0])


def status_meaning(status: RowStatus) -> str:
    """What holds of a row, in a phrase."""
    return _tr(_STATUSES[status][1])


def cell_words(row: TableRow, cell: TableCell) -> str:
    """What a cell shows where it has no words of the article, else those words."""
    if cell.pieces:
        return cell.text
    if cell.sentence is not None:
        return _tr("not said in this sentence")
    return _tr("absent here, in all others") if row.missing_here == cell.article else _tr("absent")


def cell_in_words(row: TableRow, cell: TableCell) -> str:
    """A cell for a screen reader: how it stands, its words, who says them."""
    state = _tr("only here") if row.only_here == cell.article else _tr(_CELL_STATES[cell.state])
    speaker = f" ({cell.speaker})" if cell.speaker else ""
    return (
        f"{state}: {cell_words(row, cell)}{speaker}" if cell.sentence is not None else cell_words(row, cell)
    )


def row_in_words(row: TableRow) -> str:
    """What a row is about, for a screen reader."""
    return ", ".join(filter(None, (type_words(row.type), status_words(row.status), row.label)))
