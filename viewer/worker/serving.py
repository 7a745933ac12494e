"""The worker's side: serve one request after the other until the window is gone."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from ctypes import c_longlong
from dataclasses import dataclass, field
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path

from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled, ReadError
from viewer.engine.model import SegmentedArticle
from viewer.worker.messages import (
    Failed,
    FileInput,
    Input,
    Message,
    Progressed,
    ReadFailed,
    Request,
    WasCancelled,
)
from viewer.worker.parts import article_parts, comparison_parts

MEMORY_LIMIT = 8 * 1024**3  # bytes of address space; numpy alone reserves some hundred MiB of it
NICENESS = 10  # the window scrolls smoothly on two cores only while the worker gives way to it
PROGRESS_INTERVAL = 0.05  # seconds between two messages of progress in one stage
PARENT_CHECKS = 200  # a system call at every question for a cancel would slow the work down


def serve(requests: Connection, answers: Connection, cancelled_up_to: c_longlong) -> None:
    """Answer requests until the window closes its end. Runs in the worker process.

    A request whose id is at most `cancelled_up_to` (shared memory) is given up.
    """
    _give_way()
    _load_engine()
    # Among the records of a long comparison a look for circles takes longer than a cancel may: only after it.
    gc.disable()
    server = _Server(answers, cancelled_up_to)
    while True:
        try:
            request: Request = pickle.loads(requests.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            server.answer(request)
        except BrokenPipeError:
            return
        gc.collect()


def _give_way() -> None:
    # Ctrl+C in the terminal is for the window, which then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (absent on Windows)

        os.nice(NICENESS)
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY_LIMIT if hard == resource.RLIM_INFINITY else min(MEMORY_LIMIT, hard)
        try:
            resource.setrlimit(resource.RLIMIT_AS, (limit, hard))
        except (ValueError, OSError):  # macOS refuses some values; the work is still apart from the window
            return


def _load_engine() -> None:
    """Load what every comparison needs before the first one asks: nothing hears a cancel while it loads."""
    # Not at the top of the module: the window, which imports it to start the process, loads none of it.
    import viewer.engine.compare  # noqa: PLC0415
    import viewer.engine.readers.reading  # noqa: F401, PLC0415
    from viewer.engine.alignment import prepare  # noqa: PLC0415

    prepare()


@dataclass(slots=True)
class _Server:
    answers: Connection
    cancelled_up_to: c_longlong
    known: Mapping[tuple[object, ...], SegmentedArticle] = field(default_factory=dict)

    def answer(self, request: Request) -> None:
        """Serve one request; whatever happens, its last message says how it ended."""
        try:
            self._compare(request)
        except Cancelled:
            self._send(WasCancelled(request.id))
        except MemoryError:
            self.known = {}
            self._send(Failed(request.id, "These articles are too large to compare in memory.", ""))
        except BrokenPipeError:
            raise
        except Exception:  # a fault must reach the window, not end the process
            message = "The comparison stopped because of a fault in articlediff."
            self._send(Failed(request.id, message, traceback.format_exc()))

    def _compare(self, request: Request) -> None:
        # Here, so that the window, which imports this module to start the process, loads none of it.
        from viewer.engine.compare import compare_segmented  # noqa: PLC0415

        deadline = Deadline(request.options.seconds, _CancelQuestion(request.id, self.cancelled_up_to))
        articles = self._read_all(request, deadline)
        comparison = compare_segmented(articles, request.options, deadline, self._progress_of(request.id))
        self._send_all(comparison_parts(request.id, comparison), deadline)

    def _read_all(self, request: Request, deadline: Deadline) -> list[SegmentedArticle]:
        articles: list[SegmentedArticle] = []
        known: dict[tuple[object, ...], SegmentedArticle] = {}
        for position, source in enumerate(request.inputs):
            deadline.expired()
            self._send(Progressed(request.id, "reading", position / len(request.inputs)))
            state = _state_of(source)
            try:
                article = self.known.get(state) or _read(source, deadline)
            except ReadError as error:
                self._send(ReadFailed(request.id, position, str(error)))
                continue
            known[state] = article
            articles.append(article)
            self._send_all(article_parts(request.id, position, article), deadline)
        self.known = known
        return articles

    def _progress_of(self, request: int) -> Callable[[str, float], None]:
        return _ThrottledProgress(request, self._send)

    def _send_all(self, parts: Iterator[Message], deadline: Deadline) -> None:
        for part in parts:
            deadline.expired()
            self._send(part)

    def _send(self, message: Message) -> None:
        self.answers.send_bytes(pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL))


def _read(source: Input, deadline: Deadline) -> SegmentedArticle:
    from viewer.engine.readers.reading import read_article, read_text  # noqa: PLC0415
    from viewer.engine.segmentation import segment  # noqa: PLC0415

    if isinstance(source, FileInput):
        return segment(read_article(source.path, encoding=source.encoding), deadline)
    return segment(read_text(source.text, source.name), deadline)


def _state_of(source: Input) -> tuple[object, ...]:
    """What tells whether an input is still what it was when it was read."""
    if not isinstance(source, FileInput):
        return (source,)
    try:
        status = Path(source.path).stat()
    except (OSError, ValueError):
        return (source,)
    return (source, status.st_mtime_ns, status.st_size, status.st_ino)


@dataclass(slots=True)
class _CancelQuestion:
    """Whether a request was cancelled, or the window is gone."""

    request: int
    cancelled_up_to: c_longlong
    asked: int = 0

    def __call__(self) -> bool:
        self.asked += 1
        if self.asked % PARENT_CHECKS == 0:
            parent = parent_process()
            if parent is not None and not parent.is_alive():
                return True
        return self.cancelled_up_to.value >= self.request


@dataclass(slots=True)
class _ThrottledProgress:
    request: int
    send: Callable[[Message], None]
    stage: str = ""
    told_at: float = 0.0

    def __call__(self, stage: str, share: float) -> None:
        now = time.monotonic()
        if stage != self.stage or now - self.told_at >= PROGRESS_INTERVAL:
            self.stage, self.told_at = stage, now
            self.send(Progressed(self.request, stage, share))
