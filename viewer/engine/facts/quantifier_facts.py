"""Find quantities without a figure that differ: "most" against "many", "few" against "several"."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.link_facts import LinkFacts
from viewer.engine.facts.scopes import governed, phrases_of
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Severity

_MIN_PLACE = 0.5


def find(link: LinkFacts) -> Iterator[Finding]:
    """Quantifiers of different size about the same thing."""
    for a in _quantifiers(link.a):
        for b in _quantifiers(link.b):
            if a.values[0] == b.values[0] or not _same_thing(link, a, b):
                continue
            a_span, b_span = link.a.words_span(a.start, a.end), link.b.words_span(b.start, b.end)
            a_text, b_text = link.a.of(a_span), link.b.of(b_span)
            explanation = f"The quantity differs: {a_text} against {b_text}."
            yield Finding("quantity", Severity.PRECISION, a_text, b_text, a_span, b_span, explanation)


def _quantifiers(facts: SentenceFacts) -> list[Phrase]:
    """The quantifiers of a side; "some 650" is a figure and no quantifier."""
    figures = {at for number in facts.numbers for at in range(number.first, number.last)}
    return [p for p in phrases_of(facts, Category.QUANTIFIER) if p.start not in figures]


def _same_thing(link: LinkFacts, a: Phrase, b: Phrase) -> bool:
    if link.same_place((a.start, a.end), (b.start, b.end)) >= _MIN_PLACE:
        return True
    after_a, after_b = governed(link.a, a.end, 1), governed(link.b, b.end, 1)
    return bool(after_a and after_b) and link.a.words[after_a[0]].stem == link.b.words[after_b[0]].stem
