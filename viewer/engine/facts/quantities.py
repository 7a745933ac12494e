"""What a figure says, and whether two figures can both be true."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

_NEAR = 0.4  # of the step: "nearly 700" reaches down to 660; more lets "nearly 700" agree with "some 650"
_ROUNDING = 0.5  # of the step: 1,850 rounds to "nearly 1,900"
_PERCENT = 100.0
_CONVERSION = 0.1  # "nine feet" for three metres: what rounding in another unit may cost
_SAME_UNIT_ROUNDING = 0.005
_MANY_SPAN = 100.0  # "hundreds" reaches from 100 to 9,999
_CEILING_STEPS = 5  # "up to 300" may speak of 250, "up to 118" is no way to speak of 108
_FLOOR_SPAN = 2.0  # "at least 15" is no way to speak of 212
_EQUAL = 1e-6

_LIKE_NEARLY = frozenset({"about", "nearly"})
_WITH_CENTS = frozenset({"money:EUR", "money:USD"})
_ABOVE = frozenset({"over", "over_slightly"})
_BELOW = frozenset({"under", "nearly"})


class Verdict(Enum):
    """How two quantities relate."""

    SAME = auto()  # the same value, said the same way
    FORM = auto()  # the same value in another unit, word or rounding
    PRECISION = auto()  # compatible: one is vaguer, or is qualified
    DIFFERENT = auto()  # both cannot stand
    UNIT = auto()  # the same figure of another unit


@dataclass(frozen=True, slots=True)
class Quantity:
    """A figure: the range low..high as written, times ``factor`` in its dimension's measure.

    ``dimension`` is "count", "percent", "points", "money:GBP", "age", "ordinal", "length", "duration", ...
    ``qualifier`` is
    a sense of ``number_qualifiers.tsv`` or empty. ``step`` is what it is rounded to. ``many``: "hundreds",
    "dozens".
    """

    low: float
    high: float
    dimension: str = "count"
    factor: float = 1.0
    qualifier: str = ""
    step: float = 1.0
    many: bool = False

    @property
    def range(self) -> bool:
        """Whether two ends are given."""
        return self.low != self.high

    @property
    def family(self) -> str:
        """What it can be compared with at all: all money, all temperatures, shares and points."""
        if self.dimension.startswith("money"):
            return "money"
        if self.dimension.startswith("temperature"):
            return "temperature"
        return {"points": "percent", "share": "percent", "age": "duration"}.get(
            self.dimension, self.dimension
        )

    def bounds(self, near: float = _NEAR) -> tuple[float, float]:
        """The values that it allows, in its dimension's measure; `near` is the share of the step that
        "about" spans.
        """
        low, high = self._written_bounds(near)
        if self.dimension == "temperature_f":
            return (low - 32) / 1.8, (high - 32) / 1.8
        size = _PERCENT if self.dimension == "share" else self.factor
        return low * size, high * size

    def _written_bounds(self, near: float) -> tuple[float, float]:
        slack = self.step * near
        if self.many:
            return self.low, self.low * _MANY_SPAN - _EQUAL
        return {
            "about": (self.low - slack, self.high + slack),
            "nearly": (self.low - slack, self.high),
            "over": (self.low, self.high + self.step),
            "over_slightly": (self.low, self.high + self.step),
            "at_least": (self.low, max(self.high, self.low * _FLOOR_SPAN)),
            "at_most": (self.low - _CEILING_STEPS * self.step, self.high),
            "under": (self.low - max(self.step, self.low * 0.2), self.high),
        }.get(self.qualifier, (self.low, self.high))


def compare(a: Quantity, b: Quantity) -> Verdict:
    """How two quantities of one family relate."""
    if _cents_of_any(a, b) or _cents_of_any(b, a):
        b = replace(b, dimension=a.dimension)
    if a.dimension != b.dimension and not _convertible(a, b):
        return Verdict.UNIT if _same_figure(a, b) else Verdict.DIFFERENT
    if a.qualifier == b.qualifier and not a.many and not b.many:
        return _compare_alike(a, b)
    if a.many and b.many:
        return Verdict.SAME if a.low == b.low else Verdict.DIFFERENT
    return _compare_ranges(a, b)


def _cents_of_any(cents: Quantity, other: Quantity) -> bool:
    """Whether one is in cents, which many currencies have, and the other in one of those."""
    small = cents.dimension.startswith("money") and cents.factor < 1
    return small and other.dimension in _WITH_CENTS


def _convertible(a: Quantity, b: Quantity) -> bool:
    return a.family == b.family and not {a.dimension, b.dimension} & {"points", "age"} and a.family != "money"


def _same_figure(a: Quantity, b: Quantity) -> bool:
    return a.low == b.low and a.high == b.high


def _compare_alike(a: Quantity, b: Quantity) -> Verdict:
    """Two quantities with the same qualifier, or with none."""
    if _near(a, b, _EQUAL):
        return Verdict.SAME if a.factor == b.factor and a.dimension == b.dimension else Verdict.FORM
    if a.factor == b.factor and a.dimension == b.dimension:
        return _compare_same_unit(a, b)
    if _same_figure(a, b):
        return Verdict.UNIT
    if _near(a, b, _CONVERSION):
        return Verdict.FORM
    return Verdict.DIFFERENT


def _compare_same_unit(a: Quantity, b: Quantity) -> Verdict:
    if a.range != b.range and _within(a, b):
        return Verdict.PRECISION
    if a.qualifier in {"at_least", "over"} and _coarse_floor(a, b):
        return Verdict.PRECISION
    return Verdict.PRECISION if a.dimension == "duration" and _cut_short(a, b) else Verdict.DIFFERENT


def _cut_short(a: Quantity, b: Quantity) -> bool:
    """Whether "four years" is "four years and three months" without its second part."""
    whole, exact = sorted((a, b), key=lambda quantity: -quantity.step)
    return exact.step < 1 <= whole.step and not exact.range and int(exact.low) == whole.low


def _coarse_floor(a: Quantity, b: Quantity) -> bool:
    """Whether "more than 200" and "more than 212" agree: the lower is a round figure that the other exceeds
    by little.
    """
    low, high = sorted((a, b), key=lambda quantity: quantity.low)
    return low.step > high.step and high.low - low.low < low.step


def _within(a: Quantity, b: Quantity) -> bool:
    inner, outer = (b, a) if a.range else (a, b)
    return outer.low <= inner.low and inner.high <= outer.high


def _near(a: Quantity, b: Quantity, tolerance: float) -> bool:
    """Whether both ends agree within a share of their size; the written qualifier plays no part."""
    ends_a, ends_b = _ends(a), _ends(b)
    return all(
        abs(x - y) <= tolerance * max(abs(x), abs(y), _EQUAL) for x, y in zip(ends_a, ends_b, strict=True)
    )


def _ends(quantity: Quantity) -> tuple[float, float]:
    plain = Quantity(quantity.low, quantity.high, quantity.dimension, quantity.factor)
    return plain.bounds()


def _compare_ranges(a: Quantity, b: Quantity) -> Verdict:
    """Two quantities of which one at least is qualified, each in its own way."""
    if not a.many and not b.many and _near(a, b, _EQUAL):
        if a.factor == b.factor and _on_other_sides(a, b):
            return Verdict.DIFFERENT
        if {a.qualifier, b.qualifier} <= _LIKE_NEARLY and a.factor == b.factor:
            return Verdict.FORM
        return Verdict.FORM if a.factor != b.factor and _loosely_equal(a, b) else Verdict.PRECISION
    if a.factor != b.factor and not a.many and not b.many:
        if _near(a, b, _CONVERSION):
            return Verdict.FORM if {a.qualifier, b.qualifier} <= _LIKE_NEARLY | {""} else Verdict.PRECISION
        if _same_figure(a, b):
            return Verdict.UNIT
    near = _NEAR if a.qualifier and b.qualifier else _ROUNDING
    low_a, high_a = a.bounds(near)
    low_b, high_b = b.bounds(near)
    slack = _SAME_UNIT_ROUNDING * max(abs(low_a), abs(low_b))
    return Verdict.PRECISION if low_a <= high_b + slack and low_b <= high_a + slack else Verdict.DIFFERENT


def _on_other_sides(a: Quantity, b: Quantity) -> bool:
    """Whether one is more than a value and the other less than it."""
    return any(x.qualifier in _ABOVE and y.qualifier in _BELOW for x, y in ((a, b), (b, a)))


def _loosely_equal(a: Quantity, b: Quantity) -> bool:
    return {a.qualifier, b.qualifier} <= _LIKE_NEARLY | {""}
