"""Work out what the window shows of a comparison: panes, bands and changes, ready to paint."""

from __future__ import annotations

from collections import Counter

from viewer.engine.model import Comparison
from viewer.presentation.change_entries import list_changes
from viewer.presentation.finding_marks import count_conflicts, with_findings
from viewer.presentation.link_marks import LinksByPair, group_links, link_kind, mark_sentences
from viewer.presentation.view_records import (
    Band,
    Change,
    ChangeKind,
    ComparisonView,
    PaneView,
    SentenceMark,
)

__all__ = ["Band", "Change", "ChangeKind", "ComparisonView", "PaneView", "SentenceMark", "build_view"]


def build_view(comparison: Comparison, order: tuple[int, ...], base: int) -> ComparisonView:
    """Work out what to show of a comparison, with the articles in this order and compared with this base.

    ``order`` may leave articles out, but holds `base`; ValueError where it does not.
    """
    if base not in order:
        raise ValueError(f"the base article {base} is not among the articles shown {order}")
    pairs = group_links(comparison)
    return ComparisonView(
        comparison=comparison,
        order=order,
        base=base,
        panes=tuple(_pane(comparison, pairs, order, base, article) for article in order),
        bands=tuple(band for left in range(len(order) - 1) for band in _bands(pairs, order, base, left)),
        changes=list_changes(comparison, pairs, order, base),
    )


def _pane(
    comparison: Comparison, pairs: LinksByPair, order: tuple[int, ...], base: int, article: int
) -> PaneView:
    reference = _base_reference(order, base) if article == base else base
    others = [other for other in order if other != article] if article == base else [base]
    marks = mark_sentences(comparison, pairs, article, reference, base)
    marks = with_findings(comparison, pairs, article, others, marks)
    return PaneView(article, reference, marks, Counter(mark.kind for mark in marks), count_conflicts(marks))


def _base_reference(order: tuple[int, ...], base: int) -> int | None:
    """The article that the base pane is marked against: the next to its right, else to its left."""
    place = order.index(base)
    if place + 1 < len(order):
        return order[place + 1]
    return order[place - 1] if place > 0 else None


def _bands(pairs: LinksByPair, order: tuple[int, ...], base: int, left: int) -> list[Band]:
    near, far = order[left], order[left + 1]
    seen_from = base if base in (near, far) else near
    return [
        Band(
            left_pane=left,
            left_sentences=link.side_of(near).sentences,
            right_sentences=link.side_of(far).sentences,
            kind=link_kind(link, seen_from),
            moved=link.moved,
            link=index,
        )
        for index, link in pairs.get((min(near, far), max(near, far)), ())
    ]
