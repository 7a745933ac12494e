"""A job runner without a worker process: a line is a sentence, and lines pair by their first word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from comparison_builder import compared, link, same, segmented
from PySide6.QtCore import QTimer

from viewer.engine.model import Comparison, Link, Options, PairStatistics, SegmentedArticle
from viewer.ui.article_sources import ArticleSource, FileSource
from viewer.ui.job_runner import JobRunner


class FakeRunner(JobRunner):
    """Runs each job when the event loop turns; with `held` the test says what happens."""

    def __init__(self, *, held: bool = False) -> None:
        super().__init__()
        self.held = held
        self.jobs: list[tuple[tuple[ArticleSource, ...], Options]] = []
        self.cancels = 0
        self.closed = False
        self.complete = True
        self.reading_notices: tuple[str, ...] = ()
        self._running = False

    def start(self, sources: Sequence[ArticleSource], options: Options) -> None:
        self.jobs.append((tuple(sources), options))
        self._running = True
        if not self.held:
            number = len(self.jobs)
            QTimer.singleShot(0, lambda: self._run(number))

    def cancel(self) -> None:
        self.cancels += 1
        if self._running:
            self._running = False
            self.cancelled.emit()

    def close(self) -> None:
        self.closed = True

    def read(self, source: ArticleSource) -> SegmentedArticle | None:
        """Read one article of the running job and say so, or say why it cannot be read."""
        if isinstance(source, FileSource) and not source.path.is_file():
            self.read_failed.emit(source, f"“{source.name}” cannot be read: there is no such file.")
            return None
        text = source.path.read_text("utf-8") if isinstance(source, FileSource) else source.text
        article = segmented(*[[line] for line in text.splitlines() if line.strip()], source=source.name)
        article = replace(article, article=replace(article.article, notices=self.reading_notices))
        self.article_read.emit(source, article)
        return article

    def finish(self) -> None:
        """Read what is to be read, compare it, and end the running job."""
        sources, _ = self.jobs[-1]
        read = {source: article for source in sources if (article := self.read(source)) is not None}
        self._running = False
        self.finished.emit(tuple(read), comparison_of(tuple(read.values()), self.complete))

    def die(self) -> None:
        """End the running job as a worker that was killed would."""
        self._running = False
        self.failed.emit("The comparison stopped unexpectedly.", "exit status -9")

    def _run(self, number: int) -> None:
        if self._running and number == len(self.jobs):
            self.finish()


def comparison_of(articles: tuple[SegmentedArticle, ...], complete: bool = True) -> Comparison:
    """Pair the sentences that begin with the same word."""
    links: list[Link] = []
    pairs: list[PairStatistics] = []
    for b in range(len(articles)):
        for a in range(b):
            links.extend(_links(articles, a, b))
            pairs.append(PairStatistics(a, b, 0, 0, 0, 0, 0, 0, 0, 0, 0.75, 0.5, 0))
    made = compared(*articles, links=links)
    return Comparison(made.articles, made.links, (), tuple(pairs), complete)


def _links(articles: tuple[SegmentedArticle, ...], a: int, b: int) -> list[Link]:
    found = []
    for x, own in enumerate(articles[a].texts()):
        for y, other in enumerate(articles[b].texts()):
            if own.split()[0] == other.split()[0]:
                make = same if own == other else link
                found.append(make((a, x), (b, y)))
    return found


def write_articles(folder: Path, **texts: str) -> list[Path]:
    """Write texts into files named after them, and give their paths in that order."""
    paths = []
    for name, text in texts.items():
        path = folder / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths
