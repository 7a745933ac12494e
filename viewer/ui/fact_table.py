"""The dock with the facts and the quotations of all articles beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from viewer.presentation.comparison_view import ComparisonView
from viewer.presentation.fact_table_view import (
    RowStatus,
    TableRow,
    build_fact_tables,
    count_conflicts,
    filter_rows,
)
from viewer.ui.fact_delegate import FactDelegate
from viewer.ui.fact_filter import FactFilterBar
from viewer.ui.fact_model import FactModel
from viewer.ui.theme import Theme

_FACT_LINES = 2
_QUOTATION_LINES = 4
_LEAST_COLUMN = 92  # pixels; in less, a cell says nothing
_FIRST_COLUMN = {True: 170, False: 84}  # at most; with and without words on what the row is about
_FIRST_SHARE = 0.34  # of the width, so that a narrow table still shows two articles
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FactTable(QWidget):
    """One table with what narrows it down."""

    sentence_requested = Signal(int, int)  # article, sentence

    def __init__(self, *, quotations: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quotations = quotations
        self._rows: tuple[TableRow, ...] = ()
        self._model = FactModel(self.tr("Quotation") if quotations else self.tr("Fact"), self)
        self._delegate = FactDelegate(_QUOTATION_LINES if quotations else _FACT_LINES, self)
        self._filter = FactFilterBar(with_types=not quotations)
        self._table = QTableView()
        self._empty = QLabel()
        self._pages = QStackedLayout()
        self._build()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._delegate.set_theme(theme)
        self._table.viewport().update()

    def show_rows(self, view: ComparisonView | None, rows: tuple[TableRow, ...]) -> None:
        """Show the rows of a view that the filter admits."""
        self._rows = rows
        if view is None:
            self._model.show_articles(None, (), 0)
        else:
            self._model.show_articles(view.comparison, view.order, view.base)
        self._filter.show_counts(rows)
        self._list_rows(view)
        self._fit_columns()

    def focus_field(self) -> None:
        """Let the user type what to look for."""
        self._filter.focus_field()

    def table(self) -> QTableView:
        """The table itself."""
        return self._table

    def shown_rows(self) -> tuple[TableRow, ...]:
        """The rows that the filter admits."""
        return filter_rows(self._rows, self._filter.wanted())

    def why_empty(self) -> str:
        """What stands in the place of an empty table."""
        return self._empty.text() if self._pages.currentIndex() == 1 else ""

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(6)
        layout.addWidget(self._filter)
        self._filter.filter_changed.connect(self._on_filter_changed)
        self._set_up_table()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setMargin(16)
        self._pages.addWidget(self._table)
        self._pages.addWidget(self._empty)
        layout.addLayout(self._pages, 1)

    def _set_up_table(self) -> None:
        table = self._table
        table.setModel(self._model)
        table.setItemDelegate(self._delegate)
        table.setAccessibleName(self.tr("Quotations") if self._quotations else self.tr("Facts"))
        table.setFrameShape(QTableView.Shape.NoFrame)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(self._delegate.row_height(table.font()))
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setMinimumSectionSize(60)
        table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.clicked.connect(self._on_table_picked)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)

    def _list_rows(self, view: ComparisonView | None) -> None:
        rows = self.shown_rows()
        self._model.show_rows(rows)
        self._pages.setCurrentIndex(0 if rows else 1)
        self._empty.setText("" if rows else self._reason(view))

    def _reason(self, view: ComparisonView | None) -> str:
        if self._rows:
            return self.tr("Nothing fits what is asked for above.")
        if view is None or len(view.panes) < 2:
            return self.tr("Open two or more articles to lay their facts beside each other.")
        if not view.comparison.statistics:
            return self.tr("The articles are not compared yet.")
        if not view.comparison.complete:
            return self.tr("The time was up before the facts were compared.")
        if self._quotations:
            return self.tr("No article quotes anybody.")
        return self.tr("No facts differ: none of the articles has a figure, a date or a name.")

    def _fit_columns(self) -> None:
        """Share the width among the articles; where it is too small, the table scrolls sideways."""
        articles = self._model.columnCount() - 1
        if articles < 1:
            return
        width = self._table.viewport().width()
        first = min(_FIRST_COLUMN[not self._quotations], round(_FIRST_SHARE * width))
        room = width - first
        self._table.setColumnWidth(0, first)
        for column in range(1, articles + 1):
            self._table.setColumnWidth(column, max(_LEAST_COLUMN, room // articles))

    def _on_filter_changed(self) -> None:
        self._list_rows(None)

    def _on_table_picked(self, index: QModelIndex) -> None:
        target = self._model.target(index)
        if target is not None:
            self.sentence_requested.emit(*target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter goes to the sentence of the current cell; the columns follow the width."""
        if event.type() is QEvent.Type.Resize and watched is self._table.viewport():
            self._fit_columns()
        if watched is self._table and _is_enter(event) and self._table.currentIndex().isValid():
            self._on_table_picked(self._table.currentIndex())
            return True
        return super().eventFilter(watched, event)


def _is_enter(event: QEvent) -> bool:
    pressed = event.type() is QEvent.Type.KeyPress
    return pressed and isinstance(event, QKeyEvent) and event.key() in _ENTER


class FactTables(QTabWidget):
    """Both tables, a tab each. It asks for sentences; the session decides."""

    sentence_requested = Signal(int, int)  # article, sentence
    conflicts_counted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = FactTable(quotations=False)
        self.quotations = FactTable(quotations=True)
        self._pending: ComparisonView | None = None
        self._shown: ComparisonView | None = None
        self.setDocumentMode(True)
        for table in (self.facts, self.quotations):
            self.addTab(table, "")
            table.sentence_requested.connect(self.sentence_requested)
        self._label(())

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self.facts.set_theme(theme)
        self.quotations.set_theme(theme)

    def show_view(self, view: ComparisonView | None) -> None:
        """Lay out the facts of a view, at once or when the tables come into sight."""
        self._pending = view
        self.conflicts_counted.emit(count_conflicts(view.comparison, view.order) if view is not None else 0)
        if self.isVisible() or view is None:
            self._fill()

    def focus_field(self) -> None:
        """Let the user type what to look for in the table in sight."""
        (self.quotations if self.currentWidget() is self.quotations else self.facts).focus_field()

    def _fill(self) -> None:
        view = self._shown = self._pending
        if view is None:
            self.facts.show_rows(None, ())
            self.quotations.show_rows(None, ())
            self._label(())
            return
        tables = build_fact_tables(view.comparison, view.order, view.base)
        self.facts.show_rows(view, tables.facts)
        self.quotations.show_rows(view, tables.quotations)
        self._label((tables.facts, tables.quotations))

    def _label(self, tables: Sequence[tuple[TableRow, ...]]) -> None:
        names = (self.tr("Facts"), self.tr("Quotations"))
        for place, name in enumerate(names):
            rows = tables[place] if place < len(tables) else ()
            conflicts = sum(row.status is RowStatus.CONFLICT for row in rows)
            words = self.tr("{0} · 1 conflict") if conflicts == 1 else self.tr("{0} · {1} conflicts")
            self.setTabText(place, words.format(name, conflicts) if conflicts else name)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._pending is not self._shown:
            self._fill()


class FactDock(QDockWidget):
    """The tables at the edge of the window."""

    closed = Signal()  # by its own button

    def __init__(self, tables: FactTables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fact_dock")
        self.setWidget(tables)
        tables.conflicts_counted.connect(self._on_tables_conflicts_counted)
        self._on_tables_conflicts_counted(0)

    def _on_tables_conflicts_counted(self, conflicts: int) -> None:
        """Let the tab tell of conflicts even while the tables are behind another one."""
        words = self.tr("Facts (1 conflict)") if conflicts == 1 else self.tr("Facts ({0} conflicts)")
        self.setWindowTitle(words.format(conflicts) if conflicts else self.tr("Facts"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the user put the tables away."""
        super().closeEvent(event)
        self.closed.emit()
