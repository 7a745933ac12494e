"""The command line: open the window, compare articles, or show how one is read.

Exit status: 0 done, 1 the articles differ (only where that was asked for), 2 an input could not be read or
the arguments are wrong. Neither ``compare`` nor ``read`` loads Qt, nor the window's process the engine.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from viewer.commands.console import FAILED, INTERRUPTED, PIPE_CLOSED, complain, drop_output, print_bytes

FORMATS = ("text", "json")

_DESCRIPTION = "Compare news articles side by side, sentence by sentence. Everything stays on this machine."
_EPILOG = """other commands:
  articlediff compare FILE FILE [FILE ...]   print how the articles differ
  articlediff read FILE                      print how one article is read

A file that is named like a command is opened as ./compare or ./read.
"""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say and return the exit status."""
    try:
        return _dispatch(list(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED


def _dispatch(arguments: list[str]) -> int:
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]](arguments[1:])
    return _open_window(arguments)


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and where to find help, and exit."""
        self.exit(FAILED, f"{self.prog}: {message}; see {self.prog} --help\n")


class _PrintVersion(argparse.Action):
    """Look the version up only when it is asked for: that costs as much as starting."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version  # noqa: PLC0415

        parser.exit(print_bytes(f"articlediff {version('articlediff')}\n".encode()))


def _open_window(arguments: list[str]) -> int:
    parser = _Parser(
        prog="articlediff",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="an article to open")
    parser.add_argument("--samples", action="store_true", help="open the articles that come with the program")
    parser.add_argument("--version", action=_PrintVersion, nargs=0, help="print the version")
    chosen = parser.parse_args(arguments)
    if not _has_display():
        return complain("there is no screen to open a window on; use articlediff compare FILE FILE instead.")
    try:
        from viewer.ui.app import run as run_window  # noqa: PLC0415
    except ImportError as error:
        if error.name is None or not error.name.startswith("PySide6"):
            raise
        return complain(
            f"the window cannot start ({error}); install the system libraries named in the README."
        )
    return run_window(chosen.files, chosen.samples)


def _has_display() -> bool:
    """Whether Qt can open a window: elsewhere than on Windows and macOS it needs a display server."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _compare(arguments: list[str]) -> int:
    parser = _Parser(
        prog="articlediff compare",
        usage="%(prog)s [OPTION ...] FILE FILE [FILE ...]",
        description="Print how articles differ from the first one.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="an article; - reads standard input")
    _add_format(parser)
    parser.add_argument("-o", "--output", metavar="OUT", type=Path, help="write to this file")
    parser.add_argument(
        "--exit-code",
        action="store_true",
        help="exit with 1 where the articles differ, if only in typography",
    )
    parser.add_argument(
        "--seconds", metavar="S", type=_positive, help="print what is found after this time, complete or not"
    )
    chosen = parser.parse_args(arguments)
    if len(chosen.files) < 2:
        parser.error("two articles or more are needed to compare")
    # Imported only here: the window's process must start without the engine.
    from viewer.commands.compare_command import CompareRequest, print_comparison  # noqa: PLC0415

    return print_comparison(
        CompareRequest(tuple(chosen.files), chosen.format, chosen.output, chosen.exit_code, chosen.seconds)
    )


def _read(arguments: list[str]) -> int:
    parser = _Parser(
        prog="articlediff read", description="Print how an article is read and cut into sentences."
    )
    parser.add_argument("file", metavar="FILE", help="an article; - reads standard input")
    _add_format(parser)
    chosen = parser.parse_args(arguments)
    from viewer.commands.read_command import print_article  # noqa: PLC0415

    return print_article(chosen.file, chosen.format)


def _add_format(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=FORMATS, default="text", help="text for people, json for scripts")


def _positive(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time in seconds above zero")
    return seconds


COMMANDS: Mapping[str, Callable[[list[str]], int]] = {"compare": _compare, "read": _read}
