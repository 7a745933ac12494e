"""Work that is watched stops when it must, and only then."""

import pytest

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.errors import Cancelled


def test_everything_comes_before_the_end_where_there_is_none():
    assert list(NO_DEADLINE.before_end("abc")) == ["a", "b", "c"]


def test_nothing_comes_once_time_is_up():
    assert list(Deadline(seconds=0).before_end("abc")) == []


def test_watched_steps_are_all_taken_however_late_it_is():
    assert list(Deadline(seconds=0).watched(range(1_000))) == list(range(1_000))


def test_a_cancel_stops_watched_steps():
    cancelled = [False]
    steps = Deadline(cancelled=lambda: cancelled[0]).watched(range(10_000))
    first = next(steps)
    cancelled[0] = True
    with pytest.raises(Cancelled):
        list(steps)
    assert first == 0
