"""Where panes scroll so that sentences stand level, or that words come into sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from viewer.presentation.sentence_geometry import LineBox
from viewer.ui.article_pane import ArticlePane
from viewer.ui.scroll_sync import ScrollSync

_LEVEL_SHARE = 0.3  # of the window's height: where a sentence comes that was out of sight
_WORD_AIR = 30.0  # pixels between changed words and the edge of the window


def level_targets(
    leader: ArticlePane, chosen: int, active: Mapping[int, frozenset[int]], sync: ScrollSync
) -> dict[ArticlePane, float]:
    """The scroll value of each pane at which the active sentences begin at one height of the window.

    The leader moves only if its chosen sentence is out of sight. A pane without an active sentence shows the
    place where it would stand.
    """
    y = _comfortable_top(leader, chosen)
    own = leader.level_value(chosen, y)
    targets = {leader: own}
    for pane in sync.panes:
        if pane is not leader:
            sentences = active.get(pane.article)
            level = (
                pane.level_value(min(sentences), y) if sentences else sync.level_value(leader, own, y, pane)
            )
            targets[pane] = level
    return targets


def scroll_in_sight(pane: ArticlePane, boxes: Sequence[LineBox], scroll: float) -> float:
    """The scroll value nearest to `scroll` at which the first line of the boxes can be seen."""
    if not boxes:
        return scroll
    height = float(pane.viewport().height())
    low, high = boxes[0].bottom + _WORD_AIR - height, boxes[0].top - _WORD_AIR
    return max(low, min(high, scroll))


def _comfortable_top(pane: ArticlePane, sentence: int) -> float:
    """The height in the window of a sentence that is in sight, or the one to bring it to."""
    top = pane.sentence_top(sentence)
    height = float(pane.viewport().height())
    extent = pane.geometry_now.extents[sentence]
    in_sight = top >= 0 and top + min(extent.bottom - extent.top, height / 2) <= height
    return top if in_sight else height * _LEVEL_SHARE
