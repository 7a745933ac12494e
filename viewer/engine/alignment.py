"""Pair the sentences of all articles by meaning, in any order, allowing splits and merges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from viewer.engine.deadline import NO_DEADLINE, Deadline, Progress, no_progress
from viewer.engine.model import Alignment, SegmentedArticle

if TYPE_CHECKING:
    pass


def align_all(
    articles: Sequence[SegmentedArticle], deadline: Deadline = NO_DEADLINE, progress: Progress = no_progress
) -> tuple[Alignment, ...]:
    """One alignment for each pair of articles, in the order (0, 1), (0, 2), (1, 2), ...

    The same links come out in whatever order the articles stand. Out of time, the best so far is given with
    ``complete=False``. Raises Cancelled where the user cancelled.
    """
    # Loading numpy takes longer than reading a file: not before there is something to align.
    from viewer.engine.pairing.chances import all_chances  # noqa: PLC0415
    from viewer.engine.pairing.links import links  # noqa: PLC0415
    from viewer.engine.pairing.model import shipped_model  # noqa: PLC0415
    from viewer.engine.similarity.evidence import corpus  # noqa: PLC0415
    from viewer.engine.similarity.words import article_words  # noqa: PLC0415

    progress("alignment", 0.0)
    gathered = corpus([article_words(article) for article in articles])
    chances, complete = all_chances(gathered, shipped_model(), deadline)
    found = []
    for a, b in combinations(range(len(articles)), 2):
        given = links(gathered, (a, b), chances[a, b]) if (a, b) in chances else ()
        found.append(Alignment(a, b, given, complete))
    progress("alignment", 1.0)
    return tuple(found)
