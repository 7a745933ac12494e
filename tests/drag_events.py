"""Drag events as Qt would send them, for every release of Qt that the window runs on."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, qVersion
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

_HOW = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
_FRACTIONS_SINCE = (6, 12)  # before, a drag is at a whole pixel; since, whole pixels are deprecated


def enter_event(place: QPoint, data: QMimeData) -> QDragEnterEvent:
    """A drag that comes in here."""
    return QDragEnterEvent(_exact(place), Qt.DropAction.CopyAction, data, *_HOW)


def move_event(place: QPoint, data: QMimeData) -> QDragMoveEvent:
    """A drag that moves on to here."""
    return QDragMoveEvent(_exact(place), Qt.DropAction.CopyAction, data, *_HOW)


def drop_event(place: QPoint, data: QMimeData) -> QDropEvent:
    """A drag that is let go here."""
    return QDropEvent(QPointF(place), Qt.DropAction.CopyAction, data, *_HOW)


def _exact(place: QPoint) -> QPoint | QPointF:
    release = tuple(int(part) for part in qVersion().split(".")[:2])
    return QPointF(place) if release >= _FRACTIONS_SINCE else place
