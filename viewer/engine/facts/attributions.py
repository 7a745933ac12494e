"""Find who is given as the source of a statement, and with which verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from viewer.engine.facts.lexicon import Category, Phrase
from viewer.engine.facts.names import NameFact
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

_REACH = 7  # words between a source and its verb: "the director of the plant, Thibault Morvandier, said"
_APPOSITION = 5  # words in which a person's name follows the office
_FAR_REACH = 14  # the same with an apposition between commas
_CLAUSE_ENDS = frozenset({".", ";", ":", "!", "?"})
_PASSIVE = frozenset({"been", "was", "were", "being", "be"})
_ACTIVE = frozenset({"found", "added", "posted", "described", "observed", "called", "charged", "accused"})
_JOINERS = frozenset({"and", "und", "et", "y"})
_PRONOUNS = frozenset(
    {
        "he",
        "she",
        "they",
        "i",
        "we",
        "it",
        "er",
        "sie",
        "il",
        "elle",
        "ils",
        "elles",
        "on",
        "él",
        "ella",
        "ellos",
        "ellas",
    }
)


class SourceKind(StrEnum):
    """How a source is named."""

    NAMED = "named"
    ROLE = "role"  # "police", "a hospital spokesman"
    VAGUE = "vague"  # "sources", "some"
    PRONOUN = "pronoun"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Attribution:
    """A statement's source: the span of source and verb, the verb and its tone, the stems of the source.

    ``verb_span`` covers the verb or phrase alone. ``first``..``last`` is the half-open range of words.
    """

    span: Span
    verb_span: Span
    verb: str
    tone: str
    kind: SourceKind
    source: tuple[str, ...]
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class _Sources:
    """What may be a source, by the place of its words."""

    names: Mapping[int, NameFact]
    nouns: frozenset[int]
    vague: frozenset[int]


def find_attributions(
    words: Sequence[Word], phrases: Sequence[Phrase], names: Iterable[NameFact], quoted: frozenset[int]
) -> tuple[Attribution, ...]:
    """The attributions of a sentence in text order; words in `quoted` stand in quotation marks and
    attribute nothing.
    """
    sources = _Sources(
        {at: name for name in names for at in range(name.first, name.last)},
        frozenset(
            at
            for phrase in phrases
            if phrase.category in {Category.SOURCE_NOUN, Category.ROLE}
            for at in range(phrase.start, phrase.end)
        ),
        frozenset(phrase.start for phrase in phrases if phrase.category is Category.VAGUE_SOURCE),
    )
    found: list[Attribution] = []
    for phrase in phrases:
        if phrase.start in quoted:
            continue
        attribution = None
        if phrase.category is Category.ATTRIBUTION_PHRASE:
            attribution = _after(words, phrase, "neutral", sources)
        elif phrase.category is Category.REPORTING_VERB and words[phrase.start].kind is WordKind.WORD:
            attribution = _around(words, phrase, sources, quoted)
        if attribution is not None and (not found or attribution.first >= found[-1].last):
            found.append(attribution)
    return tuple(found)


def _around(
    words: Sequence[Word], phrase: Phrase, sources: _Sources, quoted: frozenset[int]
) -> Attribution | None:
    """The source of a verb: before it, or after it ("said the mayor"). No source, no attribution."""
    tone = phrase.values[0]
    if (
        phrase.start > 0
        and words[phrase.start - 1].folded in _PASSIVE
        and words[phrase.start].folded in _ACTIVE
    ):
        return None  # "has been found in a barn" gives no one's word
    if phrase.start > 0 and words[phrase.start - 1].folded in _JOINERS:
        return _second_verb(words, phrase, sources, quoted)
    after = _source_after(words, phrase.end, sources)
    inverted = any(_is_break(word) for word in words[max(phrase.start - 2, 0) : phrase.start])
    inverted = inverted and after is not None
    before = None if inverted else _source_before(words, phrase.start, sources, quoted)
    if before is not None:
        return _attribution(words, phrase, tone, (before, phrase.end), sources)
    if after is None or not (inverted or phrase.start == 0):
        return None
    return _attribution(words, phrase, tone, (phrase.start, after), sources)


def _is_break(word: Word) -> bool:
    """Whether a mark parts what was said from "said Ada Lund"."""
    return word.folded == "," or word.kind is WordKind.QUOTE


def _second_verb(
    words: Sequence[Word], phrase: Phrase, sources: _Sources, quoted: frozenset[int]
) -> Attribution | None:
    """The attribution of a verb whose subject stands before another verb: "The bureau sent four men and
    said".
    """
    for at in range(phrase.start):
        if at not in quoted and (at in sources.names or at in sources.nouns or words[at].folded in _PRONOUNS):
            verb = Attribution(
                span=Span(words[phrase.start].span.start, words[phrase.end - 1].span.end),
                verb_span=Span(words[phrase.start].span.start, words[phrase.end - 1].span.end),
                verb=words[phrase.start].stem,
                tone=phrase.values[0],
                kind=SourceKind.UNKNOWN,
                source=(),
                first=phrase.start,
                last=phrase.end,
            )
            kind, source = _describe(words, range(at, at + 1), range(0), sources)
            return replace(verb, kind=kind, source=source)
    return None


def _source_before(words: Sequence[Word], verb: int, sources: _Sources, quoted: frozenset[int]) -> int | None:
    """The first word of the source that stands before a verb: the nearest, but a name before its
    apposition.
    """
    nearest: int | None = None
    apposed = verb > 0 and words[verb - 1].folded == ","
    for at in range(verb - 1, max(verb - 1 - (_FAR_REACH if apposed else _REACH), -1), -1):
        word = words[at]
        if word.folded in _CLAUSE_ENDS or word.kind is WordKind.QUOTE or at in quoted:
            break
        if at in sources.names and not (apposed and _inside_apposition(words, sources.names[at].last, verb)):
            return sources.names[at].first
        if nearest is None and (at in sources.nouns or at in sources.vague or word.folded in _PRONOUNS):
            nearest = at
            if not apposed:
                break
    return nearest


def _inside_apposition(words: Sequence[Word], end: int, verb: int) -> bool:
    """Whether a name that ends there stands in the words between commas: "Ada Lund, Orrin's mayor, said"."""
    if words[end].folded == ",":
        return False
    return any(words[at].folded == "," for at in range(max(verb - _FAR_REACH, 0), end - 1))


def _source_after(words: Sequence[Word], end: int, sources: _Sources) -> int | None:
    """The word after the source that follows a verb directly."""
    for at in range(end, min(end + 5, len(words))):
        if (
            words[at].folded in _CLAUSE_ENDS | {","}
            or words[at].kind is WordKind.QUOTE
            or words[at].folded == "that"
        ):
            return None
        if at in sources.names:
            return _apposed_name(words, sources.names[at].last, sources, after_office=False)
        if at in sources.nouns or words[at].folded in _PRONOUNS:
            return _apposed_name(words, at + 1, sources, after_office=True)
    return None


def _apposed_name(words: Sequence[Word], end: int, sources: _Sources, *, after_office: bool) -> int:
    """The end of a name, or of the person's who follows: "the Rovers manager, Carla Benitez"."""
    for at in range(end, min(end + _APPOSITION, len(words))):
        if at in sources.names:
            return sources.names[at].last if at > end or after_office else end
        if at not in sources.nouns and not ((at > end or after_office) and words[at].folded == ","):
            break
    return end


def _after(words: Sequence[Word], phrase: Phrase, tone: str, sources: _Sources) -> Attribution | None:
    """The source after "according to": a name or noun near, else the next few words."""
    end = phrase.end
    for at in range(phrase.end, min(phrase.end + _REACH, len(words))):
        if words[at].folded in _CLAUSE_ENDS | {","} or words[at].kind is WordKind.QUOTE:
            break
        end = sources.names[at].last if at in sources.names else at + 1
        if at in sources.names or at in sources.nouns:
            break
    if end == phrase.end:
        return None
    return _attribution(words, phrase, tone, (phrase.start, end), sources)


def _attribution(
    words: Sequence[Word], phrase: Phrase, tone: str, reach: tuple[int, int], sources: _Sources
) -> Attribution:
    first, last = reach
    kind, source = _describe(words, range(first, phrase.start), range(phrase.end, last), sources)
    return Attribution(
        span=Span(words[first].span.start, words[last - 1].span.end),
        verb_span=Span(words[phrase.start].span.start, words[phrase.end - 1].span.end),
        verb=words[phrase.start].stem,
        tone=tone,
        kind=kind,
        source=source,
        first=first,
        last=last,
    )


def _describe(
    words: Sequence[Word], before: range, after: range, sources: _Sources
) -> tuple[SourceKind, tuple[str, ...]]:
    """How the source is named, and its stems."""
    places = [*before, *after]
    named = [at for at in places if at in sources.names]
    if named:
        return SourceKind.NAMED, sources.names[named[-1] if after else named[0]].tokens
    for at in places:
        if at in sources.vague:
            return SourceKind.VAGUE, (words[at].stem,)
    for at in places:
        if words[at].folded in _PRONOUNS:
            return SourceKind.PRONOUN, (words[at].folded,)
    nouns = tuple(words[at].stem for at in places if at in sources.nouns)
    return (SourceKind.ROLE, nouns) if nouns else (SourceKind.UNKNOWN, ())
