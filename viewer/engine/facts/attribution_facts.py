"""Find sources that were dropped, weakened or exchanged, and verbs of saying that judge."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.facts.attributions import Attribution, SourceKind
from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.link_facts import LinkFacts, content_stems
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.names import NameFact
from viewer.engine.facts.quote_facts import QuoteChange, match_quotes
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.model import Finding, Relation, Severity, Span

_NO_SOURCE = frozenset({"denying", "accusing"})  # what is denied is no statement given on someone's word
_MIN_SHARED = 2  # content words of the attributed statement that the other side has too
_MIN_SHARED_SHARE = 0.3
# In sentences that state the same facts, a reader would miss these whatever the other words are.
_GIVEN_SOURCES = frozenset({SourceKind.NAMED, SourceKind.ROLE})
_STRONG_TONES = frozenset({"doubting", "admitting", "insisting", "accusing", "denying"})
_TONE_WORDS = {
    "neutral": "plain",
    "doubting": "doubting",
    "admitting": "admitting",
    "insisting": "insisting",
    "accusing": "accusing",
    "denying": "denying",
    "believing": "believing",
}


def find(link: LinkFacts) -> Iterator[Finding]:
    """Attributions that differ: dropped, weakened, given to someone else, or judged by their verb."""
    a, b = link.a.attributions, link.b.attributions
    if _alone(a, b):
        yield from _dropped(link, link.a, link.b, swapped=False)
    elif _alone(b, a):
        yield from _dropped(link, link.b, link.a, swapped=True)
    elif a and b:
        yield from _speakers(link)
        yield from _weakened(link, a, b)
        yield from _tones(link, a, b)


def _alone(own: tuple[Attribution, ...], other: tuple[Attribution, ...]) -> bool:
    """Whether only one side gives a statement on someone's word; the other at most says who denied what."""
    given = [x for x in own if x.tone not in _NO_SOURCE]
    sources = {stem for x in given for stem in x.source}
    return bool(given) and all(x.tone == "denying" and not sources & set(x.source) for x in other)


def _dropped(
    link: LinkFacts, own: SentenceFacts, other: SentenceFacts, *, swapped: bool
) -> Iterator[Finding]:
    """A source for what the other side states on its own."""
    attribution = next((x for x in own.attributions if x.tone not in _NO_SOURCE), None)
    if attribution is None:
        return
    if other.quotations and len(other.quotations) == 1 and _mostly_quoted(other):
        return
    statement = content_stems(own, 0, attribution.first) | content_stems(own, attribution.last)
    shared = statement & content_stems(other)
    sure = link.relation is Relation.REWORDED and attribution.kind in _GIVEN_SOURCES
    few = len(shared) < min(_MIN_SHARED, len(statement)) or len(shared) < _MIN_SHARED_SHARE * len(statement)
    if few and not sure:
        return
    text, span = own.of(attribution.span), attribution.span
    explanation = f"The source is given on one side only: {text}."
    sides: tuple[str, str, Span | None, Span | None] = (
        ("", text, None, span) if swapped else (text, "", span, None)
    )
    severity = Severity.PRECISION
    if attribution.tone == "believing" and link.tight:  # what was believed is stated as a fact
        severity = Severity.CONFLICT
    yield Finding("attribution", severity, sides[0], sides[1], sides[2], sides[3], explanation)


def _mostly_quoted(facts: SentenceFacts) -> bool:
    quoted = sum(piece.last - piece.first for piece in facts.quotations)
    return quoted * 2 >= len(facts.words)


def _finding(
    link: LinkFacts, severity: Severity, a: Attribution, b: Attribution, explanation: str
) -> Finding:
    return Finding("attribution", severity, link.a.of(a.span), link.b.of(b.span), a.span, b.span, explanation)


def _speakers(link: LinkFacts) -> Iterator[Finding]:
    """The same quotation given to two people."""
    pairs, _, _ = match_quotes(link)
    if not any(
        pair.change in {QuoteChange.SAME, QuoteChange.PUNCTUATION, QuoteChange.SLIGHT, QuoteChange.CUT}
        for pair in pairs
    ):
        return
    named_a = [x for x in link.a.attributions if x.kind is SourceKind.NAMED]
    named_b = [x for x in link.b.attributions if x.kind is SourceKind.NAMED]
    if len(named_a) != 1 or len(named_b) != 1 or _same_source(link, named_a[0], named_b[0]):
        return
    speakers = f"{link.a.of(named_a[0].span)} against {link.b.of(named_b[0].span)}"
    explanation = f"The quotation is given to another speaker: {speakers}."
    yield _finding(link, Severity.CONFLICT, named_a[0], named_b[0], explanation)


def _same_source(link: LinkFacts, a: Attribution, b: Attribution) -> bool:
    lexicon = fact_lexicon(link.a.language)

    def as_name(source: Attribution) -> NameFact:
        return NameFact(source.span, " ".join(source.source), source.source, "", source.first, source.last)

    return compare_names(as_name(a), as_name(b), lexicon) not in {NameChange.OTHER, NameChange.PART}


def _weakened(link: LinkFacts, a: tuple[Attribution, ...], b: tuple[Attribution, ...]) -> Iterator[Finding]:
    """A source with a name against one without."""
    if len(a) != 1 or len(b) != 1 or link.relation is Relation.IDENTICAL:
        return
    kinds = {a[0].kind, b[0].kind}
    if (
        SourceKind.VAGUE in kinds
        and kinds & {SourceKind.NAMED, SourceKind.ROLE}
        and a[0].source != b[0].source
    ):
        explanation = (
            f"The source is vaguer on one side: {link.a.of(a[0].span)} against {link.b.of(b[0].span)}."
        )
        yield _finding(link, Severity.PRECISION, a[0], b[0], explanation)
    elif kinds == {SourceKind.ROLE} and link.tight and not _alike_nouns(link, a[0], b[0]):
        sources = f"{link.a.of(a[0].span)} against {link.b.of(b[0].span)}"
        yield _finding(link, Severity.CONFLICT, a[0], b[0], f"Another source is given: {sources}.")
    elif kinds == {SourceKind.NAMED, SourceKind.ROLE}:
        sources = f"{link.a.of(a[0].span)} against {link.b.of(b[0].span)}"
        explanation = f"The source has its name on one side only: {sources}."
        yield _finding(link, Severity.PRECISION, a[0], b[0], explanation)


def _alike_nouns(link: LinkFacts, a: Attribution, b: Attribution) -> bool:
    """Whether two sources are named by the same noun or by synonyms."""
    if set(a.source) & set(b.source) or a.tone != b.tone:
        return True
    groups = [
        frozenset(group for stem in source for group in link.concepts.get(stem, frozenset()))
        for source in (a.source, b.source)
    ]
    return bool(groups[0] & groups[1])


def _tones(link: LinkFacts, a: tuple[Attribution, ...], b: tuple[Attribution, ...]) -> Iterator[Finding]:
    """A plain verb of saying against one that doubts, admits or insists."""
    if len(a) != 1 or len(b) != 1 or a[0].tone == b[0].tone or a[0].verb == b[0].verb:
        return
    if not {a[0].tone, b[0].tone} & _STRONG_TONES:
        return
    words = (_TONE_WORDS[a[0].tone], _TONE_WORDS[b[0].tone])
    explanation = f"The verb of saying is {words[0]} on one side and {words[1]} on the other."
    yield _finding(link, Severity.WORDING, a[0], b[0], explanation)
