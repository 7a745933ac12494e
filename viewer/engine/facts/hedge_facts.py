"""Find statements that are certain on one side of a link and hedged on the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.link_facts import LinkFacts
from viewer.engine.facts.scopes import View, governed, phrases_of, places_of, views
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Relation, Severity

_SCOPE = 4  # content words after a hedge that show what it is about
_MIN_SHARED = {Relation.REWORDED: 0.3, Relation.PARTIAL: 0.6, Relation.IDENTICAL: 0.5}
_MIN_PLACES = 2  # shared words that a sentence with further facts must have: one is chance
_CLOSE = 0.5  # share of common words from which "expected to" lost is no other way to speak of a plan
_PLANNED = frozenset({"expected", "scheduled"})
_INDIRECT = "indirect"  # marks the German subjunctive, which tells what others say
_NEGATED_ABILITY = frozenset({"could", "may"})  # "could not be reached" hedges nothing


def find(link: LinkFacts) -> Iterator[Finding]:
    """Hedges that were lost, added or changed."""
    changed: set[tuple[int, int]] = set()
    for view in views(link):
        other = hedges_of(view.other)
        for hedge in hedges_of(view.own):
            if _INDIRECT in hedge.values and view.other.attributions:
                continue
            partner = _partner(view, hedge, other)
            if partner is not None:
                key = (partner.start, hedge.start) if view.swapped else (hedge.start, partner.start)
                if key not in changed:
                    changed.add(key)
                    yield from _changed(view, hedge, partner)
            elif not other or _far_from_all(view, hedge, other):
                yield from _lost(view, hedge)


def hedges_of(facts: SentenceFacts) -> tuple[Phrase, ...]:
    """The hedges of a side outside its quotations."""
    found: list[Phrase] = []
    for hedge in phrases_of(facts, Category.HEDGE):
        if not _hedges(facts, hedge) or (_INDIRECT in hedge.values and facts.attributions):
            continue
        if found and found[-1].end == hedge.start:  # "allegedly, reportedly" is one
            before = found.pop()
            hedge = replace(hedge, start=before.start, values=before.values + hedge.values)  # noqa: PLW2901
        found.append(hedge)
    return tuple(found)


def _hedges(facts: SentenceFacts, hedge: Phrase) -> bool:
    words = facts.words
    first = words[hedge.start]
    after = words[hedge.end].folded if hedge.end < len(words) else ""
    if first.folded in _NEGATED_ABILITY and after in {"not", "n't"} and hedge.end - hedge.start == 1:
        return False
    if first.folded == "points" and after[:1].isdigit():  # "0.25 points to 4.5 per cent"
        return False
    month = first.folded == "may" and first.capital and hedge.start > 0
    return not month


def _shared(view: View, hedge: Phrase) -> tuple[float, list[int]]:
    """How much of what a hedge governs the other side has, and where; synonyms count beside a word that is
    the same.
    """
    sources = {at for x in view.own.attributions for at in range(x.first, x.last)}
    scope = [at for at in governed(view.own, hedge.end, _SCOPE) if at not in sources]
    same: list[int] = []
    alike: list[int] = []
    for at in scope:
        stem = view.own.words[at].stem
        exact = places_of(view.other, stem)
        same += exact[:1]
        alike += [] if exact else places_of(view.other, stem, view.link.concepts)[:1]
    if not same:
        return 0.0, []
    return (len(same) + len(alike)) / len(scope), same + alike


def _partner(view: View, hedge: Phrase, other: tuple[Phrase, ...]) -> Phrase | None:
    """The other side's hedge of the same statement."""
    text = _text(view.own, hedge)
    for candidate in other:
        if _text(view.other, candidate) == text or candidate.values[0] == hedge.values[0]:
            return candidate
    _, places = _shared(view, hedge)
    if len(other) == len(hedges_of(view.own)) == 1:
        return other[0]
    for candidate in other:
        near = any(0 <= place - candidate.end <= 8 for place in places)
        if near or view.same_place((hedge.start, hedge.end), (candidate.start, candidate.end)) > 0.5:
            return candidate
    return None


def _text(facts: SentenceFacts, phrase: Phrase) -> str:
    return " ".join(word.folded for word in facts.words[phrase.start : phrase.end])


def _far_from_all(view: View, hedge: Phrase, other: tuple[Phrase, ...]) -> bool:
    """Whether the other side's hedges belong to other statements."""
    _, places = _shared(view, hedge)
    return bool(places) and all(abs(place - candidate.start) > 10 for place in places for candidate in other)


def _changed(view: View, hedge: Phrase, partner: Phrase) -> Iterator[Finding]:
    mine, theirs = set(hedge.values) - {_INDIRECT}, set(partner.values) - {_INDIRECT}
    if mine == theirs or mine | theirs <= _PLANNED:
        return
    own = view.own.words_span(hedge.start, hedge.end)
    other = view.other.words_span(partner.start, partner.end)
    explanation = f"The degree of certainty differs: {view.own.of(own)} against {view.other.of(other)}."
    lost = (mine < theirs or theirs < mine) and view.link.closeness >= _CLOSE
    yield view.finding("hedge", Severity.CONFLICT if lost else Severity.PRECISION, own, other, explanation)


def _lost(view: View, hedge: Phrase) -> Iterator[Finding]:
    share, places = _shared(view, hedge)
    single = len(places) < _MIN_PLACES and view.link.relation is Relation.PARTIAL
    if share < _MIN_SHARED[view.link.relation] or single:
        return
    scope = governed(view.own, hedge.end, 1)
    own = view.own.words_span(hedge.start, (scope[-1] + 1) if scope else hedge.end)
    other = view.other.words_span(places[0], places[0] + 1) if places else None
    more_sources = len(view.other.attributions) > len(view.own.attributions)
    sourced = hedge.values[0] in {"report", "suggest"} and more_sources
    negated = any(p.category is Category.NEGATOR for p in view.other.phrases)
    planned = hedge.values[0] == "scheduled" or (
        hedge.values[0] == "expected" and view.link.closeness < _CLOSE
    )
    severity = Severity.PRECISION if sourced or negated or planned else Severity.CONFLICT
    word = view.own.of(view.own.words_span(hedge.start, hedge.end))
    explanation = f"The statement is hedged on one side only, by “{word}”."
    yield view.finding("hedge", severity, own, other, explanation)
