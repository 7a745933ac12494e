"""Lay the facts of all articles beside each other: figures, dates and names, one row a fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.date_facts import match_dates
from viewer.engine.facts.date_facts import severity_of as date_severity
from viewer.engine.facts.fact_groups import FactGroups, gravity
from viewer.engine.facts.fact_rows import FactCell, FactRow
from viewer.engine.facts.fact_types import fact_weight
from viewer.engine.facts.link_facts import LinkFacts, link_facts
from viewer.engine.facts.name_rows import name_rows
from viewer.engine.facts.number_facts import match_numbers, subject_of
from viewer.engine.facts.number_facts import severity_of as number_severity
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.statement_rows import statement_rows
from viewer.engine.model import Link, Relation, SegmentedArticle, Severity, Span

_LABEL_ENDS = " ,;:.’'”“\"\n"
_LABEL_WORDS = 4  # words before a date that say what it dates


@dataclass(frozen=True, slots=True)
class _Key:
    """A fact by its place."""

    kind: str
    article: int
    span: Span


def fact_table(
    articles: Sequence[SegmentedArticle],
    links: Sequence[Link],
    parsed: ParsedArticles | None = None,
    deadline: Deadline = NO_DEADLINE,
) -> tuple[FactRow, ...]:
    """One row a fact over all articles: the gravest differences first, then facts that one article lacks.

    Empty where the time is up: a table of half the articles would say that the others lack the rest.
    """
    table = ParsedArticles(articles) if parsed is None else parsed
    groups: FactGroups[_Key] = FactGroups()
    cells: dict[_Key, FactCell] = {}
    labels: dict[_Key, str] = {}
    for article, sentence in deadline.before_end(_places(articles)):
        for key, text, label in _facts(table.sentence(article, sentence), article):
            groups.add(key)
            cells[key], labels[key] = FactCell(text, key.span, sentence), label
    for link in deadline.before_end(links):
        for a, b, severity in _pairs(table, link):
            if a in cells and b in cells:
                groups.join(a, b, severity)
    width = len(articles)
    rows = [
        _row(groups, keys, severity, (cells, labels), width) for keys, severity in groups.groups(deadline)
    ]
    rows += name_rows(table, links, deadline)
    rows += statement_rows(articles, links, deadline)
    return () if deadline.expired() else tuple(sorted(rows, key=_rank))


def _places(articles: Sequence[SegmentedArticle]) -> Iterator[tuple[int, int]]:
    """All sentences as (article, sentence)."""
    for article, segmented in enumerate(articles):
        for sentence in range(len(segmented.sentences)):
            yield article, sentence


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
    left, right = table.side(link.a), table.side(link.b)
    if not (left.numbers and right.numbers) and not (left.dates and right.dates):
        return
    a, b = link.a.article, link.b.article
    if link.relation is Relation.IDENTICAL:
        yield from _same_facts(table, link)
        return
    sides = link_sides(table, link)
    for number in match_numbers(sides):
        severity = number_severity(number)
        yield _Key("number", a, number.a.span), _Key("number", b, number.b.span), severity
    for date in match_dates(sides):
        yield _Key("date", a, date.a.span), _Key("date", b, date.b.span), date_severity(sides, date)


def _same_facts(table: ParsedArticles, link: Link) -> Iterator[tuple[_Key, _Key, Severity | None]]:
    """The facts of two sides with the same words, one after the other: most links need no closer look."""
    a, b = table.side(link.a), table.side(link.b)
    spans = (
        ("number", [x.span for x in a.numbers], [x.span for x in b.numbers]),
        ("date", [x.span for x in a.dates], [x.span for x in b.dates]),
    )
    for kind, of_a, of_b in spans:
        if len(of_a) == len(of_b):
            for one, other in zip(of_a, of_b, strict=True):
                yield _Key(kind, link.a.article, one), _Key(kind, link.b.article, other), None


def link_sides(table: ParsedArticles, link: Link) -> LinkFacts:
    """Both sides of a link, read and laid beside each other."""
    dates = (table.date_of(link.a.article), table.date_of(link.b.article))
    return link_facts(table.side(link.a), table.side(link.b), link.relation, dates)


def _row(
    groups: FactGroups[_Key],
    keys: Sequence[_Key],
    severity: Severity | None,
    contents: tuple[dict[_Key, FactCell], dict[_Key, str]],
    width: int,
) -> FactRow:
    """The row of a group."""
    cells, labels = contents
    ordered = sorted(keys, key=lambda key: key.span)
    shown = groups.shown(ordered, [key.article for key in ordered], width)
    label = next((labels[key] for key in keys if labels[key]), "")
    row = tuple(None if key is None else cells[key] for key in shown)
    variants = groups.variants(shown, [cell.text if cell is not None else "" for cell in row])
    return FactRow(keys[0].kind, label, row, severity, variants)


def _rank(row: FactRow) -> tuple[int, int, int, int, int]:
    """Grave differences first, of those the weightiest kind; then what most articles have, in text order."""
    filled = [(article, cell.span.start) for article, cell in enumerate(row.cells) if cell is not None]
    weight = fact_weight(row.type) if row.severity is not None else 0
    return -gravity(row.severity), weight, -len(filled), *filled[0]
