import pytest

from viewer.engine.facts.date_facts import compare_dates
from viewer.engine.facts.quantities import Verdict
from viewer.engine.facts.sentence_facts import facts_of


def date(text, language="en"):
    (fact,) = facts_of(text, language).dates
    return fact


@pytest.mark.parametrize(
    ("text", "language", "year", "month", "day"),
    [
        ("on March 3, 2022", "en", 2022, 3, 3),
        ("on 14 November 2021", "en", 2021, 11, 14),
        ("on the 14th of November", "en", None, 11, 14),
        ("in March 2022", "en", 2022, 3, None),
        ("since 2011", "en", 2011, None, None),
        ("on 2022-03-09", "en", 2022, 3, 9),
        ("am 3. März 2024", "de", 2024, 3, 3),
        ("am 9.3.2022", "de", 2022, 3, 9),
        ("le 1er mars", "fr", None, 3, 1),
        ("el 14 de enero de 2022", "es", 2022, 1, 14),
    ],
)
def test_dates_are_read_in_every_form(text, language, year, month, day):
    found = date(text, language)
    assert (found.year, found.month, found.day) == (year, month, day)


@pytest.mark.parametrize(
    ("text", "language", "minute"),
    [
        ("at 6:47 a.m. today", "en", 407),
        ("at 1.12am", "en", 72),
        ("at 3pm", "en", 900),
        ("at 12.30pm", "en", 750),
        ("at noon", "en", 720),
        ("vers 2 h 40", "fr", 160),
        ("à 18h30", "fr", 1110),
        ("um 18.30 Uhr", "de", 1110),
        ("a las 14.30", "es", 870),
    ],
)
def test_clock_times_are_read_in_every_form(text, language, minute):
    assert facts_of(text, language).dates[0].minute == minute


def test_words_that_only_look_like_dates_are_none():
    assert facts_of("They may march on the sun.", "en").dates == ()
    assert facts_of("a crowd of 2000 people", "en").dates == ()


def test_a_weekday_in_front_belongs_to_the_date():
    found = date("on Monday 5 January 2026")
    assert (found.weekday, found.day, found.month, found.year) == (1, 5, 1, 2026)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("on March 3", "on March 13", Verdict.DIFFERENT),
        ("on March 3", "in March", Verdict.PRECISION),
        ("on March 3", "on 3 March", Verdict.SAME),
        ("on March 3", "in the second week of March", Verdict.DIFFERENT),
        ("on March 13", "in the second week of March", Verdict.PRECISION),
        ("before March", "after March", Verdict.DIFFERENT),
        ("on Friday", "yesterday", Verdict.PRECISION),
        ("in June", "next summer", Verdict.PRECISION),
        ("shortly before 3 a.m.", "at 2:40 a.m.", Verdict.PRECISION),
    ],
)
def test_two_dates_relate_as_an_editor_reads_them(a, b, verdict):
    assert compare_dates(date(a), date(b)) is verdict


def test_relative_days_count_from_the_articles_own_dates():
    yesterday, friday = date("yesterday"), date("on Friday")
    assert compare_dates(yesterday, friday, ("2026-01-10", "2026-01-10")) is Verdict.FORM
    assert compare_dates(yesterday, friday, ("2026-01-08", "2026-01-10")) is Verdict.DIFFERENT
