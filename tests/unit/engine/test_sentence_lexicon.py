"""The word lists behind the sentence rules."""

from __future__ import annotations

import pytest

from viewer.engine.sentence_lexicon import sentence_lexicon
from viewer.resources import resource, word_list

LANGUAGES_WITH_STOPWORDS = ("en", "de", "fr", "es", "it", "nl", "pt", "ru", "pl", "sv")


def test_an_entry_in_lower_case_holds_for_capitals_too():
    assert sentence_lexicon("en").is_title("Dr")
    assert sentence_lexicon("en").is_title("DR")


def test_an_entry_with_a_capital_holds_only_as_it_stands():
    assert sentence_lexicon("en").is_abbreviation("Sun")
    assert not sentence_lexicon("en").is_abbreviation("sun")


def test_a_function_word_starts_a_sentence_only_with_a_capital():
    assert sentence_lexicon("en").starts_sentence("The")
    assert not sentence_lexicon("en").starts_sentence("the")
    assert not sentence_lexicon("en").starts_sentence("Marrow")


def test_an_unknown_language_is_served_by_english_lists():
    assert sentence_lexicon("xx").is_title("Capt")


def test_related_languages_stand_in_for_one_without_lists():
    assert sentence_lexicon("be").is_abbreviation("гг")


@pytest.mark.parametrize("language", LANGUAGES_WITH_STOPWORDS)
def test_there_are_function_words(language):
    assert len(word_list(language, "stopwords")) >= 90


def test_entries_are_unique_and_lack_their_last_stop():
    for path in resource("lexicon").glob("*/*.txt"):
        if path.stem in ("stopwords", "titles", "abbreviations", "list_ends", "number_abbreviations"):
            entries = [x for x in path.read_text(encoding="utf-8").splitlines() if not x.startswith("#")]
            assert not [x for x in entries if x.endswith(".") or x != x.strip() or not x], path
            assert len(entries) == len(set(entries)), path
