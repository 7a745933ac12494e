"""Find the dates and clock times of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from viewer.engine.facts import calendar_dates, clock_times
from viewer.engine.facts.date_reading import DateFact, DateReading, date_reading
from viewer.engine.facts.lexicon import FactLexicon, Phrase
from viewer.engine.facts.words import Word

Pattern = Callable[[DateReading, int], DateFact | None]

PATTERNS: Sequence[Pattern] = (
    calendar_dates.numeric,
    calendar_dates.weekday_first,
    calendar_dates.day_first,
    calendar_dates.week_of_month,
    calendar_dates.month_first,
    calendar_dates.relative,
    clock_times.clock,
    calendar_dates.year_alone,
)
"""The forms of dates and times; the first that fits a place is taken."""


def find_dates(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon
) -> tuple[DateFact, ...]:
    """The dates and clock times of a sentence in text order."""
    reading = date_reading(words, phrases, lexicon)
    found: list[DateFact] = []
    at = 0
    while at < len(words):
        fact = _read(reading, at) if reading.may_start(at) else None
        if fact is None:
            at += 1
            continue
        fact = _qualified(reading, fact)
        at = fact.last
        if found and fact.relative is None and (joined := _joined(reading, found[-1], fact)) is not None:
            found[-1] = joined
        else:
            found.append(fact)
    return tuple(found)


def _read(reading: DateReading, at: int) -> DateFact | None:
    return next((fact for pattern in PATTERNS if (fact := pattern(reading, at)) is not None), None)


def _qualified(reading: DateReading, fact: DateFact) -> DateFact:
    """The date with what is said before it: "shortly before", "by the end of", "until"."""
    at = fact.first
    at -= reading.folded(at - 1) == "-" or reading.means(at - 1, "date_article")
    phrase = reading.qualifiers.get(at) or reading.qualifiers.get(fact.first)
    if phrase is None:
        return fact
    return replace(reading.spread(fact, phrase.start, fact.last), qualifier=phrase.values[0])


def _joined(reading: DateReading, a: DateFact, b: DateFact) -> DateFact | None:
    """ "on Tuesday, March 3" found as two; a clock time and a date stay two facts."""
    linked = all(reading.means(at, "day_gap") for at in range(a.last, b.first))
    weekday_alone = a.weekday is not None and a.day is None and not a.clock
    if not (linked and weekday_alone and b.day is not None and b.weekday is None):
        return None
    whole = replace(b, weekday=a.weekday, qualifier=a.qualifier or b.qualifier)
    return reading.spread(whole, a.first, b.last)
