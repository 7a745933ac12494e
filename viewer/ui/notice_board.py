"""Keep what the user is being told above the articles, one notice a key."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from viewer.ui.notices import Notice


class NoticeBoard(QObject):
    """The notices that stand, oldest first. A key is a topic, or "topic:detail"."""

    changed = Signal(object)  # tuple[Notice, ...]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices: dict[str, Notice] = {}

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the user is being told, oldest first."""
        return tuple(self._notices.values())

    def post(self, notice: Notice) -> None:
        """Tell something, in the place of what was told under the same key."""
        self._notices.pop(notice.key, None)
        self._notices[notice.key] = notice
        self.changed.emit(self.notices)

    def dismiss(self, key: str) -> None:
        """Take one notice away, if it stands."""
        if self._notices.pop(key, None) is not None:
            self.changed.emit(self.notices)

    def clear(self, topic: str) -> None:
        """Take away every notice of a topic."""
        kept = {key: notice for key, notice in self._notices.items() if key.partition(":")[0] != topic}
        if len(kept) != len(self._notices):
            self._notices = kept
            self.changed.emit(self.notices)
