from viewer.engine.facts.words import Stems, WordKind, scan


def folded(text, language="en"):
    return [word.folded for word in scan(text, language, Stems(language))]


def test_negation_is_a_piece_of_its_own():
    assert folded("He didn’t and can't") == ["he", "did", "n't", "and", "can", "n't"]


def test_elisions_are_pieces_of_their_own():
    assert folded("l’usine qu'il voit aujourd'hui", "fr") == [
        "l'",
        "usine",
        "qu'",
        "il",
        "voit",
        "aujourd'hui",
    ]


def test_figures_keep_their_separators():
    words = scan("£1,200.50 and 1\u202f200", "en", Stems("en"))
    assert [word.text for word in words if word.kind is WordKind.NUMBER] == ["1,200.50", "1\u202f200"]


def test_spelling_variants_and_irregular_forms_share_a_stem():
    stems = Stems("en")
    for a, b in (
        ("organise", "organize"),
        ("colour", "color"),
        ("harbour", "harbor"),
        ("travelled", "traveled"),
        ("fell", "fallen"),
        ("centre", "center"),
    ):
        assert stems.stem(a) == stems.stem(b)


def test_spans_count_in_the_whole_text():
    text = "Xyz: Ada ran."
    words = scan(text[5:], "en", Stems("en"), 5)
    assert [word.span.of(text) for word in words] == ["Ada", "ran", "."]
