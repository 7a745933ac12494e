"""Tell whether two names mean the same person, place or organisation, and how their forms differ."""

from __future__ import annotations

from enum import Enum, auto

from rapidfuzz.distance import DamerauLevenshtein

from viewer.engine.facts.lexicon import FactLexicon
from viewer.engine.facts.names import NameFact, plain_letters

# Lower takes "Harmon" for a misspelt "Harlow"; higher misses "Edith" and "Edyth".
_MIN_SPELLING = 0.6
_MIN_SPELLING_ALONE = 0.75  # for names of one word, which have nothing else in common
_SHORTEST_ALONE = 4


class NameChange(Enum):
    """How two forms of a name relate."""

    SAME = auto()
    SHORTER = auto()  # a part of the name is left out
    INITIAL = auto()  # an initial for the name
    SHORT_FORM = auto()  # Sam for Samuel
    MARKS = auto()  # accents, apostrophes or hyphens
    SPELLING = auto()  # letters differ: a misprint, or someone else
    PART = auto()  # one word is shared and another differs
    OTHER = auto()


def compare_names(a: NameFact, b: NameFact, lexicon: FactLexicon) -> NameChange:
    """How two names relate."""
    if a.tokens == b.tokens or _is_acronym(a, b) or _is_acronym(b, a):
        return NameChange.SAME
    if "".join(_plain(a)) == "".join(_plain(b)) or _letters(a) == _letters(b):
        return NameChange.MARKS
    shorter, longer = sorted((_plain(a), _plain(b)), key=len)
    if set(shorter) <= set(longer):
        return NameChange.SHORTER
    if len(shorter) == len(longer):
        return _compare_tokens(shorter, longer, lexicon)
    return _compare_uneven(shorter, longer, lexicon)


def _letters(name: NameFact) -> str:
    """All letters of the name as written, so that "Cutter’s Point" is "Cutters Point"."""
    return plain_letters(name.text.casefold())


def _plain(name: NameFact) -> tuple[str, ...]:
    return tuple(plain_letters(token) for token in name.tokens)


def _is_acronym(short: NameFact, long: NameFact) -> bool:
    if len(short.tokens) != 1 or len(long.tokens) < 2:
        return False
    return short.tokens[0].replace(".", "") == "".join(token[0] for token in long.tokens if token)


def _compare_tokens(a: tuple[str, ...], b: tuple[str, ...], lexicon: FactLexicon) -> NameChange:
    """Two names of as many words: by their worst word."""
    changes = [_compare_token(x, y, lexicon) for x, y in zip(a, b, strict=True)]
    same = changes.count(NameChange.SAME)
    worst = max(changes, key=_gravity)
    if len(a) == 1:
        return _alone(a[0], b[0], worst)
    if worst is NameChange.OTHER:
        return NameChange.PART if same else NameChange.OTHER
    return worst if same or len(a) > 1 else NameChange.OTHER


def _alone(a: str, b: str, change: NameChange) -> NameChange:
    if change is not NameChange.SPELLING:
        return change
    long_enough = min(len(a), len(b)) >= _SHORTEST_ALONE
    near = DamerauLevenshtein.normalized_similarity(a, b) >= _MIN_SPELLING_ALONE
    return change if long_enough and near else NameChange.OTHER


def _gravity(change: NameChange) -> int:
    order = (
        NameChange.SAME,
        NameChange.MARKS,
        NameChange.SHORT_FORM,
        NameChange.INITIAL,
        NameChange.SPELLING,
    )
    return order.index(change) if change in order else len(order)


def _compare_token(a: str, b: str, lexicon: FactLexicon) -> NameChange:
    if a == b:
        return NameChange.SAME
    shorter, longer = sorted((a, b), key=len)
    if len(shorter) == 1 and longer.startswith(shorter):
        return NameChange.INITIAL
    if lexicon.short_names.get(a, frozenset()) & lexicon.short_names.get(b, frozenset()):
        return NameChange.SHORT_FORM
    similar = DamerauLevenshtein.normalized_similarity(a, b) >= _MIN_SPELLING
    return NameChange.SPELLING if similar else NameChange.OTHER


def _compare_uneven(shorter: tuple[str, ...], longer: tuple[str, ...], lexicon: FactLexicon) -> NameChange:
    """Names of different length: the shorter may be the end of the longer, as a surname is, or its start."""
    size = len(shorter)
    for part in (longer[-size:], longer[:size]):
        change = _compare_tokens(shorter, part, lexicon)
        if change not in {NameChange.OTHER, NameChange.PART}:
            return change
    return NameChange.PART if set(shorter) & set(longer) else NameChange.OTHER
