"""Find the blocks of a plain text: which line ends close a paragraph and which only wrap it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from viewer.engine.model import Role, Span
from viewer.engine.readers.bylines import is_byline_line, update_note_start
from viewer.engine.readers.dates import is_dateline
from viewer.engine.readers.draft import DraftBlock

MAX_WRAP_WIDTH = 120  # characters; longer lines come from an editor that keeps a paragraph on one line
MAX_LONG_SHARE = 0.1  # of the lines may be longer (an address, a table) in a text that is still hard-wrapped
MIN_RUN_ON_SHARE = (
    0.35  # of the line ends stand inside a sentence in wrapped text (German, with its capitals: .5)
)
MIN_FULL_LINE = 0.6  # of the width: a shorter line without a full stop is a sub-heading, not a wrapped line
WIDTH_PERCENTILE = 0.95  # the width that lines were wrapped at, undisturbed by a few that stick out
STYLE_SAMPLE = 20_000  # line ends looked at to tell the style
OPENING_LINES = 4  # headline, byline and the like stand here, short lines that nothing wrapped

BULLETS = "•‣◦▪▫●○■□➤►·∙⁃"
STOPS = ".!?…:。！？।॥؟۔።፧"
CLOSERS = "\"'”’»›)]}」』）】*_"

_BULLET = re.compile(rf"[{BULLETS}]\s*\S|[-–*+]\s+\S")
_ENUMERATOR = re.compile(r"(?:\d{1,3}[.)]|\(\d{1,3}\)|\(?[a-zA-Z]\)|\(?[ivxIVX]{1,5}\))\s+\S")
_INLINE_BULLET = re.compile(rf"(?<=\s)(?=[{BULLETS.replace('·', '')}]\s)")
_MIN_INLINE_BULLETS = 2


class Line(NamedTuple):
    """The visible part of a line: where it starts and ends, and how many blanks stand before it."""

    start: int
    end: int
    indent: int


@dataclass(frozen=True, slots=True)
class _Layout:
    """What the whole text shows: the width it was wrapped at, if it was, and whether it has bullets."""

    width: int | None
    has_bullets: bool


def split_blocks(text: str) -> tuple[DraftBlock, ...]:
    """The blocks of `text`; together they cover all of its visible characters."""
    groups = list(_groups(text))
    layout = _Layout(_wrap_width(text, groups), has_bullets=any(sign in text for sign in BULLETS))
    blocks: list[DraftBlock] = []
    opening = True
    for group in groups:
        blocks.extend(_group_blocks(text, group, layout, opening))
        opening = opening and len(blocks) < OPENING_LINES
    return tuple(blocks)


def ends_with_stop(text: str, start: int, end: int) -> bool:
    """Whether the text before `end`, closing quotation marks aside, ends a sentence or opens a list."""
    while end > start and text[end - 1] in CLOSERS:
        end -= 1
    return end > start and text[end - 1] in STOPS


def is_bullet(text: str, start: int) -> bool:
    """Whether a list item's sign stands at `start`."""
    return _BULLET.match(text, start) is not None


def is_enumerator(text: str, start: int) -> bool:
    """Whether a list item's number or letter may stand at `start`."""
    return _ENUMERATOR.match(text, start) is not None


def _groups(text: str) -> Iterator[list[Line]]:
    """Lines that no blank line parts."""
    group: list[Line] = []
    position = 0
    for raw in text.split("\n"):
        body = raw.strip()
        if body:
            indent = len(raw) - len(raw.lstrip())
            group.append(Line(position + indent, position + indent + len(body), indent))
        elif group:
            yield group
            group = []
        position += len(raw) + 1
    if group:
        yield group


def _wrap_width(text: str, groups: Sequence[list[Line]]) -> int | None:
    """The width that the text was wrapped at, None where a line is a paragraph."""
    breaks = [pair for group in groups if len(group) > 1 for pair in pairwise(group)]
    breaks = [pair for pair in breaks[:STYLE_SAMPLE] if not _starts_item(text, pair[1].start)]
    if not breaks:
        return None
    lengths = sorted(line.end - line.start for line, _ in breaks)
    too_long = sum(length > MAX_WRAP_WIDTH for length in lengths)
    run_on = sum(_runs_on(text, line, following) for line, following in breaks)
    if too_long > MAX_LONG_SHARE * len(breaks) or run_on < MIN_RUN_ON_SHARE * len(breaks):
        return None
    return lengths[min(int(WIDTH_PERCENTILE * len(lengths)), len(lengths) - 1)]


def _starts_item(text: str, start: int) -> bool:
    return is_bullet(text, start) or is_enumerator(text, start)


def _runs_on(text: str, line: Line, following: Line) -> bool:
    """Whether a sentence plainly runs over the line end: in small letters, or a script without capitals."""
    first = text[following.start]
    if first.islower():
        return True
    caseless = first.isalpha() and not first.isupper()
    return caseless and not ends_with_stop(text, line.start, line.end)


def _group_blocks(text: str, group: list[Line], layout: _Layout, opening: bool) -> Iterator[DraftBlock]:
    if len(group) > 1 and _is_table(text, group):
        yield from (DraftBlock(Span(line.start, line.end), Role.TABLE_ROW) for line in group)
        return
    for index, span in enumerate(_paragraphs(text, group, layout.width, opening)):
        names_may_stand = opening and index < OPENING_LINES
        if names_may_stand or layout.has_bullets:
            yield from _parted(text, span, names_may_stand)
        else:
            yield DraftBlock(span, _role_of_start(text, span.start))


def _paragraphs(text: str, group: list[Line], width: int | None, opening: bool) -> Iterator[Span]:
    head = group[0]
    for number, (line, following) in enumerate(pairwise(group), start=1):
        strict = opening and number < OPENING_LINES
        if (
            width is None
            or not _wraps(text, (head, line, following), width=width, strict=strict)
            or (strict and number + 1 < len(group) and _stands_apart(text, following, width))
        ):
            yield Span(head.start, line.end)
            head = following
    yield Span(head.start, group[-1].end)


def _stands_apart(text: str, line: Line, width: int) -> bool:
    """Whether a line is too short to be the middle of a wrapped paragraph, as a name or a date is."""
    return line.end - line.start < MIN_FULL_LINE * width and not text[line.start].islower()


def _is_table(text: str, group: list[Line]) -> bool:
    return all("\t" in text[line.start : line.end] for line in group)


def _wraps(text: str, lines: tuple[Line, Line, Line], *, width: int, strict: bool) -> bool:
    """Whether the end of the second line only wraps; the first opens its block, the third follows."""
    head, line, following = lines
    if is_bullet(text, following.start) or _opens_numbered_item(text, line, following):
        return False
    if is_bullet(text, head.start) or is_enumerator(text, head.start):
        return following.indent > head.indent or _runs_on(text, line, following)
    if _opens_paragraph(text, line, following) or (strict and _meets_particulars(text, line, following)):
        return False
    length = line.end - line.start
    if text[following.start].islower() or length + 1 + _first_word_length(text, following) > width:
        return True
    return not strict and length >= MIN_FULL_LINE * width and not ends_with_stop(text, line.start, line.end)


def _opens_paragraph(text: str, line: Line, following: Line) -> bool:
    """Whether an indent or a change between quoted and own lines says so."""
    return following.indent > line.indent or (text[following.start] == ">") != (text[line.start] == ">")


def _meets_particulars(text: str, line: Line, following: Line) -> bool:
    """Whether one of the lines is a byline or a date, which no wrapping joins to another."""
    both = (text[one.start : one.end] for one in (line, following))
    return any(is_byline_line(one) or is_dateline(one) for one in both)


def _opens_numbered_item(text: str, line: Line, following: Line) -> bool:
    return is_enumerator(text, following.start) and ends_with_stop(text, line.start, line.end)


def _first_word_length(text: str, line: Line) -> int:
    """Characters that would have had to fit on the line before; one in scripts that write no spaces."""
    if text[line.start] >= "\u2e80":
        return 1
    space = text.find(" ", line.start, line.end)
    return (line.end if space < 0 else space) - line.start


def _parted(text: str, line: Span, names_may_stand: bool) -> Iterator[DraftBlock]:
    """The line as one block, or as several where a list, or a byline and its note, were flattened into it."""
    cuts = [match.start() for match in _INLINE_BULLET.finditer(text, line.start + 1, line.end)]
    if len(cuts) < _MIN_INLINE_BULLETS:
        cuts = []
    note = update_note_start(line.of(text)) if names_may_stand else None
    if note is not None:
        cuts = [line.start + note]
    for start, end in pairwise([line.start, *cuts, line.end]):
        visible = text[start:end].rstrip()
        yield DraftBlock(Span(start, start + len(visible)), _role_of_start(text, start))


def _role_of_start(text: str, start: int) -> Role | None:
    if text[start] == ">":
        return Role.QUOTE
    return Role.LIST_ITEM if is_bullet(text, start) else None
