"""The one place that knows what is open, compared and active, and that decides what happens to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from viewer.engine.model import Article, Comparison, Options, SegmentedArticle
from viewer.presentation.change_filter import EVERYTHING, ChangeFilter, filter_changes, filter_view
from viewer.presentation.change_order import gravest_first
from viewer.presentation.change_steps import (
    change_above,
    change_after,
    change_at,
    change_before,
    change_below,
)
from viewer.presentation.comparison_view import Change, ComparisonView
from viewer.ui.aligned_articles import AlignedArticles
from viewer.ui.article_sources import ArticleSource, PastedText
from viewer.ui.desk import Desk
from viewer.ui.desk_command import DeskCommand
from viewer.ui.job_runner import JobRunner
from viewer.ui.notice_board import NoticeBoard
from viewer.ui.notices import Notice, NoticeAction, NoticeLevel
from viewer.ui.opening import MAX_ARTICLES, Opening, plan_opening
from viewer.ui.outcome import outcome_notice

FIRST_SECONDS = 30.0  # longer: a better first answer for huge articles, but the editor waits without one
SHOW_READ_AFTER = 100  # ms; several articles read within it are laid out once, not each as it comes


class Session(QObject):
    """Holds the open articles, their comparison and the active sentence; announces every change of them.

    Articles are sources here and indexes of ``view.comparison`` in everything that concerns sentences.
    """

    desk_changed = Signal(object)  # Desk
    view_changed = Signal(object)  # ComparisonView, or None where nothing has been read
    active_changed = Signal(object, object, bool)  # article, sentence (None: none); level the counterparts?
    change_shown = Signal(object)  # Change that the user stepped to or picked
    listing_changed = Signal()  # what the list shows of the changes, or their order
    marks_changed = Signal()  # which kinds are marked in the panes
    busy_changed = Signal(bool)
    progress_changed = Signal(str, float)
    article_read = Signal(object)  # ArticleSource
    read_failed = Signal(object)  # ArticleSource
    step_ended = Signal(bool)  # there is no change further on (True: forward, False: back)

    def __init__(self, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        runner.setParent(self)
        self._runner = runner
        self._undo_stack = QUndoStack(self)
        self._notices = NoticeBoard(self)
        self._desk = Desk()
        self._known = AlignedArticles()
        self._view: ComparisonView | None = None
        self._filter = EVERYTHING
        self._ranked = False
        self._only: ArticleSource | None = None
        self._active: tuple[ArticleSource, int | None] | None = None
        self._change: Change | None = None
        self._busy = False
        self._pasted = 0
        self._opened: list[ArticleSource] = []
        self._unread: tuple[ArticleSource, ...] = ()
        self._showing = QTimer(self)
        self._showing.setSingleShot(True)
        self._showing.setInterval(SHOW_READ_AFTER)
        self._showing.timeout.connect(self._rebuild)
        self._connect_runner()

    # What stands

    @property
    def undo_stack(self) -> QUndoStack:
        """The steps that can be undone: open, replace, close, move, base."""
        return self._undo_stack

    @property
    def desk(self) -> Desk:
        """The open articles, those that are still being read among them."""
        return self._desk

    @property
    def view(self) -> ComparisonView | None:
        """What the window shows; None where no article has been read."""
        return self._view

    @property
    def filtered_view(self) -> ComparisonView | None:
        """The view with the kinds that the filter hides left unmarked; what the panes show."""
        return filter_view(self._view, ChangeFilter(kinds=self._filter.kinds)) if self._view else None

    @property
    def busy(self) -> bool:
        """Whether articles are being read or compared."""
        return self._busy

    @property
    def can_compare_again(self) -> bool:
        """Whether there is anything to read and compare once more."""
        return not self._busy and bool(self._desk.sources or self._unread)

    @property
    def notices(self) -> NoticeBoard:
        """What the user is being told above the articles."""
        return self._notices

    @property
    def change_filter(self) -> ChangeFilter:
        """Which changes the list shows and the steps stop at."""
        return self._filter

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes that the filter admits, in the order in which they are listed."""
        if self._view is None:
            return ()
        only = self.only_article
        wanted = self._filter if only is None else replace(self._filter, articles=frozenset({only}))
        listed = filter_changes(self._view.changes, wanted)
        return gravest_first(listed) if self._ranked else listed

    @property
    def only_article(self) -> int | None:
        """The one article whose changes are listed; None where those of all are."""
        return self._known.sources.index(self._only) if self._only in self.shown else None

    @property
    def ranked(self) -> bool:
        """Whether the gravest changes come first, rather than the text's order."""
        return self._ranked

    @property
    def current_change(self) -> Change | None:
        """The change that the active sentence stands in."""
        return self._change

    @property
    def active(self) -> tuple[int, int | None] | None:
        """The active article and sentence; None where no pane is active."""
        if self._active is None or self._active[0] not in self.shown:
            return None
        return self._known.sources.index(self._active[0]), self._active[1]

    @property
    def shown(self) -> tuple[ArticleSource, ...]:
        """The articles that have a pane, from left to right."""
        return tuple(self._known.sources[article] for article in self._view.order) if self._view else ()

    # What the user asks

    def open_paths(
        self, paths: Sequence[Path], position: int | None = None, replaced: int | None = None
    ) -> None:
        """Open files at a position (None: at the right end), or the first in the place of another article."""
        self._notices.clear("opening")
        self._open(plan_opening(self._desk, paths, replaced), position, replaced)

    def paste_text(self, text: str, position: int | None = None, replaced: int | None = None) -> None:
        """Open a text as an article."""
        self._notices.clear("opening")
        if not text.strip():
            self._notices.post(
                Notice("opening:empty", self.tr("There is no text on the clipboard to paste."))
            )
            return
        self._pasted += 1
        source = PastedText(self.tr("Pasted article {0}").format(self._pasted), text)
        room = MAX_ARTICLES - len(self._desk.sources) + (replaced is not None)
        plan = Opening((source,)) if room > 0 else Opening((), too_many=(source.name,))
        self._open(plan, position, replaced)

    def close_article(self, article: int) -> None:
        """Close an article of the comparison."""
        source = self._known.sources[article]
        self._do(self.tr("Close “{0}”").format(source.name), self._desk.without([source]))

    def close_all(self) -> None:
        """Close every article."""
        if self._desk.sources:
            self._do(self.tr("Close All"), Desk())

    def move_article(self, origin: int, target: int) -> None:
        """Let the article at position `origin` stand at position `target`."""
        if origin != target:
            sources, shown = self._desk.sources, self.shown
            desk = self._desk.with_moved(sources.index(shown[origin]), sources.index(shown[target]))
            self._do(self.tr("Move Article"), desk)

    def set_base(self, article: int) -> None:
        """Compare the others with this article of the comparison."""
        source = self._known.sources[article]
        if source != self._desk.base:
            self._do(self.tr("Change of Base"), self._desk.with_base(source))

    def activate(self, article: int, sentence: int | None, level: bool = True) -> None:
        """Make a sentence the active one."""
        source = self._known.sources[article]
        self._active = (source, sentence)
        if self._view is not None and sentence is not None:
            self._change = change_at(self._view.changes, article, sentence)
        self.active_changed.emit(article, sentence, level)

    def show_change(self, change: Change) -> None:
        """Go to a change."""
        own = bool(change.sentences)
        article = change.article if own else change.reference
        sentences = change.sentences if own else change.reference_sentences
        self._active = (self._known.sources[article], sentences[0] if sentences else None)
        self._change = change
        self.active_changed.emit(article, self._active[1], False)
        self.change_shown.emit(change)

    def next_change(self) -> None:
        """Go to the next change below the active sentence."""
        self._step(change_after, change_below, forward=True)

    def previous_change(self) -> None:
        """Go to the change above the active sentence."""
        self._step(change_before, change_above, forward=False)

    def step_article(self, step: int) -> None:
        """Make the active sentence's counterpart in the next pane (or the one before) active."""
        if self._view is None:
            return
        order = self._view.order
        article, sentence = self.active or (order[-1 if step > 0 else 0], None)
        target = order[(order.index(article) + step) % len(order)]
        partners = self._view.counterparts(article, sentence).get(target) if sentence is not None else None
        sentences = self._view.comparison.articles[target].sentences
        self.activate(target, partners[0] if partners else 0 if sentences else None)

    def set_filter(self, wanted: ChangeFilter) -> None:
        """Show only some of the changes, and stop only at them."""
        if wanted != self._filter:
            kinds, self._filter = self._filter.kinds, wanted
            self.listing_changed.emit()
            if wanted.kinds != kinds:
                self.marks_changed.emit()

    def set_only_article(self, article: int | None) -> None:
        """List the changes of one article, or those of all."""
        only = None if article is None else self._known.sources[article]
        if only != self._only:
            self._only = only
            self.listing_changed.emit()

    def set_ranked(self, ranked: bool) -> None:
        """List the gravest changes first, or all in the text's order."""
        if ranked != self._ranked:
            self._ranked = ranked
            self.listing_changed.emit()

    def cancel(self) -> None:
        """Give up reading and comparing; what has been read stays."""
        self._runner.cancel()

    def retry(self) -> None:
        """Read and compare once more, with what was given up before."""
        self._compare_again(Options(seconds=FIRST_SECONDS))

    def perform(self, action: NoticeAction) -> None:
        """Do what a notice offers."""
        if action is NoticeAction.GO_ON:
            self._compare_again(Options())
        else:
            self.retry()

    def close(self) -> None:
        """Stop all work; the session is of no use afterwards."""
        self._runner.close()

    # Open articles

    def _open(self, plan: Opening, position: int | None, replaced: int | None) -> None:
        for key, text in plan.refusals(self.tr):
            self._notices.post(Notice(f"opening:{key}", text, NoticeLevel.WARNING))
        if not plan.sources:
            return
        self._opened.extend(source for source in plan.sources if source not in self._opened)
        if replaced is not None:
            desk = self._desk.with_replaced(self._desk.sources.index(self.shown[replaced]), plan.sources)
        elif position is not None and position < len(self.shown):
            desk = self._desk.with_added(plan.sources, self._desk.sources.index(self.shown[position]))
        else:
            desk = self._desk.with_added(plan.sources)
        if len(plan.sources) == 1:
            text = self.tr("Open “{0}”").format(plan.sources[0].name)
        else:
            text = self.tr("Open {0} Articles").format(len(plan.sources))
        self._do(text, desk)

    def _do(self, text: str, desk: Desk) -> None:
        self._undo_stack.push(DeskCommand(text, self._desk, desk, self._set_desk))

    def _set_desk(self, desk: Desk) -> None:
        """Show another desk; compare only where other articles are open than before."""
        before, self._desk = self._desk, desk
        self._unread = ()
        self.desk_changed.emit(desk)
        if not desk.sources:
            self._known = AlignedArticles()
        self._rebuild()
        if set(before.sources) == set(desk.sources):
            return
        if desk.sources:
            self._start(Options(seconds=FIRST_SECONDS))
        else:
            self._stop()

    def _drop(self, dropped: Sequence[ArticleSource]) -> None:
        """Take articles that were not read off the desk, without a step to undo."""
        if dropped:
            self._desk = self._desk.without(dropped)
            self.desk_changed.emit(self._desk)
            self._rebuild()

    # The view

    def _rebuild(self) -> None:
        """Work the view out anew from what is known, and announce it."""
        self._showing.stop()
        self._view = view = self._known.view(self._desk)
        active = self.active
        self._change = None
        if view is not None and active is not None and active[1] is not None:
            self._change = change_at(view.changes, active[0], active[1])
        self.view_changed.emit(view)
        if view is not None and active is not None:
            self.active_changed.emit(active[0], active[1], False)

    # Steps

    def _step(
        self,
        from_change: Callable[[Sequence[Change], Change], Change | None],
        from_sentence: Callable[[Sequence[Change], int, int], Change | None],
        forward: bool,
    ) -> None:
        changes = self.changes
        target: Change | None
        if self._change is not None:
            target = from_change(changes, self._change)
        elif self.active is not None and self.active[1] is not None:
            target = from_sentence(changes, self.active[0], self.active[1])
        else:
            target = changes[0 if forward else -1] if changes else None
        if target is None:
            self.step_ended.emit(forward)
        else:
            self.show_change(target)

    # Jobs

    def _connect_runner(self) -> None:
        self._runner.progressed.connect(self.progress_changed)
        self._runner.article_read.connect(self._on_runner_article_read)
        self._runner.read_failed.connect(self._on_runner_read_failed)
        self._runner.finished.connect(self._on_runner_finished)
        self._runner.cancelled.connect(self._on_runner_cancelled)
        self._runner.failed.connect(self._on_runner_failed)

    def _start(self, options: Options) -> None:
        self._notices.clear("job")
        self._set_busy(True)
        # In the order of opening, whatever the order of the panes: moving a pane must not compute anything.
        self._runner.start(sorted(self._desk.sources, key=self._opened.index), options)

    def _compare_again(self, options: Options) -> None:
        if self._unread:
            self._desk, self._unread = self._desk.with_added(self._unread), ()
            self.desk_changed.emit(self._desk)
        if self._desk.sources:
            self._start(options)

    def _stop(self) -> None:
        self._notices.clear("job")
        if self._busy:
            self._runner.cancel()

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)

    def _on_runner_article_read(self, source: ArticleSource, article: SegmentedArticle) -> None:
        self.article_read.emit(source)
        known = self._known.with_read(source, article)
        if known is not self._known:
            self._known = known
            self._showing.start()
            self._tell_notices(source, article.article)

    def _tell_notices(self, source: ArticleSource, article: Article) -> None:
        """Show what was assumed or repaired in reading, once; the pane's header keeps it at hand."""
        if article.notices:
            words = f"“{source.name}”: {' '.join(article.notices)}"
            self._notices.post(Notice(f"opening:{source}", words))

    def _on_runner_read_failed(self, source: ArticleSource, sentence: str) -> None:
        self._notices.post(Notice(f"opening:{source}", sentence, NoticeLevel.ERROR))
        self.read_failed.emit(source)
        self._drop([source])

    def _on_runner_finished(self, sources: tuple[ArticleSource, ...], comparison: Comparison) -> None:
        self._known = AlignedArticles(sources, comparison)
        self._rebuild()
        self._set_busy(False)
        notice = outcome_notice(self._view, "job", self.tr) if self._view is not None else None
        if notice is not None:
            self._notices.post(notice)

    def _on_runner_cancelled(self) -> None:
        self._give_up()
        if self._desk.sources or self._unread:
            words = self.tr("The comparison was cancelled.")
            self._notices.post(Notice("job", words, NoticeLevel.WARNING, NoticeAction.COMPARE_AGAIN))

    def _on_runner_failed(self, sentence: str, details: str) -> None:
        self._give_up()
        self._notices.post(Notice("job", sentence, NoticeLevel.ERROR, NoticeAction.RETRY, details))

    def _give_up(self) -> None:
        """End a job without its result: what was read stays, the rest waits for another try."""
        self._rebuild()
        self._unread = tuple(source for source in self._desk.sources if source not in self._known.sources)
        self._drop(self._unread)
        self._set_busy(False)
