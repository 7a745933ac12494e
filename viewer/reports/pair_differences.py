"""Sort what differs between two compared articles into the sections that a report shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from viewer.engine.model import (
    Comparison,
    EditKind,
    EditWeight,
    Finding,
    Link,
    PairStatistics,
    Relation,
    Severity,
)

SEVERITY_ORDER = (Severity.CONFLICT, Severity.PRECISION, Severity.WORDING)


@dataclass(frozen=True, slots=True)
class PairDifferences:
    """The differences of one pair of articles; every link stands in one section, or is unchanged.

    ``unchanged`` counts identical sentences in their place; ``reworded`` holds links in place, ``moved``
    those off it (reworded or not), ``split`` and ``merged`` those with several sentences on one side.
    ``omitted`` are sentences of the first article, ``added`` of the second.
    """

    statistics: PairStatistics
    unchanged: int
    findings: tuple[tuple[Finding, Link], ...]
    reworded: tuple[Link, ...]
    moved: tuple[Link, ...]
    split: tuple[Link, ...]
    merged: tuple[Link, ...]
    typography: tuple[Link, ...]
    omitted: tuple[int, ...]
    added: tuple[int, ...]

    @property
    def words_differ(self) -> bool:
        """Whether anything differs but typography and case."""
        sections = (self.reworded, self.moved, self.split, self.merged, self.omitted, self.added)
        return any(sections)

    @property
    def has_moved_phrases(self) -> bool:
        """Whether a phrase stands elsewhere within a sentence."""
        links = (*self.reworded, *self.moved, *self.split, *self.merged)
        return any(edit.weight is EditWeight.MOVED for link in links for edit in link.word_diff)

    @property
    def differ(self) -> bool:
        """Whether anything differs at all."""
        return self.words_differ or self.statistics.typography > 0


def differences(comparison: Comparison, statistics: PairStatistics) -> PairDifferences:
    """What differs between the pair of articles that `statistics` counts."""
    links = comparison.links_between(statistics.a, statistics.b)
    plain = [link for link in links if not (link.is_split or link.is_merge)]
    return PairDifferences(
        statistics=statistics,
        unchanged=sum(link.relation is Relation.IDENTICAL and not link.moved for link in plain),
        findings=_ranked_findings(links),
        reworded=tuple(link for link in plain if not link.moved and link.relation is not Relation.IDENTICAL),
        moved=tuple(link for link in plain if link.moved),
        split=tuple(link for link in links if link.is_split),
        merged=tuple(link for link in links if link.is_merge),
        typography=tuple(
            link for link in plain if link.relation is Relation.IDENTICAL and not is_verbatim(link)
        ),
        omitted=_unlinked(comparison, statistics.a, (link.a.sentences for link in links)),
        added=_unlinked(comparison, statistics.b, (link.b.sentences for link in links)),
    )


def is_verbatim(link: Link) -> bool:
    """Whether the word diff of a link shows nothing that is written otherwise."""
    return all(edit.kind is EditKind.EQUAL and edit.weight == "words" for edit in link.word_diff)


def _ranked_findings(links: Iterable[Link]) -> tuple[tuple[Finding, Link], ...]:
    """Conflicts first; within a severity in text order, which sorting keeps."""
    found = [(finding, link) for link in links for finding in link.findings]
    return tuple(sorted(found, key=lambda pair: SEVERITY_ORDER.index(pair[0].severity)))


def _unlinked(comparison: Comparison, article: int, linked: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    taken = {sentence for sentences in linked for sentence in sentences}
    return tuple(s.index for s in comparison.articles[article].sentences if s.index not in taken)


def articles_differ(comparison: Comparison) -> bool:
    """Whether any article differs from the first in more than white space."""
    return any(differences(comparison, pair).differ for pair in comparison.statistics if pair.a == 0)
