"""What an article is read from: a file or a pasted text, and how both come in by drop and clipboard."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData


@dataclass(frozen=True, slots=True)
class FileSource:
    """An article in a file; two paths to one file are the same source."""

    path: Path

    @property
    def name(self) -> str:
        """What the user calls it."""
        return self.path.name or str(self.path)


@dataclass(frozen=True, slots=True)
class PastedText:
    """An article that was pasted; the name is made up and unique in its session."""

    name: str
    text: str


ArticleSource = FileSource | PastedText


def file_source(path: Path) -> FileSource:
    """The source for a path, with links and ".." resolved so that one file is one source.

    A path that leads nowhere stays as it is: why it cannot be read is for the reader to say.
    """
    try:
        return FileSource(path.resolve())
    except (OSError, RuntimeError, ValueError):  # links in a circle, a folder that is gone, a zero byte
        return FileSource(path)


def is_gone(source: FileSource) -> bool:
    """Whether there surely is no such file any more; one that cannot be looked at may still be there."""
    try:
        source.path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False


def paths_in(data: QMimeData) -> list[Path]:
    """The local files that a drop or the clipboard holds, in their order."""
    if not data.hasUrls():
        return []
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def text_in(data: QMimeData) -> str:
    """The text that a drop or the clipboard holds; empty where it holds files, links or nothing to read."""
    if paths_in(data) or not data.hasText():
        return ""
    text = data.text()
    # A link dragged out of a browser comes with itself as its text.
    links = {url.toString() for url in data.urls()}
    return text if any(line not in links for line in text.split()) else ""
