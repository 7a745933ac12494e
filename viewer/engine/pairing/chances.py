"""The chance of every link between all articles: evidence first, then rounds of context."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import numpy as np

from viewer.engine.deadline import Deadline
from viewer.engine.pairing.context import context_matrix
from viewer.engine.pairing.model import Model, Stage
from viewer.engine.similarity.evidence import Corpus, evidence_matrix
from viewer.engine.similarity.terms import Matrix

Pair = tuple[int, int]
Chances = Mapping[Pair, Matrix]


def all_chances(corpus: Corpus, model: Model, deadline: Deadline) -> tuple[Chances, bool]:
    """For each pair of articles the matrix of link chances, and whether there was time to finish them."""
    evidence: dict[Pair, Matrix] = {}
    chances: dict[Pair, Matrix] = {}
    for pair in combinations(range(len(corpus.spans)), 2):
        if deadline.expired():
            return chances, False
        if all(len(corpus.spans[article]) for article in pair):
            evidence[pair] = evidence_matrix(corpus, *pair)
            chances[pair] = model.stages[0].chances(evidence[pair])
    blocks = tuple([corpus.sentences[at].block for at in span] for span in corpus.spans)
    for stage in model.stages[1:]:
        renewed: dict[Pair, Matrix] = {}
        for pair in chances:
            if deadline.expired():
                return chances, False
            renewed[pair] = _in_context(chances, pair, blocks, evidence[pair], stage)
        chances = renewed
    return chances, True


def _in_context(
    chances: Chances, pair: Pair, blocks: Sequence[Sequence[int]], evidence: Matrix, stage: Stage
) -> Matrix:
    context = context_matrix(chances[pair], (blocks[pair[0]], blocks[pair[1]]), through_third(chances, pair))
    return stage.chances(np.concatenate([context, evidence], axis=-1))


def through_third(chances: Chances, pair: Pair) -> Matrix:
    """For each cell of a pair of articles, the best chance of a way through a sentence of another article."""
    a, b = pair
    best = np.zeros_like(chances[pair])
    for middle in _others(chances, pair):
        to_middle, from_middle = _between(chances, a, middle), _between(chances, middle, b)
        for k in range(to_middle.shape[1]):
            np.maximum(best, np.outer(to_middle[:, k], from_middle[k]), out=best)
    return best


def _others(chances: Chances, pair: Pair) -> Iterator[int]:
    articles = {article for key in chances for article in key}
    return iter(sorted(articles.difference(pair)))


def _between(chances: Chances, a: int, b: int) -> Matrix:
    return chances[a, b] if a < b else chances[b, a].T
