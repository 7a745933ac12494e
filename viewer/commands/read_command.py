"""``articlediff read``: show what the reader and the segmentation make of one article."""

from __future__ import annotations

from viewer.commands.console import complain, output_width, print_bytes, uses_colour
from viewer.commands.inputs import read_input
from viewer.engine.errors import ReadError
from viewer.engine.segmentation import segment
from viewer.reports.exporters import ARTICLE_EXPORTERS
from viewer.reports.terminal import TerminalStyle


def print_article(file: str, form: str) -> int:
    """Read one article, print it in the format `form`, and return the exit status."""
    try:
        article = read_input(file)
    except ReadError as error:
        return complain(str(error))
    style = TerminalStyle(output_width(), colour=uses_colour())
    return print_bytes(ARTICLE_EXPORTERS[form](segment(article), style))
