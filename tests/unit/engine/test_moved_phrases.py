"""Which phrases of a sentence count as standing elsewhere rather than as gone and new."""

from builders import segmented

from viewer.engine.model import EditKind, EditWeight, Side
from viewer.engine.word_diff import typographic_differences, word_diff, words_differ


def edits(a: str, b: str):
    articles = segmented(a), segmented(b)
    sides = [Side(at, tuple(range(len(article.sentences)))) for at, article in enumerate(articles)]
    return word_diff(articles, *sides)


def texts(a: str, b: str, kind: EditKind, weight: EditWeight) -> list[str]:
    return [edit.text.strip() for edit in edits(a, b) if edit.kind is kind and edit.weight is weight]


def moved(a: str, b: str) -> tuple[list[str], list[str]]:
    """The phrases that stand elsewhere, as each side writes them."""
    return (
        texts(a, b, EditKind.DELETE, EditWeight.MOVED),
        texts(a, b, EditKind.INSERT, EditWeight.MOVED),
    )


def own(a: str, b: str) -> tuple[list[str], list[str]]:
    """The words that only one side has."""
    return (
        texts(a, b, EditKind.DELETE, EditWeight.WORDS),
        texts(a, b, EditKind.INSERT, EditWeight.WORDS),
    )


FIRST = "According to harbour staff, three boats broke loose."
LAST = "Three boats broke loose, according to harbour staff."


def test_a_clause_at_the_other_end_is_moved_with_its_comma():
    assert moved(FIRST, LAST) == (["According to harbour staff,"], [", according to harbour staff"])


def test_a_moved_clause_adds_and_removes_no_word():
    assert own(FIRST, LAST) == ([], [])


def test_a_moved_clause_is_a_difference_of_words_not_of_typography():
    assert words_differ(edits(FIRST, LAST))
    assert typographic_differences(edits(FIRST, LAST)) == 1  # "three" and "Three"


def test_words_changed_within_a_moved_clause_stay_changed():
    a = "According to Tessa Lindqvist, a senior port officer, nine cranes fell on the eastern quay at dawn."
    b = "Nine cranes fell on the eastern quay at dawn, according to Tessa Lindqvist, a senior pilot."
    assert moved(a, b) == (
        ["According to Tessa Lindqvist, a senior"],
        [", according to Tessa Lindqvist, a senior"],
    )
    assert own(a, b) == (["port officer,"], ["pilot"])


def test_a_name_alone_is_not_moved_for_its_place_may_turn_the_meaning():
    assert moved("Velm beat Ostra in the final.", "Ostra beat Velm in the final.") == ([], [])


def test_function_words_alone_are_not_moved():
    a = "Because of it all, nine cranes toppled on the eastern quay."
    b = "Nine cranes toppled on the eastern quay because of it all."
    assert moved(a, b) == ([], [])


def test_two_clauses_that_change_places_keep_every_word():
    a = "On Friday morning in Ostra, after a long debate, the council chose a new bridge."
    b = "The council chose a new bridge after a long debate on Friday morning in Ostra."
    assert own(a, b) == ([], [])


def test_a_quotation_mark_is_never_taken_into_a_moved_phrase():
    a = "Nine cranes toppled, the harbour staff said."
    b = "The harbour staff said “nine cranes toppled”."
    assert moved(a, b)[1] == ["nine cranes toppled"]
    assert own(a, b)[1] == ["“", "”"]


def test_moved_phrases_are_found_across_the_sentences_of_a_split():
    a = "Late on Sunday night, the dam gave way and two farms were cut off."
    b = "The dam gave way. Two farms were cut off late on Sunday night."
    assert moved(a, b)[0] == ["Late on Sunday night,"]
