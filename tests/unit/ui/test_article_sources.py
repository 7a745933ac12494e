"""What an article is opened from, though its path leads nowhere."""

from __future__ import annotations

from pathlib import Path

from viewer.ui.article_sources import FileSource, file_source, is_gone


def test_two_ways_to_one_file_are_one_source(tmp_path):
    (tmp_path / "a.txt").write_text("The ferry sails.", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    assert file_source(tmp_path / "folder" / ".." / "a.txt") == file_source(tmp_path / "a.txt")


def test_links_that_lead_round_in_a_circle_are_a_source_all_the_same(tmp_path):
    (tmp_path / "one.txt").symlink_to(tmp_path / "two.txt")
    (tmp_path / "two.txt").symlink_to(tmp_path / "one.txt")
    source = file_source(tmp_path / "one.txt")
    assert source.name.endswith(".txt")
    assert not is_gone(source)


def test_a_name_that_no_file_can_have_is_a_source_all_the_same():
    assert file_source(Path("a\0b.txt")).name == "a\0b.txt"


def test_a_name_that_begins_with_a_tilde_is_no_home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert file_source(Path("~draft.txt")).path == (tmp_path / "~draft.txt").resolve()


def test_only_a_file_that_surely_is_not_there_is_gone(tmp_path):
    (tmp_path / "a.txt").write_text("The ferry sails.", encoding="utf-8")
    assert not is_gone(FileSource(tmp_path / "a.txt"))
    assert is_gone(FileSource(tmp_path / "b.txt"))
    assert is_gone(FileSource(tmp_path / "a.txt" / "c.txt"))
    assert not is_gone(FileSource(tmp_path / ("long" * 100)))
    assert not is_gone(FileSource(Path("a\0b.txt")))
