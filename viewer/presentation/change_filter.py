"""Choose which changes are shown."""

from __future__ import annotations

from dataclasses import dataclass, replace

from viewer.engine.model import Severity
from viewer.presentation.view_records import Band, Change, ChangeKind, ComparisonView, PaneView, SentenceMark

ALL_KINDS = frozenset(ChangeKind)


@dataclass(frozen=True, slots=True)
class ChangeFilter:
    """What to show: changes of these kinds, of these articles (None: all), of these severities (None: any),
    that contain this text on either side (case does not matter).
    """

    kinds: frozenset[ChangeKind] = ALL_KINDS
    articles: frozenset[int] | None = None
    severities: frozenset[Severity] | None = None
    text: str = ""

    def admits(self, change: Change) -> bool:
        """Whether a change is to be shown."""
        needle = self.text.casefold()
        return (
            (change.kind in self.kinds or (change.moved and ChangeKind.MOVED in self.kinds))
            and (self.articles is None or change.article in self.articles)
            and (self.severities is None or change.severity in self.severities)
            and (not needle or needle in change.text.casefold() or needle in change.reference_text.casefold())
        )


EVERYTHING = ChangeFilter()


def filter_changes(changes: tuple[Change, ...], wanted: ChangeFilter) -> tuple[Change, ...]:
    """The changes to be shown; their indexes stay those of the whole list."""
    return tuple(change for change in changes if wanted.admits(change))


def filter_view(view: ComparisonView, wanted: ChangeFilter) -> ComparisonView:
    """The view with unwanted kinds shown as unchanged and its list cut down; counts stay whole."""
    if wanted == EVERYTHING:
        return view
    return replace(
        view,
        panes=tuple(_filter_pane(pane, wanted.kinds) for pane in view.panes),
        bands=tuple(_filter_band(band, wanted.kinds) for band in view.bands),
        changes=filter_changes(view.changes, wanted),
    )


def _filter_pane(pane: PaneView, kinds: frozenset[ChangeKind]) -> PaneView:
    return replace(pane, marks=tuple(_filter_mark(mark, kinds) for mark in pane.marks))


def _filter_mark(mark: SentenceMark, kinds: frozenset[ChangeKind]) -> SentenceMark:
    moved = mark.moved and ChangeKind.MOVED in kinds
    typography = mark.typography if ChangeKind.TYPOGRAPHY in kinds else ()
    if mark.kind in kinds:
        return replace(mark, moved=moved, typography=typography)
    kind = ChangeKind.MOVED if moved else ChangeKind.UNCHANGED
    return replace(mark, kind=kind, moved=moved, changed=(), relocated=(), typography=typography, findings=())


def _filter_band(band: Band, kinds: frozenset[ChangeKind]) -> Band:
    if band.kind in kinds:
        return band
    moved = band.moved and ChangeKind.MOVED in kinds
    return replace(band, kind=ChangeKind.MOVED if moved else ChangeKind.UNCHANGED, moved=moved)
