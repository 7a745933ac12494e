"""What the window says of articles that hardly differ."""

from dataclasses import replace

import pytest
from builders import statistics
from comparison_builder import compared, same, segmented

from viewer.engine.model import EditKind, EditWeight, Span, WordEdit
from viewer.presentation.comparison_view import build_view
from viewer.ui.outcome import outcome_notice


def said(*weights: EditWeight, breaks: int = 0) -> str:
    """The words of the notice for two articles with a sentence each weight is in, and these breaks."""
    sentences = [f"Elm street shut{number}." for number in range(len(weights))]
    articles = segmented(sentences), segmented(sentences)
    links = [
        replace(same((0, at), (1, at)), word_diff=(written(articles[0].sentences[at].span, weight),))
        for at, weight in enumerate(weights)
    ]
    comparison = replace(compared(*articles, links=links), statistics=(statistics(paragraph_breaks=breaks),))
    notice = outcome_notice(build_view(comparison, (0, 1), 0), "job", lambda words: words)
    assert notice is not None
    return notice.text


def written(span: Span, weight: EditWeight) -> WordEdit:
    return WordEdit(EditKind.EQUAL, "", (span,), (span,), weight)


WORDS, CASE, TYPOGRAPHY = EditWeight.WORDS, EditWeight.CASE, EditWeight.TYPOGRAPHY


@pytest.mark.parametrize(
    ("weights", "words"),
    [
        ((WORDS, WORDS), "The articles are identical."),
        ((TYPOGRAPHY, WORDS, TYPOGRAPHY), "Only typography differs: 2."),
        ((CASE,), "Only capitals differ: 1."),
        ((CASE, TYPOGRAPHY), "Only typography and capitals differ: 2."),
    ],
)
def test_articles_with_the_same_words_are_said_to_have_them(weights, words):
    assert said(*weights) == words


def test_identical_words_in_other_paragraphs_are_not_called_identical_articles():
    assert said(WORDS, WORDS, breaks=1) == "The words are identical; paragraphs break differently (1)."
