"""Tell what a file is by its first bytes, and only then by its name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePath

MARKDOWN_ENDINGS = frozenset({".md", ".markdown", ".mdown", ".mkd"})


@dataclass(frozen=True, slots=True)
class Kind:
    """A format: its key in the table of readers, its name, and what to do where none reads it."""

    key: str
    name: str
    remedy: str = "open it in a program that reads it and save its text as a .txt file (UTF-8)"


_IMAGE = "an article's text is needed: type it out, or run text recognition on it first"
_SOUND = "an article's text is needed: have it transcribed first"
_PACKED = "unpack it and open the articles inside"

SIGNATURES: tuple[tuple[bytes, Kind], ...] = (
    (b"%PDF-", Kind("pdf", "a PDF document")),
    (b"{\\rtf", Kind("rtf", "a Rich Text document")),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Kind("ole", "an old Office document (such as .doc)")),
    (b"\x1f\x8b", Kind("gzip", "a gzip archive", _PACKED)),
    (b"7z\xbc\xaf\x27\x1c", Kind("7z", "a 7-Zip archive", _PACKED)),
    (b"Rar!\x1a\x07", Kind("rar", "a RAR archive", _PACKED)),
    (b"BZh", Kind("bzip2", "a bzip2 archive", _PACKED)),
    (b"\xfd7zXZ\x00", Kind("xz", "an xz archive", _PACKED)),
    (b"\x28\xb5\x2f\xfd", Kind("zstd", "a Zstandard archive", _PACKED)),
    (b"\x89PNG\r\n\x1a\n", Kind("png", "a picture (PNG)", _IMAGE)),
    (b"\xff\xd8\xff", Kind("jpeg", "a picture (JPEG)", _IMAGE)),
    (b"GIF87a", Kind("gif", "a picture (GIF)", _IMAGE)),
    (b"GIF89a", Kind("gif", "a picture (GIF)", _IMAGE)),
    (b"II*\x00", Kind("tiff", "a picture (TIFF)", _IMAGE)),
    (b"MM\x00*", Kind("tiff", "a picture (TIFF)", _IMAGE)),
    (b"RIFF", Kind("riff", "a picture, sound or film", _IMAGE)),
    (b"OggS", Kind("ogg", "a sound recording", _SOUND)),
    (b"ID3", Kind("mp3", "a sound recording (MP3)", _SOUND)),
    (b"\x7fELF", Kind("elf", "a program", "choose the article's file instead")),
    (b"MZ\x90\x00", Kind("exe", "a program", "choose the article's file instead")),
    (b"SQLite format 3\x00", Kind("sqlite", "a database", "export the article's text from it")),
)

TEXT = Kind("text", "plain text")
MARKDOWN = Kind("markdown", "Markdown")
HTML = Kind(
    "html", "a web page (HTML)", "open it in a browser, copy the article and paste it, or save it as text"
)
XML = Kind("xml", "an XML document")
ZIP_KINDS: tuple[tuple[bytes, Kind], ...] = (
    (b"word/", Kind("docx", "a Word document (.docx)")),
    (b"mimetypeapplication/vnd.oasis.opendocument.text", Kind("odt", "an OpenDocument text (.odt)")),
    (b"mimetypeapplication/epub+zip", Kind("epub", "an e-book (EPUB)")),
    (b"xl/", Kind("xlsx", "a spreadsheet (.xlsx)")),
    (b"ppt/", Kind("pptx", "a presentation (.pptx)")),
)
ZIP = Kind("zip", "a ZIP archive", _PACKED)

_ZIP_SAMPLE = 8192  # bytes of a ZIP file in which the names of its first entries stand
_TEXT_SAMPLE = 1024
_HTML_START = re.compile(
    rb"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE | re.DOTALL
)
_XML_START = re.compile(rb"\s*<\?xml\s")
# A heading as the first line, or a block of settings fenced by "---": a page of Markdown, whatever its name.
_MARKDOWN_START = re.compile(rb"\s*#{1,3} \S|---[ \t]*\r?\n(?:[\w-]+:.*\r?\n)+?---[ \t]*\r?\n")


def recognise(data: bytes, name: str) -> Kind:
    """The kind of a file with these bytes and this name."""
    for start, kind in SIGNATURES:
        if data.startswith(start):
            return kind
    if data.startswith(b"PK\x03\x04"):
        return _kind_of_zip(data[:_ZIP_SAMPLE])
    if data[4:8] == b"ftyp":
        return Kind("mp4", "a film or sound recording", _SOUND)
    return _kind_of_text(data[:_TEXT_SAMPLE].removeprefix(b"\xef\xbb\xbf"), name)


def _kind_of_zip(sample: bytes) -> Kind:
    return next((kind for mark, kind in ZIP_KINDS if mark in sample), ZIP)


def _kind_of_text(sample: bytes, name: str) -> Kind:
    if _HTML_START.match(sample):
        return HTML
    if _XML_START.match(sample):
        return HTML if b"<html" in sample.lower() else XML
    if PurePath(name).suffix.lower() in MARKDOWN_ENDINGS or _MARKDOWN_START.match(sample):
        return MARKDOWN
    return TEXT
