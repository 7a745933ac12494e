"""Set an article as a document: one paragraph a block, dressed by its role."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from viewer.engine.model import Article, Role
from viewer.ui.text_positions import TextPositions

SERIF_FAMILIES = ("Noto Serif", "Source Serif 4", "Charter", "Georgia", "Times New Roman", "serif")
POINT_SIZE = 12.5
LINE_HEIGHT = 1.7  # of the type size: fonts differ by a sixth in the room they leave between lines themselves
PARAGRAPH_GAP = 0.95  # of the point size
VERTICAL_MARGIN = (
    2600.0  # blank pixels above and below; half of any screen, so that any sentence can be levelled
)
SPACING_TEST_SIZE = 1000  # pixels; large, so that rounding to whole pixels does not count
LEFT_MARGIN = 48.0  # for the signs and the bar
RIGHT_MARGIN = 20.0
NARROW_CHARACTERS = 30
ITEM_GAP = 0.35  # of the paragraph gap, between the items of a list
LINE_CHARACTERS = 68  # average characters a line at most


@dataclass(frozen=True, slots=True)
class _Dress:
    """How a role differs from a plain paragraph: relative size, weight, slant, colour, indent and space."""

    size: float = 1.0
    bold: bool = False
    italic: bool = False
    muted: bool = False
    indent: float = 0.0
    above: float = 0.0  # of the point size
    line_height: float = LINE_HEIGHT  # of the size of its own type


_DRESSES: Mapping[Role, _Dress] = {
    Role.HEADLINE: _Dress(size=1.52, bold=True, line_height=1.42),
    Role.BYLINE: _Dress(size=0.86, muted=True),
    Role.DATELINE: _Dress(size=0.86, muted=True),
    Role.HEADING: _Dress(size=1.1, bold=True, above=0.6, line_height=1.5),
    Role.LIST_ITEM: _Dress(indent=6.0),
    Role.QUOTE: _Dress(indent=22.0),
    Role.CAPTION: _Dress(size=0.88, italic=True, muted=True),
    Role.NOTE: _Dress(size=0.88, muted=True),
}
_PLAIN = _Dress()
_NARROW_HEADLINE = _Dress(size=1.2, bold=True, line_height=1.4)
_INKED, _MUTED = 0, 1  # user states of text blocks
_MARKER = re.compile(r"(?:[^\w\s]|[(\[]?\w{1,3}[.)\]]{1,2})\s+")


def article_font(zoom: float = 1.0) -> QFont:
    """The serif that articles are set in."""
    font = QFont()
    font.setFamilies(list(SERIF_FAMILIES))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(POINT_SIZE * zoom)
    return font


def is_narrow(width: float, font: QFont) -> bool:
    """Whether a large headline would have few words a line in a pane of this width."""
    return width < LEFT_MARGIN + text_width(font, NARROW_CHARACTERS)


def text_width(font: QFont, characters: int = LINE_CHARACTERS) -> float:
    """The width of a full line of text, in pixels."""
    return QFontMetricsF(font).averageCharWidth() * characters


def article_document(
    article: Article, positions: TextPositions, font: QFont, muted: QColor, *, narrow: bool = False
) -> QTextDocument:
    """The article as a document, not laid out yet: to fill one that a widget shows is far slower."""
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    _set_margins(document)
    cursor = QTextCursor(document)
    spacing = _own_spacing(font)
    roles = [block.role for block in article.blocks] or [Role.PARAGRAPH]
    for index, (role, pieces) in enumerate(zip(roles, positions.block_texts(), strict=True)):
        dress = _NARROW_HEADLINE if narrow and role is Role.HEADLINE else _DRESSES.get(role, _PLAIN)
        shape, letters = _block_format(dress, font, spacing), _char_format(dress, font, muted)
        if role is Role.LIST_ITEM:
            _hang_marker(shape, pieces[0], font, closed_up=roles[index + 1 : index + 2] == [Role.LIST_ITEM])
        if index == 0:
            cursor.setBlockFormat(shape)
            cursor.setBlockCharFormat(letters)
        else:
            cursor.insertBlock(shape, letters)
        _insert_pieces(cursor, pieces, shape, letters)
        cursor.block().setUserState(_MUTED if dress.muted else _INKED)
    return document


def recolour(document: QTextDocument, muted: QColor) -> None:
    """Give the muted blocks another colour; nothing else is laid out again."""
    letters = QTextCharFormat()
    letters.setForeground(muted)
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        if block.userState() == _MUTED:
            cursor.setPosition(block.position())
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(letters)
        block = block.next()


def _insert_pieces(
    cursor: QTextCursor, pieces: Sequence[str], shape: QTextBlockFormat, letters: QTextCharFormat
) -> None:
    """Write a block as one paragraph, or a very long one as several with no gap between them."""
    gap = shape.bottomMargin()
    for place, piece in enumerate(pieces):
        shape.setBottomMargin(gap if place == len(pieces) - 1 else 0)
        if place:
            cursor.insertBlock(shape, letters)
        elif len(pieces) > 1:
            cursor.setBlockFormat(shape)
        cursor.insertText(piece, letters)


def _set_margins(document: QTextDocument) -> None:
    frame = document.rootFrame()
    shape = frame.frameFormat()
    shape.setTopMargin(VERTICAL_MARGIN)
    shape.setBottomMargin(VERTICAL_MARGIN)
    shape.setLeftMargin(LEFT_MARGIN)
    shape.setRightMargin(RIGHT_MARGIN)
    frame.setFrameFormat(shape)


def _own_spacing(font: QFont) -> float:
    """From line to line as the font itself has it, in type sizes."""
    large = QFont(font)
    large.setPixelSize(SPACING_TEST_SIZE)
    return QFontMetricsF(large).lineSpacing() / SPACING_TEST_SIZE


def _block_format(dress: _Dress, font: QFont, spacing: float) -> QTextBlockFormat:
    shape = QTextBlockFormat()
    per_cent = max(100.0, 100 * dress.line_height / spacing)  # letters of tall scripts must not touch
    shape.setLineHeight(per_cent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    shape.setBottomMargin(font.pointSizeF() * PARAGRAPH_GAP)
    shape.setTopMargin(font.pointSizeF() * dress.above)
    shape.setLeftMargin(dress.indent)
    return shape


def _hang_marker(shape: QTextBlockFormat, text: str, font: QFont, *, closed_up: bool) -> None:
    """Let the marker of a list item stand out to the left; items of one list stand close together."""
    marker = _MARKER.match(text)
    if marker is not None:
        width = QFontMetricsF(font).horizontalAdvance(marker.group())
        shape.setLeftMargin(shape.leftMargin() + width)
        shape.setTextIndent(-width)
    if closed_up:
        shape.setBottomMargin(shape.bottomMargin() * ITEM_GAP)


def _char_format(dress: _Dress, font: QFont, muted: QColor) -> QTextCharFormat:
    letters = QTextCharFormat()
    if dress.size != 1.0:
        letters.setFontPointSize(font.pointSizeF() * dress.size)
    if dress.bold:
        letters.setFontWeight(QFont.Weight.Bold)
    if dress.italic:
        letters.setFontItalic(True)
    if dress.muted:
        letters.setForeground(muted)
    return letters
