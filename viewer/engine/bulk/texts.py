"""The words of long texts as numbers, so that arrays can do the work."""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.model import SegmentedArticle
from viewer.resources import word_list

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# One pattern over a folded sentence: numbers whole, a Han or Kana character a word, else runs of letters.
_WORD = re.compile(r"\d+(?:[.,:]\d+)*|[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[^\W\d_]+")
_STEM_LENGTH = (
    7  # letters: what is left of longer words, in place of a stemmer that would take most of the time
)
_SENTENCES_PER_CHECK = 200  # read between two looks at the clock: some milliseconds


@dataclass(frozen=True, slots=True)
class BulkText:
    """One article: ``keys`` number the sentences' wordings, equal ones alike across the texts made together.

    ``terms[starts[i]:starts[i + 1]]`` are the content words of sentence i, each once, ascending.
    """

    keys: Ints
    starts: Ints
    terms: Ints

    def __len__(self) -> int:
        return len(self.keys)


def bulk_texts(
    articles: Sequence[SegmentedArticle], language: str, deadline: Deadline = NO_DEADLINE
) -> tuple[tuple[BulkText, ...], Floats]:
    """The articles as numbers, and for each term its weight (idf over all sentences).

    Out of time, sentences have no terms, and are alike only where every character is.
    """
    numbering = _Numbering({}, {}, word_list(language, "stopwords"))
    texts = []
    for article in articles:
        text = _bulk_text(article, numbering, deadline)
        if text is None:
            return _unread(articles)
        texts.append(text)
    count = sum(len(text) for text in texts)
    frequency = np.bincount(np.concatenate([text.terms for text in texts]), minlength=len(numbering.terms))
    return tuple(texts), np.log((count + 1) / (frequency + 0.5))


def _unread(articles: Sequence[SegmentedArticle]) -> tuple[tuple[BulkText, ...], Floats]:
    """The articles without terms: what can be told at once, however long they are."""
    keys: dict[str, int] = {}
    texts = []
    for article in articles:
        own_keys = np.array([keys.setdefault(text, len(keys)) for text in article.texts()], np.int64)
        texts.append(BulkText(own_keys, np.zeros(len(own_keys) + 1, np.int64), np.zeros(0, np.int64)))
    return tuple(texts), np.zeros(0)


@dataclass(frozen=True, slots=True)
class _Numbering:
    """The numbers given to wordings and terms, alike for all texts, and the words that give none."""

    keys: dict[str, int]
    terms: dict[str, int]
    stopwords: frozenset[str]

    def key(self, text: str, words: Sequence[str]) -> int:
        """The number of a wording."""
        return self.keys.setdefault(" ".join(words) or text, len(self.keys))

    def row(self, words: Sequence[str], deadline: Deadline) -> array[int]:
        """The terms of a wording, ascending."""
        content = [word for word in words if word not in self.stopwords] or words
        numbers = self.terms
        return array(
            "q",
            sorted(
                {numbers.setdefault(word[:_STEM_LENGTH], len(numbers)) for word in deadline.watched(content)}
            ),
        )


def _bulk_text(article: SegmentedArticle, numbering: _Numbering, deadline: Deadline) -> BulkText | None:
    own_keys, terms = array("q"), array("q")
    lengths = array("q", [0])
    known: dict[int, array[int]] = {}
    for count, text in enumerate(article.texts()):
        if count % _SENTENCES_PER_CHECK == 0 and deadline.expired():
            return None
        words = words_of(text)
        key = numbering.key(text, words)
        row = known.get(key)
        if row is None:
            row = known[key] = numbering.row(words, deadline)
        own_keys.append(key)
        terms.extend(row)
        lengths.append(len(row))
    return BulkText(
        np.array(own_keys, np.int64), np.cumsum(np.array(lengths, np.int64)), np.array(terms, np.int64)
    )


def words_of(text: str) -> list[str]:
    """The folded words of a sentence."""
    folded = text.casefold() if text.isascii() else unicodedata.normalize("NFKC", text).casefold()
    return _WORD.findall(folded)
