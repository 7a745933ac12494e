"""Notice letters of another alphabet that look like those of the word they stand in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice

_TWINS = dict(
    zip(
        "асԁеһіјорѕхуАВСЕНІЈКМОРЅТХУονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "acdehijopsxyABCEHIJKMOPSTXYovABEZHIKMNOPTYX",
        strict=True,
    )
)
"""Cyrillic and Greek letters, and the Latin ones that nobody can tell from them (Unicode's confusables)."""

_LATIN, _OTHER = "A-Za-z\u00c0-\u024f", "\u0370-\u03ff\u0400-\u052f"
_LATIN_TWINS = frozenset(_TWINS.values())
_LATIN_LETTER, _OTHER_LETTER = re.compile(f"[{_LATIN}]"), re.compile(f"[{_OTHER}]")
_WORD_START, _WORD_END = re.compile(r"\w+"), re.compile(r"\w*\Z")
_SEAM = re.compile(f"[{_LATIN}](?=[{_OTHER}])|[{_OTHER}](?=[{_LATIN}])")
_LONGEST_WORD = 40  # letters on either side of a seam that are looked at; an unbroken text has no end
_MOST_WORDS = 1_000  # of two alphabets that are looked at; an article with more mixes them openly


def lookalike_notices(text: str) -> tuple[str, ...]:
    """A full sentence about words that mix alphabets without showing it; empty for a sound text."""
    found = [twin for word in islice(_mixed_words(text), _MOST_WORDS) if (twin := _hidden_twin(word))]
    found = list(dict.fromkeys(found))
    if not found:
        return ()
    word, letter = found[0]
    more = "" if len(found) == 1 else f" There are {len(found)} such words."
    return (
        f"The word “{word}” has the letter {_name(letter)}, which looks the same as one of its own alphabet "
        f"but is a different character: a search does not find the word.{more}",
    )


def _mixed_words(text: str) -> Iterator[str]:
    """The words that have letters of two alphabets side by side."""
    end = 0
    for seam in _SEAM.finditer(text):
        if seam.start() >= end:
            before = _WORD_END.search(text[max(end, seam.start() - _LONGEST_WORD) : seam.start()])
            after = _WORD_START.match(text[seam.start() : seam.start() + _LONGEST_WORD])
            if before and after:
                end = seam.start() + after.end()
                yield before.group() + after.group()


def _hidden_twin(word: str) -> tuple[str, str] | None:
    """A word of two alphabets and its first letter of the one that only pretends, if there is one."""
    latin, other = _LATIN_LETTER.findall(word), _OTHER_LETTER.findall(word)
    if len(other) <= len(latin):
        return (word, other[0]) if all(char in _TWINS for char in other) else None
    return (word, latin[0]) if all(char in _LATIN_TWINS for char in latin) else None


def _name(letter: str) -> str:
    """A letter as people call it: "Cyrillic а"."""
    return f"{unicodedata.name(letter).split()[0].capitalize()} “{letter}”"
