"""Gather linked sentence pairs into links: one to one, splits and merges."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

Cell = tuple[int, int]
Group = tuple[tuple[int, ...], tuple[int, ...]]


def groups(cells: Iterable[Cell]) -> list[Group]:
    """The cells as groups (sentences of a, sentences of b), each cell in exactly one, in text order.

    A group claims every pair of its sentences: it holds several on one side only where all of them
    answer to the one on the other side and to nothing else.
    """
    chosen = sorted(set(cells))
    of_a, of_b = defaultdict(list), defaultdict(list)
    for i, j in chosen:
        of_a[i].append(j)
        of_b[j].append(i)
    found: set[Group] = set()
    for i, j in chosen:
        only_of_b = all(len(of_b[other]) == 1 for other in of_a[i])
        only_of_a = all(len(of_a[other]) == 1 for other in of_b[j])
        if only_of_b:
            found.add(((i,), tuple(of_a[i])))
        elif only_of_a:
            found.add((tuple(of_b[j]), (j,)))
        else:
            found.add(((i,), (j,)))
    return sorted(found)
