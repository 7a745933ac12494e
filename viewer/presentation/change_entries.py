"""List the changes of every article against the base, in the base's text order."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from viewer.engine.model import Comparison, SegmentedArticle
from viewer.presentation.link_marks import LinksByPair, NumberedLink, link_kind, worst_severity
from viewer.presentation.view_records import Change, ChangeKind

_Place = tuple[int, int, int, int]
"""Where an entry stands: after which base sentence, 0 at it or 1 behind it, pane, own sentence."""

_BEFORE_ALL = -1
GAP = " … "
"""Stands between sentences of one entry that are not neighbours in their article."""


def list_changes(
    comparison: Comparison, pairs: LinksByPair, order: tuple[int, ...], base: int
) -> tuple[Change, ...]:
    """All changes of the articles shown against the base; additions where they stand in their article."""
    placed: list[tuple[_Place, Change]] = []
    for pane, article in enumerate(order):
        if article != base:
            links = pairs.get((min(article, base), max(article, base)), ())
            placed += _linked_changes(comparison, links, article, base, pane)
            placed += _omissions(comparison, links, article, base, pane)
            placed += _additions(comparison, links, article, base, pane)
    placed.sort(key=lambda entry: entry[0])
    return tuple(replace(change, index=index) for index, (_, change) in enumerate(placed))


def _linked_changes(
    comparison: Comparison, links: Sequence[NumberedLink], article: int, base: int, pane: int
) -> list[tuple[_Place, Change]]:
    placed = []
    for index, link in links:
        kind = link_kind(link, base)
        if kind is ChangeKind.UNCHANGED:
            continue
        own, old = link.side_of(article).sentences, link.side_of(base).sentences
        change = Change(
            index=0,
            kind=kind,
            moved=link.moved,
            article=article,
            sentences=own,
            reference=base,
            reference_sentences=old,
            text=joined_text(comparison.articles[article], own),
            reference_text=joined_text(comparison.articles[base], old),
            similarity=link.similarity,
            reason=link.reason,
            severity=worst_severity((link,)),
            link=index,
            finding=next(iter(link.findings), None),
        )
        placed.append(((old[0], 0, pane, own[0]), change))
    return placed


def _omissions(
    comparison: Comparison, links: Sequence[NumberedLink], article: int, base: int, pane: int
) -> list[tuple[_Place, Change]]:
    linked = {sentence for _, link in links for sentence in link.side_of(base).sentences}
    return [
        ((sentence, 0, pane, 0), _unlinked(comparison, article, (), base, (sentence,)))
        for sentence in range(len(comparison.articles[base].sentences))
        if sentence not in linked
    ]


def _additions(
    comparison: Comparison, links: Sequence[NumberedLink], article: int, base: int, pane: int
) -> list[tuple[_Place, Change]]:
    linked = {sentence for _, link in links for sentence in link.side_of(article).sentences}
    anchors = _anchors(links, article, base)
    return [
        (
            (_base_sentence_before(anchors, sentence), 1, pane, sentence),
            _unlinked(comparison, article, (sentence,), base, ()),
        )
        for sentence in range(len(comparison.articles[article].sentences))
        if sentence not in linked
    ]


def _unlinked(
    comparison: Comparison, article: int, own: tuple[int, ...], base: int, old: tuple[int, ...]
) -> Change:
    return Change(
        index=0,
        kind=ChangeKind.ADDED if own else ChangeKind.OMITTED,
        moved=False,
        article=article,
        sentences=own,
        reference=base,
        reference_sentences=old,
        text=joined_text(comparison.articles[article], own),
        reference_text=joined_text(comparison.articles[base], old),
        similarity=None,
        reason="No sentence of the other article says this.",
        severity=None,
        link=None,
    )


def _anchors(links: Sequence[NumberedLink], article: int, base: int) -> list[tuple[int, int]]:
    """Pairs (own sentence, base sentence) that keep the common order, by own sentence."""
    return sorted(
        (link.side_of(article).sentences[-1], link.side_of(base).sentences[-1])
        for _, link in links
        if not link.moved
    )


def _base_sentence_before(anchors: list[tuple[int, int]], sentence: int) -> int:
    place = bisect_right(anchors, (sentence, _BEFORE_ALL))
    return anchors[place - 1][1] if place > 0 else _BEFORE_ALL


def joined_text(whole: SegmentedArticle, sentences: Sequence[int]) -> str:
    """The sentences on one line; a gap mark stands between those that are not neighbours."""
    parts: list[str] = []
    for place, sentence in enumerate(sentences):
        if place:
            parts.append(" " if sentence == sentences[place - 1] + 1 else GAP)
        parts.append(" ".join(whole.text_of(sentence).split()))
    return "".join(parts)
