import pytest

from viewer.engine.facts.attributions import SourceKind
from viewer.engine.facts.sentence_facts import facts_of


def attribution(text, language="en"):
    facts = facts_of(text, language)
    (found,) = facts.attributions
    return facts.of(found.span), found.kind, found.tone


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("It was dark, police said.", "en", ("police said", SourceKind.ROLE, "neutral")),
        ("It was dark, said Ada Lund.", "en", ("said Ada Lund", SourceKind.NAMED, "neutral")),
        (
            "It was dark, according to the harbor authority.",
            "en",
            ("according to the harbor authority", SourceKind.ROLE, "neutral"),
        ),
        ("Ada Lund claimed it was dark.", "en", ("Ada Lund claimed", SourceKind.NAMED, "doubting")),
        ("Sources said it was dark.", "en", ("Sources said", SourceKind.VAGUE, "neutral")),
        ("Es war dunkel, sagte die Polizei.", "de", ("sagte die Polizei", SourceKind.ROLE, "neutral")),
        ("Il faisait nuit, selon la police.", "fr", ("selon la police", SourceKind.ROLE, "neutral")),
        ("Estaba oscuro, según la policía.", "es", ("según la policía", SourceKind.ROLE, "neutral")),
    ],
)
def test_the_source_and_its_verb_are_found(text, language, expected):
    assert attribution(text, language) == expected


def test_a_verb_inside_a_quotation_gives_no_source():
    assert facts_of("“The mayor said that we must all leave at once.”", "en").attributions == ()


def test_a_name_before_its_apposition_is_the_source():
    assert attribution("Ada Lund, Orrin's managing director, said so.")[1] is SourceKind.NAMED
    (found,) = facts_of("Ada Lund, Orrin's managing director, said so.", "en").attributions
    assert found.source == ("ada", "lund")
