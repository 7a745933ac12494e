"""The window as a person uses it: menus, keys, clicks."""

from __future__ import annotations

import pytest
from fake_runner import FakeRunner, write_articles
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton
from window_builder import Desk, files_data

from viewer.ui.comparison_widget import ComparisonWidget
from viewer.ui.message_bar import MessageBar

FIRST = "Ferry runs late again.\nHarbour staff blame the wind.\nTickets stay valid."
SECOND = "Ferry runs late once more.\nHarbour staff blame the wind.\nPassengers were angry.\nTickets expire."
THIRD = "Ferry cancelled.\nTickets stay valid."


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


@pytest.fixture
def paths(tmp_path):
    return write_articles(tmp_path, first=FIRST, second=SECOND, third=THIRD)


def panes(desk):
    return desk.window.findChild(ComparisonWidget)


def place_text(desk):
    """The words at the foot of the window."""
    return " ".join(
        label.text() for label in desk.window.statusBar().findChildren(QLabel) if label.isVisible()
    )


def messages(desk):
    bar = desk.window.findChild(MessageBar)
    return [label.text() for label in bar.findChildren(QLabel) if label.text() and label.isVisible()]


def test_several_files_are_opened_by_menu(desk, paths):
    desk.open_by_menu(paths[:2])
    assert desk.titles() == ["first.txt", "second.txt"]
    assert panes(desk).isVisible()


def test_the_title_bar_names_the_articles(desk, paths):
    desk.open_by_menu(paths[:2])
    assert desk.window.windowTitle() == "first.txt · second.txt · articlediff"


def test_the_dialog_begins_in_the_folder_of_last_time(desk, paths):
    desk.open_by_menu(paths[:1])
    desk.open_by_menu(paths[1:2])
    assert desk.asked_in == [None, paths[0].parent]


def test_giving_up_in_the_dialog_opens_nothing(desk):
    desk.choose_in_menu("File", "Open…")
    assert desk.runner.jobs == []


def test_an_opened_file_stands_in_open_recent(desk, paths):
    desk.open_by_menu(paths[:2])
    desk.choose_in_menu("File", "Close All")
    with desk.work():
        desk.choose_in_menu("File", "Open Recent", "2 first.txt")
    assert desk.titles() == ["first.txt"]


def test_the_list_of_recent_files_can_be_cleared(desk, paths):
    desk.open_by_menu(paths[:1])
    desk.choose_in_menu("File", "Open Recent", "Clear This List")
    assert desk.memory.recent_files == []
    assert not desk.menu_action("File", "Open Recent").isEnabled()


def test_a_recent_file_that_is_gone_is_told_and_forgotten(desk, paths):
    desk.memory.add_recent(paths[0].with_name("gone.txt"))
    with desk.work():
        desk.choose_in_menu("File", "Open Recent", "1 gone.txt")
    assert messages(desk) == ["“gone.txt” cannot be read: there is no such file."]
    assert desk.memory.recent_files == []


def test_a_text_on_the_clipboard_is_pasted_as_an_article(desk, qtbot):
    QGuiApplication.clipboard().setText(FIRST)
    with desk.work():
        qtbot.keyClick(
            desk.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
    assert desk.titles() == ["Pasted article 1"]


def test_files_on_the_clipboard_are_opened(desk, paths):
    QGuiApplication.clipboard().setMimeData(files_data(paths[:2]))
    with desk.work():
        desk.choose_in_menu("Edit", "Paste as Article")
    assert desk.titles() == ["first.txt", "second.txt"]


def test_paste_in_a_field_stays_in_the_field(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    qtbot.keyClick(desk.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = desk.window.findChild(QLineEdit)
    QGuiApplication.clipboard().setText("angry")
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "angry"
    assert len(desk.titles()) == 2


def test_f8_and_f7_go_through_the_changes(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    assert "Change 2 of 3" in place_text(desk)
    qtbot.keyClick(desk.window, Qt.Key.Key_F7)
    assert "Change 1 of 3" in place_text(desk)


def test_the_end_of_the_changes_is_told(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    for _ in range(4):
        qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    assert desk.window.statusBar().currentMessage() == "This is the last change."


def test_a_click_on_a_sentence_brings_its_counterpart_out(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    pane = panes(desk).pane(0)
    box = pane.boxes_in_window(desk.session.view.comparison.articles[0].sentences[2].span)[0]
    qtbot.mouseClick(
        pane.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(box.left + 12), round(box.top + 8))
    )
    assert desk.session.active == (0, 2)
    assert panes(desk).pane(1).marks.active == frozenset({3})


def test_the_status_line_tells_why_sentences_belong_together(desk, paths):
    desk.open_by_menu(paths[:2])
    desk.session.activate(0, 0)
    assert "Reworded · 80 % · They share words." in place_text(desk)


def test_the_status_line_tells_how_much_is_shared(desk, paths):
    desk.open_by_menu(paths[:2])
    desk.session.activate(1, 0)
    assert "Shared: 50 % of second.txt, 75 % of first.txt" in place_text(desk)


def test_ctrl_w_closes_the_active_article_and_undo_brings_it_back(desk, paths, qtbot):
    desk.open_by_menu(paths)
    desk.session.activate(1, 0)
    with desk.work():
        qtbot.keyClick(desk.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert desk.titles() == ["first.txt", "third.txt"]
    with desk.work():
        desk.choose_in_menu("Edit", "Undo Close “second.txt”")
    assert desk.titles() == ["first.txt", "second.txt", "third.txt"]


def test_closing_all_shows_the_welcome_page_again(desk, paths):
    desk.open_by_menu(paths)
    desk.choose_in_menu("File", "Close All")
    assert not panes(desk).isVisible()
    assert desk.window.windowTitle() == "articlediff"


def test_one_article_alone_asks_for_another(desk, paths):
    desk.open_by_menu(paths[:1])
    assert messages(desk) == ["Open or drop another article to compare it with this one."]
    desk.open_by_menu(paths[1:2])
    assert messages(desk) == []


def test_identical_articles_are_called_so(desk, tmp_path):
    desk.open_by_menu(write_articles(tmp_path, one=FIRST, two=FIRST))
    assert messages(desk) == ["The articles are identical."]


def test_cancel_keeps_the_articles_and_offers_to_compare_again(qtbot, paths):
    runner = FakeRunner(held=True)
    desk = Desk(qtbot, runner)
    desk.chosen = paths[:2]
    desk.choose_in_menu("File", "Open…")
    for source in desk.session.desk.sources:
        runner.read(source)
    cancel = desk.window.findChild(QPushButton, "cancel")
    qtbot.waitUntil(cancel.isVisible)
    qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert desk.titles() == ["first.txt", "second.txt"]
    assert messages(desk) == ["The comparison was cancelled."]
    runner.held = False
    with desk.work():
        qtbot.mouseClick(desk.window.findChild(QPushButton, "compare_again"), Qt.MouseButton.LeftButton)
    assert len(desk.session.changes) == 3
    assert messages(desk) == []


def test_a_message_can_be_put_away(desk, paths, qtbot):
    desk.open_by_menu([*paths[:2], paths[0].with_name("gone.txt")])
    qtbot.mouseClick(desk.window.findChild(QToolButton, "dismiss"), Qt.MouseButton.LeftButton)
    assert messages(desk) == []


def test_the_theme_is_changed_and_remembered(desk, qtbot):
    desk.choose_in_menu("View", "Dark Theme")
    qtbot.waitUntil(lambda: desk.window.palette().window().color().lightness() < 60)
    assert Desk(qtbot).menu_action("View", "Dark Theme").isChecked()


def test_zoom_is_remembered(desk, paths, qtbot):
    desk.open_by_menu(paths[:1])
    before = panes(desk).pane(0).text_font().pointSizeF()
    desk.choose_in_menu("View", "Zoom In")
    larger = panes(desk).pane(0).text_font().pointSizeF()
    assert larger > before
    again = Desk(qtbot)
    again.open_by_menu(paths[:1])
    assert panes(again).pane(0).text_font().pointSizeF() == pytest.approx(larger)


def test_scroll_lock_is_one_state_in_menu_and_panes(desk, paths):
    desk.open_by_menu(paths[:2])
    desk.choose_in_menu("View", "Lock Scrolling")
    assert not panes(desk).scroll_locked()
    panes(desk).set_scroll_lock(True)
    assert desk.menu_action("View", "Lock Scrolling").isChecked()


def test_the_window_opens_where_it_was_left(desk, qtbot):
    desk.window.resize(870, 640)
    desk.window.close()
    assert Desk(qtbot, None).memory.geometry == desk.memory.geometry
    assert not desk.memory.geometry.isEmpty()


def test_closing_the_window_stops_the_work(desk):
    desk.window.close()
    assert desk.runner.closed


def test_every_action_says_what_it_does(desk):
    for menu in desk.window.menuBar().actions():
        for action in menu.menu().actions():
            if not action.isSeparator() and action.menu() is None:
                assert action.statusTip(), action.text()


def test_no_two_actions_share_a_key(desk):
    keys = [
        key.toString()
        for action in desk.window.findChildren(type(desk.menu_action("File")))
        for key in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_f6_takes_the_keyboard_from_pane_to_pane(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    panes(desk).pane(0).setFocus()
    qtbot.keyClick(desk.window, Qt.Key.Key_F6)
    assert panes(desk).pane(1).hasFocus()


def test_alt_right_goes_to_the_counterpart(desk, paths, qtbot):
    desk.open_by_menu(paths[:2])
    desk.session.activate(0, 2)
    qtbot.keyClick(desk.window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panes(desk).active() == (1, 3)


def test_what_the_reader_noticed_is_told(desk, paths):
    desk.runner.reading_notices = ("The text was read as Windows-1252.",)
    desk.open_by_menu(paths[:1])
    assert "“first.txt”: The text was read as Windows-1252." in messages(desk)


def test_more_messages_than_fit_are_counted(desk, paths):
    gone = [paths[0].with_name(f"gone{number}.txt") for number in range(6)]
    desk.open_by_menu([*paths[:2], *gone])
    told = {f"“gone{number}.txt” cannot be read: there is no such file." for number in range(2, 6)}
    assert set(messages(desk)) == told | {"2 earlier messages; hide some below to see them."}


def test_a_change_in_a_pane_out_of_sight_is_brought_into_sight(desk, tmp_path, qtbot):
    texts = {f"version{number}": FIRST for number in range(5)} | {"version5": THIRD}
    desk.open_by_menu(write_articles(tmp_path, **texts))
    pane = panes(desk).pane(5).viewport()
    assert pane.visibleRegion().isEmpty()
    qtbot.keyClick(desk.window, Qt.Key.Key_F8)
    assert desk.session.current_change.article == 5
    assert pane.visibleRegion().boundingRect().width() == pane.width()
