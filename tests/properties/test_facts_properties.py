"""What must hold of fact finding on any text: no fault, no finding from mere form, symmetry."""

from __future__ import annotations

from fact_builders import article_of, findings_between, link_all
from hypothesis import given
from hypothesis import strategies as st

from viewer.engine.facts.fact_table import fact_table
from viewer.engine.facts.finding import find_facts
from viewer.engine.facts.quotation_table import quotation_table
from viewer.engine.facts.sentence_facts import facts_of
from viewer.engine.model import Relation, Severity

LANGUAGES = st.sampled_from(["en", "de", "fr", "es", "it", "ru", "ja", "und"])
PIECES = st.sampled_from(
    [
        *("“", "”", "'", "’", '"', "«", "»", "„", "‘", "…", "-", "–", ",", ".", ":", "(", "%", "£", "€", "°"),
        *(
            "12",
            "1.200",
            "3,5",
            "2 h 40",
            "6:47",
            "a.m.",
            "million",
            "two",
            "a",
            "third",
            "of",
            "Monday",
            "March",
        ),
        *(
            "nearly",
            "at least",
            "not",
            "may",
            "reportedly",
            "said",
            "according to",
            "Dr",
            "Ada",
            "Lund",
            "mayor",
        ),
        *(
            "rose",
            "fell",
            "before",
            "the first",
            "years",
            "old",
            "people",
            "and",
            "between",
            "to",
            "nicht",
            "pas",
        ),
    ]
)
TEXTS = st.one_of(
    st.text(max_size=60),
    st.lists(PIECES, max_size=25).map(" ".join),
    st.lists(PIECES, max_size=12).map("".join),
)
COUNTED = st.sampled_from(["villagers were hurt", "houses burned", "boats sank", "lorries were stopped"])


def _plain(value: int) -> str:
    return str(value)


def _with_commas(value: int) -> str:
    return f"{value:,}"


def _in_words(value: int) -> str:
    ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    ones += " sixteen seventeen eighteen nineteen"
    tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if value < 20:
        return ones.split()[value]
    if value < 100:
        return tens[value // 10 - 2] + (f"-{ones.split()[value % 10]}" if value % 10 else "")
    if value < 1000:
        rest = f" and {_in_words(value % 100)}" if value % 100 else ""
        return f"{_in_words(value // 100)} hundred{rest}"
    rest = value % 1000
    joint = " and " if 0 < rest < 100 else " "
    return f"{_in_words(value // 1000)} thousand" + (joint + _in_words(rest) if rest else "")


STYLES = st.sampled_from([_plain, _with_commas, _in_words])


@given(TEXTS, TEXTS, LANGUAGES, st.sampled_from(list(Relation)))
def test_any_two_texts_are_compared_without_a_fault(a, b, language, relation):
    for finding in findings_between(a, b, language, relation):
        assert finding.a_text or finding.b_text
        assert finding.explanation.endswith(".")


@given(TEXTS, LANGUAGES)
def test_identical_sides_give_nothing(text, language):
    assert findings_between(text, text, language) == ()


@given(TEXTS, LANGUAGES)
def test_more_space_between_words_makes_no_conflict(text, language):
    other = text.replace(" ", "  ") + " "
    found = findings_between(text, other, language)
    assert [f for f in found if f.severity is Severity.CONFLICT] == []


@given(TEXTS, TEXTS, LANGUAGES)
def test_spans_point_at_the_texts(a, b, language):
    articles = (article_of([a], language), article_of([b], language))
    for finding in find_facts(articles, link_all(*articles)):
        for span, text, article in ((finding.a_span, finding.a_text, 0), (finding.b_span, finding.b_text, 1)):
            assert (span is None) == (text == "")
            if span is not None:
                assert span.of(articles[article].article.text) == text


@given(TEXTS, TEXTS, LANGUAGES)
def test_conflicts_come_first_and_wording_last(a, b, language):
    order = [list(Severity).index(finding.severity) for finding in findings_between(a, b, language)]
    assert order == sorted(order)


@given(st.integers(2, 99_999), COUNTED, STYLES, STYLES)
def test_another_style_of_a_number_makes_no_finding(value, counted, style, other):
    a, b = (
        f"Police said {style(value)} {counted} in Orrin.",
        f"Police said {other(value)} {counted} in Orrin.",
    )
    assert findings_between(a, b) == ()


@given(st.integers(2, 9_999), st.integers(2, 9_999), COUNTED, STYLES, STYLES)
def test_another_number_makes_one_conflict_in_any_style(first, second, counted, style, other):
    a, b = (
        f"Police said {style(first)} {counted} in Orrin.",
        f"Police said {other(second)} {counted} in Orrin.",
    )
    found = [(f.severity, f.type) for f in findings_between(a, b)]
    assert found == ([] if first == second else [(Severity.CONFLICT, "number")])


@given(st.integers(1, 99), st.sampled_from(["m", " million"]), st.sampled_from(["m", " million"]))
def test_millions_may_be_short_or_written_out(value, style, other):
    assert findings_between(f"It cost £{value}{style}.", f"It cost £{value}{other}.") == ()


@given(
    st.sampled_from(
        [
            ("organised", "organized"),
            ("the harbour", "the harbor"),
            ("the theatre", "the theater"),
            ("5 per cent", "5%"),
            ("5 percent", "5 per cent"),
            ("the programme", "the program"),
            ("travelled", "traveled"),
        ]
    ),
    st.sampled_from(["Workers said they saw {} on Monday.", "“We never liked {} at all,” said Ms Holm."]),
)
def test_another_spelling_makes_no_conflict(pair, frame):
    found = findings_between(frame.format(pair[0]), frame.format(pair[1]))
    assert [f for f in found if f.severity is Severity.CONFLICT] == []


@given(st.sampled_from(['"{}"', "“{}”", "‘{}’", "'{}'", "„{}“", "«{}»", "« {} »"]), st.data())
def test_other_quotation_marks_make_no_finding(marks, data):
    other = data.draw(st.sampled_from(['"{}"', "“{}”", "‘{}’", "„{}“", "«{}»"]))
    words = "we have lost the whole harvest"
    a, b = (f"The farmer said {style.format(words)} on Monday." for style in (marks, other))
    assert findings_between(a, b) == ()


@given(TEXTS, TEXTS, LANGUAGES)
def test_swapping_the_sides_swaps_the_texts_of_conflicts(a, b, language):
    there = sorted((f.type, f.a_text, f.b_text) for f in findings_between(a, b, language))
    back = sorted((f.type, f.b_text, f.a_text) for f in findings_between(b, a, language))
    assert there == back


@given(st.lists(TEXTS, min_size=1, max_size=4), st.lists(TEXTS, min_size=1, max_size=4), LANGUAGES)
def test_tables_have_one_cell_an_article(first, second, language):
    articles = (article_of(first, language), article_of(second, language))
    links = [link_all(*articles)]
    rows = (*fact_table(articles, links), *quotation_table(articles, links))
    for row in rows:
        assert len(row.cells) == 2
        assert any(cell is not None for cell in row.cells)
        for article, cell in zip(articles, row.cells, strict=True):
            if cell is not None:
                assert 0 <= cell.span.start < cell.span.end <= len(article.article.text)


@given(TEXTS, LANGUAGES)
def test_facts_of_a_sentence_lie_within_it(text, language):
    facts = facts_of(text, language)
    for fact in (*facts.numbers, *facts.dates, *facts.names, *facts.attributions):
        assert 0 <= fact.span.start < fact.span.end <= len(text)
        assert 0 <= fact.first < fact.last <= len(facts.words)
