"""Break a text into lines of limited width, in code points."""

from __future__ import annotations

import re
from collections.abc import Callable

from viewer.engine.model import Span

_WORD = re.compile(r"[^\s\-–—/]+[\s\-–—/]*|[\s\-–—/]+")


def break_lines(text: str, measure: Callable[[str], float], width: float, most: int) -> tuple[Span, ...]:
    """The lines of a text, at most `most`; the last may end before the text does.

    Lines break at spaces, hyphens and dashes, and within a word that is wider than a line, as in scripts
    without spaces.
    """
    lines: list[Span] = []
    start = end = 0
    while start < len(text) and len(lines) < most:
        word = _WORD.match(text, end)
        if word is not None and measure(text[start : word.end()].rstrip()) <= width:
            end = word.end()
            if end < len(text):
                continue
        elif end == start:
            end = start + _fitting(text[start : word.end() if word else len(text)], measure, width)
        lines.append(Span(start, end))
        start = end
    return tuple(lines)


def _fitting(word: str, measure: Callable[[str], float], width: float) -> int:
    """How many of a word's letters fit; one at least, so that there is an end."""
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(word[:middle]) <= width:
            low = middle
        else:
            high = middle - 1
    return low
