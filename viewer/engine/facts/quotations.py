"""Find every quotation of an article, whatever its marks, over sentences and paragraphs."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from viewer.engine.model import Span

_PAIRS = {
    "“": "”",
    "„": "“",
    "«": "»",
    "»": "«",
    "‹": "›",
    "›": "‹",
    "‘": "’",
    "‚": "‘",
    "「": "」",
    "『": "』",
    "〝": "〞",
    "‟": "”",
}
_STRAIGHT = {'"': '"', "＂": "＂", "'": "'"}
_ALSO_CLOSES = {"„": '”"', "‚": "’'", "“": '"', "«": "", "‘": "'", "”": "”"}
_SINGLE = frozenset("‘‚'")
_OPENS_AFTER = frozenset("([{—–-/:;,.…¿¡\u2060")
_QUOTE_MARKS = frozenset("\"“”„«»‹›‘’‚'「」『』")
_MARK = re.compile(f"[{''.join(sorted(_QUOTE_MARKS))}]")
_OPENING = re.compile(f"[{''.join(sorted({*_PAIRS, *_STRAIGHT}))}]")
_ELIDED = ("tis", "twas", "em ", "til ", "cause ", "n' ", "n’ ")
_MOST_CANDIDATES = 64  # marks looked at for a closing one; a bound, so that hostile text costs no square
_LONGEST_SINGLE = 1_500  # a single quotation mark that closes later than this was an apostrophe


@dataclass(frozen=True, slots=True)
class Quotation:
    """Words between quotation marks.

    ``span`` includes the marks, ``parts`` the words inside, one span a paragraph, ``mark`` the opening mark.
    ``closed`` is false where the text
    ends, or the paragraph does, without a closing mark.
    """

    span: Span
    parts: tuple[Span, ...]
    mark: str
    closed: bool = True

    def text(self, source: str) -> str:
        """The words inside the marks; paragraphs are joined by a space."""
        return " ".join(part.of(source) for part in self.parts)


def find_quotations(text: str, blocks: Iterable[Span]) -> tuple[Quotation, ...]:
    """The outermost quotations of a text whose paragraphs are `blocks`, in text order."""
    found: list[Quotation] = []
    open_mark = ""
    for block in blocks:
        for quotation, mark in _in_block(text, block, open_mark):
            if mark == open_mark and open_mark and quotation.span.start == block.start:
                before = found.pop()
                quotation = Quotation(  # noqa: PLW2901
                    Span(before.span.start, quotation.span.end),
                    before.parts + quotation.parts,
                    mark,
                    quotation.closed,
                )
            found.append(quotation)
            open_mark = "" if quotation.closed else mark
        if not found or found[-1].span.end < block.end:
            open_mark = ""
    return tuple(found)


def _in_block(text: str, block: Span, continued: str) -> Iterator[tuple[Quotation, str]]:
    """The quotations of one paragraph, each with its opening mark."""
    at = block.start
    closers = _Closers(text, block)
    while (opening := _OPENING.search(text, at, block.end)) is not None:
        at, mark = opening.start(), opening[0]
        closing = _closing_marks(text, at, block, closers)
        if not closing:
            at += 1
            continue
        end = closers.first_after(at, closing, mark)
        if end is None:
            if mark in _SINGLE or not _may_stay_open(text, at, block, continued):
                at += 1
                continue
            yield Quotation(Span(at, block.end), (Span(at + 1, block.end),), mark, closed=False), mark
            return
        yield Quotation(Span(at, end + 1), (_inner(text, at + 1, end),), mark), mark
        at = end + 1


def _inner(text: str, start: int, end: int) -> Span:
    """The words without the spaces that some languages put inside the marks."""
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end)


def _may_stay_open(text: str, at: int, block: Span, continued: str) -> bool:
    """Whether a mark that is never closed opens a quotation: it starts the paragraph, or follows a colon or
    comma.
    """
    if text[at] == continued or at == block.start:
        return True
    before = text[block.start : at].rstrip()
    return before.endswith((":", ",", ".", "!", "?"))


def _closing_marks(text: str, at: int, block: Span, closers: _Closers) -> str:
    """The marks that would close a quotation that opens here; empty where none opens."""
    mark = text[at]
    if mark not in _PAIRS and mark not in _STRAIGHT:
        return ""
    before = text[at - 1] if at > block.start else " "
    after = text[at + 1] if at + 1 < block.end else " "
    opens_here = before.isspace() or before in _OPENS_AFTER or before in _QUOTE_MARKS
    if mark in _STRAIGHT:
        return _straight_closers(text, at, after) if opens_here else ""
    if not opens_here and (mark in "»›" or (mark == "“" and closers.low_opening)):
        return ""
    if (mark in "»›" and after.isspace() and closers.guillemets_french) or (mark == "‘" and before.isalnum()):
        return ""
    return _PAIRS[mark] + _ALSO_CLOSES.get(mark, "")


def _straight_closers(text: str, at: int, after: str) -> str:
    """What closes a straight mark that may open: nothing where it stands for left-out letters."""
    mark = text[at]
    if mark == "'":
        return "" if after.isspace() or _is_elision(text, at) else "'’"
    leftover = after.isspace() and at > 0 and not text[at - 1].isspace()  # the second of two doubled marks
    return "" if leftover else _STRAIGHT[mark] + "”"


def _is_elision(text: str, at: int) -> bool:
    """Whether a straight mark stands for left-out letters: 'tis, '90s, 'em."""
    rest = text[at + 1 : at + 6].lower()
    return rest[:1].isdigit() or rest.startswith(_ELIDED)


class _Closers:
    """Where quotation marks may close in one paragraph, looked up instead of searched again and again."""

    def __init__(self, text: str, block: Span) -> None:
        self._text = text
        self._block = block
        self._places: dict[str, list[int]] = {}
        for match in _MARK.finditer(text, block.start, block.end):
            self._places.setdefault(match[0], []).append(match.start())
        self._cursor: dict[str, int] = {}
        self.low_opening = "„" in self._places
        first = min((self._places[mark][0] for mark in "«»" if mark in self._places), default=None)
        self.guillemets_french = first is not None and text[first] == "«"

    def first_after(self, at: int, marks: str, opening: str) -> int | None:
        """The place of the mark that closes the quotation opened at `at`."""
        ends = [end for mark in marks if (end := self._next(mark, at, opening)) is not None]
        return min(ends, default=None)

    def _next(self, mark: str, at: int, opening: str) -> int | None:
        places = self._places.get(mark, [])
        index = self._cursor.get(mark, 0)
        while index < len(places) and places[index] <= at:
            index += 1
        self._cursor[mark] = index
        single = opening in _SINGLE
        weak: int | None = None
        for place in places[index : index + _MOST_CANDIDATES]:
            if single and place - at > _LONGEST_SINGLE:
                break
            if not self._can_close(place, single=single, opening=opening):
                continue
            if not single or self._surely_closes(place):
                return place if weak is None or not self._opens_between(weak, place, opening) else weak
            weak = place if weak is None else weak
        return weak

    def _can_close(self, place: int, *, single: bool, opening: str) -> bool:
        """Whether a mark can close: not between letters, and a straight mark not before a word."""
        before = self._text[place - 1]
        after = self._text[place + 1] if place + 1 < self._block.end else " "
        if single or opening in _STRAIGHT:
            return not after.isalnum() and (
                not before.isspace() or opening not in _STRAIGHT or after.isspace()
            )
        return True

    def _surely_closes(self, place: int) -> bool:
        """Whether a single mark is no plural possessive: "the workers’ union"."""
        before = self._text[place - 1].lower()
        after = self._text[place + 1 : place + 3]
        return not (before == "s" and len(after) == 2 and after[0].isspace() and after[1].islower())

    def _opens_between(self, weak: int, place: int, opening: str) -> bool:
        """Whether another quotation opens between a doubtful closing mark and a sure one."""
        places = self._places.get(opening, [])
        between = places[bisect_right(places, weak) : bisect_left(places, place)]
        return any(opening != "'" or self._text[start - 1].isspace() for start in between)


def quoted_spans(quotations: Iterable[Quotation], within: Span) -> tuple[tuple[Quotation, Span], ...]:
    """The quotations that reach into a sentence, each with the words of it that stand there."""
    found: list[tuple[Quotation, Span]] = []
    for quotation in quotations:
        for part in quotation.parts:
            start, end = max(part.start, within.start), min(part.end, within.end)
            if start < end:
                found.append((quotation, Span(start, end)))
    return tuple(found)
