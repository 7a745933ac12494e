"""The whole way from articles to a comparison."""

from itertools import count

import pytest
from builders import article

from viewer.engine.compare import compare
from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled
from viewer.engine.model import EditKind, Options, Relation

FIRST = """Ferry service to Ness suspended

The ferry to Ness will not run on Monday, the harbour board said.

About 400 islanders depend on the crossing, which costs £12.

The board has hired a crane from Vell to lift the broken ramp."""

SECOND = FIRST.replace("400", "500")


def compared(*texts: str, **arguments):
    return compare([article(text, f"{at}.txt") for at, text in enumerate(texts)], **arguments)


def test_changed_figure_is_marked_and_found():
    comparison = compared(FIRST, SECOND)
    (changed,) = [link for link in comparison.links if link.relation is not Relation.IDENTICAL]
    marks = [(edit.kind, edit.text) for edit in changed.word_diff if edit.kind is not EditKind.EQUAL]
    assert marks == [(EditKind.DELETE, "400"), (EditKind.INSERT, "500")]
    assert [finding.type for finding in changed.findings] == ["number"]


def test_identical_articles_have_only_identical_links():
    comparison = compared(FIRST, FIRST)
    assert {link.relation for link in comparison.links} == {Relation.IDENTICAL}
    (pair,) = comparison.statistics
    assert (pair.identical, pair.only_a, pair.only_b, pair.typography) == (4, 0, 0, 0)
    assert (pair.a_in_b, pair.b_in_a) == (1.0, 1.0)


def test_other_quotation_marks_leave_a_link_identical():
    comparison = compared("The board said: “Trams stop at nine.”", 'The board said: "Trams stop at nine."')
    assert [link.relation for link in comparison.links] == [Relation.IDENTICAL]
    assert comparison.statistics[0].typography == 2


def test_added_quotation_marks_make_a_link_reworded():
    comparison = compared("Police said the attack came at noon.", "Police said the ‘attack’ came at noon.")
    assert [link.relation for link in comparison.links] == [Relation.REWORDED]


def test_lost_minus_sign_makes_a_link_reworded():
    comparison = compared("It fell to -5 degrees at dawn in Ness.", "It fell to 5 degrees at dawn in Ness.")
    assert [link.relation for link in comparison.links] == [Relation.REWORDED]


@pytest.mark.parametrize("texts", [("", ""), ("", FIRST), (FIRST, ""), ("", FIRST, "")])
def test_empty_articles_are_compared(texts):
    comparison = compared(*texts)
    assert comparison.complete
    assert comparison.links == ()
    assert sum(len(cell) for row in comparison.rows for cell in row.cells) == 4 * (FIRST in texts)


def test_one_article_has_rows_but_no_pair():
    comparison = compared(FIRST)
    assert [row.cells for row in comparison.rows] == [((0,),), ((1,),), ((2,),), ((3,),)]
    assert comparison.statistics == ()


def test_twenty_articles_have_statistics_for_every_pair():
    comparison = compared(*[f"{FIRST}\n\nEdition {number} went to print." for number in range(20)])
    assert [(pair.a, pair.b) for pair in comparison.statistics] == sorted(
        (a, b) for a in range(20) for b in range(20) if a < b
    )


def test_every_sentence_stands_in_one_row():
    comparison = compared(FIRST, SECOND, FIRST[:-40])
    for at, one in enumerate(comparison.articles):
        places = [sentence for row in comparison.rows for sentence in row.cells[at]]
        assert sorted(places) == list(range(len(one.sentences)))


def test_out_of_time_gives_what_stands_and_says_so():
    comparison = compared(FIRST, SECOND, deadline=Deadline(0))
    assert not comparison.complete
    assert len(comparison.articles) == 2


def test_the_time_of_the_options_counts_without_a_deadline():
    assert not compared(FIRST, SECOND, options=Options(seconds=0)).complete


def test_time_that_runs_out_among_the_links_keeps_them():
    stages = []
    tight = _RunsOut(after=lambda: "facts" in stages)
    comparison = compared(FIRST, SECOND, deadline=tight, progress=lambda stage, share: stages.append(stage))
    assert not comparison.complete
    assert comparison.links[0].word_diff != ()
    assert [link.word_diff for link in comparison.links[1:]] == [()] * 3


class _RunsOut(Deadline):
    """A deadline that passes when the test says so, whatever the clock shows."""

    def __init__(self, after) -> None:
        super().__init__()
        self._after = after

    def expired(self) -> bool:
        return self._after()


@pytest.mark.parametrize("question", range(8))
def test_a_cancel_ends_the_work_whenever_it_comes(question):
    asked = count()
    with pytest.raises(Cancelled):
        compared(FIRST, SECOND, deadline=Deadline(cancelled=lambda: next(asked) >= question))


def test_progress_goes_through_the_stages_in_order():
    told = []
    compared(FIRST, SECOND, progress=lambda stage, share: told.append((stage, share)))
    stages = list(dict.fromkeys(stage for stage, _ in told))
    assert stages == ["segmentation", "alignment", "collation", "facts"]
    assert all(0 <= share <= 1 for _, share in told)
    assert told[-1] == ("facts", 1.0)
