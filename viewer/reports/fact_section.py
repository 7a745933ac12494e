"""Who says what, in a few lines for people: facts and quotations that differ among three articles or more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viewer.engine.facts.fact_rows import CellState
from viewer.engine.model import Comparison
from viewer.presentation.fact_table_view import (
    QUOTE_TYPE,
    RowStatus,
    TableCell,
    TableRow,
    build_fact_tables,
    count_statuses,
)
from viewer.reports.terminal import TerminalStyle

LEAST_ARTICLES = 3  # of two, the section about the pair says it all
INDENT = 4
_DIFFERING = (RowStatus.CONFLICT, RowStatus.PRECISION)
_SIGNS = {CellState.AGREEING: "=", CellState.DIFFERING: "≠"}
_COUNTED = {
    RowStatus.AGREED: "agree in all articles",
    RowStatus.MISSING: "agree, but not all articles have them",
    RowStatus.ONLY: "stand in one article only",
}


def fact_lines(comparison: Comparison, style: TerminalStyle) -> Iterator[str]:
    """The section's lines, conflicts first; none for two articles or where nothing is known."""
    articles = range(len(comparison.articles))
    if len(articles) < LEAST_ARTICLES or not (comparison.facts or comparison.quotations):
        return
    tables = build_fact_tables(comparison, articles, 0)
    yield style.ruled("Facts across all articles")
    yield style.paragraph("(= agrees with the first article that has it, ≠ differs, – lacks it.)")
    yield from _rows("Facts that differ", tables.facts, style)
    yield from _rows("Quotations that differ", tables.quotations, style)
    counts = count_statuses((*tables.facts, *tables.quotations))
    rest = [f"{counts[status]} {words}" for status, words in _COUNTED.items() if status in counts]
    if rest:
        yield "\n" + style.paragraph(f"Of the other facts and quotations, {'; '.join(rest)}.")


def _rows(name: str, rows: Sequence[TableRow], style: TerminalStyle) -> Iterator[str]:
    differing = [row for row in rows if row.status in _DIFFERING]
    if not differing:
        return
    yield "\n" + style.heading(f"{name} ({len(differing)})")
    for row in differing:
        head = style.paint(f"{row.status.value} · {row.type}", row.status.value)
        yield f"  {head}  {row.label}".rstrip()
        words = [f"{cell.article + 1} {_words(cell)}" for cell in row.cells]
        if row.type == QUOTE_TYPE:
            yield from (style.paragraph(line, INDENT + 4, " " * INDENT) for line in words)
        else:
            yield style.paragraph(" · ".join(words), INDENT)


def _words(cell: TableCell) -> str:
    if cell.sentence is None:
        return "–"
    words = f"“{cell.text}”" if cell.text else "does not say it"
    speaker = f" ({cell.speaker})" if cell.speaker else ""
    return f"{_SIGNS[cell.state]} {words}{speaker}"
