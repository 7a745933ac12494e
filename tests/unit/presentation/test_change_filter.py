"""Choosing which changes are shown."""

from comparison_builder import compared, link, same, segmented

from viewer.engine.model import Severity
from viewer.presentation.change_filter import ChangeFilter, filter_changes, filter_view
from viewer.presentation.comparison_view import ChangeKind, build_view

BASE = segmented(["Alpha fell in Brenn.", "Beta rose.", "“Gamma slept.”"])
OTHER = segmented(["Alpha dropped in Brenn.", '"Gamma slept."', "Delta is new."])
VIEW = build_view(compared(BASE, OTHER, links=[link((0, 0), (1, 0)), same((0, 2), (1, 1))]), (0, 1), 0)


def kinds_listed(wanted):
    return [change.kind for change in filter_changes(VIEW.changes, wanted)]


def test_everything_is_shown_by_default():
    assert filter_view(VIEW, ChangeFilter()) is VIEW


def test_kinds_that_are_not_wanted_are_not_listed():
    wanted = ChangeFilter(kinds=frozenset({ChangeKind.ADDED, ChangeKind.OMITTED}))
    assert kinds_listed(wanted) == [ChangeKind.OMITTED, ChangeKind.ADDED]


def test_kinds_that_are_not_wanted_are_shown_as_unchanged():
    view = filter_view(VIEW, ChangeFilter(kinds=frozenset({ChangeKind.ADDED})))
    assert [mark.kind for mark in view.panes[1].marks] == [
        ChangeKind.UNCHANGED,
        ChangeKind.UNCHANGED,
        ChangeKind.ADDED,
    ]
    assert view.panes[1].marks[0].changed == ()
    assert {band.kind for band in view.bands} == {ChangeKind.UNCHANGED}


def test_counts_stay_those_of_the_whole_comparison():
    view = filter_view(VIEW, ChangeFilter(kinds=frozenset()))
    assert view.panes[1].counts == VIEW.panes[1].counts


def test_hiding_typography_keeps_the_words_marked():
    kinds = frozenset(ChangeKind) - {ChangeKind.TYPOGRAPHY}
    view = filter_view(VIEW, ChangeFilter(kinds=kinds))
    assert view.panes[0].marks[0].changed == VIEW.panes[0].marks[0].changed != ()
    assert view.panes[0].marks[2].typography == ()


def test_text_is_found_on_either_side_whatever_its_case():
    assert kinds_listed(ChangeFilter(text="FELL IN")) == [ChangeKind.REWORDED]
    assert kinds_listed(ChangeFilter(text="delta")) == [ChangeKind.ADDED]


def test_severities_and_articles_are_chosen():
    assert kinds_listed(ChangeFilter(severities=frozenset({Severity.CONFLICT}))) == []
    assert kinds_listed(ChangeFilter(articles=frozenset({2}))) == []
    assert len(kinds_listed(ChangeFilter(articles=frozenset({1})))) == len(VIEW.changes)


def test_a_moved_change_counts_as_moved_whatever_else_it_is():
    moved = build_view(compared(BASE, OTHER, links=[link((0, 0), (1, 0), moved=True)]), (0, 1), 0)
    only_moves = filter_view(moved, ChangeFilter(kinds=frozenset({ChangeKind.MOVED})))
    assert only_moves.panes[0].marks[0].kind is ChangeKind.MOVED
    assert [change.link for change in only_moves.changes] == [0]
