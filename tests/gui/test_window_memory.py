"""What is remembered from one run to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from viewer.settings import MAX_RECENT_FILES
from viewer.ui.window_memory import WindowMemory


@pytest.fixture
def file(tmp_path):
    return tmp_path / "settings.ini"


def test_one_recent_file_is_remembered_as_one(file, qapp):
    WindowMemory(file).add_recent(Path("/news/a, b.txt"))
    assert WindowMemory(file).recent_files == [Path("/news/a, b.txt")]


def test_the_latest_file_comes_first_and_once(file, qapp):
    memory = WindowMemory(file)
    for name in ("a", "b", "a"):
        memory.add_recent(Path(name))
    assert memory.recent_files == [Path("a"), Path("b")]


def test_old_files_are_forgotten(file, qapp):
    memory = WindowMemory(file)
    for number in range(MAX_RECENT_FILES + 2):
        memory.add_recent(Path(str(number)))
    assert len(memory.recent_files) == MAX_RECENT_FILES
    assert Path("0") not in memory.recent_files


def test_a_folder_that_is_gone_is_not_offered(file, tmp_path, qapp):
    memory = WindowMemory(file)
    memory.last_folder = tmp_path / "gone"
    assert memory.last_folder is None
    memory.last_folder = tmp_path
    assert WindowMemory(file).last_folder == tmp_path


def test_values_that_make_no_sense_give_the_defaults(file, qapp):
    file.write_text("[view]\ntheme=purple\nzoom=big\nscroll_lock=perhaps\n[files]\nrecent=\n", "utf-8")
    memory = WindowMemory(file)
    assert (memory.theme, memory.zoom, memory.scroll_lock) == ("system", 1.0, True)
    assert memory.recent_files == []
    assert memory.geometry.isEmpty()


def test_choices_are_remembered(file, qapp):
    memory = WindowMemory(file)
    memory.theme, memory.zoom, memory.scroll_lock, memory.change_list = "dark", 1.21, False, False
    again = WindowMemory(file)
    assert (again.theme, again.zoom, again.scroll_lock, again.change_list) == ("dark", 1.21, False, False)


@pytest.mark.parametrize("zoom", ["nan", "inf", "-inf", "1e999"])
def test_a_zoom_without_a_size_is_the_usual_one(file, qapp, zoom):
    file.write_text(f"[view]\nzoom={zoom}\n", "utf-8")
    assert WindowMemory(file).zoom == 1.0


def test_a_settings_file_of_rubbish_gives_the_defaults(file, qapp):
    file.write_bytes(bytes(range(256)) * 20 + b"\n[files]\nrecent=@Variant(\x00)\nlast_folder=a\\x00b\n")
    memory = WindowMemory(file)
    assert (memory.theme, memory.zoom, memory.last_folder) == ("system", 1.0, None)


def test_a_folder_that_cannot_be_looked_at_is_not_offered(file, qapp):
    memory = WindowMemory(file)
    memory.last_folder = Path("/") / ("long" * 100)
    assert memory.last_folder is None
