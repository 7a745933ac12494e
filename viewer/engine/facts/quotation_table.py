"""Lay the quotations of all articles beside each other, and check a headline's quotations against its own
text.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.fact_groups import FactGroups, gravity
from viewer.engine.facts.fact_rows import QuotationCell, QuotationRow
from viewer.engine.facts.fact_table import link_sides
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.facts.quotations import Quotation
from viewer.engine.facts.quote_facts import match_quotes, quote_keys, severity_of
from viewer.engine.facts.words import Stems, scan
from viewer.engine.model import Link, Role, SegmentedArticle, Severity, Span


@dataclass(frozen=True, slots=True)
class _Key:
    """A quotation by its place."""

    article: int
    span: Span


def quotation_table(
    articles: Sequence[SegmentedArticle],
    links: Sequence[Link],
    parsed: ParsedArticles | None = None,
    deadline: Deadline = NO_DEADLINE,
) -> tuple[QuotationRow, ...]:
    """One row a quotation over all articles: those worded differently first, then in text order.

    Empty where the time is up.
    """
    table = ParsedArticles(articles) if parsed is None else parsed
    groups: FactGroups[_Key] = FactGroups()
    cells: dict[_Key, QuotationCell] = {}
    for article in range(len(articles)):
        starts = [sentence.span.start for sentence in articles[article].sentences]
        for quotation in deadline.before_end(table.quotations(article)):
            key = _Key(article, quotation.span)
            groups.add(key)
            cells[key] = _cell(table, article, quotation, starts)
    for link in deadline.before_end(links):
        for a, b, severity in _pairs(table, link):
            groups.join(a, b, severity)
    rows = [_row(groups, keys, severity, cells, len(articles)) for keys, severity in groups.groups(deadline)]
    return () if deadline.expired() else tuple(sorted(rows, key=_rank))


def _pairs(table: ParsedArticles, link: Link) -> Iterator[tuple[_Key, _Key, Severity | None]]:
    if not table.side(link.a).quotations or not table.side(link.b).quotations:
        return
    pairs, _, _ = match_quotes(link_sides(table, link))
    for pair in pairs:
        yield _Key(link.a.article, pair.a.whole), _Key(link.b.article, pair.b.whole), severity_of(pair)


def _cell(table: ParsedArticles, article: int, quotation: Quotation, starts: Sequence[int]) -> QuotationCell:
    """A quotation of an article whose sentences begin at `starts`."""
    text = table.articles[article].article.text
    first = max(bisect_right(starts, quotation.span.start) - 1, 0)
    last = max(bisect_right(starts, max(quotation.span.end - 1, 0)) - 1, 0)
    return QuotationCell(quotation.text(text), _speaker(table, article, first, last), quotation.span, first)


def _speaker(table: ParsedArticles, article: int, first: int, last: int) -> str:
    """Who is named as the source in the sentences of a quotation: the words, without the verb where they
    can be parted.
    """
    for sentence in dict.fromkeys((last, first)):
        if sentence >= len(table.articles[article].sentences):
            continue
        facts = table.sentence(article, sentence)
        for attribution in facts.attributions:
            span, verb = attribution.span, attribution.verb_span
            before, after = Span(span.start, verb.start), Span(verb.end, span.end)
            named = facts.of(before if len(before) > len(after) else after).strip(" ,\n")
            if named:
                return named
    return ""


def _row(
    groups: FactGroups[_Key],
    keys: Sequence[_Key],
    severity: Severity | None,
    cells: dict[_Key, QuotationCell],
    width: int,
) -> QuotationRow:
    ordered = sorted(keys, key=lambda key: key.span)
    shown = groups.shown(ordered, [key.article for key in ordered], width)
    row = tuple(None if key is None else cells[key] for key in shown)
    variants = groups.variants(shown, [cell.text if cell is not None else "" for cell in row])
    return QuotationRow(row, severity, variants)


def _rank(row: QuotationRow) -> tuple[int, int, int, int]:
    filled = [(article, cell.span.start) for article, cell in enumerate(row.cells) if cell is not None]
    return -gravity(row.severity), -len(filled), filled[0][0], filled[0][1]


def unsupported_headline_quotations(
    article: int, articles: Sequence[SegmentedArticle], parsed: ParsedArticles | None = None
) -> tuple[Quotation, ...]:
    """The quotations of an article's headline whose words stand in none of the quotations of its own text."""
    table = ParsedArticles(articles) if parsed is None else parsed
    record = articles[article].article
    headlines = [block.span for block in record.blocks if block.role is Role.HEADLINE]
    stems = Stems(record.language)

    def keys(quotation: Quotation) -> str:
        words = scan(quotation.text(record.text), record.language, stems)
        return " " + " ".join(quote_keys(words, record.language)) + " "

    quotations = table.quotations(article)
    in_headline = [q for q in quotations if any(h.start <= q.span.start < h.end for h in headlines)]
    in_body = [keys(q) for q in quotations if q not in in_headline]
    return tuple(q for q in in_headline if not any(keys(q) in body for body in in_body))
