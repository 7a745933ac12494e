"""The formats that a comparison and an article can be written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from viewer.engine.model import Comparison, SegmentedArticle
from viewer.reports import article_text, json_report, text_report
from viewer.reports.terminal import TerminalStyle

Exporter = Callable[[Comparison, TerminalStyle], bytes]
ArticleExporter = Callable[[SegmentedArticle, TerminalStyle], bytes]


def _encoded(text: str) -> bytes:
    # A file name may hold bytes that are no text; they are written as escapes, which JSON reads as well.
    return text.encode("utf-8", errors="backslashreplace")


def _comparison_text(comparison: Comparison, style: TerminalStyle) -> bytes:
    return _encoded(text_report.render(comparison, style))


def _comparison_json(comparison: Comparison, style: TerminalStyle) -> bytes:
    return _encoded(json_report.render(comparison))


def _article_text(article: SegmentedArticle, style: TerminalStyle) -> bytes:
    return _encoded(article_text.render(article, style))


def _article_json(article: SegmentedArticle, style: TerminalStyle) -> bytes:
    return _encoded(json_report.render_article(article))


EXPORTERS: Mapping[str, Exporter] = {
    "text": _comparison_text,
    "json": _comparison_json,
}

ARTICLE_EXPORTERS: Mapping[str, ArticleExporter] = {
    "text": _article_text,
    "json": _article_json,
}
