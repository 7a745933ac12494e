"""Turn the runs of a token search into phrases as a reader would mark them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from viewer.engine.passage import Passage
from viewer.engine.token_runs import Run
from viewer.engine.tokens import TokenKind

# A shared piece between two changes that is at most this many tokens, and shorter than both, joins them where
# it is only punctuation and function words. A higher limit would swallow what did not change.
LONGEST_ISLAND = 2

_SENTENCE_EDGE, _AFTER_MARK, _BEFORE_MARK = 3, 2, 2  # how good a place is for a change to begin or end


def whole_phrases(left: Passage, right: Passage, runs: Sequence[Run]) -> list[Run]:
    """The runs with changes moved to natural places, and joined over words that mean nothing between them."""
    return _without_islands(left, right, _slid(left, right, runs))


@dataclass(slots=True)
class _Slide:
    """A change on one side only, between two shared runs: how far it can move, and where it reads best."""

    passage: Passage
    first: int
    last: int

    def best_step(self, room_before: int, room_after: int) -> int:
        """The steps to the right (negative: left) after which the change begins and ends most naturally."""
        folded = self.passage.folded
        back = forth = 0
        while back < room_before and folded[self.first - 1 - back] == folded[self.last - 1 - back]:
            back += 1
        while forth < room_after and folded[self.first + forth] == folded[self.last + forth]:
            forth += 1
        return max(range(-back, forth + 1), key=lambda step: (self._merit(step), -abs(step), -step))

    def _merit(self, step: int) -> int:
        first, last = self.first + step, self.last + step
        passage = self.passage
        merit = _SENTENCE_EDGE * (passage.starts_sentence(first) + passage.starts_sentence(last))
        if first > 0 and passage.kinds[first - 1] is TokenKind.PUNCTUATION:
            merit += _AFTER_MARK
        if last < len(passage) and passage.kinds[last] is TokenKind.PUNCTUATION:
            merit += _BEFORE_MARK
        if passage.kinds[last - 1] is TokenKind.PUNCTUATION and first > 0:
            merit += passage.kinds[first - 1] is TokenKind.PUNCTUATION
        return merit


def _slid(left: Passage, right: Passage, runs: Sequence[Run]) -> list[Run]:
    """Let each change that only one side has begin and end at a mark or a sentence's edge, if it can."""
    slid = list(runs)
    at_a = at_b = 0
    for index, run in enumerate(slid):
        one_sided = not run.shared and (run.a == 0) != (run.b == 0)
        before = slid[index - 1].a if index else 0
        after = slid[index + 1].a if index + 1 < len(slid) else 0
        if one_sided and before and after:
            slide = _Slide(left, at_a, at_a + run.a) if run.a else _Slide(right, at_b, at_b + run.b)
            # One token stays shared on either side, lest the change run into its neighbour.
            keep_first, keep_last = int(index > 1), int(index + 2 < len(slid))
            step = slide.best_step(before - keep_first, after - keep_last)
            slid[index - 1 : index + 2] = _stepped(before, run, after, step)
            at_a, at_b = at_a + step, at_b + step
        at_a, at_b = at_a + run.a, at_b + run.b
    return [run for run in slid if run.a or run.b]


def _stepped(before: int, change: Run, after: int, step: int) -> list[Run]:
    return [Run(True, before + step, before + step), change, Run(True, after - step, after - step)]


def _without_islands(left: Passage, right: Passage, runs: Sequence[Run]) -> list[Run]:
    kept: list[Run] = []
    at_a = at_b = 0
    for run in runs:
        if not run.shared and len(kept) > 1 and _is_island(left, right, (at_a, at_b), (*kept[-2:], run)):
            island, before = kept.pop(), kept.pop()
            kept.append(Run(False, before.a + island.a + run.a, before.b + island.b + run.b))
        else:
            kept.append(run)
        at_a, at_b = at_a + run.a, at_b + run.b
    return kept


def _is_island(left: Passage, right: Passage, ends: tuple[int, int], runs: tuple[Run, ...]) -> bool:
    """Whether the middle one of three runs, which ends at these tokens, means nothing between two changes."""
    before, island, after = runs
    if island.a > LONGEST_ISLAND or island.a >= min(max(run.a, run.b) for run in (before, after)):
        return False
    # Short articles may be taken for different languages: a word that either calls a function word is one.
    return all(
        left.is_minor(ends[0] - back) or right.is_minor(ends[1] - back) for back in range(1, island.a + 1)
    )
