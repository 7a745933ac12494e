"""Put changes in the order of their weight for an editor."""

from __future__ import annotations

from collections.abc import Sequence

from viewer.engine.facts.fact_types import fact_weight
from viewer.engine.model import Severity
from viewer.presentation.comparison_view import Change, ChangeKind

_RANK_OF_SEVERITY = {Severity.CONFLICT: 0, Severity.PRECISION: 1, Severity.WORDING: 4}
_RANK_OF_KIND = {
    ChangeKind.OMITTED: 2,  # what one article keeps quiet about outweighs any rewording
    ChangeKind.ADDED: 3,
    ChangeKind.TYPOGRAPHY: 6,
}
_OTHER_KINDS = 5


def gravest_first(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Conflicting facts, vaguer facts, omissions, additions, wording, typography.

    Facts of one severity stand by the weight of their kind, the rest in text order.
    """
    return tuple(sorted(changes, key=_rank))


def _rank(change: Change) -> tuple[int, int]:
    if change.severity is not None:
        weight = fact_weight(change.finding.type) if change.finding is not None else 0
        return _RANK_OF_SEVERITY[change.severity], weight
    return _RANK_OF_KIND.get(change.kind, _OTHER_KINDS), 0
