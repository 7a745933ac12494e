from hypothesis import given
from hypothesis import strategies as st

from viewer.presentation.line_breaks import break_lines


def lines(text, width, most=9):
    return [span.of(text).rstrip() for span in break_lines(text, len, width, most)]


def test_lines_break_at_spaces():
    assert lines("one two three", 8) == ["one two", "three"]


def test_lines_break_behind_hyphens():
    assert lines("thirty-eight", 9) == ["thirty-", "eight"]


def test_a_long_word_is_cut():
    assert lines("abcdefgh", 3) == ["abc", "def", "gh"]


def test_no_more_lines_than_asked_for():
    assert lines("one two three four", 5, most=2) == ["one", "two"]


def test_an_empty_text_has_no_line():
    assert lines("", 5) == []


@given(st.text(max_size=60), st.integers(1, 12))
def test_lines_cover_the_text_without_a_gap(text, width):
    spans = break_lines(text, len, width, 1_000)
    assert "".join(span.of(text) for span in spans) == text
    assert all(len(span.of(text).rstrip()) <= width or len(span) == 1 for span in spans)
