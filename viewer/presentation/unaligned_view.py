"""Show articles that are not aligned yet, without marks that would say something about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from viewer.engine.model import Comparison, SegmentedArticle
from viewer.presentation.comparison_view import (
    Band,
    ChangeKind,
    ComparisonView,
    PaneView,
    SentenceMark,
    build_view,
)


def without_alignment(articles: tuple[SegmentedArticle, ...]) -> Comparison:
    """A comparison that knows the articles and nothing about how they relate."""
    return Comparison(articles=articles, links=(), rows=(), statistics=(), complete=False)


def build_partial_view(
    comparison: Comparison, order: tuple[int, ...], base: int, unaligned: frozenset[int]
) -> ComparisonView:
    """The view of a comparison that does not know yet how some of its articles relate to the others.

    Those have panes without marks, and no changes. Otherwise a fresh article would stand there as added from
    end to end until its links are known. With an unaligned base nothing can be said of the others either.
    """
    aligned = tuple(article for article in order if article not in unaligned)
    if base in unaligned:
        return ComparisonView(comparison, order, base, _plain_panes(comparison, order), (), ())
    view = build_view(comparison, aligned, base)
    if aligned == order:
        return view
    known = {pane.article: pane for pane in view.panes}
    panes = tuple(known.get(article) or _plain_pane(comparison, article) for article in order)
    return replace(view, order=order, panes=panes, bands=tuple(_still_neighbours(view.bands, aligned, order)))


def _plain_panes(comparison: Comparison, order: Sequence[int]) -> tuple[PaneView, ...]:
    return tuple(_plain_pane(comparison, article) for article in order)


def _plain_pane(comparison: Comparison, article: int) -> PaneView:
    sentences = comparison.articles[article].sentences
    marks = tuple(SentenceMark(sentence.index, ChangeKind.UNCHANGED) for sentence in sentences)
    return PaneView(article, None, marks, {})


def _still_neighbours(bands: Sequence[Band], aligned: Sequence[int], order: Sequence[int]) -> list[Band]:
    """The bands whose two panes have no unaligned one between them, at their places among all panes."""
    kept = []
    for band in bands:
        left, right = (order.index(aligned[band.left_pane + side]) for side in (0, 1))
        if right == left + 1:
            kept.append(replace(band, left_pane=left))
    return kept
