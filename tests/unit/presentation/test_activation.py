"""What is brought out with a chosen sentence."""

from comparison_builder import compared, link, same, segmented

from viewer.presentation.activation import (
    active_links,
    active_sentences,
    band_words,
    change_target,
    sentence_words,
    spoken_words,
)
from viewer.presentation.comparison_view import build_view

COMPARISON = compared(
    segmented(["Alpha.", "Beta."]),
    segmented(["Alpha one.", "Alpha two.", "Other."]),
    segmented(["Beta.", "Alpha."]),
    links=[
        link((0, 0), (1, (0, 1))),
        same((0, 0), (2, 1), moved=True),
        same((0, 1), (2, 0)),
        link((1, 0), (2, 1), reason="They share Alpha."),
    ],
)
VIEW = build_view(COMPARISON, (0, 1, 2), 0)


def test_counterparts_in_all_panes_are_active():
    assert active_sentences(VIEW, 0, 0) == {0: frozenset({0}), 1: frozenset({0, 1}), 2: frozenset({1})}


def test_a_pane_without_a_counterpart_has_nothing_active():
    assert active_sentences(VIEW, 0, 1)[1] == frozenset()


def test_bands_between_active_sentences_are_active():
    assert active_links(VIEW, active_sentences(VIEW, 0, 0)) == {0, 3}


def test_a_change_stands_for_its_new_wording_or_for_what_was_left_out():
    targets = [change_target(change) for change in VIEW.changes]
    assert targets == [(1, 0), (2, 1), (1, 2), (0, 1)]


def test_a_band_says_kind_strength_and_reason():
    band = next(band for band in VIEW.bands if band.link == 3)
    assert band_words(VIEW, band) == "Reworded (80 % sure)\nThey share Alpha."


def test_a_sentence_says_its_kind_and_every_reason_once():
    assert sentence_words(VIEW, 1, 0) == "Split (80 % sure)\nThey share words."
    assert sentence_words(VIEW, 1, 2) == "Added\nNo other article has this sentence."
    assert sentence_words(VIEW, 2, 1) == "Moved (100 % sure)\nThey share words."


def test_a_screen_reader_is_told_where_the_sentence_stands():
    assert (
        spoken_words(VIEW, 1, 2)
        == "Added\nNo other article has this sentence.\nsentence 3 of 3, Alpha one. Alpha two. Other."
    )
