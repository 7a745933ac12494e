"""Find the facts that differ between the two sides of a link, the gravest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from viewer.engine.facts import (
    agency_facts,
    attribution_facts,
    date_facts,
    hedge_facts,
    name_facts,
    negation_facts,
    number_facts,
    quantifier_facts,
    quote_facts,
    state_facts,
    superlative_facts,
)
from viewer.engine.facts.fact_types import fact_weight
from viewer.engine.facts.link_facts import LinkFacts, link_facts
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.model import Finding, Link, Relation, SegmentedArticle, Severity

Finder = Callable[[LinkFacts], Iterable[Finding]]

FINDERS: Mapping[str, Finder] = {
    "number": number_facts.find,
    "name": name_facts.find,
    "agency": agency_facts.find,
    "quote": quote_facts.find,
    "date": date_facts.find,
    "attribution": attribution_facts.find,
    "negation": negation_facts.find,
    "state": state_facts.find,
    "hedge": hedge_facts.find,
    "quantity": quantifier_facts.find,
    "superlative": superlative_facts.find,
}
"""Every kind of fact that is compared."""

_SEVERITIES = (Severity.CONFLICT, Severity.PRECISION, Severity.WORDING)
_DOUBLE_MARKS = frozenset('"“”„«»‘「」『』‹›')
_LONGEST_SIDE = 3_000  # words; a longer "sentence" is no sentence, and pairing its facts would say nothing


def find_facts(
    articles: Sequence[SegmentedArticle], link: Link, parsed: ParsedArticles | None = None
) -> tuple[Finding, ...]:
    """The findings of a link: conflicts by weight, then precision, then wording.

    `parsed` keeps what was read of the articles; pass one for all links of a comparison, so that a sentence
    is read once.
    """
    table = ParsedArticles(articles) if parsed is None else parsed
    if _same_text(articles, link) or (
        link.relation is Relation.IDENTICAL and not _marks_differ(articles, link)
    ):
        return ()
    a, b = table.side(link.a), table.side(link.b)
    if max(len(a.words), len(b.words)) > _LONGEST_SIDE:
        return ()
    sides = link_facts(a, b, link.relation, (table.date_of(link.a.article), table.date_of(link.b.article)))
    finders = (quote_facts.find,) if link.relation is Relation.IDENTICAL else FINDERS.values()
    found = [finding for finder in finders for finding in finder(sides)]
    return tuple(sorted(dict.fromkeys(found), key=_rank))


def _marks_differ(articles: Sequence[SegmentedArticle], link: Link) -> bool:
    """Whether the same words stand in quotation marks more often on one side: marks added are more than
    typography.
    """
    counts = [
        sum(
            character in _DOUBLE_MARKS
            for sentence in side.sentences
            for character in articles[side.article].text_of(sentence)
        )
        for side in (link.a, link.b)
    ]
    return counts[0] != counts[1]


def _same_text(articles: Sequence[SegmentedArticle], link: Link) -> bool:
    a, b = (
        [articles[side.article].text_of(sentence) for sentence in side.sentences] for side in (link.a, link.b)
    )
    return a == b


def _rank(finding: Finding) -> tuple[int, int, int]:
    start = (
        finding.a_span.start
        if finding.a_span is not None
        else finding.b_span.start
        if finding.b_span is not None
        else 0
    )
    return _SEVERITIES.index(finding.severity), fact_weight(finding.type), start
