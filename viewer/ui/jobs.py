"""Bridge the worker process to Qt: ask it for comparisons, and announce what it answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from viewer.engine.model import Options
from viewer.ui.article_sources import ArticleSource, FileSource
from viewer.ui.job_runner import JobRunner
from viewer.worker.client import Worker
from viewer.worker.messages import (
    ArticleRead,
    Failed,
    FileInput,
    Finished,
    Input,
    Message,
    Progressed,
    ReadFailed,
    TextInput,
    WasCancelled,
)

POLL_INTERVAL = 30  # ms; shorter wakes the window up for nothing, longer makes progress stutter


class WorkerJobs(JobRunner):
    """Runs each job in the worker process; a timer looks for answers only while there are some to come."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker()
        self._sources: tuple[ArticleSource, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def process_id(self) -> int | None:
        """The worker process that serves at the moment, if any."""
        return self._worker.process_id

    def warm_up(self) -> None:
        """Start the process ahead of the first job."""
        self._worker.start()

    def start(self, sources: Sequence[ArticleSource], options: Options) -> None:
        """Read these articles and compare them, in this order."""
        self._sources = tuple(sources)
        self._worker.submit([_input(source) for source in self._sources], options)
        self._timer.start()

    def cancel(self) -> None:
        """Give the running job up, if there is one; `cancelled` follows."""
        self._worker.cancel()

    def close(self) -> None:
        """End the worker process."""
        self._timer.stop()
        self._worker.stop()

    def _on_timer_timeout(self) -> None:
        for message in self._worker.poll():
            self._announce(message)
        if not self._worker.busy:
            self._timer.stop()

    def _announce(self, message: Message) -> None:
        match message:
            case Progressed():
                self.progressed.emit(message.stage, message.share)
            case ArticleRead():
                self.article_read.emit(self._sources[message.input], message.article)
            case ReadFailed():
                self.read_failed.emit(self._sources[message.input], message.message)
            case Finished() | WasCancelled() | Failed():
                self._announce_end(message)

    def _announce_end(self, message: Finished | WasCancelled | Failed) -> None:
        match message:
            case Finished():
                read = tuple(self._sources[position] for position in message.inputs)
                self.finished.emit(read, message.comparison)
            case WasCancelled():
                self.cancelled.emit()
            case Failed():
                self.failed.emit(message.message, message.details)


def _input(source: ArticleSource) -> Input:
    if isinstance(source, FileSource):
        return FileInput(str(source.path))
    return TextInput(source.name, source.text)
