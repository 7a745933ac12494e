"""Follow the user's choice of light, dark or the system's own theme."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from viewer.settings import SYSTEM_THEME
from viewer.ui.theme import Theme, load_theme, system_theme_name, theme_palette


class ThemeChoice(QObject):
    """The chosen theme; dresses the whole application in it."""

    changed = Signal(object)  # Theme

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        # Asked before our own palette is set: afterwards it would only tell of ourselves.
        self._system = system_theme_name(app)
        self._name = SYSTEM_THEME
        self._theme = load_theme(self._system)
        app.styleHints().colorSchemeChanged.connect(self._on_system_scheme_changed)

    @property
    def name(self) -> str:
        """What was chosen: "light", "dark" or "system"."""
        return self._name

    @property
    def theme(self) -> Theme:
        """The colours to paint in."""
        return self._theme

    def choose(self, name: str) -> None:
        """Dress the application in a theme."""
        self._name = name
        self._theme = load_theme(self._system if name == SYSTEM_THEME else name)
        self._app.setPalette(theme_palette(self._theme))
        self.changed.emit(self._theme)

    def _on_system_scheme_changed(self) -> None:
        self._system = system_theme_name(self._app)
        if self._name == SYSTEM_THEME:
            self.choose(SYSTEM_THEME)
