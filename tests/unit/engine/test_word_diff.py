"""What a word diff marks, for pairs of short passages."""

import pytest
from builders import segmented

from viewer.engine.model import EditKind, EditWeight, Side
from viewer.engine.word_diff import typographic_differences, word_diff, words_differ


def diff(a: str, b: str):
    """The edits between two whole texts."""
    articles = segmented(a), segmented(b)
    sides = [Side(at, tuple(range(len(article.sentences)))) for at, article in enumerate(articles)]
    return word_diff(articles, *sides)


def marked(a: str, b: str) -> str:
    """The edits in one line: [-deleted-], {+inserted+}, <written otherwise>."""
    signs = {EditKind.DELETE: "[-{}-]", EditKind.INSERT: "{{+{}+}}"}
    parts = []
    for edit in diff(a, b):
        if edit.kind is EditKind.EQUAL:
            parts.append(edit.text if edit.weight is EditWeight.WORDS else f"<{edit.text}>")
        else:
            parts.append(signs[edit.kind].format(edit.text))
    return "".join(parts)


def test_whole_amount_is_marked():
    assert marked("It cost £6,100,000.", "It cost £8,100,000.") == "It cost [-£6,100,000-]{+£8,100,000+}."


def test_whole_count_is_marked():
    assert marked("About 9,300 fled.", "About 93,000 fled.") == "About [-9,300-]{+93,000+} fled."


def test_lost_minus_sign_is_a_change():
    assert marked("It fell to -5 at dawn.", "It fell to 5 at dawn.") == "It fell to [--5-]{+5+} at dawn."


def test_replaced_phrase_is_marked_as_one():
    a = "The harbour board will close the old quay for good."
    b = "The harbour board will soon reopen a new pier for good."
    assert marked(a, b) == "The harbour board will [-close the old quay-]{+soon reopen a new pier+} for good."


def test_unchanged_figure_between_changes_stays_unmarked():
    a = "Some angry farmers drove 400 old tractors."
    b = "Several furious growers steered 400 ancient machines."
    assert " 400 " in marked(a, b)


def test_common_phrase_in_another_place_is_kept():
    assert marked("RED BLUE PINK SILVER TEAL", "WILLOW MAPLE RED BLUE PINK") == (
        "{+WILLOW MAPLE+} RED BLUE PINK [-SILVER TEAL-]"
    )


def test_unrelated_headlines_share_nothing():
    assert marked("Old row over ferry fares", "Flood hits valley town") == (
        "[-Old row over ferry fares-]{+Flood hits valley town+}"
    )


def test_inserted_clause_begins_and_ends_at_commas():
    assert marked("He left, and she stayed.", "He left, and they sang, and she stayed.") == (
        "He left, {+and they sang,+} and she stayed."
    )


def test_deleted_apposition_leaves_the_blank_where_it_was():
    assert marked("The mayor of Ash, Ann Lee, said so.", "The mayor of Ash said so.") == (
        "The mayor of Ash[-, Ann Lee,-] said so."
    )


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Résumé du café.", "Re\u0301sume\u0301 du cafe\u0301."),
        ("The coopera\u00adtion began.", "The cooperation began."),
        ("10\u00a0Mill\u202fLane", "10 Mill Lane"),
        ("Two  barns\u2003burned. \n\n", "Two barns burned."),
        ("\u200bTwo barns burned.", "Two barns burned."),
    ],
)
def test_what_nobody_sees_is_no_difference(a, b):
    assert all(edit.kind is EditKind.EQUAL and edit.weight is EditWeight.WORDS for edit in diff(a, b))


@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ('She said "it\'s done".', "She said “it’s done”.", 3),
        ("It’s 10–12.", "It's 10-12.", 2),
        ("He paused... then left.", "He paused… then left.", 1),
        ("pages 10–12 — a first", "pages 10-12 - a first", 2),
        ("The board called it ‘a slip’ and left.", "The board called it “a slip” and left.", 2),
        ("Ferries stopped at nine, he said.", "Ferries stopped at nine he said.", 1),
        ("Ferries stopped; trains ran.", "Ferries stopped, trains ran.", 1),
        ("FIRE CREWS CAME, AT NINE, TO ASH.", "Fire crews came, at nine, to Ash.", 1),
        ("A right-wing party won.", "A right wing party won.", 1),
        ("“First we ran.\n\n“Then we hid,” she said.", "“First we ran. Then we hid,” she said.", 1),
    ],
)
def test_typography_and_case_are_counted_apart_from_words(a, b, places):
    edits = diff(a, b)
    assert not words_differ(edits)
    assert typographic_differences(edits) == places


def test_capitals_and_curly_quotes_have_their_own_weights():
    weights = [edit.weight for edit in diff("“Ash burns” LOUDLY here", '"Ash burns" loudly here')]
    typography, case, words = EditWeight.TYPOGRAPHY, EditWeight.CASE, EditWeight.WORDS
    assert weights == [typography, words, typography, case, words]


def test_scare_quotes_are_a_change_of_words():
    edits = diff("Police said an attack had happened.", "Police said an ‘attack’ had happened.")
    assert [edit.text for edit in edits if edit.kind is EditKind.INSERT] == ["‘", "’"]
    assert words_differ(edits)


@pytest.mark.parametrize(
    ("a", "b", "deleted", "inserted"),
    [
        ("A cafe\u0301 opened.", "A cafe opened.", "cafe\u0301", "cafe"),
        (
            "Family 👨\u200d👩\u200d👧 here.",
            "Family 👨\u200d👩\u200d👦 here.",
            "👨\u200d👩\u200d👧",
            "👨\u200d👩\u200d👦",
        ),
        ("Flag 🇫🇷 here.", "Flag 🇫🇮 here.", "🇫🇷", "🇫🇮"),
        ("The bаnk closed.", "The bank closed.", "bаnk", "bank"),
        ("He will re-sign now.", "He will resign now.", "re-sign", "resign"),
        ("המילה ספר כאן", "המילה ספל כאן", "ספר", "ספל"),
    ],
)
def test_whole_visible_unit_is_replaced(a, b, deleted, inserted):
    changes = [(edit.kind, edit.text) for edit in diff(a, b) if edit.kind is not EditKind.EQUAL]
    assert changes == [(EditKind.DELETE, deleted), (EditKind.INSERT, inserted)]


def test_one_japanese_character_is_deleted():
    assert marked("漁港の工事", "漁港工事") == "漁港[-の-]工事"


def test_japanese_sentences_are_marked_by_character():
    assert marked("今日は暑いです。雨が降る。", "今日は寒いです。雪が降る。") == (
        "今日は[-暑-]{+寒+}いです。[-雨-]{+雪+}が降る。"
    )


def test_split_sentence_shares_its_words_with_both_halves():
    a = "Smoke rose over the port and ferries were told to wait."
    b = "Smoke rose over the port. Ferries were told to wait."
    assert marked(a, b) == "Smoke rose over the port [-and-]{+.+}< ferries> were told to wait."


def test_edit_over_two_sentences_has_a_span_in_each():
    a, b = "Rain fell. Trams stopped.", "Rain fell. Trams stopped. Ash slept."
    shared = diff(a, b)[0]
    assert [span.of(a) for span in shared.a] == ["Rain fell.", "Trams stopped."]
    assert [span.of(b) for span in shared.b] == ["Rain fell.", "Trams stopped."]


def test_identical_passages_are_one_edit_with_their_characters():
    (edit,) = diff("Rain  fell.", "Rain  fell.")
    assert (edit.kind, edit.text) == (EditKind.EQUAL, "Rain  fell.")


def test_text_without_blanks_is_one_changed_unit():
    edits = diff("x" * 200_000, "x" * 200_001)
    assert [edit.kind for edit in edits] == [EditKind.DELETE, EditKind.INSERT]


def test_one_word_in_a_huge_passage_is_found():
    words = [f"w{at % 5_000}" for at in range(40_000)]
    changed = [*words[:20_000], "herring", *words[20_001:]]
    edits = diff(" ".join(words), " ".join(changed))
    assert [edit.text for edit in edits if edit.kind is not EditKind.EQUAL] == ["w0", "herring"]
