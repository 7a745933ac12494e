from __future__ import annotations

from builders import segmented

from viewer.engine.pairing.reasons import reason
from viewer.engine.similarity.words import article_words


def why(a: str, b: str, *, neighbours: bool = False) -> str:
    left, right = (article_words(segmented(text), "en")[:1] for text in (a, b))
    return reason(left, right, neighbours)


def test_equal_sentences_have_the_same_words():
    assert why("The barge sank.", "The barge sank.") == "same words"


def test_the_order_of_the_words_is_named():
    assert why("On Sunday the barge sank.", "The barge sank on Sunday.") == "same words in another order"


def test_a_shared_quotation_is_named():
    a = "“We heard a bang and saw smoke,” said Ivo Lund."
    b = "Mr Lund told us: “We heard a bang and saw smoke.”"

    assert why(a, b).startswith("same quotation")


def test_shared_figures_are_listed():
    assert "same figures: 14, 212" in why("14 of 212 aboard were hurt.", "Of 212 riders 14 fell ill.")


def test_neighbours_are_named_where_words_are_few():
    assert why("He was jailed.", "She rang twice.", neighbours=True).endswith("neighbours match")
