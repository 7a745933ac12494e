"""Standard streams that are closed or full: a sentence and a status, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest
from builders import REPOSITORY, run_command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")

ARTICLE = "The ferry to Orrin Point sails again.\n\nIt was repaired in four days, the harbour master said.\n"


@pytest.fixture
def article(tmp_path):
    file = tmp_path / "a.txt"
    file.write_text(ARTICLE, encoding="utf-8")
    return file


def shell(redirection: str, *arguments: str | Path) -> subprocess.CompletedProcess:
    """Run the command line from a shell that redirects its streams."""
    return subprocess.run(
        ["sh", "-c", f'"$0" -m viewer "$@" {redirection}', sys.executable, *map(str, arguments)],
        capture_output=True,
        check=False,
        timeout=120,
        cwd=REPOSITORY,
    )


@pytest.mark.parametrize("command", [["read", "{file}"], ["compare", "{file}", "{file}"], ["--version"]])
def test_a_full_disk_behind_standard_output_is_told(article, command):
    if not Path("/dev/full").exists():
        pytest.skip("no full device here")
    done = shell("> /dev/full", *(part.format(file=article) for part in command))
    assert done.returncode == 2
    assert b"articlediff: standard output could not be written (No space left on device)" in done.stderr
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


def test_closed_standard_output_is_told(article):
    done = shell(">&-", "read", article)
    assert (done.returncode, done.stderr.decode()) == (
        2,
        "articlediff: standard output is closed; write the report to a file instead.\n",
    )


def test_closed_standard_input_is_told(article):
    done = shell("<&-", "compare", "-", article)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("articlediff: standard input: it is closed;")


def test_the_status_is_right_though_nobody_can_be_told(article):
    assert shell("2>&-", "compare", article, "missing.txt").returncode == 2


def test_standard_input_named_twice_is_called_by_its_name():
    done = run_command("compare", "-", "-", stdin=ARTICLE.encode())
    assert done.returncode == 0
    assert done.stderr.decode() == (
        "articlediff: standard input: it is named twice; it is compared with itself.\n"
    )


def test_a_complaint_cannot_steer_the_terminal():
    done = run_command("read", "red\x1b[31m\u202e.txt")
    assert done.returncode == 2
    assert b"\x1b" not in done.stderr
    assert "\u202e" not in done.stderr.decode()


def test_a_time_that_is_no_number_is_told(article):
    done = run_command("compare", article, article, "--seconds", "soon")
    assert done.returncode == 2
    assert b"soon is not a time in seconds above zero" in done.stderr


def test_an_empty_name_for_the_report_is_told(article):
    done = run_command("compare", article, article, "-o", "")
    assert done.returncode == 2
    assert b"the name of the report's file is empty" in done.stderr
