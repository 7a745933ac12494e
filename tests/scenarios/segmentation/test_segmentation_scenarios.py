"""Whole articles, each beside the sentences that a person makes of it, one a line."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import segmented

ARTICLES = sorted(path for path in Path(__file__).parent.glob("*.txt") if ".sentences" not in path.name)


@pytest.mark.parametrize("path", ARTICLES, ids=lambda path: path.stem)
def test_the_article_is_cut_as_a_person_would(path):
    wanted = path.with_suffix(".sentences.txt").read_text(encoding="utf-8").splitlines()
    found = segmented(path.read_text(encoding="utf-8"), path.name).texts()
    assert [" ".join(text.split()) for text in found] == wanted
