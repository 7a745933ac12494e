"""The sample articles are the first that a user sees: they must show what the program can do."""

import pytest

from viewer.engine.compare import compare
from viewer.engine.model import Severity
from viewer.engine.readers.reading import read_article
from viewer.reports.pair_differences import differences
from viewer.resources import resource


@pytest.fixture(scope="module")
def comparison():
    return compare([read_article(path) for path in sorted(resource("samples").iterdir())])


def pair(comparison, a, b):
    return differences(comparison, next(s for s in comparison.statistics if (s.a, s.b) == (a, b)))


def test_the_update_shows_every_kind_of_change(comparison):
    update = pair(comparison, 0, 1)
    for kind in ("reworded", "moved", "split", "merged", "added", "omitted"):
        assert getattr(update, kind), f"the update has nothing {kind}"


def test_the_update_omits_the_refund_and_adds_the_minister(comparison):
    update = pair(comparison, 0, 1)
    assert [comparison.articles[0].text_of(sentence) for sentence in update.omitted] == [
        "Everyone with a ticket for Saturday will be refunded, the company said."
    ]
    added = " ".join(comparison.articles[1].text_of(sentence) for sentence in update.added)
    assert "Owen Hartnell" in added


def test_the_update_changes_facts_that_an_editor_must_not_miss(comparison):
    conflicts = [found for found, _ in pair(comparison, 0, 1).findings if found.severity is Severity.CONFLICT]
    assert any("55" in found.a_text and "65" in found.b_text for found in conflicts)
    assert any("Thirty-eight" in found.a_text and "Forty-one" in found.b_text for found in conflicts)


def test_the_spun_copy_is_recognised_sentence_by_sentence(comparison):
    copy = pair(comparison, 0, 2)
    body = [s.index for s in comparison.articles[0].sentences if s.role == "paragraph"]
    missed = set(body) & set(copy.omitted)
    assert not missed
    assert any(found.type == "negation" for found, _ in copy.findings)


def test_the_independent_report_shares_a_part_and_has_its_own(comparison):
    report = pair(comparison, 0, 3)
    assert report.reworded
    assert report.added
    assert report.omitted
