"""Identical sentences of two long texts, and where the rest of one text should stand in the other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from viewer.engine.bulk.texts import BulkText, Floats, Ints


def unique_pairs(a: BulkText, b: BulkText) -> tuple[Ints, Ints]:
    """Pairs of sentences with the same wording that each text has once."""
    counted = _Copies.of(a, b)
    once = np.flatnonzero((counted.times_a == 1) & (counted.times_b == 1))
    return counted.order_a[counted.starts_a[once]], counted.order_b[counted.starts_b[once]]


def repeated_pairs(a: BulkText, b: BulkText, known: tuple[Ints, Ints]) -> tuple[Ints, Ints]:
    """Pairs of sentences with the same wording that a text has more than once: in order, each at most once.

    Where one text has more copies than the other, they take the places that the known pairs suggest.
    """
    counted = _Copies.of(a, b)
    both = (counted.times_a > 0) & (counted.times_b > 0)
    even = np.flatnonzero(both & (counted.times_a == counted.times_b) & (counted.times_a > 1))
    pairs_a = [_members(counted.order_a, counted.starts_a, counted.times_a, even)]
    pairs_b = [_members(counted.order_b, counted.starts_b, counted.times_b, even)]
    for key in np.flatnonzero(both & (counted.times_a != counted.times_b)):
        chosen_a, chosen_b = _in_place(*counted.copies(int(key)), known, (len(a), len(b)))
        pairs_a.append(chosen_a)
        pairs_b.append(chosen_b)
    return np.concatenate(pairs_a), np.concatenate(pairs_b)


@dataclass(frozen=True, slots=True)
class _Copies:
    """Both texts' sentences sorted by wording: copies of k are ``order[starts[k]:starts[k] + times[k]]``."""

    order_a: Ints
    order_b: Ints
    times_a: Ints
    times_b: Ints
    starts_a: Ints
    starts_b: Ints

    @staticmethod
    def of(a: BulkText, b: BulkText) -> _Copies:
        """Sort the sentences of two texts."""
        count = int(max(a.keys.max(initial=-1), b.keys.max(initial=-1))) + 1
        times_a, times_b = np.bincount(a.keys, minlength=count), np.bincount(b.keys, minlength=count)
        order_a, order_b = np.argsort(a.keys, kind="stable"), np.argsort(b.keys, kind="stable")
        starts = np.cumsum(times_a) - times_a, np.cumsum(times_b) - times_b
        return _Copies(order_a, order_b, times_a, times_b, *starts)

    def copies(self, key: int) -> tuple[Ints, Ints]:
        """The sentences of a and of b with one wording."""
        ends = self.starts_a[key] + self.times_a[key], self.starts_b[key] + self.times_b[key]
        return self.order_a[self.starts_a[key] : ends[0]], self.order_b[self.starts_b[key] : ends[1]]


def _members(order: Ints, starts: Ints, times: Ints, keys: Ints) -> Ints:
    """All sentences with one of the keys, by key and then in text order."""
    counts = times[keys]
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    members: Ints = order[np.repeat(starts[keys], counts) + offsets]
    return members


def _in_place(
    copies_a: Ints, copies_b: Ints, known: tuple[Ints, Ints], sizes: tuple[int, int]
) -> tuple[Ints, Ints]:
    """Match unequal numbers of copies: the fewer each take, in order, the nearest place left for them."""
    if len(copies_a) > len(copies_b):
        chosen_b, chosen_a = _in_place(copies_b, copies_a, known[::-1], sizes[::-1])
        return chosen_a, chosen_b
    wanted = expected_places(copies_a, known, sizes)
    chosen, at = [], 0
    for place, left in zip(wanted.tolist(), range(len(copies_a) - 1, -1, -1), strict=True):
        last = len(copies_b) - 1 - left  # so that every later copy still finds one
        while at < last and abs(copies_b[at + 1] - place) < abs(copies_b[at] - place):
            at += 1
        chosen.append(at)
        at += 1
    return copies_a, copies_b[np.array(chosen, np.int64)]


def expected_places(sentences: Ints, known: tuple[Ints, Ints], sizes: tuple[int, int]) -> Floats:
    """Where in the other text each sentence should stand, from known pairs (a's sentences, b's)."""
    order = np.argsort(known[0], kind="stable")
    rows = np.concatenate(([-1], known[0][order], [sizes[0]]))
    columns = np.concatenate(([-1], known[1][order], [sizes[1]]))
    places: Floats = np.interp(sentences, rows, columns)
    return places
