"""Pair the sentences of all articles by meaning, in any order, allowing splits and merges."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from viewer.engine.deadline import NO_DEADLINE, Deadline, Progress, no_progress
from viewer.engine.language import UNDETERMINED
from viewer.engine.model import Alignment, Link, SegmentedArticle, Side

MAX_CELLS = (
    60_000  # pairs of sentences of two articles, about 250 x 250; above, time and memory grow too much
)
# Of one article, whatever its sentences: one alone may be as long as a book, and every pair of its distinct
# words would be compared. 250 sentences of news have about 35,000.
MAX_CHARACTERS = 60_000

_Aligner = Callable[[Sequence[SegmentedArticle], str, Deadline], list[Alignment]]


def align_all(
    articles: Sequence[SegmentedArticle], deadline: Deadline = NO_DEADLINE, progress: Progress = no_progress
) -> tuple[Alignment, ...]:
    """One alignment for each pair of articles, in the order (0, 1), (0, 2), (1, 2), ...

    The same links come out in whatever order the articles stand. Out of time, the best so far is given with
    ``complete=False``. Raises Cancelled where the user cancelled.
    """
    progress("alignment", 0.0)
    align = _aligner(long=are_long(articles))
    # Equal choices fall to the first comer: the articles take an order of their own, however they came.
    order = sorted(range(len(articles)), key=lambda article: articles[article].article.text)
    found = align([articles[article] for article in order], _language(articles), deadline)
    progress("alignment", 1.0)
    return tuple(
        sorted(
            (_renamed(alignment, order, deadline) for alignment in found), key=lambda each: (each.a, each.b)
        )
    )


def prepare() -> None:
    """Load what aligning needs ahead of time: nothing hears a cancel while it loads."""
    _aligner(long=False)
    _aligner(long=True)


def _aligner(*, long: bool) -> _Aligner:
    """The way to align, with its modules: numpy takes longer to load than a file to read, so not at start."""
    # Waiting threads burn more processor time than these small products take; numpy reads this as it loads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if long:
        from viewer.engine.bulk.links import align_in_bulk  # noqa: PLC0415

        return align_in_bulk
    from viewer.engine.pairing.links import align_closely  # noqa: PLC0415

    return align_closely


def _renamed(alignment: Alignment, order: Sequence[int], deadline: Deadline) -> Alignment:
    """The alignment with the numbers that the articles were given with, a < b and links in a's text order."""
    if (alignment.a, alignment.b) == (order[alignment.a], order[alignment.b]):
        return alignment
    links = [
        _between(_side(link.a, order), _side(link.b, order), link)
        for link in deadline.watched(alignment.links)
    ]
    links.sort(key=lambda link: (link.a.sentences, link.b.sentences))
    a, b = sorted((order[alignment.a], order[alignment.b]))
    return Alignment(a, b, tuple(links), alignment.complete)


def _side(side: Side, order: Sequence[int]) -> Side:
    return Side(order[side.article], side.sentences)


def _between(one: Side, other: Side, link: Link) -> Link:
    return replace(link, a=min(one, other), b=max(one, other))


def are_long(articles: Sequence[SegmentedArticle]) -> bool:
    """Whether the articles are too long to look at every pair of sentences."""
    counts = sorted(len(article.sentences) for article in articles)
    longest = max((len(article.article.text) for article in articles), default=0)
    return longest > MAX_CHARACTERS or (len(counts) > 1 and counts[-1] * counts[-2] > MAX_CELLS)


def _language(articles: Sequence[SegmentedArticle]) -> str:
    """The language of most articles whose language is known; the alphabet decides between equals.

    Texts too short to tell are taken for English ones, whose function words are better than none.
    """
    counts = Counter(article.article.language for article in articles)
    known = [language for language in counts if language != UNDETERMINED]
    return min(known, key=lambda language: (-counts[language], language), default="en")
