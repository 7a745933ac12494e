"""The learnt weights that turn evidence into chances, as shipped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

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

    def record(self) -> dict[str, object]:
        """The stage as its file holds it."""
        return {"bias": self.bias, "weights": dict(zip(self.names, self.weights, strict=True))}

    def chances(self, evidence: Matrix) -> Matrix:
        """The chance (0 to 1) that each pair is a link, from evidence along the last axis."""
        odds = evidence.reshape(-1, len(self.weights)) @ np.array(self.weights, np.float32) + np.float32(
            self.bias
        )
        chances: Matrix = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
        return chances.reshape(evidence.shape[:-1]).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Model:
    """The stages as they follow each other: the first sees evidence alone, the rest context as well.

    ``same_facts`` gives the chance that neither side of a link states more than the other.
    """

    stages: tuple[Stage, ...]
    same_facts: Stage

    def record(self) -> dict[str, object]:
        """The model as its file holds it."""
        return {"stages": [stage.record() for stage in self.stages], "same_facts": self.same_facts.record()}


@cache
def shipped_model() -> Model:
    """The model that ``python -m viewer.engine.training --write`` made."""
    record = json.loads(resource("alignment", "weights.json").read_text(encoding="utf-8"))
    stages = tuple(_stage(entry) for entry in record["stages"])
    return Model(stages, _stage(record["same_facts"]))


def _stage(entry: Mapping[str, Any]) -> Stage:
    return Stage(tuple(entry["weights"]), tuple(entry["weights"].values()), entry["bias"])
