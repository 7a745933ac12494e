"""The sentences of an article: their places, blocks and roles."""

from __future__ import annotations

import pytest
from builders import segmented

from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled
from viewer.engine.model import Article, Block, Role, Span
from viewer.engine.segmentation import segment, sentence_spans


def blocks_of(text: str, *parts: str, role: Role = Role.PARAGRAPH) -> Article:
    """An article whose blocks are the given parts of the text."""
    blocks = [
        Block(index, role, Span(text.index(part), text.index(part) + len(part)))
        for index, part in enumerate(parts)
    ]
    return Article(source="a.txt", text=text, blocks=tuple(blocks), title="", language="en")


def test_sentences_keep_their_places_in_the_text():
    text = "Two homes burned.  Nobody was hurt.\n"
    sentences = segment(blocks_of(text, text)).sentences
    assert [sentence.span for sentence in sentences] == [Span(0, 17), Span(19, 35)]


def test_sentences_are_numbered_through_the_article_and_name_their_block():
    article = blocks_of("One. Two.\n\nThree.", "One. Two.", "Three.")
    found = [(sentence.index, sentence.block) for sentence in segment(article).sentences]
    assert found == [(0, 0), (1, 0), (2, 1)]


def test_sentences_have_the_role_of_their_block():
    article = blocks_of("A quay by night.", "A quay by night.", role=Role.CAPTION)
    assert segment(article).sentences[0].role is Role.CAPTION


def test_no_sentence_crosses_from_one_block_into_the_next():
    article = blocks_of("the tide turned\n\nand the boat left.", "the tide turned", "and the boat left.")
    assert list(segment(article).texts()) == ["the tide turned", "and the boat left."]


def test_text_outside_the_blocks_is_no_sentence():
    article = blocks_of("PAGE 3\nThe boat left.\nPAGE 4", "The boat left.")
    assert list(segment(article).texts()) == ["The boat left."]


def test_an_article_without_blocks_has_no_sentences():
    assert segment(blocks_of("")).sentences == ()


def test_a_block_of_white_space_has_no_sentences():
    assert sentence_spans(" \n\t ", 0, 4, "en") == []


def test_a_block_of_invisible_characters_has_no_sentences():
    assert sentence_spans("\u200b\ufeff\u00ad", 0, 3, "en") == []


def test_a_block_of_signs_alone_is_one_sentence():
    assert sentence_spans("* * *", 0, 5, "en") == [Span(0, 5)]


def test_a_line_break_inside_a_paragraph_is_white_space():
    text = "The pier at Marrow\nBay is shut. It was\ndamaged in the storm."
    assert [span.of(text) for span in sentence_spans(text, 0, len(text), "en")] == [
        "The pier at Marrow\nBay is shut.",
        "It was\ndamaged in the storm.",
    ]


def test_only_the_given_stretch_is_cut():
    text = "Before. The boat left. It sank. After."
    spans = sentence_spans(text, 8, 31, "en")
    assert [span.of(text) for span in spans] == ["The boat left.", "It sank."]


def test_headline_byline_and_body_are_sentences_of_their_own():
    texts = list(segmented("Mayor quits over bridge\nBy Ida Quell\nThe crowd cheered at noon.").texts())
    assert texts == ["Mayor quits over bridge", "By Ida Quell", "The crowd cheered at noon."]


def test_a_headline_that_cries_out_stays_whole():
    article = blocks_of(
        "It floats! Raft of corks reaches Ost", "It floats! Raft of corks reaches Ost", role=Role.HEADLINE
    )
    assert len(segment(article).sentences) == 1


def test_a_headline_of_two_full_sentences_is_two():
    article = blocks_of(
        "The raft floats. It is made of corks.", "The raft floats. It is made of corks.", role=Role.HEADLINE
    )
    assert len(segment(article).sentences) == 2


def test_a_hard_wrapped_paragraph_has_the_sentences_of_the_unwrapped_one():
    wrapped = segmented("Two barns were\ndamaged in the\nfire.\n\nNobody was hurt.")
    plain = segmented("Two barns were damaged in the fire.\n\nNobody was hurt.")
    assert [text.split() for text in wrapped.texts()] == [text.split() for text in plain.texts()]


def test_the_language_is_found_where_the_reader_left_it_open():
    text = "Он родился в г. Омске."
    article = Article("a.txt", text, (Block(0, Role.PARAGRAPH, Span(0, len(text))),), "", language="und")
    assert len(segment(article).sentences) == 1


def test_a_quotation_over_two_paragraphs_is_cut_like_one_in_a_single_paragraph():
    two = segmented("Storm hits Ost\n\n“First we ran.\n\n“Then we hid,” said Ida Quell.")
    assert list(two.texts())[1:] == ["“First we ran.", "“Then we hid,” said Ida Quell."]


def test_a_cancel_stops_the_work():
    article = blocks_of("The boat left.", "The boat left.")
    with pytest.raises(Cancelled):
        segment(article, Deadline(cancelled=lambda: True))


def test_a_cancel_stops_the_work_inside_one_long_paragraph():
    asked = iter([False, True])
    text = "The boat left. " * 300
    with pytest.raises(Cancelled):
        segment(blocks_of(text, text), Deadline(cancelled=lambda: next(asked)))


def test_running_out_of_time_leaves_the_sentences_whole():
    article = blocks_of("One. Two.", "One. Two.")
    assert len(segment(article, Deadline(seconds=0)).sentences) == 2
