import pytest

from viewer.engine.facts.compound_numerals import german_value


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("drei", 3),
        ("einundzwanzig", 21),
        ("fünfunddreissig", 35),
        ("hundert", 100),
        ("zweihundertfünf", 205),
        ("tausend", 1000),
        ("zwölftausenddreihundert", 12_300),
        ("hunderttausend", 100_000),
    ],
)
def test_german_numerals_are_read(word, value):
    assert german_value(word) == value


@pytest.mark.parametrize("word", ["einsatz", "achtung", "dreist", "hundertprozentig", "undzwanzig", ""])
def test_other_words_are_no_numerals(word):
    assert german_value(word) is None
