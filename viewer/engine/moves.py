"""Tell which links stand off the common order of two articles."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.pairing.order import heaviest_chain

TRACE = 1e-7  # of a link's weight for each sentence off the diagonal: decides between equals only


def moved_flags(
    places: Sequence[tuple[int, int]], weights: Sequence[float], deadline: Deadline = NO_DEADLINE
) -> tuple[bool, ...]:
    """For each link, given by its first sentences and weight, whether it is off the heaviest common order.

    Raises Cancelled where the user cancelled.
    """
    # Of chains as heavy as each other the straighter one stays: the same from either side.
    points = [(a, b, weight - TRACE * abs(a - b)) for (a, b), weight in zip(places, weights, strict=True)]
    chain = {(a, b) for a, b, _ in heaviest_chain(points, deadline)}
    return tuple(place not in chain for place in places)
