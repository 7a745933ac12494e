"""The evidence that speaks for or against each pair of sentences of two articles.

Every kind is symmetric, so that swapping the articles transposes the matrices and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from viewer.engine.model import Role
from viewer.engine.similarity.likeness import likeness
from viewer.engine.similarity.meaning import Answers, answers
from viewer.engine.similarity.terms import Matrix, TermVectors, binary, normalised, product, term_vectors
from viewer.engine.similarity.words import SentenceWords

Flags = NDArray[np.bool_]

_NGRAM_LENGTH = (
    4  # letters, a word's edges among them; 3 to 5 together cost three times as much and add nothing
)
_MAX_NGRAM_WORDS = (
    80  # a sentence's first words settle its spelling likeness; a 1 MB sentence must not cost more
)
_TITLES = frozenset({Role.HEADLINE, Role.HEADING})

EVIDENCE = (
    *("meaning_smaller", "meaning_larger"),
    *("words", "contained", "spelling", "phrases", "skeleton", "rarest"),
    *("numbers_shared", "numbers_differ", "names_shared", "names_differ"),
    *("quotation", "quoting_alike", "quoting_differs"),
    *("length_differs", "shortness", "headlines", "headline_and_text", "byline", "bylines", "identical"),
)
"""The kinds of evidence, in the order of the last axis of `evidence_matrix`."""


@dataclass(frozen=True, slots=True)
class Corpus:
    """All sentences of all articles as vectors; ``spans[k]`` are the sentences of article k."""

    sentences: tuple[SentenceWords, ...]
    spans: tuple[range, ...]
    content: TermVectors
    unit_content: TermVectors
    spelling: TermVectors
    phrases: TermVectors
    skeleton: TermVectors
    numbers: TermVectors
    names: TermVectors
    quoted: TermVectors
    likeness: Matrix


def corpus(articles: Sequence[Sequence[SentenceWords]], language: str) -> Corpus:
    """Gather the vectors of several articles; a term's weight comes from all of them."""
    sentences = tuple(sentence for article in articles for sentence in article)
    ends = np.cumsum([0, *(len(article) for article in articles)])
    spans = tuple(range(int(start), int(end)) for start, end in pairwise(ends))
    content = term_vectors([sentence.content for sentence in sentences])
    return Corpus(
        sentences,
        spans,
        content,
        normalised(content),
        normalised(term_vectors([_ngrams(sentence.key) for sentence in sentences])),
        normalised(term_vectors([_bigrams(sentence.stems) for sentence in sentences])),
        normalised(term_vectors([_skeleton(sentence) for sentence in sentences])),
        term_vectors([sentence.numbers for sentence in sentences]),
        term_vectors([sentence.names for sentence in sentences]),
        term_vectors([sentence.quoted for sentence in sentences]),
        likeness(content.terms, language),
    )


def _ngrams(key: str) -> set[str]:
    words = [f" {word} " for word in key.split(" ")[:_MAX_NGRAM_WORDS]]
    return {
        word[at : at + _NGRAM_LENGTH] for word in words for at in range(max(1, len(word) - _NGRAM_LENGTH + 1))
    }


def _bigrams(stems: Sequence[str]) -> set[str]:
    return {f"{first} {second}" for first, second in pairwise(stems)}


def _skeleton(sentence: SentenceWords) -> set[str]:
    return set(sentence.stems).difference(sentence.content)


@dataclass(frozen=True, slots=True)
class PairEvidence:
    """All evidence for two articles: ``layers`` is len(a) x len(b) x len(EVIDENCE), float32.

    ``forth`` is what b answers of a's sentences, ``back`` what a answers of b's.
    """

    layers: Matrix
    forth: Answers
    back: Answers


def pair_evidence(corpus: Corpus, a: int, b: int) -> PairEvidence:
    """Weigh the articles a and b against each other; both have sentences."""
    span_a, span_b = corpus.spans[a], corpus.spans[b]
    weighted = corpus.content
    forth = answers(weighted, corpus.likeness, span_a, span_b)
    back = answers(weighted, corpus.likeness, span_b, span_a)
    answered, answering = forth.share, back.share.T
    cosine = product(corpus.unit_content, span_a, corpus.unit_content, span_b)
    shared = product(weighted, span_a, binary(weighted), span_b)
    sums = weighted.sums()
    smaller = _smaller(sums, span_a, span_b)
    layers = (
        np.maximum(answered, answering),
        np.minimum(answered, answering),
        cosine,
        shared / np.maximum(smaller, _LEAST_WEIGHT),
        product(corpus.spelling, span_a, corpus.spelling, span_b),
        product(corpus.phrases, span_a, corpus.phrases, span_b),
        product(corpus.skeleton, span_a, corpus.skeleton, span_b),
        np.minimum(shared, 12.0) / 12.0,
        *_agreement(corpus.numbers, span_a, span_b),
        *_agreement(corpus.names, span_a, span_b),
        *_quotations(corpus, span_a, span_b),
        *_shape(corpus, span_a, span_b),
    )
    stacked = np.stack([np.asarray(layer, np.float32) for layer in layers], axis=-1)
    return PairEvidence(stacked, forth, back)


# Two shared words of middling rarity weigh as much: below, containment says little ("He said so").
_LEAST_WEIGHT = 6.0


def _smaller(values: Matrix, span_a: range, span_b: range) -> Matrix:
    smaller: Matrix = np.minimum.outer(values[span_a.start : span_a.stop], values[span_b.start : span_b.stop])
    return smaller


def _present(vectors: TermVectors, span: range) -> Flags:
    return np.diff(vectors.starts[span.start : span.stop + 1]) > 0


def _floats(values: ArrayLike) -> Matrix:
    return np.asarray(values, np.float32)


_MOST_SHARED = 8.0  # the weight of shared numbers or names beyond which more prove no more


def _agreement(vectors: TermVectors, span_a: range, span_b: range) -> tuple[Matrix, Matrix]:
    """The weight of the values that both sides have, and whether both have values but none alike."""
    shared = product(vectors, span_a, binary(vectors), span_b)
    both = np.logical_and.outer(_present(vectors, span_a), _present(vectors, span_b))
    differ = both & (shared == 0)
    return _floats(np.minimum(shared, _MOST_SHARED) / _MOST_SHARED), _floats(differ)


def _quotations(corpus: Corpus, span_a: range, span_b: range) -> tuple[Matrix, Matrix, Matrix]:
    """How much of a's quoted words b quotes (or the other way), whether both quote, whether only one does."""
    shared = product(corpus.quoted, span_a, binary(corpus.quoted), span_b)
    share = shared / np.maximum(_smaller(corpus.quoted.sums(), span_a, span_b), _LEAST_WEIGHT)
    quotes_a, quotes_b = _present(corpus.quoted, span_a), _present(corpus.quoted, span_b)
    both = np.logical_and.outer(quotes_a, quotes_b)
    one = np.logical_xor.outer(quotes_a, quotes_b)
    return _floats(share), _floats(both), _floats(one)


def _shape(corpus: Corpus, span_a: range, span_b: range) -> tuple[Matrix, ...]:
    a, b = corpus.sentences[span_a.start : span_a.stop], corpus.sentences[span_b.start : span_b.stop]
    counts_a, counts_b = _log_lengths(a), _log_lengths(b)
    titles_a, titles_b = _in_roles(a, _TITLES), _in_roles(b, _TITLES)
    bylines_a, bylines_b = _in_roles(a, {Role.BYLINE}), _in_roles(b, {Role.BYLINE})
    keys = {key: place for place, key in enumerate({sentence.key for sentence in (*a, *b)})}
    return (
        np.abs(np.subtract.outer(counts_a, counts_b)),
        np.minimum.outer(counts_a, counts_b),
        np.logical_and.outer(titles_a, titles_b),
        np.logical_xor.outer(titles_a, titles_b),
        np.logical_xor.outer(bylines_a, bylines_b),
        np.logical_and.outer(bylines_a, bylines_b),
        np.equal.outer([keys[s.key] for s in a], [keys[s.key] for s in b]),
    )


def _log_lengths(sentences: Iterable[SentenceWords]) -> Matrix:
    return np.log1p(np.array([len(sentence.content) for sentence in sentences], np.float32))


def _in_roles(sentences: Iterable[SentenceWords], roles: Iterable[Role]) -> Flags:
    wanted = frozenset(roles)
    return np.array([sentence.role in wanted for sentence in sentences], np.bool_)
