"""Show notices above the articles, each with what can be done about it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from viewer.ui.icons import themed_icon
from viewer.ui.notices import Notice, NoticeAction, NoticeLevel
from viewer.ui.theme import Theme

MAX_NOTICES = 4  # more push the articles out of a small window; the oldest give way

_COLOURS = {
    NoticeLevel.INFORMATION: "added",
    NoticeLevel.WARNING: "reworded",
    NoticeLevel.ERROR: "omitted",
}
"""The family of colour roles of each level; the icon says the same without colour."""


class MessageBar(QWidget):
    """The notices that stand, one a line."""

    action_requested = Signal(object)  # NoticeAction
    dismiss_requested = Signal(str)  # the notice's key
    details_requested = Signal(str)  # the details

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notices: tuple[Notice, ...] = ()
        self._theme: Theme | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.setAccessibleName(self.tr("Messages"))
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Show the notices in the colours of a theme."""
        self._theme = theme
        self._rebuild()

    def show_notices(self, notices: tuple[Notice, ...]) -> None:
        """Show these notices and no others."""
        self._notices = notices
        self._rebuild()

    def _rebuild(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        hidden = len(self._notices) - MAX_NOTICES
        rows: list[QWidget] = [self._hidden_row(hidden)] if hidden > 0 else []
        rows += [self._row(notice) for notice in self._notices[-MAX_NOTICES:]]
        for row in rows:
            self._rows.addWidget(row)
            row.show()
        self.setVisible(bool(self._notices))

    def _hidden_row(self, count: int) -> QLabel:
        if count == 1:
            label = QLabel(self.tr("1 earlier message; hide one below to see it."))
        else:
            label = QLabel(self.tr("{0} earlier messages; hide some below to see them.").format(count))
        label.setContentsMargins(42, 4, 8, 4)
        return label

    def _row(self, notice: Notice) -> QFrame:
        row = QFrame(self)
        row.setObjectName("notice")
        row.setAccessibleName(notice.text)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(12, 6, 8, 6)
        layout.setSpacing(10)
        layout.addWidget(self._icon(notice))
        layout.addWidget(self._text(notice), 1)
        if notice.details:
            layout.addWidget(self._details_button(notice.details))
        if notice.action is not None:
            layout.addWidget(self._button(notice.action))
        layout.addWidget(self._dismiss_button(notice))
        self._colour(row, notice)
        return row

    def _text(self, notice: Notice) -> QLabel:
        label = QLabel(notice.text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def _icon(self, notice: Notice) -> QLabel:
        label = QLabel()
        if self._theme is not None:
            accent = self._theme.colour(f"{_COLOURS[notice.level]}_accent")
            label.setPixmap(themed_icon(notice.level.value, accent).pixmap(QSize(20, 20)))
        return label

    def _button(self, action: NoticeAction) -> QPushButton:
        words = {
            NoticeAction.COMPARE_AGAIN: self.tr("Compare Again"),
            NoticeAction.GO_ON: self.tr("Go On Without a Limit"),
            NoticeAction.RETRY: self.tr("Retry"),
            NoticeAction.OPEN: self.tr("Open…"),
        }
        button = QPushButton(words[action])
        button.setObjectName(action.value)
        button.clicked.connect(partial(self._on_button_clicked, action))
        return button

    def _details_button(self, details: str) -> QPushButton:
        button = QPushButton(self.tr("Details…"))
        button.setObjectName("details")
        button.clicked.connect(partial(self._on_details_clicked, details))
        return button

    def _dismiss_button(self, notice: Notice) -> QToolButton:
        button = QToolButton()
        button.setObjectName("dismiss")
        button.setAutoRaise(True)
        button.setToolTip(self.tr("Hide this message"))
        button.setAccessibleName(self.tr("Hide this message"))
        if self._theme is not None:
            button.setIcon(themed_icon("close", self._theme.colour("ink")))
        button.clicked.connect(partial(self._on_dismiss_clicked, notice.key))
        return button

    def _colour(self, row: QFrame, notice: Notice) -> None:
        if self._theme is None:
            return
        family = _COLOURS[notice.level]
        row.setStyleSheet(
            f"#notice {{ background: {self._theme.colour(f'{family}_wash').name()};"
            f" border: none; border-bottom: 1px solid {self._theme.colour(f'{family}_word').name()}; }}"
        )

    def _on_button_clicked(self, action: NoticeAction) -> None:
        self.action_requested.emit(action)

    def _on_details_clicked(self, details: str) -> None:
        self.details_requested.emit(details)

    def _on_dismiss_clicked(self, key: str) -> None:
        self.dismiss_requested.emit(key)
