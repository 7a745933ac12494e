"""Name the evidence for a link in words that a person understands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from viewer.engine.pairing.relation import same_words
from viewer.engine.similarity.words import SentenceWords

_MIN_QUOTED = 3  # content words: shorter quotations are single terms, which names and words cover
_MIN_SHARE_SAME_QUOTATION = 0.6
_MANY_SHARED = 0.5  # of the smaller side's content words
_SOME_SHARED = 0.2
_MOST_NAMED = 3  # values a reason lists; more is no longer read


def reason(a: Sequence[SentenceWords], b: Sequence[SentenceWords], neighbours: bool) -> str:
    """The reason for a link between sentences `a` and `b`; `neighbours`: those beside them are linked too."""
    if same_words(a, b):
        return "same words"
    if sorted(_all(s.stems for s in a)) == sorted(_all(s.stems for s in b)):
        return "same words in another order"
    parts = [*_facts(a, b), _wording(a, b)]
    if neighbours and len(parts) < 3:
        parts.append("neighbours match")
    return "; ".join(part for part in parts if part)


def _all(parts: Iterable[Iterable[str]]) -> list[str]:
    return [item for part in parts for item in part]


def _facts(a: Sequence[SentenceWords], b: Sequence[SentenceWords]) -> list[str]:
    found = []
    quoted_a, quoted_b = set(_all(s.quoted for s in a)), set(_all(s.quoted for s in b))
    smaller = min(len(quoted_a), len(quoted_b))
    if smaller >= _MIN_QUOTED and len(quoted_a & quoted_b) >= _MIN_SHARE_SAME_QUOTATION * smaller:
        found.append("same quotation")
    figures = set(_all(s.numbers for s in a)) & set(_all(s.numbers for s in b))
    if figures:
        found.append("same figures: " + ", ".join(sorted(figures, key=_by_size)[:_MOST_NAMED]))
    names = _shared_names(a, b)
    if names:
        found.append("same names: " + ", ".join(names[:_MOST_NAMED]))
    return found


def _by_size(value: str) -> tuple[int, str]:
    return len(value), value


def _shared_names(a: Sequence[SentenceWords], b: Sequence[SentenceWords]) -> list[str]:
    written = {stem: word for s in (*b, *a) for stem, word in s.names.items()}
    shared = set(_all(s.names for s in a)) & set(_all(s.names for s in b))
    return sorted(written[stem] for stem in shared)


def _wording(a: Sequence[SentenceWords], b: Sequence[SentenceWords]) -> str:
    content_a, content_b = set(_all(s.content for s in a)), set(_all(s.content for s in b))
    smaller = min(len(content_a), len(content_b))
    share = len(content_a & content_b) / smaller if smaller else 0.0
    if share >= _MANY_SHARED:
        return "many shared words"
    return "some shared words" if share >= _SOME_SHARED else "few shared words"
