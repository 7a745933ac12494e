"""Build comparisons by hand, so that tests of what is shown need no engine."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from viewer.engine.model import (
    Article,
    Block,
    Comparison,
    EditKind,
    EditWeight,
    Link,
    Relation,
    Role,
    SegmentedArticle,
    Sentence,
    Side,
    Span,
    WordEdit,
)

Paragraph = Sequence[str] | tuple[Role, Sequence[str]]
"""The sentences of a block, with its role where it is no paragraph; sentences are joined by a blank."""


def segmented(
    *paragraphs: Paragraph, source: str = "a.txt", title: str = "", gap: str = "\n\n"
) -> SegmentedArticle:
    """An article whose blocks hold these sentences; blocks are joined by `gap`."""
    text, blocks, sentences = "", [], []
    for index, paragraph in enumerate(paragraphs):
        role, parts = paragraph if isinstance(paragraph[0], Role) else (Role.PARAGRAPH, paragraph)
        if index:
            text += gap
        block_start = len(text)
        for place, part in enumerate(parts):
            if place:
                text += " "
            sentences.append(Sentence(len(sentences), index, role, Span(len(text), len(text) + len(part))))
            text += part
        blocks.append(Block(index, role, Span(block_start, len(text))))
    article = Article(source, text, tuple(blocks), title or (text.split("\n")[0] if text else source))
    return SegmentedArticle(article, tuple(sentences))


def compared(*articles: SegmentedArticle, links: Sequence[Link]) -> Comparison:
    """A comparison of these articles with these links, and word diffs where the links have none."""
    filled = tuple(with_word_diff(articles, one) if not one.word_diff else one for one in links)
    return Comparison(tuple(articles), filled, (), ())


def link(
    a: tuple[int, Sequence[int] | int],
    b: tuple[int, Sequence[int] | int],
    relation: Relation = Relation.REWORDED,
    *,
    moved: bool = False,
    reason: str = "They share words.",
) -> Link:
    """A link between (article, sentences) and (article, sentences)."""
    return Link(_side(a), _side(b), relation, moved, 1.0 if relation is Relation.IDENTICAL else 0.8, reason)


def same(
    a: tuple[int, Sequence[int] | int], b: tuple[int, Sequence[int] | int], *, moved: bool = False
) -> Link:
    """A link between sentences with the same words."""
    return link(a, b, Relation.IDENTICAL, moved=moved)


def _side(place: tuple[int, Sequence[int] | int]) -> Side:
    article, sentences = place
    return Side(article, (sentences,) if isinstance(sentences, int) else tuple(sentences))


def with_word_diff(articles: Sequence[SegmentedArticle], one: Link) -> Link:
    """The link with edits over its words."""
    a, b = _tokens(articles[one.a.article], one.a), _tokens(articles[one.b.article], one.b)
    edits: list[WordEdit] = []
    matcher = difflib.SequenceMatcher(None, [word for word, _ in a], [word for word, _ in b], autojunk=False)
    for tag, a0, a1, b0, b1 in matcher.get_opcodes():
        own, other = a[a0:a1], b[b0:b1]
        if tag == "equal":
            edits.append(_edit(EditKind.EQUAL, own, own, other))
            continue
        weight = EditWeight.WORDS if one.relation is not Relation.IDENTICAL else EditWeight.TYPOGRAPHY
        if own:
            edits.append(_edit(EditKind.DELETE, own, own, [], weight))
        if other:
            edits.append(_edit(EditKind.INSERT, other, [], other, weight))
    return Link(one.a, one.b, one.relation, one.moved, one.similarity, one.reason, tuple(edits), one.findings)


_Token = tuple[str, Span]


def _tokens(whole: SegmentedArticle, side: Side) -> list[_Token]:
    found = []
    for sentence in side.sentences:
        start = whole.sentences[sentence].span.start
        for match in re.finditer(r"\w+|[^\w\s]", whole.text_of(sentence)):
            found.append((match.group(), Span(start + match.start(), start + match.end())))
    return found


def _edit(
    kind: EditKind,
    text: list[_Token],
    a: list[_Token],
    b: list[_Token],
    weight: EditWeight = EditWeight.WORDS,
) -> WordEdit:
    words = " ".join(word for word, _ in text)
    return WordEdit(kind, words, tuple(span for _, span in a), tuple(span for _, span in b), weight)
