import pytest

from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.sentence_facts import facts_of


def names(text, language="en"):
    return [name.text for name in facts_of(text, language).names]


def name(text, language="en"):
    (found,) = facts_of(f"they saw {text} there", language).names
    return found


def test_names_are_runs_of_capitals_without_titles():
    assert names("The captain, Capt. Aldous Renwick, left Port Eldric on Monday.") == [
        "Aldous Renwick",
        "Port Eldric",
    ]


def test_the_first_word_of_a_sentence_is_no_name_by_itself():
    assert names("Officials said so.") == []


def test_german_nouns_are_no_names():
    assert names("Die Feuerwehr sah Katharina Voss im Rathaus.", "de") == ["Katharina Voss"]


@pytest.mark.parametrize(
    ("a", "b", "change"),
    [
        ("Dana Oxley", "Dana Oxley", NameChange.SAME),
        ("Mr. Oxley", "Dana Oxley", NameChange.SHORTER),
        ("Dana Oxley", "Dane Oxley", NameChange.SPELLING),
        ("Sam Okafor", "Samuel Okafor", NameChange.SHORT_FORM),
        ("Peter Aldiss", "P. Aldiss", NameChange.INITIAL),
        ("Sørfjell", "Sorfjell", NameChange.MARKS),
        ("Cutter’s Point", "Cutters Point", NameChange.MARKS),
        ("Redmire Rovers", "Redmire Wanderers", NameChange.PART),
        ("Rose Marsh", "Flower Swamp", NameChange.OTHER),
        ("World Angling League", "WAL", NameChange.SAME),
    ],
)
def test_two_forms_of_a_name_relate_as_an_editor_reads_them(a, b, change):
    lexicon = fact_lexicon("en")
    assert compare_names(name(a), name(b), lexicon) is change
    assert compare_names(name(b), name(a), lexicon) is change
