from __future__ import annotations

import numpy as np

from viewer.engine.pairing.order import heaviest_chain, order_fit


def test_the_heavier_of_two_crossing_points_is_kept():
    assert heaviest_chain([(0, 1, 1.0), (1, 0, 2.0)]) == [(1, 0, 2.0)]


def test_two_light_points_in_order_outweigh_one_heavy_point():
    points = [(0, 0, 1.0), (1, 1, 1.0), (2, 0, 1.5)]

    assert heaviest_chain(points) == [(0, 0, 1.0), (2, 0, 1.5)]


def test_no_points_have_no_chain():
    assert heaviest_chain([]) == []


def test_texts_in_the_same_order_have_a_strong_order():
    fit, strength = order_fit(np.eye(6, dtype=np.float32))

    assert strength == 1
    assert fit[2, 2] > fit[2, 4]


def test_a_shuffled_text_has_a_weak_order():
    shuffled = np.eye(6, dtype=np.float32)[[5, 2, 4, 0, 3, 1]]

    assert order_fit(shuffled)[1] < 0.2
