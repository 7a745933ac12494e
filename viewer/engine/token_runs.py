"""Find which tokens two sequences share, in order: the search below the word diff.

Sentence-sized input is compared exactly with Myers' algorithm (diff-match-patch). Longer input is first cut
at tokens that stand once on each side (patience diff, after Bram Cohen); a long stretch without any such
token is given as replaced whole: coarser, but true.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from diff_match_patch import diff_match_patch

from viewer.engine.deadline import NO_DEADLINE, Deadline

# Tokens of both sides together that are compared exactly. Its square bounds the time (25 ms where nothing is
# shared), and so how long a cancel waits; lower cuts long links into coarser pieces.
LONGEST_EXACT = 400

_PRIVATE_USE = (range(0xE000, 0xF900), range(0xF0000, 0xFFFFE), range(0x100000, 0x10FFFE))


@dataclass(frozen=True, slots=True)
class Run:
    """The next tokens of both sides: shared (as many on each side), or only on the side that has a number."""

    shared: bool
    a: int
    b: int


def token_runs(a: Sequence[str], b: Sequence[str], deadline: Deadline = NO_DEADLINE) -> list[Run]:
    """Runs that cover both sequences, shared and unshared ones in turn; swapping the sides swaps the counts.

    Raises Cancelled where the user cancelled.
    """
    if list(a) <= list(b):
        return _joined(_searched(a, b, deadline))
    return [Run(run.shared, run.b, run.a) for run in _joined(_searched(b, a, deadline))]


_Box = tuple[int, int, int, int]
"""A part of both sequences: from a0 up to a1 of one, from b0 up to b1 of the other."""


def _searched(a: Sequence[str], b: Sequence[str], deadline: Deadline) -> Iterator[Run]:
    waiting: list[_Box | Run] = [(0, len(a), 0, len(b))]
    while waiting:
        box = waiting.pop()
        if isinstance(box, Run):
            yield box
            continue
        deadline.expired()
        waiting.extend(reversed(_split(a, b, box)))


def _split(a: Sequence[str], b: Sequence[str], box: _Box) -> list[_Box | Run]:
    """What a part consists of, in order: what both sides begin and end with, and what is between."""
    a0, a1, b0, b1 = box
    prefix = suffix = 0
    shortest = min(a1 - a0, b1 - b0)
    while prefix < shortest and a[a0 + prefix] == b[b0 + prefix]:
        prefix += 1
    while suffix < shortest - prefix and a[a1 - 1 - suffix] == b[b1 - 1 - suffix]:
        suffix += 1
    inner = (a0 + prefix, a1 - suffix, b0 + prefix, b1 - suffix)
    return [Run(True, prefix, prefix), *_inside(a, b, inner), Run(True, suffix, suffix)]


def _inside(a: Sequence[str], b: Sequence[str], box: _Box) -> list[_Box | Run]:
    a0, a1, b0, b1 = box
    if a0 == a1 or b0 == b1:
        return [Run(False, a1 - a0, b1 - b0)]
    if a1 - a0 + b1 - b0 <= LONGEST_EXACT:
        return list(_exact(a[a0:a1], b[b0:b1]))
    anchors = _anchors(a, b, box)
    if not anchors:
        return [Run(False, a1 - a0, b1 - b0)]
    parts: list[_Box | Run] = []
    for (a2, b2), (a3, b3) in pairwise([(a0 - 1, b0 - 1), *anchors, (a1, b1)]):
        parts += [(a2 + 1, a3, b2 + 1, b3), Run(True, 1, 1)]
    return parts[:-1]


def _exact(a: Sequence[str], b: Sequence[str]) -> Iterator[Run]:
    search = diff_match_patch()
    # A time limit, even a generous one, would make the outcome depend on the machine.
    search.Diff_Timeout = 0
    letters: dict[str, str] = {}
    free = (chr(code) for part in _PRIVATE_USE for code in part)
    coded = []
    for side in (a, b):
        for token in side:
            if token not in letters:
                letters[token] = next(free)
        coded.append("".join(letters[token] for token in side))
    for operation, text in search.diff_main(*coded, False):
        count = len(text)
        yield Run(operation == 0, count if operation <= 0 else 0, count if operation >= 0 else 0)


def _anchors(a: Sequence[str], b: Sequence[str], box: _Box) -> list[tuple[int, int]]:
    """Places of the tokens that stand once on each side, as many as keep one order."""
    a0, a1, b0, b1 = box
    counts = Counter(a[a0:a1]), Counter(b[b0:b1])
    place_in_b = {token: at for at, token in enumerate(b[b0:b1], b0)}
    unique = [
        (at, place_in_b[token])
        for at, token in enumerate(a[a0:a1], a0)
        if counts[0][token] == counts[1][token] == 1
    ]
    return _longest_rise(unique)


def _longest_rise(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest subsequence whose second numbers rise too."""
    tails: list[int] = []
    at_tail: list[int] = []
    before: list[int] = []
    for index, (_, second) in enumerate(pairs):
        length = bisect_left(tails, second)
        before.append(at_tail[length - 1] if length else -1)
        tails[length : length + 1] = [second]
        at_tail[length : length + 1] = [index]
    chain: list[tuple[int, int]] = []
    index = at_tail[-1] if at_tail else -1
    while index >= 0:
        chain.append(pairs[index])
        index = before[index]
    return chain[::-1]


def _joined(runs: Iterator[Run]) -> list[Run]:
    """The runs with neighbours of one kind made one, and without empty ones."""
    joined: list[Run] = []
    for run in runs:
        if run.a == run.b == 0:
            continue
        if joined and joined[-1].shared == run.shared:
            last = joined.pop()
            run = Run(run.shared, last.a + run.a, last.b + run.b)  # noqa: PLW2901
        joined.append(run)
    return joined
