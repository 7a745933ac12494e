"""A time budget that long work asks as it goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from viewer.engine.errors import Cancelled

_Item = TypeVar("_Item")
_STEPS_PER_QUESTION = 200  # quick steps between two looks for a cancel: some milliseconds

Progress = Callable[[str, float], None]
"""Called with the name of a stage ("reading", "alignment", ...) and its share done (0 to 1)."""


def no_progress(stage: str, share: float) -> None:
    """Take a progress message and do nothing."""


class Deadline:
    """Says when work should stop: out of time (a value) or cancelled (an exception)."""

    def __init__(self, seconds: float | None = None, cancelled: Callable[[], bool] | None = None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._cancelled = cancelled

    def expired(self) -> bool:
        """Whether the time is up. Raises Cancelled where the user cancelled.

        Ask at least every 10 ms of work: a cancel must take effect within 50 ms.
        """
        if self._cancelled is not None and self._cancelled():
            raise Cancelled
        return self._end is not None and time.monotonic() >= self._end

    def before_end(self, items: Iterable[_Item]) -> Iterator[_Item]:
        """The items until the time is up; :meth:`expired` tells afterwards. Raises Cancelled like it."""
        for item in items:
            if self.expired():
                return
            yield item

    def watched(self, items: Iterable[_Item]) -> Iterator[_Item]:
        """All of the items, late or not, for quick steps that cannot be left out; raises Cancelled."""
        for number, item in enumerate(items):
            if number % _STEPS_PER_QUESTION == 0:
                self.expired()
            yield item


NO_DEADLINE = Deadline()
