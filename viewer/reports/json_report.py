"""Comparisons and articles as JSON for scripts; keys may be added to a version, not renamed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict

from viewer.engine.facts.fact_rows import (
    CellState,
    FactCell,
    FactRow,
    QuotationCell,
    QuotationRow,
    cell_states,
)
from viewer.engine.model import (
    Comparison,
    Finding,
    Link,
    PairStatistics,
    SegmentedArticle,
    Sentence,
    Side,
    Span,
)

COMPARISON_FORMAT = "articlediff-comparison"
ARTICLE_FORMAT = "articlediff-article"
VERSION = 1

Document = Mapping[str, object]


def render(comparison: Comparison) -> str:
    """The JSON text of a comparison, on one line."""
    return _text(comparison_document(comparison))


def render_article(article: SegmentedArticle) -> str:
    """The JSON text of one article as it was read and cut into sentences."""
    return _text(article_document(article))


def comparison_document(comparison: Comparison) -> Document:
    """A comparison as the values that JSON knows."""
    return {
        "format": COMPARISON_FORMAT,
        "version": VERSION,
        "complete": comparison.complete,
        "options": asdict(comparison.options),
        "articles": [
            {"index": index, **_heading(article), "sentences": _sentences(article)}
            for index, article in enumerate(comparison.articles)
        ],
        "links": [_link(link) for link in comparison.links],
        "rows": [{"cells": [list(cell) for cell in row.cells]} for row in comparison.rows],
        "facts": [_fact(row) for row in comparison.facts],
        "quotations": [_quotation(row) for row in comparison.quotations],
        "statistics": {"pairs": [_statistics(pair) for pair in comparison.statistics]},
    }


def article_document(article: SegmentedArticle) -> Document:
    """One article as the values that JSON knows."""
    text = article.article.text
    return {
        "format": ARTICLE_FORMAT,
        "version": VERSION,
        **_heading(article),
        "text": text,
        "blocks": [
            {
                "index": block.index,
                "role": block.role.value,
                "start": block.span.start,
                "end": block.span.end,
                "text": block.span.of(text),
            }
            for block in article.article.blocks
        ],
        "sentences": _sentences(article),
    }


def _text(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False) + "\n"


def _heading(segmented: SegmentedArticle) -> Document:
    article = segmented.article
    return {
        "source": article.source,
        "title": article.title,
        "byline": article.byline,
        "date": article.date,
        "language": article.language,
        "encoding": article.encoding,
        "notices": list(article.notices),
    }


def _sentences(segmented: SegmentedArticle) -> list[Document]:
    text = segmented.article.text
    return [_sentence(sentence, text) for sentence in segmented.sentences]


def _sentence(sentence: Sentence, text: str) -> Document:
    return {
        "index": sentence.index,
        "block": sentence.block,
        "role": sentence.role.value,
        "start": sentence.span.start,
        "end": sentence.span.end,
        "text": sentence.span.of(text),
    }


def _link(link: Link) -> Document:
    return {
        "a": _side(link.a),
        "b": _side(link.b),
        "relation": link.relation.value,
        "moved": link.moved,
        "similarity": round(link.similarity, 4),
        "reason": link.reason,
        "word_diff": [[edit.kind.value, edit.text] for edit in link.word_diff],
        "word_weights": [edit.weight.value for edit in link.word_diff],
        "findings": [_finding(finding) for finding in link.findings],
    }


def _side(side: Side) -> Document:
    return {"article": side.article, "sentences": list(side.sentences)}


def _finding(finding: Finding) -> Document:
    return {
        "type": finding.type,
        "severity": finding.severity.value,
        "a_text": finding.a_text,
        "b_text": finding.b_text,
        "a_span": _span(finding.a_span),
        "b_span": _span(finding.b_span),
        "explanation": finding.explanation,
    }


def _fact(row: FactRow) -> Document:
    """A row of the fact table; `states` of the cells are those beside the first article that has the fact."""
    cells = [_cell(cell, state) for cell, state in zip(row.cells, cell_states(row, 0), strict=True)]
    return {"type": row.type, "label": row.label, **_standing(row), "cells": cells}


def _quotation(row: QuotationRow) -> Document:
    cells = [
        _cell(cell, state) | ({} if cell is None else {"speaker": cell.speaker})
        for cell, state in zip(row.cells, cell_states(row, 0), strict=True)
    ]
    return {"type": "quote", **_standing(row), "cells": cells}


def _standing(row: FactRow | QuotationRow) -> Document:
    """What holds of the row: "only_here" and "missing_here" are articles, or null."""
    return {
        "state": row.standing.value,
        "severity": None if row.severity is None else row.severity.value,
        "only_here": row.only_in,
        "missing_here": row.missing_in_one,
        "absent_from": list(row.absent_from),
    }


def _cell(cell: FactCell | QuotationCell | None, state: CellState) -> dict[str, object]:
    if cell is None:
        return {"state": state.value, "text": None, "sentence": None, "span": None}
    return {
        "state": state.value,
        "text": cell.text,
        "sentence": cell.sentence,
        "span": [cell.span.start, cell.span.end],
    }


def _span(span: Span | None) -> list[int] | None:
    return None if span is None else [span.start, span.end]


def _statistics(pair: PairStatistics) -> Document:
    return {**asdict(pair), "a_in_b": round(pair.a_in_b, 4), "b_in_a": round(pair.b_in_a, 4)}
