"""What holds of every alignment and collation, whatever the articles say."""

from __future__ import annotations

from itertools import permutations

from builders import segmented
from hypothesis import given, settings
from hypothesis import strategies as st

from viewer.engine.alignment import align_all
from viewer.engine.collation import collate
from viewer.engine.model import Link

SENTENCES = (
    "A barge hit the lock at Merrow on Sunday.",
    "The barge struck the lock gates in Merrow.",
    "Three people were hurt, one of them badly.",
    "He declined to comment.",
    "“We heard a bang,” said Ivo Lund, 42.",
    "Repairs may take until 14 May and cost £80,000.",
    "It is the second accident there this year, and boats must wait.",
    "Boats must wait.",
)
TEXTS = st.lists(st.sampled_from(SENTENCES), max_size=7).map("\n\n".join)
SOME = settings(max_examples=30, deadline=None)


def drawn(link: Link, order: tuple[int, ...]) -> frozenset[object]:
    """A link, with articles named as they were before they were put in another order."""
    sides = ((order[side.article], side.sentences) for side in (link.a, link.b))
    return frozenset([*sides, link.relation, ("moved", link.moved), ("similarity", link.similarity)])


@SOME
@given(TEXTS, TEXTS)
def test_swapping_the_articles_swaps_the_links(first: str, second: str):
    articles = [segmented(first), segmented(second)]

    one = {drawn(link, (0, 1)) for link in align_all(articles)[0].links}
    other = {drawn(link, (1, 0)) for link in align_all(articles[::-1])[0].links}

    assert one == other


@settings(max_examples=10, deadline=None)
@given(st.tuples(TEXTS, TEXTS, TEXTS))
def test_any_load_order_gives_the_same_links(texts: tuple[str, str, str]):
    found = []
    for order in permutations(range(3)):
        alignments = align_all([segmented(texts[article]) for article in order])
        found.append({drawn(link, order) for alignment in alignments for link in alignment.links})

    assert all(links == found[0] for links in found)


@SOME
@given(TEXTS, TEXTS)
def test_links_stand_in_text_order_and_name_sentences_that_exist(first: str, second: str):
    articles = [segmented(first), segmented(second)]

    for link in align_all(articles)[0].links:
        assert link.a.sentences == tuple(sorted(set(link.a.sentences)))
        assert set(link.a.sentences) <= set(range(len(articles[0].sentences)))
        assert set(link.b.sentences) <= set(range(len(articles[1].sentences)))
        assert 0 < link.similarity <= 1
        assert link.reason


@SOME
@given(st.lists(TEXTS, min_size=1, max_size=4))
def test_every_sentence_stands_in_exactly_one_row(texts: list[str]):
    articles = [segmented(text) for text in texts]

    rows = collate(articles, align_all(articles)).rows

    placed = [(number, s) for row in rows for number, cell in enumerate(row.cells) for s in cell]
    assert sorted(placed) == [
        (n, s) for n, article in enumerate(articles) for s in range(len(article.sentences))
    ]
    assert all(any(row.cells) for row in rows)


@SOME
@given(st.lists(TEXTS, min_size=2, max_size=4))
def test_sentences_of_one_article_share_a_row_only_where_a_link_joins_them(texts: list[str]):
    articles = [segmented(text) for text in texts]
    alignments = align_all(articles)
    joined = {
        (side.article, pair)
        for alignment in alignments
        for link in alignment.links
        for side in (link.a, link.b)
        for pair in permutations(side.sentences, 2)
    }

    for row in collate(articles, alignments).rows:
        for number, cell in enumerate(row.cells):
            assert all((number, pair) in joined for pair in permutations(cell, 2))


@SOME
@given(TEXTS)
def test_an_article_is_identical_to_itself_and_nothing_moves(text: str):
    articles = [segmented(text), segmented(text)]
    unique = [
        s for s in range(len(articles[0].sentences)) if text.split("\n\n").count(articles[0].text_of(s)) == 1
    ]

    links = align_all(articles)[0].links

    found = {(link.a.sentences, link.b.sentences) for link in links if link.relation == "identical"}
    assert {((s,), (s,)) for s in unique} <= found or len(unique) < 2
