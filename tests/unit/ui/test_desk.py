"""Which articles are open, and in which order."""

from __future__ import annotations

import pytest

from viewer.ui.article_sources import PastedText
from viewer.ui.desk import Desk

A, B, C, D = (PastedText(name, name) for name in "ABCD")


def names(desk):
    return "".join(source.name for source in desk.sources)


def test_the_first_article_is_the_base():
    assert Desk().with_added([A, B]).base == A


def test_articles_are_added_at_the_end_or_at_a_position():
    desk = Desk().with_added([A, B])
    assert names(desk.with_added([C, D])) == "ABCD"
    assert names(desk.with_added([C, D], 1)) == "ACDB"


def test_a_replaced_base_hands_its_part_to_its_successor():
    desk = Desk().with_added([A, B]).with_replaced(0, [C, D])
    assert (names(desk), desk.base) == ("CDB", C)


def test_replacing_another_article_keeps_the_base():
    assert Desk().with_added([A, B]).with_replaced(1, [C]).base == A


def test_a_closed_base_leaves_its_part_to_the_leftmost():
    desk = Desk().with_added([A, B, C]).without([A])
    assert (names(desk), desk.base) == ("BC", B)


def test_an_empty_desk_has_no_base():
    assert Desk().with_added([A]).without([A]) == Desk()


@pytest.mark.parametrize(
    ("origin", "target", "expected"), [(0, 2, "BCA"), (2, 0, "CAB"), (1, 1, "ABC"), (0, 1, "BAC")]
)
def test_a_moved_article_stands_at_its_target(origin, target, expected):
    desk = Desk().with_added([A, B, C]).with_moved(origin, target)
    assert (names(desk), desk.base) == (expected, A)


def test_an_article_that_is_not_open_cannot_be_the_base():
    with pytest.raises(ValueError, match="D is not open"):
        Desk().with_added([A]).with_base(D)
