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


def change_after(changes: Sequence[Change], current: Change) -> Change | None:
    """The change listed after this one; for one that is not listed itself, the next in text order."""
    if current in changes:
        return next(iter(changes[changes.index(current) + 1 :]), None)
    return min((x for x in changes if x.index > current.index), key=_index, default=None)


def change_before(changes: Sequence[Change], current: Change) -> Change | None:
    """The change listed before this one; for one that is not listed itself, the previous in text order."""
    if current in changes:
        place = changes.index(current)
        return changes[place - 1] if place > 0 else None
    return max((x for x in changes if x.index < current.index), key=_index, default=None)


def change_below(changes: Sequence[Change], article: int, sentence: int) -> Change | None:
    """The first change in text order that stands after a sentence in the sentence's own article."""
    return min((x for x in changes if _place(x, article) > sentence), key=_index, default=None)


def change_above(changes: Sequence[Change], article: int, sentence: int) -> Change | None:
    """The last change in text order that stands before a sentence in the sentence's own article."""
    return max((x for x in changes if 0 <= _place(x, article) < sentence), key=_index, default=None)


def _place(change: Change, article: int) -> int:
    """Where a change begins in an article; -1 where it has no sentence there."""
    if change.article == article and change.sentences:
        return change.sentences[0]
    if change.reference == article and change.reference_sentences:
        return change.reference_sentences[0]
    return -1


def _index(change: Change) -> int:
    return change.index
