from __future__ import annotations

from viewer.engine.pairing.groups import groups


def test_single_pairs_are_groups_of_their_own():
    assert groups([(1, 1), (0, 0)]) == [((0,), (0,)), ((1,), (1,))]


def test_one_sentence_with_two_counterparts_is_a_split():
    assert groups([(0, 0), (0, 2)]) == [((0,), (0, 2))]


def test_two_sentences_with_one_counterpart_are_a_merge():
    assert groups([(0, 1), (3, 1)]) == [((0, 3), (1,))]


def test_a_group_never_claims_a_pair_that_is_not_there():
    cells = [(0, 0), (0, 1), (1, 1)]

    claimed = [(i, j) for a, b in groups(cells) for i in a for j in b]

    assert sorted(claimed) == cells


def test_no_cells_have_no_groups():
    assert groups([]) == []
