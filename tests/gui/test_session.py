"""What the session does with what the user asks."""

from __future__ import annotations

import pytest
from fake_runner import FakeRunner, write_articles

from viewer.presentation.change_filter import ChangeFilter
from viewer.presentation.comparison_view import ChangeKind
from viewer.ui.notices import NoticeAction
from viewer.ui.session import Session

FIRST = "Ferry runs late again.\nHarbour staff blame the wind.\nTickets stay valid."
SECOND = "Ferry runs late once more.\nHarbour staff blame the wind.\nPassengers were angry.\nTickets expire."
THIRD = "Ferry cancelled.\nTickets stay valid."


@pytest.fixture
def runner(qapp):
    return FakeRunner()


@pytest.fixture
def session(runner):
    return Session(runner)


@pytest.fixture
def paths(tmp_path):
    return write_articles(tmp_path, first=FIRST, second=SECOND, third=THIRD)


def open_and_wait(qtbot, session, paths, **where):
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.open_paths(paths, **where)


def titles(session):
    return [source.name for source in session.shown]


def texts(session):
    return [notice.text for notice in session.notices.notices]


def test_two_files_are_shown_with_their_changes(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    assert titles(session) == ["first.txt", "second.txt"]
    assert [change.kind for change in session.changes] == [
        ChangeKind.REWORDED,
        ChangeKind.ADDED,
        ChangeKind.REWORDED,
    ]


def test_articles_are_shown_before_all_are_read(qtbot, session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    with qtbot.waitSignal(session.view_changed):
        runner.read(session.desk.sources[0])
    assert titles(session) == ["first.txt"]
    assert session.busy


def test_articles_read_one_after_the_other_are_shown_at_once(qtbot, session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    views = []
    session.view_changed.connect(views.append)
    with qtbot.waitSignal(session.view_changed):
        for source in session.desk.sources:
            runner.read(source)
    assert [len(view.panes) for view in views] == [2]


def test_an_article_not_aligned_yet_has_no_marks(qtbot, session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    with qtbot.waitSignal(session.view_changed):
        for source in session.desk.sources:
            runner.read(source)
    kinds = {mark.kind for pane in session.view.panes for mark in pane.marks}
    assert kinds == {ChangeKind.UNCHANGED}
    assert session.changes == ()


def test_adding_an_article_keeps_the_marks_of_the_others_meanwhile(qtbot, session, runner, paths):
    open_and_wait(qtbot, session, paths[:2])
    runner.held = True
    session.open_paths([paths[2]])
    with qtbot.waitSignal(session.view_changed):
        runner.read(session.desk.sources[2])
    assert titles(session) == ["first.txt", "second.txt", "third.txt"]
    assert len(session.changes) == 3


def test_a_new_article_goes_where_it_was_dropped(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    open_and_wait(qtbot, session, [paths[2]], position=1)
    assert titles(session) == ["first.txt", "third.txt", "second.txt"]


def test_a_replaced_base_hands_its_part_on(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    open_and_wait(qtbot, session, [paths[2]], replaced=0)
    assert titles(session) == ["third.txt", "second.txt"]
    assert session.view.base == session.view.order[0]


def test_moving_an_article_computes_nothing(qtbot, session, runner, paths):
    open_and_wait(qtbot, session, paths)
    session.move_article(2, 0)
    assert titles(session) == ["third.txt", "first.txt", "second.txt"]
    assert len(runner.jobs) == 1


def test_changing_the_base_computes_nothing(qtbot, session, runner, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.set_base(1)
    assert session.view.base == 1
    assert len(runner.jobs) == 1


def test_articles_are_compared_in_the_order_of_opening(qtbot, session, runner, paths):
    open_and_wait(qtbot, session, paths[:2])
    open_and_wait(qtbot, session, [paths[2]], position=0)
    sources, _ = runner.jobs[-1]
    assert [source.name for source in sources] == ["first.txt", "second.txt", "third.txt"]


def test_the_same_file_is_opened_once(qtbot, session, paths):
    open_and_wait(qtbot, session, [paths[0], paths[0].parent / "." / "first.txt", paths[1]])
    assert titles(session) == ["first.txt", "second.txt"]
    assert texts(session) == ["“first.txt” is already open, so it was not opened again."]


def test_a_missing_file_is_told_and_the_others_load(qtbot, session, paths, tmp_path):
    open_and_wait(qtbot, session, [paths[0], tmp_path / "gone.txt", paths[1]])
    assert titles(session) == ["first.txt", "second.txt"]
    assert texts(session) == ["“gone.txt” cannot be read: there is no such file."]


def test_the_ninth_article_is_refused(qtbot, session, tmp_path):
    paths = write_articles(tmp_path, **{f"version{number}": FIRST for number in range(1, 10)})
    open_and_wait(qtbot, session, paths)
    assert len(session.shown) == 8
    assert "“version9.txt” was not opened: at most 8 articles fit side by side. Close one first." in texts(
        session
    )


def test_closing_shows_the_rest_at_once(qtbot, session, runner, paths):
    open_and_wait(qtbot, session, paths)
    runner.held = True
    session.close_article(1)
    assert titles(session) == ["first.txt", "third.txt"]
    assert [change.kind for change in session.changes] == [ChangeKind.REWORDED, ChangeKind.OMITTED]


def test_undo_brings_a_closed_article_back_to_its_place(qtbot, session, paths):
    open_and_wait(qtbot, session, paths)
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.close_article(1)
    assert session.undo_stack.undoText() == "Close “second.txt”"
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.undo_stack.undo()
    assert titles(session) == ["first.txt", "second.txt", "third.txt"]


def test_undo_takes_a_move_back(qtbot, session, paths):
    open_and_wait(qtbot, session, paths)
    session.move_article(0, 2)
    session.undo_stack.undo()
    assert titles(session) == ["first.txt", "second.txt", "third.txt"]


def test_closing_everything_leaves_nothing_to_show(qtbot, session, paths):
    open_and_wait(qtbot, session, paths)
    session.close_all()
    assert session.view is None
    assert not session.busy


def test_pasted_texts_get_names_of_their_own(qtbot, session):
    session.paste_text(FIRST)
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.paste_text(SECOND)
    assert titles(session) == ["Pasted article 1", "Pasted article 2"]


def test_an_empty_clipboard_is_told(session):
    session.paste_text("  \n")
    assert texts(session) == ["There is no text on the clipboard to paste."]


def test_identical_articles_are_called_identical(qtbot, session, tmp_path):
    open_and_wait(qtbot, session, write_articles(tmp_path, one=FIRST, two=FIRST))
    assert texts(session) == ["The articles are identical."]


def test_the_steps_visit_every_change_and_end(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    visited = []
    session.change_shown.connect(lambda change: visited.append(change.index))
    for _ in range(3):
        session.next_change()
    with qtbot.waitSignal(session.step_ended):
        session.next_change()
    session.previous_change()
    assert visited == [0, 1, 2, 1]


def test_the_step_begins_at_the_active_sentence(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.activate(0, 1)
    session.next_change()
    assert session.current_change.reference_sentences == (2,)
    session.activate(0, 1)
    session.previous_change()
    assert session.current_change.reference_sentences == (0,)


def test_a_sentence_in_a_change_makes_that_change_current(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.activate(1, 2)
    assert session.current_change.kind is ChangeKind.ADDED


def test_the_steps_pass_over_what_the_filter_hides(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.set_filter(ChangeFilter(kinds=frozenset({ChangeKind.ADDED})))
    session.next_change()
    assert session.current_change.kind is ChangeKind.ADDED
    with qtbot.waitSignal(session.step_ended):
        session.next_change()


def test_the_counterpart_in_the_next_article_becomes_active(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.activate(0, 2)
    session.step_article(1)
    assert session.active == (1, 3)


def test_the_active_sentence_survives_a_move(qtbot, session, paths):
    open_and_wait(qtbot, session, paths[:2])
    session.activate(1, 3)
    session.move_article(0, 1)
    assert session.active == (1, 3)


def test_a_cancelled_comparison_keeps_what_was_read_and_can_be_taken_up(qtbot, session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    runner.read(session.desk.sources[0])
    session.cancel()
    assert titles(session) == ["first.txt"]
    assert [notice.action for notice in session.notices.notices] == [NoticeAction.COMPARE_AGAIN]
    runner.held = False
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.perform(NoticeAction.COMPARE_AGAIN)
    assert titles(session) == ["first.txt", "second.txt"]
    assert texts(session) == []


def test_a_dead_worker_is_told_and_retry_starts_again(qtbot, session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    runner.die()
    assert [notice.action for notice in session.notices.notices] == [NoticeAction.RETRY]
    runner.held = False
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.perform(NoticeAction.RETRY)
    assert titles(session) == ["first.txt", "second.txt"]


def test_going_on_after_the_time_ran_out_has_no_limit(qtbot, session, runner, paths):
    runner.complete = False
    open_and_wait(qtbot, session, paths[:2])
    assert [notice.action for notice in session.notices.notices] == [NoticeAction.GO_ON]
    with qtbot.waitSignal(session.busy_changed, check_params_cb=lambda busy: not busy):
        session.perform(NoticeAction.GO_ON)
    _, options = runner.jobs[-1]
    assert options.seconds is None


def test_a_closed_article_that_was_still_read_does_not_come_back(session, runner, paths):
    runner.held = True
    session.open_paths(paths[:2])
    runner.read(session.desk.sources[0])
    session.undo_stack.undo()
    assert session.view is None
    assert runner.cancels == 1
    assert texts(session) == []


def test_a_file_opened_while_busy_joins_the_next_job(session, runner, paths):
    runner.held = True
    session.open_paths([paths[0]])
    session.open_paths([paths[1]])
    sources, _ = runner.jobs[-1]
    assert [source.name for source in sources] == ["first.txt", "second.txt"]
