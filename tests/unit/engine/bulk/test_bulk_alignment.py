"""Articles too long to compare every pair of sentences."""

from __future__ import annotations

import pytest
from builders import segmented

from viewer.engine.alignment import align_all, are_long
from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled
from viewer.engine.model import Alignment, Relation

PLACES = ("Askerham", "Brill", "Corve", "Denby", "Esk", "Farnow", "Gorley")
THINGS = ("bridge", "museum", "harbour", "orchard", "quarry", "theatre", "reservoir", "tannery", "viaduct")


def sentence(number: int) -> str:
    place, thing = PLACES[number % len(PLACES)], THINGS[number % len(THINGS)]
    return f"The {thing} at {place} had {1000 + 37 * number} visitors in year {number}."


def aligned(a: list[str], b: list[str]) -> Alignment:
    articles = [segmented("\n\n".join(text)) for text in (a, b)]
    assert are_long(articles)
    return align_all(articles)[0]


LONG = [sentence(number) for number in range(300)]


def test_a_long_text_is_identical_to_itself():
    links = aligned(LONG, LONG).links

    assert [(link.a.sentences, link.b.sentences) for link in links] == [((n,), (n,)) for n in range(300)]
    assert {link.relation for link in links} == {Relation.IDENTICAL}


def test_one_changed_word_in_the_middle_is_the_only_difference():
    changed = [*LONG[:150], LONG[150].replace("visitors", "guests"), *LONG[151:]]

    links = aligned(LONG, changed).links

    assert [link.a.sentences for link in links if link.relation != Relation.IDENTICAL] == [(150,)]
    assert len(links) == 300


def test_a_block_sent_to_the_end_is_moved():
    links = aligned(LONG, [*LONG[:100], *LONG[110:], *LONG[100:110]]).links

    assert [link.a.sentences[0] for link in links if link.moved] == list(range(100, 110))


def test_an_added_and_an_omitted_sentence_have_no_link():
    links = aligned(LONG, [*LONG[:50], "A comet was seen by nobody at all.", *LONG[51:]]).links

    assert 50 not in {s for link in links for s in link.a.sentences}
    assert 50 not in {s for link in links for s in link.b.sentences}


def test_one_sentence_repeated_throughout_is_matched_in_order():
    links = aligned(["The vote was put off."] * 300, ["The vote was put off."] * 300).links

    assert [(link.a.sentences, link.b.sentences) for link in links] == [((n,), (n,)) for n in range(300)]
    assert not any(link.moved for link in links)


def test_long_texts_with_nothing_in_common_have_no_links():
    other = [f"Weaver {chr(97 + n % 26)}{n}q sold cloth for {n + 5000} crowns." for n in range(300)]

    assert aligned(LONG, other).links == ()


def test_a_very_long_sentence_is_paired_with_its_edited_copy():
    words = [f"word{number}" for number in range(30_000)]
    a, b = segmented(" ".join(words)), segmented(" ".join(words[:-50]))

    links = align_all([a, b])[0].links

    assert [(link.a.sentences, link.b.sentences) for link in links] == [((0,), (0,))]


def test_no_time_gives_what_is_certain_and_says_so():
    articles = [segmented("\n\n".join(LONG)), segmented("\n\n".join(["A new start was made.", *LONG[1:]]))]

    alignment = align_all(articles, Deadline(seconds=0))[0]

    assert not alignment.complete
    assert len(alignment.links) == 299


def test_cancelling_stops_the_work():
    articles = [segmented("\n\n".join(LONG)), segmented("\n\n".join(["A new start was made.", *LONG[1:]]))]

    with pytest.raises(Cancelled):
        align_all(articles, Deadline(cancelled=lambda: True))
