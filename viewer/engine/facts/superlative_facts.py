"""Find superlatives and absolutes ("first", "worst", "always") that only one side of a link has."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.lexicon import Category, fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts
from viewer.engine.facts.scopes import View, governed, phrases_of, places_of, views
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import WordKind
from viewer.engine.model import Finding, Relation, Severity

_SHORTEST = 5  # letters of a word in "-est"
_NOUN_REACH = 2  # content words after a superlative, one of which the other side must have
_MIN_CLOSENESS = 0.3  # share of common words; below, a superlative more is one difference among many


def find(link: LinkFacts) -> Iterator[Finding]:
    """Superlatives and absolutes added or dropped about the same thing."""
    if link.relation is Relation.PARTIAL or link.closeness < _MIN_CLOSENESS:
        return
    yield from _ranked(link)
    for view in views(link):
        known = {word.stem for word in view.other.words}
        for at in superlatives_of(view.own):
            if view.own.words[at].stem not in known and _about_shared(view, at) and not _opposed(view, at):
                span = view.own.words_span(at, at + 1)
                explanation = f"“{view.own.of(span)}” stands on one side only."
                yield view.finding("superlative", Severity.PRECISION, span, None, explanation)


def superlatives_of(facts: SentenceFacts) -> tuple[int, ...]:
    """The places of superlatives and absolutes outside quotations and names."""
    names = {at for name in facts.names for at in range(name.first, name.last)}
    listed = {p.start for p in phrases_of(facts, Category.SUPERLATIVE)}
    if facts.language == "en":
        lookalikes = fact_lexicon("en").superlative_lookalikes
        quoted = {at for piece in facts.quotations for at in range(piece.first, piece.last)}
        listed |= {
            at
            for at, word in enumerate(facts.words)
            if word.kind is WordKind.WORD
            and word.folded.endswith("est")
            and len(word.folded) >= _SHORTEST
            and word.folded not in lookalikes
            and at not in quoted
        }
    return tuple(sorted(listed - names))


def _ranked(link: LinkFacts) -> Iterator[Finding]:
    """The largest on one side and the second largest on the other."""
    for view in views(link):
        for at in superlatives_of(view.own):
            rank = _rank_before(view.own, at)
            places = places_of(view.other, view.own.words[at].stem) if rank is not None else []
            if rank is None or len(places) != 1 or _rank_before(view.other, places[0]) is not None:
                continue
            if not _about_shared(view, at):
                continue
            own, other = view.own.words_span(rank, at + 1), view.other.words_span(places[0], places[0] + 1)
            explanation = f"The rank differs: {view.own.of(own)} against {view.other.of(other)}."
            yield view.finding("superlative", Severity.CONFLICT, own, other, explanation)


def _rank_before(facts: SentenceFacts, at: int) -> int | None:
    """Where "second" stands before a superlative, perhaps with a hyphen."""
    ranks = {
        p.start for p in facts.phrases if p.category is Category.NUMBER_WORD and p.values[1] == "ordinal"
    }
    before = at - 2 if at >= 2 and facts.words[at - 1].folded in {"-", "‑"} else at - 1
    return before if before in ranks else None


def _opposed(view: View, at: int) -> bool:
    """Whether the other side has the opposite word, which is found as a contradiction."""
    pairs = {p.values[0] for p in view.own.phrases if p.category is Category.OPPOSITE and p.start == at}
    return any(p.category is Category.OPPOSITE and p.values[0] in pairs for p in view.other.phrases)


def _about_shared(view: View, at: int) -> bool:
    """Whether the other side speaks of the same thing: one of the next content words stands there too."""
    return any(
        places_of(view.other, view.own.words[place].stem) for place in governed(view.own, at + 1, _NOUN_REACH)
    )
