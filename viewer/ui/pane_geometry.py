"""Measure where sentences and words stand in a laid-out document, once a layout."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtGui import QTextBlock, QTextDocument, QTextLine

from viewer.engine.model import Sentence, Span
from viewer.presentation.sentence_geometry import Extent, LineBox, merge_intervals
from viewer.ui.text_positions import TextPositions

# Right-to-left scripts and marks that switch direction: words may stand in several pieces on a line.
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]|[\U00010800-\U00010fff]"
)


class PaneGeometry:
    """The places of an article's sentences in its document, in the document's pixels."""

    def __init__(
        self, document: QTextDocument, positions: TextPositions, sentences: Sequence[Sentence]
    ) -> None:
        self._document = document
        self._positions = positions
        self._sentences = sentences
        layout = document.documentLayout()
        last = layout.blockBoundingRect(document.lastBlock())  # asking for it completes the layout
        self.text = Extent(layout.blockBoundingRect(document.begin()).top(), last.bottom())
        self.extents = _rising(_sentence_extents(document, positions, sentences))
        self._boxes: dict[Span, tuple[LineBox, ...]] = {}

    def sentence_boxes(self, sentence: int) -> tuple[LineBox, ...]:
        """The parts of the lines that a sentence covers."""
        return self.span_boxes(self._sentences[sentence].span)

    def span_boxes(self, span: Span) -> tuple[LineBox, ...]:
        """The parts of the lines that a span of the article's text covers; it lies within one block."""
        boxes = self._boxes.get(span)
        if boxes is None:
            boxes = self._boxes[span] = self._measure(span)
        return boxes

    def _measure(self, span: Span) -> tuple[LineBox, ...]:
        start, end = self._positions.span_to_qt(span)
        boxes: list[LineBox] = []
        block = self._document.findBlock(start)
        while block.isValid() and block.position() < end:  # more than one only in a very long block
            first = block.position()
            boxes += _block_boxes(block, max(0, start - first), min(end - first, block.length() - 1))
            block = block.next()
        return tuple(boxes)


def _block_boxes(block: QTextBlock, start: int, end: int) -> Iterator[LineBox]:
    """The boxes of the UTF-16 units from start to end of a paragraph."""
    layout, text = block.layout(), block.text()
    if not start < end:
        return
    units = text.encode("utf-16-le", "surrogatepass")
    bidi = _RIGHT_TO_LEFT.search(text) is not None
    corner = layout.position()
    for number in range(layout.lineForTextPosition(start).lineNumber(), layout.lineCount()):
        line = layout.lineAt(number)
        if line.textStart() >= end:
            return
        piece = _trimmed(units, max(start, line.textStart()), min(end, line.textStart() + line.textLength()))
        top = corner.y() + line.y()
        for left, right in _intervals(line, piece, bidi):
            yield LineBox(corner.x() + left, top, right - left, line.height(), top + line.ascent())


def _sentence_extents(
    document: QTextDocument, positions: TextPositions, sentences: Sequence[Sentence]
) -> Iterator[Extent]:
    first, after, y = 0, -1, 0.0
    layout = document.begin().layout()
    for sentence in sentences:
        start, end = positions.span_to_qt(sentence.span)
        if start >= after:
            block = document.findBlock(start)
            layout, first, after = block.layout(), block.position(), block.position() + block.length()
            y = layout.position().y()
        top = layout.lineForTextPosition(start - first)
        top_y = y + top.y() if top.isValid() else y
        if end > after:  # a very long block is shown as several paragraphs
            block = document.findBlock(end - 1)
            layout, first, after = block.layout(), block.position(), block.position() + block.length()
            y = layout.position().y()
        bottom = layout.lineForTextPosition(max(start, end - 1) - first)
        if top.isValid() and bottom.isValid():
            yield Extent(top_y, y + bottom.y() + bottom.height())
        else:
            yield Extent(y, y)


def _rising(extents: Iterable[Extent]) -> tuple[Extent, ...]:
    """The extents with no top or bottom above an earlier one, so that they can be searched."""
    risen: list[Extent] = []
    top = bottom = float("-inf")
    for extent in extents:
        top, bottom = max(top, extent.top), max(bottom, extent.bottom)
        risen.append(Extent(top, bottom))
    return tuple(risen)


def _trimmed(units: bytes, start: int, end: int) -> tuple[int, int]:
    """The UTF-16 range without the white space at its ends."""
    text = units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")
    lead = len(text) - len(text.lstrip())
    trail = len(text) - len(text.rstrip())
    return start + lead, max(start + lead, end - trail)  # white space is one unit a character


def _intervals(line: QTextLine, piece: tuple[int, int], bidi: bool) -> list[tuple[float, float]]:
    start, end = piece
    if start >= end:
        return []
    if not bidi:
        return [(_x(line, start), _x(line, end))]
    # A cursor's place is ambiguous where the direction changes; the glyphs are not.
    rectangles = [run.boundingRect() for run in line.glyphRuns(start, end - start)]
    return merge_intervals((rectangle.left(), rectangle.right()) for rectangle in rectangles)


def _x(line: QTextLine, position: int) -> float:
    found = line.cursorToX(position)
    # PySide returns the position beside the x; its type hints say that it is an object.
    return float(found[0]) if isinstance(found, tuple) else float(str(found))
