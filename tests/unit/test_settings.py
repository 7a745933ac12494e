"""Where the settings are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from viewer.settings import settings_path


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these platforms keep settings elsewhere")
def test_settings_are_kept_in_the_xdg_folder(own_settings):
    assert settings_path() == own_settings / "config" / "articlediff" / "articlediff.ini"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these platforms keep settings elsewhere")
def test_without_an_xdg_folder_settings_are_kept_in_the_home(own_settings, monkeypatch):
    monkeypatch.delenv("XDG_CONFIG_HOME")
    assert settings_path() == Path(own_settings) / ".config" / "articlediff" / "articlediff.ini"


@pytest.mark.skipif(sys.platform == "win32", reason="needs an account that has no name")
def test_an_account_without_a_home_has_settings_all_the_same(own_settings, monkeypatch):
    import pwd  # noqa: PLC0415  (absent on Windows)

    names = {entry.pw_uid for entry in pwd.getpwall()}
    nobody = next(number for number in range(50_000, 60_000) if number not in names)
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name)
    monkeypatch.setattr("os.getuid", lambda: nobody)
    assert settings_path().name == "articlediff.ini"
