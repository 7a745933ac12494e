"""Pairs of articles, each for one kind of difference, and the links that an editor would draw.

A scenario is a folder: a.txt, b.txt and perhaps c.txt, and links.txt with a line a link:
"article article: sentences = sentences relation [moved]". Relation "any": editors would disagree.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from viewer.engine.alignment import align_all
from viewer.engine.model import Link, SegmentedArticle
from viewer.engine.readers.reading import read_article
from viewer.engine.segmentation import segment

SCENARIOS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/links.txt"))


def read(scenario: str) -> list[SegmentedArticle]:
    folder = Path(__file__).parent / scenario
    return [segment(read_article(path)) for path in sorted(folder.glob("[abc].txt"))]


def line(link: Link, expected: str) -> str:
    a, b = (",".join(map(str, side.sentences)) for side in (link.a, link.b))
    moved = " moved" if link.moved else ""
    relation = "any" if " any" in expected else link.relation
    return f"{link.a.article} {link.b.article}: {a} = {b} {relation}{moved}"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sentences_are_linked_as_an_editor_would(scenario: str):
    expected = (Path(__file__).parent / scenario / "links.txt").read_text(encoding="utf-8").splitlines()

    links = [link for alignment in align_all(read(scenario)) for link in alignment.links]

    lines = [line(link, wanted) for link, wanted in zip(links, [*expected, *[""] * len(links)], strict=False)]
    assert lines == expected
