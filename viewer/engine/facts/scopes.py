"""What a small word governs in its sentence, and where the other side of the link says the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.link_facts import LinkFacts, is_content
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import WordKind
from viewer.engine.model import Finding, Severity, Span

_CLAUSE_ENDS = frozenset({".", ";", ":", "!", "?", "("})
_NO_GROUPS: frozenset[int] = frozenset()
_MOST = 40  # of one kind on a side: a bound, so that hostile text costs no cube
_REACH = 9  # words after a hedge or a negator that it may govern


@dataclass(frozen=True, slots=True)
class View:
    """A link seen from one of its sides: its own facts, the other side's, and whether it is seen from side
    b.
    """

    link: LinkFacts
    own: SentenceFacts
    other: SentenceFacts
    swapped: bool

    def same_place(self, own: tuple[int, int], other: tuple[int, int]) -> float:
        """How surely two ranges of words stand in the same place."""
        return self.link.same_place(other, own) if self.swapped else self.link.same_place(own, other)

    def gap(self, at: int) -> int:
        """The number of the stretch in which a word of this side stands; odd where the sides differ."""
        return (self.link.gap_b if self.swapped else self.link.gap_a)[at]

    def own_gap(self, gap: int) -> range:
        """The words of this side in a stretch."""
        return _stretch(self.link.gap_b if self.swapped else self.link.gap_a, gap)

    def other_gap(self, gap: int) -> range:
        """The words of the other side in a stretch."""
        return _stretch(self.link.gap_a if self.swapped else self.link.gap_b, gap)

    def finding(
        self, kind: str, severity: Severity, own: Span, other: Span | None, explanation: str
    ) -> Finding:
        """A finding with its texts on the right sides."""
        mine = (self.own.of(own), own)
        theirs = ("", None) if other is None else (self.other.of(other), other)
        (a_text, a_span), (b_text, b_span) = (theirs, mine) if self.swapped else (mine, theirs)
        return Finding(kind, severity, a_text, b_text, a_span, b_span, explanation)


def _stretch(gaps: Sequence[int], gap: int) -> range:
    places = [at for at, number in enumerate(gaps) if number == gap]
    return range(places[0], places[-1] + 1) if places else range(0)


def views(link: LinkFacts) -> Iterator[View]:
    """The link seen from its two sides."""
    yield View(link, link.a, link.b, swapped=False)
    yield View(link, link.b, link.a, swapped=True)


def quoted_words(facts: SentenceFacts) -> frozenset[int]:
    """The words of a side that stand in quotation marks."""
    return frozenset(at for piece in facts.quotations for at in range(piece.first, piece.last))


def phrases_of(facts: SentenceFacts, category: Category, *, quoted: bool = False) -> tuple[Phrase, ...]:
    """The entries of one category in a side, the longest at each place; inside quotations where asked."""
    inside = frozenset() if quoted else quoted_words(facts)
    found: list[Phrase] = []
    for phrase in facts.phrases:
        if (
            phrase.category is category
            and phrase.start not in inside
            and not (found and phrase.start < found[-1].end)
        ):
            found.append(phrase)
    return tuple(found[:_MOST])


def governed(facts: SentenceFacts, end: int, most: int) -> tuple[int, ...]:
    """The places of the next content words after `end` in the same clause, at most `most`."""
    found: list[int] = []
    for at in range(end, min(end + _REACH, len(facts.words))):
        word = facts.words[at]
        if word.folded in _CLAUSE_ENDS or len(found) == most:
            break
        if word.kind is WordKind.WORD and is_content(word, facts.stopwords):
            found.append(at)
    return tuple(found)


def places_of(
    facts: SentenceFacts, stem: str, concepts: Mapping[str, frozenset[int]] | None = None
) -> list[int]:
    """Where a stem stands on a side; where it does not, its synonyms by `concepts`."""
    found = [at for at, word in enumerate(facts.words) if word.stem == stem][:_MOST]
    if found or not concepts or stem not in concepts:
        return found
    groups = concepts[stem]
    alike = [at for at, word in enumerate(facts.words) if groups & concepts.get(word.stem, _NO_GROUPS)]
    return alike[:_MOST]


def nearest(places: Sequence[int], at: int) -> int:
    """The place nearest to another."""
    return min(places, key=lambda place: abs(place - at))
