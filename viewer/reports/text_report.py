"""A comparison for people in a terminal: per pair the coverage, the facts that differ, then the wording."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viewer.engine.model import (
    Comparison,
    EditKind,
    EditWeight,
    Finding,
    Link,
    PairStatistics,
    Relation,
    Side,
    Span,
    WordEdit,
)
from viewer.reports.fact_section import fact_lines
from viewer.reports.pair_differences import PairDifferences, differences
from viewer.reports.terminal import DELETED, INSERTED, MOVED_FROM, MOVED_TO, TerminalStyle, visible

INDENT = 4
MIN_SHARED = 0.5  # of the characters: with less in common, one running text of both is hard to read
QUOTATION_MARKS = "“‘„«‹「『\"'"
LEGEND = "(1.5 is sentence 5 of article 1; [-only the first has this-], {+only the other has this+}.)"
MOVED_LEGEND = "([~this stands elsewhere~] in the same sentence of the other, {~here~}.)"
_MARKS = {
    (EditKind.DELETE, False): DELETED,
    (EditKind.INSERT, False): INSERTED,
    (EditKind.DELETE, True): MOVED_FROM,
    (EditKind.INSERT, True): MOVED_TO,
}


def render(comparison: Comparison, style: TerminalStyle | None = None) -> str:
    """The report of every article against the first."""
    style = style or TerminalStyle()
    parts = ["\n".join(_article_lines(comparison, style))]
    facts = "\n".join(fact_lines(comparison, style))
    if facts:
        parts.append(facts)
    for statistics in comparison.statistics:
        if statistics.a == 0:
            parts.append("\n".join(_pair_lines(comparison, differences(comparison, statistics), style)))
    if not comparison.complete:
        parts.append("The time was up before the comparison was complete; what was found so far is shown.")
    return "\n\n".join(parts) + "\n"


def _article_lines(comparison: Comparison, style: TerminalStyle) -> Iterator[str]:
    for index, segmented in enumerate(comparison.articles):
        article = segmented.article
        count = _counted(len(segmented.sentences), "sentence")
        yield style.paragraph(f"{article.title}", indent=3, first=f"{index + 1}  ")
        yield style.paint(style.paragraph(f"{article.source} · {count}", indent=3), "dim")
        for notice in article.notices:
            yield style.paragraph(f"Note: {notice}", indent=3)


def _pair_lines(comparison: Comparison, pair: PairDifferences, style: TerminalStyle) -> Iterator[str]:
    statistics = pair.statistics
    yield style.ruled(f"Article {statistics.b + 1} compared with article {statistics.a + 1}")
    if not (comparison.articles[statistics.a].sentences or comparison.articles[statistics.b].sentences):
        yield "Both articles are empty."
        return
    if not pair.differ:
        breaks = statistics.paragraph_breaks
        yield "The articles are identical." if not breaks else f"The words are identical; {_breaks(breaks)}."
        return
    if not pair.words_differ:
        name, clause = _what_differs(pair)
        yield f"Only {clause}: {statistics.typography}."
        if statistics.paragraph_breaks:
            yield f"{_breaks(statistics.paragraph_breaks).capitalize()}."
        yield from _link_section(name, pair.typography, comparison, style)
        return
    yield style.paragraph(_coverage(statistics))
    yield style.paragraph(_counts(pair))
    yield style.paragraph(LEGEND)
    if pair.has_moved_phrases:
        yield style.paragraph(MOVED_LEGEND)
    yield from _finding_section(pair.findings, style)
    yield from _link_section("Reworded", pair.reworded, comparison, style)
    yield from _link_section("Moved", pair.moved, comparison, style)
    yield from _link_section("Split", pair.split, comparison, style)
    yield from _link_section("Merged", pair.merged, comparison, style)
    yield from _sentence_section("Added", statistics.b, pair.added, comparison, style)
    yield from _sentence_section("Omitted", statistics.a, pair.omitted, comparison, style)


def _what_differs(pair: PairDifferences) -> tuple[str, str]:
    """What to call differences that leave the words as they are: as a heading, and in a clause."""
    weights = {edit.weight for link in pair.typography for edit in link.word_diff if edit.weight.is_spelling}
    if weights == {EditWeight.CASE}:
        return "Capitals", "capitals differ"
    if EditWeight.CASE in weights:
        return "Typography and capitals", "typography and capitals differ"
    return "Typography", "typography differs"


def _coverage(pair: PairStatistics) -> str:
    a, b = pair.a + 1, pair.b + 1
    there, back = f"{pair.a_in_b:.0%} of article {a} is in article {b}", f"{pair.b_in_a:.0%} of article {b}"
    return f"{there}; {back} is in article {a}."


def _counts(pair: PairDifferences) -> str:
    counts = (
        (pair.unchanged, "unchanged"),
        (len(pair.reworded), "reworded"),
        (len(pair.moved), "moved"),
        (len(pair.split), "split"),
        (len(pair.merged), "merged"),
        (len(pair.added), "added"),
        (len(pair.omitted), "omitted"),
    )
    text = ", ".join(f"{count} {name}" for count, name in counts if count)
    typography, breaks = pair.statistics.typography, pair.statistics.paragraph_breaks
    more = [f"typography differs in {_counted(typography, 'place')}"] if typography else []
    more += [_breaks(breaks)] if breaks else []
    return "; ".join([text, *more]) + "."


def _breaks(count: int) -> str:
    return f"paragraphs break differently in {_counted(count, 'place')}"


def _finding_section(findings: Sequence[tuple[Finding, Link]], style: TerminalStyle) -> Iterator[str]:
    if not findings:
        return
    yield "\n" + style.heading(f"Facts that differ ({len(findings)})")
    for finding, link in findings:
        role = finding.severity.value if finding.severity.value in ("conflict", "precision") else "dim"
        head = style.paint(f"{finding.severity.value} · {finding.type}", role)
        yield f"  {head}  {_places(link)}"
        yield style.paragraph(f"{_quoted(finding.a_text)} → {_quoted(finding.b_text)}", INDENT)
        if finding.explanation:
            yield style.paragraph(finding.explanation, INDENT)


def _quoted(text: str) -> str:
    if not text:
        return "nothing"
    return text if text[0] in QUOTATION_MARKS else f"“{text}”"


def _link_section(
    name: str, links: Sequence[Link], comparison: Comparison, style: TerminalStyle
) -> Iterator[str]:
    if not links:
        return
    yield "\n" + style.heading(f"{name} ({len(links)})")
    for link in links:
        yield style.paragraph(_why(link), INDENT, f"  {_places(link)}  ")
        yield from _wordings(link, comparison, style)


def _places(link: Link) -> str:
    return f"{_place(link.a)} → {_place(link.b)}"


def _place(side: Side) -> str:
    """Article and sentences as a person counts them: "1.5" or "2.5+6"."""
    return f"{side.article + 1}." + "+".join(str(sentence + 1) for sentence in side.sentences)


def _why(link: Link) -> str:
    strength = f"{link.similarity:.0%}"
    label = "partly the same" if link.relation is Relation.PARTIAL else ""
    moved = "moved" if link.moved and (link.is_split or link.is_merge) else ""
    return visible(" · ".join(part for part in (strength, label, moved, link.reason) if part))


def _wordings(link: Link, comparison: Comparison, style: TerminalStyle) -> Iterator[str]:
    """Both wordings, changed words marked: in one text where they share much, else one below the other."""
    edits = link.word_diff
    if not edits:
        yield from _uncompared(link, comparison, style)
        return
    only_spelling = all(edit.kind is EditKind.EQUAL or edit.weight.is_spelling for edit in edits)
    if _shared(edits) >= MIN_SHARED and not (
        only_spelling and any(edit.weight.is_spelling for edit in edits)
    ):
        yield style.paragraph(marked_words(edits), INDENT)
        return
    for side, kind in ((link.a, EditKind.DELETE), (link.b, EditKind.INSERT)):
        changes = _changes(edits, kind, with_spelling=only_spelling)
        yield style.paragraph(_marked_side(comparison, side, changes), INDENT)


_Change = tuple[Span, tuple[str, str]]
"""The place of a change, and the marks around it."""


def _changes(edits: Sequence[WordEdit], kind: EditKind, *, with_spelling: bool) -> list[_Change]:
    """What to mark on the side whose own edits are of a kind; on request, words only written otherwise."""
    changes: list[_Change] = []
    for edit in edits:
        if edit.kind is kind or (with_spelling and edit.kind is EditKind.EQUAL and edit.weight.is_spelling):
            spans = edit.a if kind is EditKind.DELETE else edit.b
            changes += [(span, _MARKS[kind, edit.weight is EditWeight.MOVED]) for span in spans]
    return _joined(sorted(changes))


def _joined(changes: Sequence[_Change]) -> list[_Change]:
    """The changes, with those that touch made one where they are of one kind."""
    joined: list[_Change] = []
    for span, marks in changes:
        if joined and joined[-1][1] == marks and joined[-1][0].end == span.start:
            joined[-1] = (Span(joined[-1][0].start, span.end), marks)
        else:
            joined.append((span, marks))
    return joined


def _uncompared(link: Link, comparison: Comparison, style: TerminalStyle) -> Iterator[str]:
    """Both wordings as wholes, for a link whose words the time did not suffice to compare."""
    old, new = (
        " ".join(map(comparison.articles[side.article].text_of, side.sentences)) for side in (link.a, link.b)
    )
    if old == new:
        yield style.paragraph(old, INDENT)
        return
    yield style.paragraph(f"{DELETED[0]}{old}{DELETED[1]}", INDENT)
    yield style.paragraph(f"{INSERTED[0]}{new}{INSERTED[1]}", INDENT)


def _marked_side(comparison: Comparison, side: Side, changes: Sequence[_Change]) -> str:
    """One side's sentences with marks around the changed words."""
    article = comparison.articles[side.article]
    parts: list[str] = []
    for sentence in side.sentences:
        span = article.sentences[sentence].span
        position = span.start
        within = [each for each in changes if span.start <= each[0].start and each[0].end <= span.end]
        for change, (opening, closing) in within:
            before, words = (
                Span(position, change.start).of(article.article.text),
                change.of(article.article.text),
            )
            parts += [before, opening, words, closing]
            position = change.end
        parts += [Span(position, span.end).of(article.article.text), " "]
    return "".join(parts).strip()


def _shared(edits: Sequence[WordEdit]) -> float:
    """The share of both sides' characters that they have in common."""
    equal = sum(2 * len(edit.text) for edit in edits if edit.kind is EditKind.EQUAL)
    changed = sum(len(edit.text) for edit in edits if edit.kind is not EditKind.EQUAL)
    return equal / (equal + changed) if equal + changed else 1.0


def marked_words(edits: Sequence[WordEdit]) -> str:
    """One running text of a word diff: "[-old-]" and "{+new+}" around the words that only one side has,
    "[~here~]" and "{~there~}" around those that only stand elsewhere.
    """
    return "".join(map(_marked_edit, edits))


def _marked_edit(edit: WordEdit) -> str:
    if edit.kind is EditKind.EQUAL:
        return edit.text
    opening, closing = _MARKS[edit.kind, edit.weight is EditWeight.MOVED]
    body = edit.text.strip()
    if not body:
        return edit.text
    start = edit.text.index(body)
    return f"{edit.text[:start]}{opening}{body}{closing}{edit.text[start + len(body) :]}"


def _sentence_section(
    name: str, article: int, sentences: Sequence[int], comparison: Comparison, style: TerminalStyle
) -> Iterator[str]:
    if not sentences:
        return
    yield "\n" + style.heading(f"{name}: only in article {article + 1} ({len(sentences)})")
    sign, role = ("+ ", "inserted") if name == "Added" else ("- ", "deleted")
    for sentence in sentences:
        text = comparison.articles[article].text_of(sentence)
        yield style.paint(style.paragraph(text, INDENT, f"  {sign}{article + 1}.{sentence + 1}  "), role)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
