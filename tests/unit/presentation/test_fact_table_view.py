import pytest
from comparison_builder import compared, segmented

from viewer.engine.facts.fact_rows import CellState, FactCell, FactRow, QuotationCell, QuotationRow
from viewer.engine.model import Severity, Span
from viewer.presentation.fact_table_view import (
    RowStatus,
    TableFilter,
    build_fact_tables,
    count_conflicts,
    count_statuses,
    count_types,
    filter_rows,
)

ARTICLES = [segmented(["Made up."], source=f"{number}.txt") for number in range(3)]


def cell(text):
    return FactCell(text, Span(0, 4), 0)


def fact(kind, label, texts, severity=None, variants=(0, 0, 0)):
    cells = tuple(None if text is None else cell(text) for text in texts)
    return FactRow(kind, label, cells, severity, variants)


ONLY = fact("name", "Ada Brum", (None, "Ada Brum", None))
AGREED = fact("date", "fire broke out", ("Monday", "Monday", "Monday"))
MISSING = fact("name", "Orley", ("Orley", None, "Orley"))
VAGUER = fact("number", "The price", ("nearly 40", "40", "40"), Severity.PRECISION, (0, 1, 1))
SIX_NINE = fact("number", "The potters", ("six", "nine", "six"), Severity.CONFLICT, (0, 1, 0))
DENIAL = fact("negation", "It is safe", ("not safe", "safe", None), Severity.CONFLICT, (0, 1, None))
ROWS = (ONLY, AGREED, MISSING, VAGUER, SIX_NINE, DENIAL)


def tables(rows=ROWS, quotations=(), order=(0, 1, 2), base=0):
    made = compared(*ARTICLES, links=())
    return build_fact_tables(
        type(made)(made.articles, (), (), (), facts=tuple(rows), quotations=tuple(quotations)), order, base
    )


def test_rows_stand_by_importance():
    assert [row.label for row in tables().facts] == [
        "It is safe",  # a denial outweighs a figure
        "The potters",
        "The price",
        "fire broke out",
        "Orley",
        "Ada Brum",
    ]


def test_each_row_says_how_the_articles_stand():
    assert [row.status for row in tables().facts] == [
        RowStatus.CONFLICT,
        RowStatus.CONFLICT,
        RowStatus.PRECISION,
        RowStatus.AGREED,
        RowStatus.MISSING,
        RowStatus.ONLY,
    ]


@pytest.mark.parametrize(
    ("base", "states"),
    [
        (0, (CellState.AGREEING, CellState.DIFFERING, CellState.AGREEING)),
        (1, (CellState.DIFFERING, CellState.AGREEING, CellState.DIFFERING)),
    ],
)
def test_cells_stand_beside_the_base(base, states):
    (row,) = tables([SIX_NINE], base=base).facts
    assert tuple(cell.state for cell in row.cells) == states


def test_cells_follow_the_order_of_the_panes():
    (row,) = tables([SIX_NINE], order=(2, 1, 0)).facts
    assert [(cell.article, cell.text) for cell in row.cells] == [(2, "six"), (1, "nine"), (0, "six")]


def test_a_difference_from_an_article_that_is_not_shown_is_none():
    (row,) = tables([SIX_NINE], order=(0, 2)).facts
    assert row.status is RowStatus.AGREED


def test_a_fact_of_no_article_shown_has_no_row():
    assert tables([ONLY], order=(0, 2)).facts == ()


def test_who_alone_has_it_or_lacks_it_is_told():
    rows = {row.label: row for row in tables().facts}
    assert rows["Ada Brum"].only_here == 1
    assert rows["Orley"].missing_here == 1


def test_a_quotation_marks_the_words_that_differ():
    texts = ("We owe the town an answer", "We owe the city an answer", None)
    cells = tuple(None if text is None else QuotationCell(text, "Nora Feld", Span(0, 4), 0) for text in texts)
    (row,) = tables(quotations=[QuotationRow(cells, Severity.CONFLICT, (0, 1, None))]).quotations
    assert [piece.text for piece in row.cells[1].pieces if piece.changed] == ["city"]
    assert not any(piece.changed for piece in row.cells[0].pieces)
    assert row.cells[1].speaker == "Nora Feld"


def labels(**wanted):
    return [row.label for row in filter_rows(tables().facts, TableFilter(**wanted))]


def test_the_filter_takes_a_type():
    assert labels(types=frozenset({"number"})) == ["The potters", "The price"]


def test_the_filter_takes_a_status():
    assert labels(statuses=frozenset({RowStatus.ONLY})) == ["Ada Brum"]


@pytest.mark.parametrize("text", ["NINE", " potters", "nine "])
def test_the_filter_takes_words_of_a_cell_or_the_label(text):
    assert labels(text=text) == ["The potters"]


def test_types_are_counted_the_weightiest_first():
    assert list(count_types(tables().facts).items()) == [
        ("negation", 1),
        ("number", 2),
        ("name", 2),
        ("date", 1),
    ]


def test_only_statuses_that_occur_are_counted():
    assert count_statuses(tables([AGREED, SIX_NINE]).facts) == {
        RowStatus.CONFLICT: 1,
        RowStatus.AGREED: 1,
    }


@pytest.mark.parametrize(("order", "conflicts"), [((0, 1, 2), 2), ((0, 2), 0), ((0, 1), 2)])
def test_conflicts_are_counted_among_the_articles_shown(order, conflicts):
    made = compared(*ARTICLES, links=())
    comparison = type(made)(made.articles, (), (), (), facts=ROWS)
    assert count_conflicts(comparison, order) == conflicts
    laid_out = build_fact_tables(comparison, order, 0).facts
    assert sum(row.status is RowStatus.CONFLICT for row in laid_out) == conflicts
