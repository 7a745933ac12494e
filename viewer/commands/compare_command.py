"""``articlediff compare``: read articles, compare them, and print or save the outcome."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from pathlib import Path

from viewer.commands.console import (
    DIFFERENT,
    DONE,
    FAILED,
    output_width,
    print_bytes,
    uses_colour,
    write_file,
)
from viewer.commands.inputs import read_inputs
from viewer.engine.compare import compare
from viewer.engine.deadline import Deadline
from viewer.engine.model import Options
from viewer.reports.exporters import EXPORTERS
from viewer.reports.pair_differences import articles_differ
from viewer.reports.terminal import TerminalStyle


@dataclass(frozen=True, slots=True)
class CompareRequest:
    """What the user asked for: inputs, format, where to write it, and how long it may take."""

    files: tuple[str, ...]
    format: str
    output: Path | None = None
    exit_code: bool = False
    seconds: float | None = None


def print_comparison(request: CompareRequest) -> int:
    """Compare what can be read, write it, and return the exit status."""
    # The process ends with the comparison and leaves no circles; looking for them took a tenth of its time.
    gc.disable()
    articles, all_read = read_inputs(request.files)
    if len(articles) < 2:
        return FAILED
    comparison = compare(articles, Options(seconds=request.seconds), Deadline(request.seconds))
    style = TerminalStyle(output_width(), colour=request.output is None and uses_colour())
    content = EXPORTERS[request.format](comparison, style)
    if request.output is None:
        status = print_bytes(content)
    else:
        status = write_file(content, request.output, request.files)
    if status != DONE:
        return status
    if not all_read:
        return FAILED
    return DIFFERENT if request.exit_code and articles_differ(comparison) else DONE
