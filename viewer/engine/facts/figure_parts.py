"""Read the parts of a figure around its numeral: articles and fractions, scales, currencies, both ends of a
range.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from viewer.engine.facts.lexicon import Phrase
from viewer.engine.facts.number_reading import NumberReading
from viewer.engine.facts.numerals import Numeral, read_numeral
from viewer.engine.facts.words import WordKind

_MULTIPLIERS = frozenset({"scale", "hundred", "group"})
_MEASURES = frozenset({"duration", "length", "volume", "mass"})
_LARGEST_WHOLE = 1000  # "3 in 2019" is no share
_RANGE_SPAN = 10  # a range whose ends are further apart is none
_SHORTEST_UNIT_WORD = 3  # letters; "a m" is no metre


@dataclass(frozen=True, slots=True)
class Figure:
    """Both ends of a figure (the same for one value), the last numeral read, and the currency before it."""

    low: float
    high: float
    numeral: Numeral
    currency: Phrase | None


def currency_before(reading: NumberReading, at: int) -> tuple[int, Phrase | None]:
    """The word after a currency sign that stands before figures, and the sign; else the word itself and
    None.
    """
    unit = reading.units.get(at)
    if unit is None or not unit.values[0].startswith("money") or unit.end >= len(reading.words):
        return at, None
    sign = reading.words[unit.end - 1].kind is WordKind.MARK or unit.values[1] == "1"
    follows = reading.words[unit.end].kind is WordKind.NUMBER and unit.end not in reading.taken
    return (unit.end, unit) if sign and follows else (at, None)


def article_numeral(reading: NumberReading, at: int) -> Numeral | None:
    """A figure that starts with an article or a fraction: "a dozen", "half a million", "a third", "a year
    and a half".
    """
    ratio = _ratio(reading, at)
    if ratio is not None:
        return ratio
    role = reading.role(at)
    one_unit = role == "cardinal" and reading.known[at][0] == 1.0 and at + 1 in reading.units
    if reading.means(at, "article") or one_unit:
        return _after_article(reading, at)
    if role == "fraction":
        return _fraction(reading, at, reading.known[at][0])
    if role == "cardinal":
        second = at + 2 if reading.means(at + 1, "hyphen") else at + 1
        if reading.role(second) == "fraction":  # "two-thirds", "trois quarts"
            return _share(reading.known[at][0] * reading.known[second][0], second + 1)
    return None


def _ratio(reading: NumberReading, at: int) -> Numeral | None:
    """A share given as two figures: "one in five", "4 out of 10"."""
    part_end = _plain_end(reading, at)
    if part_end is None:
        return None
    surely = reading.means(part_end, "ratio_opening") and reading.means(part_end + 1, "ratio_closing")
    joint = part_end + 2 if surely else part_end + 1
    if not (surely or reading.means(part_end, "ratio")):
        return None
    whole_end = _plain_end(reading, joint)
    if whole_end is None or joint in reading.taken or whole_end in reading.units:
        return None
    part, whole = _plain(reading, at), _plain(reading, joint)
    fits = part is not None and whole is not None and 0 < part.value < whole.value <= _LARGEST_WHOLE
    return _share(part.value / whole.value, whole_end) if fits and part and whole else None


def _plain(reading: NumberReading, at: int) -> Numeral | None:
    """The cardinal that starts at a word."""
    if not 0 <= at < len(reading.words):
        return None
    numeral = read_numeral(reading.words, at, reading.known, reading.lexicon.language)
    return numeral if numeral is not None and numeral.role == "cardinal" else None


def _plain_end(reading: NumberReading, at: int) -> int | None:
    numeral = _plain(reading, at)
    return None if numeral is None else numeral.end


def _share(value: float, end: int) -> Numeral:
    return Numeral(value, value, "fraction", end, digits=False)


def _after_article(reading: NumberReading, at: int) -> Numeral | None:
    role = reading.role(at + 1)
    if role in _MULTIPLIERS:
        return read_numeral(reading.words, at + 1, reading.known, reading.lexicon.language)
    if role == "fraction":
        return _fraction(reading, at + 1, reading.known[at + 1][0])
    if role == "ordinal" and reading.means(at + 2, "fraction_of") and reading.known[at + 1][0] > 2:
        return _share(1 / reading.known[at + 1][0], at + 2)
    unit = reading.units.get(at + 1)
    if unit is None or unit.values[0] not in _MEASURES or len(reading.folded(at + 1)) < _SHORTEST_UNIT_WORD:
        return None
    measured = reading.means(at - 1, "measuring") or at in reading.before or _half_after(reading, unit.end)
    return Numeral(1.0, 1.0, "cardinal", at + 1, digits=False) if measured else None


def _half_after(reading: NumberReading, at: int) -> bool:
    return reading.means(at, "joining") and reading.role(at + 2) == "fraction"


def _fraction(reading: NumberReading, at: int, value: float) -> Numeral:
    """ "half a dozen", "half an hour", "half of the homes", "a third"."""
    end = at + 1
    if reading.means(end, "article"):
        if reading.role(end + 1) in _MULTIPLIERS:
            size = value * reading.known[end + 1][0]
            return Numeral(size, size, "group", end + 2, digits=False)
        if end + 1 in reading.units:
            return Numeral(value, value, "cardinal", end + 1, digits=False)
    return _share(value, end)


def is_label(reading: NumberReading, at: int, numeral: Numeral) -> bool:
    """Whether the digits name a thing ("Covid-19", "Room 12", "A76") and count nothing."""
    if not numeral.digits or at == 0:
        return False
    before = reading.words[at - 1]
    if before.kind is WordKind.WORD and reading.words[at].glued:
        return True
    if reading.means(at - 1, "hyphen") and before.glued and reading.words[at].glued and at >= 2:
        return reading.words[at - 2].kind is WordKind.WORD and at - 2 not in reading.known
    return reading.means(at - 1, "label") and before.kind is WordKind.WORD


def scaled(reading: NumberReading, numeral: Numeral, *, money: bool) -> Numeral:
    """The numeral with a following "million" or a glued "m", "bn", "k"."""
    at = numeral.end
    if not numeral.digits:
        return numeral
    if reading.role(at) in _MULTIPLIERS and not reading.glued(at):
        return _times(numeral, reading.known[at][0], at + 1)
    attached = reading.glued(at) or (money and reading.folded(at) in {"m", "bn"})
    if at not in reading.magnitudes or not attached:
        return numeral
    perhaps_unit = at in reading.units and not money
    if perhaps_unit and not counts_something(reading, at + 1):
        return numeral
    return _times(numeral, reading.magnitudes[at], at + 1)


def _times(numeral: Numeral, factor: float, end: int) -> Numeral:
    return replace(numeral, value=numeral.value * factor, step=numeral.step * factor, end=end)


def counts_something(reading: NumberReading, at: int) -> bool:
    """Whether a plural noun follows, so that "14m" is millions and no distance."""
    if at >= len(reading.words) or reading.words[at].kind is not WordKind.WORD:
        return False
    if reading.means(at, "measure_adjective"):
        return False
    word = reading.words[at].folded
    return at in reading.person_nouns or (word.endswith("s") and word not in reading.lexicon.stopwords)


def range_from(reading: NumberReading, at: int, numeral: Numeral, currency: Phrase | None) -> Figure:
    """The figure that begins with a numeral: "20 to 30", "between 1,690 and 1,760", "3-1", or the numeral
    alone.
    """
    alone = Figure(numeral.value, numeral.value, numeral, currency)
    joint = numeral.end
    mark = reading.means(joint, "range_mark") and reading.glued(joint) and reading.glued(joint + 1)
    word = reading.means(joint, "range") and _range_opens(reading, at, joint)
    if not (mark or word) or joint + 1 >= len(reading.words) or joint + 1 in reading.taken:
        return alone
    start, second_currency = currency_before(reading, joint + 1)
    second = read_numeral(reading.words, start, reading.known, reading.lexicon.language)
    if second is None or (mark and not second.digits) or second.role != "cardinal":
        return alone
    plain = second.value
    second = scaled(reading, second, money=(currency or second_currency) is not None)
    low = numeral.value
    if second.value > plain and low < plain * _RANGE_SPAN:  # "3 to 4 million"
        low *= second.value / plain
    ends = replace(second, step=min(numeral.step, second.step))
    return Figure(low, second.value, ends, currency or second_currency)


def _range_opens(reading: NumberReading, at: int, joint: int) -> bool:
    """Whether the joint can only join a range: "to" alone, "and" behind "between"."""
    if not reading.means(joint, "joining"):
        return True
    return any(reading.means(at - back, "range_opening") for back in (1, 2))
