"""What the window tells the user above the articles, and what it offers to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class NoticeLevel(StrEnum):
    """How much a notice matters."""

    INFORMATION = "information"
    WARNING = "warning"
    ERROR = "error"


class NoticeAction(StrEnum):
    """What a notice offers to do."""

    COMPARE_AGAIN = "compare_again"
    GO_ON = "go_on"
    RETRY = "retry"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the user; a new notice takes the place of the one with the same key."""

    key: str
    text: str
    level: NoticeLevel = NoticeLevel.INFORMATION
    action: NoticeAction | None = None
    details: str = ""  # for a report; shown on demand
