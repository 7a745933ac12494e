"""Set operations on spans."""

from viewer.engine.model import Span
from viewer.presentation.spans import clip, intersect, join_over_spaces, trim


def test_intersection_keeps_what_both_cover():
    assert intersect([Span(0, 5), Span(8, 12)], [Span(3, 9), Span(11, 20)]) == (
        Span(3, 5),
        Span(8, 9),
        Span(11, 12),
    )


def test_intersection_of_touching_spans_is_empty():
    assert intersect([Span(0, 4)], [Span(4, 8)]) == ()


def test_clipping_cuts_at_both_bounds():
    assert clip([Span(0, 5), Span(6, 9)], Span(3, 7)) == (Span(3, 5), Span(6, 7))


def test_trimming_drops_white_space_at_both_ends():
    assert trim(Span(2, 8), "ab  cd  ef") == Span(4, 6)


def test_neighbours_across_white_space_become_one():
    assert join_over_spaces([Span(0, 3), Span(4, 7), Span(9, 10)], "the old, x") == (Span(0, 7), Span(9, 10))


def test_spans_of_white_space_alone_vanish():
    assert join_over_spaces([Span(1, 2)], "a b") == ()
