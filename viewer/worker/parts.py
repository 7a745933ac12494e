"""Cut what is long into messages that the window can unpack between two frames, and put it together there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeVar

from viewer.engine.facts.fact_rows import FactRow, QuotationRow
from viewer.engine.model import Block, Comparison, Link, Row, SegmentedArticle, Sentence
from viewer.worker.messages import ArticlePart, ArticleRead, ComparisonEnd, ComparisonPart, Message

# Records sent at a time: each size takes the window some milliseconds to unpack.
PART_LINKS = 100
PART_ROWS = 1000
PART_FACTS = 250
PART_BLOCKS = 1000
PART_SENTENCES = 500

_Record = TypeVar("_Record")


def article_parts(request: int, position: int, article: SegmentedArticle) -> Iterator[Message]:
    """An article that was read: its blocks and sentences in parts, and then the article without them."""
    for blocks in _pieces(article.article.blocks, PART_BLOCKS):
        yield ArticlePart(request, position, blocks=blocks)
    for sentences in _pieces(article.sentences, PART_SENTENCES):
        yield ArticlePart(request, position, sentences=sentences)
    yield ArticleRead(request, position, SegmentedArticle(replace(article.article, blocks=()), ()))


def comparison_parts(request: int, comparison: Comparison) -> Iterator[Message]:
    """A comparison without its articles, which the window has already."""
    for links in _pieces(comparison.links, PART_LINKS):
        yield ComparisonPart(request, links=links)
    for rows in _pieces(comparison.rows, PART_ROWS):
        yield ComparisonPart(request, rows=rows)
    for facts in _pieces(comparison.facts, PART_FACTS):
        yield ComparisonPart(request, facts=facts)
    for quotations in _pieces(comparison.quotations, PART_FACTS):
        yield ComparisonPart(request, quotations=quotations)
    yield ComparisonEnd(request, comparison.statistics, comparison.complete, comparison.options)


def _pieces(records: tuple[_Record, ...], size: int) -> Iterator[tuple[_Record, ...]]:
    for start in range(0, len(records), size):
        yield records[start : start + size]


@dataclass(slots=True)
class Assembly:
    """What has come in of one request; the parts of each thing come in order."""

    articles: dict[int, SegmentedArticle] = field(default_factory=dict)
    _blocks: list[Block] = field(default_factory=list)
    _sentences: list[Sentence] = field(default_factory=list)
    _links: list[Link] = field(default_factory=list)
    _rows: list[Row] = field(default_factory=list)
    _facts: list[FactRow] = field(default_factory=list)
    _quotations: list[QuotationRow] = field(default_factory=list)

    def add(self, part: ArticlePart | ComparisonPart) -> None:
        """Keep a part until the rest is there."""
        if isinstance(part, ArticlePart):
            self._blocks += part.blocks
            self._sentences += part.sentences
            return
        self._links += part.links
        self._rows += part.rows
        self._facts += part.facts
        self._quotations += part.quotations

    def article(self, end: ArticleRead) -> ArticleRead:
        """The message that an article was read, with all of the article."""
        record = replace(end.article.article, blocks=tuple(self._blocks))
        whole = SegmentedArticle(record, tuple(self._sentences))
        self._blocks, self._sentences = [], []
        self.articles[end.input] = whole
        return replace(end, article=whole)

    def comparison(self, end: ComparisonEnd) -> Comparison:
        """The comparison of all articles that were read, in the order of the inputs."""
        return Comparison(
            articles=tuple(self.articles[position] for position in sorted(self.articles)),
            links=tuple(self._links),
            rows=tuple(self._rows),
            statistics=end.statistics,
            complete=end.complete,
            options=end.options,
            facts=tuple(self._facts),
            quotations=tuple(self._quotations),
        )
