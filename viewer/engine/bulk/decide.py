"""Choose the links of two long texts from scored pairs: mutual best, then splits and merges beside them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from viewer.engine.bulk.anchors import expected_places
from viewer.engine.bulk.scores import Scored
from viewer.engine.bulk.texts import Floats, Ints

MIN_SCORE = 0.58  # of a mutual best pair; lower finds heavier paraphrases, and pairs strangers
MIN_PART = 0.45  # of the smaller side's words that a second sentence must share to join a split or merge
PLACE_BONUS = 0.43  # for standing in the expected place: decides between pairs that share as much
PLACE_BLUR = 3.0  # sentences off the place at which the bonus has fallen to a third
ENOUGH_KNOWN = 0.2  # the share of sentences that must be paired for places to be trusted in full
SURE_SCORE = 0.6  # of the words of both sides: such a pair may tell where others stand

Flags = NDArray[np.bool_]


def reliability(known: tuple[Ints, Ints], sizes: tuple[int, int]) -> float:
    """How far places of known pairs can be trusted (0 to 1): not where two texts have little in common."""
    return min(1.0, len(known[0]) / max(1, min(sizes)) / ENOUGH_KNOWN)


def strength(scored: Scored, known: tuple[Ints, Ints], sizes: tuple[int, int]) -> Floats:
    """The score of each pair with its place taken into account."""
    off_a = np.abs(expected_places(scored.i, known, sizes) - scored.j)
    off_b = np.abs(expected_places(scored.j, known[::-1], sizes[::-1]) - scored.i)
    nearness = np.exp(-np.minimum(off_a, off_b) / PLACE_BLUR)
    return 0.6 * scored.both + 0.4 * scored.smaller + PLACE_BONUS * reliability(known, sizes) * nearness


def mutual_best(scored: Scored, strengths: Floats, sizes: tuple[int, int]) -> Flags:
    """The pairs that are the best of both their sentences and strong enough."""
    best_a, best_b = np.zeros(sizes[0]), np.zeros(sizes[1])
    np.maximum.at(best_a, scored.i, strengths)
    np.maximum.at(best_b, scored.j, strengths)
    best: Flags = (strengths >= best_a[scored.i]) & (strengths >= best_b[scored.j]) & (strengths >= MIN_SCORE)
    return best


def beside(scored: Scored, chosen: Flags, sizes: tuple[int, int]) -> Flags:
    """The further pairs of a split or merge: beside a chosen one, with most of the smaller side's words."""
    partner_a, partner_b = np.full(sizes[0], -9, np.int64), np.full(sizes[1], -9, np.int64)
    partner_a[scored.i[chosen]] = scored.j[chosen]
    partner_b[scored.j[chosen]] = scored.i[chosen]
    split = (np.abs(partner_a[scored.i] - scored.j) == 1) & (partner_b[scored.j] == -9)
    merge = (np.abs(partner_b[scored.j] - scored.i) == 1) & (partner_a[scored.i] == -9)
    joined: Flags = (split | merge) & (scored.smaller >= MIN_PART) & ~chosen
    return joined
