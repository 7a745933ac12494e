"""Find dates and times that differ between the two sides of a link."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass

from viewer.engine.facts.date_reading import DateFact
from viewer.engine.facts.link_facts import LinkFacts, agreement, best_pairs, neighbours
from viewer.engine.facts.quantities import Verdict
from viewer.engine.model import Finding, Relation, Severity

# What speaks for two dates being about the same event.
_NEIGHBOURS = 0.5
_PLACE = 0.5
_SAME_PARTS = 0.2  # both name a weekday, both a month, ...
_SHARED_PART = 0.15  # the month is the same and the day differs
_SAME_LEAD = 0.16  # both say until when, or both since when
_EQUAL = 0.4
_COMPATIBLE = 0.2
_ALONE = 0.2
_MIN_CONFLICT = {Relation.REWORDED: 0.4, Relation.PARTIAL: 0.5, Relation.IDENTICAL: 0.4}
_MIN_PRECISION = 0.3
_PARTS_OF_MONTH = {"early": (1, 14), "mid": (8, 23), "late": (16, 31), "end": (20, 31)}  # days, generously
_ROUND_CLOCK = 30  # minutes by which "shortly before three" may be early
_WEEK_DAYS = 7
_OPPOSITE = (
    {"before", "after"},
    {"until", "since"},
    {"just_before", "just_after"},
    {"early", "end"},
    {"early", "late"},
)
_LEADS = (frozenset({"before", "until"}), frozenset({"since"}), frozenset({"end"}), frozenset({"after"}))
_NEAR_CLOCK, _NEAR = 60, 0.15  # minutes within which two times are likely told of one event
_HALF_DAY = 720  # minutes
_FAR_CLOCK, _FAR = 120, -0.4  # minutes from which two times hardly belong to one event
_ABOUT_MINUTES = 5  # "about 2.40" against "about 2.30" is ten minutes too far


@dataclass(frozen=True, slots=True)
class DatePair:
    """Two dates that are about the same event, how surely, and how they relate."""

    a: DateFact
    b: DateFact
    score: float
    verdict: Verdict


def match_dates(link: LinkFacts) -> list[DatePair]:
    """Pair the dates of both sides by what they date."""

    def score(a: DateFact, b: DateFact) -> float:
        return _score(link, a, b)

    pairs = best_pairs(link.a.dates, link.b.dates, score, _MIN_PRECISION)
    return [DatePair(a, b, value, compare_dates(a, b, link.dates)) for a, b, value in pairs]


def _score(link: LinkFacts, a: DateFact, b: DateFact) -> float:
    if a.clock != b.clock:
        return 0.0
    if {frozenset({"year"}), frozenset({"weekday"})} == {_parts(a), _parts(b)}:
        return 0.0  # a year and a weekday are never two ways to date one thing
    verdict = compare_dates(a, b, link.dates)
    around_a, around_b = neighbours(link.a, a.first, a.last), neighbours(link.b, b.first, b.last)
    context = agreement(around_a, around_b, link.concepts)
    score = _NEIGHBOURS * context + _PLACE * link.same_place((a.first, a.last), (b.first, b.last))
    shared = _parts(a) & _parts(b)
    score += _SAME_PARTS * bool(shared) + _SHARED_PART * any(_value(a, x) == _value(b, x) for x in shared)
    alone = (
        sum(x.clock == a.clock for x in link.a.dates) == sum(x.clock == b.clock for x in link.b.dates) == 1
    )
    score += _ALONE * alone + _SAME_LEAD * any({a.qualifier, b.qualifier} <= lead for lead in _LEADS)
    if verdict is Verdict.SAME:
        return score + _EQUAL
    if a.clock and verdict is Verdict.DIFFERENT:
        gap = abs((a.minute or 0) - (b.minute or 0))
        if abs(gap - _HALF_DAY) <= _ROUND_CLOCK:  # "4am" for "4pm"
            return score + _NEAR
        return score + _FAR * (gap > _FAR_CLOCK) + _NEAR * (gap <= _NEAR_CLOCK)
    return score + _COMPATIBLE if verdict in {Verdict.PRECISION, Verdict.FORM} else score


def _parts(date: DateFact) -> frozenset[str]:
    named = {
        "year": date.year,
        "month": date.month,
        "day": date.day,
        "weekday": date.weekday,
        "clock": date.minute,
        "relative": date.relative,
    }
    return frozenset(name for name, value in named.items() if value is not None)


def compare_dates(
    a: DateFact, b: DateFact, own_dates: tuple[str | None, str | None] = (None, None)
) -> Verdict:
    """How two dates relate; relative ones and weekdays count from the articles' own dates where these are
    known.
    """
    if a.clock and b.clock:
        return _compare_clocks(a, b)
    shared = _parts(a) & _parts(b)
    if "vague" in {part[0] for part in (a.relative, b.relative) if part is not None}:
        return Verdict.SAME if a.relative == b.relative else Verdict.PRECISION
    if _outside_part(a, b) or _outside_part(b, a):
        return Verdict.DIFFERENT
    turned = any({a.qualifier, b.qualifier} == pair for pair in _OPPOSITE)
    if {a.qualifier, b.qualifier} == {"before", "until"} and _next_day(a, b):
        return Verdict.PRECISION  # "closed until Wednesday", "not open before Thursday"
    if turned or any(_value(a, part) != _value(b, part) for part in shared):
        return Verdict.DIFFERENT
    return _compare_compatible(a, b) if shared else _compare_resolved(a, b, own_dates)


def _next_day(a: DateFact, b: DateFact) -> bool:
    """Whether two weekdays follow each other."""
    if a.weekday is None or b.weekday is None:
        return False
    return (a.weekday - b.weekday) % _WEEK_DAYS in {1, _WEEK_DAYS - 1}


def _outside_part(vague: DateFact, exact: DateFact) -> bool:
    """Whether a day lies outside "the end of June" or "early June"."""
    if vague.day is not None or exact.day is None or vague.month is None or vague.month != exact.month:
        return False
    first, last = _PARTS_OF_MONTH.get(vague.qualifier, (1, 31))
    return not first <= exact.day <= last


def _compare_compatible(a: DateFact, b: DateFact) -> Verdict:
    """Dates whose common parts are equal: the same, or one says more."""
    week = _compare_weeks(a, b)
    if week is not None:
        return week
    if _parts(a) != _parts(b) or a.week != b.week:
        return Verdict.PRECISION
    return Verdict.SAME if _alike(a.qualifier, b.qualifier) else Verdict.PRECISION


def _alike(a: str, b: str) -> bool:
    """Whether two qualifiers say the same: none and "since" do where they only lead in."""
    neutral = {"", "since", "before", "until", "after"}
    return a == b or (a in neutral and b in neutral and "" in {a, b})


def _value(date: DateFact, part: str) -> object:
    return date.minute if part == "clock" else getattr(date, part)


def _compare_weeks(a: DateFact, b: DateFact) -> Verdict | None:
    """A day against "the second week of" its month."""
    for week, day in ((a.week, b.day), (b.week, a.day)):
        if week is not None and day is not None:
            first = (week - 1) * _WEEK_DAYS + 1
            return Verdict.PRECISION if first - 1 <= day <= first + _WEEK_DAYS else Verdict.DIFFERENT
    if a.week is not None and b.week is not None and a.week != b.week:
        return Verdict.DIFFERENT
    return None


def _compare_clocks(a: DateFact, b: DateFact) -> Verdict:
    gap = (a.minute or 0) - (b.minute or 0)
    if a.clock12 or b.clock12:
        gap = (gap + 360) % 720 - 360
    if gap == 0 and {a.qualifier, b.qualifier} in _OPPOSITE:
        return Verdict.DIFFERENT
    if gap == 0:
        return Verdict.SAME if a.qualifier == b.qualifier else Verdict.PRECISION
    senses = {a.qualifier, b.qualifier}
    if senses & {"just_before", "just_after", "before", "after"}:
        return Verdict.PRECISION if abs(gap) <= _ROUND_CLOCK else Verdict.DIFFERENT
    vague = "" in senses and senses <= {"", "about", "since"}
    return Verdict.PRECISION if vague and abs(gap) <= _ABOUT_MINUTES else Verdict.DIFFERENT


def _compare_resolved(a: DateFact, b: DateFact, own_dates: tuple[str | None, str | None]) -> Verdict:
    """Dates that name nothing in common: as calendar days where both can be worked out."""
    day_a, day_b = resolved(a, own_dates[0]), resolved(b, own_dates[1])
    if day_a is None or day_b is None:
        return Verdict.PRECISION
    return Verdict.FORM if day_a == day_b else Verdict.DIFFERENT


def resolved(date: DateFact, own_date: str | None) -> datetime.date | None:
    """The calendar day that a date means in an article of `own_date` (ISO 8601), None where it cannot be
    told.
    """
    if own_date is None or date.qualifier not in {"", "on"}:
        return None
    try:
        today = datetime.date.fromisoformat(own_date[:10])
        if date.relative is not None:
            return today + datetime.timedelta(days=date.relative[1]) if date.relative[0] == "day" else None
        if date.month is not None and date.day is not None:
            return datetime.date(date.year or today.year, date.month, date.day)
    except ValueError:
        return None
    if date.weekday is not None and date.day is None:
        back = (today.isoweekday() - date.weekday) % _WEEK_DAYS
        return today - datetime.timedelta(days=back)
    return None


def find(link: LinkFacts) -> Iterator[Finding]:
    """The dates and times that differ."""
    for pair in match_dates(link):
        severity = severity_of(link, pair)
        if severity is None:
            continue
        a_text, b_text = link.a.of(pair.a.span), link.b.of(pair.b.span)
        explanation = _explanation(pair, severity, a_text, b_text)
        yield Finding("date", severity, a_text, b_text, pair.a.span, pair.b.span, explanation)


def severity_of(link: LinkFacts, pair: DatePair) -> Severity | None:
    """How gravely two dates differ, None where they do not or where they hardly belong to one event."""
    if pair.verdict is Verdict.DIFFERENT:
        return Severity.CONFLICT if pair.score >= _MIN_CONFLICT[link.relation] else None
    if pair.verdict is Verdict.PRECISION:
        return Severity.PRECISION
    return Severity.WORDING if pair.verdict is Verdict.FORM else None


def _explanation(pair: DatePair, severity: Severity, a_text: str, b_text: str) -> str:
    subject = "The time" if pair.a.clock else "The date"
    if severity is Severity.CONFLICT:
        return f"{subject} differs: {a_text} against {b_text}."
    if severity is Severity.WORDING:
        return f"{subject} is the same in another form: {a_text} and {b_text}."
    return f"{subject} is less exact on one side: {a_text} against {b_text}."
