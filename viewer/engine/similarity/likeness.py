"""How alike two words are in meaning: by spelling and by lists of words that news writes for one another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from viewer.engine.similarity.stems import stems
from viewer.engine.similarity.terms import Matrix
from viewer.resources import word_table

SYNONYM_LIKENESS = 0.8  # a listed synonym is nearly the word itself, but the lists join some loosely
_MIN_SPELLING = (
    0.6  # Dice of letter trigrams below which two words are strangers: "accident" and "incident" are .57
)
_MIN_SPELLED = 5  # letters: shorter words are alike by accident


def likeness(words: Sequence[str], language: str) -> Matrix:
    """For distinct stems and numbers, a square matrix of likeness: 1 on the diagonal, 0 for strangers."""
    alike = np.eye(len(words), dtype=np.float32)
    _raise_by_spelling(alike, words)
    _raise_by_synonyms(alike, words, _synonyms(language))
    return alike


@cache
def _synonyms(language: str) -> Mapping[str, frozenset[int]]:
    """For each stem, the numbers of the synonym groups that it stands in."""
    lines = word_table(language, "synonyms")
    stem_of = stems((word for line in lines for word in line), language)
    table: dict[str, set[int]] = defaultdict(set)
    for number, line in enumerate(lines):
        for word in line:
            table[stem_of[word]].add(number)
    return {stem: frozenset(numbers) for stem, numbers in table.items()}


def _raise_by_synonyms(alike: Matrix, words: Sequence[str], synonyms: Mapping[str, frozenset[int]]) -> None:
    members: dict[int, list[int]] = defaultdict(list)
    for place, word in enumerate(words):
        for group in synonyms.get(word, ()):
            members[group].append(place)
    for places in members.values():
        block = np.ix_(places, places)
        alike[block] = np.maximum(alike[block], SYNONYM_LIKENESS)


def _raise_by_spelling(alike: Matrix, words: Sequence[str]) -> None:
    """Compare the letter trigrams of words that share one."""
    grams = [
        _trigrams(word) if len(word) >= _MIN_SPELLED and not word[0].isdigit() else set() for word in words
    ]
    holders: dict[str, list[int]] = defaultdict(list)
    for place, own in enumerate(grams):
        for gram in own:
            holders[gram].append(place)
    shared = np.zeros_like(alike)
    for places in holders.values():
        if len(places) > 1:
            shared[np.ix_(places, places)] += 1
    sizes = np.array([len(own) for own in grams], np.float32)
    dice = 2 * shared / np.maximum(np.add.outer(sizes, sizes), 1)
    np.maximum(alike, np.where(dice >= _MIN_SPELLING, dice, 0), out=alike)


def _trigrams(word: str) -> set[str]:
    framed = f"^{word}"
    return {framed[at : at + 3] for at in range(len(framed) - 2)}
