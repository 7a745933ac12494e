"""The product's own icons, drawn in a colour of the theme."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from viewer.resources import resource

_SIZES = (16, 20, 24, 32, 48, 64)


def themed_icon(name: str, colour: QColor) -> QIcon:
    """An icon drawn in one colour, paler where disabled; FileNotFoundError for an unknown name."""
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    pale = QColor(colour)
    pale.setAlphaF(0.35)
    icon = QIcon()
    for mode, shade in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, pale)):
        for size in _SIZES:
            icon.addPixmap(_draw(drawing, shade, size), mode)
    return icon


def application_icon() -> QIcon:
    """The icon of the window and the task bar, in its own colours."""
    return QIcon(str(resource("icons", "articlediff.svg")))


def _draw(drawing: str, colour: QColor, size: int) -> QPixmap:
    opaque = drawing.replace("currentColor", colour.name(QColor.NameFormat.HexRgb))
    renderer = QSvgRenderer(QByteArray(opaque.encode()))
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(colour.alphaF())
    renderer.render(painter)
    painter.end()
    return pixmap
