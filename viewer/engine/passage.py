"""The tokens of one side of a link, with their places in the article."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.model import SegmentedArticle, Span
from viewer.engine.tokens import TokenKind, fold, scan
from viewer.resources import word_list

_TOKENS_PER_CHECK = 1_000  # read between two looks at the clock: about 5 ms
_OPENING_MARKS = "“„«‘‚‹「『"
_CLOSING_MARKS = "”»’›」』"


@dataclass(frozen=True, slots=True)
class Passage:
    """Tokens of some sentences of an article, column by column; ``sentences`` says where each one stands."""

    article: SegmentedArticle
    places: tuple[int, ...]
    begins: list[int]
    ends: list[int]
    kinds: list[TokenKind]
    sentences: list[int]
    raw: list[str]
    folded: list[str]

    def __len__(self) -> int:
        return len(self.begins)

    def text(self, first: int, last: int) -> str:
        """The original characters from the token `first` up to `last`; see :func:`joined_text`."""
        return joined_text(self.article, self.spans(first, last))

    def spans(self, first: int, last: int) -> tuple[Span, ...]:
        """The places of the tokens from `first` up to that before `last`, one for each sentence."""
        spans = []
        while first < last:
            end = bisect_right(self.sentences, self.sentences[first], first, last)
            spans.append(Span(self.begins[first], self.ends[end - 1]))
            first = end
        return tuple(spans)

    def blank_before(self, token: int) -> bool:
        """Whether white space, or another sentence, separates a token from the one before it.

        Neither the first token nor the end of the passage has a blank before it.
        """
        return 0 < token < len(self) and self.begins[token] != self.ends[token - 1]

    def starts_sentence(self, token: int) -> bool:
        """Whether a token is the first of its sentence; the end of the passage counts as well."""
        return token in (0, len(self)) or self.sentences[token] != self.sentences[token - 1]

    def is_minor(self, token: int) -> bool:
        """Whether a token is punctuation or a function word."""
        if self.kinds[token] is TokenKind.PUNCTUATION:
            return True
        return self.folded[token] in word_list(self.article.article.language, "stopwords")

    def resumes_quotation(self, token: int) -> bool:
        """Whether an opening mark only says that a quotation goes on in a new paragraph."""
        place = self.article.sentences[self.places[self.sentences[token]]]
        blocks = self.article.article.blocks
        if place.block == 0 or blocks[place.block].span.start != self.begins[token]:
            return False
        before = blocks[place.block - 1].span.of(self.article.article.text)
        opened = sum(map(before.count, _OPENING_MARKS)) - sum(map(before.count, _CLOSING_MARKS))
        return opened > 0 or before.count('"') % 2 == 1


def joined_text(article: SegmentedArticle, spans: Sequence[Span]) -> str:
    """The characters of some spans in one row, with a blank between those that do not touch."""
    text = ""
    for index, span in enumerate(spans):
        apart = index > 0 and spans[index - 1].end != span.start
        text += " " * apart + span.of(article.article.text)
    return text


def read_passage(
    article: SegmentedArticle, sentences: Sequence[int], deadline: Deadline = NO_DEADLINE
) -> Passage:
    """The tokens of sentences of an article. Raises Cancelled where the user cancelled."""
    passage = Passage(article, tuple(sentences), [], [], [], [], [], [])
    for number, sentence in enumerate(sentences):
        start = article.sentences[sentence].span.start
        text = article.text_of(sentence)
        for count, (begin, end, kind) in enumerate(scan(text)):
            if count % _TOKENS_PER_CHECK == 0:
                deadline.expired()
            raw = text[begin:end]
            passage.begins.append(start + begin)
            passage.ends.append(start + end)
            passage.kinds.append(kind)
            passage.sentences.append(number)
            passage.raw.append(raw)
            passage.folded.append(fold(raw))
    return passage
