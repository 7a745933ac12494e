"""Long articles and comparisons travel in parts that take the window a few milliseconds each to unpack."""

from builders import article

from viewer.engine.compare import compare
from viewer.engine.segmentation import segment
from viewer.worker.messages import ArticlePart, ArticleRead, ComparisonEnd, ComparisonPart
from viewer.worker.parts import (
    PART_BLOCKS,
    PART_FACTS,
    PART_LINKS,
    PART_ROWS,
    PART_SENTENCES,
    Assembly,
    article_parts,
    comparison_parts,
)

LONG = "\n\n".join(f"Barn {at} of Wrenfield was sold. Its roof cost {at * 7} crowns." for at in range(1_100))
SHORT = "The bridge at Olm is open.\n\nThe mayor said it cost 40 crowns."


def test_no_part_of_a_long_article_is_long():
    parts = list(article_parts(1, 0, segment(article(LONG))))
    pieces = [part for part in parts if isinstance(part, ArticlePart)]
    assert max(len(part.blocks) for part in pieces) == PART_BLOCKS
    assert max(len(part.sentences) for part in pieces) == PART_SENTENCES
    assert all(not part.blocks or not part.sentences for part in pieces)


def test_the_article_that_ends_its_parts_is_light():
    end = list(article_parts(1, 0, segment(article(LONG))))[-1]
    assert isinstance(end, ArticleRead)
    assert (end.article.sentences, end.article.article.blocks) == ((), ())


def test_articles_are_put_together_as_they_were():
    articles = [segment(article(text)) for text in (LONG, SHORT)]
    assembly = Assembly()
    whole = []
    for position, each in enumerate(articles):
        for part in article_parts(1, position, each):
            if isinstance(part, ArticlePart):
                assembly.add(part)
            else:
                whole.append(assembly.article(part).article)
    assert whole == articles


def test_no_part_of_a_long_comparison_is_long():
    comparison = compare([article(LONG), article(LONG.replace("cost", "took"))])
    parts = [part for part in comparison_parts(1, comparison) if isinstance(part, ComparisonPart)]
    limits = {"links": PART_LINKS, "rows": PART_ROWS, "facts": PART_FACTS, "quotations": PART_FACTS}
    for name, limit in limits.items():
        assert all(len(getattr(part, name)) <= limit for part in parts)
    assert sum(len(part.links) for part in parts) == len(comparison.links)


def test_a_comparison_is_put_together_as_it_was():
    texts = [SHORT, SHORT.replace("40", "50"), "Nothing of that."]
    comparison = compare([article(text) for text in texts])
    assembly = Assembly(articles=dict(enumerate(comparison.articles)))
    for part in comparison_parts(1, comparison):
        if isinstance(part, ComparisonEnd):
            assert assembly.comparison(part) == comparison
        else:
            assembly.add(part)
