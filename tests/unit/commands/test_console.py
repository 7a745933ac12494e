import pytest

from viewer.commands.console import (
    FAILED,
    MAX_WIDTH,
    complain,
    is_same_file,
    output_width,
    uses_colour,
    write_file,
)


def test_a_complaint_is_one_line_on_standard_error(capsys):
    assert complain("a.txt: it is\na folder.") == FAILED
    assert capsys.readouterr() == ("", "articlediff: a.txt: it is a folder.\n")


def test_output_that_goes_to_no_terminal_is_plain_and_of_full_width(capsys):
    assert not uses_colour()
    assert output_width() == MAX_WIDTH


def test_two_names_of_one_file_are_recognised(tmp_path):
    file = tmp_path / "a.txt"
    file.write_text("x", encoding="utf-8")
    assert is_same_file(str(file), str(tmp_path / "." / "a.txt"))
    assert is_same_file("-", "-")
    assert not is_same_file(str(file), str(tmp_path / "b.txt"))


@pytest.mark.parametrize("same", ["a.txt", "./a.txt"])
def test_a_report_is_never_written_over_an_article(tmp_path, same, capsys):
    file = tmp_path / "a.txt"
    file.write_text("x", encoding="utf-8")
    assert write_file(b"report", tmp_path / same, [str(file)]) == FAILED
    assert file.read_text(encoding="utf-8") == "x"
    assert "one of the articles" in capsys.readouterr().err
