"""Count what two articles share and where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.model import Link, PairStatistics, Relation, SegmentedArticle
from viewer.engine.word_diff import typographic_differences


def pair_statistics(
    articles: Sequence[SegmentedArticle],
    a: int,
    b: int,
    links: Sequence[Link],
    deadline: Deadline = NO_DEADLINE,
) -> PairStatistics:
    """The counts for articles `a` and `b` (indexes), whose links are `links`.

    Raises Cancelled where the user cancelled; the counts are given however late it is.
    """
    in_a = {sentence for link in links for sentence in link.a.sentences}
    in_b = {sentence for link in links for sentence in link.b.sentences}
    return PairStatistics(
        a=a,
        b=b,
        identical=_count(links, Relation.IDENTICAL),
        reworded=_count(links, Relation.REWORDED),
        partial=_count(links, Relation.PARTIAL),
        moved=sum(link.moved for link in links),
        split=sum(link.is_split for link in links),
        merged=sum(link.is_merge for link in links),
        only_a=len(articles[a].sentences) - len(in_a),
        only_b=len(articles[b].sentences) - len(in_b),
        a_in_b=_coverage(articles[a], in_a, deadline),
        b_in_a=_coverage(articles[b], in_b, deadline),
        typography=sum(typographic_differences(link.word_diff) for link in links),
        paragraph_breaks=_paragraph_breaks(articles, a, b, links),
    )


def _paragraph_breaks(articles: Sequence[SegmentedArticle], a: int, b: int, links: Sequence[Link]) -> int:
    """How many linked neighbours stand in one block on one side and in two on the other."""
    place = {sentence: at for at, link in enumerate(links) for sentence in link.a.sentences}
    count = 0
    for link in links:
        last_a, last_b = link.a.sentences[-1], link.b.sentences[-1]
        following = place.get(last_a + 1)
        if following is None or links[following].b.sentences[0] != last_b + 1:
            continue
        broken = [
            article.sentences[last].block != article.sentences[last + 1].block
            for article, last in ((articles[a], last_a), (articles[b], last_b))
        ]
        count += broken[0] != broken[1]
    return count


def _count(links: Iterable[Link], relation: Relation) -> int:
    return sum(link.relation is relation for link in links)


def _coverage(article: SegmentedArticle, linked: set[int], deadline: Deadline) -> float:
    total = covered = 0
    for sentence, text in deadline.watched(enumerate(article.texts())):
        size = sum(map(len, text.split()))
        total += size
        covered += size * (sentence in linked)
    return covered / total if total else 0.0
