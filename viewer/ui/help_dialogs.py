"""The dialogs of the Help menu."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from viewer.ui.icons import application_icon


class ShortcutsDialog(QDialog):
    """Every key of the window, and those of the panes that stand in no menu."""

    def __init__(self, lines: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(32)
        for row, (words, keys) in enumerate((*lines, *self._pane_lines())):
            grid.addWidget(QLabel(words), row, 0)
            grid.addWidget(QLabel(keys), row, 1)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(page.sizeHint().width() + area.verticalScrollBar().sizeHint().width() + 8)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(buttons)
        self.resize(self.sizeHint().width(), 560)

    def _pane_lines(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Next or previous sentence"), self.tr("Down, Up")),
            (self.tr("Choose the sentence at the caret"), self.tr("Return")),
            (self.tr("Scroll one article alone"), self.tr("hold Ctrl")),
        )


def about_box(parent: QWidget) -> QMessageBox:
    """A box that says what the program is."""
    translate = QCoreApplication.translate
    box = QMessageBox(parent)
    box.setWindowTitle(translate("About", "About articlediff"))
    box.setIconPixmap(application_icon().pixmap(QSize(64, 64)))
    box.setText(translate("About", "articlediff {0}").format(_version()))
    box.setInformativeText(
        translate(
            "About",
            "Compares news articles side by side, sentence by sentence. Free software under the MIT licence. "
            "Your articles stay on this computer.",
        )
    )
    return box


def _version() -> str:
    # Here, as it costs as much to import as a window does to open.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("articlediff")
    except PackageNotFoundError:
        return ""
