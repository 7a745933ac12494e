"""The records of what the window shows of a comparison: panes, bands and changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from viewer.engine.model import Comparison, Finding, Severity, Span


class ChangeKind(StrEnum):
    """How a sentence differs from its counterpart in another article."""

    UNCHANGED = "unchanged"
    TYPOGRAPHY = "typography"  # the same words; quotation marks, dashes, case or spaces differ
    REWORDED = "reworded"
    ADDED = "added"
    OMITTED = "omitted"
    MOVED = "moved"
    SPLIT = "split"
    MERGED = "merged"


@dataclass(frozen=True, slots=True)
class FindingMark:
    """A fact of a sentence that differs in another article.

    ``span`` is where it stands, None where the sentence lacks it; ``words`` are those of it that the other
    article does not have; ``explanation`` is a sentence for the user.
    """

    other: int
    severity: Severity
    span: Span | None
    explanation: str
    words: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class SentenceMark:
    """How one sentence of a pane is marked, relative to the pane's reference article.

    ``changed`` are the words that differ, ``relocated`` those that only stand elsewhere in the counterpart,
    and ``typography`` the characters that are only written otherwise: all in code points of the article's
    text. ``links`` index ``Comparison.links``. ``only_here``: no other article has it. ``moved`` and
    ``partial`` hold beside any kind. ``severity`` is that of the worst finding. ``findings`` are the facts
    that differ, the gravest first: in the base from any other article shown.
    """

    sentence: int
    kind: ChangeKind
    moved: bool = False
    partial: bool = False
    only_here: bool = False
    changed: tuple[Span, ...] = ()
    relocated: tuple[Span, ...] = ()
    typography: tuple[Span, ...] = ()
    links: tuple[int, ...] = ()
    severity: Severity | None = None
    findings: tuple[FindingMark, ...] = ()


@dataclass(frozen=True, slots=True)
class PaneView:
    """One article as shown. The base's reference is the next pane's article, every other's is the base.

    ``conflicts`` is the number of its facts that conflict with the base, or in the base with any other.
    """

    article: int
    reference: int | None
    marks: tuple[SentenceMark, ...]  # one a sentence, in text order
    counts: Mapping[ChangeKind, int]
    conflicts: int = 0


@dataclass(frozen=True, slots=True)
class Band:
    """A link between two neighbouring panes (positions, not articles), drawn in the gutter between them."""

    left_pane: int
    left_sentences: tuple[int, ...]
    right_sentences: tuple[int, ...]
    kind: ChangeKind
    moved: bool
    link: int


@dataclass(frozen=True, slots=True)
class Change:
    """One entry of the change list: a pane's article against its reference.

    ``article`` holds the new wording and ``reference`` the old; either side's sentences may be empty.
    """

    index: int
    kind: ChangeKind
    moved: bool
    article: int
    sentences: tuple[int, ...]
    reference: int
    reference_sentences: tuple[int, ...]
    text: str
    reference_text: str
    similarity: float | None
    reason: str
    severity: Severity | None
    link: int | None
    finding: Finding | None = None  # the gravest


@dataclass(frozen=True, slots=True)
class ComparisonView:
    """Everything the window shows of one comparison."""

    comparison: Comparison
    order: tuple[int, ...]  # articles from left to right
    base: int  # an article, not a position
    panes: tuple[PaneView, ...]  # in display order
    bands: tuple[Band, ...]
    changes: tuple[Change, ...]  # in text order of the base, additions where they stand

    def counterparts(self, article: int, sentence: int) -> Mapping[int, tuple[int, ...]]:
        """For each other article that has any, the sentences linked to this one, ascending."""
        found: dict[int, set[int]] = {}
        for link in self.comparison.links:
            for near, far in ((link.a, link.b), (link.b, link.a)):
                if near.article == article and sentence in near.sentences:
                    found.setdefault(far.article, set()).update(far.sentences)
        return {other: tuple(sorted(sentences)) for other, sentences in sorted(found.items())}

    def position(self, article: int) -> int:
        """The pane, counted from the left, that shows an article; ValueError where none does."""
        return self.order.index(article)
