"""Find sentences in which who acted and who was acted on have changed places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts, is_content
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.names import NameFact
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import WordKind
from viewer.engine.model import Finding, Severity, Span

_MOST_WORDS_BETWEEN = 4
_MOST = 20  # actions in a side
_PASSIVE = {"en": (frozenset({"was", "were", "is", "are", "been", "being", "be", "got"}), "by")}
# Verbs that are true either way round, or whose meaning turns with the subject.
_EVEN = frozenset(
    {
        "met",
        "meet",
        "faced",
        "played",
        "married",
        "joined",
        "and",
        "or",
        "with",
        "fought",
        "drew",
        "lost",
        "followed",
        "of",
    }
)
_PREPOSITIONS = frozenset({"in", "after", "at", "on", "from", "for", "before", "near", "off", "as"})
_ROUTES = {"en": ("from", "to"), "de": ("von", "nach"), "fr": ("de", "à"), "es": ("de", "a")}
_MOST_MOVED = 2  # words that change places as one
_LISTING = frozenset({"and", "or", ",", "und", "oder", "et", "ou", "y", "o"})
_NO_VERBS = frozenset({"and", "or", "of", "with"})
_LONGEST_LISTING = 3  # words between two things of a list: "the club and the town"
_CLOSE = 0.5  # share of common words from which another verb is a synonym
_SAME = (
    NameChange.SAME,
    NameChange.SHORTER,
    NameChange.MARKS,
    NameChange.SHORT_FORM,
    NameChange.SPELLING,
    NameChange.INITIAL,
)


@dataclass(frozen=True, slots=True)
class _Action:
    """Who did something to whom."""

    agent: NameFact
    patient: NameFact
    verb: frozenset[str]
    passive: bool


def find(link: LinkFacts) -> Iterator[Finding]:
    """The actions whose two names are exchanged, else other words that are."""
    found = (*_exchanged(link), *_turned_routes(link))
    yield from found
    if link.tight and not found:
        yield from _swapped(link)


def _exchanged(link: LinkFacts) -> Iterator[Finding]:
    """The actions whose two names are exchanged."""
    if link.a.language not in _PASSIVE or link.b.language != link.a.language:
        return
    lexicon = fact_lexicon(link.a.language)
    for a in _actions(link.a):
        for b in _actions(link.b):
            crossed = (
                compare_names(a.agent, b.patient, lexicon) in _SAME
                and compare_names(a.patient, b.agent, lexicon) in _SAME
            )
            if not crossed or not _same_deed(link, a, b):
                continue
            a_span, b_span = _span(link.a, a), _span(link.b, b)
            agents = f"{a.agent.text} on one side, {b.agent.text} on the other"
            explanation = f"Who acted and who was acted on are exchanged: {agents}."
            yield Finding(
                "name", Severity.CONFLICT, link.a.of(a_span), link.b.of(b_span), a_span, b_span, explanation
            )


def _turned_routes(link: LinkFacts) -> Iterator[Finding]:
    """Journeys that start where the other side lets them end."""
    route_a, route_b = _route(link.a), _route(link.b)
    if route_a is None or route_b is None:
        return
    lexicon = fact_lexicon(link.a.language)
    turned = (
        compare_names(route_a[0], route_b[1], lexicon) in _SAME
        and compare_names(route_a[1], route_b[0], lexicon) in _SAME
    )
    if turned:
        a_span = link.a.words_span(route_a[0].first, route_a[1].last)
        b_span = link.b.words_span(route_b[0].first, route_b[1].last)
        a_text, b_text = link.a.of(a_span), link.b.of(b_span)
        explanation = f"Start and end are exchanged: {a_text} against {b_text}."
        yield Finding("place", Severity.CONFLICT, a_text, b_text, a_span, b_span, explanation)


def _route(facts: SentenceFacts) -> tuple[NameFact, NameFact] | None:
    """The two places of "from Elda to Grauholm"."""
    words = _ROUTES.get(facts.language)
    if words is None:
        return None
    for left, right in pairwise(facts.names):
        between = [word.folded for word in facts.words[left.last : right.first]]
        if between == [words[1]] and left.first > 0 and facts.words[left.first - 1].folded == words[0]:
            return left, right
    return None


def _swapped(link: LinkFacts) -> Iterator[Finding]:
    """Words of one sentence that have changed places: "steeper in males than in females"."""
    gaps = [gap for gap in sorted(link.gap_sizes) if gap % 2 == 1 and max(link.gap_sizes[gap]) <= _MOST_MOVED]
    for first, second in combinations(gaps[:_MOST], 2):
        places = [
            (_content(link.a, link.gap_a, gap), _content(link.b, link.gap_b, gap)) for gap in (first, second)
        ]
        (a1, b1), (a2, b2) = places
        stems = [
            tuple(facts.words[at].stem for at in side)
            for facts, side in ((link.a, a1), (link.b, b1), (link.a, a2), (link.b, b2))
        ]
        if not a1 or not a2 or (stems[0], stems[1]) != (stems[3], stems[2]) or stems[0] == stems[1]:
            continue
        if _figures(link.a, (*a1, *a2)) or not _tells_apart(link.a, a1[-1] + 1, a2[0]):
            continue
        a_span, b_span = link.a.words_span(a1[0], a2[-1] + 1), link.b.words_span(b1[0], b2[-1] + 1)
        words = (
            link.a.of(link.a.words_span(a1[0], a1[-1] + 1)),
            link.a.of(link.a.words_span(a2[0], a2[-1] + 1)),
        )
        explanation = f"Two things have changed places: {words[0]} and {words[1]}."
        yield Finding(
            "state", Severity.CONFLICT, link.a.of(a_span), link.b.of(b_span), a_span, b_span, explanation
        )


def _content(facts: SentenceFacts, gaps: Sequence[int], gap: int) -> list[int]:
    """The places of the content words in a stretch."""
    return [
        at for at, number in enumerate(gaps) if number == gap and is_content(facts.words[at], facts.stopwords)
    ]


def _figures(facts: SentenceFacts, places: Sequence[int]) -> bool:
    """Whether figures or dates stand at the places: their own finders compare these."""
    ranges = [(x.first, x.last) for x in facts.numbers] + [(x.first, x.last) for x in facts.dates]
    return any(first <= at < last for at in places for first, last in ranges)


def _tells_apart(facts: SentenceFacts, first: int, last: int) -> bool:
    """Whether the words between two things do more than list them or say what is true either way round."""
    between = [word.folded for word in facts.words[first:last]]
    listed = bool(_LISTING & set(between)) and len(between) <= _LONGEST_LISTING
    return bool(between) and not listed and not (_EVEN - _NO_VERBS) & set(between)


def _same_deed(link: LinkFacts, a: _Action, b: _Action) -> bool:
    """Whether both sides speak of one deed: the same verb or a synonym, or a passive."""
    if a.verb & b.verb or a.passive or b.passive or link.closeness >= _CLOSE:
        return True
    groups = [
        frozenset(group for stem in verb for group in link.concepts.get(stem, frozenset()))
        for verb in (a.verb, b.verb)
    ]
    return bool(groups[0] & groups[1])


def _span(facts: SentenceFacts, action: _Action) -> Span:
    first = min(action.agent.first, action.patient.first)
    return facts.words_span(first, max(action.agent.last, action.patient.last))


def _actions(facts: SentenceFacts) -> list[_Action]:
    forms, by = _PASSIVE[facts.language]
    found = []
    for left, right in zip(facts.names, facts.names[1:], strict=False):
        between = facts.words[left.last : right.first]
        if not 1 <= len(between) <= _MOST_WORDS_BETWEEN or any(
            word.kind is not WordKind.WORD for word in between
        ):
            continue
        folded = [word.folded for word in between]
        verb = frozenset(word.stem for word in between if word.folded not in facts.stopwords)
        if not verb or (_EVEN | _PREPOSITIONS) & set(folded):
            continue
        if folded[0] in forms and folded[-1] == by:
            found.append(_Action(right, left, verb, passive=True))
        elif not forms & set(folded):
            found.append(_Action(left, right, verb, passive=False))
    return found[:_MOST]
