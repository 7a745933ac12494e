"""The line at the foot of the window: the active link, coverage, the place among the changes, progress."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar, QWidget

from viewer.engine.model import Link, PairStatistics, Severity
from viewer.presentation.activation import finding_words
from viewer.presentation.comparison_view import Change, ComparisonView, PaneView
from viewer.presentation.roles import KIND_STYLES
from viewer.ui.elided_label import ElidedLabel
from viewer.ui.pane_header import source_name
from viewer.ui.plain_tips import plain_tip

SHOW_PROGRESS_AFTER = 250  # ms; a bar that flashes up for less is only unrest
LONGEST_NAME = 16  # letters of a file's name in a small window; more would push the rest out
PIXELS_A_LETTER = 48  # of the line's width: a large window has room for longer names


class StatusLine(QStatusBar):
    """Says where the user is and what is going on."""

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stages = {
            "reading": self.tr("Reading"),
            "segmentation": self.tr("Finding the sentences"),
            "similarity": self.tr("Looking for counterparts"),
            "alignment": self.tr("Pairing the sentences"),
            "collation": self.tr("Putting all articles together"),
            "word_diff": self.tr("Comparing the words"),
            "facts": self.tr("Comparing the facts"),
        }
        self._link = ElidedLabel()
        self._coverage = QLabel()
        self._place = QLabel()
        self._stage = QLabel()
        self._bar = QProgressBar()
        self._cancel = QPushButton(self.tr("Cancel"))
        self._delay = QTimer(self)
        self._build()

    def show_place(self, change: Change | None, changes: tuple[Change, ...], whole: int) -> None:
        """Say which of the changes is the current one, and how many are hidden by the filter."""
        hidden = self.tr(" ({0} hidden)").format(whole - len(changes)) if whole > len(changes) else ""
        numbers = {listed.index: number for number, listed in enumerate(changes, 1)}
        if change is not None and change.index in numbers:
            words = self.tr("Change {0} of {1}").format(numbers[change.index], len(changes))
        elif len(changes) == 1:
            words = self.tr("1 change")
        else:
            words = self.tr("{0} changes").format(len(changes)) if whole else ""
        self._place.setText(words + hidden)

    def show_active(self, view: ComparisonView | None, active: tuple[int, int | None] | None) -> None:
        """Say how the active sentence is linked, and how much the active article shares."""
        if view is None or len(view.panes) < 2:
            self._link.setText("")
            self._coverage.setText("")
            return
        article, sentence = active if active is not None else (view.base, None)
        pane = view.panes[view.position(article)] if article in view.order else view.panes[0]
        self._link.setText(self._link_words(view, pane, sentence) if sentence is not None else "")
        self._link.setToolTip(plain_tip(self._link.text()))
        self._show_coverage(view, pane)

    def set_busy(self, busy: bool) -> None:
        """Show progress when work takes long, and take it away when it ends."""
        if busy:
            self._bar.setRange(0, 0)
            self._stage.setText(self._stages["reading"] + "…")
            self._delay.start()
        else:
            self._delay.stop()
            self._show_progress(False)

    def show_progress(self, stage: str, share: float) -> None:
        """Say what is being done and how far it is."""
        self._stage.setText(self._stages.get(stage, self.tr("Comparing")) + "…")
        self._bar.setRange(0, 100)
        self._bar.setValue(round(share * 100))

    def _build(self) -> None:
        self.setContentsMargins(8, 0, 4, 0)
        for label in (
            self._link,
            self._coverage,
            self._place,
        ):  # names of files may look like HTML
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.addWidget(self._link, 1)
        for widget in (self._stage, self._bar, self._cancel, self._coverage, self._place):
            self.addPermanentWidget(widget)
        self._bar.setMaximumWidth(160)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(14)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._cancel.setObjectName("cancel")
        self._cancel.clicked.connect(self.cancel_requested)
        self._delay.setSingleShot(True)
        self._delay.setInterval(SHOW_PROGRESS_AFTER)
        self._delay.timeout.connect(self._on_delay_timeout)
        self._show_progress(False)

    def _on_delay_timeout(self) -> None:
        self._show_progress(True)

    def _show_progress(self, shown: bool) -> None:
        for widget in (self._stage, self._bar, self._cancel):
            widget.setVisible(shown)

    def _link_words(self, view: ComparisonView, pane: PaneView, sentence: int) -> str:
        if sentence >= len(pane.marks) or not pane.counts:
            return ""
        mark = pane.marks[sentence]
        kind = KIND_STYLES[mark.kind].label.capitalize()
        if mark.findings and mark.findings[0].severity is not Severity.WORDING:
            return finding_words(view, mark).replace("\n", " · ")
        links = [view.comparison.links[index] for index in mark.links]
        to_reference = [link for link in links if pane.reference in (link.a.article, link.b.article)]
        if not to_reference:
            if mark.only_here:
                return self.tr("{0}: no other article has this sentence").format(kind)
            return self.tr("{0}: the article that this one is compared with lacks this sentence").format(kind)
        return f"{kind} · {_strength(to_reference)} · {to_reference[0].reason}".rstrip(" ·")

    def _show_coverage(self, view: ComparisonView, pane: PaneView) -> None:
        pair = _statistics(view, pane)
        if pair is None:
            self._coverage.setText("")
            return
        own, other = (pair.a_in_b, pair.b_in_a) if pair.a == pane.article else (pair.b_in_a, pair.a_in_b)
        names = [
            source_name(view.comparison.articles[article].article.source)
            for article in (pane.article, pair.b if pair.a == pane.article else pair.a)
        ]
        shares = _percent(own), _percent(other)
        longest = max(LONGEST_NAME, self.width() // PIXELS_A_LETTER)
        short = [_shortened(name, longest) for name in names]
        self._coverage.setText(
            self.tr("Shared: {0} of {1}, {2} of {3}").format(shares[0], short[0], shares[1], short[1])
        )
        words = self.tr(
            "{0} of the characters of {1} stand in sentences that {2} has too,\nand {3} of {2} in {1}."
        )
        self._coverage.setToolTip(plain_tip(words.format(shares[0], *names, shares[1])))


def _statistics(view: ComparisonView, pane: PaneView) -> PairStatistics | None:
    wanted = {pane.article, pane.reference}
    return next((pair for pair in view.comparison.statistics if {pair.a, pair.b} == wanted), None)


def _strength(links: list[Link]) -> str:
    return _percent(max(link.similarity for link in links))


def _percent(share: float) -> str:
    return f"{round(share * 100)} %"


def _shortened(name: str, longest: int) -> str:
    """The name without its middle where it is too long: versions of one story differ at the end."""
    if len(name) <= longest:
        return name
    tail = longest // 2
    return f"{name[: longest - 1 - tail]}…{name[-tail:]}"
