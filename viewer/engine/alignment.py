"""Pair the sentences of all articles by meaning, in any order, allowing splits and merges."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence

from viewer.engine.deadline import NO_DEADLINE, Deadline, Progress, no_progress
from viewer.engine.language import UNDETERMINED
from viewer.engine.model import Alignment, SegmentedArticle

MAX_CELLS = (
    60_000  # pairs of sentences of two articles, about 250 x 250; above, time and memory grow too much
)
MAX_CHARACTERS = 200_000  # of one article, whatever its sentences: a single one may be as long as a book


def align_all(
    articles: Sequence[SegmentedArticle], deadline: Deadline = NO_DEADLINE, progress: Progress = no_progress
) -> tuple[Alignment, ...]:
    """One alignment for each pair of articles, in the order (0, 1), (0, 2), (1, 2), ...

    The same links come out in whatever order the articles stand. Out of time, the best so far is given with
    ``complete=False``. Raises Cancelled where the user cancelled.
    """
    # Threads that wait for work burn more processor time than these small products take; numpy reads this as it loads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Loading numpy takes longer than reading a file: not before there is something to align.
    from viewer.engine.bulk.links import align_in_bulk  # noqa: PLC0415
    from viewer.engine.pairing.links import align_closely  # noqa: PLC0415

    progress("alignment", 0.0)
    align = align_in_bulk if are_long(articles) else align_closely
    found = align(articles, _language(articles), deadline)
    progress("alignment", 1.0)
    return tuple(found)


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
