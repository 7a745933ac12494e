"""Find sentences in which who acted and who was acted on have changed places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts
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
