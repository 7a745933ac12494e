from __future__ import annotations

import numpy as np
import pytest

from viewer.engine.similarity.likeness import SYNONYM_LIKENESS, likeness
from viewer.engine.similarity.meaning import answers
from viewer.engine.similarity.terms import normalised, product, term_vectors


def test_a_listed_synonym_is_nearly_the_word():
    assert likeness(["boat", "ferri"], "en")[0, 1] == pytest.approx(SYNONYM_LIKENESS)


def test_words_spelt_alike_are_alike():
    alike = likeness(["accident", "accidentel", "orage"], "und")

    assert alike[0, 1] > 0.6
    assert alike[0, 2] == 0


def test_different_numbers_are_strangers():
    assert likeness(["12000", "12001"], "en")[0, 1] == 0


def test_rare_shared_words_weigh_more_than_common_ones():
    vectors = normalised(term_vectors([["lock", "barge"], ["lock", "rain"], ["lock"], ["barge"]]))

    cosines = product(vectors, range(1), vectors, range(1, 4))[0]

    assert cosines[2] > cosines[1] > 0


def test_sentences_without_a_shared_word_have_no_product():
    vectors = term_vectors([["lock"], ["rain"]])

    assert product(vectors, range(1), vectors, range(1, 2)).tolist() == [[0]]


def test_a_sentence_that_answers_only_what_another_answers_better_earns_nothing():
    vectors = term_vectors(
        [["barge", "hit", "lock", "merrow"], ["barge", "hit", "lock", "merrow"], ["barge", "hit"]]
    )
    given = answers(vectors, likeness(vectors.terms, "und"), range(1), range(1, 3))

    earned = given.earned(np.array([[0.9, 0.5]], np.float32))

    assert earned[0, 1] == 0
    assert earned[0, 0] > 0


def test_the_second_half_of_a_split_earns_its_place():
    vectors = term_vectors([["barge", "hit", "pilot", "hurt"], ["barge", "hit"], ["pilot", "hurt"]])
    given = answers(vectors, likeness(vectors.terms, "und"), range(1), range(1, 3))

    assert (given.earned(np.array([[0.9, 0.5]], np.float32)) > 0).all()
