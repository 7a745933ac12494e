"""Files and texts dragged onto the window."""

from __future__ import annotations

import pytest
from fake_runner import write_articles
from PySide6.QtCore import QPoint, QUrl
from window_builder import Desk, drag_away, drag_over, drop_on, files_data, text_data

from viewer.ui.change_list import ChangeList
from viewer.ui.comparison_widget import ComparisonWidget
from viewer.ui.drop_hint import DropHint
from viewer.ui.welcome_page import WelcomePage

FIRST = "Quarry shut for a week.\nDust was found in the well."
SECOND = "Quarry shut for a month.\nDust was found in the well."
THIRD = "Quarry reopens.\nDust was found in the well."


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


@pytest.fixture
def paths(tmp_path):
    return write_articles(tmp_path, first=FIRST, second=SECOND, third=THIRD)


def middle_of(desk, kind):
    part = desk.window.findChild(kind)
    return part.mapTo(desk.window, part.rect().center())


def hint(desk):
    return desk.window.findChild(DropHint)


def test_files_dropped_on_the_welcome_page_are_opened(desk, paths):
    with desk.work():
        drop_on(desk.window, files_data(paths[:2]), middle_of(desk, WelcomePage))
    assert desk.titles() == ["first.txt", "second.txt"]
    assert hint(desk).isHidden()


def test_the_welcome_page_says_what_a_drop_will_do(desk, paths):
    target, _ = drag_over(desk.window, files_data(paths[:1]), middle_of(desk, WelcomePage))
    assert hint(desk).isVisible()
    assert hint(desk).text == "Drop to open “first.txt”"
    drag_away(target)
    assert hint(desk).isHidden()


def test_the_hint_counts_several_files(desk, paths):
    drag_over(desk.window, files_data(paths), middle_of(desk, WelcomePage))
    assert hint(desk).text == "Drop to open 3 articles"


def test_a_dropped_text_is_pasted(desk):
    with desk.work():
        drop_on(desk.window, text_data(FIRST), middle_of(desk, WelcomePage))
    assert desk.titles() == ["Pasted article 1"]


def test_files_dropped_on_the_change_list_are_opened(desk, paths):
    desk.open_by_menu(paths[:2])
    with desk.work():
        drop_on(desk.window, files_data(paths[2:]), middle_of(desk, ChangeList))
    assert desk.titles() == ["first.txt", "second.txt", "third.txt"]


def test_files_dropped_on_the_toolbar_are_opened(desk, paths):
    with desk.work():
        drop_on(desk.window, files_data(paths[:1]), QPoint(desk.window.width() - 40, 40))
    assert desk.titles() == ["first.txt"]


def test_a_file_dropped_on_a_pane_takes_its_place(desk, paths):
    desk.open_by_menu(paths[:2])
    pane = desk.window.findChild(ComparisonWidget).pane(1)
    with desk.work():
        drop_on(desk.window, files_data(paths[2:]), pane.mapTo(desk.window, pane.rect().center()))
    assert desk.titles() == ["first.txt", "third.txt"]


def test_what_is_no_file_and_no_text_is_not_taken(desk):
    data = files_data([])
    data.setUrls([QUrl("https://example.org/story.html")])
    _, accepted = drag_over(desk.window, data, middle_of(desk, WelcomePage))
    assert not accepted
    assert hint(desk).isHidden()


def test_a_folder_among_the_files_does_not_stop_the_others(desk, paths, tmp_path):
    with desk.work():
        drop_on(desk.window, files_data([tmp_path, *paths[:2]]), middle_of(desk, WelcomePage))
    assert desk.titles() == ["first.txt", "second.txt"]


def test_a_text_dropped_on_a_pane_is_pasted_beside_it(desk, paths):
    desk.open_by_menu(paths[:2])
    pane = desk.window.findChild(ComparisonWidget).pane(1)
    with desk.work():
        drop_on(desk.window, text_data(THIRD), pane.mapTo(desk.window, pane.rect().center()))
    assert desk.titles() == ["first.txt", "second.txt", "Pasted article 1"]
