"""What one sentence says in figures, dates, names, quotations and sources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.facts.attributions import Attribution, find_attributions
from viewer.engine.facts.date_reading import DateFact
from viewer.engine.facts.dates import find_dates
from viewer.engine.facts.lexicon import FactLexicon, Phrase, fact_lexicon
from viewer.engine.facts.names import NameFact, find_names
from viewer.engine.facts.number_reading import NumberFact
from viewer.engine.facts.numbers import find_numbers
from viewer.engine.facts.quotations import Quotation, find_quotations, quoted_spans
from viewer.engine.facts.words import Stems, Word, scan
from viewer.engine.model import Span


@dataclass(frozen=True, slots=True)
class QuotedWords:
    """The part of a quotation that stands in a sentence: its words' range, and whether the quotation ends
    there.
    """

    quotation: Quotation
    span: Span
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class SentenceFacts:
    """The facts of a sentence, or of several sentences read as one side of a link. Spans count in the
    article's text.
    """

    text: str  # the whole text that the spans count in
    language: str
    words: tuple[Word, ...]
    phrases: tuple[Phrase, ...]
    numbers: tuple[NumberFact, ...]
    dates: tuple[DateFact, ...]
    names: tuple[NameFact, ...]
    quotations: tuple[QuotedWords, ...]
    attributions: tuple[Attribution, ...]
    stopwords: frozenset[str]
    concepts: Mapping[str, frozenset[int]]

    def of(self, span: Span) -> str:
        """The characters of a span."""
        return span.of(self.text)

    def words_span(self, first: int, last: int) -> Span:
        """The place of a range of words."""
        return Span(self.words[first].span.start, self.words[last - 1].span.end)


def facts_of(text: str, language: str) -> SentenceFacts:
    """The facts of a sentence that stands alone, in a language given by its ISO 639-1 code."""
    whole = Span(0, len(text))
    quotations = find_quotations(text, (whole,))
    return parse_sentence(text, whole, quotations, frozenset(), Stems(language), fact_lexicon(language))


def parse_sentence(
    text: str,
    span: Span,
    quotations: Sequence[Quotation],
    names_shown: frozenset[str],
    stems: Stems,
    lexicon: FactLexicon,
) -> SentenceFacts:
    """The facts of one sentence of `text`; `quotations` are those of the text that may reach into it."""
    words = scan(span.of(text), lexicon.language, stems, span.start)
    phrases = tuple(lexicon.phrases(words))
    dates = find_dates(words, phrases, lexicon)
    taken = frozenset(at for date in dates for at in range(date.first, date.last))
    quoted = tuple(
        _quoted_words(words, quotation, part) for quotation, part in quoted_spans(quotations, span)
    )
    inside = frozenset(
        at for piece in quoted for at in range(piece.first, piece.last) if piece.last - piece.first > 3
    )
    names = find_names(words, phrases, lexicon, names_shown)
    return SentenceFacts(
        text=text,
        language=lexicon.language,
        words=words,
        phrases=phrases,
        numbers=find_numbers(words, phrases, lexicon, taken),
        dates=dates,
        names=names,
        quotations=quoted,
        attributions=find_attributions(words, phrases, names, inside),
        stopwords=lexicon.stopwords,
        concepts=lexicon.concepts,
    )


def _quoted_words(words: Sequence[Word], quotation: Quotation, part: Span) -> QuotedWords:
    inside = [
        at for at, word in enumerate(words) if part.start <= word.span.start and word.span.end <= part.end
    ]
    if inside and words[inside[0]].text == quotation.mark:
        inside = inside[1:]  # the mark is repeated where a new line of the quotation starts
    first, last = (inside[0], inside[-1] + 1) if inside else (0, 0)
    return QuotedWords(quotation, part, first, last)
