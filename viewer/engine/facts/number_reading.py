"""What the readers of figures know of a sentence: its words, and the number words, units and qualifiers
among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.facts.lexicon import Category, FactLexicon, Phrase
from viewer.engine.facts.quantities import Quantity
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

COMPOUNDING = frozenset({"de"})
"""Languages that write numerals as one word, which no list can hold: any word may be one."""


@dataclass(frozen=True, slots=True)
class NumberFact:
    """A figure in a sentence.

    ``span`` covers the qualifier, the figure and its unit, ``head`` the stems that may name what it counts,
    the nearest
    first. ``first``..``last`` is the half-open range of words. ``core`` is the range without the qualifier.
    ``weak``: "one", "a year": too common to
    conflict alone.
    """

    span: Span
    quantity: Quantity
    head: tuple[str, ...]
    first: int
    last: int
    weak: bool = False
    people: bool = False
    core: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class NumberReading:
    """The words of a sentence with what the lexicon knows of them, by place."""

    words: Sequence[Word]
    lexicon: FactLexicon
    known: Mapping[int, tuple[float, str]]  # number words: value and role
    units: Mapping[int, Phrase]
    before: Mapping[int, Phrase]  # qualifiers by the word after them
    after: Mapping[int, Phrase]  # qualifiers by their first word
    magnitudes: Mapping[int, float]
    person_nouns: frozenset[int]
    taken: frozenset[int]  # words that belong to dates

    def folded(self, at: int) -> str:
        """The folded word at a place, empty outside the sentence."""
        return self.words[at].folded if 0 <= at < len(self.words) else ""

    def means(self, at: int, sense: str) -> bool:
        """Whether the small word at a place has a sense of ``small_words.tsv``."""
        return self.folded(at) in self.lexicon.sense(sense)

    def may_start(self, at: int) -> bool:
        """Whether a figure can start at a word of the sentence; most words start none."""
        word = self.words[at]
        if word.kind is WordKind.NUMBER or at in self.known or at in self.units:
            return True
        if word.folded in self.lexicon.sense("article") and (at + 1 in self.known or at + 1 in self.units):
            return True
        return self.lexicon.language in COMPOUNDING and word.kind is WordKind.WORD

    def role(self, at: int) -> str:
        """The role of the number word at a place, empty where there is none."""
        return self.known[at][1] if at in self.known else ""

    def glued(self, at: int) -> bool:
        """Whether a word exists there and touches the one before it."""
        return at < len(self.words) and self.words[at].glued


def number_reading(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon, taken: frozenset[int]
) -> NumberReading:
    """Sort the phrases of a sentence by what they mean for figures."""
    by_category: dict[Category, list[Phrase]] = {}
    for phrase in phrases:
        by_category.setdefault(phrase.category, []).append(phrase)
    before: dict[int, Phrase] = {}
    after: dict[int, Phrase] = {}
    for phrase in by_category.get(Category.NUMBER_QUALIFIER, []):
        if phrase.values[1] == "after":
            after.setdefault(phrase.start, phrase)
        else:
            before.setdefault(phrase.end, phrase)
    units: dict[int, Phrase] = {}
    for phrase in by_category.get(Category.UNIT, []):
        units.setdefault(phrase.start, phrase)
    return NumberReading(
        words=words,
        lexicon=lexicon,
        known={p.start: (float(p.values[0]), p.values[1]) for p in by_category.get(Category.NUMBER_WORD, [])},
        units=units,
        before=before,
        after=after,
        magnitudes={p.start: float(p.values[0]) for p in by_category.get(Category.MAGNITUDE, [])},
        person_nouns=frozenset(p.start for p in by_category.get(Category.PERSON_NOUN, [])),
        taken=taken,
    )
