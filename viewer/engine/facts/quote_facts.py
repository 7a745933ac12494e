"""Find quotations that were altered, cut, or turned into reported speech, and quotation marks that came or
went.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rapidfuzz.distance import LCSseq

from viewer.engine.facts.link_facts import LinkFacts, best_pairs, content_stems
from viewer.engine.facts.sentence_facts import SentenceFacts
from viewer.engine.facts.words import Word, WordKind, english_spelling
from viewer.engine.model import Finding, Relation, Severity, Span

# Share of the shorter quotation's words that the longer has in the same order.
# Lower pairs quotations rewritten from end to end, but also two different things that one person said.
_MIN_COMMON = 0.5
_MIN_COMMON_ALONE = 0.2  # where each side has this one quotation and the sentences say the same
_MIN_COMMON_UNEVEN = 0.4
_MOST_UNEVEN = 2  # times as long, unless most of the shorter is in the longer
_MIN_COMMON_REPORTED = 0.6  # of a quotation's content words found outside quotation marks
_MIN_COMMON_REPORTED_SAME = 0.4  # the same in sentences that state the same facts
_MOST = 60  # quotations in a side
_SHORT = 4  # words: in marks on one side only, these are scare quotes or a term rather than speech
_ELLIPSIS = re.compile(r"…|\.\s?\.\s?\.|\[\s?\]")
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])['’](?=[^\W\d_])")
_CONTRACTIONS = {
    "n't": "not",
    "'re": "are",
    "'ve": "have",
    "'ll": "will",
    "'m": "am",
    "'d": "would",
}
_SLIGHT = frozenset(
    {
        *(
            "that",
            "just",
            "a",
            "an",
            "the",
            "and",
            "so",
            "then",
            "very",
            "well",
            "now",
            "of",
            "to",
            "also",
            "too",
            "oh",
        ),
        *(
            "que",
            "le",
            "la",
            "les",
            "un",
            "une",
            "et",
            "alors",
            "donc",
            "auch",
            "doch",
            "ja",
            "und",
            "der",
            "die",
            "das",
        ),
        *("el", "los", "las", "una", "y", "pues"),
    }
)


_PREFIXES = frozenset({"co", "re", "pre", "anti", "non", "semi", "multi", "inter", "mid", "un", "e"})


class QuoteChange(Enum):
    """How two wordings of a quotation relate."""

    SAME = auto()
    PUNCTUATION = auto()  # the same words, stopped otherwise, or contracted
    SLIGHT = auto()  # a small word more or less
    CUT = auto()  # one is a part of the other
    CUT_MARKED = auto()  # the same, with an ellipsis where words are left out
    MERGED = auto()  # two stand apart on one side and are run together on the other
    ALTERED = auto()


@dataclass(frozen=True, slots=True)
class Quote:
    """The words of one quotation on one side of a link, over all its sentences."""

    span: Span
    first: int
    last: int
    keys: tuple[str, ...]
    text: str
    whole: Span  # the whole quotation, which may reach beyond the side


@dataclass(frozen=True, slots=True)
class QuotePair:
    """Two wordings of what seems to be one quotation."""

    a: Quote
    b: Quote
    change: QuoteChange


def quotes_of(facts: SentenceFacts) -> tuple[Quote, ...]:
    """The quotations of a side; one that runs over several of its sentences is one."""
    found: list[Quote] = []
    for piece in facts.quotations:
        if piece.last <= piece.first:
            continue
        first = piece.first
        if found and found[-1].whole == piece.quotation.span:
            first = found.pop().first
        last = _end_of_speech(facts, first, piece.last)
        span = facts.words_span(first, last)
        keys = _keys(facts, first, piece.last)
        if not keys:
            continue
        found.append(Quote(span, first, piece.last, keys, facts.of(span), piece.quotation.span))
    return tuple(found[:_MOST])


def _end_of_speech(facts: SentenceFacts, first: int, last: int) -> int:
    """The word after the last that was spoken: a closing comma and a stray mark are left out."""
    while last - first > 1 and (
        facts.words[last - 1].folded in {",", ";"} or facts.words[last - 1].kind is WordKind.QUOTE
    ):
        last -= 1
    return last


def _keys(facts: SentenceFacts, first: int, last: int) -> tuple[str, ...]:
    """The words of a range as they are compared; a figure is its value, in whatever form."""
    figures = {x.core[0]: x for x in facts.numbers if first <= x.core[0] and x.core[1] <= last and not x.weak}
    starts = sorted(figures)
    keys: list[str] = []
    at = first
    while at < last:
        figure = figures.get(at)
        if figure is not None:
            quantity = figure.quantity
            keys.append(f"{quantity.low:g} {quantity.high:g} {quantity.dimension} {quantity.factor:g}")
            at = figure.core[1]
            continue
        following = bisect_right(starts, at)
        end = starts[following] if following < len(starts) else last
        keys.extend(quote_keys(facts.words[at:end], facts.language))
        at = end
    return tuple(keys)


def quote_keys(words: Sequence[Word], language: str) -> tuple[str, ...]:
    """The words of a quotation as they are compared: no marks, contractions written out, one spelling."""
    keys: list[str] = []
    for at, word in enumerate(words):
        if word.kind is WordKind.WORD and _ends_hyphenated(words, at):
            keys[-1] += english_spelling(word.folded)
        elif word.kind is WordKind.WORD:
            keys.extend(_written_out(word.folded, language))
        elif word.kind is WordKind.NUMBER:
            keys.append(word.folded)
    return tuple(keys)


def _ends_hyphenated(words: Sequence[Word], at: int) -> bool:
    """Whether a word goes on after a hyphen that some leave out: "co-operate"."""
    hyphen = at >= 2 and words[at].glued and words[at - 1].folded in {"-", "‑"} and words[at - 1].glued
    return hyphen and words[at - 2].folded in _PREFIXES


def _written_out(folded: str, language: str) -> tuple[str, ...]:
    if language != "en":
        return (folded,)
    for ending, full in _CONTRACTIONS.items():
        if folded == ending:
            return (full,)
        if folded.endswith(ending) and len(folded) > len(ending):
            return (folded[: -len(ending)], full)
    if folded in {"it's", "he's", "she's", "that's", "there's", "what's", "who's"}:
        return (folded[:-2], "is")
    return (english_spelling(folded),)


def match_quotes(link: LinkFacts) -> tuple[list[QuotePair], list[Quote], list[Quote]]:
    """The quotations that both sides have, and those that only a has or only b."""
    quotes_a, quotes_b = quotes_of(link.a), quotes_of(link.b)
    merged = _merged_pair(link, quotes_a, quotes_b)
    if merged is not None:
        return [merged], [], []
    alone = len(quotes_a) == len(quotes_b) == 1 and link.relation is not Relation.PARTIAL

    def score(a: Quote, b: Quote) -> float:
        share = common_share(a.keys, b.keys)
        uneven = max(len(a.keys), len(b.keys)) > _MOST_UNEVEN * min(len(a.keys), len(b.keys))
        return 0.0 if uneven and share < _MIN_COMMON_UNEVEN else share

    found = best_pairs(quotes_a, quotes_b, score, _MIN_COMMON_ALONE if alone else _MIN_COMMON)
    pairs = [QuotePair(a, b, quote_change(a, b)) for a, b, _ in found]
    in_a, in_b = {id(pair.a) for pair in pairs}, {id(pair.b) for pair in pairs}
    return pairs, [x for x in quotes_a if id(x) not in in_a], [x for x in quotes_b if id(x) not in in_b]


def _merged_pair(link: LinkFacts, quotes_a: Sequence[Quote], quotes_b: Sequence[Quote]) -> QuotePair | None:
    """All quotations of one side as one, where the other side has just their words in one quotation."""
    if {len(quotes_a), len(quotes_b)} & {0} or min(len(quotes_a), len(quotes_b)) != 1:
        return None
    a, b = _as_one(link.a, quotes_a), _as_one(link.b, quotes_b)
    apart = len(quotes_a) != len(quotes_b)
    return QuotePair(a, b, QuoteChange.MERGED) if apart and a.keys == b.keys else None


def _as_one(facts: SentenceFacts, quotes: Sequence[Quote]) -> Quote:
    """Several quotations as one, from the first word of the first to the last of the last."""
    span = Span(quotes[0].span.start, quotes[-1].span.end)
    keys = tuple(key for quote in quotes for key in quote.keys)
    return Quote(span, quotes[0].first, quotes[-1].last, keys, facts.of(span), quotes[0].whole)


def common_share(a: Sequence[str], b: Sequence[str]) -> float:
    """The share of the shorter quotation's words that stand in the longer in the same order."""
    shorter = min(len(a), len(b))
    if shorter == 0:
        return 0.0
    common = LCSseq.similarity(a, b)
    return common / shorter if common > 1 or shorter == 1 else 0.0


def quote_change(a: Quote, b: Quote) -> QuoteChange:
    """How two wordings relate."""
    if a.keys == b.keys:
        alike = _stops(a.text) == _stops(b.text) and _contracted(a.text) == _contracted(b.text)
        return QuoteChange.SAME if alike else QuoteChange.PUNCTUATION
    if _loosened(a.keys) == _loosened(b.keys) and "would" in {*a.keys, *b.keys}:
        return QuoteChange.PUNCTUATION
    shorter, longer = sorted((a, b), key=lambda quote: len(quote.keys))
    if _ELLIPSIS.search(a.text) or _ELLIPSIS.search(b.text):
        marked = LCSseq.similarity(shorter.keys, longer.keys) == len(shorter.keys)
        return QuoteChange.CUT_MARKED if marked else QuoteChange.ALTERED
    if _is_part(shorter.keys, longer.keys) and not _only_slight(shorter.keys, longer.keys):
        return QuoteChange.CUT
    return QuoteChange.SLIGHT if _only_slight(a.keys, b.keys) else QuoteChange.ALTERED


def _loosened(keys: Sequence[str]) -> list[str]:
    """The words with "had" and "would" taken as one: "'d" stands for either."""
    return ["would" if key == "had" else key for key in keys]


def _contracted(text: str) -> int:
    """How many apostrophes join letters: another number shows words written out."""
    return len(_APOSTROPHE.findall(text))


def _stops(text: str) -> str:
    """The punctuation inside a quotation that is more than typography: without quotation marks, dashes, the
    end.
    """
    kept = "".join(character for character in text.rstrip(" ,.!?;:…\u00a0") if character in ",;:!?")
    return kept


def _is_part(shorter: Sequence[str], longer: Sequence[str]) -> bool:
    size = len(shorter)
    return any(longer[at : at + size] == shorter for at in range(len(longer) - size + 1))


def _only_slight(a: Sequence[str], b: Sequence[str]) -> bool:
    """Whether the wordings differ only in a few small words that change nothing."""
    differing: list[str] = []
    for step in LCSseq.opcodes(a, b):
        if step.tag != "equal":
            differing += [*a[step.src_start : step.src_end], *b[step.dest_start : step.dest_end]]
    return len(differing) <= max(2, min(len(a), len(b)) // 4) and all(word in _SLIGHT for word in differing)


_SEVERITIES = {
    QuoteChange.PUNCTUATION: Severity.WORDING,
    QuoteChange.SLIGHT: Severity.WORDING,
    QuoteChange.CUT: Severity.PRECISION,
    QuoteChange.CUT_MARKED: Severity.PRECISION,
    QuoteChange.MERGED: Severity.WORDING,
    QuoteChange.ALTERED: Severity.CONFLICT,
}
_EXPLANATIONS = {
    QuoteChange.PUNCTUATION: "The quotation has the same words but is punctuated or contracted differently.",
    QuoteChange.SLIGHT: "The quotation differs in a small word.",
    QuoteChange.CUT: "The quotation is cut on one side, without an ellipsis.",
    QuoteChange.CUT_MARKED: "The quotation is cut on one side, with an ellipsis.",
    QuoteChange.MERGED: "Quotations that stand apart on one side are run together on the other.",
    QuoteChange.ALTERED: "The words inside the quotation marks differ.",
}


def severity_of(pair: QuotePair) -> Severity | None:
    """How gravely two wordings of a quotation differ, None where they do not."""
    return _SEVERITIES.get(pair.change)


def find(link: LinkFacts) -> Iterator[Finding]:
    """Quotations that differ, became reported speech, or whose marks came or went."""
    pairs, only_a, only_b = match_quotes(link)
    for pair in pairs:
        severity = severity_of(pair)
        if severity is not None:
            explanation = _EXPLANATIONS[pair.change]
            yield Finding("quote", severity, pair.a.text, pair.b.text, pair.a.span, pair.b.span, explanation)
    for quote in only_a:
        yield from _unquoted(link, link.a, link.b, quote, swapped=False)
    for quote in only_b:
        yield from _unquoted(link, link.b, link.a, quote, swapped=True)


def _unquoted(
    link: LinkFacts, own: SentenceFacts, other: SentenceFacts, quote: Quote, *, swapped: bool
) -> Iterator[Finding]:
    """A quotation whose words the other side has outside quotation marks."""
    verbatim = _verbatim_place(other, quote)
    if verbatim is not None:
        words = len(quote.keys)
        explanation = (
            "The words stand in quotation marks on one side only."
            if words <= _SHORT
            else "The words are a quotation on one side and the article's own on the other."
        )
        yield _finding(quote, other, verbatim, Severity.PRECISION, explanation, swapped=swapped)
        return
    reported = _reported_place(link, own, other, quote)
    if reported is not None:
        explanation = "The quotation is reported speech on the other side."
        yield _finding(quote, other, reported, Severity.WORDING, explanation, swapped=swapped)


def _finding(
    quote: Quote,
    other: SentenceFacts,
    place: tuple[int, int],
    severity: Severity,
    explanation: str,
    *,
    swapped: bool,
) -> Finding:
    span = other.words_span(*place)
    own_side, other_side = (quote.text, quote.span), (other.of(span), span)
    (a_text, a_span), (b_text, b_span) = (other_side, own_side) if swapped else (own_side, other_side)
    return Finding("quote", severity, a_text, b_text, a_span, b_span, explanation)


def _outside_quotes(facts: SentenceFacts) -> list[int]:
    inside = {at for piece in facts.quotations for at in range(piece.first, piece.last)}
    return [at for at in range(len(facts.words)) if at not in inside]


def _verbatim_place(other: SentenceFacts, quote: Quote) -> tuple[int, int] | None:
    """Where the quotation's words stand one after the other outside quotation marks."""
    places = [at for at in _outside_quotes(other) if other.words[at].kind in {WordKind.WORD, WordKind.NUMBER}]
    words = [quote_keys(other.words[at : at + 1], other.language) for at in places]
    flat = [(key, at) for keys, at in zip(words, places, strict=True) for key in keys]
    size = len(quote.keys)
    for start in range(len(flat) - size + 1):
        if all(flat[start + step][0] == quote.keys[step] for step in range(size)):
            return flat[start][1], flat[start + size - 1][1] + 1
    return None


def _reported_place(
    link: LinkFacts, own: SentenceFacts, other: SentenceFacts, quote: Quote
) -> tuple[int, int] | None:
    """Where the other side says the same in its own words."""
    wanted = content_stems(own, quote.first, quote.last)
    if len(wanted) < 2:
        return None
    places = [at for at in _outside_quotes(other) if other.words[at].stem in wanted]
    share = len({other.words[at].stem for at in places}) / len(wanted)
    needed = _MIN_COMMON_REPORTED_SAME if link.relation is Relation.REWORDED else _MIN_COMMON_REPORTED
    return (places[0], places[-1] + 1) if share >= needed and len(places) >= 2 else None
