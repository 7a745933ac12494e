"""Articles, links and comparisons from literal text, for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from viewer.engine.model import (
    Article,
    Comparison,
    EditKind,
    Finding,
    Link,
    PairStatistics,
    Relation,
    SegmentedArticle,
    Severity,
    Side,
    Span,
    WordEdit,
)
from viewer.engine.readers.reading import read_text
from viewer.engine.segmentation import segment

REPOSITORY = Path(__file__).resolve().parent.parent


def article(text: str, source: str = "a.txt") -> Article:
    """What the reader makes of a text."""
    return read_text(text, source)


def segmented(text: str, source: str = "a.txt") -> SegmentedArticle:
    """A text, read and cut into sentences."""
    return segment(article(text, source))


def roles_and_texts(read: Article) -> list[tuple[str, str]]:
    """The blocks of an article as (role, characters)."""
    return [(block.role.value, block.span.of(read.text)) for block in read.blocks]


def link(
    a: int | tuple[int, ...],
    b: int | tuple[int, ...],
    relation: Relation = Relation.REWORDED,
    *,
    articles: tuple[int, int] = (0, 1),
    moved: bool = False,
    similarity: float = 0.8,
    reason: str = "same words",
    edits: tuple[WordEdit, ...] = (),
    findings: tuple[Finding, ...] = (),
) -> Link:
    """A link between sentences of two articles."""
    left = (a,) if isinstance(a, int) else a
    right = (b,) if isinstance(b, int) else b
    sides = Side(articles[0], left), Side(articles[1], right)
    return Link(*sides, relation, moved, similarity, reason, edits, findings)


def edits(*pairs: tuple[str, str]) -> tuple[WordEdit, ...]:
    """Word edits from ("equal" | "delete" | "insert", text); their spans are left empty."""
    return tuple(WordEdit(EditKind(kind), text, (), ()) for kind, text in pairs)


def finding(severity: str, a_text: str, b_text: str, kind: str = "number", explanation: str = "") -> Finding:
    """A fact that differs."""
    spans = Span(0, len(a_text)) if a_text else None, Span(0, len(b_text)) if b_text else None
    return Finding(kind, Severity(severity), a_text, b_text, *spans, explanation)


def statistics(a: int = 0, b: int = 1, **counts: float) -> PairStatistics:
    """The counts of a pair; those not given are zero, and each article is in the other as a whole."""
    names = ("identical", "reworded", "partial", "moved", "split", "merged", "only_a", "only_b", "typography")
    values = dict.fromkeys(names, 0) | {"a_in_b": 1.0, "b_in_a": 1.0} | counts
    return PairStatistics(a=a, b=b, **values)


def hand_made(
    texts: tuple[str, ...], links: tuple[Link, ...] = (), pairs: tuple[PairStatistics, ...] = ()
) -> Comparison:
    """A comparison whose links and counts a test says itself, with no engine at work."""
    articles = tuple(segmented(text, f"{chr(97 + index)}.txt") for index, text in enumerate(texts))
    return Comparison(articles, links, (), pairs or (statistics(),))


def run_command(
    *arguments: str | Path, stdin: bytes = b"", **environment: str
) -> subprocess.CompletedProcess:
    """Run the command line in a process of its own; its output is bytes."""
    return subprocess.run(
        [sys.executable, "-m", "viewer", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=120,
        cwd=REPOSITORY,
        env={**os.environ, **environment},
    )
