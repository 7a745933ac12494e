"""Tell identical, reworded and partial links apart."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.model import Relation
from viewer.engine.similarity.words import SentenceWords

# The share of the weightier side's words that the other side must answer for the two to state the same facts.
# Higher calls more links partial.
MIN_SHARE_OF_LONGER = 0.6


def relation(a: Sequence[SentenceWords], b: Sequence[SentenceWords], same_facts: float) -> Relation:
    """The relation of the two sides of a link; `same_facts` is the chance (0 to 1) that neither side states more."""
    if " ".join(s.key for s in a) == " ".join(s.key for s in b):
        return Relation.IDENTICAL
    return Relation.REWORDED if same_facts >= 0.5 else Relation.PARTIAL
