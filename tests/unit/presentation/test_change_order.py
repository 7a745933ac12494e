"""The order of weight."""

from __future__ import annotations

from dataclasses import replace

from viewer.engine.model import Finding, Severity, Span
from viewer.presentation.change_order import gravest_first
from viewer.presentation.comparison_view import Change, ChangeKind

PLAIN = Change(0, ChangeKind.REWORDED, False, 1, (0,), 0, (0,), "new", "old", 0.9, "", None, 0)


def changes(*kinds_and_severities):
    return tuple(
        replace(PLAIN, index=index, kind=kind, severity=severity)
        for index, (kind, severity) in enumerate(kinds_and_severities)
    )


def order(listed):
    return [change.index for change in gravest_first(listed)]


def test_conflicts_come_before_everything_else():
    listed = changes(
        (ChangeKind.OMITTED, None),
        (ChangeKind.REWORDED, Severity.PRECISION),
        (ChangeKind.SPLIT, Severity.CONFLICT),
    )
    assert order(listed) == [2, 1, 0]


def test_typography_comes_last():
    listed = changes(
        (ChangeKind.TYPOGRAPHY, None), (ChangeKind.MOVED, None), (ChangeKind.REWORDED, Severity.WORDING)
    )
    assert order(listed) == [2, 1, 0]


def test_an_omission_outweighs_an_addition_and_both_a_rewording():
    listed = changes((ChangeKind.REWORDED, None), (ChangeKind.ADDED, None), (ChangeKind.OMITTED, None))
    assert order(listed) == [2, 1, 0]


def test_changes_of_one_weight_stay_in_text_order():
    listed = changes(*[(ChangeKind.REWORDED, Severity.CONFLICT)] * 3)
    assert order(listed) == [0, 1, 2]


def test_a_dropped_denial_outranks_other_conflicts_and_any_rewriting():
    negation, number = (
        Finding(kind, Severity.CONFLICT, "", "not", None, Span(0, 3), "") for kind in ("negation", "number")
    )
    figure, rewritten, denial = changes(
        (ChangeKind.REWORDED, Severity.CONFLICT),
        (ChangeKind.SPLIT, None),
        (ChangeKind.REWORDED, Severity.CONFLICT),
    )
    listed = (replace(figure, finding=number), rewritten, replace(denial, finding=negation))
    assert order(listed) == [2, 0, 1]
