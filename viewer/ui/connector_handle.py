"""The gutter between two panes, with the bands that join linked sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from viewer.presentation.connectors import Connector, ConnectorIndex, height_at
from viewer.presentation.roles import KIND_STYLES, LineStyle
from viewer.presentation.sentence_geometry import Extent
from viewer.presentation.view_records import Band, ChangeKind
from viewer.ui.kind_signs import line_pen
from viewer.ui.plain_tips import plain_tip
from viewer.ui.theme import Theme

_FILL, _FILL_ACTIVE, _FILL_SAME = 0.14, 0.34, 0.05
_EDGE, _EDGE_ACTIVE, _EDGE_SAME = 0.45, 1.0, 0.16
_FADED = 0.5  # of both, where only one end is in sight: many such bands would hide the others
_REACH = 3.0  # pixels beside a thin band that still count as on it


class ConnectorHandle(QWidget):
    """Paints bands between two pages; a click chooses a band, resting on one tells why it is there."""

    band_chosen = Signal(int)  # index into the bands
    wheel_turned = Signal(object)  # the QWheelEvent, for a pane

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bands: Sequence[Band] = ()
        self._reasons: Sequence[str] = ()
        self._connectors = ConnectorIndex((), (), ())
        self._scrolls = (0, 0)
        self._active: frozenset[int] = frozenset()
        self.setAccessibleName(self.tr("Links between neighbouring articles"))
        self.setMouseTracking(True)

    def set_bands(self, bands: Sequence[Band], reasons: Sequence[str]) -> None:
        """Show these bands; `reasons` has the words for each."""
        self._bands, self._reasons = bands, reasons

    def set_extents(self, left: Sequence[Extent], right: Sequence[Extent]) -> None:
        """Lay the bands out between pages whose sentences stand at these heights."""
        self._connectors = ConnectorIndex(self._bands, left, right)
        self.update()

    def set_scrolls(self, left: int, right: int) -> None:
        """Show the bands with the two pages scrolled by these amounts."""
        if (left, right) != self._scrolls:
            self._scrolls = (left, right)
            self.update()

    def set_active(self, links: frozenset[int]) -> None:
        """Bring the bands of these links out."""
        self._active = links
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def band_at(self, point: QPointF) -> int | None:
        """The band at a point, the thinnest where several lie over each other."""
        share = max(0.0, min(1.0, point.x() / max(1, self.width())))
        hits = []
        for piece in self._visible():
            extent = height_at(piece, share)
            if extent.top - _REACH <= point.y() <= extent.bottom + _REACH:
                hits.append((extent.bottom - extent.top, piece.band))
        return min(hits)[1] if hits else None

    def _visible(self) -> list[Connector]:
        return self._connectors.visible(*self._scrolls, float(self.height()))

    def _paint_piece(self, painter: QPainter, piece: Connector) -> None:
        band = self._bands[piece.band]
        active = band.link in self._active
        same = band.kind in (ChangeKind.UNCHANGED, ChangeKind.TYPOGRAPHY)
        kind = ChangeKind.UNCHANGED if same else band.kind
        fill = _FILL_ACTIVE if active else _FILL_SAME if same else _FILL
        edge = _EDGE_ACTIVE if active else _EDGE_SAME if same else _EDGE
        if not active and piece.leads_out_of_sight(float(self.height())):
            fill, edge = fill * _FADED, edge * _FADED
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.kind_colour(kind, "accent", fill))
        # The smooth edges hide the steps of the fill, which is three times as fast without smoothing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawPath(_band_path(piece, float(self.width())))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = LineStyle.DASH_DOT if band.moved else KIND_STYLES[kind].line
        style = style if style in (LineStyle.DASHED, LineStyle.DASH_DOT) else LineStyle.UNDERLINE
        painter.setPen(line_pen(style, self._theme.kind_colour(kind, "accent", edge), 1.6 if active else 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_edges_path(piece, float(self.width())))

    def event(self, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            band = self.band_at(QPointF(event.pos()))
            if band is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tip(self._reasons[band]), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.colour("paper"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pieces = self._visible()
        for active in (False, True):
            for piece in pieces:
                if (self._bands[piece.band].link in self._active) is active:
                    self._paint_piece(painter, piece)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        on_band = self.band_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if on_band else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        band = self.band_at(event.position())
        if band is not None and event.button() is Qt.MouseButton.LeftButton:
            self.band_chosen.emit(band)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        self.wheel_turned.emit(event)


def _band_path(piece: Connector, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, piece.left.top))
    path.cubicTo(width / 2, piece.left.top, width / 2, piece.right.top, width, piece.right.top)
    path.lineTo(width, piece.right.bottom)
    path.cubicTo(width / 2, piece.right.bottom, width / 2, piece.left.bottom, 0, piece.left.bottom)
    path.closeSubpath()
    return path


def _edges_path(piece: Connector, width: float) -> QPainterPath:
    path = QPainterPath()
    for left, right in ((piece.left.top, piece.right.top), (piece.left.bottom, piece.right.bottom)):
        path.moveTo(0, left)
        path.cubicTo(width / 2, left, width / 2, right, width, right)
    return path
