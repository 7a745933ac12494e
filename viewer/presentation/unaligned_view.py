"""Show articles that are not aligned yet, without marks that would say something about them."""

from __future__ import annotations

from dataclasses import replace

from viewer.engine.model import Comparison, SegmentedArticle
from viewer.presentation.comparison_view import ChangeKind, ComparisonView, PaneView, SentenceMark


def without_alignment(articles: tuple[SegmentedArticle, ...]) -> Comparison:
    """A comparison that knows the articles and nothing about how they relate."""
    return Comparison(articles=articles, links=(), rows=(), statistics=(), complete=False)


def hide_marks(view: ComparisonView, unaligned: frozenset[int]) -> ComparisonView:
    """The view with no marks and no changes that involve articles not aligned yet.

    Without this a fresh article would stand there as added from end to end until its links are known.
    """
    if not unaligned:
        return view
    return replace(
        view,
        panes=tuple(_pane(pane, unaligned) for pane in view.panes),
        changes=tuple(
            change
            for change in view.changes
            if change.article not in unaligned and change.reference not in unaligned
        ),
    )


def _pane(pane: PaneView, unaligned: frozenset[int]) -> PaneView:
    if pane.article not in unaligned and pane.reference not in unaligned:
        return pane
    marks = tuple(SentenceMark(mark.sentence, ChangeKind.UNCHANGED) for mark in pane.marks)
    return replace(pane, marks=marks, counts={})
