"""The common order of two articles: how strong it is, and how far each pair stands from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import numpy as np

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.similarity.terms import Matrix

MIN_ANCHOR = 0.35  # lower brings more anchors, and wrong ones that blur the order
ORDER_REACH = 1.5  # sentences off the common order at which its pull has fallen to a third

TRACE = 1e-4  # far below what two unequal chances differ by


def order_fit(chance: Matrix) -> tuple[Matrix, float]:
    """How near each cell stands to the common order (0 to 1), and how strong that order is (0 to 1).

    Anchors are cells that are the best of their row and column. The strength is their share on the heaviest
    increasing chain beyond what a chance arrangement would give.
    """
    anchors = _anchors(chance)
    n, m = chance.shape
    # A trace of the position parts equal anchors alike, whichever article comes first.
    chain = heaviest_chain([(i, j, float(chance[i, j]) - TRACE * abs(i / n - j / m)) for i, j in anchors])
    if not chain:
        return np.zeros_like(chance), 0.0
    strength = max(0.0, 2 * len(chain) / len(anchors) - 1) * min(1.0, len(chain) / 4)
    along_a = _distance(n, m, [(i, j) for i, j, _ in chain])
    along_b = _distance(m, n, [(j, i) for i, j, _ in chain]).T
    distance = np.minimum(along_a, along_b)
    return (strength * np.exp(-distance / ORDER_REACH)).astype(np.float32), strength


def _anchors(chance: Matrix) -> list[tuple[int, int]]:
    best = (chance >= chance.max(axis=1, keepdims=True)) & (chance >= chance.max(axis=0, keepdims=True))
    rows, columns = np.nonzero(best & (chance >= MIN_ANCHOR))
    return list(zip(rows.tolist(), columns.tolist(), strict=True))


def _distance(n: int, m: int, chain: Sequence[tuple[int, int]]) -> Matrix:
    """How many sentences of b each cell stands off the line through the chain's points."""
    rows = [-1, *(i for i, _ in chain), n]
    columns = [-1, *(j for _, j in chain), m]
    expected = np.interp(np.arange(n), rows, columns)
    distance: Matrix = np.abs(np.subtract.outer(expected, np.arange(m))).astype(np.float32)
    return distance


def heaviest_chain(
    points: Sequence[tuple[int, int, float]], deadline: Deadline = NO_DEADLINE
) -> list[tuple[int, int, float]]:
    """The heaviest sequence of (row, column, weight) points in which rows and columns both never decrease.

    A Fenwick tree of prefix maxima over the columns: n log n. Ties go to the earlier point.
    """
    ordered = sorted(points, key=lambda point: (point[0], point[1]))
    columns = sorted({column for _, column, _ in ordered})
    tree: list[tuple[float, int]] = [(0.0, -1)] * (len(columns) + 1)
    before: list[int] = []
    for place, (_, column, weight) in deadline.watched(enumerate(ordered)):
        rank = bisect_left(columns, column) + 1
        total, previous = _best_up_to(tree, rank)
        before.append(previous)
        _raise(tree, rank, (total + weight, place))
    chain, place = [], _best_up_to(tree, len(columns))[1]
    while place >= 0:
        chain.append(ordered[place])
        place = before[place]
    return chain[::-1]


def _best_up_to(tree: Sequence[tuple[float, int]], rank: int) -> tuple[float, int]:
    best = (0.0, -1)
    while rank > 0:
        if tree[rank][0] > best[0]:
            best = tree[rank]
        rank -= rank & -rank
    return best


def _raise(tree: list[tuple[float, int]], rank: int, value: tuple[float, int]) -> None:
    while rank < len(tree):
        if value[0] > tree[rank][0]:
            tree[rank] = value
        rank += rank & -rank
