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

    Each term of a meets the same term of b wherever it stands, so the work grows with what is shared:
    faster than a product of dense matrices, nearly all of which are zeros.
    """
    ids_a, weights_a, rows_a = _entries(a, span_a)
    ids_b, weights_b, rows_b = _entries(b, span_b)
    order = np.argsort(ids_b, kind="stable")
    ids_b, weights_b, rows_b = ids_b[order], weights_b[order], rows_b[order]
    first = np.searchsorted(ids_b, ids_a, "left")
    counts = np.searchsorted(ids_b, ids_a, "right") - first
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    met = np.repeat(first, counts) + offsets
    cells = np.repeat(rows_a, counts) * len(span_b) + rows_b[met]
    values = np.repeat(weights_a, counts) * weights_b[met]
    sums = np.bincount(cells, weights=values, minlength=len(span_a) * len(span_b))
    return sums.reshape(len(span_a), len(span_b)).astype(np.float32)


def _entries(vectors: TermVectors, span: range) -> tuple[NDArray[np.int64], Matrix, NDArray[np.int64]]:
    """The terms of a span of sentences, their weights, and the sentence of each, counted within the span."""
    places = vectors.rows(span)
    rows = np.repeat(np.arange(len(span)), np.diff(vectors.starts[span.start : span.stop + 1]))
    return vectors.ids[places], vectors.weights[places], rows


def binary(vectors: TermVectors) -> TermVectors:
    """The same terms, each of weight one: a product with weighted vectors sums the idf of what is shared."""
    return _reweighted(vectors, np.ones_like(vectors.weights))
