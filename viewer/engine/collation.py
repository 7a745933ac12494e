"""Lay the sentences of all articles side by side in rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.model import Alignment, Collation, Link, Row, SegmentedArticle

Place = tuple[int, int]  # article, sentence
Cells = dict[int, set[int]]

_ROWS_PER_QUESTION = 200  # put in order between two looks for a cancel: some milliseconds


def collate(
    articles: Sequence[SegmentedArticle], alignments: Sequence[Alignment], deadline: Deadline = NO_DEADLINE
) -> Collation:
    """Put each sentence of each article in exactly one row, linked ones together, in a readable order.

    The surest links join first. Two sentences of one article share a cell only where one sentence of another
    article answers to both; what would bring strangers together stays apart. Raises Cancelled where the user
    cancelled; running out of time changes nothing, for a view needs its rows.
    """
    joined = _Rows(len(article.sentences) for article in articles)
    links = [link for alignment in alignments for link in alignment.links]
    for link in deadline.watched(sorted(links, key=_surest_first)):
        joined.join(link)
    return Collation(tuple(Row(cells) for cells in _in_order(joined.cells(), len(articles), deadline)))


def _surest_first(link: Link) -> tuple[float, bool, int, tuple[int, ...], int, tuple[int, ...]]:
    return (-link.similarity, link.moved, link.a.article, link.a.sentences, link.b.article, link.b.sentences)


class _Rows:
    """The rows as they grow."""

    def __init__(self, counts: Iterable[int]) -> None:
        self._row_of: dict[Place, int] = {}
        self._rows: list[Cells] = []
        for article, count in enumerate(counts):
            for sentence in range(count):
                self._row_of[article, sentence] = len(self._rows)
                self._rows.append({article: {sentence}})

    def join(self, link: Link) -> None:
        """Bring the sentences of a link into one row, unless that would bring strangers together."""
        places = [(side.article, sentence) for side in (link.a, link.b) for sentence in side.sentences]
        numbers = sorted({self._row_of[place] for place in places})
        merged: Cells = {}
        for number in numbers:
            for article, sentences in self._rows[number].items():
                if article in merged and not self._vouched(link, article, merged[article] | sentences):
                    return
                merged.setdefault(article, set()).update(sentences)
        for number in numbers[1:]:
            self._rows[number] = {}
        self._rows[numbers[0]] = merged
        for article, sentences in merged.items():
            self._row_of.update(dict.fromkeys(((article, sentence) for sentence in sentences), numbers[0]))

    @staticmethod
    def _vouched(link: Link, article: int, sentences: set[int]) -> bool:
        """Whether the link itself says that all of these sentences of an article belong together."""
        return any(side.article == article and sentences <= set(side.sentences) for side in (link.a, link.b))

    def cells(self) -> list[Cells]:
        """The rows that hold sentences."""
        return [row for row in self._rows if row]


def _in_order(rows: Sequence[Cells], count: int, deadline: Deadline) -> list[tuple[tuple[int, ...], ...]]:
    """The rows such that the first article reads in order, and other sentences follow the one before."""
    row_of = {(article, s): n for n, row in enumerate(rows) for article, group in row.items() for s in group}
    after: dict[int | None, list[int]] = {}
    for number, row in deadline.watched(enumerate(rows)):
        after.setdefault(_predecessor(row, row_of), []).append(number)
    order: list[int] = []
    waiting = _reading_order(after.get(None, []), rows, 0)[::-1]
    while waiting:
        if len(order) % _ROWS_PER_QUESTION == 0:
            deadline.expired()
        number = waiting.pop()
        order.append(number)
        waiting.extend(_reading_order(after.get(number, []), rows, min(rows[number]))[::-1])
    return [
        tuple(tuple(sorted(rows[n].get(article, ()))) for article in range(count))
        for n in deadline.watched(order)
    ]


def _reading_order(numbers: Iterable[int], rows: Sequence[Cells], leading: int) -> list[int]:
    """The rows that follow one: what other articles add there, then the leading one's next sentence."""
    found = list(numbers)
    if len(found) < 2:
        return found
    firsts = {number: min(rows[number]) for number in found}
    keys = {
        number: (article == leading, article, min(rows[number][article]))
        for number, article in firsts.items()
    }
    return sorted(keys, key=lambda number: keys[number])


def _predecessor(row: Cells, row_of: dict[Place, int]) -> int | None:
    """The row that this one follows: that of the sentence before it in its first article; None at first.

    Going from row to predecessor, the first article never rises and its sentence falls: there are no circles.
    """
    article = min(row)
    first = min(row[article])
    return row_of[article, first - 1] if first else None
