"""Find the items of a list that stands in one paragraph: "1) water 2) bread", "• rope • lamp", "(a) … (b) …".

A list starts the paragraph; only markers that go on counting from the first are taken for items, because
"2." in running text is far more often the end of a sentence.
"""

from __future__ import annotations

import re

_BULLETS = "•⁃‣▪▫◦●○∙■□◆►"
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv")
_LAST_NUMBER = 999  # a search for each number; longer lists in one paragraph are data, not text
_FIRST_MARKER = re.compile(
    rf"\s*(?P<bullet>[{_BULLETS}]?)\s*"
    r"(?:(?P<open>[(\[]?)(?P<label>\d{1,3}|[ivx]{1,5}|[A-Za-z])(?P<tail>\.\)|[.)\]])(?=\s))?"
)
_MARKER_ONLY = re.compile(
    rf"\s*[{_BULLETS}*–—-]?\s*[(\[]?(?:\d{{1,3}}|[ivxIVX]{{1,5}}|[A-Za-z])(?:\.\)|[.)\]])?[.)]?\s*\Z"
)


def is_list_marker(text: str, start: int, end: int) -> bool:
    """Whether the characters from `start` to `end` are nothing but the marker of a list item."""
    return end - start <= 16 and _MARKER_ONLY.match(text, start, end) is not None


def item_starts(text: str, start: int, end: int) -> list[int]:
    """Where the second and every further item of a list starts; empty for a paragraph that is no list."""
    marker = _FIRST_MARKER.match(text, start, end)
    if marker is None or marker.end() == start:
        return []
    if marker["label"] is None:
        return _bullet_starts(text, marker, end) if marker["bullet"] else []
    if marker["label"].isupper() and marker["tail"] == "." and not marker["open"]:
        return []  # "A. Smith": initials
    return _counted_starts(text, marker, end)


def _bullet_starts(text: str, marker: re.Match[str], end: int) -> list[int]:
    pattern = re.compile(rf"(?<=\s){re.escape(marker['bullet'])}(?=\s*\S)")
    return [found.start() for found in pattern.finditer(text, marker.end(), end)]


def _counted_starts(text: str, marker: re.Match[str], end: int) -> list[int]:
    starts: list[int] = []
    bullet = rf"{marker['bullet']}\s?" if marker["bullet"] else ""
    label, position = _following(marker["label"]), marker.end()
    while label:
        sign = re.escape(f"{marker['open']}{label}{marker['tail']}")
        found = re.compile(rf"(?<=\s){bullet}{sign}(?=\s)").search(text, position, end)
        if found is None:
            break
        starts.append(found.start())
        label, position = _following(label), found.end()
    return starts


def _following(label: str) -> str:
    if label.isdigit():
        return str(int(label) + 1) if int(label) < _LAST_NUMBER else ""
    if label.lower() in _ROMAN and (len(label) > 1 or label.lower() == "i"):
        place = _ROMAN.index(label.lower()) + 1
        return _ROMAN[place] if place < len(_ROMAN) else ""
    if label == "v":
        return "vi"
    return chr(ord(label) + 1) if label not in "zZ" and len(label) == 1 else ""
