"""Lay the findings of links on the sentences of an article."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from viewer.engine.model import Comparison, Link, Severity, Span
from viewer.presentation.link_marks import LinksByPair, changed_spans
from viewer.presentation.spans import clip
from viewer.presentation.view_records import FindingMark, SentenceMark

_SEVERITIES = (Severity.CONFLICT, Severity.PRECISION, Severity.WORDING)


def with_findings(
    comparison: Comparison,
    pairs: LinksByPair,
    article: int,
    others: Sequence[int],
    marks: Sequence[SentenceMark],
) -> tuple[SentenceMark, ...]:
    """The marks of an article with the facts in which it differs from the others, the gravest first."""
    found: dict[int, list[FindingMark]] = {}
    sentences = comparison.articles[article].sentences
    for other in others:
        for _, link in pairs.get((min(article, other), max(article, other)), ()):
            spans = {place: sentences[place].span for place in link.side_of(article).sentences}
            for sentence, mark in _marks_of_link(link, article, spans):
                found.setdefault(sentence, []).append(mark)
    return tuple(
        replace(mark, findings=tuple(sorted(dict.fromkeys(found[mark.sentence]), key=_rank)))
        if mark.sentence in found
        else mark
        for mark in marks
    )


def count_conflicts(marks: Sequence[SentenceMark]) -> int:
    """How many facts of an article conflict; one that several articles contradict counts once."""
    places = {
        (mark.sentence, finding.span, None if finding.span is not None else finding.explanation)
        for mark in marks
        for finding in mark.findings
        if finding.severity is Severity.CONFLICT
    }
    return len(places)


def findings_at(mark: SentenceMark, place: int) -> tuple[FindingMark, ...]:
    """The findings whose words stand at a place of the article's text."""
    return tuple(f for f in mark.findings if f.span is not None and f.span.start <= place < f.span.end)


def _marks_of_link(link: Link, article: int, spans: dict[int, Span]) -> Iterator[tuple[int, FindingMark]]:
    """For each finding the sentences that it marks; one without words here marks the first sentence."""
    changed = changed_spans(link, article)
    other = link.b.article if link.a.article == article else link.a.article
    for finding in link.findings:
        own = finding.a_span if link.a.article == article else finding.b_span
        if own is None:
            yield min(spans), FindingMark(other, finding.severity, None, finding.explanation)
            continue
        for sentence, span in spans.items():
            start, end = max(own.start, span.start), min(own.end, span.end)
            if start < end:
                part = Span(start, end)
                words = clip(changed, part)
                yield sentence, FindingMark(other, finding.severity, part, finding.explanation, words)


def _rank(mark: FindingMark) -> tuple[int, int]:
    return _SEVERITIES.index(mark.severity), -1 if mark.span is None else mark.span.start
