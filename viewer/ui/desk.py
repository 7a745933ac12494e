"""Which articles are open, in which order, and which one the others are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from viewer.ui.article_sources import ArticleSource


@dataclass(frozen=True, slots=True)
class Desk:
    """The open articles from left to right, and the base among them (None where nothing is open)."""

    sources: tuple[ArticleSource, ...] = ()
    base: ArticleSource | None = None

    def with_added(self, added: Sequence[ArticleSource], position: int | None = None) -> Desk:
        """The desk with more articles, at a position or at the right end."""
        place = len(self.sources) if position is None else position
        return _desk((*self.sources[:place], *added, *self.sources[place:]), self.base)

    def with_replaced(self, position: int, added: Sequence[ArticleSource]) -> Desk:
        """The desk with the article at a position taken away and others in its place."""
        old = self.sources[position]
        base = added[0] if added and old == self.base else self.base
        return _desk((*self.sources[:position], *added, *self.sources[position + 1 :]), base)

    def without(self, closed: Sequence[ArticleSource]) -> Desk:
        """The desk with some articles closed; the leftmost becomes the base where the base goes."""
        return _desk(tuple(source for source in self.sources if source not in closed), self.base)

    def with_moved(self, origin: int, target: int) -> Desk:
        """The desk with the article at position `origin` standing at position `target`."""
        sources = list(self.sources)
        sources.insert(target, sources.pop(origin))
        return replace(self, sources=tuple(sources))

    def with_base(self, base: ArticleSource) -> Desk:
        """The desk with another base; ValueError where that article is not open."""
        if base not in self.sources:
            raise ValueError(f"{base.name} is not open")
        return replace(self, base=base)


def _desk(sources: tuple[ArticleSource, ...], base: ArticleSource | None) -> Desk:
    if base not in sources:
        base = sources[0] if sources else None
    return Desk(sources, base)
