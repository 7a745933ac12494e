"""Lists that stand in one paragraph."""

from __future__ import annotations

import pytest
from sentence_bars import cut

from viewer.engine.list_items import is_list_marker, item_starts


@pytest.mark.parametrize(
    "barred",
    [
        "1) buy rope | 2) buy lamps | 3) wait",
        "1. Buy rope | 2. Buy lamps",
        "1. Buy rope. | 2. Buy lamps.",
        "1.) Buy rope | 2.) Buy lamps",
        "(1) Buy rope. | (2) Buy lamps.",
        "a. Buy rope | b. Buy lamps | c. Wait",
        "a) Buy rope | b) Buy lamps",
        "(A) Buy rope. | (B) Buy lamps.",
        "(i) Buy rope. | (ii) Buy lamps. | (iii) Wait.",
        "• rope | • lamps | • tea",
        "• 9. Buy rope | • 10. Buy lamps",
        "⁃9. Buy rope | ⁃10. Buy lamps",
    ],
)
def test_the_items_of_a_list_are_separated(barred):
    assert cut(barred) == barred


@pytest.mark.parametrize(
    "barred",
    [
        "A. Smith met B. Jones at the quay.",
        "We need 1) rope and 2) lamps.",
        "For item 1. above you pay nothing, and for 2. above the full price.",
        "1) Rope is cheaper than 3) lamps.",
    ],
)
def test_markers_that_do_not_count_on_from_the_start_are_no_list(barred):
    assert cut(barred) == barred


def test_the_number_of_an_item_is_no_sentence():
    assert cut("3. The harbour | 4. The ferry") == "3. The harbour | 4. The ferry"


def test_a_list_item_may_have_several_sentences():
    barred = "1. Buy rope. | It is cheap. | 2. Buy lamps. | Wait."
    assert cut(barred) == barred


def test_the_starts_are_those_of_the_markers():
    assert item_starts("1) rope 2) lamps", 0, 16) == [8]


def test_a_paragraph_without_marker_has_no_items():
    assert item_starts("Rope and lamps.", 0, 15) == []


def test_a_marker_is_recognised_whole():
    assert is_list_marker("12.", 0, 3)
    assert not is_list_marker("1990.", 0, 5)
    assert not is_list_marker("Go.", 0, 3)
