"""Find the change at a place in the articles, and the one to go to from there."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.presentation.comparison_view import Change


def change_at(changes: Sequence[Change], article: int, sentence: int) -> Change | None:
    """The change that a sentence stands in; its own article's before one that only refers to it."""
    for change in changes:
        if change.article == article and sentence in change.sentences:
            return change
    for change in changes:
        if change.reference == article and sentence in change.reference_sentences:
            return change
    return None


def change_after(changes: Sequence[Change], current: int) -> Change | None:
    """The first change that stands after the one with this index in the whole list."""
    return next((change for change in changes if change.index > current), None)


def change_before(changes: Sequence[Change], current: int) -> Change | None:
    """The last change that stands before the one with this index in the whole list."""
    return next((change for change in reversed(changes) if change.index < current), None)


def change_below(changes: Sequence[Change], article: int, sentence: int) -> Change | None:
    """The first listed change that stands after a sentence in the sentence's own article."""
    return next((x for x in changes if _place(x, article) > sentence), None)


def change_above(changes: Sequence[Change], article: int, sentence: int) -> Change | None:
    """The last listed change that stands before a sentence in the sentence's own article."""
    return next((x for x in reversed(changes) if 0 <= _place(x, article) < sentence), None)


def _place(change: Change, article: int) -> int:
    """Where a change begins in an article; -1 where it has no sentence there."""
    if change.article == article and change.sentences:
        return change.sentences[0]
    if change.reference == article and change.reference_sentences:
        return change.reference_sentences[0]
    return -1
