"""The window: menus, toolbar, messages, articles, change list and status line, all tied to the session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QActionGroup,
    QCloseEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from viewer.presentation.comparison_view import Change, ComparisonView
from viewer.resources import resource
from viewer.settings import THEMES
from viewer.ui.action_states import action_states
from viewer.ui.actions import build_actions, colour_icons, shortcut_lines
from viewer.ui.article_sources import ArticleSource, FileSource, is_gone, paths_in, text_in
from viewer.ui.change_list import ChangeDock, ChangeList
from viewer.ui.comparison_widget import ComparisonWidget
from viewer.ui.desk import Desk
from viewer.ui.dock_places import bring_forward, is_behind, place_docks
from viewer.ui.drop_window import DropWindow
from viewer.ui.error_dialog import ErrorDialog
from viewer.ui.fact_table import FactDock, FactTables
from viewer.ui.file_dialog import ChooseFiles, choose_files
from viewer.ui.help_dialogs import ShortcutsDialog, about_box
from viewer.ui.icons import application_icon
from viewer.ui.menus import fill_menu_bar, make_tool_bar
from viewer.ui.message_bar import MessageBar
from viewer.ui.notices import NoticeAction
from viewer.ui.recent_menu import RecentMenu
from viewer.ui.session import Session
from viewer.ui.status_line import StatusLine
from viewer.ui.theme import Theme
from viewer.ui.theme_choice import ThemeChoice
from viewer.ui.welcome_page import WelcomePage
from viewer.ui.window_memory import WindowMemory

_FIRST_SIZE = (1280, 820)
_MESSAGE_TIME = 5000  # ms


class MainWindow(DropWindow):
    """Shows what the session holds and hands on what the user asks for."""

    def __init__(
        self,
        session: Session,
        memory: WindowMemory,
        themes: ThemeChoice,
        choose: ChooseFiles = choose_files,
    ) -> None:
        super().__init__()
        # They go when the window goes, not when Python gets round to it.
        for part in (session, memory, themes):
            part.setParent(self)
        self._session = session
        self._memory = memory
        self._themes = themes
        self._choose = choose
        self._actions = build_actions(self, self._handlers())
        self._recent_menu = RecentMenu(self)
        self._messages = MessageBar()
        self._welcome = WelcomePage([self._actions[name] for name in ("open", "paste", "samples")])
        self._comparison = ComparisonWidget()
        self._pages = QStackedWidget()
        self._changes = ChangeList()
        self._dock = ChangeDock(self._changes, self)
        self._facts = FactTables()
        self._fact_dock = FactDock(self._facts, self)
        self._status = StatusLine(self)
        self._tool_bar = make_tool_bar(self, self._actions, self.tr("Toolbar"))
        self._build()
        self._connect_session()
        self._connect_parts()
        self._remember()

    # Building

    def _build(self) -> None:
        self.setWindowIcon(application_icon())
        self.setDockNestingEnabled(True)
        self._pages.addWidget(self._welcome)
        self._pages.addWidget(self._comparison)
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._messages)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(centre)
        place_docks(self, self._dock, self._fact_dock)
        self.setStatusBar(self._status)
        fill_menu_bar(self, self._actions)
        self._actions["recent"].setMenu(self._recent_menu)
        group = QActionGroup(self)
        for name in THEMES:
            group.addAction(self._actions[f"theme_{name}"])

    def _handlers(self) -> Mapping[str, Callable[..., object]]:
        session = self._session
        return {
            "open": self._on_open,
            "recent": _nothing,
            "samples": self.open_samples,
            "close": self._on_close,
            "close_all": session.close_all,
            "quit": self.close,
            "undo": session.undo_stack.undo,
            "redo": session.undo_stack.redo,
            "copy": self._on_copy,
            "select_all": self._on_select_all,
            "paste": self._on_paste,
            "cancel": session.cancel,
            "compare_again": session.retry,
            "scroll_lock": self._on_scroll_lock_toggled,
            "change_list": self._on_change_list_toggled,
            "fact_tables": self._on_fact_tables_toggled,
            "toolbar": self._on_toolbar_toggled,
            "zoom_in": partial(self._on_zoom, 1),
            "zoom_out": partial(self._on_zoom, -1),
            "zoom_reset": self._on_zoom_reset,
            "theme_light": partial(self._on_theme_toggled, "light"),
            "theme_dark": partial(self._on_theme_toggled, "dark"),
            "theme_system": partial(self._on_theme_toggled, "system"),
            "next_change": session.next_change,
            "previous_change": session.previous_change,
            "next_counterpart": partial(session.step_article, 1),
            "previous_counterpart": partial(session.step_article, -1),
            "next_article": partial(self._on_focus_pane, 1),
            "previous_article": partial(self._on_focus_pane, -1),
            "find_change": self._on_find_change,
            "shortcuts": self._on_shortcuts,
            "about": self._on_about,
        }

    def _connect_session(self) -> None:
        session = self._session
        session.desk_changed.connect(self._on_session_desk_changed)
        session.view_changed.connect(self._on_session_view_changed)
        session.active_changed.connect(self._on_session_active_changed)
        session.change_shown.connect(self._on_session_change_shown)
        session.listing_changed.connect(self._on_session_listing_changed)
        session.marks_changed.connect(self._on_session_marks_changed)
        session.busy_changed.connect(self._on_session_busy_changed)
        session.progress_changed.connect(self._status.show_progress)
        session.article_read.connect(self._on_session_article_read)
        session.read_failed.connect(self._on_session_read_failed)
        session.step_ended.connect(self._on_session_step_ended)
        session.notices.changed.connect(self._messages.show_notices)
        session.undo_stack.undoTextChanged.connect(self._on_undo_text_changed)
        session.undo_stack.redoTextChanged.connect(self._on_redo_text_changed)
        session.undo_stack.canUndoChanged.connect(self._actions["undo"].setEnabled)
        session.undo_stack.canRedoChanged.connect(self._actions["redo"].setEnabled)

    def _connect_parts(self) -> None:
        session, panes = self._session, self._comparison
        panes.sentence_activated.connect(self._on_panes_sentence_activated)
        panes.files_dropped.connect(session.open_paths)
        panes.article_move_requested.connect(session.move_article)
        panes.base_requested.connect(session.set_base)
        panes.close_requested.connect(session.close_article)
        panes.scroll_lock_changed.connect(self._actions["scroll_lock"].setChecked)
        panes.zoom_changed.connect(self._on_panes_zoom_changed)
        self._changes.change_requested.connect(session.show_change)
        self._changes.filter_requested.connect(session.set_filter)
        self._changes.ranking_requested.connect(session.set_ranked)
        self._changes.article_requested.connect(session.set_only_article)
        self._facts.sentence_requested.connect(self._on_facts_sentence_requested)
        self._messages.action_requested.connect(self._on_messages_action_requested)
        self._messages.dismiss_requested.connect(session.notices.dismiss)
        self._messages.details_requested.connect(self._on_messages_details_requested)
        self._status.cancel_requested.connect(session.cancel)
        self._welcome.recent_requested.connect(self._open_recent)
        self._recent_menu.file_requested.connect(self._open_recent)
        self._recent_menu.clear_requested.connect(self._memory.clear_recent)
        self.data_dropped.connect(self._take_in)
        self._dock.closed.connect(self._actions["change_list"].toggle)
        self._fact_dock.closed.connect(self._on_fact_dock_closed)
        self._memory.recent_changed.connect(self._show_recent)
        self._themes.changed.connect(self._dress)
        QGuiApplication.clipboard().dataChanged.connect(self._update_actions)

    def _remember(self) -> None:
        """Take up where the last run ended."""
        memory = self._memory
        self.resize(*_FIRST_SIZE)
        self.restoreGeometry(memory.geometry)
        self.restoreState(memory.window_state)
        self._actions["toolbar"].setChecked(not self._tool_bar.isHidden())
        self._actions["change_list"].setChecked(memory.change_list)
        self._actions["fact_tables"].setChecked(memory.fact_tables)
        self._actions["scroll_lock"].setChecked(memory.scroll_lock)
        self._comparison.set_scroll_lock(memory.scroll_lock)
        self._comparison.set_zoom(memory.zoom)
        self._actions[f"theme_{memory.theme}"].setChecked(True)
        self._session.set_ranked(memory.ranked)
        self._show_recent(memory.recent_files)
        for name in ("undo", "redo"):
            self._actions[name].setEnabled(False)
        self._on_session_view_changed(self._session.view)
        self._welcome.setFocus()
        self._on_session_desk_changed(self._session.desk)

    # What the user asks

    def open_samples(self) -> None:
        """Open the articles that come with the program."""
        folder = resource("samples")
        self._session.open_paths(sorted(path for path in folder.iterdir() if path.suffix == ".txt"))

    def open_paths(self, paths: list[Path]) -> None:
        """Open files and remember their folder."""
        if paths:
            with suppress(OSError):  # the folder that a relative path starts from may be gone
                self._memory.last_folder = paths[0].absolute().parent
            self._session.open_paths(paths)

    def _on_open(self) -> None:
        self.open_paths(self._choose(self, self._memory.last_folder))

    def _open_recent(self, path: Path) -> None:
        self._session.open_paths([path])

    def _on_close(self) -> None:
        view, article = self._session.view, self._comparison.focused_article()
        if view is not None:
            self._session.close_article(view.order[-1] if article is None else article)

    def _on_paste(self) -> None:
        self._take_in(QGuiApplication.clipboard().mimeData())

    def _take_in(self, data: QMimeData) -> None:
        """Open what the clipboard or a drop holds."""
        paths = paths_in(data)
        if paths:
            self.open_paths(paths)
        else:
            self._session.paste_text(text_in(data))

    def _on_copy(self) -> None:
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            field.copy()
        else:
            self._comparison.copy()

    def _on_select_all(self) -> None:
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            field.selectAll()
        else:
            self._comparison.select_all()

    def _on_panes_sentence_activated(self, article: int, sentence: int) -> None:
        # The panes have levelled the counterparts already.
        self._session.activate(article, sentence, level=False)

    def _on_messages_action_requested(self, action: NoticeAction) -> None:
        if action is NoticeAction.OPEN:
            self._on_open()
        else:
            self._session.perform(action)

    def _on_messages_details_requested(self, details: str) -> None:
        dialog = ErrorDialog(details, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_scroll_lock_toggled(self, locked: bool) -> None:
        self._memory.scroll_lock = locked
        self._comparison.set_scroll_lock(locked)

    def _on_change_list_toggled(self, wanted: bool) -> None:
        self._memory.change_list = wanted
        self._show_dock()

    def _on_fact_tables_toggled(self, wanted: bool) -> None:
        if not wanted and is_behind(self._fact_dock):  # who asks for what is behind a tab wants to see it
            self._actions["fact_tables"].setChecked(True)
            return
        self._memory.fact_tables = wanted
        self._show_dock()
        if wanted:
            bring_forward(self._fact_dock)

    def _on_fact_dock_closed(self) -> None:
        self._memory.fact_tables = False
        self._actions["fact_tables"].setChecked(False)

    def _on_facts_sentence_requested(self, article: int, sentence: int) -> None:
        self._session.activate(article, sentence)
        self._comparison.bring_into_sight(article)

    def _show_dock(self) -> None:
        """The lists belong to articles: the welcome page stands alone."""
        compared = self._session.view is not None
        self._dock.setVisible(self._actions["change_list"].isChecked() and compared)
        self._fact_dock.setVisible(self._actions["fact_tables"].isChecked() and compared)

    def _on_toolbar_toggled(self, shown: bool) -> None:
        self._tool_bar.setVisible(shown)

    def _on_zoom(self, steps: int) -> None:
        self._comparison.zoom_by(steps)

    def _on_zoom_reset(self) -> None:
        self._comparison.set_zoom(1.0)

    def _on_panes_zoom_changed(self, zoom: float) -> None:
        self._memory.zoom = zoom

    def _on_theme_toggled(self, name: str, chosen: bool) -> None:
        if chosen:
            self._memory.theme = name
            self._themes.choose(name)

    def _on_focus_pane(self, step: int) -> None:
        self._comparison.focus_pane(step)

    def _on_find_change(self) -> None:
        self._actions["change_list"].setChecked(True)
        self._changes.focus_field()

    def _on_shortcuts(self) -> None:
        dialog = ShortcutsDialog(shortcut_lines(self._actions), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_about(self) -> None:
        box = about_box(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # What the session announces

    def _on_session_desk_changed(self, desk: Desk) -> None:
        names = [source.name for source in desk.sources]
        self.setWindowTitle(" · ".join([*names, "articlediff"]) if len(names) < 4 else _many(names))
        self._update_actions()

    def _on_session_view_changed(self, view: ComparisonView | None) -> None:
        self._pages.setCurrentWidget(self._welcome if view is None else self._comparison)
        self._show_dock()
        self._comparison.set_view(self._session.filtered_view)
        self._changes.show_view(view)
        self._facts.show_view(view)
        self._show_listing()
        self._update_status()
        self._update_actions()

    def _on_session_active_changed(self, article: int | None, sentence: int | None, level: bool) -> None:
        if article is not None:
            self._comparison.activate(article, sentence, level=level)
        self._changes.select(self._session.current_change)
        self._update_status()

    def _on_session_change_shown(self, change: Change) -> None:
        self._comparison.show_change(change)
        if QAccessible.isActive():
            words = self._changes.in_words(change)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self._changes.select(change)
        self._update_status()

    def _on_session_listing_changed(self) -> None:
        self._memory.ranked = self._session.ranked
        self._show_listing()
        self._update_status()
        self._update_actions()

    def _on_session_marks_changed(self) -> None:
        self._comparison.set_view(self._session.filtered_view)

    def _on_session_busy_changed(self, busy: bool) -> None:
        self._status.set_busy(busy)
        self._update_actions()

    def _on_session_article_read(self, source: ArticleSource) -> None:
        if isinstance(source, FileSource) and not source.path.is_relative_to(resource("samples")):
            self._memory.add_recent(source.path)

    def _on_session_read_failed(self, source: ArticleSource) -> None:
        if isinstance(source, FileSource) and is_gone(source):
            self._memory.forget_recent(source.path)

    def _on_session_step_ended(self, forward: bool) -> None:
        words = self.tr("This is the last change.") if forward else self.tr("This is the first change.")
        self._status.showMessage(words, _MESSAGE_TIME)

    def _on_undo_text_changed(self, text: str) -> None:
        self._actions["undo"].setText(self.tr("&Undo {0}").format(text.replace("&", "&&")).strip())

    def _on_redo_text_changed(self, text: str) -> None:
        self._actions["redo"].setText(self.tr("&Redo {0}").format(text.replace("&", "&&")).strip())

    # What follows from it

    def _show_listing(self) -> None:
        session = self._session
        self._changes.show_listing(
            session.changes, session.change_filter, session.ranked, session.only_article
        )
        self._changes.select(session.current_change)

    def _update_status(self) -> None:
        session = self._session
        whole = len(session.view.changes) if session.view else 0
        self._status.show_place(session.current_change, session.changes, whole)
        self._status.show_active(session.view, session.active)

    def _update_actions(self) -> None:
        for name, possible in action_states(self._session).items():
            self._actions[name].setEnabled(possible)

    def _show_recent(self, paths: list[Path]) -> None:
        self._welcome.set_recent(paths)
        self._recent_menu.show_files(paths)
        self._actions["recent"].setEnabled(bool(paths))

    def _dress(self, theme: Theme) -> None:
        colour_icons(self._actions, theme.colour("ink"))
        lists = (self._changes, self._facts)
        for part in (self._messages, self._welcome, self._comparison, *lists, self._drop_hint):
            part.set_theme(theme)

    # Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and stop all work."""
        self._memory.keep_window(self.saveGeometry(), self.saveState())
        self.hide()  # at once: a worker in the middle of something takes a moment to end
        self._session.close()
        super().closeEvent(event)


def _many(names: list[str]) -> str:
    return f"{names[0]} · {names[1]} +{len(names) - 2} · articlediff"


def _nothing() -> None:
    """What an action with a submenu does by itself."""
