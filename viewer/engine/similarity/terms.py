"""Weighted term vectors of sentences, and their products for two articles.

A term counts the more the rarer it is among the sentences compared (idf, Spärck Jones 1972).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]

BACKGROUND = 40  # sentences of other texts, without the words: in short articles every word would seem common
_LEAST_IDF = 0.05  # a word in every sentence still counts a little, so that no sentence is without weight


@dataclass(frozen=True, slots=True)
class TermVectors:
    """The terms of many sentences: ``ids[starts[k]:starts[k + 1]]`` are those of sentence k, ascending.

    ``weights`` stand beside ``ids``; ``idf`` and ``terms`` are by term id, in the order of the terms.
    """

    starts: NDArray[np.int64]
    ids: NDArray[np.int64]
    weights: Matrix
    idf: Matrix
    terms: tuple[str, ...]

    def rows(self, span: range) -> slice:
        """Where the terms of consecutive sentences stand in ``ids``."""
        return slice(int(self.starts[span.start]), int(self.starts[span.stop]))

    def sums(self) -> Matrix:
        """The sum of the weights of each sentence."""
        total = np.concatenate(([0.0], np.cumsum(self.weights, dtype=np.float64)))
        return (total[self.starts[1:]] - total[self.starts[:-1]]).astype(np.float32)


def term_vectors(sentences: Sequence[Iterable[str]]) -> TermVectors:
    """Number the terms of the sentences, each once a sentence, and weigh each by its idf.

    Terms are numbered in their own order, so that sums come out alike in whatever order the sentences stand.
    """
    sets = [set(sentence) for sentence in sentences]
    terms = sorted(set().union(*sets))
    numbers = {term: number for number, term in enumerate(terms)}
    rows = [sorted(numbers[term] for term in own) for own in sets]
    starts = np.zeros(len(rows) + 1, np.int64)
    np.cumsum([len(row) for row in rows], out=starts[1:])
    ids = np.fromiter((term for row in rows for term in row), np.int64, int(starts[-1]))
    frequency = np.bincount(ids, minlength=len(numbers))
    idf = np.maximum(np.log((len(rows) + BACKGROUND) / (frequency + 0.5)), _LEAST_IDF).astype(np.float32)
    return TermVectors(starts, ids, idf[ids], idf, tuple(terms))


def _reweighted(vectors: TermVectors, weights: Matrix) -> TermVectors:
    return TermVectors(vectors.starts, vectors.ids, weights, vectors.idf, vectors.terms)


def normalised(vectors: TermVectors) -> TermVectors:
    """The same vectors at unit length, so that their products are cosines."""
    squares = _reweighted(vectors, vectors.weights**2).sums()
    lengths = np.sqrt(np.maximum(squares, 1e-9))
    return _reweighted(vectors, vectors.weights / np.repeat(lengths, np.diff(vectors.starts)))


def product(a: TermVectors, span_a: range, b: TermVectors, span_b: range) -> Matrix:
    """The dot products of every sentence of one span with every one of another, as a len(a) x len(b) matrix.

    Only terms that both spans have take part, so the work grows with what is shared.
    """
    rows_a, rows_b = a.rows(span_a), b.rows(span_b)
    shared = np.intersect1d(a.ids[rows_a], b.ids[rows_b])
    return dense(a, span_a, shared) @ dense(b, span_b, shared).T


def dense(vectors: TermVectors, span: range, columns: NDArray[np.int64]) -> Matrix:
    """The weights of some terms (ascending ids) in the sentences of a span: len(span) x len(columns)."""
    rows = vectors.rows(span)
    ids, weights = vectors.ids[rows], vectors.weights[rows]
    row_of = np.repeat(np.arange(len(span)), np.diff(vectors.starts[span.start : span.stop + 1]))
    matrix = np.zeros((len(span), len(columns)), np.float32)
    if len(columns):
        column_of = np.searchsorted(columns, ids)
        column_of[column_of == len(columns)] = 0
        known = columns[column_of] == ids
        matrix[row_of[known], column_of[known]] = weights[known]
    return matrix


def binary(vectors: TermVectors) -> TermVectors:
    """The same terms, each of weight one: a product with weighted vectors sums the idf of what is shared."""
    return _reweighted(vectors, np.ones_like(vectors.weights))
