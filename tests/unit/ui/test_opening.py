"""Which files of a request are opened."""

from __future__ import annotations

from viewer.ui.article_sources import file_source
from viewer.ui.desk import Desk
from viewer.ui.opening import MAX_ARTICLES, plan_opening


def sentences(plan):
    return [text for _, text in plan.refusals(str)]


def test_new_files_are_opened_in_their_order(tmp_path):
    paths = [tmp_path / "b.txt", tmp_path / "a.txt"]
    plan = plan_opening(Desk(), paths)
    assert [source.name for source in plan.sources] == ["b.txt", "a.txt"]
    assert sentences(plan) == []


def test_another_way_to_write_a_path_is_the_same_file(tmp_path):
    desk = Desk().with_added([file_source(tmp_path / "a.txt")])
    plan = plan_opening(desk, [tmp_path / "sub" / ".." / "a.txt"])
    assert plan.sources == ()
    assert sentences(plan) == ["“a.txt” is already open, so it was not opened again."]


def test_a_link_to_an_open_file_is_the_same_file(tmp_path):
    (tmp_path / "a.txt").write_text("Rain fell.", encoding="utf-8")
    (tmp_path / "link.txt").symlink_to(tmp_path / "a.txt")
    desk = Desk().with_added([file_source(tmp_path / "a.txt")])
    assert plan_opening(desk, [tmp_path / "link.txt"]).sources == ()


def test_several_files_that_are_open_are_told_in_one_sentence(tmp_path):
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    desk = Desk().with_added([file_source(path) for path in paths])
    assert sentences(plan_opening(desk, paths)) == [
        "“a.txt”, “b.txt” are already open, so they were not opened again."
    ]


def test_what_there_is_no_room_for_is_told(tmp_path):
    paths = [tmp_path / f"{number}.txt" for number in range(MAX_ARTICLES + 1)]
    plan = plan_opening(Desk(), paths)
    assert len(plan.sources) == MAX_ARTICLES
    assert sentences(plan) == [
        "“8.txt” was not opened: at most 8 articles fit side by side. Close one first."
    ]


def test_a_full_desk_has_room_for_a_replacement(tmp_path):
    desk = Desk().with_added([file_source(tmp_path / f"{number}.txt") for number in range(MAX_ARTICLES)])
    assert len(plan_opening(desk, [tmp_path / "new.txt"], replaced=3).sources) == 1
