"""Words, numbers and marks as an editor sees them."""

import pytest

from viewer.engine.model import Span
from viewer.engine.tokens import TokenKind, fold, fold_typography, is_quote_mark, tokenize

ROCKET_FAMILY = "👨\u200d👩\u200d👧"


def words(text: str) -> list[str]:
    return [token.text for token in tokenize(text)]


@pytest.mark.parametrize(
    "number",
    [
        "£41,000,000",
        "US$3.5m",
        "-£5m",
        "−5",
        "3.5%",
        "3.5 %",
        "1.2m",
        "41 €",
        "10–12",
        "3-1",
        "9:30",
        "9pm",
        "9 p.m.",
        "2026-01-05",
        "9/11",
        "1 200 000",
        "34-year-old",
        "2½",
        "21st",
        "20°C",
        "١٢٣",
    ],
)
def test_number_with_its_marks_is_one_token(number):
    tokens = tokenize(f"about {number} there")
    assert [token.text for token in tokens] == ["about", number, "there"]
    assert tokens[1].kind is TokenKind.NUMBER


def test_year_does_not_swallow_the_number_after_it():
    assert words("in 2024 300 people") == ["in", "2024", "300", "people"]


def test_full_stop_after_a_number_is_not_its_decimal_point():
    assert words("It cost £41. Rain fell.") == ["It", "cost", "£41", ".", "Rain", "fell", "."]


@pytest.mark.parametrize(
    "word", ["it's", "don’t", "re-sign", "U.S.", "a.m.", "R&D", "F-16", "O'Marra", "#tag"]
)
def test_word_with_inner_marks_is_one_token(word):
    assert words(f"the {word} here") == ["the", word, "here"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("l'école", ["l'", "école"]),
        ("qu’il", ["qu’", "il"]),
        ("dell'arte", ["dell'", "arte"]),
        ("aujourd'hui", ["aujourd'hui"]),
    ],
)
def test_elided_word_is_a_token_of_its_own(text, expected):
    assert words(text) == expected


def test_possessive_mark_after_s_stands_alone():
    assert words("the workers’ union") == ["the", "workers", "’", "union"]


@pytest.mark.parametrize(
    "cluster",
    [
        "cafe\u0301",
        ROCKET_FAMILY,
        "🇫🇮",
        "👍🏽",
        "1️⃣",
        "❤️",
        "क्षेत्र",
        "می\u200cروم",
        "#क्षेत्र",
        "coopera\u00adtion",
    ],
)
def test_grapheme_clusters_are_not_cut(cluster):
    assert words(f"a {cluster} b") == ["a", cluster, "b"]


def test_neighbouring_flags_are_two_tokens():
    assert words("🇫🇷🇫🇮") == ["🇫🇷", "🇫🇮"]


def test_ideographs_are_single_and_katakana_runs_whole():
    assert words("港湾のカメラ。") == ["港", "湾", "の", "カメラ", "。"]


def test_thai_is_cut_between_clusters():
    assert words("กำแพง") == ["กำ", "แ", "พ", "ง"]


def test_white_space_and_lone_invisible_characters_are_no_tokens():
    assert words(" \u2003\n\u200b \ufeff\u00a0") == []


def test_spans_count_from_the_start_that_is_given():
    assert [token.span for token in tokenize("Rain fell.", 100)] == [
        Span(100, 104),
        Span(105, 109),
        Span(109, 110),
    ]


def test_kinds_tell_punctuation_from_symbols():
    kinds = {token.text: token.kind for token in tokenize("yes , ☂ + 港")}
    assert kinds == {
        "yes": TokenKind.WORD,
        ",": TokenKind.PUNCTUATION,
        "☂": TokenKind.SYMBOL,
        "+": TokenKind.SYMBOL,
        "港": TokenKind.IDEOGRAPH,
    }


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("It’s", "it's"),
        ("“", '"'),
        ("‘", "«"),
        ("10–12", "10-12"),
        ("—", "-"),
        ("…", "..."),
        ("café", "cafe\u0301"),
        ("coopera\u00adtion", "cooperation"),
        ("3.5 %", "3.5%"),
        ("10\u00a0000", "10 000"),
        ("U.S.", "US"),
        ("9 p.m.", "9pm"),
        ("−5", "-5"),
        ("❤️", "❤"),
    ],
)
def test_writings_of_one_token_fold_to_the_same(a, b):
    assert fold(a) == fold(b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("-5", "5"),
        ("re-sign", "resign"),
        ("bаnk", "bank"),  # the first has a Cyrillic letter
        ("1,200", "1200"),
        ("£5", "$5"),
        ("café", "cafe"),
        (ROCKET_FAMILY, "👨\u200d👩\u200d👦"),
        ("a.example/x", "aexample/x"),
    ],
)
def test_different_tokens_stay_apart(a, b):
    assert fold(a) != fold(b)


def test_folded_typography_keeps_capitals():
    assert fold_typography("Don’t") == "Don't"


def test_apostrophe_that_stands_alone_counts_as_a_quotation_mark():
    assert is_quote_mark("’")
    assert not is_quote_mark("’s")


@pytest.mark.parametrize("unit", ["x", "-", "a.b.", "'", "1,", "港", "e\u0301", ". ", "www.", "1 234 ", "A$"])
def test_a_very_long_text_without_words_is_covered(unit):
    text = unit * 20_000
    tokens = tokenize(text)
    assert sum(len(token.span) for token in tokens) >= len("".join(text.split())) * 0.99
