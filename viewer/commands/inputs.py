"""Read the articles that a command names; "-" is standard input."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

from viewer.commands.console import complain, is_same_file
from viewer.engine.errors import ReadError
from viewer.engine.model import Article
from viewer.engine.readers.file_bytes import MAX_BYTES
from viewer.engine.readers.reading import STANDARD_INPUT, read_article, read_bytes


def read_input(name: str) -> Article:
    """Read one input; ReadError where that is impossible."""
    if name != STANDARD_INPUT:
        return read_article(name)
    try:
        return read_bytes(_standard_input_bytes(), STANDARD_INPUT)
    except ReadError as error:
        raise ReadError(f"standard input: {str(error).removeprefix(f'{STANDARD_INPUT}: ')}") from None


def _standard_input_bytes() -> bytes:
    if sys.stdin is None:
        raise ReadError("it is closed; pipe an article into it, or name a file.")
    try:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReadError(f"it could not be read ({reason}); name a file instead.") from None


def read_inputs(names: Sequence[str]) -> tuple[tuple[Article, ...], bool]:
    """The articles that can be read, and whether all could be; what is wrong goes to standard error."""
    articles: list[Article] = []
    all_read = True
    read: dict[str, Article] = {}
    for name in names:
        earlier = next((other for other in read if is_same_file(other, name)), None)
        try:
            article = read_input(name) if earlier is None else _once_more(name, read[earlier])
        except ReadError as error:
            complain(str(error))
            all_read = False
        else:
            read.setdefault(name, article)
            articles.append(article)
    return tuple(articles), all_read


def _once_more(name: str, article: Article) -> Article:
    if name == STANDARD_INPUT:
        notice = "It is standard input once more, so both have the same text."
        complain("standard input: it is named twice; it is compared with itself.")
    else:
        notice = f"It is the same file as {article.source}, so both have the same text."
        complain(f"{name}: it is the same file as {article.source}; it is compared with itself.")
    return replace(article, source=name, notices=(*article.notices, notice))
