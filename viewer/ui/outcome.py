"""What to say of a comparison that has just come in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from viewer.presentation.comparison_view import Change, ChangeKind, ComparisonView
from viewer.ui.notices import Notice, NoticeAction, NoticeLevel


def outcome_notice(view: ComparisonView, key: str, translate: Callable[[str], str]) -> Notice | None:
    """The notice for a comparison that is not complete, has one article, or finds hardly a difference."""
    if not view.comparison.complete:
        words = translate(
            "The time ran out before everything was compared; some counterparts may be missing."
        )
        return Notice(key, words, NoticeLevel.WARNING, NoticeAction.GO_ON)
    if len(view.panes) == 1:
        words = translate("Open or drop another article to compare it with this one.")
        return Notice(key, words, action=NoticeAction.OPEN)
    likeness = _likeness(view.changes, translate)
    return Notice(key, likeness) if likeness else None


def _likeness(changes: Sequence[Change], translate: Callable[[str], str]) -> str:
    """What to say of articles that have the same words; empty where they have not."""
    if not changes:
        return translate("The articles are identical.")
    if all(change.kind is ChangeKind.TYPOGRAPHY and not change.moved for change in changes):
        return translate("Only typography differs: {0}.").format(len(changes))
    return ""
