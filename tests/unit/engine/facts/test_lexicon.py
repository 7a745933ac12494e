import pytest

from viewer.engine.facts.lexicon import Category, fact_lexicon
from viewer.engine.facts.words import Stems, scan

LANGUAGES = ("en", "de", "fr", "es")
NEEDED = (
    Category.NUMBER_WORD,
    Category.UNIT,
    Category.NUMBER_QUALIFIER,
    Category.MONTH,
    Category.WEEKDAY,
    Category.RELATIVE_DATE,
    Category.DATE_QUALIFIER,
    Category.HEDGE,
    Category.NEGATOR,
    Category.REPORTING_VERB,
    Category.ATTRIBUTION_PHRASE,
    Category.SOURCE_NOUN,
    Category.PERSON_NOUN,
    Category.OPPOSITE,
)
COLUMNS = {
    Category.NUMBER_WORD: 2,
    Category.UNIT: 2,
    Category.NUMBER_QUALIFIER: 2,
    Category.MONTH: 1,
    Category.WEEKDAY: 1,
    Category.RELATIVE_DATE: 2,
    Category.DATE_QUALIFIER: 1,
    Category.HEDGE: 1,
    Category.NEGATOR: 1,
    Category.REPORTING_VERB: 1,
    Category.MAGNITUDE: 1,
    Category.QUANTIFIER: 1,
    Category.PERSON_TITLE: 1,
    Category.ROLE: 1,
}


def entries(language):
    return [entry for found in fact_lexicon(language).entries.values() for entry in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("category", NEEDED)
def test_each_language_has_every_list(language, category):
    assert any(entry.category is category for entry in entries(language))


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_every_entry_has_its_columns(language):
    for entry in entries(language):
        assert len(entry.values) >= COLUMNS.get(entry.category, 0), entry
        assert all(entry.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_in_the_lists_are_figures(language):
    for entry in entries(language):
        if entry.category is Category.NUMBER_WORD:
            assert float(entry.values[0]) >= 0
        if entry.category is Category.UNIT:
            assert float(entry.values[1]) > 0


def test_the_longest_phrase_at_a_place_is_taken():
    words = scan("just over 40", "en", Stems("en"))
    senses = [
        p.values[0] for p in fact_lexicon("en").phrases(words) if p.category is Category.NUMBER_QUALIFIER
    ]
    assert senses[0] == "over_slightly"
