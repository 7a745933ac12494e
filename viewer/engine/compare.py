"""The whole way from articles to a comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from viewer.engine.alignment import align_all
from viewer.engine.collation import collate
from viewer.engine.deadline import NO_DEADLINE, Deadline, Progress, no_progress
from viewer.engine.facts.fact_table import fact_table
from viewer.engine.facts.finding import find_facts
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.facts.quotation_table import quotation_table
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
from viewer.engine.word_diff import word_diff, words_differ

_LINKS_PER_REPORT = 50  # described between two progress messages


def compare(
    articles: Sequence[Article],
    options: Options = Options(),  # noqa: B008  (frozen)
    deadline: Deadline = NO_DEADLINE,
    progress: Progress = no_progress,
) -> Comparison:
    """Compare articles sentence by sentence; `complete` is False where the time ran out.

    The time is that of the deadline, or without one ``options.seconds``. Raises Cancelled where the user
    cancelled.
    """
    if deadline is NO_DEADLINE:
        deadline = Deadline(options.seconds)
    segmented = []
    for number, article in enumerate(articles):
        progress("segmentation", number / len(articles))
        segmented.append(segment(article, deadline))
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
    rows = collate(articles, alignments, deadline).rows
    parsed = ParsedArticles(articles, deadline)
    links, looked_at_all = _with_differences(articles, alignments, parsed, deadline, progress)
    # Without the findings of every link the tables would call some facts agreed that nobody looked at.
    facts = fact_table(articles, links, parsed, deadline) if looked_at_all else ()
    quotations = quotation_table(articles, links, parsed, deadline) if looked_at_all else ()
    progress("facts", 1.0)
    return Comparison(
        articles=tuple(articles),
        links=links,
        rows=rows,
        statistics=tuple(_statistics(articles, links, deadline)),
        complete=not deadline.expired() and all(alignment.complete for alignment in alignments),
        options=options,
        facts=facts,
        quotations=quotations,
    )


def _with_differences(
    articles: Sequence[SegmentedArticle],
    alignments: Sequence[Alignment],
    parsed: ParsedArticles,
    deadline: Deadline,
    progress: Progress,
) -> tuple[tuple[Link, ...], bool]:
    """Every link with its word diff and findings, and whether the time allowed to look at all of them."""
    links = [link for alignment in alignments for link in alignment.links]
    for number, link in enumerate(links):
        if deadline.expired():
            return tuple(links), False
        if number % _LINKS_PER_REPORT == 0:
            progress("facts", number / len(links))
        links[number] = _with_findings(articles, _with_words(articles, link, deadline), parsed)
    return tuple(links), True


def _with_words(articles: Sequence[SegmentedArticle], link: Link, deadline: Deadline) -> Link:
    """The link with its word diff, and with the relation that the words bear out."""
    with_diff = replace(link, word_diff=word_diff(articles, link.a, link.b, deadline))
    if not words_differ(with_diff.word_diff):
        return replace(with_diff, relation=Relation.IDENTICAL)
    if link.relation is Relation.IDENTICAL:
        return replace(with_diff, relation=Relation.REWORDED)
    return with_diff


def _with_findings(articles: Sequence[SegmentedArticle], link: Link, parsed: ParsedArticles) -> Link:
    if link.relation is Relation.IDENTICAL:
        return link
    return replace(link, findings=find_facts(articles, link, parsed))


def _statistics(
    articles: Sequence[SegmentedArticle], links: Sequence[Link], deadline: Deadline
) -> Iterator[PairStatistics]:
    of_pair: dict[tuple[int, int], list[Link]] = {pair: [] for pair in combinations(range(len(articles)), 2)}
    for link in links:
        of_pair[link.a.article, link.b.article].append(link)
    for (a, b), between in of_pair.items():
        yield pair_statistics(articles, a, b, between, deadline)
