"""Find statements that one side of a link denies and the other affirms."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.link_facts import LinkFacts, agreement, neighbours
from viewer.engine.facts.scopes import View, governed, phrases_of, places_of, views
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import WordKind
from viewer.engine.model import Finding, Relation, Severity

_BEFORE = 4  # words before a predicate where its negator may stand
# How far the surroundings of the predicate must agree, so that the same thing is denied and affirmed.
_MIN_CONTEXT = {Relation.REWORDED: 0.4, Relation.PARTIAL: 0.55, Relation.IDENTICAL: 0.4}
_MIN_PLACE = 0.5
_MIN_CLOSENESS = 0.75  # share of common words from which a lone negator speaks for itself
_AUXILIARIES = frozenset({"have", "has", "had", "been", "was", "were", "is", "are", "will", "would", "be"})
_LARGEST_GAP = 2  # words
_NEAR, _NEAR_TIGHT = 8, 3  # words around a place where the other side may deny in its own way
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
    found = (p for p in phrases_of(facts, Category.NEGATOR) if p.start not in exceptions)
    return tuple(p for p in found if not _numbers_a_thing(facts, p))


def _numbers_a_thing(facts: SentenceFacts, negator: Phrase) -> bool:
    """Whether "No 3" is the number of something."""
    follows = facts.words[negator.end].kind is WordKind.NUMBER if negator.end < len(facts.words) else False
    return follows and facts.words[negator.start].capital


def _denied(view: View, negator: Phrase) -> Iterator[Finding]:
    """The predicate of a negator, where the other side has it without one."""
    found = _affirmed(view, negator) or _dropped(view, negator)
    if found is None:
        return
    own, other = view.own.words_span(*found[0]), view.other.words_span(*found[1])
    explanation = (
        f"One side denies what the other affirms: “{view.own.of(own)}” against “{view.other.of(other)}”."
    )
    yield view.finding("negation", Severity.CONFLICT, own, other, explanation)


_Places = tuple[tuple[int, int], tuple[int, int]]


def _affirmed(view: View, negator: Phrase) -> _Places | None:
    """The denied predicate here and the affirmed one on the other side, as ranges of words."""
    predicate = _predicate(view.own, negator)
    if predicate is None:
        return None
    stem = view.own.words[predicate].stem
    thing = negator.values[0] == "no" and view.link.relation is Relation.REWORDED  # "no link", "a connection"
    places = places_of(view.other, stem, view.link.concepts if thing else None)
    if (
        not places and negator.values[0] == "no" and _is_verb(view.own, predicate, _second(view.own, negator))
    ):  # "no witnesses came" against "several people came"
        predicate = _second(view.own, negator)
        stem = view.own.words[predicate].stem
        places = places_of(view.other, stem)
    affirmed = [at for at in places if not _is_negated(view.other, at)]
    if not affirmed or len(affirmed) != len(places):
        return None
    if any(not _is_negated(view.own, at) for at in places_of(view.own, stem)):
        return None
    place = affirmed[0]
    if not _same_statement(view, negator, predicate, place) or _balanced(view, negator, place):
        return None
    return (negator.start, predicate + 1), (max(place - 1, 0), place + 1)


def _dropped(view: View, negator: Phrase) -> _Places | None:
    """A negator that is nearly all that one side has more: "is out" against "is not out"."""
    gap = view.gap(negator.start)
    if view.link.closeness < _MIN_CLOSENESS or gap % 2 == 0 or gap == 0:
        return None
    here, there = view.own_gap(gap), view.other_gap(gap)
    before, after = view.other_gap(gap - 1), view.other_gap(gap + 1)
    if len(here) > _LARGEST_GAP or len(there) > _LARGEST_GAP or not before or not after:
        return None
    place = range(before[-1], after[0] + 1)
    if _balanced(view, negator, place[0]):
        return None
    return (max(here[0] - 1, 0), min(here[-1] + 2, len(view.own.words))), (place[0], place[-1] + 1)


def _predicate(facts: SentenceFacts, negator: Phrase) -> int | None:
    """The word that a negator denies; names and figures are none."""
    scope = governed(facts, negator.end, 1)
    if not scope or any(facts.words[at].folded == "," for at in range(negator.end, scope[0])):
        return None
    ranges = [(x.first, x.last) for x in facts.names]
    ranges += [(x.first, x.last) for x in facts.numbers] + [(x.first, x.last) for x in facts.dates]
    ranges += [(x.first, x.last) for x in facts.quotations]
    return None if any(first <= scope[0] < last for first, last in ranges) else scope[0]


def _is_verb(facts: SentenceFacts, noun: int, second: int) -> bool:
    """Whether only auxiliaries stand between a noun and the next content word: "no witnesses have come"."""
    return all(word.folded in _AUXILIARIES for word in facts.words[noun + 1 : second])


def _second(facts: SentenceFacts, negator: Phrase) -> int:
    """The second content word behind a negator: the verb behind "no witnesses"."""
    return governed(facts, negator.end, 2)[-1]


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
    """Whether the other side denies in its own way nearby: by another negator, or a word of the opposite
    sense.
    """
    reach = _NEAR_TIGHT if view.link.tight else _NEAR
    near = [p for p in view.other.phrases if abs(p.start - place) <= reach]
    shared = view.link.gap_a if view.swapped else view.link.gap_b
    own_way = [p for p in near if not (view.link.tight and shared[p.start] % 2 == 0)]
    if any(p.category is Category.NEGATOR for p in own_way):  # also where quoted: "no comment" denies too
        return True
    if any(p.category is Category.REPORTING_VERB and p.values[0] == "denying" for p in near):
        return True
    opposites = [p.values for p in near if p.category is Category.OPPOSITE]
    own = [
        p.values
        for p in view.own.phrases
        if p.category is Category.OPPOSITE and abs(p.start - negator.end) <= _NEAR_TIGHT
    ]
    return any(x[0] == y[0] and x[1] != y[1] for x in opposites for y in own)
