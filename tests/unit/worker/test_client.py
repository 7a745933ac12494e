"""The worker process as the window meets it: real processes, small articles."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest
from builders import REPOSITORY

from viewer.engine.model import Options
from viewer.worker.client import DIED, Worker
from viewer.worker.messages import (
    ArticleRead,
    Failed,
    FileInput,
    Finished,
    Progressed,
    ReadFailed,
    TextInput,
    WasCancelled,
)

FIRST = "The ferry to Ness is cancelled.\n\nAbout 400 islanders depend on it."
SECOND = "The ferry to Ness is cancelled.\n\nAbout 500 islanders depend on it."
ENDS = (Finished, WasCancelled, Failed)
PATIENCE = 60  # seconds; only a test that fails waits as long
POLLS = 600


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.stop()
    assert active_children() == []


def answers(worker: Worker, ends: tuple[type, ...] = ENDS) -> list:
    """What comes in until one of these messages."""
    told = []
    for _ in range(POLLS):
        worker.wait(PATIENCE / POLLS)
        told += worker.poll()
        if told and any(isinstance(message, ends) for message in told):
            return told
    pytest.fail(f"no end after {told[-3:]}")


def endless() -> list[TextInput]:
    """Inputs whose comparison takes far longer than any test waits for it."""
    texts = (
        " ".join(f"The mill {edition} lost {at} barns at {at * edition} Elm Road." for at in range(6_000))
        for edition in (3, 7)
    )
    return [TextInput(f"long {at}", text) for at, text in enumerate(texts)]


def test_pasted_texts_are_read_and_compared(worker):
    request = worker.submit([TextInput("one", FIRST), TextInput("two", SECOND)])
    told = answers(worker)
    read = [message.article.article.source for message in told if isinstance(message, ArticleRead)]
    assert read == ["one", "two"]
    end = told[-1]
    assert isinstance(end, Finished)
    assert (end.id, end.inputs, end.comparison.complete) == (request, (0, 1), True)
    assert len(end.comparison.links) == 2
    assert any(link.findings for link in end.comparison.links)


def test_files_that_cannot_be_read_leave_the_others(worker, tmp_path):
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(FIRST, encoding="utf-8")
    bad.write_bytes(bytes(range(256)) * 20)
    gone = tmp_path / "gone.txt"
    paths = (str(bad), str(gone), str(tmp_path), "nul\0byte", str(good))
    worker.submit([*map(FileInput, paths), TextInput("two", SECOND)])
    told = answers(worker)
    failures = {message.input: message.message for message in told if isinstance(message, ReadFailed)}
    assert sorted(failures) == [0, 1, 2, 3]
    assert str(gone) in failures[1]
    assert told[-1].inputs == (4, 5)
    assert len(told[-1].comparison.links) == 2


def test_nothing_readable_is_an_empty_comparison(worker, tmp_path):
    worker.submit([FileInput(str(tmp_path / "gone.txt"))])
    end = answers(worker)[-1]
    assert isinstance(end, Finished)
    assert (end.inputs, end.comparison.articles, end.comparison.links) == ((), (), ())


def test_progress_is_told_by_stage(worker):
    worker.submit([TextInput("one", FIRST), TextInput("two", SECOND)])
    stages = dict.fromkeys(message.stage for message in answers(worker) if isinstance(message, Progressed))
    assert list(stages) == ["reading", "alignment", "collation", "facts"]


def test_time_that_runs_out_gives_an_incomplete_comparison(worker):
    worker.submit([TextInput("one", FIRST), TextInput("two", SECOND)], Options(seconds=0.0))
    end = answers(worker)[-1]
    assert isinstance(end, Finished)
    assert not end.comparison.complete


def test_a_cancel_in_the_middle_ends_the_request_and_the_next_one_is_served(worker):
    request = worker.submit(endless())
    answers(worker, (ArticleRead,))
    worker.cancel()
    assert worker.poll() == [WasCancelled(request)]
    worker.submit([TextInput("one", FIRST)])
    assert isinstance(answers(worker)[-1], Finished)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_cancelled_request_keeps_the_worker_busy_until_it_ended(worker):
    worker.submit(endless())
    answers(worker, (ArticleRead,))
    held = worker.process_id
    os.kill(held, signal.SIGSTOP)  # else it may have ended already when it is asked below
    worker.cancel()
    worker.poll()
    assert worker.busy
    os.kill(held, signal.SIGCONT)
    for _ in range(POLLS):
        worker.wait(PATIENCE / POLLS)
        assert worker.poll() == []
        if not worker.busy:
            return
    pytest.fail("the cancelled request did not end")


def test_a_new_request_drops_the_old_without_a_word(worker):
    worker.submit(endless())
    answers(worker, (ArticleRead,))
    request = worker.submit([TextInput("one", FIRST), TextInput("two", SECOND)])
    told = answers(worker)
    assert {message.id for message in told} == {request}
    assert isinstance(told[-1], Finished)


def test_large_requests_one_after_the_other_hold_nobody_up(worker):
    for _ in range(4):
        request = worker.submit(endless())
    worker.cancel()
    assert answers(worker)[-1] == WasCancelled(request)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_worker_that_is_killed_is_reported_and_replaced(worker):
    request = worker.submit(endless())
    answers(worker, (ArticleRead,))
    killed = worker.process_id
    os.kill(killed, signal.SIGKILL)
    end = answers(worker)[-1]
    assert (end.id, end.message) == (request, DIED)
    worker.submit([TextInput("one", FIRST)])
    assert isinstance(answers(worker)[-1], Finished)
    assert worker.process_id != killed


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_worker_that_no_longer_listens_is_replaced_after_a_cancel(worker):
    request = worker.submit(endless())
    answers(worker, (ArticleRead,))
    deaf = worker.process_id
    os.kill(deaf, signal.SIGSTOP)
    worker.cancel()
    assert answers(worker)[-1] == WasCancelled(request)
    worker.submit([TextInput("one", FIRST)])
    assert isinstance(answers(worker)[-1], Finished)
    assert worker.process_id != deaf


def test_a_request_that_makes_no_sense_is_reported_as_a_fault(worker):
    worker.submit([TextInput("one", None)])
    end = answers(worker)[-1]
    assert isinstance(end, Failed)
    assert "Traceback" in end.details


def test_stop_leaves_no_process_behind():
    worker = Worker()
    worker.submit(endless())
    answers(worker, (ArticleRead,))
    worker.stop()
    assert worker.process_id is None
    assert active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_worker_ends_when_the_window_is_killed():
    script = (
        "import os, signal\n"
        "from viewer.worker.client import Worker\n"
        "from viewer.worker.messages import TextInput\n"
        "worker = Worker()\n"
        "worker.submit([TextInput('one', 'Rain fell.')])\n"
        "worker.wait(60)\n"
        "print(worker.process_id, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    # The end of the output comes only when the worker, which holds it too, has ended: else this times out.
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, timeout=PATIENCE, check=False, cwd=REPOSITORY
    )
    assert int(done.stdout) > 0


def test_the_window_s_side_loads_no_engine_library():
    code = "import sys, viewer.worker.client; print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, cwd=REPOSITORY, text=True
    )
    assert "'numpy'" not in done.stdout
    assert "'viewer.engine.compare'" not in done.stdout
