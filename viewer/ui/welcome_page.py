"""What the window shows when nothing is open: how to begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from viewer.ui.icons import application_icon
from viewer.ui.plain_tips import plain_tip
from viewer.ui.theme import Theme

MAX_SHOWN = 6  # recent files; the menu has the rest
_COLUMN_WIDTH = 560


class WelcomePage(QWidget):
    """A place to drop articles on, the ways to open some, and the files opened lately."""

    recent_requested = Signal(object)  # Path

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """`actions` become the buttons, the first as the one to press."""
        super().__init__(parent)
        self.setObjectName("welcome")
        self._buttons: list[tuple[QPushButton, QAction]] = []
        self._card = QFrame()
        self._card.setObjectName("welcome_card")
        self._recent_title = QLabel(self.tr("Opened lately"))
        self._recent = QVBoxLayout()
        self._muted = ""
        self._build(actions)

    def set_theme(self, theme: Theme) -> None:
        """Dress the page in the colours of a theme."""
        self._muted = theme.colour("muted").name()
        rule, paper = theme.colour("rule").name(), theme.colour("paper").name()
        self._card.setStyleSheet(
            f"#welcome_card {{ background: {paper}; border: 2px dashed {rule}; border-radius: 12px; }}"
            f" #secondary {{ color: {self._muted}; }}"
        )
        self._recent_title.setStyleSheet(f"color: {self._muted};")
        for button, action in self._buttons:
            button.setIcon(action.icon())

    def set_recent(self, paths: Sequence[Path]) -> None:
        """Show the files opened lately, the latest first."""
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for path in paths[:MAX_SHOWN]:
            self._recent.addWidget(self._recent_button(path))
        self._recent_title.setVisible(bool(paths))

    def _build(self, actions: Sequence[QAction]) -> None:
        column = QVBoxLayout()
        column.addStretch(2)
        column.addWidget(self._filled_card(actions))
        column.addSpacing(18)
        column.addWidget(self._recent_title)
        column.addLayout(self._recent)
        column.addStretch(3)
        self._recent.setSpacing(0)
        self._recent_title.hide()
        self._card.setFixedWidth(_COLUMN_WIDTH)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)

    def _filled_card(self, actions: Sequence[QAction]) -> QFrame:
        layout = QVBoxLayout(self._card)
        layout.setContentsMargins(32, 28, 32, 28)
        layout.setSpacing(8)
        icon = QLabel()
        icon.setPixmap(application_icon().pixmap(QSize(64, 64)))
        title = QLabel(self.tr("Compare articles sentence by sentence"))
        title.setFont(_larger(title.font()))
        hint = QLabel(self.tr("Drop two or more articles here, or"))
        private = QLabel(self.tr("Everything stays on this computer; nothing is sent anywhere."))
        private.setObjectName("secondary")
        for label in (icon, title, hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addSpacing(8)
        layout.addLayout(self._button_row(actions))
        layout.addSpacing(8)
        private.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        private.setWordWrap(True)
        layout.addWidget(private)
        return self._card

    def _button_row(self, actions: Sequence[QAction]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        for action in actions:
            button = QPushButton(action.icon(), action.text().replace("&", ""))
            button.setObjectName(f"welcome_{action.objectName()}")
            button.setToolTip(action.toolTip())
            button.setStatusTip(action.statusTip())
            button.clicked.connect(action.trigger)
            if not self._buttons:
                button.setDefault(True)
                self.setFocusProxy(button)
            self._buttons.append((button, action))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _recent_button(self, path: Path) -> QPushButton:
        button = QPushButton()
        metrics = QFontMetrics(button.font())
        room = _COLUMN_WIDTH - 24
        folder = metrics.elidedText(
            str(path.parent),
            Qt.TextElideMode.ElideMiddle,
            max(80, room - metrics.horizontalAdvance(path.name) - 24),
        )
        button.setText(f"{path.name}   {folder}".replace("&", "&&"))
        button.setFlat(True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setStyleSheet("text-align: left; padding: 4px;")
        button.setToolTip(plain_tip(str(path)))
        button.setAccessibleName(self.tr("Open {0}").format(path.name))
        button.clicked.connect(partial(self._on_recent_clicked, path))
        return button

    def _on_recent_clicked(self, path: Path) -> None:
        self.recent_requested.emit(path)


def _larger(font: QFont) -> QFont:
    title = QFont(font)
    title.setPointSizeF(font.pointSizeF() * 1.5)
    title.setWeight(QFont.Weight.DemiBold)
    return title
