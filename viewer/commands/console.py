"""Talk to the terminal: exit statuses, one-line complaints, output in UTF-8."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

DONE = 0
DIFFERENT = 1
FAILED = 2
INTERRUPTED = 130  # what a shell reports of a program that Ctrl+C ended
PIPE_CLOSED = 141  # and of one whose reader went away

MIN_WIDTH = 60  # columns: narrower text would break after every few words
MAX_WIDTH = 100  # and wider lines are hard to follow


def complain(sentence: str) -> int:
    """Print one line on standard error, where there is one, and return the exit status FAILED."""
    from viewer.reports.terminal import visible  # noqa: PLC0415  (costs as much as the rest of the start)

    line = f"articlediff: {visible(sentence)}\n"
    with suppress(OSError, AttributeError):  # it is full, or closed and therefore None
        sys.stderr.write(line.encode("utf-8", errors="backslashreplace").decode("utf-8"))
    return FAILED


def uses_colour() -> bool:
    """Whether standard output is a terminal that shows colour and the user has not asked for none."""
    return _is_terminal() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


def output_width() -> int:
    """Columns to fill: those of the terminal within sensible bounds, or the most where there is none."""
    if not _is_terminal():
        return MAX_WIDTH
    try:
        columns = os.get_terminal_size(sys.stdout.fileno()).columns  # shutil's costs 10 ms of imports more
    except OSError:
        columns = 0
    return max(MIN_WIDTH, min(MAX_WIDTH, columns or MAX_WIDTH))


def print_bytes(content: bytes) -> int:
    """Write UTF-8 to standard output, whatever encoding the terminal's settings name; the exit status."""
    if sys.stdout is None:
        return complain("standard output is closed; write the report to a file instead.")
    try:
        _write_out(content)
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        drop_output()
        reason = error.strerror or str(error)
        return complain(
            f"standard output could not be written ({reason}); write the report to a file instead."
        )
    return DONE


def _write_out(content: bytes) -> None:
    sys.stdout.flush()
    rest = memoryview(content)
    while rest:
        # With PYTHONUNBUFFERED the stream is raw, and a pipe then takes only as much as it has room for.
        rest = rest[sys.stdout.buffer.write(rest) :]
    sys.stdout.buffer.flush()


def drop_output() -> None:
    """Send what is still to be printed nowhere: Python flushes it at exit and would fail once more."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_file(content: bytes, path: Path, inputs: Sequence[str]) -> int:
    """Write a report to a file, never over one of the articles; the exit status."""
    if not path.name and not path.is_absolute():
        return complain("the name of the report's file is empty; give a name after -o.")
    if any(is_same_file(str(path), name) for name in inputs):
        return complain(f"{path}: it is one of the articles; choose another name for the report.")
    try:
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        return complain(f"{path}: the report could not be written ({reason}); choose another place.")
    return DONE


def is_same_file(one: str, other: str) -> bool:
    """Whether two names lead to the same file."""
    if one == other:
        return True
    try:
        return Path(one).samefile(other)
    except (OSError, ValueError):
        return False
