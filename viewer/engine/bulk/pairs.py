"""Find the linked sentence pairs of two long texts."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from viewer.engine.bulk.anchors import repeated_pairs, unique_pairs
from viewer.engine.bulk.candidates import by_place, by_rare_words, distinct
from viewer.engine.bulk.decide import SURE_SCORE, beside, mutual_best, strength
from viewer.engine.bulk.scores import Scored, score
from viewer.engine.bulk.texts import BulkText, Floats, Ints
from viewer.engine.deadline import Deadline

# The share of the shorter text that repeats must cover to be linked on their own, in order.
MOSTLY_REPEATED = 0.5


@dataclass(frozen=True, slots=True)
class BulkPairs:
    """Linked sentences i of a and j of b, ordered by i, then j; ``similarity`` is 1 for identical ones."""

    i: Ints
    j: Ints
    similarity: Floats
    complete: bool


def bulk_pairs(a: BulkText, b: BulkText, weights: Floats, deadline: Deadline) -> BulkPairs:
    """Pair two texts: identical sentences, then sentences that share rare words, then neighbours of those."""
    sizes = (len(a), len(b))
    known = unique_pairs(a, b)
    open_a, open_b = _without(sizes[0], known[0]), _without(sizes[1], known[1])
    if deadline.expired():
        return _result(known, None, complete=False)
    places = by_place(known, open_a, open_b, sizes)
    candidates = _differently_worded(
        a, b, distinct(np.concatenate((by_rare_words(a, b, open_a, open_b), places)))
    )
    scored = score(a, b, candidates, weights, deadline)
    strengths = strength(scored, known, sizes)
    chosen = mutual_best(scored, strengths, sizes) & (scored.both >= SURE_SCORE)
    if deadline.expired():
        return _result(known, None, complete=False)
    sure = _together(known, (scored.i[chosen], scored.j[chosen]))
    if not len(sure[0]):
        known = sure = _repeats_alone(a, b)
    # The pairs found tell where the others stand: look there once more.
    open_a, open_b = _without(sizes[0], known[0]), _without(sizes[1], known[1])
    nearby = score(a, b, by_place(sure, open_a, open_b, sizes), weights, deadline)
    deadline.expired()
    scored = _open(_joined(scored, nearby, len(b)), known, sizes)
    strengths = strength(scored, sure, sizes)
    chosen = mutual_best(scored, strengths, sizes)
    chosen |= beside(scored, chosen, sizes)
    return _result(known, (scored.i[chosen], scored.j[chosen], strengths[chosen]), complete=True)


def _differently_worded(a: BulkText, b: BulkText, candidates: Ints) -> Ints:
    """The candidates without repeats of one wording, which only their neighbours can vouch for."""
    kept: Ints = candidates[a.keys[candidates // len(b)] != b.keys[candidates % len(b)]]
    return kept


def _together(first: tuple[Ints, Ints], second: tuple[Ints, Ints]) -> tuple[Ints, Ints]:
    return np.concatenate((first[0], second[0])), np.concatenate((first[1], second[1]))


def _repeats_alone(a: BulkText, b: BulkText) -> tuple[Ints, Ints]:
    """The repeated wordings in order, where two texts have hardly anything else; none otherwise."""
    i, j = repeated_pairs(a, b, (np.zeros(0, np.int64), np.zeros(0, np.int64)))
    enough = len(i) >= MOSTLY_REPEATED * min(len(a), len(b))
    return (i, j) if enough else (i[:0], j[:0])


def _open(scored: Scored, known: tuple[Ints, Ints], sizes: tuple[int, int]) -> Scored:
    """The pairs of which neither sentence is settled."""
    settled_a, settled_b = np.zeros(sizes[0], np.bool_), np.zeros(sizes[1], np.bool_)
    settled_a[known[0]], settled_b[known[1]] = True, True
    return scored.only(~settled_a[scored.i] & ~settled_b[scored.j])


def _without(count: int, taken: Ints) -> Ints:
    free = np.ones(count, np.bool_)
    free[taken] = False
    return np.flatnonzero(free)


def _joined(first: Scored, second: Scored, width: int) -> Scored:
    keys = np.concatenate((first.i * width + first.j, second.i * width + second.j))
    _, at = np.unique(keys, return_index=True)
    parts = ((x, y) for x, y in ((first.i, second.i), (first.j, second.j)))
    i, j = (np.concatenate(part)[at] for part in parts)
    both = np.concatenate((first.both, second.both))[at]
    return Scored(i, j, both, np.concatenate((first.smaller, second.smaller))[at])


def _result(
    known: tuple[Ints, Ints], found: tuple[Ints, Ints, Floats] | None, *, complete: bool
) -> BulkPairs:
    i, j, strengths = found or (known[0][:0], known[1][:0], np.zeros(0))
    pairs = _together(known, (i, j))
    similarity = np.concatenate((np.ones(len(known[0])), np.clip(strengths, 0, 0.99)))
    order = np.lexsort((pairs[1], pairs[0]))
    return BulkPairs(pairs[0][order], pairs[1][order], similarity[order], complete)
