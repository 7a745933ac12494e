"""Tell what a figure measures: by its unit, its role, or the words around an age."""

from __future__ import annotations

from dataclasses import replace

from viewer.engine.facts.figure_parts import Figure, counts_something
from viewer.engine.facts.lexicon import Phrase
from viewer.engine.facts.number_reading import NumberFact, NumberReading
from viewer.engine.facts.numerals import Numeral
from viewer.engine.facts.quantities import Quantity

_LARGE_STEP = 10_000  # from here on a unit may follow behind "de": "3,5 millions d'euros"
_MAX_AGE = 120
_YEAR = 31_557_600.0  # seconds
_HIGHEST_SCORE = 20
_CLOSERS = frozenset({",", ".", ")", ":", ";"})


def with_unit(reading: NumberReading, at: int, figure: Figure) -> tuple[Quantity, int]:
    """The quantity of a figure that starts at a word, with its dimension, and the word after its unit."""
    numeral, currency, end = figure.numeral, figure.currency, figure.numeral.end
    quantity = Quantity(figure.low, figure.high, step=numeral.step, many=numeral.role == "many")
    if currency is not None:
        return replace(quantity, dimension=currency.values[0], factor=float(currency.values[1])), end
    if numeral.digits and reading.glued(end) and reading.means(end, "ordinal_suffix"):
        return replace(quantity, dimension="ordinal"), end + 1
    if numeral.role in {"ordinal", "times", "decade", "fraction"} and end not in reading.units:
        return replace(quantity, dimension={"fraction": "share"}.get(numeral.role, numeral.role)), end
    unit = _unit_after(reading, numeral)
    if unit is None:
        return _age_or_count(reading, at, quantity, numeral)
    if numeral.role == "ordinal":
        return replace(quantity, dimension="ordinal"), end
    return _measured(reading, at, quantity, unit)


def _unit_after(reading: NumberReading, numeral: Numeral) -> Phrase | None:
    """The unit behind a numeral, perhaps past a hyphen or "de"."""
    at = numeral.end
    hyphen = reading.means(at, "hyphen") and reading.glued(at + 1)
    linked = numeral.step >= _LARGE_STEP and reading.means(at, "unit_link")
    unit = reading.units.get(at + 1 if hyphen or linked else at)
    letter = (
        unit is not None and len(reading.folded(unit.start)) == 1 and reading.folded(unit.start).isalpha()
    )
    return None if letter and not numeral.digits else unit


def _measured(reading: NumberReading, at: int, quantity: Quantity, unit: Phrase) -> tuple[Quantity, int]:
    """The quantity in its unit; years may be an age: "34-year-old", "34 years of age", "un homme de 34
    ans".
    """
    end = unit.end
    measured = replace(quantity, dimension=unit.values[0], factor=float(unit.values[1]))
    if unit.values[0] != "duration":
        return measured, end
    after = end + 1 if reading.means(end, "hyphen") or reading.means(end, "fraction_of") else end
    if reading.means(after, "age"):
        return replace(measured, dimension="age"), after + 1
    before = at - 2 if reading.means(at - 1, "fraction_of") else at - 1
    of_person = before == at - 2 and before in reading.person_nouns and measured.factor == _YEAR
    if reading.means(before, "age") or of_person:
        return replace(measured, dimension="age"), end
    return measured, end


def _age_or_count(
    reading: NumberReading, at: int, quantity: Quantity, numeral: Numeral
) -> tuple[Quantity, int]:
    """A figure without a unit: an age where the words around it say so, a score, else a count."""
    end = numeral.end
    whole = numeral.role == "cardinal" and 0 < quantity.low <= _MAX_AGE and quantity.low == int(quantity.low)
    age = replace(quantity, dimension="age", factor=_YEAR)
    if whole and reading.means(end, "hyphen") and reading.means(end + 1, "age"):
        return age, end + 2
    if whole and reading.means(at - 1, "age"):
        return age, end
    if whole and numeral.digits and _looks_like_age(reading, at, end):
        return age, end
    short_range = quantity.range and reading.means(end - 2, "range_mark") and quantity.high <= _HIGHEST_SCORE
    if quantity.low > quantity.high or short_range or (quantity.range and reading.means(at - 1, "voting")):
        return replace(quantity, dimension="score"), end
    return quantity, end


def _looks_like_age(reading: NumberReading, at: int, end: int) -> bool:
    """ "Mr Renwick, 52, was", "Ada Lund (52)", "a man of 43"."""
    named = at >= 2 and reading.words[at - 2].capital
    closed = reading.folded(end) in _CLOSERS or end >= len(reading.words)
    if reading.folded(at - 1) == ",":
        return named and closed
    if reading.folded(at - 1) == "(":
        return named and reading.folded(end) == ")"
    of_person = reading.means(at - 1, "fraction_of") and at - 2 in reading.person_nouns
    return of_person and not counts_something(reading, end)


def is_second_age(reading: NumberReading, a: NumberFact, b: NumberFact) -> bool:
    """Whether a bare figure goes on a list of ages: "aged 24 and 31"."""
    gap = range(a.last, b.first)
    listed = len(gap) == 1 and (reading.means(a.last, "joining") or reading.folded(a.last) == ",")
    bare = b.quantity.dimension == "count" and not b.people and b.quantity.high <= _MAX_AGE
    return a.quantity.dimension == "age" and bare and listed


def as_age(fact: NumberFact) -> NumberFact:
    """The same figure as an age."""
    return replace(fact, quantity=replace(fact.quantity, dimension="age", factor=_YEAR))
