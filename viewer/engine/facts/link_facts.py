"""Both sides of a link beside each other: which words they share, and which places answer to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rapidfuzz.distance import Levenshtein

from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Relation

_A = TypeVar("_A")
_B = TypeVar("_B")
MOST_FACTS = 80  # of one kind on a side: pairs grow with the square, and no sentence of news has as many
_WINDOW = 5  # content words on either side of a fact that tell what it is about
_FARTHEST = 20  # words, small ones too: a bound on the work
_FADE = 3.0  # content words at which a neighbour counts half
_SYNONYM = 0.7  # what a listed synonym counts of the word itself
_SLOT_FLOOR, _SLOT_FULL = (
    0.3,
    0.65,
)  # share of common words: below, positions prove nothing; above, all they can
_SLOT_SLACK = 3.0  # further differing words around two facts that halve the evidence of their place


@dataclass(frozen=True, slots=True)
class LinkFacts:
    """The facts of both sides of a link, and how their words answer to each other.

    ``gap_a`` and ``gap_b`` give for each word the number of the stretch it stands in: even numbers are
    stretches that
    both sides share, odd ones differ. ``gap_sizes`` are the words of the longer side of a stretch.
    ``closeness`` is the share of common
    words. ``concepts`` numbers the groups of synonyms of a stem. ``dates`` are the two articles' own dates.
    """

    a: SentenceFacts
    b: SentenceFacts
    relation: Relation
    gap_a: tuple[int, ...]
    gap_b: tuple[int, ...]
    gap_sizes: Mapping[int, tuple[int, int]]
    closeness: float
    concepts: Mapping[str, frozenset[int]]
    dates: tuple[str | None, str | None] = (None, None)

    @property
    def tight(self) -> bool:
        """Whether the sides are the same sentence lightly edited, so that places prove which fact answers
        to which.
        """
        return self.closeness >= _SLOT_FULL

    def same_place(self, a: tuple[int, int], b: tuple[int, int]) -> float:
        """How surely (0 to 1) two ranges of words stand in the same place of otherwise shared words."""
        gap = self.gap_a[a[0]]
        if gap != self.gap_b[b[0]]:
            return 0.0
        trust = min(max((self.closeness - _SLOT_FLOOR) / (_SLOT_FULL - _SLOT_FLOOR), 0.0), 1.0)
        if gap % 2 == 0:
            return trust
        size_a, size_b = self.gap_sizes[gap]
        slack = max(size_a - (a[1] - a[0]), size_b - (b[1] - b[0]), 0)
        return trust * _SLOT_SLACK / (_SLOT_SLACK + slack)


def link_facts(
    a: SentenceFacts,
    b: SentenceFacts,
    relation: Relation,
    dates: tuple[str | None, str | None] = (None, None),
) -> LinkFacts:
    """Lay the two sides of a link beside each other."""
    left, right = [word.stem for word in a.words], [word.stem for word in b.words]
    gap_a, gap_b = [0] * len(left), [0] * len(right)
    sizes: dict[int, tuple[int, int]] = {}
    common, gap = 0, 0
    for step in Levenshtein.opcodes(left, right):
        a1, a2, b1, b2 = step.src_start, step.src_end, step.dest_start, step.dest_end
        shared = step.tag == "equal"
        gap += shared == (gap % 2 == 1)
        gap_a[a1:a2] = [gap] * (a2 - a1)
        gap_b[b1:b2] = [gap] * (b2 - b1)
        before = sizes.get(gap, (0, 0))
        sizes[gap] = (before[0] + a2 - a1, before[1] + b2 - b1)
        common += (a2 - a1) if shared else 0
    closeness = 2 * common / max(len(left) + len(right), 1)
    return LinkFacts(a, b, relation, tuple(gap_a), tuple(gap_b), sizes, closeness, a.concepts, dates)


def is_content(word: Word, stopwords: frozenset[str]) -> bool:
    """Whether a word says something of its own."""
    return word.kind is not WordKind.MARK and word.kind is not WordKind.QUOTE and word.folded not in stopwords


def content_stems(facts: SentenceFacts, first: int = 0, last: int | None = None) -> frozenset[str]:
    """The stems of the content words in a range of a side's words."""
    from_lexicon = facts.stopwords
    return frozenset(word.stem for word in facts.words[first:last] if is_content(word, from_lexicon))


def neighbours(facts: SentenceFacts, first: int, last: int, extra: Iterable[str] = ()) -> dict[str, float]:
    """The content stems around a range of words, weighted by nearness; `extra` stems count in full."""
    weights: dict[str, float] = dict.fromkeys(extra, 1.0)
    for places in (range(first - 1, -1, -1), range(last, len(facts.words))):
        step = 0
        for at in places:
            if step == _WINDOW or abs(at - first) > _FARTHEST:
                break
            if is_content(facts.words[at], facts.stopwords):
                stem = facts.words[at].stem
                weights[stem] = max(weights.get(stem, 0.0), _FADE / (_FADE + step))
                step += 1
    return weights


def agreement(
    a: Mapping[str, float], b: Mapping[str, float], concepts: Mapping[str, frozenset[int]] | None = None
) -> float:
    """How far two weighted sets of stems agree (0 to 1), over the smaller; synonyms count a part."""
    smaller = min(sum(a.values()), sum(b.values()))
    if smaller == 0:
        return 0.0
    shared = sum(min(weight, b[stem]) for stem, weight in a.items() if stem in b)
    if concepts:
        rest_a = {stem: weight for stem, weight in a.items() if stem not in b and stem in concepts}
        rest_b = {stem: weight for stem, weight in b.items() if stem not in a and stem in concepts}
        shared += _SYNONYM * sum(
            _best_synonym(stem, weight, rest_b, concepts) for stem, weight in rest_a.items()
        )
    return shared / smaller


def _best_synonym(
    stem: str, weight: float, others: Mapping[str, float], concepts: Mapping[str, frozenset[int]]
) -> float:
    found = [min(weight, value) for other, value in others.items() if concepts[stem] & concepts[other]]
    return max(found, default=0.0)


def best_pairs(
    a: Sequence[_A], b: Sequence[_B], score: Callable[[_A, _B], float], threshold: float
) -> list[tuple[_A, _B, float]]:
    """Pair facts one to one, the best score first; pairs below the threshold stay apart."""
    a, b = a[:MOST_FACTS], b[:MOST_FACTS]
    scored = [(score(x, y), i, j) for i, x in enumerate(a) for j, y in enumerate(b)]
    scored.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
    used_a: set[int] = set()
    used_b: set[int] = set()
    pairs = []
    for value, i, j in scored:
        if value < threshold:
            break
        if i in used_a or j in used_b:
            continue
        used_a.add(i)
        used_b.add(j)
        pairs.append((a[i], b[j], value))
    return pairs
