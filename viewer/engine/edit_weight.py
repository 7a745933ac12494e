"""Weigh a difference: is it one of words, or only of how they are written?"""

from __future__ import annotations

import re

from viewer.engine.model import EditWeight
from viewer.engine.passage import Passage
from viewer.engine.tokens import TokenKind, drop_invisible, fold_typography, is_quote_mark

_HYPHEN = re.compile("-")

Range = tuple[int, int]
"""Tokens of a passage, half-open."""


def shared_weight(a: str, b: str) -> EditWeight:
    """How two writings of the same token differ; WORDS where nobody sees a difference."""
    if a == b or _visible(a) == _visible(b):
        return EditWeight.WORDS
    return EditWeight.TYPOGRAPHY if fold_typography(a) == fold_typography(b) else EditWeight.CASE


def change_weight(left: Passage, right: Passage, in_a: Range, in_b: Range) -> EditWeight:
    """Whether replaced, deleted or inserted tokens are words or mere typography.

    Quotation marks that only one side has are no typography: they make a word someone's own.
    """
    sides = ((left, in_a), (right, in_b))
    if all(_only_marks(passage, part) for passage, part in sides):
        quotes = [_quote_marks(passage, part) for passage, part in sides]
        return EditWeight.TYPOGRAPHY if quotes[0] == quotes[1] else EditWeight.WORDS
    return EditWeight.TYPOGRAPHY if _same_but_for_hyphens(left, right, in_a, in_b) else EditWeight.WORDS


def _visible(token: str) -> str:
    return " ".join(drop_invisible(token).split())


def _only_marks(passage: Passage, part: Range) -> bool:
    return all(passage.kinds[token] is TokenKind.PUNCTUATION for token in range(*part))


def _quote_marks(passage: Passage, part: Range) -> int:
    """How many quotation marks there are, without those that only resume a quotation in a new paragraph."""
    return sum(
        is_quote_mark(passage.raw[token]) and not passage.resumes_quotation(token) for token in range(*part)
    )


def _same_but_for_hyphens(left: Passage, right: Passage, in_a: Range, in_b: Range) -> bool:
    """Whether one side writes with a hyphen what the other writes apart: "right-wing" and "right wing"."""
    parts = [_hyphen_parts(passage, part) for passage, part in ((left, in_a), (right, in_b))]
    return parts[0] == parts[1] and len(parts[0]) > 1


def _hyphen_parts(passage: Passage, part: Range) -> list[str]:
    """The words between hyphens and blanks; a number is one word, for its hyphen may be a sign."""
    parts: list[str] = []
    for token in range(*part):
        if passage.kinds[token] is TokenKind.WORD:
            parts += _HYPHEN.split(passage.folded[token])
        else:
            parts.append(passage.folded[token])
    return parts
