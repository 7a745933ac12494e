"""What every test can count on: no window on the screen, settings of its own, silence in the log."""

from __future__ import annotations

import logging
import os
import sys

# Set before Qt is imported: tests must not open windows, nor depend on the machine's style and scale.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("ARTICLEDIFF_TEST_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ.pop("QT_STYLE_OVERRIDE", None)
os.environ.pop("NO_COLOR", None)

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "articlediff",
    deadline=None,  # the machine's speed must decide no test
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
    print_blob=True,
)
settings.load_profile("articlediff")


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory, request):
    """Keep what a test stores (settings, recent files, corrections) out of the user's home."""
    home = tmp_path_factory.mktemp("home")
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "appdata",
        "LOCALAPPDATA": home / "localappdata",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_DATA_HOME": home / "data",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_STATE_HOME": home / "state",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, folder in folders.items():
            patch.setenv(name, str(folder))
        _point_qt_settings_to(home / "config")
        yield home


def _point_qt_settings_to(folder) -> None:
    """QSettings remembers its folder from the first use in a process, so it is told anew."""
    if (
        "PySide6.QtCore" not in sys.modules
    ):  # most tests need no Qt, and importing it costs a quarter of a second
        return
    from PySide6.QtCore import QSettings  # noqa: PLC0415

    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder))


@pytest.fixture(autouse=True)
def silent_log(caplog, request):
    """Fail a test that leaves a warning or an error in the log; mark it `logs` where that is the point."""
    yield
    if request.node.get_closest_marker("logs"):
        return
    records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    loud = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    if loud:
        pytest.fail(f"unexpected log records: {loud}")
