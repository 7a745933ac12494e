"""What the readers of dates and clock times know of a sentence: its words, and the calendar words among
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from viewer.engine.facts.lexicon import Category, FactLexicon, Phrase
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

_CAPITAL_LANGUAGES = frozenset({"en", "de", "nl"})
_LONGEST_YEAR = 4


@dataclass(frozen=True, slots=True)
class DateFact:
    """A date or a clock time in a sentence; what is not said is None.

    ``relative`` is ("day" | "week" | "month" | "year" | "season" | "vague", steps from now); ``minute``
    counts from midnight;
    ``clock12`` is set where morning or afternoon is not said. ``week`` is the week of the month,
    ``qualifier`` a sense of
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
class DateReading:
    """The words of a sentence and the places of its calendar words."""

    words: Sequence[Word]
    lexicon: FactLexicon
    months: Mapping[int, int]
    weekdays: Mapping[int, int]
    relatives: Mapping[int, Phrase]
    qualifiers: Mapping[int, Phrase]  # by the word after them
    ordinals: Mapping[int, int]
    cardinals: Mapping[int, int]
    units: frozenset[int]
    people: frozenset[int]

    def folded(self, at: int) -> str:
        """The folded word at a place, empty outside the sentence."""
        return self.words[at].folded if 0 <= at < len(self.words) else ""

    def means(self, at: int, sense: str) -> bool:
        """Whether the small word at a place has a sense of ``small_words.tsv``."""
        return self.folded(at) in self.lexicon.sense(sense)

    def number(self, at: int) -> int | None:
        """The plain figure of at most four digits at a place, None where there is none."""
        if not 0 <= at < len(self.words) or self.words[at].kind is not WordKind.NUMBER:
            return None
        text = self.words[at].text
        return int(text) if text.isdecimal() and text.isascii() and len(text) <= _LONGEST_YEAR else None

    def may_start(self, at: int) -> bool:
        """Whether a date can begin at a word at all: a figure, a number word, or a word of the calendar."""
        known = (self.months, self.weekdays, self.relatives, self.ordinals, self.cardinals)
        if self.words[at].kind is WordKind.NUMBER or any(at in places for places in known):
            return True
        return self.means(at, "noon") or self.means(at, "midnight")

    def fact(self, first: int, last: int) -> DateFact:
        """A date that covers a range of words and says nothing yet."""
        return DateFact(Span(self.words[first].span.start, self.words[last - 1].span.end), first, last)

    def spread(self, fact: DateFact, first: int, last: int) -> DateFact:
        """The date, covering another range of words."""
        span = Span(self.words[first].span.start, self.words[last - 1].span.end)
        return replace(fact, span=span, first=first, last=last)


def date_reading(words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon) -> DateReading:
    """Sort the phrases of a sentence by what they mean for dates."""
    by_category: dict[Category, list[Phrase]] = {}
    for phrase in phrases:
        by_category.setdefault(phrase.category, []).append(phrase)
    numbers = by_category.get(Category.NUMBER_WORD, [])
    qualifiers: dict[int, Phrase] = {}
    for phrase in by_category.get(Category.DATE_QUALIFIER, []):
        qualifiers.setdefault(phrase.end, phrase)
    return DateReading(
        words=words,
        lexicon=lexicon,
        months=_calendar(words, by_category.get(Category.MONTH, []), lexicon),
        weekdays=_calendar(words, by_category.get(Category.WEEKDAY, []), lexicon),
        relatives={phrase.start: phrase for phrase in by_category.get(Category.RELATIVE_DATE, [])},
        qualifiers=qualifiers,
        ordinals={p.start: int(float(p.values[0])) for p in numbers if p.values[1] == "ordinal"},
        cardinals={p.start: int(float(p.values[0])) for p in numbers if p.values[1] == "cardinal"},
        units=frozenset(phrase.start for phrase in by_category.get(Category.UNIT, [])),
        people=frozenset(phrase.start for phrase in by_category.get(Category.PERSON_NOUN, [])),
    )


def _calendar(words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon) -> dict[int, int]:
    """The numbers of months or weekdays by their places, without words that only look like them."""
    return {p.start: int(p.values[0]) for p in phrases if _is_calendar_word(words, p.start, lexicon)}


def _is_calendar_word(words: Sequence[Word], at: int, lexicon: FactLexicon) -> bool:
    """Whether "May", "Sun" or "mars" is meant as a month or a day: by its capital and its neighbours."""
    word = words[at]
    if lexicon.language in _CAPITAL_LANGUAGES and not word.capital:
        return False
    if word.folded not in lexicon.sense("ambiguous_calendar"):
        return True
    near = (*words[max(at - 2, 0) : at], *words[at + 1 : at + 2])
    led = at > 0 and words[at - 1].folded in lexicon.sense("month_lead")
    return led or any(neighbour.kind is WordKind.NUMBER for neighbour in near)
