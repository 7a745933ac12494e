"""Decide how a sentence is marked from the links that it stands in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from viewer.engine.model import Comparison, EditKind, EditWeight, Link, Relation, Severity, Span
from viewer.presentation.spans import clip, intersect, join_over_spaces
from viewer.presentation.view_records import ChangeKind, SentenceMark

NumberedLink = tuple[int, Link]
LinksByPair = Mapping[tuple[int, int], tuple[NumberedLink, ...]]
"""For each pair of articles (lower first), its links with their places in ``Comparison.links``."""

_SEVERITIES = (Severity.CONFLICT, Severity.PRECISION, Severity.WORDING)
# A sentence with an identical counterpart is shown as its least changed one; else the most telling kind wins.
_IDENTICAL_ORDER = (
    ChangeKind.UNCHANGED,
    ChangeKind.TYPOGRAPHY,
    ChangeKind.MOVED,
    ChangeKind.SPLIT,
    ChangeKind.MERGED,
)
_CHANGED_ORDER = (ChangeKind.SPLIT, ChangeKind.MERGED, ChangeKind.REWORDED)


def group_links(comparison: Comparison) -> LinksByPair:
    """The links of a comparison by pair of articles."""
    pairs: dict[tuple[int, int], list[NumberedLink]] = {}
    for index, link in enumerate(comparison.links):
        pairs.setdefault((link.a.article, link.b.article), []).append((index, link))
    return {pair: tuple(links) for pair, links in pairs.items()}


def link_kind(link: Link, seen_from: int) -> ChangeKind:
    """What a link says, with `seen_from` as the article that the other one is compared with."""
    near, far = (link.a, link.b) if link.a.article == seen_from else (link.b, link.a)
    if len(near.sentences) == 1 and len(far.sentences) > 1:
        return ChangeKind.SPLIT
    if len(near.sentences) > 1 and len(far.sentences) == 1:
        return ChangeKind.MERGED
    if link.relation is not Relation.IDENTICAL:
        return ChangeKind.REWORDED
    if link.moved:
        return ChangeKind.MOVED
    return ChangeKind.TYPOGRAPHY if _has_typography(link) else ChangeKind.UNCHANGED


def changed_spans(link: Link, article: int) -> tuple[Span, ...]:
    """The words on one side of a link that the other side lacks, in text order."""
    return _edit_spans(link, article, lambda weight: weight is EditWeight.WORDS)


def relocated_spans(link: Link, article: int) -> tuple[Span, ...]:
    """The words on one side of a link that stand elsewhere on the other side, in text order."""
    return _edit_spans(link, article, lambda weight: weight is EditWeight.MOVED)


def typography_spans(link: Link, article: int) -> tuple[Span, ...]:
    """The characters on one side of a link that the other side only writes otherwise, in text order."""
    return _edit_spans(link, article, lambda weight: weight.is_spelling, equal_too=True)


def worst_severity(links: Iterable[Link]) -> Severity | None:
    """The severity of the worst finding on any of the links."""
    found = {finding.severity for link in links for finding in link.findings}
    return next((severity for severity in _SEVERITIES if severity in found), None)


def mark_sentences(
    comparison: Comparison, pairs: LinksByPair, article: int, reference: int | None, base: int
) -> tuple[SentenceMark, ...]:
    """How each sentence of an article is marked against the reference; all unchanged where there is none."""
    sentences = comparison.articles[article].sentences
    if reference is None:
        return tuple(SentenceMark(sentence.index, ChangeKind.UNCHANGED) for sentence in sentences)
    standing = _links_of_sentences(pairs, article, reference)
    linked_anywhere = _linked_sentences(comparison, article)
    missing = ChangeKind.OMITTED if article == base else ChangeKind.ADDED
    text = comparison.articles[article].article.text
    return tuple(
        _linked_mark(sentence.index, standing[sentence.index], (article, base), sentence.span, text)
        if sentence.index in standing
        else SentenceMark(sentence.index, missing, only_here=sentence.index not in linked_anywhere)
        for sentence in sentences
    )


def _linked_mark(
    sentence: int, links: Sequence[NumberedLink], articles: tuple[int, int], span: Span, text: str
) -> SentenceMark:
    article, base = articles
    deciding = [link for _, link in links if link.relation is Relation.IDENTICAL]
    order = _IDENTICAL_ORDER if deciding else _CHANGED_ORDER
    deciding = deciding or [link for _, link in links]
    kinds = {link_kind(link, base) for link in deciding}
    return SentenceMark(
        sentence=sentence,
        kind=next(kind for kind in order if kind in kinds),
        moved=all(link.moved for link in deciding),
        partial=any(link.relation is Relation.PARTIAL for link in deciding),
        changed=_shared_spans([changed_spans(link, article) for link in deciding], span, text),
        relocated=_relocated(deciding, article, span, text),
        typography=_shared_spans([typography_spans(link, article) for link in deciding], span, text),
        links=tuple(index for index, _ in links),
        severity=worst_severity(deciding),
    )


def _shared_spans(per_link: list[tuple[Span, ...]], sentence: Span, text: str) -> tuple[Span, ...]:
    """The stretches of a sentence that differ from every counterpart: what one of them has is not new."""
    if not all(per_link):
        return ()
    shared = clip(per_link[0], sentence)
    for spans in per_link[1:]:
        shared = intersect(shared, spans)
    return join_over_spaces(shared, text)


def _relocated(links: Sequence[Link], article: int, sentence: Span, text: str) -> tuple[Span, ...]:
    """The stretches that no counterpart has in this place, and at least one has elsewhere."""
    moved = [relocated_spans(link, article) for link in links]
    if not any(moved):
        return ()
    out_of_place = [
        tuple(sorted((*changed_spans(link, article), *spans)))
        for link, spans in zip(links, moved, strict=True)
    ]
    elsewhere = tuple(
        span for spans in moved for span in intersect(spans, _shared_spans(out_of_place, sentence, text))
    )
    return join_over_spaces(_merged(elsewhere), text)


def _merged(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Spans that may overlap as sorted ones that do not."""
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return tuple(merged)


def _edit_spans(
    link: Link, article: int, wanted: Callable[[EditWeight], bool], *, equal_too: bool = False
) -> tuple[Span, ...]:
    if not link.word_diff:
        return ()
    is_a = link.a.article == article
    own = EditKind.DELETE if is_a else EditKind.INSERT
    spans = [
        span
        for edit in link.word_diff
        if wanted(edit.weight) and (edit.kind is own or (equal_too and edit.kind is EditKind.EQUAL))
        for span in (edit.a if is_a else edit.b)
        if len(span) > 0
    ]
    return tuple(sorted(spans))


def _has_typography(link: Link) -> bool:
    return any(edit.weight.is_spelling for edit in link.word_diff)


def _links_of_sentences(pairs: LinksByPair, article: int, other: int) -> dict[int, list[NumberedLink]]:
    standing: dict[int, list[NumberedLink]] = {}
    for index, link in pairs.get((min(article, other), max(article, other)), ()):
        for sentence in link.side_of(article).sentences:
            standing.setdefault(sentence, []).append((index, link))
    return standing


def _linked_sentences(comparison: Comparison, article: int) -> set[int]:
    sides = (side for link in comparison.links for side in (link.a, link.b) if side.article == article)
    return {sentence for side in sides for sentence in side.sentences}
