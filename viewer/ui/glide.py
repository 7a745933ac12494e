"""Move panes to new places, shortly animated so that the eye can follow."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from viewer.ui.article_pane import ArticlePane

DURATION = 180  # milliseconds; longer makes stepping through changes wait
_UNSEEN_PLATFORMS = ("offscreen", "minimal")


def animation_wanted() -> bool:
    """Whether the desktop animates its widgets, and anybody can see it."""
    if QGuiApplication.platformName() in _UNSEEN_PLATFORMS:
        return False
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


class Glide(QObject):
    """Scrolls several panes at once to their targets."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.animated = animation_wanted()
        self._ways: dict[ArticlePane, tuple[float, float]] = {}
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(DURATION)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_animation_value_changed)

    def go(self, targets: Mapping[ArticlePane, float]) -> None:
        """Bring each pane to its scroll value."""
        self.stop()
        self._ways = {pane: (float(pane.scroll_value()), target) for pane, target in targets.items()}
        if self.animated:
            self._animation.start()
        else:
            self._place(1.0)

    def is_running(self) -> bool:
        """Whether the panes are on their way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def stop(self) -> None:
        """Leave the panes where they are."""
        self._animation.stop()
        self._ways = {}

    def _on_animation_value_changed(self, share: float) -> None:
        self._place(share)

    def _place(self, share: float) -> None:
        for pane, (start, end) in self._ways.items():
            pane.scroll_to(start + (end - start) * share, stretch=True)
        self.moved.emit()
