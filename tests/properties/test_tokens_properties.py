"""What holds for the tokens of any text."""

import unicodedata
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from viewer.engine.tokens import fold, tokenize

TEXTS = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="aé\u0301 1,.-–'’\"£%\n\u200d\u00ad👨👩🇫🇮港のカก", max_size=60),
)


@given(TEXTS)
def test_tokens_stand_in_order_and_hold_their_characters(text):
    end = 0
    for token in tokenize(text):
        assert end <= token.span.start < token.span.end
        assert token.text == token.span.of(text)
        end = token.span.end


@given(TEXTS)
def test_no_visible_character_is_left_out(text):
    covered = {at for token in tokenize(text) for at in range(token.span.start, token.span.end)}
    left = [char for at, char in enumerate(text) if at not in covered and not char.isspace()]
    assert not [char for char in left if unicodedata.category(char)[0] in "LNPS"]


@given(TEXTS)
def test_no_token_begins_with_a_mark_that_belongs_to_the_one_before(text):
    tokens = tokenize(text)
    for before, token in pairwise(tokens):
        if before.span.end == token.span.start:
            assert unicodedata.category(token.text[0]) not in ("Mn", "Me", "Mc")


@given(TEXTS)
def test_folding_is_the_same_for_composed_and_decomposed_text(text):
    composed, decomposed = (unicodedata.normalize(form, text) for form in ("NFC", "NFD"))
    assert [token.folded for token in tokenize(composed)] == [token.folded for token in tokenize(decomposed)]


@given(st.text(alphabet="aZé 1,.-–'’\"“£€%©…\u00ad\u200dжß½@#&/:_", max_size=60))
def test_other_scripts_in_a_text_do_not_change_its_words(text):
    alone = [(token.text, token.kind) for token in tokenize(text)]
    assert [(token.text, token.kind) for token in tokenize(f"{text} 港")][:-1] == alone


@given(TEXTS)
def test_folding_twice_changes_nothing(text):
    for token in tokenize(text):
        assert fold(token.folded) == token.folded
