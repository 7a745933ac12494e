"""Ask the user which files to open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

ChooseFiles = Callable[[QWidget, Path | None], list[Path]]
"""Called with the window and the folder to start in; gives the chosen files, none where the user gave up."""

ARTICLE_ENDINGS = ("txt", "text", "md", "markdown")


def choose_files(window: QWidget, folder: Path | None) -> list[Path]:
    """Show the platform's own dialog."""
    translate = QCoreApplication.translate
    endings = " ".join(f"*.{ending}" for ending in ARTICLE_ENDINGS)
    filters = [
        translate("FileDialog", "Articles") + f" ({endings})",
        translate("FileDialog", "All files") + " (*)",
    ]
    names, _ = QFileDialog.getOpenFileNames(
        window,
        translate("FileDialog", "Open articles"),
        str(folder or Path.home()),
        ";;".join(filters),
    )
    return [Path(name) for name in names]
