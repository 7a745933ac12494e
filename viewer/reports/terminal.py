"""How a report is set in a terminal: width, headings, marks of changed words, colour."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from unicodedata import east_asian_width

DEFAULT_WIDTH = 100

DELETED = ("[-", "-]")
INSERTED = ("{+", "+}")
MOVED_FROM = ("[~", "~]")
MOVED_TO = ("{~", "~}")

_CODES = {
    "heading": "1",
    "deleted": "31",
    "inserted": "32",
    "moved": "36",
    "dim": "2",
    "conflict": "1;31",
    "precision": "33",
}
_MARKED = re.compile(r"\[-.*?-\]|\{\+.*?\+\}|[\[{]~.*?~[\]}]", re.DOTALL)
_ROLES = {"[-": "deleted", "{+": "inserted", "[~": "moved", "{~": "moved"}
# Control characters of an article must not reach the terminal, where they could move the cursor.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@dataclass(frozen=True, slots=True)
class TerminalStyle:
    """The columns that a line may take, and whether colour may be used."""

    width: int = DEFAULT_WIDTH
    colour: bool = False

    def paint(self, text: str, role: str) -> str:
        """`text` in the colour of `role`, where colour may be used; every line on its own."""
        if not self.colour:
            return text
        return "\n".join(f"\x1b[{_CODES[role]}m{line}\x1b[0m" if line else line for line in text.split("\n"))

    def heading(self, text: str) -> str:
        """A line that starts a section."""
        return self.paint(text, "heading")

    def ruled(self, text: str) -> str:
        """A line that starts a part, ruled to the full width."""
        return self.paint(f"── {text} ".ljust(self.width, "─"), "heading")

    def paragraph(self, text: str, indent: int = 0, first: str = "") -> str:
        """`text` wrapped to the width and indented; `first` stands in front of the first line."""
        clean = visible(text)
        margin = " " * indent
        wrapped = _wrap(clean, self.width, first or margin, margin)
        return wrapped if not self.colour else _MARKED.sub(self._painted_mark, wrapped)

    def _painted_mark(self, match: re.Match[str]) -> str:
        marked = match.group()
        return self.paint(marked, _ROLES[marked[:2]])


def visible(text: str) -> str:
    """`text` on one line, with characters that steer a terminal shown as "�"."""
    return _CONTROL.sub("\ufffd", " ".join(text.split()))


def _wrap(text: str, width: int, first: str, margin: str) -> str:
    if not text:
        return first.rstrip()
    if any(east_asian_width(char) in "WF" for char in text):
        return _wrap_wide(text, width, first, margin)
    return textwrap.fill(
        text,
        width,
        initial_indent=first,
        subsequent_indent=margin,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _wrap_wide(text: str, width: int, first: str, margin: str) -> str:
    """Wrap text with characters that take two columns and have no spaces between them."""
    lines, line, used = [], first, len(first)
    for char in text:
        columns = 2 if east_asian_width(char) in "WF" else 1
        if used + columns > width:
            lines.append(line)
            line, used = margin, len(margin)
        line += char
        used += columns
    return "\n".join([*lines, line])
