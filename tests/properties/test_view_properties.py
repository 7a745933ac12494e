"""What holds of every view, whatever the links."""

from __future__ import annotations

from itertools import pairwise

from comparison_builder import compared, segmented
from hypothesis import given
from hypothesis import strategies as st

from viewer.engine.model import Link, Relation, Side
from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.presentation.level_map import Page, follow, level_map, scroll_anchors
from viewer.presentation.sentence_geometry import Extent

SIZE = 6
_SENTENCES = st.sets(st.integers(0, SIZE - 1), min_size=1, max_size=3).map(lambda found: tuple(sorted(found)))


@st.composite
def comparisons(draw):
    """Two or three articles of six sentences with any links."""
    count = draw(st.integers(2, 3))
    words = st.sampled_from(["harbour", "ferry", "mayor", "“fog”", "late", "12"])
    articles = [
        segmented([" ".join(draw(st.lists(words, min_size=1, max_size=5))) + "." for _ in range(SIZE)])
        for _ in range(count)
    ]
    links = []
    for a in range(count):
        for b in range(a + 1, count):
            for _ in range(draw(st.integers(0, 6))):
                relation = draw(st.sampled_from(list(Relation)))
                sides = Side(a, draw(_SENTENCES)), Side(b, draw(_SENTENCES))
                links.append(Link(*sides, relation, draw(st.booleans()), 0.7, "because"))
    order = draw(st.permutations(range(count)))
    return compared(*articles, links=links), tuple(order), draw(st.integers(0, count - 1))


@given(comparisons())
def test_every_sentence_has_one_mark_whose_words_are_its_own(drawn):
    comparison, order, base = drawn
    view = build_view(comparison, order, base)
    for pane in view.panes:
        sentences = comparison.articles[pane.article].sentences
        assert [mark.sentence for mark in pane.marks] == list(range(len(sentences)))
        assert sum(pane.counts.values()) == len(sentences)
        for mark in pane.marks:
            own = sentences[mark.sentence].span
            spans = mark.changed + mark.typography
            assert all(own.start <= span.start < span.end <= own.end for span in spans)
            assert all(before.end < after.start for before, after in pairwise(mark.changed))


@given(comparisons())
def test_a_sentence_is_added_or_omitted_exactly_if_it_has_no_link_to_the_reference(drawn):
    comparison, order, base = drawn
    for pane in build_view(comparison, order, base).panes:
        for mark in pane.marks:
            linked = any(
                mark.sentence in link.side_of(pane.article).sentences
                for link in comparison.links_between(pane.article, pane.reference)
            )
            missing = ChangeKind.OMITTED if pane.article == base else ChangeKind.ADDED
            assert (mark.kind is missing) == (not linked)


@given(comparisons())
def test_every_difference_from_the_base_is_listed_once_in_the_order_of_the_base(drawn):
    comparison, order, base = drawn
    view = build_view(comparison, order, base)
    listed = [change.link for change in view.changes if change.link is not None]
    assert len(listed) == len(set(listed))
    to_base = [link for other in order if other != base for link in comparison.links_between(base, other)]
    unlisted = [link for link in to_base if link not in [comparison.links[index] for index in listed]]
    assert all(link.relation is Relation.IDENTICAL for link in unlisted)
    old = [change.reference_sentences[0] for change in view.changes if change.reference_sentences]
    assert old == sorted(old)
    assert [change.index for change in view.changes] == list(range(len(view.changes)))


@given(comparisons())
def test_counterparts_go_both_ways(drawn):
    comparison, order, base = drawn
    view = build_view(comparison, order, base)
    for article in order:
        for sentence in range(SIZE):
            for other, found in view.counterparts(article, sentence).items():
                assert all(sentence in view.counterparts(other, there)[article] for there in found)


@given(comparisons(), st.lists(st.floats(-400, 1500), min_size=2, max_size=12))
def test_scrolling_never_leads_a_page_over_its_ends(drawn, scrolls):
    comparison, order, _ = drawn
    own = Page(Extent(0, 900), [Extent(150 * n, 150 * n + 150) for n in range(SIZE)], 300)
    other = Page(Extent(0, 2400), [Extent(400 * n, 400 * n + 400) for n in range(SIZE)], 300)
    levels = level_map(scroll_anchors(comparison, order[0], order[1]), own, other)
    follower = other.start
    for before, after in pairwise(max(own.start, min(own.end, scroll)) for scroll in scrolls):
        follower = follow(own, other, levels, (before, after), follower)
        assert other.start <= follower <= other.end


@given(comparisons(), st.floats(-500, 3000))
def test_levelling_there_and_back_is_exact(drawn, y):
    comparison, order, _ = drawn
    own = Page(Extent(0, 900), [Extent(150 * n, 150 * n + 150) for n in range(SIZE)], 300)
    other = Page(Extent(0, 2400), [Extent(400 * n, 400 * n + 400) for n in range(SIZE)], 300)
    levels = level_map(scroll_anchors(comparison, order[0], order[1]), own, other)
    assert abs(levels.reversed().level(levels.level(y)) - y) < 1e-6
