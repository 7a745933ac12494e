"""Decide from chances which sentences are linked, and describe each link."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from viewer.engine.deadline import Deadline
from viewer.engine.model import Alignment, Link, Role, SegmentedArticle, Side
from viewer.engine.moves import moved_flags
from viewer.engine.pairing.chances import Chances, Gathered, Pair, all_chances, gather, in_context
from viewer.engine.pairing.groups import Group, groups
from viewer.engine.pairing.model import shipped_model
from viewer.engine.pairing.reasons import reason
from viewer.engine.pairing.relation import relation, same_words
from viewer.engine.pairing.settle import MIN_CHANCE, settled
from viewer.engine.similarity.evidence import Corpus, corpus
from viewer.engine.similarity.terms import Matrix
from viewer.engine.similarity.words import SentenceWords, article_words

_SURE = 0.5  # neighbours linked so surely are worth naming as a reason
# Two headlines that share no word are linked for their place alone, and so may be of two stories: more would
# claim what the words do not show, less would hide freshly worded headlines of one story among chance links.
_MOST_BY_PLACE = 0.5


def align_closely(articles: Sequence[SegmentedArticle], language: str, deadline: Deadline) -> list[Alignment]:
    """One alignment for each pair of articles; all are ``complete=False`` where the deadline passed."""
    words = corpus([article_words(article, language) for article in articles], language)
    gathered, in_time = gather(words, deadline)
    chances, finished = all_chances(gathered, shipped_model(), deadline)
    return [
        Alignment(a, b, _links_of(words, gathered, chances, (a, b)), in_time and finished)
        for a, b in combinations(range(len(articles)), 2)
    ]


def _links_of(words: Corpus, gathered: Gathered, chances: Chances, pair: Pair) -> tuple[Link, ...]:
    if pair not in chances:
        return ()
    same_facts = shipped_model().same_facts.chances(in_context(gathered, chances, pair))
    cells = settled(words, pair, gathered.evidence[pair], chances[pair])
    return links(words, pair, cells, same_facts)


def links(words: Corpus, pair: Pair, chances: Matrix, same_facts: Matrix) -> tuple[Link, ...]:
    """The links between two articles in text order, from each cell's chance, and that of the same facts."""
    rows, columns = np.nonzero(chances >= MIN_CHANCE)
    found = groups(zip(rows.tolist(), columns.tolist(), strict=True))
    weights = [_mean(chances, group) * _weight(words, pair, group) for group in found]
    moved = moved_flags([(a[0], b[0]) for a, b in found], weights)
    return tuple(
        _link(words, pair, _Found(group, off_order, chances, same_facts))
        for group, off_order in zip(found, moved, strict=True)
    )


@dataclass(frozen=True, slots=True)
class _Found:
    group: Group
    moved: bool
    chances: Matrix
    same_facts: Matrix


def _mean(cells: Matrix, group: Group) -> float:
    values = [float(cells[i, j]) for i in group[0] for j in group[1]]
    return sum(values) / len(values)


def _weight(words: Corpus, pair: Pair, group: Group) -> float:
    """How much text a link holds: a long sentence is a better witness of the order than a short one.

    A trace of the wording parts equal weights, so that the same links are moved from either side.
    """
    sides = [_sentences(words, article, side) for article, side in zip(pair, group, strict=True)]
    trace = sum(zlib.crc32(s.key.encode()) for side in sides for s in side) % 1000
    length = min(sum(s.length for s in side) for side in sides)
    return float(length**0.5) + trace * 1e-5


def _sentences(words: Corpus, article: int, side: Sequence[int]) -> tuple[SentenceWords, ...]:
    return tuple(words.sentences[words.spans[article].start + at] for at in side)


def _link(words: Corpus, pair: Pair, found: _Found) -> Link:
    a, b = (_sentences(words, article, side) for article, side in zip(pair, found.group, strict=True))
    return Link(
        a=Side(pair[0], found.group[0]),
        b=Side(pair[1], found.group[1]),
        relation=relation(a, b, _mean(found.same_facts, found.group)),
        moved=found.moved,
        similarity=round(_strength(a, b, _mean(found.chances, found.group)), 3),
        reason=reason(a, b, _neighbours_linked(found)),
    )


def _strength(a: Sequence[SentenceWords], b: Sequence[SentenceWords], chance: float) -> float:
    """The chance to show for a link: headlines paired by their place alone are no sure pair."""
    by_place = all(s.role is Role.HEADLINE for s in (*a, *b)) and not _share_content(a, b)
    return min(chance, _MOST_BY_PLACE) if by_place else chance


def _share_content(a: Sequence[SentenceWords], b: Sequence[SentenceWords]) -> bool:
    held = [{item for s in side for item in (*s.content, *s.numbers, *s.names, *s.quoted)} for side in (a, b)]
    return same_words(a, b) or not held[0].isdisjoint(held[1])


def _neighbours_linked(found: _Found) -> bool:
    """Whether the sentences before both sides, or those after both, are linked."""
    (first, *_), (other, *_) = found.group
    last, other_last = found.group[0][-1], found.group[1][-1]
    n, m = found.chances.shape
    before = first > 0 and other > 0 and found.chances[first - 1, other - 1] >= _SURE
    after = last + 1 < n and other_last + 1 < m and found.chances[last + 1, other_last + 1] >= _SURE
    return bool(before or after)
