"""Read clock times: "6:47 a.m.", "1.12am", "2 h 40", "18.30 Uhr", "three o'clock", "noon"."""

from __future__ import annotations

import re
from dataclasses import replace

from viewer.engine.facts.date_reading import DateFact, DateReading
from viewer.engine.facts.words import WordKind

_CLOCK_DOT = re.compile(r"(\d{1,2})[.:](\d{2})")
_HOURS, _MINUTES = 24, 60
_FIGURES_OF_MINUTES = 2
_NOON = 720  # minutes from midnight


def clock(reading: DateReading, at: int) -> DateFact | None:
    """A time of day that starts at a word."""
    if reading.means(at, "noon"):
        return replace(reading.fact(at, at + 1), minute=_NOON)
    if reading.means(at, "midnight"):
        return replace(reading.fact(at, at + 1), minute=0)
    if reading.words[at].kind is WordKind.NUMBER:
        return _in_figures(reading, at)
    hour = reading.cardinals.get(at)
    if hour is None or not 1 <= hour <= _HOURS:
        return None
    return _ended(reading, at, at + 1, hour * _MINUTES)


def _in_figures(reading: DateReading, at: int) -> DateFact | None:
    """A time in figures: one figure with a stop in it, or two parted by a colon or "h"."""
    match = _CLOCK_DOT.fullmatch(reading.words[at].text)
    if match is not None:
        minute = _minute(int(match[1]), int(match[2]))
        return (
            None
            if minute is None
            else _ended(reading, at, at + 1, minute, sure=reading.means(at - 1, "clock_article"))
        )
    hour = reading.number(at)
    if hour is None:
        return None
    minutes = _minutes_after(reading, at + 1)
    minute = _minute(hour, minutes or 0)
    if minute is None:
        return None
    if minutes is None:
        return _ended(reading, at, at + 1, minute)
    return _ended(reading, at, at + 3, minute, sure=True)


def _minute(hour: int, minutes: int) -> int | None:
    """Minutes from midnight, None where there is no such time."""
    return hour * _MINUTES + minutes if 0 <= hour <= _HOURS and 0 <= minutes < _MINUTES else None


def _minutes_after(reading: DateReading, at: int) -> int | None:
    """The two figures for minutes behind a glued colon or the sign for hours."""
    colon = reading.folded(at) == ":" and reading.words[at].glued
    minutes = reading.number(at + 1)
    if minutes is None or len(reading.words[at + 1].text) != _FIGURES_OF_MINUTES:
        return None
    return minutes if colon or reading.means(at, "hour_sign") else None


def _ended(reading: DateReading, at: int, end: int, minute: int, *, sure: bool = False) -> DateFact | None:
    """The time with the "a.m.", "Uhr" or "o'clock" that must follow unless its form makes it `sure`."""
    sign, after = _meridiem(reading, end)
    if sign:
        if minute // _MINUTES > 12:
            return None
        minute = minute % _NOON + (_NOON if sign == "pm" else 0)
        return replace(reading.fact(at, after), minute=minute)
    spoken = reading.means(end, "clock_sure")
    led = reading.means(end, "clock") and reading.means(at - 1, "clock_lead")
    if spoken or led:
        return replace(reading.fact(at, end + 1), minute=minute, clock12=minute <= _NOON and not sure)
    figures = reading.words[at].kind is WordKind.NUMBER
    if figures and reading.folded(end) == "h" and not sure:
        return replace(reading.fact(at, end + 1), minute=minute)
    return replace(reading.fact(at, end), minute=minute) if sure else None


def _meridiem(reading: DateReading, at: int) -> tuple[str, int]:
    """ "am" or "pm" at a place, however dotted, and the word after it."""
    first = reading.folded(at)
    if first in {"am", "pm"}:
        told = reading.words[at].glued or first == "pm" or reading.words[at - 1].kind is WordKind.NUMBER
        return (first, at + 1) if told else ("", at)
    if first in {"a", "p"} and reading.folded(at + 1) == "." and reading.folded(at + 2) == "m":
        return first + "m", at + 3 + (reading.folded(at + 3) == "." and at + 4 < len(reading.words))
    return "", at
