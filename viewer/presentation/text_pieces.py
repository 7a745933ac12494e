"""Texts in pieces, those that differ from another text marked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

_PARTS = re.compile(r"\w+(?:['’]\w+)*|\s+|[^\w\s]")
_LONGEST = 4_000  # parts; comparing longer quotations word by word would hold up the window


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; ``changed``: these words differ on the other side."""

    text: str
    changed: bool


Excerpt = tuple[Piece, ...]


def differing_words(other: str, text: str) -> Excerpt:
    """A text in pieces, those marked whose words the other text lacks at their place.

    Where only words of the other text are missing, the whole text is one unmarked piece.
    """
    ours, theirs = _PARTS.findall(text), _PARTS.findall(other)
    if max(len(ours), len(theirs)) > _LONGEST:
        return (Piece(text, text != other),) if text else ()
    old, new = ([part.casefold().replace("’", "'") for part in parts] for parts in (theirs, ours))
    pieces: list[Piece] = []
    for tag, _, _, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if start < end:
            pieces.append(Piece("".join(ours[start:end]), tag != "equal"))
    return _joined(pieces)


def _joined(pieces: list[Piece]) -> Excerpt:
    """The pieces with lone spaces between two that differ made part of them, so that phrases stay whole."""
    found: list[Piece] = []
    for number, piece in enumerate(pieces):
        between = 0 < number < len(pieces) - 1 and not piece.text.strip()
        changed = piece.changed or (between and pieces[number - 1].changed and pieces[number + 1].changed)
        if found and found[-1].changed == changed:
            found[-1] = Piece(found[-1].text + piece.text, changed)
        else:
            found.append(Piece(piece.text, changed))
    return tuple(found)
