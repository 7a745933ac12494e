"""Rows for what is denied, hedged, attributed or claimed otherwise: told from the findings of the links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.fact_groups import FactGroups
from viewer.engine.facts.fact_rows import FactCell, FactRow
from viewer.engine.model import Finding, Link, SegmentedArticle, Side, Span

STATEMENT_TYPES = frozenset({"negation", "state", "hedge", "attribution", "quantity", "superlative"})
"""What is no value that every article could be asked for; such a row stands only where two differ."""

_LABEL_LENGTH = 60  # characters of the sentence that say what the statement is about
_Linked = Mapping[tuple[int, int], Sequence[Side]]


@dataclass(frozen=True, slots=True)
class _Key:
    """A statement by its place. Where a side lacks it: its first sentence, and what it lacks."""

    kind: str
    article: int
    span: Span
    lacks: str = ""


def statement_rows(
    articles: Sequence[SegmentedArticle], links: Sequence[Link], deadline: Deadline = NO_DEADLINE
) -> list[FactRow]:
    """One row a statement that differs between two articles at least; fewer where the time is up."""
    groups: FactGroups[_Key] = FactGroups()
    cells: dict[_Key, FactCell] = {}
    for link in deadline.before_end(links):
        for finding in link.findings:
            if finding.type in STATEMENT_TYPES:
                a, b = _keys(articles, link, finding)
                cells[a] = FactCell(finding.a_text, a.span, _sentence(articles, link.a, a.span))
                cells[b] = FactCell(finding.b_text, b.span, _sentence(articles, link.b, b.span))
                groups.join(a, b, finding.severity)
    linked = _linked(links) if cells else {}
    rows = []
    for keys, severity in groups.groups(deadline):
        shown = groups.shown(keys, [key.article for key in keys], len(articles))
        row = [None if key is None else cells[key] for key in shown]
        variants = list(groups.variants(shown, [cell.text if cell is not None else "" for cell in row]))
        _fill(articles, linked, row, variants)
        label = _label(articles, row)
        rows.append(FactRow(keys[0].kind, label, tuple(row), severity, tuple(variants)))
    return rows


def _keys(articles: Sequence[SegmentedArticle], link: Link, finding: Finding) -> tuple[_Key, _Key]:
    sides = (
        (link.a, finding.a_span, finding.a_text, finding.b_text),
        (link.b, finding.b_span, finding.b_text, finding.a_text),
    )
    a, b = (
        _Key(finding.type, side.article, span)
        if span is not None and own
        else _Key(finding.type, side.article, _first_span(articles, side), other.casefold())
        for side, span, own, other in sides
    )
    return a, b


def _first_span(articles: Sequence[SegmentedArticle], side: Side) -> Span:
    return articles[side.article].sentences[side.sentences[0]].span


def _sentence(articles: Sequence[SegmentedArticle], side: Side, span: Span) -> int:
    """The sentence of a side that holds a span."""
    sentences = articles[side.article].sentences
    holding = (s for s in side.sentences if sentences[s].span.start <= span.start < sentences[s].span.end)
    return next(holding, side.sentences[0])


def _linked(links: Sequence[Link]) -> _Linked:
    """For each sentence the sides that other articles link to it."""
    table: dict[tuple[int, int], list[Side]] = {}
    for link in links:
        for near, far in ((link.a, link.b), (link.b, link.a)):
            for sentence in near.sentences:
                table.setdefault((near.article, sentence), []).append(far)
    return table


def _fill(
    articles: Sequence[SegmentedArticle],
    linked: _Linked,
    row: list[FactCell | None],
    variants: list[int | None],
) -> None:
    """Give articles that have the sentence, though no finding tells of them, the statement they share."""
    for article, cell in enumerate(tuple(row)):
        if cell is None:
            other = next(_sharing(linked, row, article), None)
            if other is not None:
                of, side = other
                row[article] = _shared_cell(articles[article], side, row[of])
                variants[article] = variants[of]


def _sharing(linked: _Linked, row: Sequence[FactCell | None], article: int) -> Iterator[tuple[int, Side]]:
    """The articles of a row whose sentence is linked to one of `article`, each with the side there."""
    for other, cell in enumerate(row):
        if cell is not None:
            for side in linked.get((other, cell.sentence), ()):
                if side.article == article:
                    yield other, side


def _shared_cell(article: SegmentedArticle, side: Side, like: FactCell | None) -> FactCell:
    """The place where a side says what another article says; its whole sentence where in other words."""
    words = like.text if like is not None else ""
    for sentence in side.sentences if words else ():
        span = article.sentences[sentence].span
        place = article.text_of(sentence).lower().find(words.lower())
        if place >= 0:
            found = Span(span.start + place, span.start + place + len(words))
            return FactCell(found.of(article.article.text), found, sentence)
    return FactCell(words, article.sentences[side.sentences[0]].span, side.sentences[0])


def _label(articles: Sequence[SegmentedArticle], row: Sequence[FactCell | None]) -> str:
    """The beginning of the sentence in the first article that has it."""
    for article, cell in enumerate(row):
        if cell is not None:
            text = " ".join(articles[article].text_of(cell.sentence).split())
            if len(text) <= _LABEL_LENGTH:
                return text
            return text[:_LABEL_LENGTH].rsplit(" ", 1)[0].rstrip(" ,;:–—-") + "…"
    return ""
