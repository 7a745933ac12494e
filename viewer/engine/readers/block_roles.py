"""Give each block the role that its place and shape show: headline, byline, sub-heading, caption, note."""

from __future__ import annotations

import re
from collections.abc import Sequence

from viewer.engine.model import Role
from viewer.engine.readers.bylines import is_bare_byline, is_bare_name, is_byline_line, names_a_job
from viewer.engine.readers.dates import is_dateline
from viewer.engine.readers.draft import DraftBlock
from viewer.engine.readers.lines import CLOSERS, ends_with_stop, is_enumerator

MAX_HEADLINE_LENGTH = 200  # characters; longer first blocks without a full stop are prose that lost it
MAX_DECK_LENGTH = 250
MAX_HEADING_LENGTH = 80  # a longer line without a full stop inside the body is a sentence that lost it
OPENING_BLOCKS = 6  # a byline or a dateline stands among the first blocks

_CAPTION = re.compile(
    r"\W*(?:photo(?:graph)?s?|pictures?|images?|pictured|caption|foto|bild|abbildung|legende|légende|imagen|credit)"
    r"\s*(?:credit|source|by|de|von)?\s*[:/©]",
    re.IGNORECASE,
)
_CREDIT = re.compile(
    r"(?:getty images|shutterstock|alamy|©\s?\w.*"
    r"|[(\[](?:photo|picture|image|foto|bild|pic)\b[^()\[\]]*[)\]])\W*$",
    re.IGNORECASE | re.DOTALL,
)
_CREDIT_LENGTH = 80  # characters at a caption's end in which its credit stands
_NOTE = re.compile(
    r"\W*(?:this (?:article|story|post|page|report) (?:was|has been|is being)\b|(?:correction|clarification"
    r"|editor[’']s note|author[’']s note|note to editors|footnote|update"
    r"|anm(?:erkung)? d(?:er)?\.? red(?:aktion)?"
    r"|korrektur"
    r"|hinweis|note de la rédaction|rectificatif|nota de la redacción|corrección)\s*:|updated (?:at|on)\b"
    r"|(?:additional )?reporting by\b"
    r"|(?:cet article|dieser (?:artikel|beitrag|text)) (?:a été|wurde)\b)",
    re.IGNORECASE,
)
_CLOCK = re.compile(r"\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h|gmt|bst|c?est))?$", re.IGNORECASE)
_FOOTNOTE = re.compile(r"(?:\[\d{1,3}\]|\[\^\w+\]:?|[¹²³†‡*])\s*\S")
_SEVERAL_SENTENCES = re.compile(r"[^\W\d_]{4,}[.]['\"”’)]*\s+[^\W\d_]|[。！？।]\S")
_HEADLINE_STOPS = ".…:。।۔።;,"


def with_roles(text: str, blocks: Sequence[DraftBlock]) -> list[Role]:
    """A role for each block; those that the format gave stand."""
    enumerators = sum(block.role is None and is_enumerator(text, block.span.start) for block in blocks)
    roles = [block.role for block in blocks]
    first = _headline(text, blocks)
    if first is not None:
        roles[first] = Role.HEADLINE
    body = _body_start(text, blocks, roles)
    for index, block in enumerate(blocks):
        if roles[index] is None:
            roles[index] = _role(text, block, listed=enumerators > 1)
    for index in range(body):
        roles[index] = _opening_role(text, blocks, roles, index)
    return _with_headings(text, blocks, roles, body)


def _headline(text: str, blocks: Sequence[DraftBlock]) -> int | None:
    """The block that is the headline: the one the format names, else the first one that looks like one."""
    for index, block in enumerate(blocks[:OPENING_BLOCKS]):
        if block.role is Role.HEADLINE:
            return index
    for index, block in enumerate(blocks[:OPENING_BLOCKS]):
        line = block.span.of(text)
        if block.role is not None or not (is_dateline(line) or is_byline_line(line)):
            return index if _looks_like_headline(text, block, alone=len(blocks) == 1) else None
    return None


def _looks_like_headline(text: str, block: DraftBlock, *, alone: bool) -> bool:
    line = block.span.of(text)
    if block.role is not None or len(line) > MAX_HEADLINE_LENGTH or not any(map(str.isalpha, line)):
        return False
    bare = line.rstrip(CLOSERS)
    if (
        bare[-1:] in _HEADLINE_STOPS
        or _SEVERAL_SENTENCES.search(line)
        or is_enumerator(text, block.span.start)
    ):
        return False
    return not (bare[-1:] in "!?！？" or re.search(r"[!?]\s", line)) if alone else True


def _body_start(text: str, blocks: Sequence[DraftBlock], roles: Sequence[Role | None]) -> int:
    """The index of the first block of the body, which ends the opening of headline, deck and byline."""
    for index, block in enumerate(blocks[: OPENING_BLOCKS + 1]):
        line = block.span.of(text)
        if roles[index] in (Role.HEADLINE, Role.HEADING, Role.BYLINE, Role.DATELINE, Role.CAPTION, Role.NOTE):
            continue
        if roles[index] is not None or not _is_opening_line(text, block, line):
            return index
    return min(len(blocks), OPENING_BLOCKS + 1)


def _is_opening_line(text: str, block: DraftBlock, line: str) -> bool:
    short = len(line) <= MAX_DECK_LENGTH and not ends_with_stop(text, block.span.start, block.span.end)
    return short or is_byline_line(line) or is_dateline(line) or bool(_NOTE.match(line) or _is_caption(line))


def _role(text: str, block: DraftBlock, *, listed: bool) -> Role:
    line = block.span.of(text)
    if listed and is_enumerator(text, block.span.start):
        return Role.LIST_ITEM
    if _is_caption(line):
        return Role.CAPTION
    if _CLOCK.match(line):  # of an entry in a live blog
        return Role.DATELINE
    return Role.NOTE if _NOTE.match(line) or _FOOTNOTE.match(line) else Role.PARAGRAPH


def _is_caption(line: str) -> bool:
    if len(line) > MAX_DECK_LENGTH:
        return False
    return bool(_CAPTION.match(line) or (line[-1] not in ".?!" and _CREDIT.search(line[-_CREDIT_LENGTH:])))


def _opening_role(text: str, blocks: Sequence[DraftBlock], roles: Sequence[Role | None], index: int) -> Role:
    role = roles[index]
    if role is not None and role is not Role.PARAGRAPH:
        return role
    line = blocks[index].span.of(text)
    if is_byline_line(line):
        return Role.BYLINE
    if is_dateline(line):
        return Role.DATELINE
    if Role.HEADLINE not in roles[:index] or index + 1 == len(blocks):
        return Role.PARAGRAPH
    if Role.BYLINE not in roles[:index] and _names_writers(text, blocks, roles, index):
        return Role.BYLINE
    return Role.HEADING


def _names_writers(text: str, blocks: Sequence[DraftBlock], roles: Sequence[Role | None], index: int) -> bool:
    """Whether a line without "By" is a byline, by its words or by the date that follows a bare name."""
    line = blocks[index].span.of(text)
    if is_bare_byline(line):
        return roles[index - 1] is Role.HEADLINE or names_a_job(line)
    return is_bare_name(line) and is_dateline(blocks[index + 1].span.of(text))


def _with_headings(
    text: str, blocks: Sequence[DraftBlock], roles: Sequence[Role | None], body: int
) -> list[Role]:
    """Sub-headings: short lines of the body without a full stop that a paragraph follows."""
    result = [role or Role.PARAGRAPH for role in roles]
    for index in range(max(body, 1), len(blocks) - 1):
        stands_free = result[index - 1] is not Role.HEADING and result[index + 1] in (
            Role.PARAGRAPH,
            Role.QUOTE,
        )
        if result[index] is Role.PARAGRAPH and stands_free and _looks_like_heading(text, blocks[index]):
            result[index] = Role.HEADING
    return result


def _looks_like_heading(text: str, block: DraftBlock) -> bool:
    length = block.span.end - block.span.start
    if (
        length > MAX_HEADING_LENGTH
        or not text[block.span.end - 1].isalnum()
        or text[block.span.start].islower()
    ):
        return False
    line = block.span.of(text)
    return "\n" not in line and any(map(str.isalpha, line))
