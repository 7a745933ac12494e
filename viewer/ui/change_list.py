"""The dock with the list of changes, and what narrows it down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from viewer.presentation.change_filter import ALL_KINDS, EVERYTHING, ChangeFilter
from viewer.presentation.comparison_view import Change, ChangeKind, ComparisonView
from viewer.presentation.roles import KIND_STYLES, MARKED_KINDS
from viewer.ui.change_delegate import ChangeDelegate
from viewer.ui.change_model import ChangeModel
from viewer.ui.kind_signs import draw_sign
from viewer.ui.pane_header import source_name
from viewer.ui.theme import Theme

FILTER_KINDS = (*MARKED_KINDS, ChangeKind.TYPOGRAPHY)
_SIGN = 16


class ChangeList(QWidget):
    """A button per kind with its count, a field to type in, and the changes. It asks; the session decides."""

    change_requested = Signal(object)  # Change
    filter_requested = Signal(object)  # ChangeFilter
    ranking_requested = Signal(bool)  # the gravest first?
    article_requested = Signal(object)  # the article whose changes to list, None for all

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ComparisonView | None = None
        self._filter = EVERYTHING
        self._model = ChangeModel(self)
        self._delegate = ChangeDelegate(self)
        self._list = QListView()
        self._field = QLineEdit()
        self._ranking = QToolButton()
        self._articles = QComboBox()
        self._empty = QLabel()
        self._buttons: dict[ChangeKind, QToolButton] = {}
        self._pages = QStackedLayout()
        self._build()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._delegate.set_theme(theme)
        self._list.viewport().update()
        for kind, button in self._buttons.items():
            button.setIcon(_sign_icon(kind, theme))

    def show_view(self, view: ComparisonView | None) -> None:
        """Count the changes of a view; `show_listing` lists them."""
        self._view = view
        self._offer_articles(view)
        self._label_buttons(_count_kinds(view.changes) if view else {})

    def show_listing(
        self, changes: tuple[Change, ...], wanted: ChangeFilter, ranked: bool, only: int | None = None
    ) -> None:
        """List these changes, and show by what filter and in which order they were chosen."""
        self._filter = wanted
        self._ranking.setChecked(ranked)
        self._articles.setCurrentIndex(max(0, self._articles.findData(only)))
        for kind, button in self._buttons.items():
            button.setChecked(kind in wanted.kinds)
        if self._field.text() != wanted.text:
            self._field.setText(wanted.text)
        self._model.show_changes(self._view.comparison if self._view else None, changes)
        self._empty.setText(self._why_empty())
        self._pages.setCurrentIndex(0 if changes else 1)

    def select(self, change: Change | None) -> None:
        """Mark the row of a change, and bring it into sight; none where it is not listed."""
        row = self._model.row_of(change)
        if row < 0:
            self._list.selectionModel().clear()
            return
        index = self._model.index(row)
        self._list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._list.scrollTo(index)

    def in_words(self, change: Change) -> str:
        """A change in one sentence, for those who listen."""
        return self._model.in_words(change)

    def focus_field(self) -> None:
        """Let the user type what to look for."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(self._filter_row())
        layout.addLayout(self._field_row())
        layout.addLayout(self._article_row())
        self._set_up_list()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setMargin(16)
        self._pages.addWidget(self._list)
        self._pages.addWidget(self._empty)
        layout.addLayout(self._pages, 1)

    def _filter_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(2)
        for kind in FILTER_KINDS:
            button = QToolButton()
            button.setCheckable(True)
            button.setChecked(True)
            button.setAutoRaise(True)
            button.setIconSize(QSize(_SIGN, _SIGN))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.toggled.connect(self._on_kind_button_toggled)
            self._buttons[kind] = button
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _field_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 0)
        self._field.setPlaceholderText(self.tr("Show changes that contain…"))
        self._field.setAccessibleName(self.tr("Show changes that contain these words"))
        self._field.setClearButtonEnabled(True)
        self._field.textChanged.connect(self._on_field_text_changed)
        row.setSpacing(6)
        self._ranking.setText(self.tr("Gravest first"))
        self._ranking.setCheckable(True)
        self._ranking.setToolTip(self.tr("List facts that conflict first, rather than in the text's order"))
        self._ranking.toggled.connect(self.ranking_requested)
        row.addWidget(self._field, 1)
        row.addWidget(self._ranking)
        return row

    def _article_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 0)
        self._articles.setAccessibleName(self.tr("Articles whose changes are listed"))
        self._articles.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._articles.activated.connect(self._on_articles_activated)
        row.addWidget(self._articles)
        return row

    def _offer_articles(self, view: ComparisonView | None) -> None:
        """With three articles or more, offer the changes of each against the base."""
        self._articles.clear()
        self._articles.addItem(self.tr("Changes of all articles"), None)
        for pane in view.panes if view is not None else ():
            if view is not None and pane.article != view.base:
                name = source_name(view.comparison.articles[pane.article].article.source)
                self._articles.addItem(self.tr("Changes of {0}").format(name), pane.article)
        self._articles.setVisible(self._articles.count() > 2)

    def _set_up_list(self) -> None:
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setAccessibleName(self.tr("Changes"))
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setUniformItemSizes(True)
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.clicked.connect(self._on_list_picked)
        self._list.activated.connect(self._on_list_picked)
        self._list.selectionModel().currentChanged.connect(self._on_list_current_changed)

    def _label_buttons(self, counts: Mapping[ChangeKind, int]) -> None:
        for kind, button in self._buttons.items():
            count = counts.get(kind, 0)
            label = KIND_STYLES[kind].label
            button.setText(str(count) if kind in MARKED_KINDS else f"“” {count}")
            button.setToolTip(self.tr("Show changes of the kind: {0} ({1})").format(label, count))
            button.setAccessibleName(f"{label}: {count}")
            button.setVisible(count > 0)

    def _why_empty(self) -> str:
        if self._view is None or len(self._view.panes) < 2:
            return self.tr("Open two or more articles to list what differs.")
        if self._view.changes:
            return self.tr("No change fits what is asked for above.")
        if not self._view.comparison.statistics:
            return self.tr("The articles are not compared yet.")
        return self.tr("No changes.")

    def _on_kind_button_toggled(self) -> None:
        hidden = {kind for kind, button in self._buttons.items() if not button.isChecked()}
        self.filter_requested.emit(replace(self._filter, kinds=ALL_KINDS - hidden))

    def _on_field_text_changed(self, text: str) -> None:
        self.filter_requested.emit(replace(self._filter, text=text))

    def _on_articles_activated(self) -> None:
        self.article_requested.emit(self._articles.currentData())

    def _on_list_picked(self, index: QModelIndex) -> None:
        self.change_requested.emit(self._model.change_at(index.row()))

    def _on_list_current_changed(self, current: QModelIndex) -> None:
        """The arrow keys go through the changes; a row marked from outside asks for nothing."""
        if current.isValid() and self._list.hasFocus():
            self.change_requested.emit(self._model.change_at(current.row()))


class ChangeDock(QDockWidget):
    """The change list at the edge of the window."""

    closed = Signal()  # by its own button

    def __init__(self, changes: ChangeList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("change_dock")
        self.setWindowTitle(self.tr("Changes"))
        self.setWidget(changes)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the user put the list away."""
        super().closeEvent(event)
        self.closed.emit()


def _count_kinds(changes: tuple[Change, ...]) -> Mapping[ChangeKind, int]:
    counts = Counter(change.kind for change in changes)
    counts[ChangeKind.MOVED] = sum(change.moved for change in changes)
    return counts


def _sign_icon(kind: ChangeKind, theme: Theme) -> QIcon:
    icon = QIcon()
    for mode, opacity in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, 0.35)):
        pixmap = QPixmap(2 * _SIGN, 2 * _SIGN)
        pixmap.setDevicePixelRatio(2)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(2, 2), QPointF(_SIGN - 2, _SIGN - 2))
        draw_sign(painter, kind, box, theme.kind_colour(kind, "accent", opacity))
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon
