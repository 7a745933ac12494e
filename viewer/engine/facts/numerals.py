"""Read one numeral, in digits or in words, from the words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.facts.compound_numerals import german_value
from viewer.engine.facts.words import Word, WordKind

_DECIMAL_POINT_LANGUAGES = frozenset({"en", "ja", "zh", "ko", "hi", "he", "th", "und"})
_SPACE_GROUP = 3
_JOINERS = frozenset({"and", "et", "y", "und", "-", "‑"})
_HUNDRED = 100
_LARGE_SCALE = 1000


@dataclass(frozen=True, slots=True)
class Numeral:
    """A figure as read: its value, the step in which it is said (1 for 11, 100 for 600), and its role.

    Roles: "cardinal", "group" (a dozen), "many" (hundreds), "fraction", "ordinal", "times", "decade", "all".
    ``end`` is the
    word after it; ``digits`` whether it was written in figures.
    """

    value: float
    step: float
    role: str
    end: int
    digits: bool


NumberWords = Mapping[int, tuple[float, str]]
"""For the index of a number word in the sentence: its value and role."""


def read_numeral(words: Sequence[Word], at: int, known: NumberWords, language: str) -> Numeral | None:
    """The numeral that starts at a word, None where none does."""
    if words[at].kind is WordKind.NUMBER:
        return _read_digits(words, at, language)
    if at in known:
        return _read_words(words, at, known)
    if language == "de" and words[at].kind is WordKind.WORD:
        value = german_value(words[at].folded)
        if value is not None:
            return _before_scale(value, at + 1, known)
    return None


def _before_scale(value: float, end: int, known: NumberWords) -> Numeral:
    """The numeral, times the "Millionen" that may follow it as a word of its own."""
    if end in known and known[end][1] == "scale":
        value, end = value * known[end][0], end + 1
    return Numeral(value, step_of(value), "cardinal", end, digits=False)


def step_of(value: float) -> float:
    """The unit in which a round figure is said: 600 in hundreds, 650 in tens, 11 in ones, 23.4 in tenths."""
    if value == 0:
        return 1.0
    step = 1.0
    if value != int(value):
        while abs(value / step - round(value / step)) > 1e-9 and step > 1e-6:
            step /= 10
        return step
    while value % (step * 10) == 0:
        step *= 10
    return step


def digit_value(text: str, language: str) -> tuple[float, float]:
    """The value of a figure and the step in which it is written, by the language's decimal sign."""
    point = "." if language in _DECIMAL_POINT_LANGUAGES else ","
    plain = "".join(character for character in text if character.isdecimal() or character in ".,")
    group = "," if point == "." else "."
    whole, _, decimals = _split_decimals(plain, point, group)
    digits = whole.replace(".", "").replace(",", "")
    value = float(f"{digits or '0'}.{decimals or '0'}")
    return value, (10.0 ** -len(decimals) if decimals else step_of(value))


def _split_decimals(plain: str, point: str, group: str) -> tuple[str, str, str]:
    """Which separator is the decimal one: the language's own, unless what follows can only be read
    otherwise.
    """
    if point in plain and group in plain:
        return plain.rpartition(point) if plain.rfind(point) > plain.rfind(group) else plain.rpartition(group)
    if plain.count(point) == 1:
        return plain.partition(point)
    parts = plain.split(group)
    if len(parts) == 2 and (
        len(parts[1]) != _SPACE_GROUP or parts[0] in {"", "0"} or len(parts[0]) > _SPACE_GROUP
    ):
        return plain.partition(group)
    return plain, "", ""


def _read_digits(words: Sequence[Word], at: int, language: str) -> Numeral:
    text, end = words[at].text, at + 1
    while language != "en" and _continues_group(words, text, end):
        text += words[end].text
        end += 1
    value, step = digit_value(text, language)
    return Numeral(value, step, "cardinal", end, digits=True)


def _continues_group(words: Sequence[Word], text: str, end: int) -> bool:
    """Whether "1 200" goes on: three more digits after one plain space."""
    if end >= len(words) or words[end].kind is not WordKind.NUMBER or words[end].glued:
        return False
    first_group = len(text) <= _SPACE_GROUP or len(text) % _SPACE_GROUP == 0
    one_space = words[end].span.start - words[end - 1].span.end == 1
    return (
        first_group
        and text.isdecimal()
        and len(words[end].text) == _SPACE_GROUP
        and words[end].text.isdecimal()
        and one_space
    )


class _Sum:
    """Adds up number words as they come: "two hundred and twelve thousand"."""

    def __init__(self) -> None:
        self.total = 0.0
        self.part = 0.0
        self.last = 0.0  # the smallest step so far: what comes next must be smaller

    def takes(self, value: float, role: str) -> bool:
        """Whether the next number word goes on with the numeral; it is added if so."""
        if role == "hundred":
            return self._multiply_part(value)
        if role == "scale":
            return self._close_part(value)
        return self._add(value)

    def _multiply_part(self, value: float) -> bool:
        if self.part >= _HUNDRED:
            return False
        self.part = max(self.part, 1.0) * value
        self.last = value
        return True

    def _close_part(self, value: float) -> bool:
        if self.total and value >= self.total:
            return False
        self.total += max(self.part, 1.0) * value
        self.part, self.last = 0.0, value
        return True

    def _add(self, value: float) -> bool:
        if self.part == 4 and value == 20 and self.last == 4:  # quatre-vingts
            self.part, self.last = 80.0, 20.0
            return True
        if self.last and not (value < self.last and (self.last >= _HUNDRED or self.part % 10 == 0)):
            return False
        self.part += value
        self.last = min(value, 10.0) if value < 20 else 20.0
        return True

    @property
    def value(self) -> float:
        return self.total + self.part


def _read_words(words: Sequence[Word], at: int, known: NumberWords) -> Numeral:
    value, role = known[at]
    if role not in {"cardinal", "hundred", "scale"}:
        return Numeral(
            value, value if role in {"group", "many"} else step_of(value), role, at + 1, digits=False
        )
    running, end = _Sum(), at
    while end < len(words):
        step = _next_word(words, end, known, running)
        if step is None:
            break
        end = step
    ordinal = _ordinal_tail(words, end, known, running)
    if ordinal is not None:
        return ordinal
    return Numeral(running.value, step_of(running.value), "cardinal", end, digits=False)


def _next_word(words: Sequence[Word], end: int, known: NumberWords, running: _Sum) -> int | None:
    """The index after the next number word, past a joining "and" or hyphen; None where it is over."""
    at = end
    if running.last and words[at].folded in _JOINERS and at + 1 in known:
        if running.last < 20 and words[at].folded not in {"-", "‑"}:
            return None
        at += 1
    if at not in known or known[at][1] not in {"cardinal", "hundred", "scale"}:
        return None
    return at + 1 if running.takes(*known[at]) else None


def _ordinal_tail(words: Sequence[Word], end: int, known: NumberWords, running: _Sum) -> Numeral | None:
    """The ordinal that ends the numeral, as in "twenty-third"."""
    at = end + 1 if end < len(words) and words[end].folded in {"-", "‑", "and"} else end
    if at in known and known[at][1] == "ordinal" and running.last >= 20 and known[at][0] < running.last:
        value = running.value + known[at][0]
        return Numeral(value, 1.0, "ordinal", at + 1, digits=False)
    return None
