"""How much of one sentence's meaning another has, where words may be replaced by ones like them.

Each word is answered by the likest word of the other sentence, weighted by its rarity: the recall and precision of
BERTScore (Zhang et al. 2020), with likeness from spelling and synonym lists.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from viewer.engine.similarity.terms import Matrix, TermVectors, dense

# The weight of about two words of middling rarity: with fewer, a full answer says little.
_LEAST_WEIGHT = 6.0
_MOST_EARNED = 8.0  # weight beyond which more words that only this sentence answers prove no more


@dataclass(frozen=True, slots=True)
class Answers:
    """What the sentences of one article (n) answer of another's: ``weights`` n x words, ``best`` words x m.

    ``best`` is the greatest likeness (0 to 1) of each word of the first among the words of each sentence of the other.
    """

    weights: Matrix
    best: Matrix

    def share(self) -> Matrix:
        """How much of each sentence (rows) each of the other article (columns) answers, 0 to 1."""
        total = np.maximum(self.weights.sum(axis=1, keepdims=True), _LEAST_WEIGHT)
        share: Matrix = (self.weights @ self.best) / total
        return share

    def earned(self, chance: Matrix) -> Matrix:
        """The weight of words that a sentence of the other article answers better than the row's likeliest one.

        The likeliest one itself is held against the second.
        """
        if chance.shape[1] == 1:
            return np.minimum(self.weights @ self.best, _MOST_EARNED)
        ranked = np.argsort(-chance, axis=1, kind="stable")
        earned = np.zeros_like(chance)
        for row, (first, second) in enumerate(ranked[:, :2]):
            words = np.flatnonzero(self.weights[row])
            weights, best = self.weights[row, words], self.best[words]
            earned[row] = weights @ np.maximum(best - best[:, [first]], 0)
            earned[row, first] = weights @ np.maximum(best[:, first] - best[:, second], 0)
        return np.minimum(earned, _MOST_EARNED)


def answers(vectors: TermVectors, likeness: Matrix, a: range, b: range) -> Answers:
    """What the sentences b answer of the sentences a."""
    words = np.unique(vectors.ids[vectors.rows(a)])
    best = _best_in_sentence(likeness[np.ix_(words, vectors.ids[vectors.rows(b)])], vectors.starts, b)
    return Answers(dense(vectors, a, words), best)


def _best_in_sentence(likeness: Matrix, starts: NDArray[np.int64], b: range) -> Matrix:
    """For each word (row), the greatest likeness among the words of each sentence; zero for one without words."""
    best = np.zeros((likeness.shape[0], len(b)), np.float32)
    bounds = starts[b.start : b.stop + 1] - starts[b.start]
    filled = np.flatnonzero(np.diff(bounds) > 0)
    if len(filled) and likeness.shape[0]:
        best[:, filled] = np.maximum.reduceat(likeness, bounds[filled], axis=1)
    return best
