"""What is brought out with a chosen sentence: its counterparts, and the bands between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath

from viewer.engine.model import Link, Severity
from viewer.presentation.finding_marks import findings_at
from viewer.presentation.roles import KIND_STYLES
from viewer.presentation.view_records import Band, Change, ChangeKind, ComparisonView, SentenceMark

_SEVERITY_WORDS = {
    Severity.CONFLICT: "Conflict",
    Severity.PRECISION: "Less exact",
    Severity.WORDING: "Other wording",
}


def active_sentences(view: ComparisonView, article: int, sentence: int) -> Mapping[int, frozenset[int]]:
    """For each article shown, the chosen sentence or its counterparts."""
    found = view.counterparts(article, sentence)
    return {
        other: frozenset((sentence,) if other == article else found.get(other, ())) for other in view.order
    }


def active_links(view: ComparisonView, active: Mapping[int, frozenset[int]]) -> frozenset[int]:
    """The links, by index, that join active sentences."""
    nobody: frozenset[int] = frozenset()
    return frozenset(
        band.link for band in view.bands if _joins(view.comparison.links[band.link], active, nobody)
    )


def _joins(link: Link, active: Mapping[int, frozenset[int]], nobody: frozenset[int]) -> bool:
    return all(not active.get(side.article, nobody).isdisjoint(side.sentences) for side in (link.a, link.b))


def change_target(change: Change) -> tuple[int, int]:
    """The article and the sentence that stand for a change: the new wording, or what was left out."""
    if change.sentences:
        return change.article, change.sentences[0]
    return change.reference, change.reference_sentences[0]


def band_words(view: ComparisonView, band: Band) -> str:
    """What a band says, for its tooltip: kind, strength and reason of its link."""
    link = view.comparison.links[band.link]
    return _words(band.kind, band.moved, [link])


def sentence_words(view: ComparisonView, article: int, sentence: int, place: int | None = None) -> str:
    """What a sentence's marks say, for its tooltip and for screen readers: facts, kind, strength, reasons.

    With a place of the text, only what is said of the facts that stand there.
    """
    mark = view.panes[view.position(article)].marks[sentence]
    if place is not None:
        return finding_words(view, mark, place)
    words = _words(mark.kind, mark.moved, [view.comparison.links[index] for index in mark.links])
    facts = finding_words(view, mark)
    words = f"{facts}\n\n{words}" if facts else words
    return f"{words}\nNo other article has this sentence." if mark.only_here else words


def finding_words(view: ComparisonView, mark: SentenceMark, place: int | None = None) -> str:
    """The facts of a sentence that differ, a line each; with a place of the text only those that stand there.

    Of three articles and more, each line names the article that differs, as told in another one.
    """
    findings = mark.findings if place is None else findings_at(mark, place)
    lines = (
        f"{_SEVERITY_WORDS[finding.severity]}{_against(view, finding.other)}: {finding.explanation}"
        for finding in findings
    )
    return "\n".join(dict.fromkeys(lines))


def _against(view: ComparisonView, other: int) -> str:
    if len(view.order) < 3:
        return ""
    source = view.comparison.articles[other].article.source
    return f", compared with {PurePath(source).name or source}"  # headlines of versions are often alike


def spoken_words(view: ComparisonView, article: int, sentence: int) -> str:
    """What a screen reader says of a sentence: what its marks say, and where it stands."""
    whole = view.comparison.articles[article]
    place = f"sentence {sentence + 1} of {len(whole.sentences)}, {whole.article.title}"
    return f"{sentence_words(view, article, sentence)}\n{place}"


def _words(kind: ChangeKind, moved: bool, links: Sequence[Link]) -> str:
    label = KIND_STYLES[kind].label.capitalize()
    also = ", moved" if moved and kind is not ChangeKind.MOVED else ""
    best = max((link.similarity for link in links), default=None)
    strength = f" ({round(100 * best)} % sure)" if best is not None else ""
    reasons = dict.fromkeys(link.reason for link in links if link.reason)
    return "\n".join((f"{label}{also}{strength}", *reasons))
