"""Hold the chances of one pair of articles against what an editor takes for granted."""

from __future__ import annotations

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from viewer.engine.pairing.chances import Pair
from viewer.engine.similarity.evidence import Corpus, PairEvidence
from viewer.engine.similarity.terms import Matrix

# A pair is linked from this chance on. For the best F1 it stands at half the F1 reached
# (Lipton et al. 2014) or a little under; lower shows more doubtful pairs, higher loses paraphrases.
MIN_CHANCE = 0.36
# The weight of words that a further member of a group must answer and the likeliest one does not:
# about half a rare word. Lower lets near-duplicates in; higher loses short second halves.
MIN_EARNED = 1.5
SAME_WORDS_CHANCE = 0.97  # of a wording that both articles have exactly once
REPEATED_CHANCE = 0.8  # of a wording that is repeated, next to a linked pair
_TELLING_WORDS = 3  # content words; a shorter wording may recur by accident, such as a refusal to comment


def settled(corpus: Corpus, pair: Pair, evidence: PairEvidence, chance: Matrix) -> Matrix:
    """The chances after the rules: rounded, lest the order of sums decide; zero where a rule forbids."""
    a, b = (
        corpus.sentences[span.start : span.stop] for span in (corpus.spans[pair[0]], corpus.spans[pair[1]])
    )
    result = np.where(_earns_its_place(evidence, chance), chance, 0).round(4)
    linked = result >= MIN_CHANCE
    once = _once([s.key for s in a], [s.key for s in b])
    telling = np.minimum.outer([len(s.content) for s in a], [len(s.content) for s in b]) >= _TELLING_WORDS
    company = _has_company(linked, once)
    repeats = _repeats([s.key for s in a], [s.key for s in b])
    result = np.where(repeats & _beside_linked(linked | once), np.maximum(result, REPEATED_CHANCE), result)
    result = np.where(once & (telling | company), np.maximum(result, SAME_WORDS_CHANCE), result)
    alone = once & ~telling | _without_evidence(evidence)
    only_one = chance.shape == (1, 1)
    return result if only_one else np.where(alone & ~company, 0, result)


def _earns_its_place(evidence: PairEvidence, chance: Matrix) -> NDArray[np.bool_]:
    """Whether a cell is the likeliest of its row, or answers words that one does not; and so by column."""
    by_row = (chance >= chance.max(axis=1, keepdims=True)) | (evidence.forth.earned(chance) >= MIN_EARNED)
    by_column = (chance >= chance.max(axis=0, keepdims=True)) | (
        evidence.back.earned(chance.T).T >= MIN_EARNED
    )
    earns: NDArray[np.bool_] = by_row & by_column
    return earns


def _once(keys_a: list[str], keys_b: list[str]) -> NDArray[np.bool_]:
    """Whether a cell is a wording that each article has exactly once."""
    count_a, count_b = Counter(keys_a), Counter(keys_b)
    shared = {key for key in count_a if key and count_a[key] == 1 and count_b[key] == 1}
    row_of = {key: row for row, key in enumerate(keys_a)}
    once = np.zeros((len(keys_a), len(keys_b)), np.bool_)
    for column, key in enumerate(keys_b):
        if key in shared:
            once[row_of[key], column] = True
    return once


def _repeats(keys_a: list[str], keys_b: list[str]) -> NDArray[np.bool_]:
    """Whether a cell is a wording that both articles have, and one of them more than once."""
    count_a, count_b = Counter(keys_a), Counter(keys_b)
    numbers = {key: number for number, key in enumerate(count_a)}
    same = np.equal.outer([numbers[key] for key in keys_a], [numbers.get(key, -1) for key in keys_b])
    often = np.logical_or.outer([count_a[key] > 1 for key in keys_a], [count_b[key] > 1 for key in keys_b])
    repeats: NDArray[np.bool_] = same & often
    return repeats


def _beside_linked(linked: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Whether the sentences before both, or those after both, are linked."""
    beside = np.zeros_like(linked)
    beside[1:, 1:] |= linked[:-1, :-1]
    beside[:-1, :-1] |= linked[1:, 1:]
    return beside


def _has_company(linked: NDArray[np.bool_], once: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Whether any other cell, outside the row and column, is linked."""
    likely = linked | once
    by_row, by_column = likely.sum(axis=1, keepdims=True), likely.sum(axis=0, keepdims=True)
    company: NDArray[np.bool_] = likely.sum() - by_row - by_column + likely > 0
    return company


def _without_evidence(evidence: PairEvidence) -> NDArray[np.bool_]:
    """Whether the two sentences have no word of meaning in common, not even one like it."""
    nothing: NDArray[np.bool_] = (evidence.forth.share < _SOME) & (evidence.back.share.T < _SOME)
    return nothing


_SOME = 0.2  # a share of answered weight that a weekday or a common verb does not reach
