from fact_builders import article_of

from viewer.engine.facts.fact_rows import Standing
from viewer.engine.facts.fact_table import fact_table
from viewer.engine.model import Link, Relation, Severity, Side

ARTICLES = (
    article_of(["A fire at Elm Mill killed two people on Monday.", "Police suspect arson."]),
    article_of(["A blaze at Elm Plant slew two persons on Monday.", "Cops suspect arson."]),
    article_of(["Three people died in a fire at Elm Mill on Monday.", "Sprinklers failed at 9 pm."]),
)


def link(a, b, relation=Relation.REWORDED):
    return Link(Side(a, (0,)), Side(b, (0,)), relation, False, 0.9, "made")


LINKS = (link(0, 1), link(0, 2), link(1, 2))


def rows(kind):
    return [row for row in fact_table(ARTICLES, LINKS) if row.type == kind]


def texts(row):
    return [None if cell is None else cell.text for cell in row.cells]


def test_a_figure_that_differs_in_one_of_three_is_one_conflict_row():
    deaths = rows("number")[0]
    assert texts(deaths) == ["two", "two", "Three"]
    assert (deaths.severity, deaths.standing) == (Severity.CONFLICT, Standing.DIFFERING)
    assert deaths.label == "The number of people"


def test_a_date_that_all_share_agrees():
    days = [row for row in rows("date") if texts(row) == ["Monday", "Monday", "Monday"]]
    assert [row.standing for row in days] == [Standing.AGREEING]


def test_a_fact_of_one_article_is_single():
    (clock,) = [row for row in rows("date") if row.only_in == 2]
    assert texts(clock) == [None, None, "9 pm"]
    assert clock.standing is Standing.SINGLE
    assert clock.absent_from == (0, 1)


def test_a_name_that_one_lacks_says_so():
    (mill,) = [row for row in rows("name") if row.label == "Elm Mill"]
    assert texts(mill) == ["Elm Mill", None, "Elm Mill"]
    assert mill.missing_in_one == 1


def test_conflicts_stand_first():
    table = fact_table(ARTICLES, LINKS)
    assert table[0].severity is Severity.CONFLICT
