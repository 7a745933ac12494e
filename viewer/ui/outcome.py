"""What to say of a comparison that has just come in."""

from __future__ import annotations

from collections.abc import Callable

from viewer.engine.model import EditWeight
from viewer.presentation.comparison_view import ChangeKind, ComparisonView
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
    likeness = _likeness(view, translate)
    return Notice(key, likeness) if likeness else None


def _likeness(view: ComparisonView, translate: Callable[[str], str]) -> str:
    """What to say of articles that have the same words; empty where they have not."""
    breaks = sum(
        pair.paragraph_breaks for pair in view.comparison.statistics if view.base in (pair.a, pair.b)
    )
    if not view.changes:
        if breaks:
            return translate("The words are identical; paragraphs break differently ({0}).").format(breaks)
        return translate("The articles are identical.")
    if all(change.kind is ChangeKind.TYPOGRAPHY and not change.moved for change in view.changes):
        return _spelling(view, translate).format(len(view.changes))
    return ""


def _spelling(view: ComparisonView, translate: Callable[[str], str]) -> str:
    links = (view.comparison.links[change.link] for change in view.changes if change.link is not None)
    weights = {edit.weight for link in links for edit in link.word_diff if edit.weight.is_spelling}
    if weights == {EditWeight.CASE}:
        return translate("Only capitals differ: {0}.")
    if EditWeight.CASE in weights:
        return translate("Only typography and capitals differ: {0}.")
    return translate("Only typography differs: {0}.")
