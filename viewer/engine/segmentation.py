"""Split the blocks of an article into sentences.

Sentences keep their exact place in the article's text, carry no white space around them, never cross a block,
and together cover every visible character. The time grows with the length of the text only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.language import UNDETERMINED, likely_language
from viewer.engine.letter_parts import letter_breaks
from viewer.engine.list_items import item_starts
from viewer.engine.model import Article, Block, Role, SegmentedArticle, Sentence, Span
from viewer.engine.sentence_lexicon import sentence_lexicon
from viewer.engine.sentence_stops import sentence_breaks

_WORD_CHARACTER = re.compile(r"[^\W_]")
_VISIBLE = re.compile(
    r"[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
_PIECES_BETWEEN_CHECKS = 200  # some milliseconds of work; fewer would cost time for nothing
_NOT_SPACE = re.compile(r"\S")


def segment(article: Article, deadline: Deadline = NO_DEADLINE) -> SegmentedArticle:
    """The article with its sentences, by the rules of its language (or its likely one, if unknown).

    Raises Cancelled when the user cancels. Running out of time changes nothing: later stages need sentences.
    """
    language = article.language
    if language == UNDETERMINED:
        language = likely_language(article.text)
    sentences: list[Sentence] = []
    for block in article.blocks:
        for span in _block_spans(article.text, block, language, deadline):
            sentences.append(Sentence(index=len(sentences), block=block.index, role=block.role, span=span))
    return SegmentedArticle(article=article, sentences=tuple(sentences))


def sentence_spans(
    text: str, start: int, end: int, language: str, deadline: Deadline = NO_DEADLINE
) -> list[Span]:
    """The sentences of one paragraph, `text` from `start` to `end`; none where nothing visible stands there.

    A piece without any word joins its neighbour, so that no sentence is a mere quotation mark.
    """
    if _VISIBLE.search(text, start, end) is None:
        return []
    spans: list[Span] = []
    wordless_so_far = True
    for count, piece in enumerate(_pieces(text, start, end, language)):
        if count % _PIECES_BETWEEN_CHECKS == 0:
            deadline.expired()
        wordless = _WORD_CHARACTER.search(text, piece.start, piece.end) is None
        if spans and (wordless or wordless_so_far):
            spans[-1] = Span(spans[-1].start, piece.end)
        else:
            spans.append(piece)
        wordless_so_far = wordless_so_far and wordless
    return spans


def _block_spans(text: str, block: Block, language: str, deadline: Deadline) -> list[Span]:
    start, end = block.span.start, block.span.end
    spans = sentence_spans(text, start, end, language, deadline)
    if block.role is Role.HEADLINE and len(spans) > 1 and _is_one_headline(text, spans):
        return [Span(spans[0].start, spans[-1].end)]
    return spans


def _is_one_headline(text: str, spans: list[Span]) -> bool:
    """Whether a headline only cries out or asks on its way: "It lives! Moss wakes after a century"."""
    inner = all(text[span.end - 1] in "!?" for span in spans[:-1])
    return inner and text[spans[-1].end - 1].isalnum()


def _pieces(text: str, start: int, end: int, language: str) -> Iterator[Span]:
    """The stretches between breaks, without the white space around them."""
    lexicon = sentence_lexicon(language)
    parts = {*item_starts(text, start, end), *letter_breaks(text, start, end, lexicon)}
    items = [start, *sorted(parts), end]
    for item_start, item_end in pairwise(items):
        piece_start = item_start
        for found in sentence_breaks(text, item_start, item_end, lexicon):
            yield from _trimmed(text, piece_start, found.end)
            piece_start = found.next_start
        yield from _trimmed(text, piece_start, item_end)


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    first = _NOT_SPACE.search(text, start, end)
    if first is None:
        return
    while text[end - 1].isspace():
        end -= 1
    yield Span(first.start(), end)
