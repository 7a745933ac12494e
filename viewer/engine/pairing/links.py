"""Decide from chances which sentences are linked, and describe each link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from viewer.engine.deadline import Deadline
from viewer.engine.model import Alignment, Link, SegmentedArticle, Side
from viewer.engine.moves import moved_flags
from viewer.engine.pairing.chances import Chances, Gathered, Pair, all_chances, gather
from viewer.engine.pairing.groups import Group, groups
from viewer.engine.pairing.model import shipped_model
from viewer.engine.pairing.reasons import reason
from viewer.engine.pairing.relation import relation
from viewer.engine.pairing.settle import MIN_CHANCE, settled
from viewer.engine.similarity.evidence import Corpus, corpus
from viewer.engine.similarity.terms import Matrix
from viewer.engine.similarity.words import SentenceWords, article_words

_SURE = 0.5  # neighbours linked so surely are worth naming as a reason


def align_closely(articles: Sequence[SegmentedArticle], language: str, deadline: Deadline) -> list[Alignment]:
    """One alignment for each pair of articles; all are ``complete=False`` where the deadline passed."""
    words = corpus([article_words(article, language) for article in articles], language)
    gathered, complete = gather(words, deadline)
    chances, finished = all_chances(gathered, shipped_model(), deadline)
    return [
        Alignment(a, b, _links_of(words, gathered, chances, (a, b)), complete and finished)
        for a, b in combinations(range(len(articles)), 2)
    ]


def _links_of(words: Corpus, gathered: Gathered, chances: Chances, pair: Pair) -> tuple[Link, ...]:
    if pair not in chances:
        return ()
    return links(words, pair, settled(words, pair, gathered.evidence[pair], chances[pair]))


def links(gathered: Corpus, pair: Pair, chances: Matrix) -> tuple[Link, ...]:
    """The links between two articles, in text order."""
    rows, columns = np.nonzero(chances >= MIN_CHANCE)
    found = groups(zip(rows.tolist(), columns.tolist(), strict=True))
    strengths = [_strength(chances, group) for group in found]
    weights = [
        strength * _weight(gathered, pair, group) for strength, group in zip(strengths, found, strict=True)
    ]
    moved = moved_flags([(a[0], b[0]) for a, b in found], weights)
    return tuple(
        _link(gathered, pair, _Found(group, strength, off_order, chances))
        for group, strength, off_order in zip(found, strengths, moved, strict=True)
    )


@dataclass(frozen=True, slots=True)
class _Found:
    group: Group
    strength: float
    moved: bool
    chances: Matrix


def _strength(chances: Matrix, group: Group) -> float:
    return float(chances[np.ix_(*group)].mean())


def _weight(corpus: Corpus, pair: Pair, group: Group) -> float:
    """How much text a link holds: a long sentence is a better witness of the order than a short one."""
    sides = zip(pair, group, strict=True)
    return min(sum(s.length for s in _sentences(corpus, article, side)) for article, side in sides) ** 0.5


def _sentences(corpus: Corpus, article: int, side: Sequence[int]) -> tuple[SentenceWords, ...]:
    return tuple(corpus.sentences[corpus.spans[article].start + at] for at in side)


def _link(corpus: Corpus, pair: Pair, found: _Found) -> Link:
    a, b = (_sentences(corpus, article, side) for article, side in zip(pair, found.group, strict=True))
    return Link(
        a=Side(pair[0], found.group[0]),
        b=Side(pair[1], found.group[1]),
        relation=relation(a, b, 1.0),
        moved=found.moved,
        similarity=round(found.strength, 3),
        reason=reason(a, b, _neighbours_linked(found)),
    )


def _neighbours_linked(found: _Found) -> bool:
    """Whether the sentences before both sides, or those after both, are linked."""
    (first, *_), (other, *_) = found.group
    last, other_last = found.group[0][-1], found.group[1][-1]
    n, m = found.chances.shape
    before = first > 0 and other > 0 and found.chances[first - 1, other - 1] >= _SURE
    after = last + 1 < n and other_last + 1 < m and found.chances[last + 1, other_last + 1] >= _SURE
    return bool(before or after)
