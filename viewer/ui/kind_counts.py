"""How many facts of an article conflict, and how many sentences of each kind it has, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from viewer.engine.model import Severity
from viewer.presentation.roles import KIND_STYLES, MARKED_KINDS
from viewer.presentation.view_records import ChangeKind
from viewer.ui.kind_signs import draw_sign, draw_warning
from viewer.ui.theme import Theme

_SIGN = 10
_GAP = 3
_SPACE = 9


class KindCounts(QWidget):
    """Paints the counts that are not zero; the tooltip and the accessible name say them in words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._counts: list[tuple[ChangeKind, int]] = []
        self._conflicts = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def set_counts(self, counts: Mapping[ChangeKind, int], conflicts: int = 0) -> None:
        """Show these numbers of sentences, and of facts that conflict."""
        self._conflicts = conflicts
        self._counts = [(kind, counts[kind]) for kind in MARKED_KINDS if counts.get(kind, 0)]
        words = self.words()
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def words(self) -> str:
        """The counts in words, such as "1 fact conflicts, 2 reworded, 1 added"."""
        parts = self._conflict_words() + [
            f"{count} {KIND_STYLES[kind].label}" for kind, count in self._counts
        ]
        return ", ".join(parts) if parts else self.tr("No differences in sentences")

    def _conflict_words(self) -> list[str]:
        if self._conflicts == 0:
            return []
        if self._conflicts == 1:
            return [self.tr("1 fact conflicts")]
        return [self.tr("{0} facts conflict").format(self._conflicts)]

    def sizeHint(self) -> QSize:  # noqa: D102
        metrics = self.fontMetrics()
        numbers = [count for _, count in self._counts] + ([self._conflicts] if self._conflicts else [])
        width = sum(_SIGN + _GAP + metrics.horizontalAdvance(str(count)) for count in numbers)
        return QSize(width + _SPACE * max(0, len(numbers) - 1), metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.0
        if self._conflicts:
            colour = self._theme.fact_colour(Severity.CONFLICT, "accent")
            draw_warning(painter, self._sign_box(x), colour)
            x = self._write(painter, x, self._conflicts, colour)
        for kind, count in self._counts:
            colour = self._theme.kind_colour(kind, "accent")
            draw_sign(painter, kind, self._sign_box(x), colour)
            x = self._write(painter, x, count, colour)
        painter.end()

    def _sign_box(self, x: float) -> QRectF:
        return QRectF(x, (self.height() - _SIGN) / 2, _SIGN, _SIGN)

    def _write(self, painter: QPainter, x: float, count: int, colour: QColor) -> float:
        """Write a number beside the sign at `x` and return where the next sign goes."""
        x += _SIGN + _GAP
        width = self.fontMetrics().horizontalAdvance(str(count))
        painter.setPen(colour)
        painter.drawText(QRectF(x, 0, width + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, str(count))
        return x + width + _SPACE
