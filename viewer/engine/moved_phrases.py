"""Find the phrases of a word diff that one side deletes and the other inserts: they only stand elsewhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from viewer.engine.passage import Passage
from viewer.engine.token_runs import Run
from viewer.engine.tokens import TokenKind, is_quote_mark

# Words that a phrase must have before it is called moved, and how many of them must mean something. Fewer
# would call "of the" moved, and a lone name, whose new place may turn the meaning round ("A beat B").
FEWEST_WORDS = 3
FEWEST_TELLING_WORDS = 2
# Changed tokens of both sides together among which phrases are sought; more are a rewrite, not a move.
MOST_CHANGED = 400

Stretch = tuple[int, int]
"""Tokens of a passage, half-open."""


@dataclass(frozen=True, slots=True)
class MovedPhrases:
    """The tokens on either side that stand elsewhere on the other, as stretches in text order."""

    a: tuple[Stretch, ...] = ()
    b: tuple[Stretch, ...] = ()


def moved_phrases(left: Passage, right: Passage, runs: Sequence[Run]) -> MovedPhrases:
    """The longest phrases first, each token in one at most; swapping the passages swaps the outcome."""
    gaps = _gaps(runs)
    if not all(gaps) or sum(last - first for side in gaps for first, last in side) > MOST_CHANGED:
        return MovedPhrases()
    if left.folded <= right.folded:
        return MovedPhrases(*_found((left, right), gaps))
    in_b, in_a = _found((right, left), (gaps[1], gaps[0]))
    return MovedPhrases(in_a, in_b)


def split_at_phrases(part: Stretch, phrases: Sequence[Stretch]) -> Iterator[tuple[Stretch, bool]]:
    """The pieces of some changed tokens, and whether each is a moved phrase."""
    at = part[0]
    for first, last in phrases:
        if part[0] <= first and last <= part[1]:
            if at < first:
                yield (at, first), False
            yield (first, last), True
            at = last
    if at < part[1]:
        yield (at, part[1]), False


_Gaps = tuple[list[Stretch], list[Stretch]]


def _gaps(runs: Sequence[Run]) -> _Gaps:
    """The tokens of each side that the other lacks in their place."""
    gaps: _Gaps = ([], [])
    at_a = at_b = 0
    for run in runs:
        if not run.shared:
            gaps[0].extend([(at_a, at_a + run.a)] if run.a else [])
            gaps[1].extend([(at_b, at_b + run.b)] if run.b else [])
        at_a, at_b = at_a + run.a, at_b + run.b
    return gaps


def _found(passages: tuple[Passage, Passage], gaps: _Gaps) -> tuple[tuple[Stretch, ...], tuple[Stretch, ...]]:
    left, right = passages
    taken: tuple[list[Stretch], list[Stretch]] = ([], [])
    candidates = sorted(_common(left.folded, right.folded, gaps), key=lambda each: (-each[2], each))
    for in_a, in_b, count in candidates:
        stretches = _trimmed(left, (in_a, in_a + count)), _trimmed(right, (in_b, in_b + count))
        free = not any(
            _overlap(one, other) for one, side in zip(stretches, taken, strict=True) for other in side
        )
        if free and _is_phrase(left, right, *stretches):
            taken[0].append(stretches[0])
            taken[1].append(stretches[1])
    return _with_marks(left, gaps[0], taken[0]), _with_marks(right, gaps[1], taken[1])


def _common(a: Sequence[str], b: Sequence[str], gaps: _Gaps) -> Iterator[tuple[int, int, int]]:
    """Every longest stretch of tokens that stands in a gap of each side: where in a, where in b, how many."""
    in_b: dict[str, list[tuple[int, Stretch]]] = defaultdict(list)
    for gap in gaps[1]:
        for at in range(*gap):
            in_b[b[at]].append((at, gap))
    for gap_a in gaps[0]:
        for at_a in range(*gap_a):
            for at_b, gap_b in in_b[a[at_a]]:
                inside = at_a > gap_a[0] and at_b > gap_b[0]
                if inside and a[at_a - 1] == b[at_b - 1]:
                    continue  # a longer one begins before
                count = _alike(a[at_a : gap_a[1]], b[at_b : gap_b[1]])
                if count >= FEWEST_WORDS:
                    yield at_a, at_b, count


def _alike(a: Sequence[str], b: Sequence[str]) -> int:
    """How many tokens both begin with."""
    return next(
        (at for at, (one, other) in enumerate(zip(a, b, strict=False)) if one != other), min(len(a), len(b))
    )


def _trimmed(passage: Passage, stretch: Stretch) -> Stretch:
    """The stretch without punctuation at its ends."""
    first, last = stretch
    while first < last and passage.kinds[first] is TokenKind.PUNCTUATION:
        first += 1
    while first < last and passage.kinds[last - 1] is TokenKind.PUNCTUATION:
        last -= 1
    return first, last


def _is_phrase(left: Passage, right: Passage, in_a: Stretch, in_b: Stretch) -> bool:
    words = [
        step for step in range(in_a[1] - in_a[0]) if left.kinds[in_a[0] + step] is not TokenKind.PUNCTUATION
    ]
    telling = [
        step for step in words if not (left.is_minor(in_a[0] + step) or right.is_minor(in_b[0] + step))
    ]
    return len(words) >= FEWEST_WORDS and len(telling) >= FEWEST_TELLING_WORDS


def _overlap(one: Stretch, other: Stretch) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _with_marks(passage: Passage, gaps: Sequence[Stretch], phrases: Sequence[Stretch]) -> tuple[Stretch, ...]:
    """The phrases in text order, each with the commas and dashes between it and the edge of its change."""
    widened: list[Stretch] = []
    for first, last in sorted(phrases):
        gap = next(gap for gap in gaps if gap[0] <= first and last <= gap[1])
        floor = max(gap[0], widened[-1][1]) if widened else gap[0]
        if all(_is_plain_mark(passage, at) for at in range(floor, first)):
            first = floor  # noqa: PLW2901
        ceiling = min([gap[1], *(start for start, _ in phrases if start >= last)])
        if all(_is_plain_mark(passage, at) for at in range(last, ceiling)):
            last = ceiling  # noqa: PLW2901
        widened.append((first, last))
    return tuple(widened)


def _is_plain_mark(passage: Passage, token: int) -> bool:
    return passage.kinds[token] is TokenKind.PUNCTUATION and not is_quote_mark(passage.raw[token])
