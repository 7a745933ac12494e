"""Split the blocks of an article into sentences.

Sentences keep their exact place in the article's text, carry no white space around them, never cross a block, and
together cover every visible character. The time grows with the length of the text only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from viewer.engine.language import UNDETERMINED, detect_language
from viewer.engine.list_items import item_starts
from viewer.engine.model import Article, SegmentedArticle, Sentence, Span
from viewer.engine.sentence_lexicon import sentence_lexicon
from viewer.engine.sentence_stops import sentence_breaks

_WORD_CHARACTER = re.compile(r"[^\W_]")
_VISIBLE = re.compile(
    r"[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
_NOT_SPACE = re.compile(r"\S")


def segment(article: Article) -> SegmentedArticle:
    """The article with its sentences; the rules are those of ``article.language``, or of the language found."""
    language = article.language
    if language == UNDETERMINED:
        language = detect_language(article.text)
    sentences: list[Sentence] = []
    for block in article.blocks:
        for span in sentence_spans(article.text, block.span.start, block.span.end, language):
            sentences.append(Sentence(index=len(sentences), block=block.index, role=block.role, span=span))
    return SegmentedArticle(article=article, sentences=tuple(sentences))


def sentence_spans(text: str, start: int, end: int, language: str) -> list[Span]:
    """The sentences of one paragraph, `text` from `start` to `end`; none where nothing visible stands there."""
    if _VISIBLE.search(text, start, end) is None:
        return []
    spans: list[Span] = []
    items = [start, *item_starts(text, start, end), end]
    for item_start, item_end in zip(items, items[1:], strict=False):
        for piece in _pieces(text, item_start, item_end, language):
            _append(spans, piece, text)
    return spans


def _pieces(text: str, start: int, end: int, language: str) -> Iterator[Span]:
    for found in sentence_breaks(text, start, end, sentence_lexicon(language)):
        yield Span(start, found.end)
        start = found.next_start
    yield Span(start, end)


def _append(spans: list[Span], piece: Span, text: str) -> None:
    """Add a piece as a sentence; a piece without any word goes to a neighbour: no sentence is a mere quotation mark."""
    trimmed = _trimmed(text, piece)
    if not len(trimmed):
        return
    if not spans:
        spans.append(trimmed)
        return
    last = spans[-1]
    if not _has_word(text, trimmed) or (len(spans) == 1 and not _has_word(text, last)):
        spans[-1] = Span(last.start, trimmed.end)
    else:
        spans.append(trimmed)


def _has_word(text: str, span: Span) -> bool:
    return _WORD_CHARACTER.search(text, span.start, span.end) is not None


def _trimmed(text: str, span: Span) -> Span:
    first = _NOT_SPACE.search(text, span.start, span.end)
    if first is None:
        return Span(span.start, span.start)
    end = span.end
    while text[end - 1].isspace():
        end -= 1
    return Span(first.start(), end)
