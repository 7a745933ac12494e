"""Which actions can be taken at the moment."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QGuiApplication

from viewer.ui.article_sources import paths_in, text_in
from viewer.ui.session import Session


def action_states(session: Session) -> Mapping[str, bool]:
    """For each action that is not always possible, whether it is now."""
    one = session.view is not None
    several = session.view is not None and len(session.view.panes) > 1
    changes = bool(session.changes)
    return {
        "close": one,
        "close_all": bool(session.desk.sources),
        "cancel": session.busy,
        "compare_again": session.can_compare_again,
        "copy": one,
        "select_all": one,
        "next_change": changes,
        "previous_change": changes,
        "next_counterpart": several,
        "previous_counterpart": several,
        "next_article": several,
        "previous_article": several,
        "paste": _can_paste(),
    }


def _can_paste() -> bool:
    data = QGuiApplication.clipboard().mimeData()
    return data is not None and bool(paths_in(data) or text_in(data))
