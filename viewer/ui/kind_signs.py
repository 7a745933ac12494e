"""Draw the signs and lines of the kinds of change; as shapes, since few fonts have all of the signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from viewer.presentation.roles import LineStyle
from viewer.presentation.view_records import ChangeKind

_Stroke = tuple[tuple[float, float], ...]

# Points in a square of 12 by 12.
_STROKES: dict[ChangeKind, tuple[_Stroke, ...]] = {
    ChangeKind.ADDED: (((6, 1.5), (6, 10.5)), ((1.5, 6), (10.5, 6))),
    ChangeKind.OMITTED: (((1.5, 6), (10.5, 6)),),
    ChangeKind.MOVED: (
        ((3.5, 11), (3.5, 1.5)),
        ((1.2, 4), (3.5, 1.3), (5.8, 4)),
        ((8.5, 1), (8.5, 10.5)),
        ((6.2, 8), (8.5, 10.7), (10.8, 8)),
    ),
    ChangeKind.SPLIT: (((6, 11), (6, 6.5), (2, 4.5), (2, 1)), ((6, 6.5), (10, 4.5), (10, 1))),
    ChangeKind.MERGED: (((6, 1), (6, 5.5), (2, 7.5), (2, 11)), ((6, 5.5), (10, 7.5), (10, 11))),
}
_SIGN_BOX = 12.0
_WAVE_HEIGHTS = (3.8, 8.4)
_PEN_STYLES = {
    LineStyle.UNDERLINE: Qt.PenStyle.SolidLine,
    LineStyle.STRIKE: Qt.PenStyle.SolidLine,
    LineStyle.DASHED: Qt.PenStyle.CustomDashLine,
    LineStyle.DASH_DOT: Qt.PenStyle.CustomDashLine,
}
_DASHES = {LineStyle.DASHED: [4.0, 2.0], LineStyle.DASH_DOT: [5.0, 2.0, 1.0, 2.0]}


def line_pen(style: LineStyle, colour: QColor, width: float) -> QPen:
    """The pen for a line of some style; no pen for none."""
    if style is LineStyle.NONE:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(colour, width, _PEN_STYLES[style], Qt.PenCapStyle.FlatCap)
    if style in _DASHES:
        pen.setDashPattern(_DASHES[style])
    return pen


def draw_sign(painter: QPainter, kind: ChangeKind, box: QRectF, colour: QColor) -> None:
    """Draw the sign of a kind into a square box; kinds without a sign draw nothing."""
    path = _sign_path(kind)
    if path.isEmpty():
        return
    scale = box.width() / _SIGN_BOX
    pen = QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(QTransform(scale, 0, 0, scale, box.left(), box.top()).map(path))


def draw_warning(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw a filled triangle with a mark of exclamation cut out of it: facts conflict."""
    path = QPainterPath(QPointF(6, 0.6))
    path.lineTo(11.6, 11.2)
    path.lineTo(0.4, 11.2)
    path.closeSubpath()
    path.addRect(QRectF(5.3, 4.4, 1.4, 3.4))
    path.addRect(QRectF(5.3, 8.8, 1.4, 1.4))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    scale = box.width() / _SIGN_BOX
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(QTransform(scale, 0, 0, scale, box.left(), box.top()).map(path))


def draw_double_line(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the double line that stands under words that are less exact."""
    painter.setPen(QPen(colour, 1.6))
    for share in (0.45, 0.75):
        y = box.top() + share * box.height()
        painter.drawLine(QPointF(box.left() + 0.5, y), QPointF(box.right() - 0.5, y))


def _sign_path(kind: ChangeKind) -> QPainterPath:
    if kind is ChangeKind.REWORDED:
        return _waves()
    path = QPainterPath()
    for stroke in _STROKES.get(kind, ()):
        path.moveTo(QPointF(*stroke[0]))
        for point in stroke[1:]:
            path.lineTo(QPointF(*point))
    return path


def _waves() -> QPainterPath:
    path = QPainterPath()
    for y in _WAVE_HEIGHTS:
        path.moveTo(1.0, y + 0.9)
        path.cubicTo(3.5, y - 3.2, 6.5, y + 3.4, 11.0, y - 0.9)
    return path
