"""Describe the links of very long texts."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from itertools import combinations

from viewer.engine.bulk.pairs import BulkPairs, bulk_pairs
from viewer.engine.bulk.texts import bulk_texts
from viewer.engine.deadline import Deadline
from viewer.engine.model import Alignment, Link, Relation, SegmentedArticle, Side
from viewer.engine.moves import moved_flags
from viewer.engine.pairing.groups import Group, groups

_SAME_FACTS = 0.62  # the similarity from which the two sides rarely state other facts as well
_MANY_SHARED = 0.75


def align_in_bulk(articles: Sequence[SegmentedArticle], language: str, deadline: Deadline) -> list[Alignment]:
    """One alignment for each pair of articles, ``complete=False`` for those that the deadline cut short."""
    texts, weights = bulk_texts(articles, language, deadline)
    found = []
    for a, b in combinations(range(len(articles)), 2):
        if len(texts[a]) and len(texts[b]):
            pairs = bulk_pairs(texts[a], texts[b], weights, deadline)
            links = _links(pairs, (articles[a], articles[b]), (a, b), deadline)
            found.append(Alignment(a, b, links, pairs.complete))
        else:
            found.append(Alignment(a, b, ()))
    return found


def _links(
    pairs: BulkPairs,
    texts: tuple[SegmentedArticle, SegmentedArticle],
    articles: tuple[int, int],
    deadline: Deadline,
) -> tuple[Link, ...]:
    """The links of the pairs; out of time they are described all the same, but a cancel is heard."""
    deadline.expired()
    cells = zip(pairs.i.tolist(), pairs.j.tolist(), strict=True)
    similarity = dict(zip(cells, pairs.similarity.tolist(), strict=True))
    found = groups(similarity)
    strengths = [_strength(similarity, group) for group in deadline.watched(found)]
    weights = [s + _trace(texts, group) for s, group in deadline.watched(zip(strengths, found, strict=True))]
    moved = moved_flags([(a[0], b[0]) for a, b in found], weights, deadline)
    return tuple(
        _link(articles, group, strength, off_order)
        for group, strength, off_order in deadline.watched(zip(found, strengths, moved, strict=True))
    )


def _trace(texts: tuple[SegmentedArticle, SegmentedArticle], group: Group) -> float:
    """A trace of the wording, which parts equal weights: the same links are moved from either side."""
    return (
        sum(zlib.crc32(text.text_of(side[0]).encode()) for text, side in zip(texts, group, strict=True))
        % 997
        * 1e-5
    )


def _strength(similarity: Mapping[tuple[int, int], float], group: Group) -> float:
    cells = [similarity[i, j] for i in group[0] for j in group[1]]
    return sum(cells) / len(cells)


def _link(articles: tuple[int, int], group: Group, strength: float, moved: bool) -> Link:
    relation, reason = _description(strength)
    sides = Side(articles[0], group[0]), Side(articles[1], group[1])
    return Link(*sides, relation=relation, moved=moved, similarity=round(strength, 3), reason=reason)


def _description(strength: float) -> tuple[Relation, str]:
    if strength >= 1:
        return Relation.IDENTICAL, "same words"
    if strength >= _MANY_SHARED:
        return Relation.REWORDED, "many shared words"
    return Relation.REWORDED if strength >= _SAME_FACTS else Relation.PARTIAL, "some shared words; same place"
