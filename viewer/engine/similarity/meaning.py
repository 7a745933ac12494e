"""How much of one sentence's meaning another has, where words may be replaced by ones like them.

Each word is answered by the likest word of the other sentence, weighted by its rarity: recall and
precision as in BERTScore (Zhang et al. 2020), with likeness from spelling and synonym lists.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from viewer.engine.similarity.terms import Matrix, TermVectors

# The weight of about two words of middling rarity: with fewer, a full answer says little.
_LEAST_WEIGHT = 6.0
_MOST_EARNED = 8.0  # weight beyond which more words that only this sentence answers prove no more


@dataclass(frozen=True, slots=True)
class Answers:
    """What the sentences of one article (n) find answered in another's (m).

    Word k of the first article stands in sentence ``rows[k]`` (ascending) with the weight ``weights[k]``;
    ``best[k]`` is its greatest likeness (0 to 1) among the words of each sentence of the other. ``share``
    (n x m) is how much of each sentence's weight each of the other article answers, 0 to 1.
    """

    rows: NDArray[np.int64]
    weights: Matrix
    best: Matrix
    share: Matrix

    def earned(self, chance: Matrix) -> Matrix:
        """The weight of words that a sentence of the other article answers better than the likeliest does.

        The likeliest one itself is held against the second.
        """
        if chance.shape[1] == 1:
            return np.minimum(self._by_row(self.best, chance.shape), _MOST_EARNED)
        ranked = np.argsort(-chance, axis=1, kind="stable")
        words = np.arange(len(self.rows))
        first = self.best[words, ranked[self.rows, 0]][:, None]
        second = self.best[words, ranked[self.rows, 1]][:, None]
        earned = self._by_row(np.maximum(self.best - first, 0), chance.shape)
        beyond = self._by_row(np.maximum(first - second, 0), (len(chance), 1))
        np.put_along_axis(earned, ranked[:, :1], beyond, axis=1)
        return np.minimum(earned, _MOST_EARNED)

    def _by_row(self, values: Matrix, shape: tuple[int, ...]) -> Matrix:
        return _row_sums(values * self.weights[:, None], self.rows, shape)


def _row_sums(values: Matrix, rows: NDArray[np.int64], shape: tuple[int, ...]) -> Matrix:
    """The sums of the lines of `values` that belong to each row; `rows` are ascending."""
    sums = np.zeros(shape, np.float32)
    if len(rows):
        firsts = np.flatnonzero(np.concatenate(([True], rows[1:] != rows[:-1])))
        sums[rows[firsts]] = np.add.reduceat(values, firsts, axis=0)
    return sums


def answers(vectors: TermVectors, likeness: Matrix, a: range, b: range) -> Answers:
    """What the sentences b answer of the sentences a."""
    places = vectors.rows(a)
    words, weights = vectors.ids[places], vectors.weights[places]
    rows = np.repeat(np.arange(len(a)), np.diff(vectors.starts[a.start : a.stop + 1]))
    distinct, back = np.unique(words, return_inverse=True)
    best = _best_in_sentence(likeness[np.ix_(distinct, vectors.ids[vectors.rows(b)])], vectors.starts, b)[
        back
    ]
    answered = _row_sums(best * weights[:, None], rows, (len(a), len(b)))
    total = np.maximum(np.bincount(rows, weights=weights, minlength=len(a)), _LEAST_WEIGHT).astype(np.float32)
    return Answers(rows, weights, best, answered / total[:, None])


def _best_in_sentence(likeness: Matrix, starts: NDArray[np.int64], b: range) -> Matrix:
    """For each word (row), the greatest likeness in each sentence; zero for one without words."""
    best = np.zeros((likeness.shape[0], len(b)), np.float32)
    bounds = starts[b.start : b.stop + 1] - starts[b.start]
    filled = np.flatnonzero(np.diff(bounds) > 0)
    if len(filled) and likeness.shape[0]:
        best[:, filled] = np.maximum.reduceat(likeness, bounds[filled], axis=1)
    return best
