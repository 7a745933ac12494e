"""Shorten the two wordings of a change to what a line of a list can show, with the words that differ."""

from __future__ import annotations

from collections.abc import Iterator

from viewer.engine.model import Comparison, EditKind, EditWeight, Link, SegmentedArticle, Span
from viewer.presentation.comparison_view import Change
from viewer.presentation.text_pieces import Excerpt, Piece

__all__ = ["LEAD", "Excerpt", "Piece", "change_excerpts"]

LEAD = 28  # code points kept before the first word that differs: enough to know the place again


def change_excerpts(comparison: Comparison, change: Change) -> tuple[Excerpt, Excerpt]:
    """The old wording (of the reference) and the new one; empty where a side has no sentence."""
    link = comparison.links[change.link] if change.link is not None else None
    return (
        _excerpt(comparison, change.reference, change.reference_sentences, link),
        _excerpt(comparison, change.article, change.sentences, link),
    )


def _excerpt(comparison: Comparison, article: int, sentences: tuple[int, ...], link: Link | None) -> Excerpt:
    whole = comparison.articles[article]
    spans = sorted(_changed_spans(link, article)) if link is not None else []
    pieces: list[Piece] = []
    for number, sentence in enumerate(sentences):
        if number:
            apart = sentence != sentences[number - 1] + 1
            pieces.append(Piece(" … " if apart else " ", False))
        pieces.extend(_pieces(whole, whole.sentences[sentence].span, spans))
    return _without_long_lead(pieces)


def _changed_spans(link: Link, article: int) -> Iterator[Span]:
    """Where one side's words differ: in words, or for an otherwise equal link in case and typography."""
    on_a = link.a.article == article
    for edit in link.word_diff:
        if edit.kind is EditKind.EQUAL and edit.weight is EditWeight.WORDS:
            continue
        yield from edit.a if on_a else edit.b


def _pieces(whole: SegmentedArticle, sentence: Span, changed: list[Span]) -> Iterator[Piece]:
    text = whole.article.text
    place = sentence.start
    for span in changed:
        start, end = max(span.start, place), min(span.end, sentence.end)
        if start >= end:
            continue
        if start > place:
            yield Piece(_on_one_line(text[place:start]), False)
        yield Piece(_on_one_line(text[start:end]), True)
        place = end
    if place < sentence.end:
        yield Piece(_on_one_line(text[place : sentence.end]), False)


def _on_one_line(text: str) -> str:
    return "".join(" " if character.isspace() else character for character in text)


def _without_long_lead(pieces: list[Piece]) -> Excerpt:
    """Cut what stands long before the first changed word, at a space."""
    first = next((place for place, piece in enumerate(pieces) if piece.changed), None)
    if first is None:
        return tuple(pieces)
    lead = "".join(piece.text for piece in pieces[:first])
    if len(lead) <= LEAD + 2:
        return tuple(pieces)
    kept = lead[-LEAD:]
    space = kept.find(" ")
    if 0 <= space < len(kept) - 1:
        kept = kept[space + 1 :]
    return (Piece("…" + kept, False), *pieces[first:])
