"""Which sentences of two long texts to compare: those that share a rare word, or stand in the same place."""

from __future__ import annotations

import numpy as np

from viewer.engine.bulk.texts import BulkText, Ints

MAX_PAIRS_PER_SENTENCE = 20  # through shared words; more finds more heavy paraphrases in more time and memory
PLACE_REACH = 2  # sentences around the place where a neighbour's counterpart stands


def by_rare_words(a: BulkText, b: BulkText, open_a: Ints, open_b: Ints) -> Ints:
    """Pairs of open sentences that share a rare word, as numbers i * len(b) + j, ascending, each once."""
    terms_a, rows_a = _postings(a, open_a)
    terms_b, rows_b = _postings(b, open_b)
    count = int(max(terms_a.max(initial=-1), terms_b.max(initial=-1))) + 1
    times_a, times_b = np.bincount(terms_a, minlength=count), np.bincount(terms_b, minlength=count)
    limit = MAX_PAIRS_PER_SENTENCE * max(len(open_a), len(open_b))
    joined = times_a * times_b
    rarest = np.argsort(joined, kind="stable")
    rarest = rarest[joined[rarest] > 0]
    used = rarest[np.cumsum(joined[rarest]) <= limit]
    starts_a, starts_b = np.cumsum(times_a) - times_a, np.cumsum(times_b) - times_b
    # Each of a's postings of a used term meets every one of b's.
    wanted = np.zeros(count, np.bool_)
    wanted[used] = True
    from_a = np.flatnonzero(wanted[terms_a])
    repeats = times_b[terms_a[from_a]]
    left = np.repeat(rows_a[from_a], repeats)
    offsets = np.arange(repeats.sum()) - np.repeat(np.cumsum(repeats) - repeats, repeats)
    right = rows_b[np.repeat(starts_b[terms_a[from_a]], repeats) + offsets]
    del starts_a, offsets
    return distinct(left * len(b) + right)


def distinct(numbers: Ints) -> Ints:
    """The numbers ascending, each once; numpy's own way hashes, five times as slow on millions."""
    ordered = np.sort(numbers)
    return ordered[np.concatenate(([True], ordered[1:] != ordered[:-1]))] if len(ordered) else ordered


def _postings(text: BulkText, sentences: Ints) -> tuple[Ints, Ints]:
    """The terms of some sentences, ascending, and beside each the sentence that has it."""
    positions, rows = expand(text.starts, sentences)
    terms = text.terms[positions]
    order = np.argsort(terms, kind="stable")
    return terms[order], sentences[rows[order]]


def expand(starts: Ints, chosen: Ints) -> tuple[Ints, Ints]:
    """The positions from ``starts[k]`` to ``starts[k + 1]`` for each chosen k, and the choice each is of."""
    counts = starts[chosen + 1] - starts[chosen]
    rows = np.repeat(np.arange(len(chosen)), counts)
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    return np.repeat(starts[chosen], counts) + offsets, rows


def by_place(known: tuple[Ints, Ints], open_a: Ints, open_b: Ints, sizes: tuple[int, int]) -> Ints:
    """Pairs of open sentences that stand as near as each other to a known pair, before or after it."""
    partner = np.full(sizes[0], -1, np.int64)
    partner[known[0]] = known[1]
    is_open = np.zeros(sizes[1], np.bool_)
    is_open[open_b] = True
    found = []
    for step in (-1, 1):
        nearest, distance = _nearest_known(partner, open_a, step)
        reachable = nearest >= 0
        for shift in range(-PLACE_REACH, PLACE_REACH + 1):
            place = partner[np.maximum(nearest, 0)] - step * distance + shift
            good = reachable & (place >= 0) & (place < sizes[1])
            good[good] = is_open[place[good]]
            found.append(open_a[good] * sizes[1] + place[good])
    return distinct(np.concatenate(found))


def _nearest_known(partner: Ints, sentences: Ints, step: int) -> tuple[Ints, Ints]:
    """For each sentence, the nearest before (-1) or after (1) it with a partner, and how far off it is."""
    places = np.flatnonzero(partner >= 0)
    at = np.searchsorted(places, sentences) - (1 if step < 0 else 0)
    exists = (at >= 0) & (at < len(places))
    if not len(places):
        return np.full_like(sentences, -1), np.zeros_like(sentences)
    nearest = np.where(exists, places[np.clip(at, 0, len(places) - 1)], -1)
    return nearest, np.abs(nearest - sentences)
