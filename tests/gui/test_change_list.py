"""The dock with the list of changes."""

from __future__ import annotations

import pytest
from fake_runner import write_articles
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListView, QToolButton
from window_builder import Desk

from viewer.presentation.comparison_view import ChangeKind
from viewer.ui.change_list import ChangeDock, ChangeList
from viewer.ui.comparison_widget import ComparisonWidget

FIRST = "Ferry runs late again.\nHarbour staff blame the wind.\nTickets stay valid."
SECOND = "Ferry runs late once more.\nHarbour staff blame the wind.\nPassengers were angry.\nTickets expire."


@pytest.fixture
def desk(qtbot, tmp_path):
    opened = Desk(qtbot)
    opened.open_by_menu(write_articles(tmp_path, first=FIRST, second=SECOND))
    return opened


def rows(desk):
    return desk.window.findChild(QListView)


def words(desk):
    model = rows(desk).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def kind_button(desk, label):
    buttons = desk.window.findChild(ChangeList).findChildren(QToolButton)
    return next(button for button in buttons if button.accessibleName().startswith(label))


def click_row(desk, qtbot, row):
    view = rows(desk)
    place = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))


def test_every_change_is_told_with_both_wordings(desk):
    assert words(desk) == [
        "Reworded: “Ferry runs late again.” became “Ferry runs late once more.”",
        "Added: “Passengers were angry.”",
        "Reworded: “Tickets stay valid.” became “Tickets expire.”",
    ]


def test_a_click_goes_to_the_change(desk, qtbot):
    click_row(desk, qtbot, 1)
    assert desk.session.active == (1, 2)
    assert desk.window.findChild(ComparisonWidget).active() == (1, 2)


def test_the_arrow_keys_go_through_the_changes(desk, qtbot):
    click_row(desk, qtbot, 0)
    rows(desk).setFocus()
    qtbot.keyClick(rows(desk), Qt.Key.Key_Down)
    assert desk.session.current_change.kind is ChangeKind.ADDED
    assert rows(desk).hasFocus()


def test_the_row_of_the_active_sentence_is_marked(desk):
    desk.session.activate(1, 3)
    assert rows(desk).currentIndex().row() == 2


def test_a_sentence_without_a_change_marks_no_row(desk):
    desk.session.activate(1, 3)
    desk.session.activate(1, 1)
    assert rows(desk).selectionModel().selectedIndexes() == []


def test_the_buttons_count_the_kinds(desk):
    assert kind_button(desk, "reworded").text() == "2"
    assert kind_button(desk, "added").text() == "1"
    assert kind_button(desk, "omitted").isHidden()


def test_a_kind_is_hidden_and_shown_with_its_button(desk, qtbot):
    qtbot.mouseClick(kind_button(desk, "reworded"), Qt.MouseButton.LeftButton)
    assert words(desk) == ["Added: “Passengers were angry.”"]
    qtbot.mouseClick(kind_button(desk, "reworded"), Qt.MouseButton.LeftButton)
    assert len(words(desk)) == 3


def test_typing_narrows_the_list_down(desk, qtbot):
    field = desk.window.findChild(ChangeList).findChild(QLineEdit)
    qtbot.keyClicks(field, "TICKETS")
    assert words(desk) == ["Reworded: “Tickets stay valid.” became “Tickets expire.”"]


def test_the_status_line_counts_what_the_filter_hides(desk, qtbot):
    qtbot.keyClicks(desk.window.findChild(ChangeList).findChild(QLineEdit), "angry")
    labels = [label.text() for label in desk.window.statusBar().findChildren(QLabel)]
    assert "1 change (2 hidden)" in labels


def test_a_list_without_matches_says_why_it_is_empty(desk, qtbot):
    changes = desk.window.findChild(ChangeList)
    qtbot.keyClicks(changes.findChild(QLineEdit), "zebra")
    shown = [label.text() for label in changes.findChildren(QLabel) if label.isVisible()]
    assert shown == ["No change fits what is asked for above."]


def test_the_dock_is_put_away_and_stays_away(desk, qtbot):
    dock = desk.window.findChild(ChangeDock)
    dock.close()
    assert not desk.menu_action("View", "List of Changes").isChecked()
    desk.choose_in_menu("View", "List of Changes")
    assert dock.isVisible()


def test_the_welcome_page_stands_without_the_list(desk):
    desk.choose_in_menu("File", "Close All")
    assert desk.window.findChild(ChangeDock).isHidden()
    assert desk.menu_action("View", "List of Changes").isChecked()


def test_rows_are_painted_in_the_colour_of_their_kind(desk, qtbot):
    click_row(desk, qtbot, 0)
    view = rows(desk)
    rect = view.visualRect(view.model().index(0, 0))
    image = view.viewport().grab(rect).toImage()
    assert image.pixelColor(1, rect.height() // 2).name().upper() == "#8C6B0A"
    assert image.pixelColor(rect.width() - 4, rect.height() // 2).name().upper() == "#FFF4D1"


def test_the_gravest_change_comes_first_on_demand(desk, qtbot):
    ranking = next(
        one
        for one in desk.window.findChild(ChangeList).findChildren(QToolButton)
        if one.text() == "Gravest first"
    )
    qtbot.mouseClick(ranking, Qt.MouseButton.LeftButton)
    assert words(desk)[0] == "Added: “Passengers were angry.”"
    qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    assert desk.session.current_change.kind is ChangeKind.ADDED
    qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    assert desk.session.current_change.index == 0
    assert Desk(qtbot).session.ranked


def test_a_hidden_kind_is_not_marked_in_the_panes_either(desk, qtbot):
    panes = desk.window.findChild(ComparisonWidget)
    desk.session.activate(0, 0)
    qtbot.mouseClick(kind_button(desk, "reworded"), Qt.MouseButton.LeftButton)
    kinds = [mark.kind for pane in panes.view().panes for mark in pane.marks]
    assert ChangeKind.REWORDED not in kinds
    assert ChangeKind.ADDED in kinds
    assert panes.active() == (0, 0)


def articles_box(desk):
    return desk.window.findChild(ChangeList).findChild(QComboBox)


def choose_last_article(desk, qtbot):
    qtbot.keyClick(articles_box(desk), Qt.Key.Key_End)
    assert articles_box(desk).currentText() == "Changes of third.txt"


def test_with_two_articles_there_is_no_choice_of_article(desk):
    assert articles_box(desk).isHidden()


def test_the_changes_of_one_of_several_articles_can_be_listed(desk, qtbot, tmp_path):
    third = write_articles(tmp_path, third="Ferry cancelled.\nTickets stay valid.")
    desk.open_by_menu(third)
    assert len(words(desk)) == 5
    choose_last_article(desk, qtbot)
    assert words(desk) == [
        "Reworded: “Ferry runs late again.” became “Ferry cancelled.”",
        "Omitted: “Harbour staff blame the wind.”",
    ]


def test_the_changes_of_a_closed_article_give_way_to_those_of_all(desk, qtbot, tmp_path):
    third = write_articles(tmp_path, third="Ferry cancelled.\nTickets stay valid.")
    desk.open_by_menu(third)
    choose_last_article(desk, qtbot)
    with desk.work():
        desk.session.close_article(desk.session.only_article)
    assert len(words(desk)) == 3
