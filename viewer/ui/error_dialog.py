"""Tell the user of a fault in the program, with details to hand on; the window stays alive."""

from __future__ import annotations

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)


class ErrorDialog(QDialog):
    """One sentence, the traceback, and a button that copies it."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault in articlediff"))
        words = self.tr(
            "Something went wrong in the program itself. Your articles are unharmed and you can go on "
            "working. The details below help to mend the fault."
        )
        label = QLabel(words)
        label.setWordWrap(True)
        self._details = QPlainTextEdit(details)
        self._details.setReadOnly(True)
        self._details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._details.setAccessibleName(self.tr("Details of the fault"))
        copy = QPushButton(self.tr("&Copy Details"))
        copy.clicked.connect(self.copy_details)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (label, self._details, buttons):
            layout.addWidget(widget)
        self.resize(640, 360)

    @property
    def details(self) -> str:
        """The traceback, or several below each other."""
        return self._details.toPlainText()

    def append(self, details: str) -> None:
        """Add another fault that happened meanwhile."""
        self._details.appendPlainText("\n" + details)

    def copy_details(self) -> None:
        """Put the details on the clipboard."""
        QGuiApplication.clipboard().setText(self.details)


class FaultReporter(QObject):
    """Shows every exception that nobody caught in one dialog, and on standard error."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: ErrorDialog | None = None
        self._pending: list[str] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._on_later_timeout)

    @property
    def dialog(self) -> ErrorDialog | None:
        """The dialog that is open, if one is."""
        return self._dialog

    def install(self) -> None:
        """Report from now on whatever reaches Python's last resort."""
        sys.excepthook = self.report

    def uninstall(self) -> None:
        """Leave faults to Python again."""
        sys.excepthook = sys.__excepthook__

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None = None
    ) -> None:
        """Show one exception; keyboard interrupts end the program as usual."""
        details = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.stderr.write(details)
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        # Later: Qt hands on an exception of a paint event in the middle of the next call, maybe of ours.
        self._pending.append(details)
        self._later.start()

    def _on_later_timeout(self) -> None:
        """Show what has gathered in one dialog: a fault in a paint event comes back with every frame."""
        if self._dialog is None:
            dialog = ErrorDialog(self._pending[0], self._window)
            dialog.finished.connect(self._on_dialog_finished)
            self._dialog = dialog
            dialog.open()
        for details in self._pending:
            if details not in self._dialog.details:
                self._dialog.append(details)
        self._pending = []

    def _on_dialog_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
