"""The records that the stages hand on: frozen, plain, and the only vocabulary between them.

Every position is a half-open :class:`Span` in code points of ``Article.text``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # those records hold spans and severities from here
    from viewer.engine.facts.fact_rows import FactRow, QuotationRow


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A half-open range of code points of an article's text."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start

    def of(self, text: str) -> str:
        """The characters of `text` that the span covers."""
        return text[self.start : self.end]


class Role(StrEnum):
    """What a block is in its article."""

    HEADLINE = "headline"
    BYLINE = "byline"
    DATELINE = "dateline"
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    LIST_ITEM = "list_item"
    QUOTE = "quote"
    CAPTION = "caption"
    TABLE_ROW = "table_row"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Block:
    """A headline, paragraph, list item, ... of an article; blocks do not overlap and stand in text order."""

    index: int
    role: Role
    span: Span


@dataclass(frozen=True, slots=True)
class Article:
    """One text as its reader found it.

    ``text`` holds the decoded characters with every line end as one "\\n" and without a byte order mark;
    nothing else is altered. ``source`` is the path as given, "-" for standard input, or a made-up name for
    a pasted text. ``title`` is for people (the headline, or the file's name where there is none),
    ``byline`` the names without "By", ``date`` ISO 8601 or None, ``language`` an ISO 639-1 code ("und"
    where unknown). ``notices`` are full sentences: what was assumed, repaired or left out.
    """

    source: str
    text: str
    blocks: tuple[Block, ...]
    title: str
    byline: str | None = None
    date: str | None = None
    language: str = "und"
    encoding: str = "utf-8"
    notices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of an article, without the white space around it."""

    index: int
    block: int
    role: Role
    span: Span


@dataclass(frozen=True, slots=True)
class SegmentedArticle:
    """An article and its sentences, in text order; together they cover all of its visible characters."""

    article: Article
    sentences: tuple[Sentence, ...]

    def text_of(self, sentence: int) -> str:
        """The characters of one sentence, as they stand in the article."""
        return self.sentences[sentence].span.of(self.article.text)

    def texts(self) -> Iterator[str]:
        """The characters of every sentence, in text order."""
        return (sentence.span.of(self.article.text) for sentence in self.sentences)


class Relation(StrEnum):
    """How the two sides of a link relate."""

    IDENTICAL = "identical"  # the same words; only typography may differ
    REWORDED = "reworded"  # the same facts in other words, perhaps with a changed value
    PARTIAL = "partial"  # a substantial fact is shared, and at least one side states others


@dataclass(frozen=True, slots=True, order=True)
class Side:
    """One end of a link: sentences of one article, ascending, not necessarily neighbours."""

    article: int
    sentences: tuple[int, ...]


class EditKind(StrEnum):
    """What a stretch of a word diff says."""

    EQUAL = "equal"
    DELETE = "delete"
    INSERT = "insert"


class EditWeight(StrEnum):
    """How much an edit means: its words, or only how they are written."""

    WORDS = "words"
    CASE = "case"
    TYPOGRAPHY = "typography"
    MOVED = "moved"

    @property
    def is_spelling(self) -> bool:
        """Whether only the way of writing differs."""
        return self in (EditWeight.CASE, EditWeight.TYPOGRAPHY)


@dataclass(frozen=True, slots=True)
class WordEdit:
    """A stretch of whole tokens that both sides share, or that only one has.

    ``text`` is side a's for EQUAL and DELETE, side b's for INSERT. ``a`` and ``b`` are the places in the
    two articles' texts: ``b`` is empty for DELETE, ``a`` for INSERT. A stretch that runs over several
    sentences has one span a sentence. An EQUAL edit whose weight is CASE or TYPOGRAPHY has the same words
    written otherwise. A DELETE and an INSERT whose weight is MOVED are the two places of one phrase.
    """

    kind: EditKind
    text: str
    a: tuple[Span, ...]
    b: tuple[Span, ...]
    weight: EditWeight = EditWeight.WORDS


class Severity(StrEnum):
    """How much a finding matters."""

    CONFLICT = "conflict"  # both cannot stand, or an editor must ask
    PRECISION = "precision"  # compatible; one side is vaguer or lacks the source
    WORDING = "wording"  # the same value in another form


@dataclass(frozen=True, slots=True)
class Finding:
    """A fact that differs between the two sides of a link.

    ``type`` is a short lower-case word: number, date, name, place, quote, attribution, hedge, negation, ...
    A side that lacks the fact has an empty text and no span.
    """

    type: str
    severity: Severity
    a_text: str
    b_text: str
    a_span: Span | None
    b_span: Span | None
    explanation: str


@dataclass(frozen=True, slots=True)
class Link:
    """Sentences of two articles that say the same or share a substantial fact; a.article < b.article.

    ``similarity`` (0 to 1) is calibrated: of the links at 0.8 about 80 % are right. ``reason`` names the
    evidence in words a person understands. ``moved``: the link stands off the common order of the two
    articles.
    """

    a: Side
    b: Side
    relation: Relation
    moved: bool
    similarity: float
    reason: str
    word_diff: tuple[WordEdit, ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def is_split(self) -> bool:
        """Whether one sentence of a answers to several of b."""
        return len(self.a.sentences) == 1 and len(self.b.sentences) > 1

    @property
    def is_merge(self) -> bool:
        """Whether several sentences of a answer to one of b."""
        return len(self.a.sentences) > 1 and len(self.b.sentences) == 1

    def side_of(self, article: int) -> Side:
        """The end of the link in `article`; ValueError where it has none there."""
        for side in (self.a, self.b):
            if side.article == article:
                return side
        raise ValueError(f"the link has no side in article {article}")


@dataclass(frozen=True, slots=True)
class Alignment:
    """The links between two articles (indexes a < b), ordered by a's sentences, then b's."""

    a: int
    b: int
    links: tuple[Link, ...]
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """One aligned row over all articles: for each article the sentences that stand in it, perhaps none."""

    cells: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Collation:
    """All sentences of all articles in rows; each sentence stands in exactly one."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class PairStatistics:
    """Counts for one pair of articles.

    ``a_in_b`` is the share (0 to 1) of a's visible characters that stand in sentences linked to b, ``b_in_a``
    the other way round. ``typography`` counts the differences that are only a matter of typography or case,
    ``paragraph_breaks`` the places where neighbouring sentences share a paragraph in one article alone.
    """

    a: int
    b: int
    identical: int
    reworded: int
    partial: int
    moved: int
    split: int
    merged: int
    only_a: int
    only_b: int
    a_in_b: float
    b_in_a: float
    typography: int
    paragraph_breaks: int = 0


@dataclass(frozen=True, slots=True)
class Options:
    """What the user can ask of a comparison."""

    seconds: float | None = None  # give the best result so far after this time


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything computed from a set of articles, in the order in which they were given.

    ``facts`` and ``quotations`` lay beside each other what the articles say; see :mod:`.facts.fact_rows`.
    """

    articles: tuple[SegmentedArticle, ...]
    links: tuple[Link, ...]
    rows: tuple[Row, ...]
    statistics: tuple[PairStatistics, ...]
    complete: bool = True
    options: Options = field(default_factory=Options)
    facts: tuple[FactRow, ...] = ()
    quotations: tuple[QuotationRow, ...] = ()

    def links_between(self, a: int, b: int) -> tuple[Link, ...]:
        """The links between two articles, whichever comes first."""
        low, high = min(a, b), max(a, b)
        return tuple(x for x in self.links if x.a.article == low and x.b.article == high)
