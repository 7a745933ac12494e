from __future__ import annotations

from viewer.engine.moves import moved_flags


def test_links_in_common_order_are_not_moved():
    assert moved_flags([(0, 0), (1, 1), (2, 3)], [1, 1, 1]) == (False, False, False)


def test_the_lighter_of_two_crossing_links_is_moved():
    assert moved_flags([(0, 1), (1, 0)], [1, 5]) == (True, False)


def test_one_sentence_sent_to_the_end_is_the_only_move():
    assert moved_flags([(0, 3), (1, 0), (2, 1), (3, 2)], [1, 1, 1, 1]) == (True, False, False, False)


def test_two_links_of_one_sentence_do_not_cross():
    assert moved_flags([(0, 0), (0, 1), (1, 1)], [1, 1, 1]) == (False, False, False)


def test_no_links_have_no_moves():
    assert moved_flags([], []) == ()
