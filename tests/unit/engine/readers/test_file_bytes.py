"""Bytes come from files and pipes alone, and nothing is waited for without end."""

from __future__ import annotations

import os
import socket
import threading
from contextlib import suppress

import pytest

from viewer.engine.errors import ReadError
from viewer.engine.readers.file_bytes import MAX_BYTES, bytes_of

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


@pytest.fixture
def pipe(tmp_path):
    path = tmp_path / "feed"
    os.mkfifo(path)
    return path


def feed(path, content: bytes) -> threading.Thread:
    def write() -> None:
        with suppress(BrokenPipeError), path.open("wb") as file:  # the reader may have had enough
            file.write(content)

    thread = threading.Thread(target=write, daemon=True)
    thread.start()
    return thread


def test_a_file_gives_all_its_bytes(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(b"The ferry\r\nsails.\x00")
    assert bytes_of(path, "a.txt") == b"The ferry\r\nsails.\x00"


@needs_pipes
def test_a_pipe_that_nobody_writes_to_is_told_rather_than_waited_for(pipe):
    with pytest.raises(ReadError, match=r"feed: it is a pipe to which no program writes; save"):
        bytes_of(pipe, "feed")


@needs_pipes
def test_a_pipe_is_read_to_its_end_though_it_holds_little_at_a_time(pipe):
    content = b"The ferry sails at noon. " * 20_000
    writer = feed(pipe, content)
    assert bytes_of(pipe, "feed") == content
    writer.join()


@needs_pipes
def test_a_pipe_that_gives_nothing_is_an_empty_file(pipe):
    writer = feed(pipe, b"")
    assert bytes_of(pipe, "feed") == b""
    writer.join()


@needs_pipes
def test_a_pipe_that_gives_without_end_is_refused(pipe):
    feed(pipe, b"x" * (MAX_BYTES + 200_000))
    with pytest.raises(ReadError, match="larger than 64 MB"):
        bytes_of(pipe, "feed")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets here")
def test_a_socket_is_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the whole path may be too long for a socket's name
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("feed")
        with pytest.raises(ReadError, match="feed: it is a device or a socket, not a file"):
            bytes_of(tmp_path / "feed", "feed")


def test_links_that_lead_round_in_a_circle_are_told(tmp_path):
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    with pytest.raises(ReadError, match="one: it could not be read"):
        bytes_of(tmp_path / "one", "one")


def test_an_empty_name_is_told(tmp_path):
    with pytest.raises(ReadError, match="name of a file is empty"):
        bytes_of(tmp_path, "")
