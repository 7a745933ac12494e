"""Letters of another alphabet that pretend to belong to a word."""

import pytest

from viewer.engine.readers.lookalikes import lookalike_notices
from viewer.engine.readers.reading import read_text

CYRILLIC_A, CYRILLIC_O, GREEK_O = "\u0430", "\u043e", "\u03bf"


def test_a_cyrillic_letter_in_a_latin_word_is_named():
    (notice,) = lookalike_notices(f"The h{CYRILLIC_A}rbour is shut.")
    assert f"“h{CYRILLIC_A}rbour”" in notice
    assert f"Cyrillic “{CYRILLIC_A}”" in notice


def test_a_latin_letter_in_a_cyrillic_word_is_named():
    (notice,) = lookalike_notices("Мэр пр\u0438б\u044bл в г\u043epoд вечером.")
    assert "Latin “p”" in notice


def test_a_greek_letter_is_named_and_further_words_are_counted():
    (notice,) = lookalike_notices(f"The b{GREEK_O}at and the d{CYRILLIC_O}ck and the b{GREEK_O}at.")
    assert f"Greek “{GREEK_O}”" in notice
    assert "2 such words" in notice


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The harbour is shut.",
        "Мэр открыл мост в полдень.",
        "Ο δήμαρχος έκλεισε τη γέφυρα.",
        "A wavelength of 5μm and the αB gene",
        "Компания купила iPhone и VPN-сервис.",
    ],
)
def test_honest_words_give_no_notice(text):
    assert lookalike_notices(text) == ()


def test_the_reader_passes_the_notice_on():
    assert any(
        "Cyrillic" in notice for notice in read_text(f"The h{CYRILLIC_A}rbour is shut.", "a.txt").notices
    )
