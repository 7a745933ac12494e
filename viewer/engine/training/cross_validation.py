"""How well learnt weights do on families that they were not learnt from."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field

import numpy as np

from viewer.engine.deadline import NO_DEADLINE
from viewer.engine.pairing.chances import all_chances
from viewer.engine.pairing.settle import MIN_CHANCE, settled
from viewer.engine.similarity.terms import Matrix
from viewer.engine.training.gold import OPTIONAL, Labels
from viewer.engine.training.learning import Example, learn

_BINS = 10


@dataclass(slots=True)
class Tally:
    """Counts of links: shown, right and marked; and of shown and right ones by tenths of similarity."""

    shown: int = 0
    right: int = 0
    marked: int = 0
    by_tenth: list[list[int]] = field(default_factory=lambda: [[0, 0] for _ in range(_BINS)])

    def line(self) -> str:
        """Precision, recall and F1."""
        precision, recall = self.right / max(1, self.shown), self.right / max(1, self.marked)
        f1 = 2 * precision * recall / max(1e-9, precision + recall)
        wrong = self.shown - self.right
        return f"P {precision:.3f} R {recall:.3f} F1 {f1:.3f} ({wrong} wrong of {self.shown} links)"

    def curve(self) -> str:
        """Of the links shown with a similarity in each tenth, the share that is right."""
        filled = [(tenth, *counts) for tenth, counts in enumerate(self.by_tenth) if counts[0]]
        return " ".join(f".{tenth}: {right / shown:.2f} of {shown}" for tenth, shown, right in filled)


def cross_validate(examples: Sequence[Example], without: Set[str]) -> dict[str, Tally]:
    """Leave each fold out in turn and count its links, by group and by family of the small groups."""
    tallies: dict[str, Tally] = {}
    for fold in sorted({e.fold for e in examples}):
        model = learn([e for e in examples if e.fold != fold], without)
        for e in (e for e in examples if e.fold == fold):
            chances, _ = all_chances(e.gathered, model, NO_DEADLINE)
            for pair, labels in e.family.labels.items():
                if pair in chances:
                    cells = settled(e.words, pair, e.gathered.evidence[pair], chances[pair])
                    _count(tallies.setdefault(e.group, Tally()), cells, labels)
    return tallies


def _count(tally: Tally, cells: Matrix, labels: Labels) -> None:
    padded = np.zeros(cells.shape, np.int8)
    padded[: labels.shape[0], : labels.shape[1]] = labels
    shown = (cells >= MIN_CHANCE) & (padded != OPTIONAL)
    right = shown & (padded > 0)
    tally.shown += int(shown.sum())
    tally.right += int(right.sum())
    tally.marked += int((padded > 0).sum())
    tenths = np.minimum((cells * _BINS).astype(int), _BINS - 1)
    for tenth in range(_BINS):
        tally.by_tenth[tenth][0] += int((shown & (tenths == tenth)).sum())
        tally.by_tenth[tenth][1] += int((right & (tenths == tenth)).sum())


def report(tallies: dict[str, Tally]) -> str:
    """The lines to print."""
    return "\n".join(
        f"{group}: {tally.line()}\n    calibration {tally.curve()}" for group, tally in tallies.items()
    )
