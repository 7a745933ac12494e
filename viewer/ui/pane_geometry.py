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

    def _block_of(self, position: int) -> tuple[QTextBlock, float, float]:
        block = self._document.findBlock(position)
        corner = block.layout().position()
        return block, corner.x(), corner.y()

    def _measure(self, span: Span) -> tuple[LineBox, ...]:
        start, end = self._positions.span_to_qt(span)
        block, x, y = self._block_of(start)
        layout, text = block.layout(), block.text()
        # Python counts the characters of block.text() in code points, Qt lines in UTF-16 units.
        units = text.encode("utf-16-le", "surrogatepass")
        bidi = _RIGHT_TO_LEFT.search(text) is not None
        start, end = start - block.position(), end - block.position()
        boxes: list[LineBox] = []
        number = layout.lineForTextPosition(start).lineNumber() if start < end else layout.lineCount()
        while 0 <= number < layout.lineCount():
            line = layout.lineAt(number)
            if line.textStart() >= end:
                break
            piece = _trimmed(
                units, max(start, line.textStart()), min(end, line.textStart() + line.textLength())
            )
            for left, right in _intervals(line, piece, bidi):
                top = y + line.y()
                boxes.append(LineBox(x + left, top, right - left, line.height(), top + line.ascent()))
            number += 1
        return tuple(boxes)


def _sentence_extents(
    document: QTextDocument, positions: TextPositions, sentences: Sequence[Sentence]
) -> Iterator[Extent]:
    number, first, y = -1, 0, 0.0
    layout = document.begin().layout()
    for sentence in sentences:
        start, end = positions.span_to_qt(sentence.span)
        if sentence.block != number:
            number = sentence.block
            block = document.findBlock(start)
            layout, first = block.layout(), block.position()
            y = layout.position().y()
        top = layout.lineForTextPosition(start - first)
        bottom = layout.lineForTextPosition(max(start, end - 1) - first)
        if top.isValid() and bottom.isValid():
            yield Extent(y + top.y(), y + bottom.y() + bottom.height())
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
