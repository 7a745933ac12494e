"""Turn places in an article's text into places in its pane, and back.

A pane shows the blocks of an article one below the other. Qt counts UTF-16 units, the engine code points;
this module is the only one that knows both.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from viewer.engine.model import Article, Span

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")  # two UTF-16 units each
# Each stands for exactly one character, so that places stay where they are. Line breaks inside a block are
# white space. Qt gives the others a meaning of its own in a document, or cannot hold them.
_SHOWN_AS_SPACE = re.compile("[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
LONG_BLOCK = 3000
"""Characters; longer paragraphs of a document take too long to lay out, and to paint at each frame."""
_STOPS = (". ", "! ", "? ", "” ", '" ', "。", " ")  # where a very long block is best cut, best first
_JOINER = "\u200d"
_SHOWN_AS_UNKNOWN = re.compile("[\x00\ufdd0\ufdd1\ufffc\ud800-\udfff]")


class TextPositions:
    """The places of one article's text in the document of its pane."""

    def __init__(self, article: Article) -> None:
        self._text = article.text
        self._astral = [found.start() for found in _ASTRAL.finditer(self._text)]
        blocks = [block.span for block in article.blocks] or [Span(0, 0)]
        self._pieces = tuple(tuple(_pieces(self._text, span)) for span in blocks)
        self._spans = tuple(span for pieces in self._pieces for span in pieces)
        self._starts = [span.start for span in self._spans]
        self._qt_starts: list[int] = []
        position = 0
        for span in self._spans:
            self._qt_starts.append(position)
            position += self._units(span.start, span.end) + 1  # one paragraph break behind each
        self._qt_astral = [self.to_qt(place) for place in self._astral if self._is_shown(place)]

    def block_texts(self) -> tuple[tuple[str, ...], ...]:
        """What the pane shows of each block: one paragraph, or for a very long block several."""
        return tuple(tuple(_shown(span.of(self._text)) for span in pieces) for pieces in self._pieces)

    def to_qt(self, position: int) -> int:
        """The place in the document of a code point; outside all blocks, the end of the block before."""
        block = max(0, bisect_right(self._starts, position) - 1)
        span = self._spans[block]
        return self._qt_starts[block] + self._units(span.start, max(span.start, min(position, span.end)))

    def span_to_qt(self, span: Span) -> tuple[int, int]:
        """The places in the document of a span's ends."""
        return self.to_qt(span.start), self.to_qt(span.end)

    def from_qt(self, position: int) -> int:
        """The code point at a place in the document; the middle of a surrogate pair counts as its start."""
        block = max(0, bisect_right(self._qt_starts, position) - 1)
        first = self._qt_starts[block]
        pairs = bisect_left(self._qt_astral, position) - bisect_left(self._qt_astral, first)
        span = self._spans[block]
        return min(span.end, span.start + position - first - pairs)

    def original(self, start: int, end: int) -> str:
        """The article's own characters between two places in the document."""
        return self._text[self.from_qt(start) : self.from_qt(end)]

    def _is_shown(self, position: int) -> bool:
        block = bisect_right(self._starts, position) - 1
        return block >= 0 and position < self._spans[block].end

    def _units(self, start: int, end: int) -> int:
        astral = bisect_left(self._astral, end) - bisect_left(self._astral, start)
        return end - start + astral


def _shown(text: str) -> str:
    return _SHOWN_AS_UNKNOWN.sub("\ufffd", _SHOWN_AS_SPACE.sub(" ", text))


def _pieces(text: str, span: Span) -> Iterator[Span]:
    """A block's span, cut into pieces where it is very long: behind a sentence, a blank, or anywhere."""
    start = span.start
    while span.end - start > LONG_BLOCK:
        cut = _cut(text, start + LONG_BLOCK // 2, start + LONG_BLOCK)
        yield Span(start, cut)
        start = cut
    yield Span(start, span.end)


def _cut(text: str, first: int, last: int) -> int:
    for stop in _STOPS:
        place = text.rfind(stop, first, last)
        if place >= 0:
            return place + len(stop)
    place = last
    while place > first and _goes_on(text[place - 1 : place + 1]):
        place -= 1
    return place


def _goes_on(pair: str) -> bool:
    """Whether the second of two characters belongs to the first, as an accent or a part of an emoji does."""
    return pair[0] == _JOINER or pair[-1] == _JOINER or unicodedata.category(pair[-1])[0] == "M"
