"""The words of long texts as numbers, so that arrays can do the work."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from viewer.engine.model import SegmentedArticle
from viewer.resources import word_list

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# One pattern over a folded sentence: numbers whole, a Han or Kana character a word, else runs of letters.
_WORD = re.compile(r"\d+(?:[.,:]\d+)*|[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[^\W\d_]+")
_STEM_LENGTH = (
    7  # letters: what is left of longer words, in place of a stemmer that would take most of the time
)


@dataclass(frozen=True, slots=True)
class BulkText:
    """One article: ``keys`` number the sentences' wordings, equal ones alike across the texts made together.

    ``terms[starts[i]:starts[i + 1]]`` are the numbers of the content words of sentence i, each once, ascending.
    """

    keys: Ints
    starts: Ints
    terms: Ints

    def __len__(self) -> int:
        return len(self.keys)


def bulk_texts(articles: Sequence[SegmentedArticle], language: str) -> tuple[tuple[BulkText, ...], Floats]:
    """The articles as numbers, and for each term its weight (idf over all sentences)."""
    keys: dict[str, int] = {}
    numbers: dict[str, int] = {}
    texts = [_bulk_text(article, keys, numbers, word_list(language, "stopwords")) for article in articles]
    count = sum(len(text) for text in texts)
    frequency = np.bincount(np.concatenate([text.terms for text in texts]), minlength=len(numbers))
    return tuple(texts), np.log((count + 1) / (frequency + 0.5))


def _bulk_text(
    article: SegmentedArticle, keys: dict[str, int], numbers: dict[str, int], stopwords: frozenset[str]
) -> BulkText:
    own_keys, rows = [], []
    known: dict[int, list[int]] = {}
    for text in article.texts():
        words = words_of(text)
        key = keys.setdefault(" ".join(words) or text, len(keys))
        row = known.get(key)
        if row is None:
            content = [word for word in words if word not in stopwords] or words
            row = known[key] = sorted(
                {numbers.setdefault(word[:_STEM_LENGTH], len(numbers)) for word in content}
            )
        own_keys.append(key)
        rows.append(row)
    starts = np.zeros(len(rows) + 1, np.int64)
    np.cumsum([len(row) for row in rows], out=starts[1:])
    terms = np.fromiter((term for row in rows for term in row), np.int64, int(starts[-1]))
    return BulkText(np.array(own_keys, np.int64), starts, terms)


def words_of(text: str) -> list[str]:
    """The folded words of a sentence."""
    folded = text.casefold() if text.isascii() else unicodedata.normalize("NFKC", text).casefold()
    return _WORD.findall(folded)
