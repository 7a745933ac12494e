"""Find names that differ between the two sides of a link: spelling, form, another name in the same place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from viewer.engine.facts.lexicon import Category, FactLexicon, fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts, best_pairs
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.names import NOUN_CAPITALS, NameFact
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import WordKind
from viewer.engine.model import Finding, Relation, Severity

_SCORES = {
    NameChange.SAME: 3.0,
    NameChange.MARKS: 2.5,
    NameChange.SHORT_FORM: 2.0,
    NameChange.INITIAL: 2.0,
    NameChange.SHORTER: 1.8,
    NameChange.SPELLING: 1.5,
    NameChange.PART: 0.5,
}
_SURE_CHANGES = frozenset({NameChange.SAME, NameChange.MARKS, NameChange.SHORT_FORM, NameChange.SPELLING})
_LONGEST_OFFICE = 6  # words from an office to the name behind the comma
_OFFICE_LINKS = frozenset({"of", "for", "de", "del", "des", "du", "der"})
_KIN = "kin "  # how relations such as "daughter" are marked among the roles
_MOST = 30  # names in a side
_PLACE = 1.0
_MIN_SCORE = 1.0
# How surely another name must stand in the same place to be a change and not just a further name.
_MIN_PLACE_PART = 0.4
_MIN_PLACE_OTHER = 0.6
_MIN_PLACE_GERMAN = 0.9  # nouns have capitals too
_SEVERITIES = {
    NameChange.MARKS: Severity.WORDING,
    NameChange.SHORT_FORM: Severity.WORDING,
    NameChange.INITIAL: Severity.PRECISION,
    NameChange.SPELLING: Severity.CONFLICT,
    NameChange.PART: Severity.CONFLICT,
    NameChange.OTHER: Severity.CONFLICT,
}
_EXPLANATIONS = {
    NameChange.MARKS: "The name is written with other accents or marks: {a} and {b}.",
    NameChange.SHORT_FORM: "The first name is in a short form on one side: {a} and {b}.",
    NameChange.INITIAL: "The first name is an initial on one side: {a} and {b}.",
    NameChange.SPELLING: "The name is spelt differently: {a} against {b}.",
    NameChange.PART: "A part of the name differs: {a} against {b}.",
    NameChange.OTHER: "Another name stands in the same place: {a} against {b}.",
}


@dataclass(frozen=True, slots=True)
class NamePair:
    """Two names that stand for the same, or in the same place."""

    a: NameFact
    b: NameFact
    change: NameChange


def match_names(link: LinkFacts) -> list[NamePair]:
    """Pair the names of both sides; a name that the other side has too is never taken for a change."""
    lexicon = fact_lexicon(link.a.language)

    def score(a: NameFact, b: NameFact) -> float:
        return _score(link, a, b, lexicon)

    found = best_pairs(link.a.names[:_MOST], link.b.names[:_MOST], score, _MIN_SCORE)
    return [NamePair(a, b, compare_names(a, b, lexicon)) for a, b, _ in found]


def _score(link: LinkFacts, a: NameFact, b: NameFact, lexicon: FactLexicon) -> float:
    change = compare_names(a, b, lexicon)
    place = link.same_place((a.first, a.last), (b.first, b.last))
    if lexicon.language in NOUN_CAPITALS and not _sure_in_german(a, b, change, place):
        return 0.0
    if change is NameChange.OTHER:
        swapped = place >= _MIN_PLACE_OTHER and a.placed == b.placed
        return _MIN_SCORE if swapped and not _elsewhere(link, a, b, lexicon) else 0.0
    if change is NameChange.PART:
        certain = place >= _MIN_PLACE_PART or link.relation is Relation.REWORDED or (a.placed and b.placed)
        known = certain and not _elsewhere(link, a, b, lexicon)
        return max(_SCORES[change] + _PLACE * place, _MIN_SCORE) if known else 0.0
    return _SCORES[change] + _PLACE * place


def _sure_in_german(a: NameFact, b: NameFact, change: NameChange, place: float) -> bool:
    """Whether two capitalised runs are surely names that differ: places behind "in", or names that share a
    word.
    """
    if change is NameChange.OTHER:
        return a.placed and b.placed and len(a.tokens) == len(b.tokens) == 1
    if change is NameChange.PART:
        certain = (
            place >= _MIN_PLACE_GERMAN and len(a.tokens) == len(b.tokens) and a.tokens[-1] == b.tokens[-1]
        )
    else:
        certain = change in _SURE_CHANGES
    if not certain:
        return False
    rest_a, rest_b = set(a.tokens) - set(b.tokens), set(b.tokens) - set(a.tokens)
    inflected = any(x.startswith(y) or y.startswith(x) for x in rest_a for y in rest_b)
    return (change is NameChange.SAME or bool(set(a.tokens) & set(b.tokens))) and not inflected


def _elsewhere(link: LinkFacts, a: NameFact, b: NameFact, lexicon: FactLexicon) -> bool:
    """Whether either name stands on the other side in some form, so that nothing was exchanged."""
    known = (
        NameChange.SAME,
        NameChange.MARKS,
        NameChange.SHORTER,
        NameChange.SHORT_FORM,
        NameChange.SPELLING,
    )
    in_b = any(compare_names(a, other, lexicon) in known for other in link.b.names[:_MOST])
    return in_b or any(compare_names(other, b, lexicon) in known for other in link.a.names[:_MOST])


def find(link: LinkFacts) -> Iterator[Finding]:
    """The names that differ, and titles that changed or went."""
    pairs = match_names(link)
    for pair in pairs:
        a_text, b_text = link.a.of(pair.a.span), link.b.of(pair.b.span)
        if pair.change in _SEVERITIES:
            kind = "place" if pair.a.placed and pair.b.placed and pair.change is NameChange.OTHER else "name"
            explanation = _EXPLANATIONS[pair.change].format(a=pair.a.text, b=pair.b.text)
            severity = _SEVERITIES[pair.change]
            yield Finding(kind, severity, a_text, b_text, pair.a.span, pair.b.span, explanation)
        elif pair.a.title and pair.b.title and pair.a.title != pair.b.title:
            yield _title_finding(link, pair)
    yield from _roles(link, pairs)
    yield from _successors(link, pairs)


def _title_finding(link: LinkFacts, pair: NamePair) -> Finding:
    a_span, b_span = (
        link.a.words_span(pair.a.first, pair.a.last),
        link.b.words_span(pair.b.first, pair.b.last),
    )
    a_text, b_text = link.a.of(a_span), link.b.of(b_span)
    explanation = f"The title differs: {a_text} and {b_text}."
    return Finding("name", Severity.WORDING, a_text, b_text, a_span, b_span, explanation)


@dataclass(frozen=True, slots=True)
class _RoleAt:
    first: int
    last: int
    role: str
    modifiers: frozenset[str]


def _roles(link: LinkFacts, pairs: list[NamePair]) -> Iterator[Finding]:
    """Roles of the same person, in words that differ."""
    for pair in pairs:
        if pair.change in {NameChange.OTHER, NameChange.PART}:
            continue
        role_a, role_b = _role_of(link.a, pair.a), _role_of(link.b, pair.b)
        if role_a is None or role_b is None:
            continue
        a_span, b_span = (
            link.a.words_span(role_a.first, role_a.last),
            link.b.words_span(role_b.first, role_b.last),
        )
        a_text, b_text = link.a.of(a_span), link.b.of(b_span)
        if a_text.casefold() == b_text.casefold():
            continue
        severity = _role_severity(link, role_a, role_b)
        if severity is not None:
            explanation = f"The role of {pair.a.text} differs: {a_text} against {b_text}."
            yield Finding("name", severity, a_text, b_text, a_span, b_span, explanation)


def _successors(link: LinkFacts, pairs: list[NamePair]) -> Iterator[Finding]:
    """Another person in the same role."""
    if link.relation is Relation.PARTIAL:
        return
    lexicon = fact_lexicon(link.a.language)
    for a in _unpaired(link.a, [pair.a for pair in pairs]):
        for b in _unpaired(link.b, [pair.b for pair in pairs]):
            role_a, role_b = _role_of(link.a, a), _role_of(link.b, b)
            if role_a is None or role_b is None or _elsewhere(link, a, b, lexicon):
                continue
            if (role_a.role, role_a.modifiers) == (role_b.role, role_b.modifiers):
                a_text, b_text = link.a.of(a.span), link.b.of(b.span)
                explanation = f"Another person has the same role ({role_a.role}): {a_text} against {b_text}."
                yield Finding("name", Severity.CONFLICT, a_text, b_text, a.span, b.span, explanation)


def _unpaired(facts: SentenceFacts, paired: list[NameFact]) -> list[NameFact]:
    """The names of a side that answer to none of the other's."""
    return [name for name in facts.names[:_MOST] if all(name is not other for other in paired)]


def _role_severity(link: LinkFacts, a: _RoleAt, b: _RoleAt) -> Severity | None:
    if a.modifiers != b.modifiers and a.role == b.role:
        return Severity.CONFLICT
    if a.role == b.role:
        return Severity.WORDING
    kin = a.role.startswith(_KIN) and b.role.startswith(_KIN)
    if link.tight or (kin and link.relation is Relation.REWORDED):
        return Severity.CONFLICT
    return Severity.PRECISION if link.relation is not Relation.PARTIAL else None


def _role_of(facts: SentenceFacts, name: NameFact) -> _RoleAt | None:
    """The role that stands right before a name, or right after it behind a comma."""
    for phrase in facts.phrases:
        if phrase.category is not Category.ROLE:
            continue
        inside = phrase.start == name.first  # "Goalkeeper Milan Petrov" at the start of a sentence
        before = (
            inside
            or _office_before(facts, phrase.end, name.first)
            or (0 <= name.first - phrase.end <= 1 and not _breaks(facts, phrase.end, name.first))
        )
        after = (
            phrase.start > name.last
            and phrase.start - name.last <= 5
            and facts.words[name.last].folded == ","
        )
        if after and any(
            facts.words[at].folded in {",", ".", ";"} for at in range(name.last + 1, phrase.start)
        ):
            after = False
        if before or after:
            modifiers = _modifiers(facts, phrase.start)
            return _RoleAt(phrase.start - len(modifiers), phrase.end, phrase.values[0], frozenset(modifiers))
    return None


def _office_before(facts: SentenceFacts, end: int, first: int) -> bool:
    """Whether only what an office is of stands between it and a name: "the mayor of Selby, Ada Lund"."""
    if not 0 < first - end <= _LONGEST_OFFICE or facts.words[first - 1].folded != ",":
        return False
    between = facts.words[end : first - 1]
    return (
        bool(between) and between[0].folded in _OFFICE_LINKS and all(w.kind is WordKind.WORD for w in between)
    )


def _breaks(facts: SentenceFacts, first: int, last: int) -> bool:
    return any(facts.words[at].folded not in {",", "-"} for at in range(first, last))


def _modifiers(facts: SentenceFacts, at: int) -> list[str]:
    """ "former", "acting" and the like that stand before a role."""
    ends = {p.end for p in facts.phrases if p.category is Category.ROLE_MODIFIER}
    found: list[str] = []
    while at in ends and at > 0:
        at -= 1
        found.append(facts.words[at].folded)
    return found
