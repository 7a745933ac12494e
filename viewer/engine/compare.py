"""The whole way from articles to a comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from viewer.engine.alignment import align_all
from viewer.engine.collation import collate
from viewer.engine.deadline import NO_DEADLINE, Deadline, Progress, no_progress
from viewer.engine.facts.finding import find_facts
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.model import (
    Alignment,
    Article,
    Comparison,
    Link,
    Options,
    PairStatistics,
    Relation,
    SegmentedArticle,
)
from viewer.engine.segmentation import segment
from viewer.engine.statistics import pair_statistics


def compare(
    articles: Sequence[Article],
    options: Options = Options(),  # noqa: B008  (frozen)
    deadline: Deadline = NO_DEADLINE,
    progress: Progress = no_progress,
) -> Comparison:
    """Compare articles sentence by sentence; `complete` is False where the time ran out.

    Raises Cancelled where the user cancelled.
    """
    segmented = []
    for number, article in enumerate(articles):
        progress("segmentation", number / len(articles))
        deadline.expired()
        segmented.append(segment(article))
    return compare_segmented(segmented, options, deadline, progress)


def compare_segmented(
    articles: Sequence[SegmentedArticle],
    options: Options = Options(),  # noqa: B008  (frozen)
    deadline: Deadline = NO_DEADLINE,
    progress: Progress = no_progress,
) -> Comparison:
    """Compare articles whose sentences are known; see :func:`compare`."""
    progress("alignment", 0.0)
    alignments = align_all(articles, deadline, progress)
    progress("collation", 0.0)
    rows = collate(articles, alignments).rows
    links, looked_at_all = _with_differences(articles, alignments, deadline, progress)
    progress("facts", 1.0)
    return Comparison(
        articles=tuple(articles),
        links=links,
        rows=rows,
        statistics=tuple(_statistics(articles, links)),
        complete=looked_at_all and all(alignment.complete for alignment in alignments),
        options=options,
    )


def _with_differences(
    articles: Sequence[SegmentedArticle],
    alignments: Sequence[Alignment],
    deadline: Deadline,
    progress: Progress,
) -> tuple[tuple[Link, ...], bool]:
    """Every link with its findings, and whether the time allowed to look at all of them."""
    links = [link for alignment in alignments for link in alignment.links]
    parsed = ParsedArticles(articles)
    for number, link in enumerate(links):
        if deadline.expired():
            return tuple(links), False
        if number % 100 == 0:
            progress("facts", number / len(links))
        if link.relation is not Relation.IDENTICAL:
            links[number] = replace(link, findings=find_facts(articles, link, parsed))
    return tuple(links), True


def _statistics(articles: Sequence[SegmentedArticle], links: Sequence[Link]) -> Iterator[PairStatistics]:
    of_pair: dict[tuple[int, int], list[Link]] = {pair: [] for pair in combinations(range(len(articles)), 2)}
    for link in links:
        of_pair[link.a.article, link.b.article].append(link)
    for (a, b), between in of_pair.items():
        yield pair_statistics(articles, a, b, between)
