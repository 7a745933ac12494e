"""The commands as a user or a script runs them: in a process of their own."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from builders import REPOSITORY, run_command

OLD = """Mayor opens new bridge

By Lena Moor

The mayor of Marsh End opened a bridge over the Ash on Monday. It cost 12 million crowns.

Fourteen boats sailed under it while a band played. Children from the school by the river threw flowers.

The old bridge will be pulled down in May.
"""
NEW = """New bridge opens in Marsh End

By Lena Moor

The old bridge will be pulled down in May.

The mayor of Marsh End opened a bridge over the Ash on Monday. It cost 13 million crowns.

Fourteen boats sailed under it while a band played. A swimmer was rescued near the pier in the afternoon.
"""


@pytest.fixture
def files(tmp_path):
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(OLD, encoding="utf-8")
    new.write_text(NEW, encoding="utf-8")
    return old, new


def lines_of(done):
    return done.stderr.decode().splitlines()


def test_compare_prints_a_report_for_people(files):
    done = run_command("compare", *files)
    assert (done.returncode, done.stderr) == (0, b"")
    report = done.stdout.decode()
    assert "Article 2 compared with article 1" in report
    assert "A swimmer was rescued near the pier in the afternoon." in report
    assert "[-12-]" in report
    assert "\x1b" not in report
    assert max(map(len, report.splitlines())) <= 100


def test_compare_prints_json_for_scripts(files):
    done = run_command("compare", *files, "--format", "json")
    document = json.loads(done.stdout)
    assert (done.returncode, document["format"]) == (0, "articlediff-comparison")
    texts = [{s["index"]: s["text"] for s in article["sentences"]} for article in document["articles"]]
    linked = {
        (texts[0][link["a"]["sentences"][0]], texts[1][link["b"]["sentences"][0]]): link
        for link in document["links"]
    }
    moved = linked["The old bridge will be pulled down in May.", "The old bridge will be pulled down in May."]
    assert (moved["relation"], moved["moved"]) == ("identical", True)
    cost = [link for (a, b), link in linked.items() if "12 million" in a and "13 million" in b]
    assert ["delete", "12"] in [[kind, text.strip()] for kind, text in cost[0]["word_diff"]]


def test_articles_that_differ_are_no_failure_unless_it_is_asked_for(files):
    assert run_command("compare", *files).returncode == 0
    assert run_command("compare", *files, "--exit-code").returncode == 1


def test_identical_articles_say_so(files, tmp_path):
    copy = tmp_path / "copy.txt"
    copy.write_text(OLD, encoding="utf-8")
    done = run_command("compare", files[0], copy, "--exit-code")
    assert done.returncode == 0
    assert "The articles are identical." in done.stdout.decode()


def test_only_typography_is_told_with_its_count(tmp_path):
    curly, straight = tmp_path / "curly.txt", tmp_path / "straight.txt"
    curly.write_text("It’s 10–12 degrees by the sea.\n", encoding="utf-8")
    straight.write_text("It's 10-12 degrees by the sea.\n", encoding="utf-8")
    assert "Only typography differs: 2." in run_command("compare", curly, straight).stdout.decode()


def test_line_ends_and_encodings_of_other_systems_make_no_difference(files, tmp_path):
    other = tmp_path / "other.txt"
    other.write_bytes(OLD.replace("\n", "\r\n").encode("utf-16"))
    done = run_command("compare", files[0], other, "--exit-code")
    assert done.returncode == 0
    assert "read as UTF-16" in done.stdout.decode()


def test_two_empty_articles_are_compared_without_an_error(tmp_path):
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_bytes(b"")
    two.write_bytes(b"\n \n")
    for form in ("text", "json"):
        done = run_command("compare", one, two, "--format", form)
        assert (done.returncode, done.stderr) == (0, b"")
    assert "empty" in run_command("compare", one, two).stdout.decode()


def test_the_readable_articles_are_compared_though_one_is_missing(files, tmp_path):
    done = run_command("compare", files[0], tmp_path / "gone.txt", files[1], "--format", "json")
    assert done.returncode == 2
    assert len(lines_of(done)) == 1
    assert "gone.txt: there is no such file" in lines_of(done)[0]
    assert [article["source"] for article in json.loads(done.stdout)["articles"]] == [
        str(files[0]),
        str(files[1]),
    ]


def test_one_readable_article_is_not_enough(files, tmp_path):
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"He\x00 said\x81 so")
    done = run_command("compare", files[0], binary)
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(lines_of(done)) == 1
    assert "binary.txt" in lines_of(done)[0]


def test_the_same_file_twice_is_told_and_compared(files):
    done = run_command("compare", files[0], files[0].parent / "." / files[0].name, "--format", "json")
    assert done.returncode == 0
    assert len(lines_of(done)) == 1
    assert "same file" in lines_of(done)[0]
    assert "same file" in json.loads(done.stdout)["articles"][1]["notices"][0]


def test_standard_input_is_an_article(files):
    done = run_command("compare", files[0], "-", "--format", "json", stdin=NEW.encode())
    article = json.loads(done.stdout)["articles"][1]
    assert (article["source"], article["title"]) == ("-", "New bridge opens in Marsh End")


def test_standard_input_that_is_no_text_is_called_so():
    done = run_command("read", "-", stdin=b"Smoke\x00\x81")
    assert (done.returncode, done.stdout) == (2, b"")
    assert lines_of(done)[0].startswith("articlediff: standard input: it ")


def test_a_report_goes_to_a_file(files, tmp_path):
    report = tmp_path / "report.json"
    done = run_command("compare", *files, "--format", "json", "-o", report)
    assert (done.returncode, done.stdout) == (0, b"")
    assert json.loads(report.read_bytes())["version"] == 1


def test_a_report_never_overwrites_an_article(files):
    done = run_command("compare", *files, "-o", files[1])
    assert done.returncode == 2
    assert "one of the articles" in lines_of(done)[0]
    assert files[1].read_text(encoding="utf-8") == NEW


def test_a_report_that_cannot_be_written_is_told(files, tmp_path):
    done = run_command("compare", *files, "-o", tmp_path / "no" / "such" / "folder.txt")
    assert done.returncode == 2
    assert len(lines_of(done)) == 1
    assert "could not be written" in lines_of(done)[0]


def test_read_prints_blocks_and_sentences_as_json(files):
    document = json.loads(run_command("read", files[0], "--format", "json").stdout)
    assert (document["title"], document["byline"]) == ("Mayor opens new bridge", "Lena Moor")
    assert [block["role"] for block in document["blocks"]][:3] == ["headline", "byline", "paragraph"]
    for sentence in document["sentences"]:
        assert document["text"][sentence["start"] : sentence["end"]] == sentence["text"]


def test_output_is_utf8_whatever_the_terminal_says(tmp_path):
    file = tmp_path / "a.txt"
    file.write_text("Zoë Brandt sah die Brücke – sie war zu. 桥\n", encoding="utf-8")
    done = run_command("read", file, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert "Zoë Brandt sah die Brücke – sie war zu." in done.stdout.decode("utf-8")


def test_a_complaint_about_any_file_name_can_be_printed():
    done = run_command("read", "Zoë–桥.txt", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert done.returncode == 2
    assert b"no such file" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="file names are text there")
def test_a_file_whose_name_is_no_text_is_compared(files):
    odd = os.fsencode(files[0].parent) + b"/caf\xe9.txt"
    shutil.copyfile(os.fsencode(files[0]), odd)
    done = run_command("compare", files[1], os.fsdecode(odd), "--format", "json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["articles"][1]["title"] == "Mayor opens new bridge"


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes")
def test_a_reader_that_goes_away_is_no_fault(tmp_path):
    long = tmp_path / "long.txt"
    long.write_text("The ferry was late again and nobody knew why. " * 20_000, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "viewer", "read", str(long), "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=REPOSITORY,
    )
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 141


def test_a_pipe_gets_the_whole_output_though_nothing_is_buffered(tmp_path):
    long = tmp_path / "long.txt"
    long.write_text("The ferry was late again and nobody knew why. " * 5_000, encoding="utf-8")
    done = run_command("read", long, "--format", "json", PYTHONUNBUFFERED="1")
    assert len(json.loads(done.stdout)["sentences"]) == 5_000


def test_a_file_named_like_a_command_is_read_by_its_path(files):
    named = files[0].parent / "compare"
    named.write_text(OLD, encoding="utf-8")
    assert "Mayor opens new bridge" in run_command("read", named).stdout.decode()


def test_three_articles_are_compared_with_the_first(files, tmp_path):
    third = tmp_path / "third.txt"
    third.write_text(OLD.replace("12 million", "15 million"), encoding="utf-8")
    report = run_command("compare", *files, third).stdout.decode()
    assert "Article 2 compared with article 1" in report
    assert "Article 3 compared with article 1" in report


@pytest.mark.parametrize("command", [["compare", "{old}", "{new}"], ["read", "{old}"]])
def test_no_command_loads_qt(files, command):
    arguments = [word.format(old=files[0], new=files[1]) for word in command]
    script = (
        "import sys; from viewer.cli import run; status = run(sys.argv[1:]); "
        "sys.stderr.write(' '.join(m for m in sys.modules if m.startswith(('PySide6', 'shiboken')))); "
        "raise SystemExit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        check=False,
        timeout=60,
        cwd=REPOSITORY,
    )
    assert (done.returncode, done.stderr) == (0, b"")
