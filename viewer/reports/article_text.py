"""One article for people in a terminal: what the reader and the segmentation made of it."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.model import SegmentedArticle
from viewer.reports.terminal import TerminalStyle


def render(segmented: SegmentedArticle, style: TerminalStyle | None = None) -> str:
    """The article's particulars, then its blocks with their sentences numbered."""
    style = style or TerminalStyle()
    return "\n".join([*_particulars(segmented, style), *_blocks(segmented, style)]) + "\n"


def _particulars(segmented: SegmentedArticle, style: TerminalStyle) -> Iterator[str]:
    article = segmented.article
    yield style.heading(style.paragraph(article.title))
    values = (
        ("source", article.source),
        ("byline", article.byline),
        ("date", article.date),
        ("language", article.language if article.language != "und" else "not recognised"),
        ("encoding", article.encoding),
        ("blocks", str(len(article.blocks))),
        ("sentences", str(len(segmented.sentences))),
    )
    for name, value in values:
        if value:
            yield style.paragraph(value, 11, f"{name}:".ljust(11))
    for notice in article.notices:
        yield style.paragraph(notice, 11, "note:".ljust(11))


def _blocks(segmented: SegmentedArticle, style: TerminalStyle) -> Iterator[str]:
    sentences: dict[int, list[int]] = {}
    for sentence in segmented.sentences:
        sentences.setdefault(sentence.block, []).append(sentence.index)
    for block in segmented.article.blocks:
        yield "\n" + style.paint(block.role.value.replace("_", " "), "dim")
        for index in sentences.get(block.index, ()):
            yield style.paragraph(segmented.text_of(index), 6, f"{index + 1:4}  ")
