"""Find outcomes and states that contradict: released and charged, rose and fell, won and lost."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.lexicon import Category, Phrase, fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts, agreement, neighbours
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.names import NameFact
from viewer.engine.facts.negation_facts import negators_of
from viewer.engine.facts.scopes import governed
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Relation, Severity

# How far the surroundings of two opposite words must agree, so that they are said of the same thing.
_MIN_CONTEXT = {Relation.REWORDED: 0.45, Relation.PARTIAL: 0.6, Relation.IDENTICAL: 0.45}
_MIN_PLACE = 0.5
_SAME_NAME = frozenset({NameChange.SAME, NameChange.SHORTER, NameChange.MARKS})
_NEGATED_BEFORE = 3
_MIN_CONTEXT_ONE = 0.4  # where a single word is shared, as in "The pool is closed"
_MOST = 12  # words of one pair on a side
_NEAR, _FIGURE = 6, 0.7  # words within which a figure tells what a phrase is about, and how much
_MIN_WORDS = 2  # shared content words around; one is chance


def find(link: LinkFacts) -> Iterator[Finding]:
    """Pairs of opposite words of which each side has one, said of the same thing."""
    a, b = _states(link.a), _states(link.b)
    told: set[tuple[int, int]] = set()
    for number in sorted(a.keys() & b.keys()):
        sides_a, sides_b = {p.values[1] for p in a[number]}, {p.values[1] for p in b[number]}
        if len(sides_a) != 1 or len(sides_b) != 1 or sides_a == sides_b:
            continue
        for x in a[number][:_MOST]:
            for y in b[number][:_MOST]:
                if (x.start, y.start) not in told and _contradict(link, x, y):
                    told.add((x.start, y.start))
                    yield _finding(link, x, y)


def _states(facts: SentenceFacts) -> dict[int, list[Phrase]]:
    """The words of a side that have an opposite, by the number of their pair."""
    found: dict[int, list[Phrase]] = {}
    inside = {at for piece in facts.quotations for at in range(piece.first, piece.last)}
    names = {at for name in facts.names for at in range(name.first, name.last)}
    for phrase in facts.phrases:
        if phrase.category is Category.OPPOSITE and phrase.start not in inside | names:
            group = found.setdefault(int(phrase.values[0]), [])
            if not group or phrase.end > group[-1].end:  # "against" in "voted against" is no second one
                group.append(phrase)
    return found


def _contradict(link: LinkFacts, a: Phrase, b: Phrase) -> bool:
    if _negated(link.a, a) != _negated(link.b, b) or _turned_round(link, a, b):
        return False
    if link.same_place((a.start, a.end), (b.start, b.end)) >= _MIN_PLACE and link.tight:
        return True
    small = all(facts.words[p.start].folded in facts.stopwords for facts, p in ((link.a, a), (link.b, b)))
    if small and not _same_object(link, a, b):
        return False
    around_a, around_b = _around(link.a, a), _around(link.b, b)
    agreeing = agreement(around_a, around_b, link.concepts)
    shared = len(around_a.keys() & around_b.keys())
    if shared < _MIN_WORDS and link.relation is Relation.REWORDED:
        return _same_object(link, a, b) or (shared > 0 and agreeing >= _MIN_CONTEXT_ONE and not small)
    return shared >= _MIN_WORDS and agreeing >= _MIN_CONTEXT[link.relation]


def _around(facts: SentenceFacts, phrase: Phrase) -> dict[str, float]:
    """The content stems around a phrase, and the figures near it by their value."""
    weights = neighbours(facts, phrase.start, phrase.end)
    for number in facts.numbers:
        if not number.weak and -_NEAR <= number.first - phrase.end <= _NEAR:
            weights[f"{number.quantity.family} {number.quantity.bounds()[0]:g}"] = _FIGURE
    return weights


def _turned_round(link: LinkFacts, a: Phrase, b: Phrase) -> bool:
    """Whether one deed is told from its other end: "Kell beat Dunmore", "Dunmore lost to Kell"."""
    before_a, after_a = _names_around(link.a, a)
    before_b, after_b = _names_around(link.b, b)
    lexicon = fact_lexicon(link.a.language)
    return all(
        x is not None and y is not None and compare_names(x, y, lexicon) in _SAME_NAME
        for x, y in ((before_a, after_b), (after_a, before_b))
    )


def _names_around(facts: SentenceFacts, phrase: Phrase) -> tuple[NameFact | None, NameFact | None]:
    """The nearest names before and after a phrase."""
    before = [name for name in facts.names if name.last <= phrase.start]
    after = [name for name in facts.names if name.first >= phrase.end]
    return (before[-1] if before else None), (after[0] if after else None)


def _same_object(link: LinkFacts, a: Phrase, b: Phrase) -> bool:
    """Whether two small words ("before", "after") are followed by the same word."""
    after_a, after_b = governed(link.a, a.end, 1), governed(link.b, b.end, 1)
    return bool(after_a and after_b) and link.a.words[after_a[0]].stem == link.b.words[after_b[0]].stem


def _negated(facts: SentenceFacts, phrase: Phrase) -> bool:
    return any(0 <= phrase.start - negator.end < _NEGATED_BEFORE for negator in negators_of(facts))


def _finding(link: LinkFacts, a: Phrase, b: Phrase) -> Finding:
    a_span, b_span = link.a.words_span(a.start, a.end), link.b.words_span(b.start, b.end)
    a_text, b_text = link.a.of(a_span), link.b.of(b_span)
    explanation = f"The outcome or state contradicts: {a_text} against {b_text}."
    return Finding("state", Severity.CONFLICT, a_text, b_text, a_span, b_span, explanation)
