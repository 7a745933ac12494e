"""Find the files that ship with the product, in a wheel and in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def resources_folder() -> Path:
    """The folder that holds icons, themes, lexicon and samples."""
    package = Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder."""
    return resources_folder().joinpath(*parts)


@cache
def word_list(language: str, name: str) -> frozenset[str]:
    """The entries of ``lexicon/<language>/<name>.txt``: one a line, "#" starts a comment; perhaps none."""
    path = resource("lexicon", language, f"{name}.txt")
    if not path.is_file():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in (raw.partition("#")[0].strip() for raw in lines) if line)


@cache
def word_table(language: str, name: str) -> tuple[tuple[str, ...], ...]:
    """The lines of ``lexicon/<language>/<name>.tsv``, split at tabs; "#" starts a comment line."""
    path = resource("lexicon", language, f"{name}.tsv")
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(tuple(line.split("\t")) for line in lines if line.strip() and not line.startswith("#"))
