"""The rows of the tables that show who says what: one row a fact or quotation, one cell an article."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from viewer.engine.model import Severity, Span


class Standing(StrEnum):
    """How the articles stand to a fact."""

    AGREEING = "agreeing"  # all that have it agree
    DIFFERING = "differing"  # two of them at least do not
    SINGLE = "single"  # only one has it


@dataclass(frozen=True, slots=True)
class FactCell:
    """A fact as one article states it: the words, their place in its text, and the sentence.

    Without words the sentence stands there without the fact, such as a denial that lacks its "not".
    """

    text: str
    span: Span
    sentence: int


class _AcrossArticles:
    """What a row of one cell an article tells of the articles."""

    __slots__ = ()

    cells: tuple[object | None, ...]
    severity: Severity | None

    @property
    def standing(self) -> Standing:
        """Whether the articles agree."""
        if self.only_in is not None:
            return Standing.SINGLE
        return Standing.AGREEING if self.severity is None else Standing.DIFFERING

    @property
    def absent_from(self) -> tuple[int, ...]:
        """The articles that lack the row's fact or quotation."""
        return absent(self.cells)

    @property
    def only_in(self) -> int | None:
        """The one article that has it, None where several do."""
        return only(self.cells)

    @property
    def missing_in_one(self) -> int | None:
        """The article that lacks what all others have (of three at least)."""
        empty = self.absent_from
        return empty[0] if len(empty) == 1 and len(self.cells) > 2 else None


@dataclass(frozen=True, slots=True)
class FactRow(_AcrossArticles):
    """One fact over all articles.

    ``type`` is as in findings, ``label`` says what is counted, dated or named, ``cells`` has one entry an
    article, None where
    the article lacks the fact. ``severity`` is that of the gravest difference, None where all agree.
    ``variants`` has one number an article: cells that say the same, in whatever form, share it.
    """

    type: str
    label: str
    cells: tuple[FactCell | None, ...]
    severity: Severity | None
    variants: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class QuotationCell:
    """A quotation as one article words it, its speaker as named there (perhaps empty), its place and
    sentence.
    """

    text: str
    speaker: str
    span: Span
    sentence: int


@dataclass(frozen=True, slots=True)
class QuotationRow(_AcrossArticles):
    """One quotation over all articles; fields and properties as in :class:`FactRow`."""

    cells: tuple[QuotationCell | None, ...]
    severity: Severity | None
    variants: tuple[int | None, ...] = ()


def absent(cells: Iterable[object | None]) -> tuple[int, ...]:
    """The places of empty cells."""
    return tuple(article for article, cell in enumerate(cells) if cell is None)


def only(cells: Iterable[object | None]) -> int | None:
    """The place of the only filled cell, None where there are several."""
    filled = [article for article, cell in enumerate(cells) if cell is not None]
    return filled[0] if len(filled) == 1 else None


class CellState(StrEnum):
    """How one article stands to a fact, beside another article."""

    AGREEING = "agreeing"
    DIFFERING = "differing"
    ABSENT = "absent"


def cell_states(row: FactRow | QuotationRow, reference: int) -> tuple[CellState, ...]:
    """How each article stands to the fact beside `reference`, or beside the first article that has it."""
    present = [article for article, cell in enumerate(row.cells) if cell is not None]
    beside = reference if reference in present else next(iter(present), None)
    return tuple(_state(row, article, beside) for article in range(len(row.cells)))


def _state(row: FactRow | QuotationRow, article: int, beside: int | None) -> CellState:
    if row.cells[article] is None or beside is None:
        return CellState.ABSENT
    if row.severity is None or not row.variants or row.variants[article] == row.variants[beside]:
        return CellState.AGREEING
    return CellState.DIFFERING
