import re

import pytest
from builders import edits, finding, hand_made, link, statistics

from viewer.engine.model import EditKind, EditWeight, Relation, Span, WordEdit
from viewer.reports.terminal import TerminalStyle
from viewer.reports.text_report import marked_words, render

OLD = "Fourteen men fled. The mill is lost. It was old. Rain fell."
NEW = "Sixteen men fled. Rain fell. The mill, which was old, is lost. The owner wept."
CHANGED = link(
    0,
    0,
    reason="same words",
    edits=edits(("delete", "Fourteen"), ("insert", "Sixteen"), ("equal", " men fled.")),
)
MERGED = link((1, 2), 2, reason="same words", edits=edits(("equal", "The mill is lost.")))
MOVED = link(
    3,
    1,
    Relation.IDENTICAL,
    moved=True,
    similarity=1.0,
    reason="same sentence",
    edits=edits(("equal", "Rain fell.")),
)
COUNTS = statistics(identical=1, reworded=1, moved=1, merged=1, only_b=1, a_in_b=1.0, b_in_a=0.81)


def report(*links, counts=COUNTS, texts=(OLD, NEW), style=None):
    return render(hand_made(texts, links, (counts,)), style)


def section(text, name):
    """The lines under a heading that starts with `name`."""
    _, _, rest = text.partition(f"\n{name}")
    assert rest, f"no section {name!r} in:\n{text}"
    return rest.split("\n\n")[0]


def test_it_starts_with_the_articles():
    first = report(CHANGED, MERGED, MOVED).split("\n\n")[0]
    assert first.splitlines() == ["1  a", "   a.txt · 4 sentences", "2  b", "   b.txt · 4 sentences"]


def test_coverage_is_given_both_ways_and_counts_follow():
    text = report(CHANGED, MERGED, MOVED)
    assert "100% of article 1 is in article 2; 81% of article 2 is in article 1." in text
    assert "1 reworded, 1 moved, 1 merged, 1 added." in text


def test_changed_words_are_marked_without_colour():
    assert "[-Fourteen-]{+Sixteen+} men fled." in section(report(CHANGED, MERGED, MOVED), "Reworded (1)")


def test_a_link_names_its_sentences_strength_and_reason():
    assert "1.1 → 2.1  80% · same words" in section(report(CHANGED, MERGED, MOVED), "Reworded (1)")


def test_moved_and_merged_sentences_have_sections_of_their_own():
    text = report(CHANGED, MERGED, MOVED)
    assert "1.4 → 2.2" in section(text, "Moved (1)")
    assert "1.2+3 → 2.3" in section(text, "Merged (1)")


def test_a_split_sentence_has_its_section():
    text = report(link(0, (0, 1), edits=edits(("equal", "Fourteen men fled."))), counts=statistics(split=1))
    assert "1.1 → 2.1+2" in section(text, "Split (1)")


def test_added_and_omitted_sentences_are_shown_with_their_article():
    text = report(CHANGED)
    assert "+ 2.4  The owner wept." in section(text, "Added: only in article 2 (3)")
    assert "- 1.2  The mill is lost." in section(text, "Omitted: only in article 1 (3)")


def test_facts_come_first_the_gravest_on_top():
    vague = finding("precision", "nearly 40", "40")
    grave = finding("conflict", "Fourteen", "Sixteen", explanation="14 against 16.")
    text = report(link(0, 0, findings=(vague, grave), edits=edits(("equal", "x"))))
    facts = section(text, "Facts that differ (2)")
    assert facts.index("conflict · number") < facts.index("precision · number")
    assert "“Fourteen” → “Sixteen”" in facts
    assert "14 against 16." in facts
    assert text.index("Facts that differ") < text.index("Reworded")


def test_a_fact_that_one_side_lacks_is_told_in_words():
    lost = finding("precision", "police said", "", "attribution")
    assert "“police said” → nothing" in report(link(0, 0, findings=(lost,)))


def test_identical_articles_are_said_to_be_identical():
    same = link(0, 0, Relation.IDENTICAL, edits=edits(("equal", "Rain fell.")))
    text = report(same, texts=("Rain fell.", "Rain fell."), counts=statistics(identical=1))
    assert text.endswith("The articles are identical.\n")


def test_typography_alone_is_said_and_shown():
    quote = WordEdit(EditKind.EQUAL, "It’s", (), (), EditWeight.TYPOGRAPHY)
    same = link(0, 0, Relation.IDENTICAL, edits=(quote, *edits(("equal", " late."))))
    text = report(same, texts=("It’s late.", "It's late."), counts=statistics(identical=1, typography=1))
    assert "Only typography differs: 1.\n" in text
    assert "1.1 → 2.1" in section(text, "Typography (1)")


def test_typography_is_shown_in_both_writings():
    quote = WordEdit(EditKind.EQUAL, "It’s", (Span(0, 4),), (Span(0, 4),), EditWeight.TYPOGRAPHY)
    same = link(0, 0, Relation.IDENTICAL, edits=(quote, *edits(("equal", " late."))))
    text = report(same, texts=("It’s late.", "It's late."), counts=statistics(identical=1, typography=1))
    assert "[-It’s-] late.\n    {+It's+} late." in section(text, "Typography (1)")


def test_capitals_alone_are_called_capitals():
    shout = WordEdit(EditKind.EQUAL, "RAIN FELL", (Span(0, 9),), (Span(0, 9),), EditWeight.CASE)
    same = link(0, 0, Relation.IDENTICAL, edits=(shout, *edits(("equal", "."))))
    text = report(same, texts=("RAIN FELL.", "Rain fell."), counts=statistics(identical=1, typography=1))
    assert "Only capitals differ: 1.\n" in text
    assert "{+Rain fell+}." in section(text, "Capitals (1)")


def test_a_clause_that_stands_elsewhere_has_marks_of_its_own():
    away = WordEdit(EditKind.DELETE, "At dawn", (Span(0, 7),), (), EditWeight.MOVED)
    back = WordEdit(EditKind.INSERT, "at dawn", (), (Span(10, 17),), EditWeight.MOVED)
    moved = link(0, 0, edits=(away, *edits(("equal", " rain fell ")), back, *edits(("equal", "."))))
    text = report(moved, texts=("At dawn rain fell.", "Rain fell at dawn."), counts=statistics(reworded=1))
    assert "[~At dawn~] rain fell {~at dawn~}." in section(text, "Reworded (1)")
    assert "({~" not in text and "([~this stands elsewhere~]" in text
    assert "[~this" not in report(CHANGED)


def test_paragraphs_broken_elsewhere_are_said_beside_identical_words():
    same = tuple(link(at, at, Relation.IDENTICAL, edits=edits(("equal", "x"))) for at in range(2))
    texts = ("Rain fell. Elm shut.", "Rain fell.\n\nElm shut.")
    text = report(*same, texts=texts, counts=statistics(identical=2, paragraph_breaks=1))
    assert text.endswith("The words are identical; paragraphs break differently in 1 place.\n")


def test_two_empty_articles_are_said_to_be_empty():
    text = report(texts=("", ""), counts=statistics())
    assert "Both articles are empty." in text
    assert "The article is empty" in text


def test_every_other_article_is_compared_with_the_first():
    pairs = (statistics(0, 1, only_a=1), statistics(0, 2, only_a=1), statistics(1, 2, only_a=1))
    text = render(hand_made(("One.", "Two.", "Three."), (), pairs))
    assert re.findall(r"── (Article \d compared with article \d)", text) == [
        "Article 2 compared with article 1",
        "Article 3 compared with article 1",
    ]


def test_a_comparison_that_ran_out_of_time_says_so():
    made = hand_made(("One.", "Two."), (), (statistics(only_a=1),))
    unfinished = type(made)(made.articles, made.links, made.rows, made.statistics, complete=False)
    assert "The time was up" in render(unfinished)


def test_a_link_without_a_word_diff_shows_both_wordings():
    text = report(link(0, 0))
    assert "[-Fourteen men fled.-]" in text
    assert "{+Sixteen men fled.+}" in text


def test_lines_keep_to_the_width():
    long = "The ferry stopped in the middle of the strait and drifted for an hour before any help came. " * 3
    text = report(texts=(long, "Rain fell."), counts=statistics(only_a=3, only_b=1))
    assert max(map(len, text.splitlines())) <= 100
    narrow = report(
        texts=(long, "Rain fell."), counts=statistics(only_a=3, only_b=1), style=TerminalStyle(60)
    )
    assert max(map(len, narrow.splitlines())) <= 60


def test_colour_is_used_only_where_it_is_allowed():
    assert "\x1b" not in report(CHANGED, MERGED, MOVED)
    coloured = report(CHANGED, MERGED, MOVED, style=TerminalStyle(colour=True))
    assert "\x1b[31m[-Fourteen-]\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == report(CHANGED, MERGED, MOVED)


def test_characters_that_steer_a_terminal_are_not_passed_on():
    text = report(
        texts=("Ring \x1b[2Jthe \x07bell \u202eback.", "Rain fell."), counts=statistics(only_a=1, only_b=1)
    )
    assert not set(text) & {"\x1b", "\x07", "\u202e"}


@pytest.mark.parametrize(
    ("pairs", "marked"),
    [
        ([("equal", "Rain fell.")], "Rain fell."),
        ([("delete", "Rain "), ("insert", "Hail "), ("equal", "fell.")], "[-Rain-] {+Hail+} fell."),
        ([("equal", "a"), ("insert", " "), ("equal", "b")], "a b"),
    ],
)
def test_marks_stand_close_to_the_words(pairs, marked):
    assert marked_words(edits(*pairs)) == marked


def test_identical_sentences_in_their_place_are_counted_as_unchanged():
    same = link(3, 1, Relation.IDENTICAL, edits=edits(("equal", "Rain fell.")))
    assert "1 unchanged, 1 reworded, 2 added, 2 omitted." in report(CHANGED, same)


def test_a_quotation_is_not_put_into_marks_once_more():
    cut = finding("conflict", "‘We will stay’", "“We will go”", "quote")
    assert "‘We will stay’ → “We will go”" in report(link(0, 0, findings=(cut,)))


def test_wordings_that_share_little_stand_one_below_the_other():
    words = (
        WordEdit(EditKind.DELETE, "Fourteen", (Span(0, 8),), ()),
        WordEdit(EditKind.INSERT, "Sixteen grown", (), (Span(0, 7), Span(8, 11))),
        *edits(("equal", "x")),
    )
    shown = section(report(link(0, 0, edits=words)), "Reworded (1)")
    assert "    [-Fourteen-] men fled.\n    {+Sixteen+} {+men+} fled." in shown
