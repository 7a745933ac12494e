"""Learn the stages one after the other: each sees the chances that the one before gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from viewer.engine.deadline import NO_DEADLINE
from viewer.engine.pairing.chances import Chances, Gathered, Pair, gather, in_context
from viewer.engine.pairing.context import CONTEXT
from viewer.engine.pairing.model import Model, Stage
from viewer.engine.similarity.evidence import EVIDENCE, Corpus, corpus
from viewer.engine.similarity.terms import Matrix
from viewer.engine.similarity.words import article_words
from viewer.engine.training.gold import KINDS, OPTIONAL, Family, Labels
from viewer.engine.training.logistic import fit

ROUNDS = 3  # of context; a fourth changes nothing
_DIGITS = 4  # of a written weight


@dataclass(frozen=True, slots=True)
class Example:
    """A family ready to learn from; ``fold`` says with which others it is left out."""

    family: Family
    group: str
    fold: int
    importance: float
    words: Corpus
    gathered: Gathered


Layers = Callable[[Example, Pair], Matrix]


def example(family: Family, group: str, fold: int, importance: float) -> Example:
    """Gather the evidence of a family."""
    words = corpus([article_words(article, family.language) for article in family.articles], family.language)
    return Example(family, group, fold, importance, words, gather(words, NO_DEADLINE)[0])


def learn(examples: Sequence[Example], without: Set[str]) -> Model:
    """Fit all stages; kinds of evidence `without` get no weight."""
    first = _stage(examples, EVIDENCE, without, lambda e, pair: e.gathered.evidence[pair].layers)
    stages = [first]
    chances = [
        {p: first.chances(e.gathered.evidence[p].layers) for p in e.gathered.evidence} for e in examples
    ]
    for _ in range(ROUNDS):
        seen = _contexts(examples, chances)
        stage = _stage(examples, (*CONTEXT, *EVIDENCE), without, _looked_up(seen))
        stages.append(stage)
        chances = [{p: stage.chances(layers) for p, layers in seen[id(e)].items()} for e in examples]
    seen = _contexts(examples, chances)
    same = _same_facts(examples, without, _looked_up(seen))
    return Model(tuple(stages), same)


def _looked_up(seen: Mapping[int, Mapping[Pair, Matrix]]) -> Layers:
    return lambda e, pair: seen[id(e)][pair]


def _contexts(examples: Sequence[Example], chances: Sequence[Chances]) -> dict[int, dict[Pair, Matrix]]:
    return {
        id(e): {pair: in_context(e.gathered, own, pair) for pair in own}
        for e, own in zip(examples, chances, strict=True)
    }


def _stage(examples: Sequence[Example], names: Sequence[str], without: Set[str], layers: Layers) -> Stage:
    return _fitted(examples, names, without, layers, lambda labels: (labels != OPTIONAL, labels > 0))


def _same_facts(examples: Sequence[Example], without: Set[str], layers: Layers) -> Stage:
    """Tell links whose sides state the same facts from partial ones."""
    both = (KINDS["reworded"], KINDS["partial"])
    names = (*CONTEXT, *EVIDENCE)
    return _fitted(examples, names, without, layers, lambda g: (np.isin(g, both), g == both[0]))


def _fitted(
    examples: Sequence[Example],
    names: Sequence[str],
    without: Set[str],
    layers: Layers,
    chosen: Callable[[Labels], tuple[NDArray[np.bool_], NDArray[np.bool_]]],
) -> Stage:
    rows, right, importance = [], [], []
    for e in examples:
        for pair, labels in e.family.labels.items():
            if pair in e.gathered.evidence:
                shape = e.gathered.evidence[pair].layers.shape[:2]
                padded = np.zeros(shape, np.int8)
                padded[: labels.shape[0], : labels.shape[1]] = labels
                used, true = chosen(padded)
                rows.append(layers(e, pair)[used])
                right.append(true[used])
                importance.append(np.full(int(used.sum()), e.importance))
    evidence = np.concatenate(rows).astype(np.float64)
    evidence[:, [name in without for name in names]] = 0
    weights, bias = fit(evidence, np.concatenate(right).astype(np.float64), np.concatenate(importance))
    rounded = (
        0.0 if name in without else round(float(w), _DIGITS) for name, w in zip(names, weights, strict=True)
    )
    return Stage(tuple(names), tuple(rounded), round(bias, _DIGITS))
