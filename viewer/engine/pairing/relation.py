"""Tell identical, reworded and partial links apart."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.model import Relation
from viewer.engine.similarity.words import SentenceWords

# Higher calls more links partial; at one half both mistakes are as frequent.
MIN_SAME_FACTS = 0.5


def relation(a: Sequence[SentenceWords], b: Sequence[SentenceWords], same_facts: float) -> Relation:
    """The relation of the two sides; `same_facts` is the chance (0 to 1) that neither states more."""
    if same_words(a, b):
        return Relation.IDENTICAL
    return Relation.REWORDED if same_facts >= MIN_SAME_FACTS else Relation.PARTIAL


def same_words(a: Sequence[SentenceWords], b: Sequence[SentenceWords]) -> bool:
    """Whether two sides have the same words in the same order; their typography may differ."""
    return " ".join(s.key for s in a) == " ".join(s.key for s in b)
