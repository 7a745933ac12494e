"""Counts and coverage for a pair of articles."""

import pytest
from builders import edits, link, segmented

from viewer.engine.model import EditKind, EditWeight, Relation, WordEdit
from viewer.engine.statistics import pair_statistics

TYPOGRAPHY = EditWeight.TYPOGRAPHY


def counts(a: str, b: str, *links):
    return pair_statistics((segmented(a), segmented(b)), 0, 1, links)


def test_links_are_counted_by_relation_and_shape():
    found = counts(
        "Ash slept. Rain fell and wind blew. Trams ran. Elm shut.",
        "Rain fell. Wind blew. Ash slept. Trams ran late. Elm.",
        link(0, 2, Relation.IDENTICAL, moved=True),
        link(1, (0, 1), Relation.REWORDED),
        link((2, 3), 3, Relation.PARTIAL),
    )
    assert (found.identical, found.reworded, found.partial) == (1, 1, 1)
    assert (found.moved, found.split, found.merged) == (1, 1, 1)


def test_sentences_without_a_link_are_counted_on_their_side():
    found = counts("Ash slept. Rain fell. Trams ran.", "Rain fell. Elm shut.", link(1, 0))
    assert (found.only_a, found.only_b) == (2, 1)


def test_sentence_in_two_links_is_counted_once():
    found = counts("Ash slept.", "Ash slept. Ash dozed.", link(0, 0), link(0, 1))
    assert (found.only_a, found.a_in_b) == (0, 1.0)


def test_coverage_weighs_sentences_by_their_visible_characters():
    found = counts("Ab. Cde  fgh.", "Ab.", link(0, 0))
    assert found.a_in_b == pytest.approx(3 / 10)
    assert found.b_in_a == 1.0


def test_empty_article_is_in_nothing():
    found = counts("", "Rain fell.")
    assert (found.a_in_b, found.b_in_a, found.only_b) == (0.0, 0.0, 1)


def test_mark_replaced_by_another_is_one_typographic_difference():
    replaced = (
        WordEdit(EditKind.DELETE, ";", (), (), TYPOGRAPHY),
        WordEdit(EditKind.INSERT, ",", (), (), TYPOGRAPHY),
    )
    written = WordEdit(EditKind.EQUAL, "it’s", (), (), TYPOGRAPHY)
    added = WordEdit(EditKind.INSERT, ",", (), (), TYPOGRAPHY)
    found = counts(
        "Ash slept.", "Ash slept.", link(0, 0, edits=(*replaced, written, *edits(("equal", "x")), added))
    )
    assert found.typography == 3


def test_words_that_differ_are_no_typography():
    changed = edits(("delete", "Ash"), ("insert", "Elm"))
    assert counts("Ash slept.", "Elm slept.", link(0, 0, edits=changed)).typography == 0


def test_a_paragraph_broken_on_one_side_is_counted():
    links = [link(at, at, Relation.IDENTICAL) for at in range(4)]
    whole = "Ash slept. Rain fell.\n\nTrams ran. Elm shut."
    broken = "Ash slept.\n\nRain fell.\n\nTrams ran. Elm shut."
    assert counts(whole, broken, *links).paragraph_breaks == 1
    assert counts(broken, whole, *links).paragraph_breaks == 1
    assert counts(broken, broken, *links).paragraph_breaks == 0


def test_only_neighbours_on_both_sides_can_share_a_paragraph():
    links = [link(0, 0, Relation.IDENTICAL), link(1, 2, Relation.IDENTICAL)]
    assert (
        counts("Ash slept. Rain fell.", "Ash slept.\n\nTrams ran.\n\nRain fell.", *links).paragraph_breaks
        == 0
    )
