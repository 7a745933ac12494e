"""What the window and the worker process say to each other.

Articles and comparisons travel in parts: a large one in one piece would hold up the window while it is
unpacked.
"""

from __future__ import annotations

from dataclasses import dataclass

from viewer.engine.facts.fact_rows import FactRow, QuotationRow
from viewer.engine.model import (
    Block,
    Comparison,
    Link,
    Options,
    PairStatistics,
    Row,
    SegmentedArticle,
    Sentence,
)


@dataclass(frozen=True, slots=True)
class FileInput:
    """An article to be read from a file."""

    path: str
    encoding: str | None = None


@dataclass(frozen=True, slots=True)
class TextInput:
    """An article whose text is known, such as a pasted one."""

    name: str
    text: str


Input = FileInput | TextInput


@dataclass(frozen=True, slots=True)
class Request:
    """Read these articles and compare those that can be read."""

    id: int
    inputs: tuple[Input, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Progressed:
    """How far a request has come: the stage's name and the share done (0 to 1)."""

    id: int
    stage: str
    share: float


@dataclass(frozen=True, slots=True)
class ArticlePart:
    """Some blocks and sentences, in order, of the article that the next :class:`ArticleRead` is about."""

    id: int
    input: int
    blocks: tuple[Block, ...] = ()
    sentences: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True)
class ArticleRead:
    """One input was read and segmented; `input` is its position in the request.

    On its way to the window the article has no blocks and sentences: they went ahead.
    """

    id: int
    input: int
    article: SegmentedArticle


@dataclass(frozen=True, slots=True)
class ReadFailed:
    """One input could not be read; `message` is a sentence for the user. The request goes on without it."""

    id: int
    input: int
    message: str


@dataclass(frozen=True, slots=True)
class ComparisonPart:
    """Some links, rows, facts and quotations of the comparison, in order."""

    id: int
    links: tuple[Link, ...] = ()
    rows: tuple[Row, ...] = ()
    facts: tuple[FactRow, ...] = ()
    quotations: tuple[QuotationRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ComparisonEnd:
    """The last of a comparison; its articles are those that were read, in the order of the inputs."""

    id: int
    statistics: tuple[PairStatistics, ...]
    complete: bool
    options: Options


@dataclass(frozen=True, slots=True)
class Finished:
    """The request is done. `inputs` are the positions of those that were read."""

    id: int
    inputs: tuple[int, ...]
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class WasCancelled:
    """The request was given up because the user asked for it."""

    id: int


@dataclass(frozen=True, slots=True)
class Failed:
    """The request ended in a fault of ours; `message` is for the user, `details` for a report."""

    id: int
    message: str
    details: str


Message = (
    Progressed
    | ArticlePart
    | ArticleRead
    | ReadFailed
    | ComparisonPart
    | ComparisonEnd
    | Finished
    | WasCancelled
    | Failed
)
