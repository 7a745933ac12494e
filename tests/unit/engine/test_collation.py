from __future__ import annotations

from builders import link, segmented

from viewer.engine.collation import collate
from viewer.engine.model import Alignment

TWO = "One came. Two came."
THREE = "One came. Two came. Three came."


def cells(texts: list[str], *alignments: Alignment) -> list[tuple[tuple[int, ...], ...]]:
    return [row.cells for row in collate([segmented(text) for text in texts], alignments).rows]


def test_linked_sentences_share_a_row():
    alignment = Alignment(0, 1, (link(0, 0), link(1, 1)))

    assert cells([TWO, TWO], alignment) == [((0,), (0,)), ((1,), (1,))]


def test_an_added_sentence_stands_where_its_article_has_it():
    alignment = Alignment(0, 1, (link(0, 0), link(1, 2)))

    assert cells([TWO, THREE], alignment) == [((0,), (0,)), ((), (1,)), ((1,), (2,))]


def test_a_split_sentence_shares_its_row_with_both_halves():
    alignment = Alignment(0, 1, (link(0, (0, 1)), link(1, 2)))

    assert cells([TWO, THREE], alignment) == [((0,), (0, 1)), ((1,), (2,))]


def test_a_moved_sentence_stands_in_the_row_of_the_first_article():
    alignment = Alignment(0, 1, (link(0, 1), link(1, 0, moved=True)))

    assert cells([TWO, TWO], alignment) == [((0,), (1,)), ((1,), (0,))]


def test_sentences_of_three_articles_are_joined_through_the_second():
    first = Alignment(0, 1, (link(0, 0),))
    second = Alignment(1, 2, (link(0, 0, articles=(1, 2)),))

    assert cells(["One came."] * 3, first, Alignment(0, 2, ()), second) == [((0,), (0,), (0,))]


def test_a_weaker_link_does_not_bring_strangers_into_a_row():
    first = Alignment(0, 1, (link(0, 0, similarity=0.9),))
    second = Alignment(1, 2, (link(0, 0, articles=(1, 2), similarity=0.9),))
    across = Alignment(0, 2, (link(1, 0, articles=(0, 2), similarity=0.5),))

    assert cells([TWO, "One came.", "One came."], first, across, second) == [
        ((0,), (0,), (0,)),
        ((1,), (), ()),
    ]


def test_articles_without_links_stand_one_after_the_other():
    assert cells([TWO, "One came."], Alignment(0, 1, ())) == [((), (0,)), ((0,), ()), ((1,), ())]


def test_no_articles_have_no_rows():
    assert collate([], []).rows == ()
