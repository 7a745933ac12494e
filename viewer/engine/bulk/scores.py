"""How much the candidate pairs of two long texts share."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from viewer.engine.bulk.candidates import expand
from viewer.engine.bulk.texts import BulkText, Floats, Ints
from viewer.engine.deadline import NO_DEADLINE, Deadline

# Two shared words of middling rarity: a sentence that has less weight proves little by sharing all of it.
LEAST_WEIGHT = 8.0
_CHUNK = 20_000  # pairs scored at once: bounds the memory, and the time between two looks at the deadline


@dataclass(frozen=True, slots=True)
class Scored:
    """Candidate pairs (i, j) and the share of words in common: of both sides, and of the smaller."""

    i: Ints
    j: Ints
    both: Floats
    smaller: Floats

    def only(self, kept: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Scored:
        """The pairs that are marked."""
        return Scored(self.i[kept], self.j[kept], self.both[kept], self.smaller[kept])


def totals(text: BulkText, weights: Floats) -> Floats:
    """The weight of each sentence."""
    running = np.concatenate(([0.0], np.cumsum(weights[text.terms])))
    return running[text.starts[1:]] - running[text.starts[:-1]]


def score(a: BulkText, b: BulkText, pairs: Ints, weights: Floats, deadline: Deadline = NO_DEADLINE) -> Scored:
    """Score pairs given as i * len(b) + j, ascending. Raises Cancelled where the user cancelled."""
    i, j = np.divmod(pairs, len(b))
    of_b = np.repeat(np.arange(len(b)), np.diff(b.starts)) * len(weights) + b.terms
    parts = []
    for at in range(0, len(pairs), _CHUNK):
        deadline.expired()
        parts.append(_shared(a, of_b, (i[at : at + _CHUNK], j[at : at + _CHUNK]), weights))
    shared = np.concatenate(parts or [np.zeros(0)])
    weight_a, weight_b = totals(a, weights)[i], totals(b, weights)[j]
    both = 2 * shared / np.maximum(weight_a + weight_b, LEAST_WEIGHT)
    smaller = shared / np.maximum(np.minimum(weight_a, weight_b), LEAST_WEIGHT)
    same = a.keys[i] == b.keys[j]
    return Scored(i, j, np.where(same, 1.0, both), np.where(same, 1.0, smaller))


def _shared(a: BulkText, of_b: Ints, pairs: tuple[Ints, Ints], weights: Floats) -> Floats:
    """The weight that each pair shares: a's terms are looked up in the sorted `of_b`."""
    positions, rows = expand(a.starts, pairs[0])
    terms = a.terms[positions]
    keys = pairs[1][rows] * len(weights) + terms
    at = np.searchsorted(of_b, keys)
    at[at == len(of_b)] = 0
    hit = of_b[at] == keys
    shared: Floats = np.bincount(rows[hit], weights=weights[terms[hit]], minlength=len(pairs[0])).astype(
        float
    )
    return shared
