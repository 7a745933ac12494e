from fact_builders import article_of

from viewer.engine.facts.fact_rows import CellState, cell_states
from viewer.engine.facts.finding import find_facts
from viewer.engine.facts.statement_rows import statement_rows
from viewer.engine.model import Link, Relation, Side

DENIED = article_of(["The council did not sell the meadow to Brack Homes."])
SOLD = article_of(["The council did sell the meadow to Brack Homes."])


def linked(articles, *pairs, relation=Relation.REWORDED):
    links = [Link(Side(a, (0,)), Side(b, (0,)), relation, False, 0.9, "made") for a, b in pairs]
    return [
        Link(x.a, x.b, x.relation, x.moved, x.similarity, x.reason, findings=find_facts(articles, x))
        for x in links
    ]


def negations(articles, *pairs):
    return [row for row in statement_rows(articles, linked(articles, *pairs)) if row.type == "negation"]


def test_a_denial_that_one_lacks_is_a_row():
    (row,) = negations((DENIED, SOLD), (0, 1))
    assert row.severity == "conflict"
    assert cell_states(row, 0) == (CellState.AGREEING, CellState.DIFFERING)
    assert "not" in row.cells[0].text


def test_the_label_tells_what_is_denied():
    (row,) = negations((DENIED, SOLD), (0, 1))
    assert row.label == "The council did not sell the meadow to Brack Homes."


def test_three_articles_share_one_row():
    (row,) = negations((DENIED, SOLD, DENIED), (0, 1), (1, 2), (0, 2))
    assert cell_states(row, 0) == (CellState.AGREEING, CellState.DIFFERING, CellState.AGREEING)


def test_an_article_that_no_finding_names_agrees_with_its_counterpart():
    (row,) = negations((DENIED, SOLD, DENIED), (0, 1), (0, 2))
    assert row.variants[2] == row.variants[0]
    assert row.cells[2].span.of(DENIED.article.text) == row.cells[2].text


def test_an_article_without_the_sentence_is_absent():
    other = article_of(["It rained."])
    (row,) = negations((DENIED, SOLD, other), (0, 1))
    assert row.absent_from == (2,)


def test_articles_that_say_the_same_have_no_such_row():
    assert negations((DENIED, DENIED), (0, 1)) == []
