"""Find figures, ages, amounts and measures that differ between the two sides of a link."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from viewer.engine.facts.lexicon import Category, fact_lexicon
from viewer.engine.facts.link_facts import MOST_FACTS, LinkFacts, agreement, best_pairs, neighbours
from viewer.engine.facts.number_reading import NumberFact
from viewer.engine.facts.quantities import Quantity, Verdict, compare
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Relation, Severity

# What speaks for two figures being about the same thing.
_HEAD = 0.45  # the same word names what is counted
_HEAD_OF_MEASURE = 0.1  # behind a measure or a sum stands anything
_PEOPLE = 0.25  # both count people, in different words
_NEIGHBOURS = 0.5
_PLACE = 0.5  # the same place of otherwise equal words
_SAME_MEASURE = 0.3  # both are speeds, both are ages, ...: few sentences have two
_SAME_UNIT = 0.05
_ALIKE = 0.35  # the values agree
_CLOSE = 0.1  # the values are near, as a misprint or an update would be
_WEAK = -0.25  # "one", "a year"
_STATE = 0.15  # the same is said of the people, as that they were hurt
_OTHER_HEAD = -0.2  # each names something else
_ALONE = 0.2  # neither side has another figure of the kind
# Lower finds more differing figures, but makes conflicts of figures about different things.
_MIN_SCORE = {Relation.REWORDED: 0.36, Relation.PARTIAL: 0.5, Relation.IDENTICAL: 0.4}
_FAR = -0.45  # the values are so far apart that they hardly count the same thing
_FAR_RATIO = 0.25
_FAR_RATIO_SAME = 0.2  # where the same word names what is counted
_TELLING = 0.15  # a large figure and its rounding: chance seldom makes two such
_MISPRINT = 0.1
_LARGE, _NEAR_RATIO = 100, 0.9
_CLOSE_RATIO = 0.75
_MIN_COMPATIBLE = 0.35  # for figures that agree or of which one is vaguer: a wrong pair does less harm
_AT_ODDS = frozenset({Verdict.DIFFERENT, Verdict.UNIT})
_MIN_PLACE, _MIN_CONTEXT = 0.5, 0.25
_HALF_RATIO = 0.5
_SURE_TIMES = 0.6
_TWO_DIGITS = 2
_HEAD_PARTS = 2

_UNMEASURED = frozenset({"count", "ordinal", "share", "all"})


@dataclass(frozen=True, slots=True)
class NumberPair:
    """Two figures that are about the same thing, how surely (0 to 1 and above), and how they relate."""

    a: NumberFact
    b: NumberFact
    score: float
    verdict: Verdict


def match_numbers(link: LinkFacts) -> list[NumberPair]:
    """Pair the figures of both sides by what they count, measure or cost.

    Figures that agree are paired first; what is then left alone of its kind on both sides is the likelier to
    answer.
    """
    numbers_a, numbers_b = link.a.numbers[:MOST_FACTS], link.b.numbers[:MOST_FACTS]
    every = _pairs(link, numbers_a, numbers_b, rest=False)
    agreeing = [pair for pair in every if pair.verdict not in _AT_ODDS]
    rest_a = tuple(x for x in numbers_a if all(x is not pair.a for pair in agreeing))
    rest_b = tuple(x for x in numbers_b if all(x is not pair.b for pair in agreeing))
    needed = _MIN_SCORE[link.relation]
    left = _pairs(link, rest_a, rest_b, rest=True)
    odd = [pair for pair in left if pair.score >= needed and _same_subject(link, pair)]
    return sorted([*agreeing, *odd], key=lambda pair: pair.a.first)


def _pairs(
    link: LinkFacts, a: Sequence[NumberFact], b: Sequence[NumberFact], *, rest: bool
) -> list[NumberPair]:
    """Pair figures by score; that they are alone of their kind counts among the `rest`, or where they
    agree.
    """

    def score(x: NumberFact, y: NumberFact) -> float:
        if _verdict(x, y) in _AT_ODDS and not link.tight and _has_value(b, x) and _has_value(a, y):
            return 0.0  # "34 of the 60 seats", "34 seats out of 60"
        counts = rest or _verdict(x, y) not in _AT_ODDS
        return _score(link, x, y) + _ALONE * (counts and _alone(a, x) and _alone(b, y))

    found = best_pairs(a, b, score, _MIN_COMPATIBLE)
    return [NumberPair(x, y, value, _verdict(x, y)) for x, y, value in found]


def _has_value(facts: Sequence[NumberFact], fact: NumberFact) -> bool:
    """Whether a figure stands among others, said the same way."""
    return any(fact.quantity == other.quantity for other in facts)


def _verdict(a: NumberFact, b: NumberFact) -> Verdict:
    return compare(a.quantity, b.quantity) if a.quantity.family == b.quantity.family else Verdict.SAME


def _same_subject(link: LinkFacts, pair: NumberPair) -> bool:
    """Whether more than their being alone speaks for two figures that contradict: what they count, or near
    values.
    """
    if _is_further(link.a, pair.a) != _is_further(link.b, pair.b):
        return False  # "another 2,000" comes on top of what the other figure counts
    ratio = _ratio(pair.a.quantity, pair.b.quantity)
    ranked = pair.a.quantity.family in {"ordinal", "score"}  # third and fourth are as near as any two ranks
    if (ratio >= _CLOSE_RATIO and not ranked) or _subject_score(pair.a, pair.b) > _PEOPLE:
        return True
    if _looks_misprinted(pair.a.quantity, pair.b.quantity) or _turned_score(link, pair):
        return True
    place = link.same_place((pair.a.first, pair.a.last), (pair.b.first, pair.b.last))
    if ratio < _FAR_RATIO or ranked:
        return place >= _MIN_PLACE
    both_people = _subject_score(pair.a, pair.b) == _PEOPLE and ratio >= _HALF_RATIO
    measured = link.relation is Relation.REWORDED and pair.a.quantity.family not in _UNMEASURED
    if both_people or measured:
        return True
    return place >= _MIN_PLACE or _context(link, pair.a, pair.b) >= _MIN_CONTEXT


def _turned_score(link: LinkFacts, pair: NumberPair) -> bool:
    """Whether one sentence has the two figures of a score the other way round."""
    a, b = pair.a.quantity, pair.b.quantity
    return link.tight and a.family == b.family == "score" and (a.low, a.high) == (b.high, b.low)


def _alone(facts: Sequence[NumberFact], fact: NumberFact) -> bool:
    """Whether no other figure of a side is of the same kind and size."""
    like = [x for x in facts if x.quantity.family == fact.quantity.family and x.people == fact.people]
    return sum(not x.weak and _ratio(x.quantity, fact.quantity) >= _FAR_RATIO for x in like) == 1


def _score(link: LinkFacts, a: NumberFact, b: NumberFact) -> float:
    if a.quantity.family != b.quantity.family:
        return _score_unsaid_unit(link, a, b)
    if (a.quantity.dimension == "age") != (b.quantity.dimension == "age"):
        return 0.0
    score = _subject_score(a, b) + _NEIGHBOURS * _context(link, a, b)
    score += _PLACE * link.same_place((a.first, a.last), (b.first, b.last))
    if a.quantity.family not in _UNMEASURED:
        score += _SAME_MEASURE + _SAME_UNIT * (a.quantity.factor == b.quantity.factor)
    state = a.people and b.people and _share_state(link, a, b)
    return score + _STATE * state + _value_score(a, b)


def _share_state(link: LinkFacts, a: NumberFact, b: NumberFact) -> bool:
    """Whether the same word for people stands near both figures: "seven injured", "six people injured"."""
    around_a, around_b = _person_stems(link.a, a), _person_stems(link.b, b)
    return bool((around_a & around_b) - (set(a.head[:1]) & set(b.head[:1])))


def _person_stems(facts: SentenceFacts, fact: NumberFact) -> set[str]:
    """The stems of words for people near a figure, and its own head."""
    near = neighbours(facts, fact.first, fact.last)
    found = {facts.words[p.start].stem for p in facts.phrases if p.category is Category.PERSON_NOUN}
    return {stem for stem in found if stem in near}


def _is_further(facts: SentenceFacts, fact: NumberFact) -> bool:
    """Whether "another" or "a further" stands before a figure."""
    before = facts.words[fact.first - 1].folded if fact.first > 0 else ""
    return before in fact_lexicon(facts.language).sense("further")


def _value_score(a: NumberFact, b: NumberFact) -> float:
    """What the values themselves say for two figures being about the same thing."""
    verdict, ratio = compare(a.quantity, b.quantity), _ratio(a.quantity, b.quantity)
    telling = min(a.quantity.low, b.quantity.low) >= _LARGE and ratio >= _NEAR_RATIO
    if verdict in {Verdict.SAME, Verdict.FORM}:
        return _ALIKE
    if verdict is Verdict.PRECISION:
        return _ALIKE / 2 + _TELLING * telling
    misprint = _looks_misprinted(a.quantity, b.quantity)
    far_ratio = _FAR_RATIO_SAME if _subject_score(a, b) == _HEAD else _FAR_RATIO
    far = ratio < far_ratio and not misprint
    score = _WEAK * (a.weak or b.weak) + _TELLING * telling + _MISPRINT * misprint
    return score + _CLOSE * (ratio >= _CLOSE_RATIO) + _FAR * far


def _score_unsaid_unit(link: LinkFacts, a: NumberFact, b: NumberFact) -> float:
    """A figure whose unit is left out on one side: "60 km/h" against "limited to 60"."""
    bare, other = (a, b) if a.quantity.family == "count" else (b, a)
    if bare.quantity.family != "count" or bare.head or bare.weak or other.quantity.family in _UNMEASURED:
        return 0.0
    if a.quantity.low != b.quantity.low:
        return 0.0
    return _ALIKE + _SAME_MEASURE + _NEIGHBOURS * _context(link, a, b)


def _subject_score(a: NumberFact, b: NumberFact) -> float:
    """What the words right after the figures say: the same thing, people on both sides, or something else."""
    parts = _HEAD_PARTS if a.quantity.family in _UNMEASURED else 1
    shared = set(a.head[:parts]) & set(b.head[:parts])
    if shared:
        return _HEAD if a.quantity.family in _UNMEASURED else _HEAD_OF_MEASURE
    if a.people and b.people:
        return _PEOPLE
    counted = (
        a.quantity.family == "count" and bool(a.head and b.head) and not (a.quantity.many or b.quantity.many)
    )
    return _OTHER_HEAD if counted and a.people != b.people else 0.0


def _context(link: LinkFacts, a: NumberFact, b: NumberFact) -> float:
    around_a = neighbours(link.a, a.first, a.last, a.head[:1])
    return agreement(around_a, neighbours(link.b, b.first, b.last, b.head[:1]), link.concepts)


def _looks_misprinted(a: Quantity, b: Quantity) -> bool:
    """Whether two figures have the same digits in another order, or other zeros (million for billion)."""
    plain = [f"{quantity.low:.6f}".rstrip("0").rstrip(".") for quantity in (a, b)]
    digits = [text.replace(".", "").strip("0") for text in plain]
    moved = digits[0] == digits[1] and len(digits[0]) >= _TWO_DIGITS
    turned = sorted(plain[0]) == sorted(plain[1]) and len(plain[0]) >= _TWO_DIGITS
    return (moved or turned) and not a.range and not b.range


def _ratio(a: Quantity, b: Quantity) -> float:
    """The smaller value as a share of the larger."""
    low, high = sorted((abs(a.bounds()[0]), abs(b.bounds()[0])))
    return low / high if high > 0 else 1.0


def find(link: LinkFacts) -> Iterator[Finding]:
    """The figures that differ; equal ones in another written form are no finding."""
    pairs = match_numbers(link)
    summed = _sums(link, pairs)
    for pair in pairs:
        severity = severity_of(pair)
        if severity is None or (severity is Severity.CONFLICT and (pair.a in summed or pair.b in summed)):
            continue
        yield _finding(link, pair, severity)
    yield from _sum_findings(link, pairs)


def severity_of(pair: NumberPair) -> Severity | None:
    """How gravely two figures differ, None where they do not."""
    if pair.verdict is Verdict.SAME:
        return None
    if pair.verdict is Verdict.FORM:
        return Severity.WORDING
    if pair.verdict is Verdict.PRECISION:
        return Severity.PRECISION
    both_times = pair.a.quantity.dimension == pair.b.quantity.dimension == "times"
    if both_times and pair.score >= _SURE_TIMES:  # "twice a day" against "three times a day"
        return Severity.CONFLICT
    return None if pair.a.weak or pair.b.weak else Severity.CONFLICT


def _finding(link: LinkFacts, pair: NumberPair, severity: Severity) -> Finding:
    a_text, b_text = link.a.of(pair.a.span), link.b.of(pair.b.span)
    unit = pair.verdict is Verdict.UNIT or _different_units(pair)
    return Finding(
        type="unit" if unit else "number",
        severity=severity,
        a_text=a_text,
        b_text=b_text,
        a_span=pair.a.span,
        b_span=pair.b.span,
        explanation=_explanation(link, pair, severity, a_text, b_text),
    )


def _different_units(pair: NumberPair) -> bool:
    """Whether the two measures are given in different units; years and months, halves and per cent are no
    units.
    """
    a, b = pair.a.quantity, pair.b.quantity
    if {a.dimension, b.dimension} & {"duration", "count", "share"}:
        return False
    return a.dimension != b.dimension or a.factor != b.factor


def _explanation(link: LinkFacts, pair: NumberPair, severity: Severity, a_text: str, b_text: str) -> str:
    subject = _subject(link, pair)
    if severity is Severity.WORDING:
        return f"{subject} is the same value in another form: {a_text} and {b_text}."
    if pair.verdict is Verdict.UNIT:
        return f"{subject} has the same figure in another unit: {a_text} against {b_text}."
    if severity is Severity.CONFLICT:
        return f"{subject} differs: {a_text} against {b_text}{_times(pair)}."
    same = pair.a.quantity.low == pair.b.quantity.low and pair.a.quantity.factor == pair.b.quantity.factor
    if same and pair.a.quantity.qualifier != pair.b.quantity.qualifier:
        return f"{subject} is qualified differently: {a_text} against {b_text}."
    return f"{subject} is less exact on one side: {a_text} against {b_text}."


_UNNAMED = "The number"
_NAMES_OF_FAMILIES = {
    "money": "The amount",
    "percent": "The percentage",
    "duration": "The length of time",
    "length": "The distance or size",
    "speed": "The speed",
    "mass": "The weight",
    "ordinal": "The rank",
    "share": "The share",
    "score": "The score",
    "temperature": "The temperature",
    "area": "The area",
    "volume": "The volume",
    "times": "The number of times",
}


def _subject(link: LinkFacts, pair: NumberPair) -> str:
    """What the two figures are about, as the start of a sentence."""
    subject = subject_of(link.a, pair.a)
    return subject_of(link.b, pair.b) if subject == _UNNAMED else subject


def subject_of(facts: SentenceFacts, fact: NumberFact) -> str:
    """What a figure is about: "The age", "The amount", "The number of people"."""
    if fact.quantity.dimension == "age":
        return "The age"
    if fact.quantity.family in _NAMES_OF_FAMILIES:
        return _NAMES_OF_FAMILIES[fact.quantity.family]
    counted = _counted_word(facts, fact)
    return f"The number of {counted}" if counted else _UNNAMED


def _counted_word(facts: SentenceFacts, fact: NumberFact) -> str:
    """The word right after the figure, where it names what is counted."""
    if not fact.head or fact.last >= len(facts.words):
        return ""
    word = facts.words[fact.last]
    return word.folded if word.stem == fact.head[0] and not word.capital else ""


def _times(pair: NumberPair) -> str:
    """A note where the values differ by a power of ten, as a lost or added zero, or million for billion,
    would make it.
    """
    low, high = sorted((pair.a.quantity.bounds()[0], pair.b.quantity.bounds()[0]))
    for factor in (10, 100, 1000, 1_000_000):
        if low > 0 and abs(high / low - factor) < factor * 1e-6:
            return f", {factor:,} times as much"
    return ""


def _sums(link: LinkFacts, pairs: list[NumberPair]) -> set[NumberFact]:
    """Figures that one side gives as a whole and the other in two parts."""
    found: set[NumberFact] = set()
    for part, second, whole in _parts_and_wholes(link, pairs):
        found |= {part, second, whole}
    return found


def _parts_and_wholes(
    link: LinkFacts, pairs: list[NumberPair]
) -> Iterator[tuple[NumberFact, NumberFact, NumberFact]]:
    settled = {
        id(fact) for pair in pairs if pair.verdict is not Verdict.DIFFERENT for fact in (pair.a, pair.b)
    }
    a, b = link.a.numbers[:MOST_FACTS], link.b.numbers[:MOST_FACTS]
    for parts, wholes in ((a, b), (b, a)):
        for first, second in pairwise(parts):
            if (
                first.quantity.family != "count"
                or second.quantity.family != "count"
                or first.weak
                or second.weak
            ):
                continue
            for whole in wholes:
                same_sum = whole.quantity == replace(
                    whole.quantity, low=first.quantity.low + second.quantity.low
                )
                free = not {id(first), id(second), id(whole)} & settled
                if whole.quantity.family == "count" and not whole.quantity.range and same_sum and free:
                    yield first, second, whole


def _sum_findings(link: LinkFacts, pairs: list[NumberPair]) -> Iterator[Finding]:
    for first, second, whole in _parts_and_wholes(link, pairs):
        in_a = any(first is fact for fact in link.a.numbers)
        parts, single = (link.a, link.b) if in_a else (link.b, link.a)
        part_span = parts.words_span(first.first, second.last)
        texts = (parts.of(part_span), single.of(whole.span))
        explanation = f"One side gives the sum and the other its parts: {texts[0]} make {texts[1]}."
        a_text, b_text = texts if in_a else texts[::-1]
        a_span, b_span = (part_span, whole.span) if in_a else (whole.span, part_span)
        yield Finding("number", Severity.PRECISION, a_text, b_text, a_span, b_span, explanation)
