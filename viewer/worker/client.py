"""The window's side of the worker process: start it, ask it, listen to it, replace it when it dies."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from viewer.engine.model import Options
from viewer.worker.messages import (
    ArticlePart,
    ArticleRead,
    ComparisonEnd,
    ComparisonPart,
    Failed,
    Finished,
    Input,
    Message,
    Request,
    WasCancelled,
)
from viewer.worker.outbox import Outbox
from viewer.worker.parts import Assembly
from viewer.worker.serving import serve

POLL_BUDGET = 0.008  # seconds of unpacking at a time; a frame must still fit beside it
CANCEL_GRACE = 1.0  # seconds in which a cancelled request must end, before its process is replaced
STOP_GRACE = 0.5  # seconds for the process to end by itself when the window closes

DIED = (
    "The comparison stopped unexpectedly; the articles may be too large or damaged. "
    "Try again, or leave one of them out."
)


@dataclass(slots=True)
class _Pending:
    """What has come in of the request under way."""

    id: int
    payload: bytes
    assembly: Assembly = field(default_factory=Assembly)


@dataclass(frozen=True, slots=True)
class _Running:
    process: BaseProcess
    requests: Outbox
    answers: Connection


class Worker:
    """One spawned process that reads and compares; a new request drops the one before it.

    Nothing here blocks longer than :data:`POLL_BUDGET`, save :meth:`stop` and a start (some 10 ms).
    """

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._cancelled_up_to = self._context.RawValue("q", 0)
        self._running: _Running | None = None
        self._last_id = 0
        self._pending: _Pending | None = None
        self._kill_at: float | None = None
        self._given_up: list[Message] = []

    @property
    def busy(self) -> bool:
        """Whether there is something to poll for: an answer, or a cancelled request that must still end."""
        return bool(self._pending is not None or self._kill_at is not None or self._given_up)

    @property
    def process_id(self) -> int | None:
        """The process that serves at the moment, if any."""
        return None if self._running is None else self._running.process.pid

    def start(self) -> None:
        """Start the process, so that the first request finds it ready. Harmless when it runs."""
        if self._running is not None and self._running.process.is_alive():
            return
        self._discard()
        requests_in, requests_out = self._context.Pipe(duplex=False)
        answers_in, answers_out = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=serve,
            args=(requests_in, answers_out, self._cancelled_up_to),
            name="articlediff-worker",
            daemon=True,
        )
        process.start()
        # The child holds these ends now; a second copy here would hide that it died.
        requests_in.close()
        answers_out.close()
        self._running = _Running(process, Outbox(requests_out), answers_in)

    def submit(self, inputs: Sequence[Input], options: Options = Options()) -> int:  # noqa: B008
        """Ask for a comparison and return the request's id; an earlier request is dropped without a word."""
        self._cancelled_up_to.value = self._last_id
        self._given_up = []
        if self._pending is not None:
            self._expect_end()
        self._last_id += 1
        request = Request(self._last_id, tuple(inputs), options)
        self._pending = _Pending(request.id, pickle.dumps(request, protocol=pickle.HIGHEST_PROTOCOL))
        self._send(self._pending)
        return request.id

    def cancel(self) -> None:
        """Give up the request under way, if there is one; the next poll says :class:`WasCancelled`.

        The process is left CANCEL_GRACE seconds to notice it; whoever cancelled need not wait for that.
        """
        if self._pending is not None:
            self._cancelled_up_to.value = self._pending.id
            self._given_up.append(WasCancelled(self._pending.id))
            self._pending = None
            self._expect_end()

    def wait(self, seconds: float) -> None:
        """Wait until there is something to poll, at most so long; for callers without an event loop."""
        if self._running is not None:
            self._running.answers.poll(seconds)

    def poll(self) -> list[Message]:
        """What has come in about the newest request; at most POLL_BUDGET seconds of unpacking a call."""
        messages, self._given_up = self._given_up, []
        until = time.monotonic() + POLL_BUDGET
        while self._running is not None and time.monotonic() < until:
            try:
                if not self._running.answers.poll():
                    break
                message: Message = pickle.loads(self._running.answers.recv_bytes())
            except (EOFError, OSError):
                messages += self._died()
                break
            messages += self._take(message)
        self._replace_if_stuck()
        return messages

    def stop(self) -> None:
        """End the process for good and wait until it is gone."""
        self._cancelled_up_to.value = self._last_id
        self._pending, self._given_up = None, []
        self._discard(STOP_GRACE)

    def _send(self, pending: _Pending) -> None:
        self.start()
        if self._running is not None:
            # Where it died since the last look, poll() finds the closed pipe and says so.
            self._running.requests.put(pending.payload)

    def _expect_end(self) -> None:
        if self._kill_at is None:
            self._kill_at = time.monotonic() + CANCEL_GRACE

    def _take(self, message: Message) -> list[Message]:
        pending = self._pending
        if pending is None or message.id != pending.id:
            if isinstance(message, WasCancelled | ComparisonEnd | Failed):
                self._kill_at = None
            return []
        match message:
            case ArticlePart() | ComparisonPart():
                pending.assembly.add(message)
                return []
            case ArticleRead():
                return [pending.assembly.article(message)]
            case ComparisonEnd():
                self._pending, self._kill_at = None, None
                read = tuple(sorted(pending.assembly.articles))
                return [Finished(pending.id, read, pending.assembly.comparison(message))]
            case WasCancelled() | Failed():
                self._pending, self._kill_at = None, None
        return [message]

    def _died(self) -> list[Message]:
        pending, self._pending = self._pending, None
        code = self._discard()
        if pending is None:
            return []
        return [Failed(pending.id, DIED, f"The worker process ended with status {code}.")]

    def _replace_if_stuck(self) -> None:
        if self._kill_at is None or time.monotonic() < self._kill_at:
            return
        pending = self._pending
        self._discard()
        if pending is not None:
            # The newest request waits behind an older one that would not end: it gets a new process.
            self._send(pending)

    def _discard(self, grace: float = 0.0) -> int | None:
        """End the process, by force after `grace` seconds, and return its exit status."""
        running, self._running, self._kill_at = self._running, None, None
        if running is None:
            return None
        running.requests.close()
        running.process.join(grace)
        if running.process.is_alive():
            running.process.kill()
        running.process.join()
        running.requests.join()
        running.answers.close()
        code = running.process.exitcode
        running.process.close()
        return code
