"""How a file is stored must not look like a difference; what its blocks are must show in the comparison."""

import pytest

from viewer.engine.compare import compare
from viewer.engine.model import Relation
from viewer.engine.readers.reading import read_bytes
from viewer.reports.pair_differences import differences

STORY = (
    "Old mill burns down\n\nBy Lena Moor\n\n"
    "The mill on the quay of Marsh End burned down on Monday night. "
    "Nobody was hurt – that’s a relief, said Zoë Brandt.\n\n"
    "Two barns were damaged in the fire. The café next door stays shut.\n"
)
WRAPPED = (
    "Old mill burns down\n\nBy Lena Moor\n\n"
    "The mill on the quay of Marsh End\nburned down on Monday night. Nobody\n"
    "was hurt – that’s a relief, said Zoë\nBrandt.\n\n"
    "Two barns were damaged in the fire.\nThe café next door stays shut.\n"
)


def compared(old, new):
    articles = [read_bytes(old, "old.txt"), read_bytes(new, "new.txt")]
    comparison = compare(articles)
    return comparison, differences(comparison, comparison.statistics[0])


@pytest.mark.parametrize(
    "stored",
    [
        WRAPPED.encode(),
        STORY.replace("\n", "\r\n").encode(),
        STORY.replace("\n", "\r").encode(),
        STORY.replace("\n", "\u2028").encode(),
        STORY.encode("utf-8-sig"),
        STORY.encode("utf-16"),
        STORY.encode("cp1252"),
        STORY.replace("\n\n", "\n \n\n\n").replace("Two barns", "Two  barns").encode(),
    ],
    ids=["wrapped", "crlf", "cr", "line separator", "mark", "utf-16", "windows-1252", "spaces"],
)
def test_another_way_of_storing_a_story_is_no_difference(stored):
    _, pair = compared(STORY.encode(), stored)
    assert not pair.differ


def test_a_changed_headline_is_one_change_and_the_byline_none():
    old = "Mob storms quay\nBy Lena Moor\nThe last ferry left at noon."
    new = "Crowd walks onto quay\nBy Lena Moor\nThe last ferry left at noon."
    comparison, pair = compared(old.encode(), new.encode())
    assert pair.unchanged == 2
    assert [comparison.articles[0].text_of(link.a.sentences[0]) for link in pair.reworded] == [
        "Mob storms quay"
    ]


def test_table_rows_move_and_change_as_wholes():
    old = "Town\tBarns lost\nMarsh End\t12\nHolt\t7\nRedmoor\t31"
    new = "Town\tBarns lost\nHolt\t9\nRedmoor\t31\nMarsh End\t12"
    comparison, pair = compared(old.encode(), new.encode())
    texts = [
        (
            comparison.articles[0].text_of(link.a.sentences[0]),
            comparison.articles[1].text_of(link.b.sentences[0]),
        )
        for link in comparison.links
    ]
    assert ("Holt\t7", "Holt\t9") in texts
    assert [link.relation for link in pair.moved] == [Relation.IDENTICAL]
    assert not pair.added
    assert not pair.omitted


def test_the_encoding_is_named_in_a_notice():
    article = read_bytes(STORY.encode("cp1252"), "old.txt")
    assert "Windows-1252" in article.notices[0]


def test_composed_and_decomposed_letters_are_the_same_words():
    _, pair = compared("Début de l'été.".encode(), "De\u0301but de l'e\u0301te\u0301.".encode())
    assert not pair.words_differ
