"""Find the dates and clock times of a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from viewer.engine.facts.lexicon import Category, FactLexicon, Phrase
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

_FIRST_YEAR, _LAST_YEAR = 1500, 2100
_YEAR_PREPOSITIONS = frozenset(
    {
        *(
            "in",
            "since",
            "from",
            "until",
            "till",
            "by",
            "of",
            "before",
            "after",
            "around",
            "between",
            "and",
            "to",
            "early",
            "late",
        ),
        *(
            "seit",
            "bis",
            "ab",
            "vor",
            "nach",
            "jahr",
            "jahre",
            "anfang",
            "ende",
            "mitte",
            "von",
            "zwischen",
            "und",
        ),
        *(
            "en",
            "depuis",
            "dès",
            "avant",
            "après",
            "jusqu'en",
            "année",
            "fin",
            "début",
            "entre",
            "et",
            "vers",
        ),
        *(
            "desde",
            "hasta",
            "antes",
            "después",
            "año",
            "hacia",
            "y",
            "del",
            "a",
            "summer",
            "spring",
            "winter",
            "autumn",
        ),
        *("(", "-", "–", "à"),
    }
)
_DAY_SUFFIXES = frozenset({"st", "nd", "rd", "th", "er", "º"})
_DATE_LINKS = frozenset({"of", "de", "del", ",", "the", "."})
_CAPITAL_LANGUAGES = frozenset({"en", "de", "nl"})
_AMBIGUOUS_SHORT = frozenset(
    {"sun", "sat", "mon", "wed", "mar", "so", "do", "mi", "di", "dec", "jan", "may", "march", "mars", "mai"}
)
_ISO = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})")
_CLOCK_DOT = re.compile(r"(\d{1,2})[.:](\d{2})")
_MARCH_CONTEXT = frozenset(
    {
        *(
            "in",
            "since",
            "by",
            "of",
            "last",
            "next",
            "this",
            "until",
            "from",
            "early",
            "late",
            "mid",
            "before",
            "after",
            "during",
        ),
        *("on", "to", "and", "between", "mid-", "-"),
        *(
            "en",
            "de",
            "depuis",
            "fin",
            "début",
            "dès",
            "mi",
            "im",
            "seit",
            "anfang",
            "ende",
            "mitte",
            "le",
            "al",
            "y",
            "et",
            "und",
        ),
    }
)
_MERIDIEM = frozenset({"a.m", "p.m", "am", "pm"})
_OCLOCK = frozenset({"o'clock", "uhr", "h", "heures", "heure", "hrs", "horas", "hora"})


@dataclass(frozen=True, slots=True)
class DateFact:
    """A date or a clock time in a sentence; what is not said is None.

    ``relative`` is ("day" | "week" | "month" | "year" | "season" | "vague", steps from now); ``minute`` counts from midnight;
    ``clock12`` is set where morning or afternoon is not said. ``week`` is the week of the month, ``qualifier`` a sense of
    ``date_qualifiers.tsv``. ``first``..``last`` is the half-open range of words.
    """

    span: Span
    first: int
    last: int
    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None
    week: int | None = None
    minute: int | None = None
    clock12: bool = False
    relative: tuple[str, int] | None = None
    part: str = ""
    qualifier: str = ""

    @property
    def clock(self) -> bool:
        """Whether it is a time of day rather than a date."""
        return self.minute is not None


@dataclass(frozen=True, slots=True)
class _Reading:
    words: Sequence[Word]
    language: str
    months: Mapping[int, int]
    weekdays: Mapping[int, int]
    relatives: Mapping[int, Phrase]
    qualifiers: Mapping[int, Phrase]
    ordinals: Mapping[int, int]
    cardinals: Mapping[int, int]
    units: frozenset[int]

    def folded(self, at: int) -> str:
        """The folded word at a place, empty outside the sentence."""
        return self.words[at].folded if 0 <= at < len(self.words) else ""

    def number(self, at: int) -> int | None:
        """The plain figure at a place, None where there is none."""
        if (
            0 <= at < len(self.words)
            and self.words[at].kind is WordKind.NUMBER
            and self.words[at].text.isascii()
        ):
            return (
                int(self.words[at].text)
                if self.words[at].text.isdecimal() and len(self.words[at].text) <= 4
                else None
            )
        return None


_Pattern = Callable[[_Reading, int], DateFact | None]


def find_dates(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon
) -> tuple[DateFact, ...]:
    """The dates and clock times of a sentence in text order."""
    reading = _reading(words, phrases, lexicon)
    found: list[DateFact] = []
    at = 0
    while at < len(words):
        fact = next((fact for pattern in _PATTERNS if (fact := pattern(reading, at)) is not None), None)
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


def _reading(words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon) -> _Reading:
    months: dict[int, int] = {}
    weekdays: dict[int, int] = {}
    relatives: dict[int, Phrase] = {}
    qualifiers: dict[int, Phrase] = {}
    ordinals: dict[int, int] = {}
    cardinals: dict[int, int] = {}
    units: set[int] = set()
    for phrase in phrases:
        if phrase.category is Category.MONTH and _is_calendar_word(words, phrase.start, lexicon.language):
            months[phrase.start] = int(phrase.values[0])
        elif phrase.category is Category.WEEKDAY and _is_calendar_word(words, phrase.start, lexicon.language):
            weekdays[phrase.start] = int(phrase.values[0])
        elif phrase.category is Category.RELATIVE_DATE:
            relatives.setdefault(phrase.start, phrase)
        elif phrase.category is Category.DATE_QUALIFIER and phrase.end not in qualifiers:
            qualifiers[phrase.end] = phrase
        elif phrase.category is Category.NUMBER_WORD and phrase.values[1] == "ordinal":
            ordinals[phrase.start] = int(float(phrase.values[0]))
        elif phrase.category is Category.NUMBER_WORD and phrase.values[1] == "cardinal":
            cardinals[phrase.start] = int(float(phrase.values[0]))
        elif phrase.category is Category.UNIT:
            units.add(phrase.start)
    return _Reading(
        words,
        lexicon.language,
        months,
        weekdays,
        relatives,
        qualifiers,
        ordinals,
        cardinals,
        frozenset(units),
    )


def _is_calendar_word(words: Sequence[Word], at: int, language: str) -> bool:
    """Whether "May", "Sun" or "mars" is meant as a month or a day: by its capital and its neighbours."""
    word = words[at]
    if language in _CAPITAL_LANGUAGES and not word.capital:
        return False
    if word.folded not in _AMBIGUOUS_SHORT:
        return True
    before = words[at - 1] if at else None
    after = words[at + 1] if at + 1 < len(words) else None
    near_figure = any(near is not None and near.kind is WordKind.NUMBER for near in (before, after))
    return near_figure or (before is not None and before.folded in _MARCH_CONTEXT)


def _fact(reading: _Reading, first: int, last: int, **_: object) -> DateFact:
    return DateFact(Span(reading.words[first].span.start, reading.words[last - 1].span.end), first, last)


def _day_at(reading: _Reading, at: int) -> tuple[int, int] | None:
    """A day of the month in figures and the word after it (past "th", "." or "er")."""
    number = reading.number(at)
    if number is None or not 1 <= number <= 31:
        return None
    after = at + 1
    suffix = reading.folded(after) in _DAY_SUFFIXES or (
        reading.language == "de" and reading.folded(after) == "."
    )
    if suffix and reading.words[after].glued:
        after += 1
    return number, after


def _year_at(reading: _Reading, at: int) -> tuple[int, int] | None:
    """A year, perhaps after a comma or "de", and the word after it."""
    skip = at + 1 if reading.folded(at) in {",", "de", "del"} else at
    number = reading.number(skip)
    if number is None or not _FIRST_YEAR <= number <= _LAST_YEAR or len(reading.words[skip].text) != 4:
        return None
    return number, skip + 1


def _month_first(reading: _Reading, at: int) -> DateFact | None:
    """ "March 3, 2022", "March 2022", "March"."""
    if at not in reading.months:
        return None
    fact, end = replace(_fact(reading, at, at + 1), month=reading.months[at]), at + 1
    end += reading.folded(end) == "." and len(reading.folded(at)) <= 4 and reading.number(end + 1) is not None
    day = _day_at(reading, end) if reading.language == "en" else None
    if day is not None and reading.folded(day[1]) not in {"%"}:
        fact, end = replace(fact, day=day[0]), day[1]
    year = _year_at(reading, end)
    if year is not None:
        fact, end = replace(fact, year=year[0]), year[1]
    last = end if fact.day or fact.year else at + 1
    return _spread(reading, fact, at, last)


def _day_first(reading: _Reading, at: int) -> DateFact | None:
    """ "14 November 2022", "14th of November", "le 1er mars", "3. Mai", "14 de enero de 2022"."""
    day = _day_at(reading, at)
    if day is None:
        return None
    value, month_at = day
    month_at += reading.folded(month_at) in {"of", "de"}
    if month_at not in reading.months:
        return None
    fact, end = (
        replace(_fact(reading, at, month_at + 1), day=value, month=reading.months[month_at]),
        month_at + 1,
    )
    year = _year_at(reading, end)
    if year is not None:
        fact, end = replace(fact, year=year[0]), year[1]
    return _spread(reading, fact, at, end)


def _weekday_first(reading: _Reading, at: int) -> DateFact | None:
    """ "Monday", "Monday 5 January 2026", "Monday, January 5"."""
    if at not in reading.weekdays:
        return None
    own = replace(_fact(reading, at, at + 1), weekday=reading.weekdays[at])
    following = at + 1
    while reading.folded(following) in {",", "the", "den", "dem", "le", "."} and following <= at + 2:
        following += 1
    rest = (
        _day_first(reading, following) or _month_first(reading, following)
        if following < len(reading.words)
        else None
    )
    if rest is None or rest.day is None:
        return own
    return _spread(reading, replace(rest, weekday=own.weekday), at, rest.last)


def _week_of_month(reading: _Reading, at: int) -> DateFact | None:
    """ "the second week of March"."""
    week = reading.ordinals.get(at)
    if week is None or reading.folded(at + 1) not in {"week", "woche", "semaine", "semana"}:
        return None
    month_at = at + 3 if reading.folded(at + 2) in {"of", "in", "im", "de", "des"} else at + 2
    if month_at not in reading.months:
        return None
    return replace(
        _spread(reading, _fact(reading, at, at + 1), at, month_at + 1),
        week=week,
        month=reading.months[month_at],
    )


def _numeric(reading: _Reading, at: int) -> DateFact | None:
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


def _from_parts(reading: _Reading, at: int, end: int, parts: list[int]) -> DateFact | None:
    if parts[0] >= _FIRST_YEAR:
        year, month, day = parts
    else:
        day, month, year = parts
        if reading.language == "en" and day <= 12 and month <= 12:
            return None  # 3/9/2022 is read differently on the two sides of the Atlantic
    if month > 12 and day <= 12:
        day, month = month, day
    if not (1 <= month <= 12 and 1 <= day <= 31 and _FIRST_YEAR <= year <= _LAST_YEAR):
        return None
    return replace(_spread(reading, _fact(reading, at, at + 1), at, end), year=year, month=month, day=day)


def _relative(reading: _Reading, at: int) -> DateFact | None:
    phrase = reading.relatives.get(at)
    if phrase is None:
        return None
    kind, steps = phrase.values[0], int(phrase.values[1])
    return replace(_spread(reading, _fact(reading, at, at + 1), at, phrase.end), relative=(kind, steps))


def _year_alone(reading: _Reading, at: int) -> DateFact | None:
    """ "in 2017", "since 2011", "(2019)"."""
    year = _year_at(reading, at)
    if year is None or reading.number(at) is None or reading.folded(at - 1) not in _YEAR_PREPOSITIONS:
        return None
    if (
        at + 1 in reading.units
        or reading.folded(at + 1) in {"-", "–", "/"}
        and reading.number(at + 2) is None
    ):
        return None
    follower = reading.words[at + 1] if at + 1 < len(reading.words) else None
    counts = follower is not None and follower.kind is WordKind.WORD and _looks_counted(reading, at)
    return None if counts else replace(_fact(reading, at, at + 1), year=year[0])


def _looks_counted(reading: _Reading, at: int) -> bool:
    """Whether "of 2000 people" counts rather than dates: a plural noun follows a preposition that may stand before either."""
    follower = reading.folded(at + 1)
    plural = (
        reading.language == "en"
        and follower.endswith("s")
        and follower not in {"was", "is", "has", "its", "as", "this"}
    )
    return plural or follower in {"people", "personnes", "menschen", "personas"}


def _clock(reading: _Reading, at: int) -> DateFact | None:
    """ "6:47 a.m.", "1.12am", "3pm", "2 h 40", "18.30 Uhr", "three o'clock", "noon"."""
    word = reading.words[at]
    if word.folded in {"noon", "midday", "midi", "mediodía"}:
        return replace(_fact(reading, at, at + 1), minute=720)
    if word.folded in {"midnight", "minuit", "mitternacht", "medianoche"}:
        return replace(_fact(reading, at, at + 1), minute=0)
    if word.kind is WordKind.NUMBER:
        return _clock_digits(reading, at)
    hour = reading.cardinals.get(at)
    if hour is None or not 1 <= hour <= 24:
        return None
    return _clock_end(reading, at, at + 1, hour * 60, spoken=True)


def _clock_digits(reading: _Reading, at: int) -> DateFact | None:
    match = _CLOCK_DOT.fullmatch(reading.words[at].text)
    if match is not None:
        hour, minute, end, colon = int(match[1]), int(match[2]), at + 1, False
    else:
        number = reading.number(at)
        if number is None:
            return None
        hour, minute, end, colon = number, 0, at + 1, False
        sign = reading.folded(end)
        follow = reading.number(end + 1)
        minutes_follow = follow is not None and len(reading.words[end + 1].text) == 2 and follow < 60
        if (
            minutes_follow
            and follow is not None
            and (sign == ":" and reading.words[end].glued or sign in {"h", "uhr", "heures"})
        ):
            minute, end, colon = follow, end + 2, True
    if not (0 <= hour <= 24 and 0 <= minute < 60):
        return None
    if colon:
        return _clock_marked(reading, at, end, hour * 60 + minute)
    return _clock_end(reading, at, end, hour * 60 + minute, spoken=False)


def _clock_marked(reading: _Reading, at: int, end: int, minute: int) -> DateFact:
    """A time that its own colon or "h" shows; am and pm may follow."""
    marked = _clock_end(reading, at, end, minute, spoken=False)
    if marked is not None:
        return marked
    return replace(_spread(reading, _fact(reading, at, at + 1), at, end), minute=minute)


def _clock_end(reading: _Reading, at: int, end: int, minute: int, *, spoken: bool) -> DateFact | None:
    """The time with the "a.m.", "Uhr" or "o'clock" that must follow; None where none does."""
    sign, after = _meridiem(reading, end)
    if sign:
        if minute // 60 > 12:
            return None
        minute = minute % 720 + (720 if sign == "pm" else 0)
        return replace(_spread(reading, _fact(reading, at, at + 1), at, after), minute=minute)
    follower = reading.folded(end)
    if follower == "h" and not spoken:
        return replace(_spread(reading, _fact(reading, at, at + 1), at, end + 1), minute=minute)
    before_clock = reading.folded(at - 1) in {
        "vers",
        "à",
        "avant",
        "las",
        "la",
        "gegen",
        "um",
        "après",
        "dès",
        "qu'",
    }
    if follower in {"o'clock", "uhr"} or (follower in _OCLOCK and follower != "h" and before_clock):
        return replace(
            _spread(reading, _fact(reading, at, at + 1), at, end + 1), minute=minute, clock12=minute <= 720
        )
    return None


def _meridiem(reading: _Reading, at: int) -> tuple[str, int]:
    """ "am" or "pm" at a place, however dotted, and the word after it."""
    first = reading.folded(at)
    if first in {"am", "pm"}:
        return (
            (first, at + 1)
            if reading.number(at - 1) is not None or reading.words[at].glued or first == "pm"
            else ("", at)
        )
    if first in {"a", "p"} and reading.folded(at + 1) == "." and reading.folded(at + 2) == "m":
        return first + "m", at + 3 + (reading.folded(at + 3) == "." and at + 4 < len(reading.words))
    return "", at


def _spread(reading: _Reading, fact: DateFact, first: int, last: int) -> DateFact:
    span = Span(reading.words[first].span.start, reading.words[last - 1].span.end)
    return replace(fact, span=span, first=first, last=last)


def _qualified(reading: _Reading, fact: DateFact) -> DateFact:
    """The date with what is said before it: "shortly before", "by the end of", "until"."""
    at = fact.first
    at -= reading.folded(at - 1) in {"-", "the", "le", "la", "el", "den", "dem", "las"}
    phrase = reading.qualifiers.get(at) or reading.qualifiers.get(fact.first)
    if phrase is None:
        return fact
    return replace(_spread(reading, fact, phrase.start, fact.last), qualifier=phrase.values[0])


def _joined(reading: _Reading, a: DateFact, b: DateFact) -> DateFact | None:
    """ "on Tuesday, March 3" found as two; a clock time and a date stay two facts."""
    gap = {reading.folded(at) for at in range(a.last, b.first)}
    if (
        a.clock
        or b.clock
        or a.relative
        or not gap <= {",", "on", "the", "dem", "den", "le"}
        or b.weekday is not None
    ):
        return None
    if a.weekday is None or a.day is not None or b.day is None:
        return None
    return _spread(
        reading, replace(b, weekday=a.weekday, qualifier=a.qualifier or b.qualifier), a.first, b.last
    )


_PATTERNS: Sequence[_Pattern] = (
    _numeric,
    _weekday_first,
    _day_first,
    _week_of_month,
    _month_first,
    _relative,
    _clock,
    _year_alone,
)
