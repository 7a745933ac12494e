"""The facts of the sentences of a comparison, each read once and only when asked for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.names import names_shown
from viewer.engine.facts.quotations import Quotation, find_quotations
from viewer.engine.facts.sentence_facts import SentenceFacts, parse_sentence
from viewer.engine.facts.words import Stems
from viewer.engine.model import Block, Role, SegmentedArticle, Side, Span

_LONGEST_SENTENCE = 20_000  # characters; what is longer is no sentence, and holds no facts that can be paired


class ParsedArticles:
    """Reads and keeps the facts of sentences: make one for a comparison and pass it to every call.

    Reading raises Cancelled where the user cancelled.
    """

    def __init__(self, articles: Sequence[SegmentedArticle], deadline: Deadline = NO_DEADLINE) -> None:
        self.articles = tuple(articles)
        self._deadline = deadline
        self._stems: dict[str, Stems] = {}
        self._shown: dict[int, frozenset[str]] = {}
        self._quotations: dict[int, tuple[Quotation, ...]] = {}
        self._ends: dict[int, list[int]] = {}
        self._sentences: dict[tuple[int, int], SentenceFacts] = {}

    def date_of(self, article: int) -> str | None:
        """The article's own date, ISO 8601."""
        return self.articles[article].article.date

    def quotations(self, article: int) -> tuple[Quotation, ...]:
        """All quotations of an article, in text order."""
        if article not in self._quotations:
            record = self.articles[article].article
            blocks = record.blocks or (Block(0, Role.PARAGRAPH, Span(0, len(record.text))),)
            spans = self._deadline.watched(block.span for block in blocks)
            found = find_quotations(record.text, spans)
            self._quotations[article] = found
            self._ends[article] = [quotation.span.end for quotation in found]
        return self._quotations[article]

    def sentence(self, article: int, sentence: int) -> SentenceFacts:
        """The facts of one sentence."""
        key = (article, sentence)
        if key not in self._sentences:
            self._sentences[key] = self._parse(article, sentence)
        return self._sentences[key]

    def side(self, side: Side) -> SentenceFacts:
        """The facts of one end of a link, its sentences read one after the other."""
        facts = [self.sentence(side.article, sentence) for sentence in side.sentences]
        return facts[0] if len(facts) == 1 else _joined(facts)

    def _parse(self, article: int, sentence: int) -> SentenceFacts:
        segmented = self.articles[article]
        record, span = segmented.article, segmented.sentences[sentence].span
        if article not in self._shown:
            self._shown[article] = names_shown(record.text, self._deadline)
        if record.language not in self._stems:
            self._stems[record.language] = Stems(record.language)
        stems = self._stems[record.language]
        if len(span) > _LONGEST_SENTENCE:
            span = Span(span.start, span.start)
        reaching = self._reaching(article, span)
        return parse_sentence(
            record.text, span, reaching, self._shown[article], stems, fact_lexicon(record.language)
        )

    def _reaching(self, article: int, span: Span) -> list[Quotation]:
        """The quotations that reach into a span."""
        quotations = self.quotations(article)
        reaching = []
        at = bisect_left(self._ends[article], span.start + 1)
        while at < len(quotations) and quotations[at].span.start < span.end:
            reaching.append(quotations[at])
            at += 1
        return reaching


def _joined(facts: Sequence[SentenceFacts]) -> SentenceFacts:
    """Several sentences as one: the places of words count on from sentence to sentence."""
    shifted: list[SentenceFacts] = []
    offset = 0
    for each in facts:
        shifted.append(_shifted(each, offset))
        offset += len(each.words)
    first = facts[0]
    return SentenceFacts(
        text=first.text,
        language=first.language,
        words=tuple(word for each in shifted for word in each.words),
        phrases=tuple(phrase for each in shifted for phrase in each.phrases),
        numbers=tuple(number for each in shifted for number in each.numbers),
        dates=tuple(date for each in shifted for date in each.dates),
        names=tuple(name for each in shifted for name in each.names),
        quotations=tuple(piece for each in shifted for piece in each.quotations),
        attributions=tuple(attribution for each in shifted for attribution in each.attributions),
        stopwords=first.stopwords,
        concepts=first.concepts,
    )


def _shifted(facts: SentenceFacts, by: int) -> SentenceFacts:
    if by == 0:
        return facts
    return replace(
        facts,
        phrases=tuple(replace(x, start=x.start + by, end=x.end + by) for x in facts.phrases),
        numbers=tuple(
            replace(x, first=x.first + by, last=x.last + by, core=(x.core[0] + by, x.core[1] + by))
            for x in facts.numbers
        ),
        dates=tuple(replace(x, first=x.first + by, last=x.last + by) for x in facts.dates),
        names=tuple(replace(x, first=x.first + by, last=x.last + by) for x in facts.names),
        quotations=tuple(replace(x, first=x.first + by, last=x.last + by) for x in facts.quotations),
        attributions=tuple(replace(x, first=x.first + by, last=x.last + by) for x in facts.attributions),
    )
