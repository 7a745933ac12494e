"""Set operations on sorted, disjoint spans of a text."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.model import Span


def clip(spans: Sequence[Span], bounds: Span) -> tuple[Span, ...]:
    """The parts of the spans that lie within the bounds."""
    return intersect(spans, (bounds,))


def intersect(left: Sequence[Span], right: Sequence[Span]) -> tuple[Span, ...]:
    """The stretches that both lists cover; each is sorted and disjoint."""
    found: list[Span] = []
    i = j = 0
    while i < len(left) and j < len(right):
        start, end = max(left[i].start, right[j].start), min(left[i].end, right[j].end)
        if start < end:
            found.append(Span(start, end))
        if left[i].end <= right[j].end:
            i += 1
        else:
            j += 1
    return tuple(found)


def trim(span: Span, text: str) -> Span:
    """The span without the white space at its ends; empty at its start where it has nothing else."""
    inner = text[span.start : span.end]
    start = span.start + len(inner) - len(inner.lstrip())
    return Span(start, max(start, span.end - (len(inner) - len(inner.rstrip()))))


def join_over_spaces(spans: Sequence[Span], text: str) -> tuple[Span, ...]:
    """The spans trimmed, and those with only white space between them made one: phrases stay whole."""
    joined: list[Span] = []
    for span in (trim(span, text) for span in spans):
        if len(span) == 0:
            continue
        if joined and not text[joined[-1].end : span.start].strip():
            joined[-1] = Span(joined[-1].start, span.end)
        else:
            joined.append(span)
    return tuple(joined)
