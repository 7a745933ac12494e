"""Put the actions into menus and the toolbar."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QToolBar

from viewer.ui.actions import ACTIONS, MENUS, TOOLBAR, menu_text


def fill_menu_bar(window: QMainWindow, actions: Mapping[str, QAction]) -> None:
    """Make the menu bar of a window."""
    menus = {name: window.menuBar().addMenu(menu_text(name)) for name in MENUS}
    for name, menu in menus.items():
        menu.setObjectName(f"menu_{name}")
        menu.setToolTipsVisible(False)
    for spec in ACTIONS:
        if spec.name.startswith("-"):
            menus[spec.menu].addSeparator()
        else:
            menus[spec.menu].addAction(actions[spec.name])


def make_tool_bar(window: QMainWindow, actions: Mapping[str, QAction], title: str) -> QToolBar:
    """Make the toolbar of a window."""
    bar = QToolBar(title, window)
    bar.setObjectName("toolbar")
    bar.setIconSize(QSize(20, 20))
    bar.setMovable(False)
    for name in TOOLBAR:
        if name == "-":
            bar.addSeparator()
        else:
            bar.addAction(actions[name])
    window.addToolBar(bar)
    return bar
