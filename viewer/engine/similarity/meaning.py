"""How much of one sentence's meaning another has, where words may be replaced by ones like them.

Each word is answered by the likest word of the other sentence, weighted by its rarity: the recall and precision of
BERTScore (Zhang et al. 2020), with likeness from spelling and synonym lists.
"""

from __future__ import annotations

import numpy as np

from viewer.engine.similarity.terms import Matrix, TermVectors, dense

# The weight of about two words of middling rarity: with fewer, a full answer says little.
_LEAST_WEIGHT = 6.0


def soft_overlap(vectors: TermVectors, likeness: Matrix, a: range, b: range) -> tuple[Matrix, Matrix]:
    """The share of each sentence's weight that the other answers: the greater and the lesser of the two directions."""
    forth, back = _answered(vectors, likeness, a, b), _answered(vectors, likeness, b, a).T
    return np.maximum(forth, back), np.minimum(forth, back)


def _answered(vectors: TermVectors, likeness: Matrix, a: range, b: range) -> Matrix:
    """How much of each sentence of a (rows) each of b (columns) answers, 0 to 1."""
    words = np.unique(vectors.ids[vectors.rows(a)])
    best = _best_in_sentence(likeness[np.ix_(words, vectors.ids[vectors.rows(b)])], vectors.starts, b)
    weights = dense(vectors, a, words)
    total = np.maximum(weights.sum(axis=1, keepdims=True), _LEAST_WEIGHT)
    share: Matrix = (weights @ best) / total
    return share


def _best_in_sentence(
    likeness: Matrix, starts: np.ndarray[tuple[int], np.dtype[np.int64]], b: range
) -> Matrix:
    """For each word (row), the greatest likeness among the words of each sentence; zero for one without words."""
    best = np.zeros((likeness.shape[0], len(b)), np.float32)
    bounds = starts[b.start : b.stop + 1] - starts[b.start]
    filled = np.flatnonzero(np.diff(bounds) > 0)
    if len(filled) and likeness.shape[0]:
        best[:, filled] = np.maximum.reduceat(likeness, bounds[filled], axis=1)
    return best
