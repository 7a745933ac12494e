"""Greetings and closings of letters that share a paragraph with other text."""

from __future__ import annotations

import pytest
from sentence_bars import cut


@pytest.mark.parametrize(
    "barred",
    [
        "Dear Editor, | Your report on the ferry is wrong.",
        "Sir, | Your report on the ferry is wrong.",
        "Otto, | Here is the list that you want.",
        "The ferry was late again. | Yours sincerely, | Berta Lumm",
        "Send it by noon. | Thanks, | Otto Brell",
        "From: Ida <ida@ost.example> | The ferry was late.",
    ],
)
def test_greeting_and_closing_are_sentences_of_their_own(barred):
    assert cut(barred) == barred


@pytest.mark.parametrize(
    "barred",
    [
        "Meanwhile, The Ost Courier reports a fire.",
        "Otto, the ferryman, is late.",
        "“Thanks, Otto,” she said.",
        "“Thanks, Otto, for coming.” | He nodded.",
        "However, We the People is a play.",
        "Regards from Ost.",
    ],
)
def test_commas_of_ordinary_sentences_are_left_alone(barred):
    assert cut(barred) == barred
