"""A step of the user that can be undone: the desk before it and after it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from viewer.ui.desk import Desk


class DeskCommand(QUndoCommand):
    """Puts one desk in the place of another, and back."""

    def __init__(self, text: str, before: Desk, after: Desk, apply: Callable[[Desk], None]) -> None:
        super().__init__(text)
        self._before = before
        self._after = after
        self._apply = apply

    def redo(self) -> None:
        """Do the step, first or again."""
        self._apply(self._after)

    def undo(self) -> None:
        """Go back to what stood before the step."""
        self._apply(self._before)
