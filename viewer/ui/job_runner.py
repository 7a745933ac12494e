"""The seam between the session and whatever reads and compares articles for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from viewer.engine.model import Options
from viewer.ui.article_sources import ArticleSource


class JobRunner(QObject):
    """Reads and compares articles, one job at a time, without ever blocking the window.

    A job ends with exactly one of `finished`, `cancelled` and `failed`; a new job drops the one before it, of
    which nothing more is heard.
    """

    progressed = Signal(str, float)  # stage, share done (0 to 1)
    article_read = Signal(object, object)  # ArticleSource, SegmentedArticle
    read_failed = Signal(object, str)  # ArticleSource, one sentence for the user; the job goes on without it
    finished = Signal(object, object)  # the sources that were read (tuple), Comparison of them in that order
    cancelled = Signal()
    failed = Signal(str, str)  # one sentence for the user; details for a report, perhaps empty

    def start(self, sources: Sequence[ArticleSource], options: Options) -> None:
        """Read these articles and compare them, in this order."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Give the running job up, if there is one; `cancelled` follows."""
        raise NotImplementedError

    def close(self) -> None:
        """Give everything up and leave no process behind."""
        raise NotImplementedError
