"""What the window shows of a comparison."""

import pytest
from comparison_builder import compared, link, same, segmented

from viewer.presentation.comparison_view import ChangeKind, build_view

FERRY = segmented(["The ferry to Ostra is late.", "Its captain blames fog.", "Nobody was hurt."])
FERRY_AGAIN = segmented(["The ferry to Ostra is very late.", "Nobody was hurt.", "Tickets stay valid."])
FERRY_WIRE = segmented(["Nobody was hurt.", "The ferry to Ostra is late."])


def three():
    links = [
        link((0, 0), (1, 0)),
        same((0, 2), (1, 1)),
        same((0, 0), (2, 1), moved=True),
        same((0, 2), (2, 0)),
        link((1, 0), (2, 1)),
        same((1, 1), (2, 0)),
    ]
    return compared(FERRY, FERRY_AGAIN, FERRY_WIRE, links=links)


def kinds(view, position):
    return [mark.kind for mark in view.panes[position].marks]


def test_base_pane_is_marked_against_the_pane_to_its_right():
    view = build_view(three(), (0, 1, 2), 0)
    assert view.panes[0].reference == 1
    assert kinds(view, 0) == [ChangeKind.REWORDED, ChangeKind.OMITTED, ChangeKind.UNCHANGED]


def test_base_pane_at_the_right_end_is_marked_against_its_left_neighbour():
    view = build_view(three(), (1, 2, 0), 0)
    assert view.panes[2].reference == 2
    assert kinds(view, 2) == [ChangeKind.MOVED, ChangeKind.OMITTED, ChangeKind.UNCHANGED]


def test_every_other_pane_is_marked_against_the_base():
    view = build_view(three(), (0, 1, 2), 0)
    assert [pane.reference for pane in view.panes[1:]] == [0, 0]
    assert kinds(view, 1) == [ChangeKind.REWORDED, ChangeKind.UNCHANGED, ChangeKind.ADDED]
    assert kinds(view, 2) == [ChangeKind.UNCHANGED, ChangeKind.MOVED]


def test_another_base_turns_additions_into_omissions():
    view = build_view(three(), (0, 1, 2), 1)
    assert kinds(view, 0) == [ChangeKind.REWORDED, ChangeKind.ADDED, ChangeKind.UNCHANGED]
    assert kinds(view, 1) == [ChangeKind.REWORDED, ChangeKind.UNCHANGED, ChangeKind.OMITTED]


def test_counts_say_how_many_sentences_have_each_kind():
    view = build_view(three(), (0, 1, 2), 0)
    assert dict(view.panes[1].counts) == {
        ChangeKind.REWORDED: 1,
        ChangeKind.UNCHANGED: 1,
        ChangeKind.ADDED: 1,
    }


def test_bands_join_neighbours_only_whatever_the_base():
    view = build_view(three(), (0, 1, 2), 0)
    assert [(band.left_pane, band.left_sentences, band.right_sentences) for band in view.bands] == [
        (0, (0,), (0,)),
        (0, (2,), (1,)),
        (1, (0,), (1,)),
        (1, (1,), (0,)),
    ]


def test_bands_follow_the_order_of_the_panes():
    view = build_view(three(), (2, 0), 0)
    assert [(band.left_sentences, band.right_sentences) for band in view.bands] == [
        ((1,), (0,)),
        ((0,), (2,)),
    ]
    assert view.bands[0].kind is ChangeKind.MOVED


def test_an_article_alone_is_shown_unmarked():
    view = build_view(compared(FERRY, links=[]), (0,), 0)
    assert view.panes[0].reference is None
    assert kinds(view, 0) == [ChangeKind.UNCHANGED] * 3
    assert (view.bands, view.changes) == ((), ())


def test_a_base_that_is_not_shown_is_refused():
    with pytest.raises(ValueError, match="base article 2"):
        build_view(three(), (0, 1), 2)


def test_counterparts_are_the_sentences_linked_in_each_other_article():
    view = build_view(three(), (0, 1, 2), 0)
    assert dict(view.counterparts(0, 0)) == {1: (0,), 2: (1,)}
    assert dict(view.counterparts(0, 1)) == {}
