"""Lay the facts of all articles beside each other: figures, dates and names, one row a fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from viewer.engine.facts.date_facts import match_dates
from viewer.engine.facts.date_facts import severity_of as date_severity
from viewer.engine.facts.fact_groups import FactGroups, gravity
from viewer.engine.facts.fact_rows import FactCell, FactRow
from viewer.engine.facts.link_facts import LinkFacts, link_facts
from viewer.engine.facts.name_rows import name_rows
from viewer.engine.facts.number_facts import match_numbers, subject_of
from viewer.engine.facts.number_facts import severity_of as number_severity
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Link, SegmentedArticle, Severity, Span

_LABEL_ENDS = " ,;:.’'”“\"\n"
_LABEL_WORDS = 4  # words before a date that say what it dates


@dataclass(frozen=True, slots=True)
class _Key:
    """A fact by its place."""

    kind: str
    article: int
    span: Span


def fact_table(
    articles: Sequence[SegmentedArticle], links: Sequence[Link], parsed: ParsedArticles | None = None
) -> tuple[FactRow, ...]:
    """One row a fact over all articles: the gravest differences first, then facts that one article lacks."""
    table = ParsedArticles(articles) if parsed is None else parsed
    groups: FactGroups[_Key] = FactGroups()
    cells: dict[_Key, FactCell] = {}
    labels: dict[_Key, str] = {}
    for article, segmented in enumerate(articles):
        for sentence in range(len(segmented.sentences)):
            for key, text, label in _facts(table.sentence(article, sentence), article):
                groups.add(key)
                cells[key], labels[key] = FactCell(text, key.span, sentence), label
    for link in links:
        for a, b, severity in _pairs(table, link):
            if a in cells and b in cells:
                groups.join(a, b, severity)
    rows = [_row(keys, severity, cells, labels, len(articles)) for keys, severity in groups.groups()]
    rows += name_rows(table)
    return tuple(sorted(rows, key=_rank))


def _facts(facts: SentenceFacts, article: int) -> Iterator[tuple[_Key, str, str]]:
    """The figures and dates of a sentence that are worth a row."""
    for number in facts.numbers:
        if not number.weak:
            yield _Key("number", article, number.span), facts.of(number.span), subject_of(facts, number)
    for date in facts.dates:
        yield _Key("date", article, date.span), facts.of(date.span), _date_label(facts, date.first, date.last)


def _date_label(facts: SentenceFacts, first: int, last: int) -> str:
    """The words before a date, or after it where it stands first: they tell what happened then."""
    start = max(first - _LABEL_WORDS, 0)
    if first - start >= 2:
        return facts.of(facts.words_span(start, first)).strip(_LABEL_ENDS)
    end = min(last + _LABEL_WORDS, len(facts.words))
    return facts.of(facts.words_span(last, end)).strip(_LABEL_ENDS) if last < end else ""


def _pairs(table: ParsedArticles, link: Link) -> Iterator[tuple[_Key, _Key, Severity | None]]:
    """The facts of a link that answer to each other."""
    sides = link_sides(table, link)
    a, b = link.a.article, link.b.article
    for number in match_numbers(sides):
        severity = number_severity(number)
        yield _Key("number", a, number.a.span), _Key("number", b, number.b.span), severity
    for date in match_dates(sides):
        yield _Key("date", a, date.a.span), _Key("date", b, date.b.span), date_severity(sides, date)


def link_sides(table: ParsedArticles, link: Link) -> LinkFacts:
    """Both sides of a link, read and laid beside each other."""
    dates = (table.date_of(link.a.article), table.date_of(link.b.article))
    return link_facts(table.side(link.a), table.side(link.b), link.relation, dates)


def _row(
    keys: Sequence[_Key],
    severity: Severity | None,
    cells: dict[_Key, FactCell],
    labels: dict[_Key, str],
    width: int,
) -> FactRow:
    """The row of a group: of facts that an article states twice, the first."""
    row: list[FactCell | None] = [None] * width
    for key in sorted(keys, key=lambda key: key.span):
        if row[key.article] is None:
            row[key.article] = cells[key]
    label = next((labels[key] for key in keys if labels[key]), "")
    return FactRow(keys[0].kind, label, tuple(row), severity)


def _rank(row: FactRow) -> tuple[int, int, int, int]:
    """Grave differences first, then what most articles have, in text order of the first article that has
    it.
    """
    filled = [(article, cell.span.start) for article, cell in enumerate(row.cells) if cell is not None]
    return -gravity(row.severity), -len(filled), filled[0][0], filled[0][1]
