"""Find statements that one side of a link denies and the other affirms."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.link_facts import LinkFacts, agreement, neighbours
from viewer.engine.facts.scopes import View, governed, phrases_of, places_of, views
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Relation, Severity

_BEFORE = 4  # words before a predicate where its negator may stand
# How far the surroundings of the predicate must agree, so that the same thing is denied and affirmed.
_MIN_CONTEXT = {Relation.REWORDED: 0.4, Relation.PARTIAL: 0.55, Relation.IDENTICAL: 0.4}
_MIN_PLACE = 0.5
_STARTS_CLAUSE = frozenset(
    {",", ";", ":", ".", "and", "but", "that", "which", "who", "und", "aber", "et", "mais", "y", "pero"}
)


def find(link: LinkFacts) -> Iterator[Finding]:
    """Negations that only one side has."""
    count_a, count_b = len(negators_of(link.a)), len(negators_of(link.b))
    if (count_a - count_b) % 2 == 0 and not link.tight:  # two denials affirm
        return
    for view in views(link):
        for negator in negators_of(view.own):
            yield from _denied(view, negator)


def negators_of(facts: SentenceFacts) -> tuple[Phrase, ...]:
    """The negators of a side outside quotations, without set phrases such as "not only"."""
    exceptions = {
        at for p in facts.phrases if p.category is Category.NEGATOR_EXCEPTION for at in range(p.start, p.end)
    }
    return tuple(p for p in phrases_of(facts, Category.NEGATOR) if p.start not in exceptions)


def _denied(view: View, negator: Phrase) -> Iterator[Finding]:
    """The predicate of a negator, where the other side has it without one."""
    predicate = _predicate(view.own, negator)
    if predicate is None:
        return
    stem = view.own.words[predicate].stem
    affirmed = [at for at in places_of(view.other, stem) if not _is_negated(view.other, at)]
    if not affirmed or len(affirmed) != len(places_of(view.other, stem)):
        return
    if any(not _is_negated(view.own, at) for at in places_of(view.own, stem)):
        return
    place = affirmed[0]
    if not _same_statement(view, negator, predicate, place) or _balanced(view, negator, place):
        return
    own = view.own.words_span(negator.start, predicate + 1)
    other = view.other.words_span(max(place - 1, 0), place + 1)
    explanation = (
        f"One side denies what the other affirms: “{view.own.of(own)}” against “{view.other.of(other)}”."
    )
    yield view.finding("negation", Severity.CONFLICT, own, other, explanation)


def _predicate(facts: SentenceFacts, negator: Phrase) -> int | None:
    """The word that a negator denies; names and figures are none."""
    scope = governed(facts, negator.end, 1)
    if not scope or any(facts.words[at].folded == "," for at in range(negator.end, scope[0])):
        return None
    named = any(fact.first <= scope[0] < fact.last for fact in (*facts.names, *facts.numbers, *facts.dates))
    return None if named else scope[0]


def _same_statement(view: View, negator: Phrase, predicate: int, place: int) -> bool:
    if view.same_place((predicate, predicate + 1), (place, place + 1)) >= _MIN_PLACE:
        return view.link.closeness >= _MIN_PLACE
    own = neighbours(view.own, negator.start, predicate + 1)
    other = neighbours(view.other, place, place + 1)
    return agreement(own, other, view.link.concepts) >= _MIN_CONTEXT[view.link.relation]


def _is_negated(facts: SentenceFacts, at: int) -> bool:
    """Whether a negator stands shortly before a word, in the same clause, or right after it."""
    starts = {negator.end: negator for negator in negators_of(facts)}
    for back in range(at, max(at - _BEFORE, -1), -1):
        if back in starts:
            return True
        if back < at and facts.words[back].folded in _STARTS_CLAUSE:
            return False
    following = {negator.start for negator in negators_of(facts)}
    return facts.language in {"de", "en"} and at + 1 in following


def _balanced(view: View, negator: Phrase, place: int) -> bool:
    """Whether the other side denies in its own way nearby: by another negator, or a word of the opposite sense."""
    near = range(max(place - 8, 0), place + 8)
    denied = {
        p.start for p in view.other.phrases if p.category is Category.NEGATOR
    }  # "no comment" denies too
    if denied & set(near) and not view.link.tight:
        return True
    opposites = {p.start: p.values for p in view.other.phrases if p.category is Category.OPPOSITE}
    own = [
        p.values
        for p in view.own.phrases
        if p.category is Category.OPPOSITE and abs(p.start - negator.end) <= 3
    ]
    return any(
        values[0] == mine[0] and values[1] != mine[1]
        for at, values in opposites.items()
        if at in near
        for mine in own
    )
