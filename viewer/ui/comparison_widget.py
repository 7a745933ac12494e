"""The comparison: linked panes with bands between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from viewer.presentation.activation import (
    active_links,
    active_sentences,
    band_words,
    change_target,
    sentence_words,
    spoken_words,
)
from viewer.presentation.link_marks import changed_spans
from viewer.presentation.view_records import Change, ComparisonView
from viewer.ui.article_pane import ArticlePane
from viewer.ui.connector_handle import ConnectorHandle
from viewer.ui.glide import Glide
from viewer.ui.levelling import level_targets, scroll_in_sight
from viewer.ui.lock_button import LockButton
from viewer.ui.minimap import Minimap
from viewer.ui.pane_area import PaneArea
from viewer.ui.pane_column import PaneColumn
from viewer.ui.pane_document import LINE_CHARACTERS
from viewer.ui.pane_drops import PaneDrops
from viewer.ui.pane_header import PaneHeader
from viewer.ui.placeholder_column import Placeholder, PlaceholderColumn
from viewer.ui.scroll_sync import ScrollSync
from viewer.ui.theme import Theme, Themed, load_theme

MIN_ZOOM, MAX_ZOOM, ZOOM_STEP = 0.6, 3.0, 1.1


class ComparisonWidget(QWidget):
    """Shows a ComparisonView in linked panes. It changes nothing: it says what the user did or wants.

    Tab and Shift+Tab go from pane to pane.
    """

    sentence_activated = Signal(int, int)  # article, sentence
    files_dropped = Signal(list, object, object)  # paths, position to insert at, position to replace
    article_move_requested = Signal(int, int)  # from position, to position
    base_requested = Signal(int)  # article
    close_requested = Signal(int)  # article
    placeholder_close_requested = Signal(str)  # source
    scroll_lock_changed = Signal(bool)
    zoom_changed = Signal(float)

    def __init__(self, parent: QWidget | None = None, theme: Theme | None = None) -> None:
        super().__init__(parent)
        self._theme = theme or load_theme("light")
        self._view: ComparisonView | None = None
        self._columns: list[PaneColumn] = []
        self._gutters: list[ConnectorHandle] = []
        self._locks: list[LockButton] = []
        self._placeholders: list[PlaceholderColumn] = []
        self._active: tuple[int, int] | None = None
        self._zoom = 1.0
        self._characters = LINE_CHARACTERS
        self._area = PaneArea(self._theme, self)
        self._drops = PaneDrops(self, self._area, self._theme)
        self._sync = ScrollSync(self)
        self._glide = Glide(self)
        self._set_up()

    def _set_up(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._area)
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Compared articles"))
        self._area.arranged.connect(self._on_area_arranged)
        self._drops.files_dropped.connect(self.files_dropped)
        self._drops.move_requested.connect(self.article_move_requested)
        self._sync.scrolled.connect(self._on_panes_scrolled)
        self._glide.moved.connect(self._on_panes_scrolled)

    # What it shows

    def set_view(self, view: ComparisonView | None) -> None:
        """Show a view; panes whose article is shown already keep their place."""
        self._glide.stop()
        same = view is not None and self._view is not None and _same_articles(view, self._view)
        self._view = view
        if not same:
            self._rebuild()
        self._fill_parts()
        if self._active is not None and same:
            self.activate(*self._active, level=False)
        else:
            self.activate(0, None)

    def view(self) -> ComparisonView | None:
        """The view shown."""
        return self._view

    def set_placeholders(self, placeholders: Sequence[Placeholder]) -> None:
        """Show these behind the articles: articles that are being read, or could not be."""
        for column in self._placeholders:
            column.hide()
            column.deleteLater()
        self._placeholders = [PlaceholderColumn(entry, self._theme) for entry in placeholders]
        for column in self._placeholders:
            column.close_requested.connect(self.placeholder_close_requested)
        self._area.set_parts(self._columns, self._placeholders, self._gutters, self._locks)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours; no place is lost."""
        self._theme = theme
        self._area.set_theme(theme)
        self._drops.set_theme(theme)
        themed: list[Themed] = [*self._columns, *self._gutters, *self._locks, *self._placeholders]
        for part in themed:
            part.set_theme(theme)

    def set_zoom(self, zoom: float) -> None:
        """Set articles larger (above 1) or smaller; kept within MIN_ZOOM and MAX_ZOOM."""
        self._zoom = max(MIN_ZOOM, min(MAX_ZOOM, zoom))
        self._apply_text_look()
        self.zoom_changed.emit(self._zoom)

    def zoom(self) -> float:
        """How much larger than usual articles are set."""
        return self._zoom

    def zoom_by(self, steps: int) -> None:
        """Enlarge by some steps, or reduce where `steps` is negative."""
        self.set_zoom(self._zoom * ZOOM_STEP**steps)

    def set_line_length(self, characters: int) -> None:
        """Set the greatest number of average characters a line."""
        self._characters = characters
        self._apply_text_look()

    def set_scroll_lock(self, locked: bool) -> None:
        """Scroll the panes together, or each alone."""
        changed = locked != self._sync.locked
        self._sync.locked = locked
        for button in self._locks:
            button.setChecked(locked)
        if changed:
            self.scroll_lock_changed.emit(locked)

    def scroll_locked(self) -> bool:
        """Whether the panes scroll together."""
        return self._sync.locked

    def set_animated(self, animated: bool) -> None:
        """Glide to new places, or jump."""
        self._glide.animated = animated

    def is_gliding(self) -> bool:
        """Whether the panes are on their way to a new place."""
        return self._glide.is_running()

    # What is chosen

    def active(self) -> tuple[int, int] | None:
        """The article and the sentence that are chosen."""
        return self._active

    def activate(self, article: int, sentence: int | None, *, level: bool = True) -> None:
        """Bring a sentence out with its counterparts in all panes and level them; None: bring nothing out."""
        view = self._view
        if view is None or sentence is None:
            self._active = None
            self._show_active({}, frozenset())
            return
        self._active = (article, sentence)
        active = active_sentences(view, article, sentence)
        self._show_active(active, active_links(view, active))
        if level:
            self._glide.go(self._level_targets(active))

    def show_change(self, change: Change) -> None:
        """Choose a change and bring its changed words into sight in every pane."""
        view = self._view
        if view is None:
            return
        self.activate(*change_target(change), level=False)
        active = dict(active_sentences(view, *change_target(change)))
        targets = self._level_targets(active)
        if change.link is not None:
            link = view.comparison.links[change.link]
            for side in (link.a, link.b):
                pane = self.pane(side.article)
                first = next(iter(changed_spans(link, side.article)), None)
                if pane is not None and first is not None and pane in targets:
                    targets[pane] = scroll_in_sight(pane, pane.geometry_now.span_boxes(first), targets[pane])
        self._glide.go(targets)
        for article in (change.reference, change.article):  # the article that changed has the last word
            self._area.bring_into_sight(view.position(article))

    def bring_into_sight(self, article: int) -> None:
        """Scroll sideways to the pane of an article."""
        if self._view is not None:
            self._area.bring_into_sight(self._view.position(article))

    def pane(self, article: int) -> ArticlePane | None:
        """The pane that shows an article."""
        return next((column.pane for column in self._columns if column.pane.article == article), None)

    def panes(self) -> tuple[ArticlePane, ...]:
        """The panes from left to right."""
        return tuple(column.pane for column in self._columns)

    def headers(self) -> tuple[PaneHeader, ...]:
        """The headers from left to right."""
        return tuple(column.header for column in self._columns)

    def rulers(self) -> tuple[Minimap, ...]:
        """The rulers from left to right."""
        return tuple(column.ruler for column in self._columns)

    def gutters(self) -> tuple[ConnectorHandle, ...]:
        """The gutters from left to right."""
        return tuple(self._gutters)

    def lock_buttons(self) -> tuple[LockButton, ...]:
        """The buttons above the gutters; all show the same."""
        return tuple(self._locks)

    def placeholder_columns(self) -> tuple[PlaceholderColumn, ...]:
        """The columns of articles that are not there."""
        return tuple(self._placeholders)

    def scrolls_sideways(self) -> bool:
        """Whether the panes need more width than there is."""
        return self._area.horizontalScrollBar().maximum() > 0

    def focused_article(self) -> int | None:
        """The article whose pane has the keyboard, else the one that holds the chosen sentence."""
        focused = next((pane.article for pane in self.panes() if pane.hasFocus()), None)
        return focused if focused is not None else self._active[0] if self._active else None

    def copy(self) -> None:
        """Put the selected characters, as they stand in the article, on the clipboard."""
        pane = self._selecting_pane()
        if pane is not None:
            pane.copy()

    def select_all(self) -> None:
        """Select the article whose pane has the keyboard."""
        pane = next((pane for pane in self.panes() if pane.hasFocus()), None)
        if pane is not None:
            pane.selectAll()

    def _selecting_pane(self) -> ArticlePane | None:
        selecting = [pane for pane in self.panes() if pane.textCursor().hasSelection()]
        focused = [pane for pane in selecting if pane.hasFocus()]
        return next(iter(focused or selecting), None)

    def _show_active(self, active: Mapping[int, frozenset[int]], links: frozenset[int]) -> None:
        for column in self._columns:
            article = column.pane.article
            chosen = self._active[1] if self._active is not None and self._active[0] == article else None
            column.set_active(active.get(article, frozenset()), chosen)
        for gutter in self._gutters:
            gutter.set_active(links)

    def _level_targets(self, active: Mapping[int, frozenset[int]]) -> dict[ArticlePane, float]:
        leader = self.pane(self._active[0]) if self._active is not None else None
        if leader is None or self._active is None:
            return {}
        return level_targets(leader, self._active[1], active, self._sync)

    # Parts

    def _rebuild(self) -> None:
        view = self._view
        old = self._columns
        self._columns = []
        for pane_view in view.panes if view is not None else ():
            whole = view.comparison.articles[pane_view.article] if view is not None else None
            kept = next((column for column in old if column.whole == whole), None)
            if kept is not None:
                old.remove(kept)
            elif whole is not None:
                kept = PaneColumn(whole, pane_view, self._theme)
                self._wire_column(kept)
            if kept is not None:
                self._columns.append(kept)
        for part in (*old, *self._gutters, *self._locks):
            part.hide()
            part.deleteLater()
        self._gutters = [self._new_gutter(place) for place in range(len(self._columns) - 1)]
        self._locks = [self._new_lock() for _ in self._gutters]

    def _wire_column(self, column: PaneColumn) -> None:
        column.pane.set_text_look(self._zoom, self._characters)
        column.pane.sentence_chosen.connect(self._on_pane_sentence_chosen)
        column.pane.cleared.connect(self._on_pane_cleared)
        column.pane.scrolled.connect(self._on_pane_scrolled)
        column.pane.layout_changed.connect(self._on_pane_layout_changed)
        column.header.base_requested.connect(self.base_requested)
        column.header.close_requested.connect(self.close_requested)
        column.header.drag_moved.connect(self._on_header_drag_moved)
        column.header.drag_ended.connect(self._on_header_drag_ended)

    def _new_gutter(self, place: int) -> ConnectorHandle:
        gutter = ConnectorHandle(self._theme)
        gutter.band_chosen.connect(self._on_gutter_band_chosen)
        gutter.wheel_turned.connect(self._columns[place].pane.wheelEvent)
        return gutter

    def _new_lock(self) -> LockButton:
        button = LockButton(self._theme)
        button.setChecked(self._sync.locked)
        button.toggled.connect(self.set_scroll_lock)
        return button

    def _fill_parts(self) -> None:
        view = self._view
        self._area.set_parts(self._columns, self._placeholders, self._gutters, self._locks)
        if view is None:
            self._sync.set_panes((), None)
            return
        self._sync.set_panes(self.panes(), view.comparison)
        for column, pane_view in zip(self._columns, view.panes, strict=True):
            column.set_view(pane_view, is_base=pane_view.article == view.base)
            column.pane.set_describer(partial(sentence_words, view, pane_view.article))
        for place, gutter in enumerate(self._gutters):
            bands = [band for band in view.bands if band.left_pane == place]
            gutter.set_bands(bands, [band_words(view, band) for band in bands])
        self._set_tab_order()
        self._on_area_arranged()

    def _set_tab_order(self) -> None:
        chain: list[QWidget] = list(self.panes())
        chain += [button for column in self._columns for button in column.header.tab_stops()]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _apply_text_look(self) -> None:
        self._area.arranging = True
        for pane in self.panes():
            pane.set_text_look(self._zoom, self._characters)
        self._area.arrange()

    # Answers to the parts

    def _on_area_arranged(self) -> None:
        self._sync.forget_layout()
        for place, gutter in enumerate(self._gutters):
            left, right = self._columns[place].pane, self._columns[place + 1].pane
            if left.is_laid_out() and right.is_laid_out():
                gutter.set_extents(left.geometry_now.extents, right.geometry_now.extents)
        self._on_panes_scrolled()

    def _on_pane_layout_changed(self) -> None:
        if not self._area.arranging:
            self._on_area_arranged()

    def _on_panes_scrolled(self) -> None:
        for place, gutter in enumerate(self._gutters):
            left, right = self._columns[place].pane, self._columns[place + 1].pane
            gutter.set_scrolls(left.scroll_value(), right.scroll_value())

    def _on_pane_scrolled(self, before: int, after: int, alone: bool) -> None:
        leader = self.sender()
        if isinstance(leader, ArticlePane) and not alone:
            self._glide.stop()
            self._sync.lead(leader, before, after)
        else:
            self._on_panes_scrolled()

    def _on_pane_sentence_chosen(self, sentence: int) -> None:
        pane = self.sender()
        if isinstance(pane, ArticlePane):
            self.activate(pane.article, sentence)
            self._say(pane, sentence)
            self.sentence_activated.emit(pane.article, sentence)

    def _say(self, pane: ArticlePane, sentence: int) -> None:
        """Tell a screen reader what the marks of the sentence say; Qt gives it no colours or line styles."""
        if self._view is not None and QAccessible.isActive():
            words = spoken_words(self._view, pane.article, sentence)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(pane, words))

    def _on_pane_cleared(self) -> None:
        self.activate(0, None)

    def _on_gutter_band_chosen(self, index: int) -> None:
        gutter = self.sender()
        if self._view is None or not isinstance(gutter, ConnectorHandle):
            return
        place = self._gutters.index(gutter)
        band = [band for band in self._view.bands if band.left_pane == place][index]
        article, sentence = self._view.order[place], band.left_sentences[0]
        self.activate(article, sentence)
        self.sentence_activated.emit(article, sentence)

    def focus_pane(self, step: int) -> None:
        """Take the keyboard to the next pane (1) or the one before (-1), round and round."""
        panes = self.panes()
        here = next((place for place, pane in enumerate(panes) if pane.hasFocus()), -1 if step > 0 else 0)
        if panes:
            target = (here + step) % len(panes)
            panes[target].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._area.bring_into_sight(target)

    # Dragging

    def drop_words(self) -> str:
        """What is said now about something dragged over the panes; empty while nothing is."""
        return self._drops.words()

    def _on_header_drag_moved(self, article: int, place: QPoint) -> None:
        self._drops.move_header(place)

    def _on_header_drag_ended(self, article: int, place: QPoint) -> None:
        articles = [pane.article for pane in self.panes()]
        if article in articles:
            self._drops.drop_header(articles.index(article), place)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: D102
        self._drops.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: D102
        self._drops.move(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: D102
        self._drops.leave()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        self._drops.drop(event)


def _same_articles(view: ComparisonView, other: ComparisonView) -> bool:
    return view.order == other.order and view.comparison.articles == other.comparison.articles
