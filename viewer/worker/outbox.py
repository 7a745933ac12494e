"""Send to another process without ever waiting for it."""

from __future__ import annotations

from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread


class Outbox:
    """Writes messages to a pipe in a thread of its own: a pipe that nobody reads blocks whoever writes to it.

    The outbox owns the pipe's end and closes it when it has sent everything, or when the reader is gone.
    """

    def __init__(self, pipe: Connection) -> None:
        self._waiting: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = Thread(target=_send_all, args=(pipe, self._waiting), name="outbox", daemon=True)
        self._thread.start()

    def put(self, message: bytes) -> None:
        """Send a message after those before it; lost without a word where the reader is gone."""
        self._waiting.put(message)

    def close(self) -> None:
        """Close the pipe once everything is sent; returns at once."""
        self._waiting.put(None)

    def join(self) -> None:
        """Wait until the pipe is closed; only after :meth:`close`, and once the reader has ended."""
        self._thread.join()


def _send_all(pipe: Connection, waiting: SimpleQueue[bytes | None]) -> None:
    with pipe:
        while (message := waiting.get()) is not None:
            try:
                pipe.send_bytes(message)
            except OSError:
                return
