"""Weighted term vectors of sentences, and their products for two articles.

A term counts the more the rarer it is among the sentences compared (inverse document frequency, Spärck Jones 1972).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class TermVectors:
    """The terms of many sentences: ``ids[starts[k]:starts[k + 1]]`` are those of sentence k, each once, ascending.

    ``weights`` stand beside ``ids``; ``idf`` is by term id.
    """

    starts: NDArray[np.int64]
    ids: NDArray[np.int64]
    weights: Matrix
    idf: Matrix

    def rows(self, span: range) -> slice:
        """Where the terms of consecutive sentences stand in ``ids``."""
        return slice(int(self.starts[span.start]), int(self.starts[span.stop]))

    def sums(self) -> Matrix:
        """The sum of the weights of each sentence."""
        total = np.concatenate(([0.0], np.cumsum(self.weights, dtype=np.float64)))
        return (total[self.starts[1:]] - total[self.starts[:-1]]).astype(np.float32)


def term_vectors(sentences: Sequence[Iterable[Hashable]]) -> TermVectors:
    """Number the terms of the sentences and weigh each by its idf; how often a sentence repeats it counts little."""
    numbers: dict[Hashable, int] = {}
    rows = [sorted({numbers.setdefault(term, len(numbers)) for term in sentence}) for sentence in sentences]
    starts = np.zeros(len(rows) + 1, np.int64)
    np.cumsum([len(row) for row in rows], out=starts[1:])
    ids = np.fromiter((term for row in rows for term in row), np.int64, int(starts[-1]))
    document_frequency = np.bincount(ids, minlength=len(numbers))
    idf = np.log((len(rows) + 1) / (document_frequency + 0.5)).astype(np.float32)
    return TermVectors(starts, ids, np.maximum(idf[ids], 0.05), np.maximum(idf, 0.05))


def normalised(vectors: TermVectors) -> TermVectors:
    """The same vectors at unit length, so that their products are cosines."""
    squares = TermVectors(vectors.starts, vectors.ids, vectors.weights**2, vectors.idf).sums()
    lengths = np.sqrt(np.maximum(squares, 1e-9))
    counts = np.diff(vectors.starts)
    return TermVectors(vectors.starts, vectors.ids, vectors.weights / np.repeat(lengths, counts), vectors.idf)


def product(a: TermVectors, span_a: range, b: TermVectors, span_b: range) -> Matrix:
    """The dot products of every sentence of one span with every one of another, as a len(a) x len(b) matrix.

    Only terms that both spans have take part, so the work grows with what is shared.
    """
    rows_a, rows_b = a.rows(span_a), b.rows(span_b)
    shared = np.intersect1d(a.ids[rows_a], b.ids[rows_b])
    return _dense(a, span_a, shared) @ _dense(b, span_b, shared).T


def _dense(vectors: TermVectors, span: range, columns: NDArray[np.int64]) -> Matrix:
    rows = vectors.rows(span)
    ids, weights = vectors.ids[rows], vectors.weights[rows]
    row_of = np.repeat(np.arange(len(span)), np.diff(vectors.starts[span.start : span.stop + 1]))
    dense = np.zeros((len(span), len(columns)), np.float32)
    if len(columns):
        column_of = np.searchsorted(columns, ids)
        column_of[column_of == len(columns)] = 0
        known = columns[column_of] == ids
        dense[row_of[known], column_of[known]] = weights[known]
    return dense


def binary(vectors: TermVectors) -> TermVectors:
    """The same terms, each with weight one: the product with weighted vectors sums the idf of what is shared."""
    return TermVectors(vectors.starts, vectors.ids, np.ones_like(vectors.weights), vectors.idf)
