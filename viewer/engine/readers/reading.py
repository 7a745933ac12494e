"""Read articles from files, bytes and pasted text."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from unicodedata import category

from viewer.engine.errors import ReadError
from viewer.engine.language import detect_language
from viewer.engine.model import Article, Block, Role
from viewer.engine.readers import markdown_reader, text_reader
from viewer.engine.readers.block_roles import with_roles
from viewer.engine.readers.bylines import names_of
from viewer.engine.readers.dates import iso_date
from viewer.engine.readers.draft import Draft, RawInput, Reader
from viewer.engine.readers.file_bytes import bytes_of, check_size
from viewer.engine.readers.file_kinds import recognise

READERS: Mapping[str, Reader] = {
    "text": text_reader.read,
    "markdown": markdown_reader.read,
}
"""The reader of each kind of file that `file_kinds` tells apart."""

STANDARD_INPUT = "-"
EMPTY_NOTICE = "The article is empty: there is nothing to compare in it."


def read_article(path: Path | str, *, encoding: str | None = None) -> Article:
    """Read a file; ReadError with one sentence for the user where that is impossible."""
    source = os.fspath(path)
    return read_bytes(bytes_of(Path(path), source), source, encoding=encoding)


def read_bytes(data: bytes, source: str, *, encoding: str | None = None) -> Article:
    """Read an article from the bytes of a file that goes by the name `source`."""
    check_size(data, source)
    kind = recognise(data, source)
    reader = READERS.get(kind.key)
    if reader is None:
        raise ReadError(f"{source}: it is {kind.name}, which this version cannot read; {kind.remedy}.")
    return _finish(reader(RawInput(data, source, encoding)), source)


def read_text(text: str, source: str) -> Article:
    """Read an article from characters, such as pasted ones; `source` is the name it shall go by."""
    return _finish(text_reader.draft_of(text), source)


def _finish(draft: Draft, source: str) -> Article:
    """The article of a draft: roles, title, byline, date and language filled in."""
    roles = with_roles(draft.text, draft.blocks)
    blocks = tuple(
        Block(index, role, block.span)
        for index, (block, role) in enumerate(zip(draft.blocks, roles, strict=True))
    )
    return Article(
        source=source,
        text=draft.text,
        blocks=blocks,
        title=draft.title or _title(draft.text, blocks, source),
        byline=draft.byline or _first_of(Role.BYLINE, draft.text, blocks, names_of),
        date=draft.date or _first_of(Role.DATELINE, draft.text, blocks, iso_date),
        language=detect_language(draft.text),
        encoding=draft.encoding,
        notices=draft.notices if _shows(draft.text) else (EMPTY_NOTICE, *draft.notices),
    )


def _shows(text: str) -> bool:
    """Whether a text has anything to see: not blanks, nor signs that only join or mark others."""
    return any(not (char.isspace() or category(char) in ("Cf", "Cc")) for char in text)


def _first_of(
    role: Role, text: str, blocks: tuple[Block, ...], read: Callable[[str], str | None]
) -> str | None:
    found = (read(block.span.of(text)) for block in blocks if block.role is role)
    return next((value for value in found if value), None)


def _title(text: str, blocks: tuple[Block, ...], source: str) -> str:
    """The headline on one line, or the file's name."""
    headline = next((block for block in blocks if block.role is Role.HEADLINE), None)
    if headline is None:
        return "standard input" if source == STANDARD_INPUT else PurePath(source).stem or source
    return " ".join(headline.span.of(text).split())
