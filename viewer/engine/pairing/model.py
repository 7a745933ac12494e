"""The learnt weights that turn evidence into chances, as shipped."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from viewer.engine.similarity.terms import Matrix
from viewer.resources import resource

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Stage:
    """A logistic model: one weight for each kind of evidence, and a bias."""

    names: tuple[str, ...]
    weights: tuple[float, ...]
    bias: float

    def chances(self, evidence: Matrix) -> Matrix:
        """The chance (0 to 1) that each pair is a link, from evidence along the last axis."""
        odds = evidence.reshape(-1, len(self.weights)) @ np.array(self.weights, np.float32) + np.float32(
            self.bias
        )
        chances: Matrix = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
        return chances.reshape(evidence.shape[:-1]).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Model:
    """The stages in the order in which they apply: the first sees evidence alone, the rest context as well."""

    stages: tuple[Stage, ...]


@cache
def shipped_model() -> Model:
    """The model that `viewer.engine.pairing.train` made; ValueError where its file does not fit this program."""
    record = json.loads(resource("alignment", "weights.json").read_text(encoding="utf-8"))
    return Model(
        tuple(Stage(tuple(s["weights"]), tuple(s["weights"].values()), s["bias"]) for s in record["stages"])
    )
