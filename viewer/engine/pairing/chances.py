"""The chance of every link between all articles: evidence first, then rounds of context."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from viewer.engine.deadline import Deadline
from viewer.engine.pairing.context import context_matrix
from viewer.engine.pairing.model import Model
from viewer.engine.similarity.evidence import Corpus, PairEvidence, pair_evidence
from viewer.engine.similarity.terms import Matrix

Pair = tuple[int, int]
Chances = Mapping[Pair, Matrix]


@dataclass(frozen=True, slots=True)
class Gathered:
    """The evidence for each pair of articles with sentences, and the block of each sentence."""

    evidence: Mapping[Pair, PairEvidence]
    blocks: Sequence[Sequence[int]]


def gather(corpus: Corpus, deadline: Deadline) -> tuple[Gathered, bool]:
    """The evidence of all pairs, and whether there was time for it."""
    evidence: dict[Pair, PairEvidence] = {}
    blocks = tuple([corpus.sentences[at].block for at in span] for span in corpus.spans)
    for pair in combinations(range(len(corpus.spans)), 2):
        if deadline.expired():
            return Gathered(evidence, blocks), False
        if all(len(corpus.spans[article]) for article in pair):
            evidence[pair] = pair_evidence(corpus, *pair)
    return Gathered(evidence, blocks), True


def all_chances(gathered: Gathered, model: Model, deadline: Deadline) -> tuple[Chances, bool]:
    """For each pair of articles the matrix of link chances, and whether there was time to finish them."""
    chances: Chances = {
        pair: model.stages[0].chances(evidence.layers) for pair, evidence in gathered.evidence.items()
    }
    for stage in model.stages[1:]:
        renewed: dict[Pair, Matrix] = {}
        for pair in chances:
            if deadline.expired():
                return chances, False
            renewed[pair] = stage.chances(in_context(gathered, chances, pair))
        chances = renewed
    return chances, True


def in_context(gathered: Gathered, chances: Chances, pair: Pair) -> Matrix:
    """Everything known of a pair's cells: what the other cells say, then the evidence."""
    evidence, chance = gathered.evidence[pair], chances[pair]
    blocks = gathered.blocks[pair[0]], gathered.blocks[pair[1]]
    earned = evidence.forth.earned(chance), evidence.back.earned(chance.T).T
    context = context_matrix(chance, blocks, through_third(chances, pair), earned)
    return np.concatenate([context, evidence.layers], axis=-1)


# A chance below which a way through a sentence proves nothing and is not followed.
_LEAST_WAY = 0.1


def through_third(chances: Chances, pair: Pair) -> Matrix:
    """For each cell of a pair of articles, the best chance of a way through a sentence of another article."""
    a, b = pair
    best = np.zeros_like(chances[pair])
    middles = list(_others(chances, pair))
    if not middles:
        return best
    to_middle = np.concatenate([_between(chances, a, middle) for middle in middles], axis=1)
    from_middle = np.concatenate([_between(chances, middle, b) for middle in middles], axis=0)
    rows, stations = np.nonzero(to_middle >= _LEAST_WAY)
    if len(rows):
        ways = to_middle[rows, stations][:, None] * from_middle[stations]
        firsts = np.flatnonzero(np.concatenate(([True], rows[1:] != rows[:-1])))
        best[rows[firsts]] = np.maximum.reduceat(ways, firsts, axis=0)
    return best


def _others(chances: Chances, pair: Pair) -> Iterator[int]:
    articles = {article for key in chances for article in key}
    return iter(sorted(articles.difference(pair)))


def _between(chances: Chances, a: int, b: int) -> Matrix:
    return chances[a, b] if a < b else chances[b, a].T
