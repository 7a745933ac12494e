"""Decide which files of a request can be opened, and say why the others cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from viewer.ui.article_sources import ArticleSource, file_source
from viewer.ui.desk import Desk

MAX_ARTICLES = 8  # more panes than this are too narrow to read on any screen


@dataclass(frozen=True, slots=True)
class Opening:
    """What will be opened, and the names of what will not."""

    sources: tuple[ArticleSource, ...]
    already_open: tuple[str, ...] = ()
    too_many: tuple[str, ...] = ()

    def refusals(self, translate: Callable[[str], str]) -> Iterator[tuple[str, str]]:
        """For each kind of refusal its key and one sentence for the user."""
        if self.already_open:
            one = translate("{0} is already open, so it was not opened again.")
            several = translate("{0} are already open, so they were not opened again.")
            yield "already_open", _sentence(self.already_open, one, several)
        if self.too_many:
            one = translate("{0} was not opened: at most {1} articles fit side by side. Close one first.")
            several = translate(
                "{0} were not opened: at most {1} articles fit side by side. Close some first."
            )
            yield "too_many", _sentence(self.too_many, one, several)


def plan_opening(desk: Desk, paths: Sequence[Path], replaced: int | None = None) -> Opening:
    """Sort the files of a request: what to open, what is open already, what there is no room for."""
    room = MAX_ARTICLES - len(desk.sources) + (replaced is not None)
    taken = set(desk.sources)
    sources: list[ArticleSource] = []
    already_open: list[str] = []
    too_many: list[str] = []
    for path in paths:
        source = file_source(path)
        if source in taken:
            already_open.append(source.name)
        elif len(sources) >= room:
            too_many.append(source.name)
        else:
            sources.append(source)
            taken.add(source)
    return Opening(tuple(sources), tuple(dict.fromkeys(already_open)), tuple(too_many))


def _sentence(names: Sequence[str], one: str, several: str) -> str:
    listed = ", ".join(f"“{name}”" for name in names)
    return (one if len(names) == 1 else several).format(listed, MAX_ARTICLES)
