"""Learning the weights again, from marked articles where there are some."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from viewer.engine.pairing.context import CONTEXT
from viewer.engine.pairing.model import shipped_model
from viewer.engine.similarity.evidence import EVIDENCE
from viewer.engine.training.gold import KINDS, OPTIONAL, read_families
from viewer.engine.training.logistic import fit

MIN_F1 = 0.85  # on families that the weights were not learnt from


def test_the_shipped_weights_fit_the_evidence():
    model = shipped_model()

    assert model.stages[0].names == EVIDENCE
    assert all(stage.names == (*CONTEXT, *EVIDENCE) for stage in (*model.stages[1:], model.same_facts))


def test_the_fit_tells_right_from_wrong():
    evidence = np.array([[0.0], [1.0], [2.0], [3.0]])

    weights, bias = fit(evidence, np.array([0.0, 0.0, 1.0, 1.0]), np.ones(4))

    assert (evidence @ weights + bias > 0).tolist() == [False, False, True, True]


def test_links_are_read_as_labels_of_sentence_pairs(tmp_path: Path):
    family = {
        "family": "barge",
        "lang": "en",
        "articles": [["The barge sank.", "Two men swam."], ["A barge went down.", "Two swam ashore."]],
        "links": [
            {"a": [0, [0]], "b": [1, [0]], "kind": "reworded"},
            {"a": [0, [1]], "b": [1, [1]], "kind": "partial", "minor": True},
        ],
    }
    file = tmp_path / "gold.json"
    file.write_text(json.dumps(family), encoding="utf-8")

    read = list(read_families(file))

    assert read[0].labels[0, 1].tolist() == [[KINDS["reworded"], 0], [0, OPTIONAL]]


def test_without_marked_articles_there_is_nothing_to_do():
    command = [sys.executable, "-m", "viewer.engine.training", "no-such-file.json"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 0
    assert "nothing to learn from" in done.stdout


@pytest.mark.skipif("ARTICLEDIFF_GOLD" not in os.environ, reason="needs a folder of marked articles")
def test_families_left_out_are_aligned_well():
    files = sorted(map(str, Path(os.environ["ARTICLEDIFF_GOLD"]).glob("families/*/gold.json")))
    command = [sys.executable, "-m", "viewer.engine.training", *files]

    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)

    line = next(line for line in done.stdout.splitlines() if line.startswith("families:"))
    assert float(line.split(" F1 ")[1].split()[0]) >= MIN_F1
