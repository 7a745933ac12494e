"""Find the figures of a sentence: their value, unit, qualifier, and what they count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from viewer.engine.facts.lexicon import Category, FactLexicon, Phrase
from viewer.engine.facts.numerals import Numeral, read_numeral, step_of
from viewer.engine.facts.quantities import Quantity
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

_RANGE_MARKS = frozenset({"-", "–", "—", "‑", "/"})
_RANGE_WORDS = frozenset({"to", "and", "bis", "und", "à", "et", "a", "y"})
_BETWEEN = frozenset({"between", "from", "zwischen", "von", "entre", "de", "desde"})
_HEAD_LENGTH = 3  # content words after the figure that may name what it counts
_ORDINAL_SUFFIXES = frozenset(
    {"st", "nd", "rd", "th", "er", "ère", "re", "e", "ème", "eme", "nde", "º", "ª", "o"}
)
_AGE_MARKS = frozenset(
    {
        "old",
        "aged",
        "age",
        "jährige",
        "jähriger",
        "jährigen",
        "jähriges",
        "jährig",
        "alt",
        "alte",
        "alten",
        "alter",
        "altes",
    }
)
_ARTICLES = frozenset({"a", "an", "une", "un", "una", "ein", "eine", "einem", "einer", "einen", "eines"})
_MEASURE_ADJECTIVES = frozenset(
    {"high", "long", "tall", "wide", "deep", "away", "thick", "from", "below", "above", "down", "apart"}
)
_UNIT_GAP = frozenset({"-", "‑"})
_LABELS = frozenset(
    {
        "no",
        "number",
        "room",
        "flight",
        "page",
        "chapter",
        "route",
        "highway",
        "road",
        "gate",
        "line",
        "section",
        "article",
    }
)
_LARGE_SCALE = 10_000
_MAX_AGE = 120
_YEAR = 31_557_600.0  # seconds


@dataclass(frozen=True, slots=True)
class NumberFact:
    """A figure in a sentence.

    ``span`` covers the qualifier, the figure and its unit, ``head`` the stems that may name what it counts, the nearest
    first. ``first``..``last`` is the half-open range of words. ``weak``: "one", "a year": too common to conflict alone.
    """

    span: Span
    quantity: Quantity
    head: tuple[str, ...]
    first: int
    last: int
    weak: bool = False
    people: bool = False


@dataclass(frozen=True, slots=True)
class _Reading:
    """The words of a sentence with what the lexicon knows of them, by place."""

    words: Sequence[Word]
    language: str
    stopwords: frozenset[str]
    known: Mapping[int, tuple[float, str]]
    units: Mapping[int, Phrase]
    before: Mapping[int, Phrase]  # qualifiers by the word after them
    after: Mapping[int, Phrase]  # qualifiers by their first word
    magnitudes: Mapping[int, float]
    person_nouns: frozenset[int]
    taken: frozenset[int]

    def folded(self, at: int) -> str:
        """The folded word at a place, empty outside the sentence."""
        return self.words[at].folded if 0 <= at < len(self.words) else ""

    def glued(self, at: int) -> bool:
        """Whether a word exists there and touches the one before it."""
        return at < len(self.words) and self.words[at].glued


def find_numbers(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon, taken: frozenset[int]
) -> tuple[NumberFact, ...]:
    """The figures of a sentence in text order; words in `taken` belong to dates and are passed over."""
    reading = _reading(words, phrases, lexicon, taken)
    found: list[NumberFact] = []
    at = 0
    while at < len(words):
        fact = None if at in taken else _number_at(reading, at)
        if fact is None:
            at += 1
            continue
        if found and _is_second_age(reading, found[-1], fact):
            fact = replace(fact, quantity=replace(fact.quantity, dimension="age", factor=_YEAR))
        if found and _joins(reading, found[-1], fact):
            found[-1] = _joined(reading, found[-1], fact)
        else:
            found.append(fact)
        at = max(fact.last, at + 1)
    return tuple(found)


def _is_second_age(reading: _Reading, a: NumberFact, b: NumberFact) -> bool:
    """Whether a bare figure goes on a list of ages: "aged 24 and 31"."""
    gap = [reading.folded(at) for at in range(a.last, b.first)]
    bare = b.quantity.dimension == "count" and not b.people and b.quantity.high <= _MAX_AGE
    return a.quantity.dimension == "age" and bare and gap in (["and"], [","], ["und"], ["et"], ["y"])


def _reading(
    words: Sequence[Word], phrases: Iterable[Phrase], lexicon: FactLexicon, taken: frozenset[int]
) -> _Reading:
    known: dict[int, tuple[float, str]] = {}
    units: dict[int, Phrase] = {}
    before: dict[int, Phrase] = {}
    after: dict[int, Phrase] = {}
    magnitudes: dict[int, float] = {}
    people: set[int] = set()
    for phrase in phrases:
        if phrase.category is Category.NUMBER_WORD:
            known[phrase.start] = (float(phrase.values[0]), phrase.values[1])
        elif phrase.category is Category.UNIT:
            units.setdefault(phrase.start, phrase)
        elif phrase.category is Category.MAGNITUDE:
            magnitudes[phrase.start] = float(phrase.values[0])
        elif phrase.category is Category.PERSON_NOUN:
            people.add(phrase.start)
        elif phrase.category is Category.NUMBER_QUALIFIER and phrase.values[1] == "after":
            after.setdefault(phrase.start, phrase)
        elif phrase.category is Category.NUMBER_QUALIFIER and phrase.end not in before:
            before[phrase.end] = phrase
    return _Reading(
        words,
        lexicon.language,
        lexicon.stopwords,
        known,
        units,
        before,
        after,
        magnitudes,
        frozenset(people),
        taken,
    )


def _number_at(reading: _Reading, at: int) -> NumberFact | None:
    """The figure that starts at a word, with all that belongs to it."""
    start, currency = _currency_before(reading, at)
    numeral = _article_numeral(reading, at) or read_numeral(
        reading.words, start, reading.known, reading.language
    )
    if numeral is None or _is_label(reading, start, numeral):
        return None
    numeral = _scaled(reading, numeral, currency is not None)
    low, high, numeral, currency = _range(reading, at, numeral, currency)
    quantity = Quantity(low, high, step=numeral.step, many=numeral.role == "many")
    quantity, end = _with_unit(reading, at, quantity, numeral, currency)
    weak = _is_weak(reading, at, numeral, quantity)
    quantity, first, end = _with_qualifier(reading, at, quantity, end)
    head, people = _head(reading, end)
    if quantity.dimension == "count" and weak and not head:
        return None
    span = Span(reading.words[first].span.start, reading.words[end - 1].span.end)
    return NumberFact(span, quantity, head, first, end, weak, people)


def _currency_before(reading: _Reading, at: int) -> tuple[int, Phrase | None]:
    unit = reading.units.get(at)
    if unit is None or not unit.values[0].startswith("money") or unit.end >= len(reading.words):
        return at, None
    sign = reading.words[unit.end - 1].kind is WordKind.MARK or unit.values[1] == "1"
    follows = reading.words[unit.end].kind is WordKind.NUMBER and unit.end not in reading.taken
    return (unit.end, unit) if sign and follows else (at, None)


def _article_numeral(reading: _Reading, at: int) -> Numeral | None:
    """ "a dozen", "half a million", "a third", "a year and a half", "an hour"."""
    words, known = reading.words, reading.known
    folded = words[at].folded
    if folded in _ARTICLES or (at in known and known[at] == (1.0, "cardinal") and at + 1 in reading.units):
        return _after_article(reading, at)
    if at in known and known[at][1] == "fraction":
        return _fraction(reading, at, known[at][0])
    if at in known and known[at][1] == "cardinal" and at + 1 in known and known[at + 1][1] == "fraction":
        value = known[at][0] * known[at + 1][0]
        return Numeral(value, value, "fraction", at + 2, digits=False)
    if (
        at in known
        and known[at][1] == "cardinal"
        and known.get(at + 2, (0.0, ""))[1] == "fraction"
        and reading.folded(at + 1) == "-"
    ):
        value = known[at][0] * known[at + 2][0]
        return Numeral(value, value, "fraction", at + 3, digits=False)
    return None


def _after_article(reading: _Reading, at: int) -> Numeral | None:
    known = reading.known
    following = known.get(at + 1)
    if following is not None and following[1] in {"group", "hundred", "scale"}:
        inner = read_numeral(reading.words, at + 1, known, reading.language)
        return inner
    if following is not None and following[1] == "fraction":
        return _fraction(reading, at + 1, following[0])
    if (
        following is not None
        and following[1] == "ordinal"
        and reading.folded(at + 2) in {"of", "des", "der", "de"}
        and following[0] > 2
    ):
        return Numeral(1 / following[0], 1 / following[0], "fraction", at + 2, digits=False)
    unit = reading.units.get(at + 1)
    if (
        unit is None
        or unit.values[0] not in {"duration", "length", "volume", "mass"}
        or not unit_is_word(reading, unit)
    ):
        return None
    half = _half_after(reading, unit.end)
    measured = reading.folded(at - 1) in _MEASURING_PREPOSITIONS or at in reading.before or half
    return Numeral(1.0, 1.0, "cardinal", at + 1, digits=False) if measured else None


_MEASURING_PREPOSITIONS = frozenset(
    {
        "within",
        "in",
        "after",
        "for",
        "inside",
        "than",
        "binnen",
        "innerhalb",
        "nach",
        "seit",
        "dans",
        "en",
        "pendant",
        "durante",
    }
)


def unit_is_word(reading: _Reading, unit: Phrase) -> bool:
    """Whether a unit is written out: "a m" is no metre."""
    return len(reading.words[unit.start].folded) > 2


def _half_after(reading: _Reading, at: int) -> bool:
    return reading.folded(at) in {"and", "et", "y"} and reading.known.get(at + 2, (0.0, ""))[1] == "fraction"


def _fraction(reading: _Reading, at: int, value: float) -> Numeral | None:
    """ "half a dozen", "half an hour", "half of the homes", "a third"."""
    end = at + 1
    if reading.folded(end) in _ARTICLES:
        after = reading.known.get(end + 1)
        if after is not None and after[1] in {"scale", "group", "hundred"}:
            return Numeral(value * after[0], value * after[0], "group", end + 2, digits=False)
        if end + 1 in reading.units:
            return Numeral(value, value, "cardinal", end + 1, digits=False)
    return Numeral(value, value, "fraction", end, digits=False)


def _is_label(reading: _Reading, at: int, numeral: Numeral) -> bool:
    """Whether the digits name a thing ("Covid-19", "Room 12", "A76") and count nothing."""
    if not numeral.digits or at == 0:
        return False
    before = reading.words[at - 1]
    if before.kind is WordKind.WORD and reading.words[at].glued:
        return True
    if before.folded in _UNIT_GAP and before.glued and reading.words[at].glued and at >= 2:
        return reading.words[at - 2].kind is WordKind.WORD and at - 2 not in reading.known
    return before.folded in _LABELS and before.kind is WordKind.WORD


def _scaled(reading: _Reading, numeral: Numeral, money: bool) -> Numeral:
    """The numeral with a following "million" or a glued "m", "bn", "k"."""
    at = numeral.end
    if not numeral.digits:
        return numeral
    if (
        at in reading.known
        and reading.known[at][1] in {"scale", "hundred", "group"}
        and not reading.glued(at)
    ):
        return _times(numeral, reading.known[at][0], at + 1)
    if at not in reading.magnitudes or not (
        reading.glued(at) or (money and reading.folded(at) in {"m", "bn"})
    ):
        return numeral
    unit_letter = reading.folded(at) in {"m", "mm", "b"} and at in reading.units
    if unit_letter and not money and not _counts_something(reading, at + 1):
        return numeral
    return _times(numeral, reading.magnitudes[at], at + 1)


def _times(numeral: Numeral, factor: float, end: int) -> Numeral:
    return replace(numeral, value=numeral.value * factor, step=numeral.step * factor, end=end)


def _counts_something(reading: _Reading, at: int) -> bool:
    """Whether a plural noun follows, so that "14m" is millions and no distance."""
    if at >= len(reading.words) or reading.words[at].kind is not WordKind.WORD:
        return False
    word = reading.words[at].folded
    return word not in _MEASURE_ADJECTIVES and (
        at in reading.person_nouns or (word.endswith("s") and word not in reading.stopwords)
    )


def _range(
    reading: _Reading, at: int, numeral: Numeral, currency: Phrase | None
) -> tuple[float, float, Numeral, Phrase | None]:
    """Both ends of "20 to 30", "between 1,690 and 1,760", "3-1"; the numeral is then the last one read."""
    joint = numeral.end
    mark = reading.folded(joint) in _RANGE_MARKS and reading.glued(joint) and reading.glued(joint + 1)
    word = reading.folded(joint) in _RANGE_WORDS and _range_opens(reading, at, joint)
    if not (mark or word) or joint + 1 >= len(reading.words) or joint + 1 in reading.taken:
        return numeral.value, numeral.value, numeral, currency
    start, second_currency = _currency_before(reading, joint + 1)
    second = read_numeral(reading.words, start, reading.known, reading.language)
    if second is None or (mark and not second.digits) or second.role != "cardinal":
        return numeral.value, numeral.value, numeral, currency
    second = _scaled(reading, second, (currency or second_currency) is not None)
    low = numeral.value
    if second.value > 0 and second.step >= 1000 and low < second.value / 1000:
        low *= 10 ** (len(str(int(second.step))) - 1) if second.digits else second.step
    return (
        low,
        second.value,
        replace(second, step=min(numeral.step, second.step)),
        currency or second_currency,
    )


def _range_opens(reading: _Reading, at: int, joint: int) -> bool:
    if reading.folded(joint) in {"to", "bis", "à", "a"}:
        return True
    return any(reading.folded(at - back) in _BETWEEN for back in (1, 2))


def _with_unit(
    reading: _Reading, at: int, quantity: Quantity, numeral: Numeral, currency: Phrase | None
) -> tuple[Quantity, int]:
    """The quantity with the dimension that its unit, its role or its surroundings give it, and the word after it."""
    end = numeral.end
    if currency is not None:
        return replace(quantity, dimension=currency.values[0], factor=float(currency.values[1])), end
    if numeral.digits and reading.glued(end) and reading.folded(end) in _ORDINAL_SUFFIXES:
        return replace(quantity, dimension="ordinal"), end + 1
    if numeral.role in {"ordinal", "times", "decade", "fraction"} and end not in reading.units:
        return replace(quantity, dimension={"fraction": "share"}.get(numeral.role, numeral.role)), end
    unit_at = end + 1 if reading.folded(end) in _UNIT_GAP and reading.glued(end + 1) else end
    if numeral.step >= _LARGE_SCALE and reading.folded(end) in {"d'", "de"}:  # "3,5 millions d'euros"
        unit_at = end + 1
    unit = reading.units.get(unit_at)
    if unit is None or (
        len(reading.folded(unit_at)) == 1 and reading.folded(unit_at).isalpha() and not numeral.digits
    ):
        return _age_or_count(reading, at, quantity, numeral, end)
    if numeral.role == "ordinal":
        return replace(quantity, dimension="ordinal"), end
    return _measured(reading, quantity, unit)


def _measured(reading: _Reading, quantity: Quantity, unit: Phrase) -> tuple[Quantity, int]:
    end = unit.end
    measured = replace(quantity, dimension=unit.values[0], factor=float(unit.values[1]))
    if unit.values[0] == "duration":
        after = end + 1 if reading.folded(end) in _UNIT_GAP else end
        if reading.folded(after) in _AGE_MARKS:
            return replace(measured, dimension="age"), after + 1
        if reading.folded(end) in {"of"} and reading.folded(end + 1) == "age":
            return replace(measured, dimension="age"), end + 2
    return measured, end


def _age_or_count(
    reading: _Reading, at: int, quantity: Quantity, numeral: Numeral, end: int
) -> tuple[Quantity, int]:
    whole = numeral.role == "cardinal" and 0 < quantity.low <= _MAX_AGE and quantity.low == int(quantity.low)
    if whole and reading.folded(end) in _UNIT_GAP and reading.folded(end + 1) in _AGE_MARKS:
        return replace(quantity, dimension="age", factor=_YEAR), end + 2
    if whole and reading.folded(at - 1) in _AGE_MARKS:
        return replace(quantity, dimension="age", factor=_YEAR), end
    apposed = reading.folded(at - 1) == "," and (
        reading.folded(end) in {",", ".", ")", ":", ";"} or end >= len(reading.words)
    )
    named = at >= 2 and reading.words[at - 2].capital
    of_person = (
        reading.folded(at - 1) in {"of", "de"}
        and at - 2 in reading.person_nouns
        and (end >= len(reading.words) or not _counts_something(reading, end))
    )
    in_brackets = reading.folded(at - 1) == "(" and reading.folded(end) == ")" and named
    if whole and numeral.digits and ((apposed and named) or in_brackets or of_person):
        return replace(quantity, dimension="age", factor=_YEAR), end
    if quantity.low > quantity.high or (
        quantity.range and reading.folded(end - 2) in _RANGE_MARKS and quantity.high <= 20
    ):
        return replace(quantity, dimension="score"), end
    return quantity, end


def _is_weak(reading: _Reading, at: int, numeral: Numeral, quantity: Quantity) -> bool:
    if numeral.role in {"all", "times"} or (
        numeral.role == "ordinal" and not numeral.digits and numeral.value <= 2
    ):
        return True
    return (
        not numeral.digits
        and numeral.value == 1
        and quantity.dimension in {"count", "duration", "length", "volume", "mass", "times"}
    )


def _with_qualifier(reading: _Reading, at: int, quantity: Quantity, end: int) -> tuple[Quantity, int, int]:
    """The quantity with the qualifier around it, and its first word and the word after it."""
    first = at
    start = at - 1 if reading.folded(at - 1) in _BETWEEN and quantity.range else at
    before = reading.before.get(start)
    if before is not None and not set(range(before.start, before.end)) & reading.taken:
        quantity, first = replace(quantity, qualifier=before.values[0]), before.start
    after = reading.after.get(end)
    if after is None and reading.folded(end) in _UNIT_GAP:
        after = reading.after.get(end + 1)
    if after is not None and not quantity.qualifier:
        quantity, end = replace(quantity, qualifier=after.values[0]), after.end
    if quantity.qualifier == "exactly":
        quantity = replace(quantity, qualifier="")
    return quantity, first, end


def _head(reading: _Reading, end: int) -> tuple[tuple[str, ...], bool]:
    """The stems that may name what is counted, and whether they are people."""
    head: list[str] = []
    people = False
    at = end
    while at < len(reading.words) and len(head) < _HEAD_LENGTH:
        word = reading.words[at]
        breaks = word.kind in {WordKind.NUMBER, WordKind.QUOTE} or word.folded in {
            ".",
            ",",
            ";",
            ":",
            "(",
            ")",
            "?",
            "!",
        }
        if breaks or at in reading.known:
            break
        if word.kind is WordKind.WORD and word.folded not in reading.stopwords:
            head.append(word.stem)
        people = people or (at in reading.person_nouns and len(head) <= 2)
        at += 1
    return tuple(head), people


def _joins(reading: _Reading, a: NumberFact, b: NumberFact) -> bool:
    """Whether two measures are one: "four years and three months", "5ft 10in", "a year and a half"."""
    gap = [reading.folded(at) for at in range(a.last, b.first)]
    if gap not in ([], ["and"], [","], ["und"], ["et"], ["y"]) or a.quantity.range or b.quantity.qualifier:
        return False
    half = (
        b.quantity.dimension == "share"
        and a.quantity.dimension in {"duration", "length"}
        and a.quantity.low >= 1
    )
    same = a.quantity.dimension == b.quantity.dimension and b.quantity.factor < a.quantity.factor
    return half or (same and a.quantity.dimension in {"duration", "length", "mass", "age"})


def _joined(reading: _Reading, a: NumberFact, b: NumberFact) -> NumberFact:
    size = 1.0 if b.quantity.dimension == "share" else b.quantity.factor / a.quantity.factor
    value = a.quantity.low + b.quantity.low * size
    step = min(a.quantity.step, b.quantity.step * size if size != 1.0 else 0.5)
    quantity = replace(a.quantity, low=value, high=value, step=step or step_of(value))
    return replace(
        a, quantity=quantity, span=Span(a.span.start, b.span.end), last=b.last, head=b.head, weak=False
    )
