"""Shared and unshared runs of tokens, exact where short and coarse where long."""

from itertools import count

import pytest

from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled
from viewer.engine.token_runs import LONGEST_EXACT, Run, token_runs


def test_shared_beginning_and_end_are_found():
    assert token_runs(["the", "old", "mill", "burned"], ["the", "new", "mill", "burned"]) == [
        Run(True, 1, 1),
        Run(False, 1, 1),
        Run(True, 2, 2),
    ]


def test_equal_sides_are_one_run():
    assert token_runs(["a", "b"], ["a", "b"]) == [Run(True, 2, 2)]


def test_nothing_shared_is_one_change():
    assert token_runs(["a", "b"], ["c"]) == [Run(False, 2, 1)]


def test_empty_sides_give_no_runs():
    assert token_runs([], []) == []


def test_side_without_tokens_is_a_pure_change():
    assert token_runs([], ["a"]) == [Run(False, 0, 1)]


def test_swapping_the_sides_swaps_the_counts():
    a, b = ["a", "b", "c", "a", "b", "b", "a"], ["c", "b", "a", "b", "a", "c"]
    assert token_runs(b, a) == [Run(run.shared, run.b, run.a) for run in token_runs(a, b)]


def test_long_input_is_cut_at_words_that_stand_once():
    a = [f"w{at}" for at in range(LONGEST_EXACT)]
    b = [word if at % 100 else f"new{at}" for at, word in enumerate(a)]
    assert sum(run.a for run in token_runs(a, b) if not run.shared) == LONGEST_EXACT // 100


def test_long_input_without_landmarks_is_replaced_whole():
    a, b = ["x", "y"] * LONGEST_EXACT, ["y", "x", "x"] * LONGEST_EXACT
    runs = token_runs(a, b)
    assert sum(run.a for run in runs) == len(a)
    assert sum(run.b for run in runs) == len(b)
    assert not runs[len(runs) // 2].shared


def test_more_distinct_tokens_than_private_characters_are_told_apart():
    words = [str(number) for number in range(140_000)]
    changed = [*words[:70_000], "new", *words[70_001:]]
    assert token_runs(words, changed) == [
        Run(True, 70_000, 70_000),
        Run(False, 1, 1),
        Run(True, 69_999, 69_999),
    ]


def test_a_cancel_is_noticed_between_pieces():
    asked = count()
    deadline = Deadline(cancelled=lambda: next(asked) >= 3)
    a = [f"w{at}" for at in range(4 * LONGEST_EXACT)]
    b = [word if at % 2 else f"new{at}" for at, word in enumerate(a)]
    with pytest.raises(Cancelled):
        token_runs(a, b, deadline)
