import pytest

from viewer.cli import COMMANDS, FORMATS, run
from viewer.reports.exporters import ARTICLE_EXPORTERS, EXPORTERS

MILL = "Old mill burns\n\nThe mill on the quay burned down on Monday. Nobody was hurt.\n"


@pytest.fixture
def mill(tmp_path):
    file = tmp_path / "mill.txt"
    file.write_text(MILL, encoding="utf-8")
    return str(file)


def stopped(arguments):
    with pytest.raises(SystemExit) as caught:
        run(arguments)
    return caught.value.code


def test_every_format_that_is_offered_can_be_written():
    assert set(FORMATS) == set(EXPORTERS) == set(ARTICLE_EXPORTERS)


def test_the_version_is_printed(capsys):
    assert stopped(["--version"]) == 0
    assert capsys.readouterr().out.startswith("articlediff 0.")


def test_help_names_the_commands(capsys):
    assert stopped(["--help"]) == 0
    printed = capsys.readouterr().out
    assert all(f"articlediff {name} FILE" in printed for name in COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare"],
        ["compare", "one.txt"],
        ["compare", "one.txt", "two.txt", "--format", "xml"],
        ["compare", "one.txt", "two.txt", "--seconds", "0"],
        ["compare", "one.txt", "two.txt", "--seconds", "soon"],
        ["compare", "one.txt", "two.txt", "--seconds", "nan"],
        ["read"],
        ["read", "one.txt", "two.txt"],
        ["--frobnicate"],
    ],
)
def test_wrong_arguments_give_one_line_and_status_2(arguments, capsys):
    assert stopped(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("articlediff")
    assert "--help" in captured.err


def test_read_prints_the_article(mill, capsys):
    assert run(["read", mill]) == 0
    printed = capsys.readouterr().out
    assert "Old mill burns" in printed
    assert "   2  The mill on the quay burned down on Monday." in printed


def test_a_file_that_cannot_be_read_gives_one_line_and_status_2(tmp_path, capsys):
    missing = str(tmp_path / "gone.txt")
    assert run(["read", missing]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"articlediff: {missing}: there is no such file; check its name and folder.\n"


def test_without_a_screen_the_window_says_what_to_do_instead(monkeypatch, capsys):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert run(["one.txt"]) == 2
    assert "no screen" in capsys.readouterr().err
