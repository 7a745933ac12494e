"""What holds for the sentences of any text whatever."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from viewer.engine.language import detect_language
from viewer.engine.model import Article, Block, Role, Span
from viewer.engine.segmentation import segment, sentence_spans

LANGUAGES = ("en", "de", "fr", "es", "ru", "zh", "ja", "ar", "hi", "el", "hy", "und", "xx")
PIECES = (
    *(
        "The ferry left",
        "Mr",
        "U.S",
        "No",
        "p.m",
        "he said",
        "Ö",
        "I",
        "12",
        "3.5",
        "渡轮",
        "行く",
        "पुल",
        "الجسر",
    ),
    *(".", "?", "!", "...", "…", ". . .", "。", "？", "।", "؟", ":", ";", ",", "—", "--", ":)"),
    *('"', "“", "”", "'", "’", "«", "»", "„", "「", "」", "(", ")", "[", "]", "<", ">", "@"),
    *(
        " ",
        "  ",
        "\n",
        "\t",
        "\u00a0",
        "\u200b",
        "\u202a",
        "• ",
        "1) ",
        "2) ",
        "a. ",
        "\U0001f600",
        "e\u0301",
    ),
)
news_like = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)
any_text = st.one_of(news_like, st.text(max_size=200))
languages = st.sampled_from(LANGUAGES)


def is_visible(character: str) -> bool:
    return not character.isspace() and unicodedata.category(character) not in ("Cf", "Mn")


@given(any_text, languages)
@settings(max_examples=200, deadline=None)
def test_sentences_cover_every_visible_character(text, language):
    covered = {
        i for span in sentence_spans(text, 0, len(text), language) for i in range(span.start, span.end)
    }
    assert not [i for i, character in enumerate(text) if is_visible(character) and i not in covered]


@given(any_text, languages)
@settings(max_examples=200, deadline=None)
def test_sentences_are_in_order_do_not_overlap_and_are_not_empty(text, language):
    position = 0
    for span in sentence_spans(text, 0, len(text), language):
        assert position <= span.start < span.end <= len(text)
        position = span.end


@given(any_text, languages)
@settings(max_examples=150, deadline=None)
def test_no_sentence_has_white_space_around_it(text, language):
    for span in sentence_spans(text, 0, len(text), language):
        assert span.of(text) == span.of(text).strip()


@given(any_text, languages)
@settings(max_examples=150, deadline=None)
def test_only_white_space_stands_between_sentences(text, language):
    spans = sentence_spans(text, 0, len(text), language)
    for first, second in pairwise(spans):
        assert not text[first.end : second.start].strip()


@given(any_text, languages)
@settings(max_examples=150, deadline=None)
def test_a_sentence_without_any_word_stands_alone_in_its_paragraph(text, language):
    spans = sentence_spans(text, 0, len(text), language)
    if len(spans) > 1:
        assert all(any(map(str.isalnum, span.of(text))) for span in spans)


@given(
    any_text,
    languages,
    st.text(alphabet=" \n\t\u00a0", max_size=4),
    st.text(alphabet=" \n\t\u00a0", max_size=4),
)
@settings(max_examples=150, deadline=None)
def test_white_space_around_a_paragraph_is_irrelevant(text, language, before, after):
    core = text.strip()
    plain = [span.of(core) for span in sentence_spans(core, 0, len(core), language)]
    padded = before + core + after
    assert [span.of(padded) for span in sentence_spans(padded, 0, len(padded), language)] == plain


@given(any_text, any_text, languages)
@settings(max_examples=150, deadline=None)
def test_what_stands_around_a_paragraph_is_irrelevant(text, other, language):
    alone = [span.of(text) for span in sentence_spans(text, 0, len(text), language)]
    joined = other + text + other
    inside = sentence_spans(joined, len(other), len(other) + len(text), language)
    assert [span.of(joined) for span in inside] == alone


@given(any_text, any_text)
@settings(max_examples=100, deadline=None)
def test_appending_a_paragraph_does_not_change_the_earlier_ones(text, more):
    def article(*parts: str) -> Article:
        blocks, position = [], 0
        for index, part in enumerate(parts):
            blocks.append(Block(index, Role.PARAGRAPH, Span(position, position + len(part))))
            position += len(part) + 2
        return Article("a.txt", "\n\n".join(parts), tuple(blocks), "", language="en")

    short, long = segment(article(text)), segment(article(text, more))
    assert long.sentences[: len(short.sentences)] == short.sentences


@given(any_text)
@settings(max_examples=200, deadline=None)
def test_detection_names_a_language_code_for_any_text(text):
    code = detect_language(text)
    assert code == "und" or (len(code) == 2 and code.isalpha() and code.islower())


HOSTILE = (
    *(
        '"(',
        ".",
        "A.",
        "“",
        "Mr. ",
        ". ",
        '." ',
        "a. A(",
        "(A. ",
        "! ",
        "1. ",
        "。",
        "あ。」",
        "a . . .",
        "• a ",
    ),
    *(
        ".\n",
        '--"',
        "—",
        'A? "',
        "a.1 ",
        "<a@b> ",
        "It's ",
        "U.S. ",
        "x",
        "-",
        "— ",
        ":-",
        "?!",
        "(",
        "<",
        "1) ",
        ". .x",
    ),
)


@pytest.mark.parametrize("repeated", HOSTILE)
def test_hostile_repeats_are_covered(repeated):
    text = repeated * (20_000 // len(repeated))
    spans = sentence_spans(text, 0, len(text), "en")
    assert sum(len(span.of(text).replace(" ", "").replace("\n", "")) for span in spans) == len(
        text.replace(" ", "").replace("\n", "")
    )
