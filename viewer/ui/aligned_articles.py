"""What is known of the open articles so far: those read, those compared, and the view that follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from viewer.engine.model import Comparison, SegmentedArticle
from viewer.presentation.comparison_view import ComparisonView
from viewer.presentation.unaligned_view import build_partial_view, without_alignment
from viewer.ui.article_sources import ArticleSource
from viewer.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class AlignedArticles:
    """``sources`` are those of ``comparison.articles``, in order; the ``fresh`` are not aligned yet."""

    sources: tuple[ArticleSource, ...] = ()
    comparison: Comparison | None = None
    fresh: frozenset[ArticleSource] = frozenset()

    def with_read(self, source: ArticleSource, article: SegmentedArticle) -> AlignedArticles:
        """With an article that was just read beside the others; unchanged where it is there already."""
        if source in self.sources:
            return self
        if self.comparison is None:
            comparison = without_alignment((article,))
        else:
            articles = (*self.comparison.articles, article)
            comparison = replace(self.comparison, articles=articles, complete=False)
        return AlignedArticles((*self.sources, source), comparison, self.fresh | {source})

    def shown(self, desk: Desk) -> tuple[ArticleSource, ...]:
        """The articles of the desk that can be shown, from left to right."""
        return tuple(source for source in desk.sources if source in self.sources)

    def view(self, desk: Desk) -> ComparisonView | None:
        """What the window shows of a desk; None where none of its articles has been read."""
        shown = self.shown(desk)
        if self.comparison is None or not shown:
            return None
        base = desk.base if desk.base in shown else shown[0]
        order = tuple(self.sources.index(source) for source in shown)
        unaligned = frozenset(self.sources.index(source) for source in self.fresh)
        return build_partial_view(self.comparison, order, order[shown.index(base)], unaligned)
