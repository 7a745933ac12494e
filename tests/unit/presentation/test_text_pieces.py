from viewer.presentation.text_pieces import Piece, differing_words


def marked(other, text):
    return [piece.text for piece in differing_words(other, text) if piece.changed]


def test_words_that_the_other_lacks_are_marked():
    assert marked("We saw the wind", "We saw the strong breeze") == ["strong breeze"]


def test_pieces_make_up_the_text():
    text = "I won’t, he said; it’s late."
    assert "".join(piece.text for piece in differing_words("I will, she said.", text)) == text


def test_case_and_the_form_of_apostrophes_do_not_count():
    assert differing_words("it's late", "It’s late") == (Piece("It’s late", False),)


def test_a_text_that_only_lacks_words_has_no_mark():
    assert marked("Nobody told us anything at all", "Nobody told us anything") == []
