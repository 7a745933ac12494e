"""What a reader hands over: the visible text and its blocks, some of them without a role yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from viewer.engine.model import Role, Span


@dataclass(frozen=True, slots=True)
class RawInput:
    """The bytes of one input, the name it goes by, and the encoding that the user asked for, if any."""

    data: bytes
    source: str
    encoding: str | None = None


@dataclass(frozen=True, slots=True)
class DraftBlock:
    """A block of a draft; ``role`` is None where the format does not say it and its shape must tell."""

    span: Span
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A text with its blocks; ``title``, ``byline`` and ``date`` where the format names them."""

    text: str
    blocks: tuple[DraftBlock, ...]
    title: str | None = None
    byline: str | None = None
    date: str | None = None
    encoding: str = "utf-8"
    notices: tuple[str, ...] = ()


Reader = Callable[[RawInput], Draft]
"""Turns the bytes of one format into a draft; raises ReadError for what it cannot read."""
