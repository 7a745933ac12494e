"""Read calendar dates: "Monday 5 January 2026", "the second week of March", "since 2011", "yesterday"."""

from __future__ import annotations

from dataclasses import replace

from viewer.engine.facts.date_reading import DateFact, DateReading
from viewer.engine.facts.words import WordKind

_FIRST_YEAR, _LAST_YEAR = 1500, 2100
_MONTHS, _DAYS = 12, 31
_RANGE_MARKS = frozenset({"-", "–", "/"})


def _day_at(reading: DateReading, at: int) -> tuple[int, int] | None:
    """A day of the month in figures and the word after it (past "th", "." or "er")."""
    number = reading.number(at)
    if number is None or not 1 <= number <= _DAYS:
        return None
    after = at + 1
    if reading.means(after, "day_suffix") and reading.words[after].glued:
        after += 1
    return number, after


def _year_at(reading: DateReading, at: int) -> tuple[int, int] | None:
    """A year, perhaps after a comma or "de", and the word after it."""
    skip = at + 1 if reading.means(at, "year_link") else at
    number = reading.number(skip)
    if number is None or not _FIRST_YEAR <= number <= _LAST_YEAR or len(reading.words[skip].text) != 4:
        return None
    return number, skip + 1


def month_first(reading: DateReading, at: int) -> DateFact | None:
    """ "March 3, 2022", "March 2022", "March"."""
    if at not in reading.months:
        return None
    fact, end = replace(reading.fact(at, at + 1), month=reading.months[at]), at + 1
    end += reading.folded(end) == "." and len(reading.folded(at)) <= 4 and reading.number(end + 1) is not None
    day = _day_at(reading, end) if reading.lexicon.language == "en" else None
    if day is not None and reading.folded(day[1]) not in {"%"}:
        fact, end = replace(fact, day=day[0]), day[1]
    year = _year_at(reading, end)
    if year is not None:
        fact, end = replace(fact, year=year[0]), year[1]
    last = end if fact.day or fact.year else at + 1
    return reading.spread(fact, at, last)


def day_first(reading: DateReading, at: int) -> DateFact | None:
    """ "14 November 2022", "14th of November", "le 1er mars", "3. Mai", "14 de enero de 2022"."""
    day = _day_at(reading, at)
    if day is None:
        return None
    value, month_at = day
    month_at += reading.means(month_at, "month_link")
    if month_at not in reading.months:
        return None
    fact = replace(reading.fact(at, month_at + 1), day=value, month=reading.months[month_at])
    end = month_at + 1
    year = _year_at(reading, end)
    if year is not None:
        fact, end = replace(fact, year=year[0]), year[1]
    return reading.spread(fact, at, end)


def weekday_first(reading: DateReading, at: int) -> DateFact | None:
    """ "Monday", "Monday 5 January 2026", "Monday, January 5"."""
    if at not in reading.weekdays:
        return None
    own = replace(reading.fact(at, at + 1), weekday=reading.weekdays[at])
    following = at + 1
    while (
        reading.folded(following) in {",", "."} or reading.means(following, "date_article")
    ) and following <= at + 2:
        following += 1
    if following >= len(reading.words):
        return own
    rest = day_first(reading, following) or month_first(reading, following)
    if rest is None or rest.day is None:
        return own
    return reading.spread(replace(rest, weekday=own.weekday), at, rest.last)


def week_of_month(reading: DateReading, at: int) -> DateFact | None:
    """ "the second week of March"."""
    week = reading.ordinals.get(at)
    if week is None or not reading.means(at + 1, "week"):
        return None
    month_at = at + 3 if reading.means(at + 2, "month_link") else at + 2
    if month_at not in reading.months:
        return None
    return replace(
        reading.spread(reading.fact(at, at + 1), at, month_at + 1),
        week=week,
        month=reading.months[month_at],
    )


def numeric(reading: DateReading, at: int) -> DateFact | None:
    """ "2022-03-09", "9.3.2022" and "09/03/2022" (day first where it can be told)."""
    word = reading.words[at]
    if word.kind is not WordKind.NUMBER:
        return None
    if word.text.count(".") == 2:
        parts, end = word.text.split("."), at + 1
    elif (
        reading.folded(at + 1) in {"-", "/"}
        and reading.folded(at + 3) == reading.folded(at + 1)
        and at + 4 < len(reading.words)
    ):
        parts, end = [reading.words[at + step].text for step in (0, 2, 4)], at + 5
    else:
        return None
    if not all(part.isdecimal() and part.isascii() and len(part) <= 4 for part in parts):
        return None
    return _from_parts(reading, at, end, [int(part) for part in parts])


def _from_parts(reading: DateReading, at: int, end: int, parts: list[int]) -> DateFact | None:
    if parts[0] >= _FIRST_YEAR:
        year, month, day = parts
    else:
        day, month, year = parts
        if reading.lexicon.language == "en" and day <= _MONTHS and month <= _MONTHS:
            return None  # 3/9/2022 is read differently on the two sides of the Atlantic
    if month > _MONTHS and day <= _MONTHS:
        day, month = month, day
    if not (1 <= month <= _MONTHS and 1 <= day <= _DAYS and _FIRST_YEAR <= year <= _LAST_YEAR):
        return None
    return replace(reading.spread(reading.fact(at, at + 1), at, end), year=year, month=month, day=day)


def relative(reading: DateReading, at: int) -> DateFact | None:
    """ "yesterday", "last week"."""
    phrase = reading.relatives.get(at)
    if phrase is None or (phrase.end - at == 1 and reading.means(at - 1, "no_date_lead")):  # "por la mañana"
        return None
    kind, steps = phrase.values[0], int(phrase.values[1])
    return replace(reading.spread(reading.fact(at, at + 1), at, phrase.end), relative=(kind, steps))


def year_alone(reading: DateReading, at: int) -> DateFact | None:
    """ "in 2017", "since 2011", "(2019)"."""
    year = _year_at(reading, at)
    if year is None or reading.number(at) is None or not reading.means(at - 1, "year_lead"):
        return None
    broken_range = reading.folded(at + 1) in _RANGE_MARKS and reading.number(at + 2) is None
    if at + 1 in reading.units or broken_range:
        return None
    follower = reading.words[at + 1] if at + 1 < len(reading.words) else None
    counts = follower is not None and follower.kind is WordKind.WORD and _looks_counted(reading, at)
    return None if counts else replace(reading.fact(at, at + 1), year=year[0])


def _looks_counted(reading: DateReading, at: int) -> bool:
    """Whether "of 2000 people" counts rather than dates: a plural or a noun for people follows."""
    follower = reading.folded(at + 1)
    english = reading.lexicon.language == "en"
    plural = english and follower.endswith("s") and follower not in reading.lexicon.stopwords
    return plural or at + 1 in reading.people
