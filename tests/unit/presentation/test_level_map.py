"""Keeping pages level."""

import pytest
from comparison_builder import compared, same, segmented

from viewer.presentation.level_map import TOP_AIR, Page, follow, level_map, scroll_anchors
from viewer.presentation.sentence_geometry import Extent

# Ten sentences of 100 pixels; on the other page 1,000 pixels without a counterpart follow the fifth.
OWN = Page(Extent(1000, 2000), [Extent(1000 + 100 * n, 1100 + 100 * n) for n in range(10)], 400)
TALL = Page(
    Extent(1000, 3000),
    [
        Extent(1000 + 100 * n + (1000 if n >= 5 else 0), 1100 + 100 * n + (1000 if n >= 5 else 0))
        for n in range(10)
    ],
    400,
)
ANCHORS = tuple((n, n) for n in range(10))
LEVELS = level_map(ANCHORS, OWN, TALL)


def test_a_linked_sentence_is_level_with_its_counterpart():
    assert LEVELS.level(1300) == 1300
    assert LEVELS.level(1700) == 2700


def test_between_anchors_heights_are_interpolated():
    assert LEVELS.level(1450) == pytest.approx(1950)  # half of the way from 1400 to 2500


def test_the_reversed_map_leads_back():
    assert LEVELS.reversed().level(LEVELS.level(1640)) == pytest.approx(1640)


def test_beyond_the_text_heights_run_on_one_for_one():
    assert LEVELS.level(900) == 900
    assert LEVELS.level(2050) == 3050


def test_anchors_skip_moved_links_and_keep_the_longest_common_order():
    a = segmented(["One.", "Two.", "Three.", "Four."])
    b = segmented(["Four.", "One.", "Three.", "Two."])
    links = [
        same((0, 0), (1, 1)),
        same((0, 1), (1, 3)),
        same((0, 2), (1, 2)),
        same((0, 3), (1, 0), moved=True),
    ]
    chain = scroll_anchors(compared(a, b, links=links), 0, 1)
    assert len(chain) == 2
    assert chain[0] == (0, 1)
    assert chain[1] in {(1, 3), (2, 2)}


def test_anchors_of_the_pair_the_other_way_round_are_turned():
    a, b = segmented(["One.", "Two."]), segmented(["New.", "One.", "Two."])
    comparison = compared(a, b, links=[same((0, 0), (1, 1)), same((0, 1), (1, 2))])
    assert scroll_anchors(comparison, 1, 0) == ((1, 0), (2, 1))


def test_pages_without_links_go_together_by_share():
    levels = level_map((), OWN, TALL)
    assert levels.level(1500) == 2000


def test_both_pages_start_at_their_beginnings():
    assert follow(OWN, TALL, LEVELS, (OWN.start + 40, OWN.start), TALL.start + 60) == TALL.start


def test_both_pages_end_at_their_ends():
    assert follow(OWN, TALL, LEVELS, (OWN.end - 40, OWN.end), 1500) == TALL.end
    back = LEVELS.reversed()
    assert follow(TALL, OWN, back, (TALL.end - 10, TALL.end), 1200) == OWN.end


def test_the_middle_of_the_window_is_level_away_from_the_ends():
    long_page = Page(Extent(1000, 9000), [Extent(1000 + 100 * n, 1100 + 100 * n) for n in range(80)], 400)
    other = Page(
        Extent(1000, 9500), [Extent(1000 + 100 * n + 500, 1100 + 100 * n + 500) for n in range(80)], 400
    )
    levels = level_map(tuple((n, n) for n in range(80)), long_page, other)
    scroll = 4000.0
    level_follower = levels.level(scroll + 200) - 200
    moved = follow(long_page, other, levels, (scroll, scroll + 50), level_follower)
    assert moved == level_follower + 50 == 4550


def test_a_stray_follower_finds_back_little_by_little():
    levels = level_map(ANCHORS, OWN, OWN)
    stray = 1300.0 + 90
    moved = follow(OWN, OWN, levels, (1300, 1310), stray)
    assert 1310 < moved < stray + 10
    for step in range(10):
        moved = follow(OWN, OWN, levels, (1310 + 20 * step, 1330 + 20 * step), moved)
    assert moved == pytest.approx(1510)


def test_a_follower_is_never_led_over_its_end():
    short = Page(Extent(1000, 1450), OWN.extents[:4], 400)
    levels = level_map(((0, 0),), OWN, short)
    assert follow(OWN, short, levels, (1300, 1400), short.end) <= short.end


def test_a_page_that_fits_in_its_window_has_one_place():
    page = Page(Extent(1000, 1100), [], 400)
    assert page.start == page.end == 1000 - TOP_AIR
