"""How articles are paired as a whole: shapes, repeats, near-duplicates, time."""

from __future__ import annotations

import pytest
from builders import segmented

from viewer.engine.alignment import MAX_CELLS, align_all, are_long
from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled
from viewer.engine.model import Link, Relation


def links_of(*texts: str) -> tuple[Link, ...]:
    return tuple(
        link for alignment in align_all([segmented(text) for text in texts]) for link in alignment.links
    )


def pairs(*texts: str) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [(link.a.sentences, link.b.sentences) for link in links_of(*texts)]


def test_every_pair_of_articles_has_an_alignment():
    articles = [segmented(text) for text in ("Rain fell in Osk.", "Rain fell in Osk.", "Snow fell in Osk.")]

    assert [(alignment.a, alignment.b) for alignment in align_all(articles)] == [(0, 1), (0, 2), (1, 2)]


def test_an_empty_article_has_no_links():
    alignments = align_all([segmented(""), segmented("Rain fell in Osk.")])

    assert alignments[0].links == ()
    assert alignments[0].complete


def test_one_article_has_no_alignment():
    assert align_all([segmented("Rain fell in Osk.")]) == ()


def test_the_unequal_copies_of_a_repeated_sentence_keep_their_neighbours():
    plea = "Officers ask for witnesses."
    a = f"{plea} A rider fell. {plea} A stall shut. {plea}"
    b = f"{plea} A rider fell. A stall shut. {plea}"

    assert pairs(a, b) == [((0,), (0,)), ((1,), (1,)), ((3,), (2,)), ((4,), (3,))]


def test_the_nearer_of_two_near_duplicates_is_chosen():
    a = "Two sheds burned in Fen Lane."
    b = "Three barns burned in Ash Lane. Two sheds burned in Fen Street."

    assert pairs(a, b) == [((0,), (1,))]


def test_a_sentence_left_out_of_a_series_is_not_replaced_by_its_neighbour():
    a = "Gate one was locked. Gate two was locked. Gate three was locked. Gate four was locked."
    b = "Gate one was locked. Gate three was locked by a porter. Gate four was locked."

    assert pairs(a, b) == [((0,), (0,)), ((2,), (1,)), ((3,), (2,))]


def test_a_caption_does_not_take_the_counterpart_of_the_body():
    a = "Smoke at the dairy on Sunday night.\n\nSmoke rose over the dairy on Sunday night, neighbours said."
    b = "Smoke rose over the dairy on Sunday night, neighbours said."

    assert pairs(a, b) == [((1,), (0,))]


def test_two_exchanged_paragraphs_are_moves_and_the_change_between_them_is_seen():
    a = "The dairy closed early.\n\nA grey heron waited.\n\nThe barge sank."
    b = "The barge sank.\n\nA grey egret waited.\n\nThe dairy closed early."

    links = links_of(a, b)

    assert [(link.a.sentences, link.b.sentences) for link in links] == [
        ((0,), (2,)),
        ((1,), (1,)),
        ((2,), (0,)),
    ]
    assert sum(link.moved for link in links) == 2
    assert links[1].relation == Relation.REWORDED


def test_a_sentence_promoted_across_paragraphs_is_the_only_move():
    a = "Pumps came at 9pm. Two sheds were lost.\n\nA hall opened nearby. The cause is unknown."
    b = "Pumps came at 9pm. The cause is unknown. Two sheds were lost.\n\nA hall opened nearby."

    assert [(link.a.sentences, link.b.sentences) for link in links_of(a, b) if link.moved] == [((3,), (1,))]


def test_other_words_for_the_same_are_paired():
    a = "The council voted to shut the old museum because repairs would cost too much."
    b = "The board chose to close the ancient museum since fixes would be too costly."

    assert pairs(a, b) == [((0,), (0,))]


def test_independent_wordings_of_the_same_facts_are_paired():
    a = "A van carrying honey overturned on the B12 near Askerham on Friday, blocking both lanes."
    b = "Both lanes of the B12 at Askerham were shut after a honey lorry tipped over on Friday."

    links = links_of(a, b)

    assert [(link.a.sentences, link.b.sentences) for link in links] == [((0,), (0,))]
    assert "Askerham" in links[0].reason


def test_a_contradiction_is_paired_and_not_taken_for_the_same():
    links = links_of(
        "Ms Hask, 40, was freed without charge on Friday.", "Ms Hask, 40, was charged with theft on Friday."
    )

    assert len(links) == 1
    assert links[0].relation != Relation.IDENTICAL


def test_a_stock_phrase_alone_links_nothing():
    a = "The provost resigned after the vote. He declined to comment. The board meets on Friday."
    b = "A bakery burned down in Oster. He declined to comment. Fifty firefighters came."

    assert pairs(a, b) == []


def test_sentences_that_differ_in_composed_characters_only_are_identical():
    links = links_of("The café in Orlé burned down.", "The cafe\u0301 in Orle\u0301 burned down.")

    assert [link.relation for link in links] == [Relation.IDENTICAL]


def test_a_third_article_gathers_what_two_say():
    links = links_of(
        "A fire at Elm Mill killed two people on Monday. Police suspect arson.",
        "A blaze at Elm Plant slew two persons on Monday. Cops suspect arson.",
        "Three people died in a fire at Elm Mill on Monday. Sprinklers failed.",
    )

    first = [
        (link.a.article, link.b.article) for link in links if 0 in link.a.sentences and 0 in link.b.sentences
    ]
    assert first == [(0, 1), (0, 2), (1, 2)]


def test_no_time_gives_an_incomplete_alignment():
    articles = [
        segmented("Rain fell in Osk. Roads were flooded."),
        segmented("Rain fell in Osk. Snow followed."),
    ]

    alignments = align_all(articles, Deadline(seconds=0))

    assert [alignment.complete for alignment in alignments] == [False]


def test_cancelling_stops_the_work():
    articles = [segmented("Rain fell in Osk."), segmented("Rain fell in Osk.")]

    with pytest.raises(Cancelled):
        align_all(articles, Deadline(cancelled=lambda: True))


def test_progress_runs_from_nothing_to_all():
    shares: list[float] = []

    align_all(
        [segmented("Rain fell."), segmented("Rain fell.")], progress=lambda stage, share: shares.append(share)
    )

    assert shares[0] == 0
    assert shares[-1] == 1


def test_long_articles_are_told_from_short_ones():
    short = segmented("Rain fell in Osk.")
    long = segmented("\n\n".join(f"Rain fell in Osk for {n} days." for n in range(int(MAX_CELLS**0.5) + 2)))

    assert not are_long([short, long])
    assert are_long([long, long])
