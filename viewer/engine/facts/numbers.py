"""Find the figures of a sentence: their value, unit, qualifier, and what they count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from viewer.engine.facts.figure_parts import article_numeral, currency_before, is_label, range_from, scaled
from viewer.engine.facts.figure_units import as_age, is_second_age, with_unit
from viewer.engine.facts.lexicon import FactLexicon, Phrase
from viewer.engine.facts.names import NOUN_CAPITALS
from viewer.engine.facts.number_reading import NumberFact, NumberReading, number_reading
from viewer.engine.facts.numerals import Numeral, read_numeral, step_of
from viewer.engine.facts.quantities import Quantity
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

_HEAD_LENGTH = 3  # content words after the figure that may name what it counts
_HEAD_ENDS = frozenset(".,;:()?!")
_SIGNS = frozenset("-−–")
_MEASURES = frozenset({"duration", "length", "mass", "age"})


def find_numbers(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon, taken: frozenset[int]
) -> tuple[NumberFact, ...]:
    """The figures of a sentence in text order; words in `taken` belong to dates and are passed over."""
    reading = number_reading(words, phrases, lexicon, taken)
    found: list[NumberFact] = []
    at = 0
    while at < len(words):
        fact = _number_at(reading, at) if at not in taken and reading.may_start(at) else None
        if fact is None:
            at += 1
            continue
        if found and is_second_age(reading, found[-1], fact):
            fact = as_age(fact)
        if found and _joins(reading, found[-1], fact):
            found[-1] = _joined(reading, found[-1], fact)
        else:
            found.append(fact)
        at = max(fact.last, at + 1)
    return tuple(found)


def _number_at(reading: NumberReading, at: int) -> NumberFact | None:
    """The figure that starts at a word, with all that belongs to it."""
    start, currency = currency_before(reading, at)
    numeral = article_numeral(reading, at)
    if numeral is None:
        numeral = read_numeral(reading.words, start, reading.known, reading.lexicon.language)
    if numeral is None or is_label(reading, start, numeral):
        return None
    figure = range_from(reading, at, scaled(reading, numeral, money=currency is not None), currency)
    quantity, end = with_unit(reading, at, figure)
    weak = _is_weak(reading, at, figure.numeral, quantity)
    core = (at, end)
    at, quantity = _signed(reading, at, quantity)
    quantity, first, end = _with_qualifier(reading, at, quantity, end)
    head, people = _head(reading, end)
    if quantity.dimension == "count" and weak and not head:
        return None
    span = Span(reading.words[first].span.start, reading.words[end - 1].span.end)
    return NumberFact(span, quantity, head, first, end, weak, people, core)


def _signed(reading: NumberReading, at: int, quantity: Quantity) -> tuple[int, Quantity]:
    """The figure with the "minus" before it, and where it starts: "-4C", "minus 4 degrees"."""
    if at == 0 or quantity.range:
        return at, quantity
    sign = reading.folded(at - 1) in _SIGNS and not reading.words[at - 1].glued and reading.words[at].glued
    degrees = quantity.dimension.startswith("temperature")
    spoken = reading.means(at - 1, "minus") and (degrees or reading.lexicon.language in {"en", "de"})
    if not (sign or spoken) or (quantity.dimension == "count" and not spoken):
        return at, quantity
    return at - 1, replace(quantity, low=-quantity.low, high=-quantity.high)


def _is_weak(reading: NumberReading, at: int, numeral: Numeral, quantity: Quantity) -> bool:
    """Whether a figure is too common to contradict another: "one", "first", "both", "a year"."""
    if numeral.role in {"all", "times"} or (
        numeral.value <= 2 and numeral.role == "ordinal" and not numeral.digits
    ):
        return True
    if numeral.digits or numeral.value != 1:
        return False
    measured = quantity.dimension in _MEASURES and reading.means(at - 1, "measuring")
    return not measured


def _with_qualifier(
    reading: NumberReading, at: int, quantity: Quantity, end: int
) -> tuple[Quantity, int, int]:
    """The quantity with the qualifier around it, and its first word and the word after it."""
    first = at
    start = at - 1 if reading.means(at - 1, "range_opening") and quantity.range else at
    before = reading.before.get(start)
    if before is None and quantity.dimension == "share" and reading.means(start - 1, "date_article"):
        before = reading.before.get(start - 1)  # "casi la mitad"
    if before is not None and not set(range(before.start, before.end)) & reading.taken:
        quantity, first = replace(quantity, qualifier=before.values[0]), before.start
    after = reading.after.get(end)
    if after is None and reading.means(end, "hyphen"):
        after = reading.after.get(end + 1)
    if after is not None and not quantity.qualifier:
        quantity, end = replace(quantity, qualifier=after.values[0]), after.end
    if quantity.qualifier == "exactly":
        quantity = replace(quantity, qualifier="")
    return quantity, first, end


def _head(reading: NumberReading, end: int) -> tuple[tuple[str, ...], bool]:
    """The stems that may name what is counted, and whether they are people."""
    head: list[str] = []
    people = False
    at = end
    while at < len(reading.words) and len(head) < _HEAD_LENGTH:
        word = reading.words[at]
        breaks = word.kind in {WordKind.NUMBER, WordKind.QUOTE} or word.folded in _HEAD_ENDS
        if breaks or at in reading.known:
            break
        named = word.capital and reading.lexicon.language not in NOUN_CAPITALS
        if word.kind is WordKind.WORD and word.folded not in reading.lexicon.stopwords and not named:
            head.append(word.stem)
        people = people or (at in reading.person_nouns and len(head) <= 2)
        at += 1
    return tuple(head), people


def _joins(reading: NumberReading, a: NumberFact, b: NumberFact) -> bool:
    """Whether two measures are one: "four years and three months", "5ft 10in", "a year and a half"."""
    gap = [reading.folded(at) for at in range(a.last, b.first)]
    joined = not gap or (len(gap) == 1 and (gap == [","] or reading.means(a.last, "joining")))
    if not joined or a.quantity.range or b.quantity.qualifier or a.quantity.dimension not in _MEASURES:
        return False
    half = b.quantity.dimension == "share" and a.quantity.low >= 1
    return half or (a.quantity.dimension == b.quantity.dimension and b.quantity.factor < a.quantity.factor)


def _joined(reading: NumberReading, a: NumberFact, b: NumberFact) -> NumberFact:
    size = 1.0 if b.quantity.dimension == "share" else b.quantity.factor / a.quantity.factor
    value = a.quantity.low + b.quantity.low * size
    step = min(a.quantity.step, b.quantity.step * size if size != 1.0 else 0.5)
    quantity = replace(a.quantity, low=value, high=value, step=step or step_of(value))
    span, core = Span(a.span.start, b.span.end), (a.core[0], b.core[1])
    return replace(a, quantity=quantity, span=span, last=b.last, head=b.head, weak=False, core=core)
