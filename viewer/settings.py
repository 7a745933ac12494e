"""Where the user's settings are kept, under which keys, and what they are by default."""

from __future__ import annotations

import os
import sys
from pathlib import Path

GEOMETRY = "window/geometry"
WINDOW_STATE = "window/state"
THEME = "view/theme"  # "light", "dark" or "system"
SCROLL_LOCK = "view/scroll_lock"
ZOOM = "view/zoom"
CHANGE_LIST = "view/change_list"
FACT_TABLES = "view/fact_tables"
GRAVEST_FIRST = "view/gravest_first"
RECENT_FILES = "files/recent"
LAST_FOLDER = "files/last_folder"

SYSTEM_THEME = "system"
THEMES = ("light", "dark", SYSTEM_THEME)

MAX_RECENT_FILES = 12  # more do not fit in a menu that one takes in at a glance


def settings_path() -> Path:
    """The file that holds the settings, in the folder that the platform keeps for them."""
    return _settings_folder() / "articlediff" / "articlediff.ini"


def _settings_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or _home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_CONFIG_HOME") or _home() / ".config")


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # an account without one, as in some containers: then for this session alone
        import tempfile  # noqa: PLC0415  (hardly ever needed)

        return Path(tempfile.gettempdir())
