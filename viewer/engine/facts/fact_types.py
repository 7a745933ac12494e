"""The kinds of fact, the weightiest first: a denial outweighs a figure, a figure the word of a source."""

from __future__ import annotations

FACT_TYPES = (
    "negation",
    "state",
    "number",
    "unit",
    "name",
    "place",
    "quote",
    "date",
    "hedge",
    "attribution",
    "quantity",
    "superlative",
)


def fact_weight(kind: str) -> int:
    """The place of a kind of fact among all, 0 for the weightiest; unknown kinds come last."""
    return FACT_TYPES.index(kind) if kind in FACT_TYPES else len(FACT_TYPES)
