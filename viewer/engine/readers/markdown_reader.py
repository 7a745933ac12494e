"""Read Markdown as its reader sees it: marks of layout gone, headings, lists, quotes, tables told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from viewer.engine.model import Role, Span
from viewer.engine.readers.dates import iso_date
from viewer.engine.readers.decoding import decode
from viewer.engine.readers.draft import Draft, DraftBlock, RawInput
from viewer.engine.readers.text_repair import damage_notices, one_line_end

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

_FRONT_MATTER = re.compile(r"\s*---[ \t]*\n(?P<settings>.*?\n)??(?:---|\.\.\.)[ \t]*(?:\n|$)", re.DOTALL)
_SETTING = re.compile(r"^(?P<key>[A-Za-z_-]+)[ \t]*:[ \t]*(?P<value>.*)$", re.MULTILINE)
_FOOTNOTE_TEXT = re.compile(r"^\[\^[^\[\]\s]{1,60}\]:[ \t]*", re.MULTILINE)
_FOOTNOTE_MARK = re.compile(r"\[\^[^\[\]\s]{1,60}\](?!:)")
_NOTE_SIGN = "\ue000"  # a private character that no article holds; it marks the paragraphs that are footnotes
_TAG = re.compile(r"<!--|</?[a-zA-Z][^<>]*>")
_UNSEEN = {"<!--": "-->", "<script": "</script>", "<style": "</style>"}  # what hides all up to its end


@dataclass(frozen=True, slots=True)
class _Piece:
    """The text of one block and how far it stands off the one before."""

    text: str
    role: Role | None
    gap: str = "\n\n"


def read(raw: RawInput) -> Draft:
    """Decode a Markdown file and keep what its reader would see; ReadError where its bytes are no text."""
    decoded = decode(raw.data, raw.source, raw.encoding)
    source = one_line_end(decoded.text)
    settings, body, notices = _front_matter(source)
    draft = _joined(list(_pieces(body)))
    return replace(
        draft,
        title=settings.get("title"),
        byline=settings.get("author") or settings.get("authors") or settings.get("byline"),
        date=iso_date(settings.get("date", "")),
        encoding=decoded.encoding,
        notices=decoded.notices + notices + damage_notices(draft.text),
    )


def _front_matter(source: str) -> tuple[dict[str, str], str, tuple[str, ...]]:
    """The settings in front of a page, the page without them, and what to tell the user."""
    match = _FRONT_MATTER.match(source)
    if match is None or not _SETTING.search(match["settings"] or ""):
        return {}, source, ()
    settings = {
        found["key"].lower(): _plain_value(found["value"])
        for found in _SETTING.finditer(match["settings"])
        if _plain_value(found["value"])
    }
    notice = "The settings in front of the page (between the lines of “---”) were left out."
    return settings, source[match.end() :], (notice,)


def _plain_value(value: str) -> str:
    value = value.strip()
    if value.startswith("[") and value.endswith("]"):
        return ", ".join(part.strip(" \"'") for part in value[1:-1].split(",") if part.strip(" \"'"))
    return value.strip("\"'").strip()


def _pieces(body: str) -> Iterator[_Piece]:
    # Imported here because plain text, the commonest format, does not need it and it costs 100 ms.
    from markdown_it import MarkdownIt  # noqa: PLC0415
    from markdown_it.tree import SyntaxTreeNode  # noqa: PLC0415

    marked = _FOOTNOTE_MARK.sub("", _FOOTNOTE_TEXT.sub("\n" + _NOTE_SIGN, body))
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(marked)
    for node in SyntaxTreeNode(tokens).children:
        yield from _node_pieces(node, None)


def _node_pieces(node: SyntaxTreeNode, role: Role | None) -> Iterator[_Piece]:
    """The pieces of a node of the page; `role` is that of what surrounds it."""
    if node.type == "heading":
        yield _Piece(_inline_text(node), Role.HEADLINE if node.tag == "h1" else Role.HEADING)
    elif node.type == "paragraph":
        yield from _paragraph_pieces(node, role)
    elif node.type in ("bullet_list", "ordered_list"):
        yield from _list_pieces(node)
    elif node.type == "tr":
        cells = (" ".join(_inline_text(cell).split()) for cell in node.children)
        yield _Piece("\t".join(cells), Role.TABLE_ROW, "\n")
    elif node.type in ("fence", "code_block"):
        yield _Piece(node.content.rstrip(), Role.PARAGRAPH)
    elif node.type == "html_block":
        yield _Piece(_without_tags(node.content).strip(), role)
    else:
        inner = Role.QUOTE if node.type == "blockquote" else role
        for child in node.children:
            yield from _node_pieces(child, inner)


def _without_tags(html: str) -> str:
    """The text between tags, without comments, scripts and style sheets; in linear time."""
    shown: list[str] = []
    position = 0
    lowered = html.lower()
    for match in _TAG.finditer(html):
        if match.start() < position:
            continue
        shown.append(html[position : match.start()])
        tag = match.group().lower()
        end = next((end for start, end in _UNSEEN.items() if tag.startswith(start)), "")
        position = lowered.find(end, match.end()) + len(end) if end else match.end()
        if end and position < len(end):
            return "".join(shown)
    return "".join([*shown, html[position:]])


def _paragraph_pieces(node: SyntaxTreeNode, role: Role | None) -> Iterator[_Piece]:
    text = _inline_text(node)
    inline = node.children[0].children if node.children else []
    only_pictures = bool(inline) and all(part.type in ("image", "softbreak") for part in inline)
    if only_pictures:
        yield _Piece(text, Role.CAPTION)
    elif text.startswith(_NOTE_SIGN):
        yield _Piece(text[1:].strip(), Role.NOTE)
    else:
        yield _Piece(text, role)


def _list_pieces(node: SyntaxTreeNode) -> Iterator[_Piece]:
    number = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
    for item in node.children:
        marker = "• " if number is None else f"{number}. "
        for piece in (piece for child in item.children for piece in _node_pieces(child, Role.LIST_ITEM)):
            own = piece.role is Role.LIST_ITEM and marker
            yield replace(piece, text=marker + piece.text, gap="\n") if own else replace(piece, gap="\n")
            marker = ""
        number = None if number is None else number + 1


def _inline_text(node: SyntaxTreeNode) -> str:
    """The characters that show: of a link its words, of a picture its description."""
    return "".join(_shown(part) for child in node.children for part in child.walk()).strip()


def _shown(part: SyntaxTreeNode) -> str:
    if part.type in ("text", "code_inline"):
        return part.content
    if part.type == "softbreak":
        return " "
    if part.type == "hardbreak" or (part.type == "html_inline" and part.content.lower().startswith("<br")):
        return "\n"
    return ""


def _joined(pieces: Sequence[_Piece]) -> Draft:
    """One text of all pieces, a blank line between paragraphs, a line end between items and rows."""
    texts: list[str] = []
    blocks: list[DraftBlock] = []
    position = 0
    for piece in pieces:
        if not piece.text.strip():
            continue
        near = bool(blocks) and piece.gap == "\n" and blocks[-1].role is piece.role
        gap = "" if not blocks else "\n" if near else "\n\n"
        texts += [gap, piece.text]
        position += len(gap)
        blocks.append(DraftBlock(Span(position, position + len(piece.text)), piece.role))
        position += len(piece.text)
    return Draft("".join(texts), tuple(blocks))
