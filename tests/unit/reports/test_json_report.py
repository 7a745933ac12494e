import json
from dataclasses import replace

from builders import edits, finding, hand_made, link, segmented, statistics

from viewer.engine.facts.fact_rows import FactCell, FactRow, QuotationCell, QuotationRow
from viewer.engine.model import Relation, Row, Severity, Span
from viewer.reports import json_report

OLD = "Old mill burns\n\nBy Lena Moor\n\nFourteen men fled. The mill was not insured by its owners."
NEW = "Old mill burns\n\nBy Lena Moor\n\nSixteen men fled. The mill was not insured by its owners."


def comparison():
    changed = link(
        2,
        2,
        similarity=0.91234567,
        reason="same words",
        edits=edits(("delete", "Fourteen"), ("insert", "Sixteen"), ("equal", " men fled.")),
        findings=(finding("conflict", "Fourteen", "Sixteen", explanation="14 against 16."),),
    )
    same = link(3, 3, Relation.IDENTICAL, similarity=1.0, reason="same sentence")
    made = hand_made((OLD, NEW), (changed, same), (statistics(identical=1, reworded=1, a_in_b=0.87654321),))
    return type(made)(made.articles, made.links, (Row(((0,), (0,))), Row(((1,), ()))), made.statistics)


def document():
    return json.loads(json_report.render(comparison()))


def test_it_says_its_format_and_version():
    assert (document()["format"], document()["version"]) == ("articlediff-comparison", 1)
    assert document()["complete"] is True
    assert document()["options"] == {"seconds": None}


def test_an_article_has_its_particulars():
    first = document()["articles"][0]
    keys = ("index", "source", "title", "byline", "date", "language", "encoding", "notices")
    assert [first[key] for key in keys] == [
        0,
        "a.txt",
        "Old mill burns",
        "Lena Moor",
        None,
        "en",
        "utf-8",
        [],
    ]


def test_sentences_stand_where_they_say():
    for article, text in zip(document()["articles"], (OLD, NEW), strict=True):
        for number, sentence in enumerate(article["sentences"]):
            assert sentence["index"] == number
            assert text[sentence["start"] : sentence["end"]] == sentence["text"]
    assert [s["role"] for s in document()["articles"][0]["sentences"]] == [
        "headline",
        "byline",
        "paragraph",
        "paragraph",
    ]


def test_a_link_has_both_sides_relation_and_strength():
    changed = document()["links"][0]
    assert changed["a"] == {"article": 0, "sentences": [2]}
    assert changed["b"] == {"article": 1, "sentences": [2]}
    assert (changed["relation"], changed["moved"]) == ("reworded", False)
    assert (changed["similarity"], changed["reason"]) == (0.9123, "same words")


def test_a_word_diff_is_pairs_of_kind_and_text():
    assert document()["links"][0]["word_diff"] == [
        ["delete", "Fourteen"],
        ["insert", "Sixteen"],
        ["equal", " men fled."],
    ]


def test_a_finding_has_texts_spans_and_explanation():
    assert document()["links"][0]["findings"] == [
        {
            "type": "number",
            "severity": "conflict",
            "a_text": "Fourteen",
            "b_text": "Sixteen",
            "a_span": [0, 8],
            "b_span": [0, 7],
            "explanation": "14 against 16.",
        }
    ]


def test_a_missing_side_of_a_finding_has_no_span():
    lost = link(0, 0, findings=(finding("precision", "", "nearly", "number"),))
    (found,) = json_report.comparison_document(hand_made(("A.", "B."), (lost,)))["links"][0]["findings"]
    assert (found["a_text"], found["a_span"], found["b_span"]) == ("", None, [0, 6])


def test_rows_list_the_sentences_of_each_article():
    assert document()["rows"] == [{"cells": [[0], [0]]}, {"cells": [[1], []]}]


def test_statistics_are_counts_and_shares_by_pair():
    (pair,) = document()["statistics"]["pairs"]
    assert (pair["a"], pair["b"], pair["identical"], pair["reworded"]) == (0, 1, 1, 1)
    assert (pair["a_in_b"], pair["b_in_a"]) == (0.8765, 1.0)


def test_an_article_alone_has_text_blocks_and_sentences():
    read = json.loads(json_report.render_article(segmented(OLD)))
    assert (read["format"], read["version"], read["title"]) == ("articlediff-article", 1, "Old mill burns")
    assert read["text"] == OLD
    assert [(b["role"], b["text"]) for b in read["blocks"]] == [
        ("headline", "Old mill burns"),
        ("byline", "By Lena Moor"),
        ("paragraph", OLD.split("\n\n")[2]),
    ]
    assert [s["block"] for s in read["sentences"]] == [0, 1, 2, 2]


def test_letters_of_any_script_are_written_as_they_are():
    assert "桥" in json_report.render_article(segmented("桥关闭了。"))


def test_the_text_is_one_line():
    text = json_report.render(comparison())
    assert text.endswith("}\n")
    assert text.count("\n") == 1


def with_facts():
    made = comparison()
    old, new = Span(30, 38), Span(30, 37)
    number = FactRow(
        "number",
        "The number of men",
        (FactCell("Fourteen", old, 2), FactCell("Sixteen", new, 2)),
        Severity.CONFLICT,
        (0, 1),
    )
    place = FactRow("name", "the mill", (FactCell("mill", Span(4, 8), 0), None), None, (0, None))
    quotation = QuotationRow((None, QuotationCell("Run!", "Lena Moor", Span(0, 4), 1)), None, (None, 0))
    return json.loads(json_report.render(replace(made, facts=(number, place), quotations=(quotation,))))


def test_a_fact_has_a_cell_for_each_article():
    assert with_facts()["facts"][0] == {
        "type": "number",
        "label": "The number of men",
        "state": "differing",
        "severity": "conflict",
        "only_here": None,
        "missing_here": None,
        "absent_from": [],
        "cells": [
            {"state": "agreeing", "text": "Fourteen", "sentence": 2, "span": [30, 38]},
            {"state": "differing", "text": "Sixteen", "sentence": 2, "span": [30, 37]},
        ],
    }


def test_a_fact_of_one_article_says_whose_it_is():
    fact = with_facts()["facts"][1]
    assert (fact["state"], fact["only_here"], fact["absent_from"]) == ("single", 0, [1])
    assert fact["cells"][1] == {"state": "absent", "text": None, "sentence": None, "span": None}


def test_a_quotation_names_its_speaker():
    (quotation,) = with_facts()["quotations"]
    assert quotation["cells"][1]["speaker"] == "Lena Moor"
    assert quotation["only_here"] == 1
