"""What the rest of the two articles says about a pair: rivals, neighbours, order, a third article.

All from a matrix of link chances (n x m, 0 to 1), so that it can be applied again to its own outcome.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from viewer.engine.pairing.order import order_fit
from viewer.engine.similarity.terms import Matrix

CONTEXT = (
    *("own", "ahead_least", "ahead_most", "best_of_both"),
    *("beside", "near", "neighbour_least", "neighbour_most"),
    *("in_order", "order_strength", "shared_share", "smaller_share", "position_differs", "block", "third"),
    *("earned_least", "earned_most", "earned_any"),
)
"""The kinds of context, in the order of the last axis of `context_matrix`."""

_FLOOR = 1e-4  # chances are compared on the logit scale, which must stay finite


def logit(chance: Matrix) -> Matrix:
    """The log odds of chances, kept finite."""
    clipped = np.clip(chance, _FLOOR, 1 - _FLOOR)
    odds: Matrix = np.log(clipped / (1 - clipped)).astype(np.float32)
    return odds


def context_matrix(
    chance: Matrix, blocks: tuple[Sequence[int], Sequence[int]], third: Matrix, earned: tuple[Matrix, Matrix]
) -> Matrix:
    """The context of each pair: an array of n x m x len(CONTEXT); n and m are at least 1.

    `blocks` are the blocks of the sentences of both sides; `third` is the chance through another article;
    `earned` is the weight of words that only this pair answers, from either side.
    """
    own = logit(chance)
    row_rival, column_rival = logit(_best_other(chance)), logit(_best_other(chance.T).T)
    fit, strength = order_fit(chance)
    coverage = chance.max(axis=1).mean(), chance.max(axis=0).mean()
    positions = np.abs(np.subtract.outer(_relative(chance.shape[0]), _relative(chance.shape[1])))
    along_row = np.maximum(_shift(chance, 0, 1), _shift(chance, 0, -1))
    along_column = np.maximum(_shift(chance, 1, 0), _shift(chance, -1, 0))
    # Row and column stand as the lesser and the greater of the two, so that neither article is privileged.
    layers = (
        own,
        np.minimum(own - row_rival, own - column_rival),
        np.maximum(own - row_rival, own - column_rival),
        (own >= row_rival) & (own >= column_rival),
        _beside(chance),
        _near(chance),
        np.minimum(along_row, along_column),
        np.maximum(along_row, along_column),
        fit,
        np.full_like(chance, strength),
        np.full_like(chance, max(coverage)),
        np.full_like(chance, min(coverage)),
        positions,
        _block_support(chance, blocks),
        third,
        np.minimum(*earned),
        np.maximum(*earned),
        np.minimum(np.minimum(*earned), 1),
    )
    return np.stack([np.asarray(layer, np.float32) for layer in layers], axis=-1)


def _best_other(chance: Matrix) -> Matrix:
    """For each cell, the best of its row without itself."""
    if chance.shape[1] == 1:
        return np.zeros_like(chance)
    top = np.partition(chance, -2, axis=1)[:, -2:]
    best, second = top[:, 1:], top[:, :1]
    return np.where(chance >= best, second, best)


def _shift(chance: Matrix, down: int, right: int) -> Matrix:
    """Each cell's neighbour at an offset; zero outside."""
    n, m = chance.shape
    shifted = np.zeros_like(chance)
    to_rows = slice(max(0, -down), min(n, n - down))
    to_columns = slice(max(0, -right), min(m, m - right))
    from_rows = slice(max(0, down), min(n, n + down))
    from_columns = slice(max(0, right), min(m, m + right))
    if to_rows.start < to_rows.stop and to_columns.start < to_columns.stop:
        shifted[to_rows, to_columns] = chance[from_rows, from_columns]
    return shifted


def _beside(chance: Matrix) -> Matrix:
    """How surely the sentences before both, and those after both, are linked."""
    return _floats((_shift(chance, -1, -1) + _shift(chance, 1, 1)) / 2)


def _near(chance: Matrix) -> Matrix:
    """The same a little further off, where a sentence was put in, left out or split."""
    before = np.maximum.reduce([_shift(chance, -1, -2), _shift(chance, -2, -1), _shift(chance, -2, -2)])
    after = np.maximum.reduce([_shift(chance, 1, 2), _shift(chance, 2, 1), _shift(chance, 2, 2)])
    return _floats((before + after) / 2)


def _relative(count: int) -> Matrix:
    return _floats((np.arange(count) + 0.5) / count)


def _block_support(chance: Matrix, blocks: tuple[Sequence[int], Sequence[int]]) -> Matrix:
    """How many other links, one at most, two paragraphs have, a cell's own row and column left out."""
    rows, columns = _membership(blocks[0]), _membership(blocks[1])
    in_row, in_column = chance @ columns, rows.T @ chance  # n x blocks of b, blocks of a x m
    whole = rows @ (rows.T @ in_row) @ columns.T
    return _floats(np.clip(whole - in_row @ columns.T - rows @ in_column + chance, 0, 1))


def _membership(blocks: Sequence[int]) -> Matrix:
    """A sentences x blocks matrix with a one where a sentence stands in a block."""
    numbers = np.asarray(blocks)
    return _floats(numbers[:, None] == np.unique(numbers)[None, :])


def _floats(values: ArrayLike) -> Matrix:
    return np.asarray(values, np.float32)
