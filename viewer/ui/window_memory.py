"""What the window remembers from one run to the next."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from viewer import settings


class WindowMemory(QObject):
    """Reads and writes the settings file; values that make no sense give the defaults."""

    recent_changed = Signal(object)  # list[Path], the latest first

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def recent_files(self) -> list[Path]:
        """The files opened lately, the latest first."""
        value = self._settings.value(settings.RECENT_FILES, [])
        # A list of one comes back from an INI file as the one.
        entries = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [Path(str(entry)) for entry in entries if entry]

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of those opened lately."""
        others = [known for known in self.recent_files if known != path]
        self._set_recent([path, *others][: settings.MAX_RECENT_FILES])

    def forget_recent(self, path: Path) -> None:
        """Take a file that is gone from the list."""
        if path in self.recent_files:
            self._set_recent([known for known in self.recent_files if known != path])

    def clear_recent(self) -> None:
        """Forget all files."""
        self._set_recent([])

    def _set_recent(self, paths: Sequence[Path]) -> None:
        self._settings.setValue(settings.RECENT_FILES, [str(path) for path in paths])
        self.recent_changed.emit(list(paths))

    @property
    def last_folder(self) -> Path | None:
        """The folder that files were opened from last; None where it is gone."""
        folder = Path(str(self._settings.value(settings.LAST_FOLDER, "")) or "-")
        try:
            return folder if folder.is_dir() else None
        except OSError:  # it may not be looked at, or its disk is away
            return None

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self._settings.setValue(settings.LAST_FOLDER, str(folder))

    @property
    def theme(self) -> str:
        """The name of the theme, or that of the system's choice."""
        name = str(self._settings.value(settings.THEME, settings.SYSTEM_THEME))
        return name if name in settings.THEMES else settings.SYSTEM_THEME

    @theme.setter
    def theme(self, name: str) -> None:
        self._settings.setValue(settings.THEME, name)

    @property
    def scroll_lock(self) -> bool:
        """Whether counterparts are kept level while scrolling."""
        return self._flag(settings.SCROLL_LOCK, True)

    @scroll_lock.setter
    def scroll_lock(self, locked: bool) -> None:
        self._settings.setValue(settings.SCROLL_LOCK, locked)

    @property
    def change_list(self) -> bool:
        """Whether the list of changes is wanted beside articles."""
        return self._flag(settings.CHANGE_LIST, True)

    @change_list.setter
    def change_list(self, wanted: bool) -> None:
        self._settings.setValue(settings.CHANGE_LIST, wanted)

    @property
    def fact_tables(self) -> bool:
        """Whether the tables of facts are wanted beside articles."""
        return self._flag(settings.FACT_TABLES, True)

    @fact_tables.setter
    def fact_tables(self, wanted: bool) -> None:
        self._settings.setValue(settings.FACT_TABLES, wanted)

    @property
    def ranked(self) -> bool:
        """Whether the list of changes begins with the gravest."""
        return self._flag(settings.GRAVEST_FIRST, False)

    @ranked.setter
    def ranked(self, ranked: bool) -> None:
        self._settings.setValue(settings.GRAVEST_FIRST, ranked)

    @property
    def zoom(self) -> float:
        """How much larger than usual articles are set."""
        try:
            zoom = float(str(self._settings.value(settings.ZOOM, 1.0)))
        except ValueError:
            return 1.0
        return zoom if isfinite(zoom) else 1.0

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        self._settings.setValue(settings.ZOOM, zoom)

    @property
    def geometry(self) -> QByteArray:
        """The window's place and size, as Qt packs it; empty at the first start."""
        return _bytes(self._settings.value(settings.GEOMETRY))

    @property
    def window_state(self) -> QByteArray:
        """The places of docks and toolbar, as Qt packs them; empty at the first start."""
        return _bytes(self._settings.value(settings.WINDOW_STATE))

    def keep_window(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember the window's place, size, docks and toolbar."""
        self._settings.setValue(settings.GEOMETRY, geometry)
        self._settings.setValue(settings.WINDOW_STATE, state)
        self._settings.sync()

    def _flag(self, key: str, default: bool) -> bool:
        # An INI file gives back words.
        words = {"true": True, "false": False}
        return words.get(str(self._settings.value(key, default)).lower(), default)


def _bytes(value: object) -> QByteArray:
    return value if isinstance(value, QByteArray) else QByteArray()
