from dataclasses import replace

from comparison_builder import compared, link, segmented

from viewer.engine.model import Finding, Severity, Span
from viewer.presentation.activation import finding_words
from viewer.presentation.comparison_view import build_view
from viewer.presentation.finding_marks import findings_at

SIX = segmented(["The kiln hurt six potters.", "It was old."], source="six.txt")
NINE = segmented(["The kiln hurt nine potters.", "It was old."], source="nine.txt")
SEVEN = segmented(["The kiln hurt seven potters."], source="seven.txt")


def contradicted(a, b, a_text, b_text, severity=Severity.CONFLICT, b_span=True):
    spans = Span(14, 14 + len(a_text)), Span(14, 14 + len(b_text)) if b_span else None
    words = f"{a_text} against {b_text}."
    return replace(
        link((a, 0), (b, 0)), findings=(Finding("number", severity, a_text, b_text, *spans, words),)
    )


def view(*links, articles=(SIX, NINE)):
    return build_view(compared(*articles, links=links), tuple(range(len(articles))), 0)


def test_words_that_conflict_are_marked_on_both_sides():
    shown = view(contradicted(0, 1, "six", "nine"))
    for pane, article, words in zip(shown.panes, (SIX, NINE), ("six", "nine"), strict=True):
        (finding,) = pane.marks[0].findings
        assert finding.span.of(article.article.text) == words
        assert [span.of(article.article.text) for span in finding.words] == [words]


def test_conflicts_are_counted_for_each_pane():
    shown = view(contradicted(0, 1, "six", "nine"))
    assert [pane.conflicts for pane in shown.panes] == [1, 1]


def test_what_is_only_less_exact_is_no_conflict():
    shown = view(contradicted(0, 1, "six", "nine", Severity.PRECISION))
    assert [pane.conflicts for pane in shown.panes] == [0, 0]


def test_the_base_shows_conflicts_with_every_other_article_once():
    links = contradicted(0, 1, "six", "nine"), contradicted(0, 2, "six", "seven")
    shown = view(*links, articles=(SIX, NINE, SEVEN))
    assert [finding.other for finding in shown.panes[0].marks[0].findings] == [1, 2]
    assert [pane.conflicts for pane in shown.panes] == [1, 1, 1]


def test_a_side_without_the_words_is_told_of_it():
    shown = view(contradicted(0, 1, "six", "", b_span=False))
    (finding,) = shown.panes[1].marks[0].findings
    assert finding.span is None
    assert shown.panes[1].conflicts == 1


def test_the_explanation_names_the_other_of_three_articles():
    links = contradicted(0, 1, "six", "nine"), contradicted(0, 2, "six", "seven")
    shown = view(*links, articles=(SIX, NINE, SEVEN))
    assert finding_words(shown, shown.panes[0].marks[0]).splitlines() == [
        "Conflict, compared with nine.txt: six against nine.",
        "Conflict, compared with seven.txt: six against seven.",
    ]


def test_only_the_findings_at_a_place_are_found_there():
    mark = view(contradicted(0, 1, "six", "nine")).panes[0].marks[0]
    assert findings_at(mark, 15) == mark.findings
    assert findings_at(mark, 3) == ()
