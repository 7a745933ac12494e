"""Read articles with marked links: JSON with the sentences of each article and the links between them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from viewer.engine.model import Relation, SegmentedArticle
from viewer.engine.readers.reading import read_article, read_text
from viewer.engine.segmentation import segment

Pair = tuple[int, int]
Labels = NDArray[np.int8]
Entry = dict[str, Any] | list[str]  # an article: {"file", "sentences"}, or its sentences alone

STRANGERS = 0
OPTIONAL = -1  # a weak link, neither right nor wrong
KINDS: Mapping[str, int] = {Relation.IDENTICAL: 1, Relation.REWORDED: 2, Relation.PARTIAL: 3}


@dataclass(frozen=True, slots=True)
class Family:
    """Articles on one event, and for each pair of them a matrix of labels: 0, -1 or a value of KINDS."""

    name: str
    language: str
    articles: tuple[SegmentedArticle, ...]
    labels: Mapping[Pair, Labels]


def read_families(path: Path) -> Iterator[Family]:
    """The families of a file, one or a list; articles stand in files beside it or as sentences in it."""
    record = json.loads(path.read_text(encoding="utf-8"))
    for family in record if isinstance(record, list) else [record]:
        articles = tuple(_article(entry, path.parent) for entry in family["articles"])
        places = [
            _places(article, _sentences(e)) for article, e in zip(articles, family["articles"], strict=True)
        ]
        labels = {
            pair: _labels(family["links"], pair, places) for pair in combinations(range(len(articles)), 2)
        }
        yield Family(str(family.get("family", path.parent.name)), family.get("lang", "en"), articles, labels)


def _sentences(entry: Entry) -> list[str]:
    sentences: list[str] = entry["sentences"] if isinstance(entry, dict) else entry
    return sentences


def _article(entry: Entry, folder: Path) -> SegmentedArticle:
    file = folder / entry["file"] if isinstance(entry, dict) and "file" in entry else None
    if file is not None and file.is_file():
        return segment(read_article(file))
    return segment(read_text("\n\n".join(_sentences(entry)) + "\n", "training"))


def _squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def _places(article: SegmentedArticle, marked: Sequence[str]) -> list[list[int]]:
    """For each marked sentence, the article's own sentences that cover half of the shorter of the two."""
    own, at = [], 0
    for text in map(_squeezed, article.texts()):
        own.append((at, at + len(text)))
        at += len(text)
    whole, cursor, found = "".join(map(_squeezed, article.texts())), 0, []
    for text in map(_squeezed, marked):
        start = whole.find(text, cursor)
        cursor = start + len(text) if start >= 0 else cursor
        found.append([n for n, span in enumerate(own) if start >= 0 and _overlap(span, (start, cursor))])
    return found


def _overlap(a: Pair, b: Pair) -> bool:
    shared = min(a[1], b[1]) - max(a[0], b[0])
    return shared * 2 >= min(a[1] - a[0], b[1] - b[0]) > 0


def _labels(
    links: Sequence[Mapping[str, Any]], pair: Pair, places: Sequence[Sequence[Sequence[int]]]
) -> Labels:
    sizes = [1 + max((s for group in places[article] for s in group), default=-1) for article in pair]
    labels = np.zeros(sizes, np.int8)
    here = [link for link in links if (link["a"][0], link["b"][0]) == pair]
    # What is certain is written last, so that it stands.
    for link in sorted(here, key=_label):
        whole = [[x, y] for x in link["a"][1] for y in link["b"][1]]
        for value, cells in ((OPTIONAL, whole), (_label(link), link.get("pairs", whole))):
            for x, y in cells:
                for i in places[pair[0]][x]:
                    for j in places[pair[1]][y]:
                        if value != OPTIONAL or labels[i, j] == STRANGERS:
                            labels[i, j] = value
    return labels


def _label(link: Mapping[str, Any]) -> int:
    return OPTIONAL if link.get("minor") else KINDS.get(link["kind"], OPTIONAL)
