"""Where the docks stand as long as the user has not moved them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget

_ROOMY = (1600, 1000)  # pixels of a screen: below it, a table under the articles would leave them few lines
_WIDTH, _HEIGHT = 360, 250


def place_docks(window: QMainWindow, changes: QDockWidget, facts: QDockWidget) -> None:
    """Put the changes at the right; the facts under the articles, or on a small screen behind the changes."""
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, changes)
    window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
    window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
    room = window.screen().availableGeometry()
    if room.width() >= _ROOMY[0] and room.height() >= _ROOMY[1]:
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, facts)
        window.resizeDocks([facts], [_HEIGHT], Qt.Orientation.Vertical)
    else:
        window.tabifyDockWidget(changes, facts)
        changes.raise_()
    window.resizeDocks([changes], [_WIDTH], Qt.Orientation.Horizontal)


def bring_forward(dock: QDockWidget) -> None:
    """Let a dock's tab be the one in sight."""
    dock.lower()  # Qt does nothing for one that is the last among the window's children already
    dock.raise_()


def is_behind(dock: QDockWidget) -> bool:
    """Whether a dock is shown, but another one's tab covers it."""
    return dock.isVisible() and dock.visibleRegion().isEmpty()
