"""Build what the tests of fact finding need: two sentences and the link between them."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.facts.finding import find_facts
from viewer.engine.model import (
    Article,
    Block,
    Finding,
    Link,
    Relation,
    Role,
    SegmentedArticle,
    Sentence,
    Side,
    Span,
)


def article_of(
    sentences: Sequence[str], language: str = "en", date: str | None = None, headline: bool = False
) -> SegmentedArticle:
    """An article whose paragraphs are the sentences, one each; the first is a headline where asked."""
    text, blocks, found = "", [], []
    for index, sentence in enumerate(sentences):
        span = Span(len(text), len(text) + len(sentence))
        role = Role.HEADLINE if headline and index == 0 else Role.PARAGRAPH
        blocks.append(Block(index, role, span))
        found.append(Sentence(index, index, role, span))
        text += sentence + "\n\n"
    article = Article("made.txt", text, tuple(blocks), "made", date=date, language=language)
    return SegmentedArticle(article, tuple(found))


def link_all(a: SegmentedArticle, b: SegmentedArticle, relation: Relation = Relation.REWORDED) -> Link:
    """A link of all sentences of two articles, as articles 0 and 1."""
    sides = [tuple(range(len(x.sentences))) for x in (a, b)]
    return Link(Side(0, sides[0]), Side(1, sides[1]), relation, False, 0.9, "made")


def findings_between(
    a: str, b: str, language: str = "en", relation: Relation = Relation.REWORDED
) -> tuple[Finding, ...]:
    """The findings of a link between two sentences."""
    articles = (article_of([a], language), article_of([b], language))
    return find_facts(articles, link_all(*articles, relation))
