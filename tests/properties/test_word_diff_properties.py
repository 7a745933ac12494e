"""What holds for the word diff of any two passages."""

from builders import segmented
from hypothesis import example, given
from hypothesis import strategies as st

from viewer.engine.model import EditKind, EditWeight, Side, Span
from viewer.engine.tokens import fold, tokenize
from viewer.engine.word_diff import word_diff

PIECES = st.sampled_from(
    [
        *(
            "the",
            "a",
            "of",
            "and",
            "mill",
            "Mill",
            "fire",
            "£4.5m",
            "-5",
            "5",
            "10–12",
            "10-12",
            "it's",
            "it’s",
        ),
        *(",", ".", "“", "”", '"', "‘", "—", "...", "…", "!", "(", "\n\n", "\n", "\u00a0", "\u00ad"),
        *("é", "e\u0301", "👨\u200d👩\u200d👧", "👍🏽", "🇫🇮", "港", "の", "カメラ", "क्षेत्र", "ספר", "กำ"),
    ]
)
TEXTS = st.one_of(
    st.lists(PIECES, max_size=30).map(" ".join),
    st.lists(PIECES, max_size=30).map("".join),
    st.text(max_size=40),
)
SWAPPED = {
    EditKind.EQUAL: EditKind.EQUAL,
    EditKind.DELETE: EditKind.INSERT,
    EditKind.INSERT: EditKind.DELETE,
}


def passages(a: str, b: str):
    articles = segmented(a), segmented(b)
    return articles, [Side(at, tuple(range(len(article.sentences)))) for at, article in enumerate(articles)]


def token_spans(article) -> list[Span]:
    """The places of all tokens of an article, in order."""
    return [
        token.span
        for sentence in article.sentences
        for token in tokenize(sentence.span.of(article.article.text), sentence.span.start)
    ]


def tokens_within(article, spans) -> list[Span]:
    """The tokens that lie in the spans, in the order of the spans."""
    tokens = token_spans(article)
    return [
        token for span in spans for token in tokens if span.start <= token.start and token.end <= span.end
    ]


@given(TEXTS, TEXTS)
@example("the mill the mill", "mill the")
def test_shared_and_own_words_make_up_each_side(a, b):
    articles, sides = passages(a, b)
    edits = word_diff(articles, *sides)
    for article, own, spans_of in (
        (articles[0], EditKind.DELETE, lambda edit: edit.a),
        (articles[1], EditKind.INSERT, lambda edit: edit.b),
    ):
        spans = [span for edit in edits if edit.kind in (EditKind.EQUAL, own) for span in spans_of(edit)]
        assert spans == sorted(spans)
        assert tokens_within(article, spans) == token_spans(article)


@given(TEXTS, TEXTS)
def test_swapping_the_sides_swaps_deletions_and_insertions(a, b):
    articles, (left, right) = passages(a, b)
    forth = [(edit.kind, edit.a, edit.b, edit.weight) for edit in word_diff(articles, left, right)]
    back = [(SWAPPED[edit.kind], edit.b, edit.a, edit.weight) for edit in word_diff(articles, right, left)]
    # Where a phrase is replaced, what the first side had comes first.
    assert sorted(forth, key=repr) == sorted(back, key=repr)


PHRASES = st.sampled_from(
    [
        "the old stone mill",
        "after a long debate",
        "nine cranes toppled",
        "Tessa Lindqvist said",
        ",",
        "“",
        "and",
    ]
)


@given(
    st.lists(PHRASES, max_size=8).flatmap(
        lambda phrases: st.tuples(st.just(phrases), st.permutations(phrases))
    )
)
def test_what_is_moved_stands_on_both_sides(orders):
    articles, sides = passages(*(" ".join(phrases) for phrases in orders))
    words = {EditKind.DELETE: [], EditKind.INSERT: []}
    for edit in word_diff(articles, *sides):
        if edit.weight is EditWeight.MOVED:
            words[edit.kind] += [fold(token.text) for token in tokenize(edit.text) if token.text[0].isalpha()]
    assert sorted(words[EditKind.DELETE]) == sorted(words[EditKind.INSERT])


@given(TEXTS)
def test_a_text_has_no_difference_from_itself(text):
    articles, sides = passages(text, text)
    assert all(edit.kind is EditKind.EQUAL for edit in word_diff(articles, *sides))


@given(TEXTS, TEXTS)
def test_changes_carry_the_characters_of_the_article(a, b):
    articles, sides = passages(a, b)
    for edit in word_diff(articles, *sides):
        article, spans = (articles[1], edit.b) if edit.kind is EditKind.INSERT else (articles[0], edit.a)
        characters = "".join(span.of(article.article.text) for span in spans)
        assert "".join(edit.text.split()) == "".join(characters.split())
        assert spans
