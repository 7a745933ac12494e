"""Keep the panes level while one of them is scrolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from viewer.engine.model import Comparison
from viewer.presentation.level_map import Anchor, LevelMap, follow, level_map, scroll_anchors
from viewer.ui.article_pane import ArticlePane


class ScrollSync(QObject):
    """The pane that is scrolled leads; the others follow through linked sentences, each to its own ends."""

    scrolled = Signal()  # some pane stands elsewhere now

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.locked = True
        self._panes: Sequence[ArticlePane] = ()
        self._anchors: Mapping[tuple[int, int], tuple[Anchor, ...]] = {}
        self._maps: dict[tuple[int, int], LevelMap] = {}

    def set_panes(self, panes: Sequence[ArticlePane], comparison: Comparison | None) -> None:
        """Keep these panes level, by the links of this comparison."""
        self._panes = panes
        articles = [pane.article for pane in panes]
        self._anchors = {
            (own, other): scroll_anchors(comparison, own, other)
            for own in articles
            for other in articles
            if own != other and comparison is not None
        }
        self.forget_layout()

    @property
    def panes(self) -> Sequence[ArticlePane]:
        """The panes that are kept level."""
        return self._panes

    def forget_layout(self) -> None:
        """Work the heights out anew: some page was laid out again."""
        self._maps = {}

    def lead(self, leader: ArticlePane, before: int, after: int) -> None:
        """Take the other panes along with one that scrolled."""
        if self.locked:
            own = leader.page()
            for pane in self._panes:
                if pane is not leader:
                    levels = self._levels(leader, pane)
                    target = follow(own, pane.page(), levels, (before, after), pane.scroll_value())
                    pane.scroll_to(target, stretch=True)
        self.scrolled.emit()

    def level_value(self, leader: ArticlePane, leader_scroll: float, y: float, pane: ArticlePane) -> float:
        """Where a pane scrolls to be level, at height `y` of the window, with the leader scrolled there."""
        levelled = self._levels(leader, pane).level(leader_scroll + y) - y
        page = pane.page()
        return max(page.start, min(page.end, levelled))

    def _levels(self, own: ArticlePane, other: ArticlePane) -> LevelMap:
        key = (own.article, other.article)
        levels = self._maps.get(key)
        if levels is None:
            levels = self._maps[key] = level_map(self._anchors[key], own.page(), other.page())
        return levels
