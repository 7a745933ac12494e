"""Places in an article's text and in its pane."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viewer.engine.model import Article, Block, Role, Span
from viewer.ui.text_positions import LONG_BLOCK, TextPositions


def positions(*blocks, gap="\n\n", text=None):
    """The positions of an article whose blocks hold these texts."""
    whole, spans = "", []
    for index, block in enumerate(blocks):
        whole += gap if index else ""
        spans.append(Block(index, Role.PARAGRAPH, Span(len(whole), len(whole) + len(block))))
        whole += block
    return TextPositions(Article("a.txt", text or whole, tuple(spans), "A"))


def test_blocks_are_one_paragraph_break_apart():
    places = positions("abc", "def")
    assert places.to_qt(5) == 4
    assert places.from_qt(4) == 5


def test_characters_beyond_the_basic_plane_take_two_units():
    places = positions("a😀b", "😀c")
    assert [places.to_qt(place) for place in range(4)] == [0, 1, 3, 4]
    assert places.to_qt(6) == 7
    assert places.from_qt(7) == 6


def test_the_middle_of_a_surrogate_pair_counts_as_its_start():
    assert positions("a😀b").from_qt(2) == 1


def test_places_between_blocks_count_as_the_end_of_the_block_before():
    places = positions("abc", "def")
    assert places.to_qt(3) == places.to_qt(4) == 3


def test_a_line_break_in_a_block_is_shown_as_a_blank_and_copied_as_it_is():
    places = positions("hard\nwrapped")
    assert places.block_texts() == (("hard wrapped",),)
    assert places.original(0, 12) == "hard\nwrapped"


def test_characters_with_a_meaning_of_their_own_in_qt_are_shown_one_for_one():
    text = "a\u2028b\u2029c\ufffcd\ufdd0e\x00f\rg"
    ((shown,),) = positions(text).block_texts()
    assert len(shown) == len(text)
    assert shown == "a b c\ufffdd\ufffde\ufffdf g"


def test_a_copy_across_blocks_has_what_stands_between_them():
    places = positions("abc", "def", gap="\n\n\n")
    assert places.original(1, 6) == "bc\n\n\nde"


def test_an_article_without_blocks_has_one_empty_block():
    places = TextPositions(Article("a.txt", "", (), "a.txt"))
    assert places.block_texts() == (("",),)
    assert places.original(0, 0) == ""


def test_an_emoji_outside_all_blocks_shifts_nothing():
    text = "😀 ab"
    places = TextPositions(Article("a.txt", text, (Block(0, Role.PARAGRAPH, Span(2, 4)),), "A"))
    assert [places.from_qt(place) for place in range(3)] == [2, 3, 4]


_TEXTS = st.lists(st.text(alphabet="ab é中😀👍🏽\n", min_size=1, max_size=12), min_size=1, max_size=5)


@given(_TEXTS)
def test_every_place_leads_there_and_back(blocks):
    places = positions(*blocks)
    start = 0
    for block in blocks:
        for place in range(start, start + len(block) + 1):
            assert places.from_qt(places.to_qt(place)) == place
        start += len(block) + 2


@given(_TEXTS)
def test_units_are_those_of_the_text_shown(blocks):
    places = positions(*blocks)
    shown = "\n".join(piece for pieces in places.block_texts() for piece in pieces)
    end = places.to_qt(sum(map(len, blocks)) + 2 * (len(blocks) - 1))
    assert end == len(shown.encode("utf-16-le")) // 2


@pytest.mark.parametrize("text", ["שלום world", "नमस्ते", "👩‍👩‍👧‍👦 family"])
def test_all_of_a_block_is_copied(text):
    places = positions(text)
    assert places.original(0, places.to_qt(len(text))) == text


def test_a_very_long_block_is_cut_behind_sentences_and_copied_as_it_is():
    text = "The harbour board of Tarn met again. " * 500
    places = positions(text)
    (pieces,) = places.block_texts()
    assert "".join(pieces) == text
    assert max(map(len, pieces)) <= LONG_BLOCK
    assert all(piece.endswith("again. ") for piece in pieces[:-1])
    assert places.original(0, places.to_qt(len(text))) == text


@pytest.mark.parametrize("unit", ["a", "中", "e\u0301", "👩\u200d👩\u200d👧"])
def test_a_very_long_block_without_blanks_is_cut_between_characters(unit):
    text = unit * 10_000
    places = positions(text)
    (pieces,) = places.block_texts()
    assert len(pieces) > 1
    assert all(piece.startswith(unit) and piece.endswith(unit) for piece in pieces)
    assert places.original(0, places.to_qt(len(text))) == text
    assert all(places.from_qt(places.to_qt(place)) == place for place in range(0, len(text), 7))
