"""The changes as rows of a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from html import escape
from typing import ClassVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from viewer.engine.model import Comparison, Finding
from viewer.presentation.change_excerpt import Excerpt, change_excerpts
from viewer.presentation.comparison_view import Change
from viewer.presentation.roles import KIND_STYLES
from viewer.ui.pane_header import source_name

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class ChangeRole(IntEnum):
    """What the delegate asks of a row."""

    CHANGE = Qt.ItemDataRole.UserRole
    EXCERPTS = Qt.ItemDataRole.UserRole + 1
    ARTICLE_NAME = Qt.ItemDataRole.UserRole + 2
    FINDING = Qt.ItemDataRole.UserRole + 3  # the gravest, or None


class ChangeModel(QAbstractListModel):
    """The changes that the filter admits, in text order. Excerpts are made for the rows in sight only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._changes: tuple[Change, ...] = ()
        self._rows: dict[int, int] = {}
        self._excerpts: dict[int, tuple[Excerpt, Excerpt]] = {}

    def show_changes(self, comparison: Comparison | None, changes: tuple[Change, ...]) -> None:
        """Show these changes of a comparison and no others."""
        self.beginResetModel()
        self._comparison, self._changes = comparison, changes
        self._rows = {change.index: row for row, change in enumerate(changes)}
        self._excerpts = {}
        self.endResetModel()

    def row_of(self, change: Change | None) -> int:
        """The row of a change; -1 where the list does not show it."""
        return -1 if change is None else self._rows.get(change.index, -1)

    def change_at(self, row: int) -> Change:
        """The change in a row."""
        return self._changes[row]

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """How many changes are shown."""
        return 0 if parent.isValid() else len(self._changes)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """One aspect of a change."""
        if not index.isValid():
            return None
        change = self._changes[index.row()]
        answer = self._ANSWERS.get(role)
        return answer(self, change) if answer is not None else None

    def _change(self, change: Change) -> Change:
        return change

    def _excerpts_of(self, change: Change) -> tuple[Excerpt, Excerpt]:
        if change.index not in self._excerpts and self._comparison is not None:
            self._excerpts[change.index] = change_excerpts(self._comparison, change)
        return self._excerpts.get(change.index, ((), ()))

    def _findings(self, change: Change) -> tuple[Finding, ...]:
        if self._comparison is None or change.link is None:
            return ()
        return self._comparison.links[change.link].findings

    def _finding(self, change: Change) -> Finding | None:
        return next(iter(self._findings(change)), None)

    def _article_name(self, change: Change) -> str:
        """Which article a change is in; empty where there are only two, as that says nothing."""
        if self._comparison is None or len(self._comparison.articles) <= 2:
            return ""
        # Versions of one story have one title; their files' names tell them apart.
        return source_name(self._comparison.articles[change.article].article.source)

    def in_words(self, change: Change) -> str:
        """The row for a screen reader."""
        kind = KIND_STYLES[change.kind].label.capitalize()
        if change.text and change.reference_text:
            return self.tr("{0}: “{1}” became “{2}”").format(kind, change.reference_text, change.text)
        return self.tr("{0}: “{1}”").format(kind, change.text or change.reference_text)

    def _at_length(self, change: Change) -> str:
        """The whole wordings, every finding and the reason, to read while the pointer rests on the row."""
        wordings = [text for text in (change.reference_text, change.text) if text]
        parts = [f"<p>{'<br>→ '.join(escape(text) for text in wordings)}</p>"]
        parts += [f"<p><b>{escape(finding.explanation)}</b></p>" for finding in self._findings(change)]
        return "".join([*parts, f"<p><i>{escape(change.reason)}</i></p>"])

    _ANSWERS: ClassVar[Mapping[int, Callable[[ChangeModel, Change], object]]] = {
        ChangeRole.CHANGE: _change,
        ChangeRole.EXCERPTS: _excerpts_of,
        ChangeRole.ARTICLE_NAME: _article_name,
        ChangeRole.FINDING: _finding,
        Qt.ItemDataRole.DisplayRole: in_words,
        Qt.ItemDataRole.AccessibleTextRole: in_words,
        Qt.ItemDataRole.ToolTipRole: _at_length,
    }
