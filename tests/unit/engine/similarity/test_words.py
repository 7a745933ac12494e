from __future__ import annotations

import pytest
from builders import segmented

from viewer.engine.similarity.words import SentenceWords, article_words, number_value


def words(text: str, language: str = "en") -> SentenceWords:
    return article_words(segmented(text), language)[0]


@pytest.mark.parametrize(
    ("written", "value"),
    [("1,200", "1200"), ("1.200", "1200"), ("2,3", "2.3"), ("6:47", "6.47"), ("40", "40")],
)
def test_a_number_has_one_value_in_every_house_style(written: str, value: str):
    assert number_value(written) == value


def test_a_number_word_agrees_with_digits():
    assert words("Fourteen riders fell there.").numbers == words("14 riders fell there.").numbers == ("14",)


def test_spaces_between_thousands_are_no_break():
    assert words("Environ 1\u202f200 riverains dorment.", "fr").numbers == ("1200",)


def test_function_words_carry_no_content():
    assert "the" not in words("The barge hit the lock.").content


def test_names_are_words_with_a_capital_inside_the_sentence():
    assert set(words("Yesterday the barge reached Merrow Lock.").names.values()) == {"Merrow", "Lock"}


def test_the_words_between_quotation_marks_are_known():
    assert words("“We heard a bang,” said Ivo Lund.").quoted == frozenset({"heard", "bang"})


def test_an_apostrophe_opens_no_quotation():
    assert words("The mayor's plan can't fail, Lund's aides say.").quoted == frozenset()


def test_typography_does_not_change_the_key():
    assert words("It’s 10–12 — “soon”.").key == words('It\'s 10-12 - "soon".').key
