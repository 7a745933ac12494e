from fact_builders import article_of, link_all

from viewer.engine.facts.fact_rows import Standing
from viewer.engine.facts.quotation_table import quotation_table, unsupported_headline_quotations
from viewer.engine.model import Severity


def test_each_wording_stands_beside_the_others_with_its_speaker():
    a = article_of(["“We owe the town an answer,” said Nora Feld."])
    b = article_of(["“We owe the city an answer,” Ms Feld said."])
    (row,) = quotation_table((a, b), (link_all(a, b),))
    assert [(cell.text, cell.speaker) for cell in row.cells if cell is not None] == [
        ("We owe the town an answer,", "Nora Feld"),
        ("We owe the city an answer,", "Ms Feld"),
    ]
    assert row.severity is Severity.CONFLICT


def test_a_quotation_of_one_article_is_single():
    a = article_of(["“We owe the town an answer,” said Nora Feld."])
    b = article_of(["Nora Feld was there."])
    (row,) = quotation_table((a, b), (link_all(a, b),))
    assert row.standing is Standing.SINGLE
    assert row.only_in == 0


def test_a_headline_quotation_must_stand_in_the_text():
    bent = article_of(
        ["Mayor: 'City is doomed'", "The mayor said: “If we wait, parts of the city are doomed.”"],
        headline=True,
    )
    (found,) = unsupported_headline_quotations(0, (bent,))
    assert found.text(bent.article.text) == "City is doomed"


def test_a_headline_quotation_from_the_text_is_supported():
    fair = article_of(
        ["Mayor: 'parts of the city are doomed'", "She said: “If we wait, parts of the city are doomed.”"],
        headline=True,
    )
    assert unsupported_headline_quotations(0, (fair,)) == ()
