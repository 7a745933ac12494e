"""From change to change."""

from __future__ import annotations

import pytest
from comparison_builder import compared, link, same, segmented

from viewer.presentation.change_steps import (
    change_above,
    change_after,
    change_at,
    change_before,
    change_below,
)
from viewer.presentation.comparison_view import ChangeKind, build_view


@pytest.fixture
def changes():
    """Omitted 0, reworded 1, unchanged 2, added 2 (of the second article), reworded 3."""
    first = segmented(["Old news.", "Four sank.", "Rain fell.", "Crews swam home."])
    second = segmented(["Five sank.", "Rain fell.", "New news.", "Crews swam ashore."], source="b.txt")
    links = [link((0, 1), (1, 0)), same((0, 2), (1, 1)), link((0, 3), (1, 3))]
    found = build_view(compared(first, second, links=links), (0, 1), 0).changes
    assert [change.kind for change in found] == [
        ChangeKind.OMITTED,
        ChangeKind.REWORDED,
        ChangeKind.ADDED,
        ChangeKind.REWORDED,
    ]
    return found


def test_a_change_is_found_from_either_side(changes):
    assert change_at(changes, 0, 1) == changes[1]
    assert change_at(changes, 1, 0) == changes[1]


def test_an_unchanged_sentence_stands_in_no_change(changes):
    assert change_at(changes, 0, 2) is None


def test_the_next_and_the_previous_follow_the_list(changes):
    assert change_after(changes, changes[1]) == changes[2]
    assert change_before(changes, changes[1]) == changes[0]


def test_there_is_nothing_beyond_the_ends(changes):
    assert change_after(changes, changes[3]) is None
    assert change_before(changes, changes[0]) is None


def test_hidden_changes_are_passed_over(changes):
    assert change_after((changes[0], changes[3]), changes[0]) == changes[3]
    assert change_before((changes[0], changes[3]), changes[3]) == changes[0]


def test_from_an_unchanged_sentence_the_step_goes_by_its_own_article(changes):
    assert change_below(changes, 0, 2) == changes[3]
    assert change_above(changes, 0, 2) == changes[1]
    assert change_below(changes, 1, 1) == changes[2]


def test_the_steps_follow_another_order_of_the_list(changes):
    listed = (changes[3], changes[0], changes[2])
    assert change_after(listed, changes[3]) == changes[0]
    assert change_before(listed, changes[2]) == changes[0]


def test_from_a_hidden_change_the_step_goes_by_the_text(changes):
    listed = (changes[3], changes[0], changes[2])
    assert change_after(listed, changes[1]) == changes[2]
    assert change_before(listed, changes[1]) == changes[0]
