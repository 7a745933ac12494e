"""What narrows a table of facts down: buttons for how the articles stand, the kind of fact, and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QToolButton, QWidget

from viewer.presentation.fact_table_view import (
    RowStatus,
    TableFilter,
    TableRow,
    count_statuses,
    count_types,
)
from viewer.ui.fact_words import status_meaning, status_words, type_words
from viewer.ui.flow_layout import FlowLayout

_FIELD_WIDTH = 160


class FactFilterBar(QWidget):
    """Offers only what occurs, each with its count."""

    filter_changed = Signal(object)  # TableFilter

    def __init__(self, *, with_types: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {status: QToolButton() for status in RowStatus}
        self._types = QComboBox()
        self._field = QLineEdit()
        self._with_types = with_types
        self._build()

    def wanted(self) -> TableFilter:
        """What is asked for."""
        kind = self._types.currentData()
        return TableFilter(
            types=None if kind is None else frozenset({kind}),
            statuses=frozenset(status for status, button in self._buttons.items() if button.isChecked()),
            text=self._field.text(),
        )

    def show_counts(self, rows: Sequence[TableRow]) -> None:
        """Offer what these rows have; what was asked for stays."""
        counts = count_statuses(rows)
        for status, button in self._buttons.items():
            count = counts.get(status, 0)
            button.setText(f"{status_words(status)} {count}")
            button.setToolTip(f"{status_meaning(status)} ({count})")
            button.setAccessibleName(f"{status_words(status)}: {count}")
            button.setVisible(count > 0)
        self._offer_types(rows)

    def focus_field(self) -> None:
        """Let the user type what to look for."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def _build(self) -> None:
        layout = FlowLayout(4, self)
        layout.setContentsMargins(0, 0, 0, 0)
        for button in self._buttons.values():
            button.setCheckable(True)
            button.setChecked(True)
            button.toggled.connect(self._on_asked)
            layout.addWidget(button)
        self._types.setAccessibleName(self.tr("Kind of fact"))
        self._types.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._types.currentIndexChanged.connect(self._on_asked)
        layout.addWidget(self._types)
        self._field.setPlaceholderText(self.tr("Show rows that contain…"))
        self._field.setAccessibleName(self.tr("Show rows that contain these words"))
        self._field.setClearButtonEnabled(True)
        self._field.setFixedWidth(_FIELD_WIDTH)
        self._field.textChanged.connect(self._on_asked)
        layout.addWidget(self._field)
        self._types.setVisible(self._with_types)

    def _offer_types(self, rows: Sequence[TableRow]) -> None:
        chosen = self._types.currentData()
        self._types.blockSignals(True)
        self._types.clear()
        self._types.addItem(self.tr("All kinds ({0})").format(len(rows)), None)
        for kind, count in count_types(rows).items():
            self._types.addItem(f"{type_words(kind)} ({count})", kind)
        self._types.setCurrentIndex(max(0, self._types.findData(chosen)))
        self._types.blockSignals(False)

    def _on_asked(self) -> None:
        self.filter_changed.emit(self.wanted())
