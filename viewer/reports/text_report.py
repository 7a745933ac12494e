"""A comparison for people in a terminal: per pair the coverage, the facts that differ, then the wording."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viewer.engine.model import (
    Comparison,
    EditKind,
    Finding,
    Link,
    PairStatistics,
    Relation,
    Side,
    Span,
    WordEdit,
)
from viewer.reports.pair_differences import PairDifferences, differences
from viewer.reports.terminal import DELETED, INSERTED, TerminalStyle, visible

INDENT = 4
MIN_SHARED = 0.5  # of the characters: with less in common, one running text of both is hard to read
QUOTATION_MARKS = "“‘„«‹「『\"'"
LEGEND = "(1.5 is sentence 5 of article 1; [-only the first has this-], {+only the other has this+}.)"


def render(comparison: Comparison, style: TerminalStyle | None = None) -> str:
    """The report of every article against the first."""
    style = style or TerminalStyle()
    parts = ["\n".join(_article_lines(comparison, style))]
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
        yield "The articles are identical."
        return
    if not pair.words_differ:
        yield f"Only typography differs: {statistics.typography}."
        yield from _link_section("Typography", pair.typography, comparison, style)
        return
    yield style.paragraph(_coverage(statistics))
    yield style.paragraph(_counts(pair))
    yield style.paragraph(LEGEND)
    yield from _finding_section(pair.findings, style)
    yield from _link_section("Reworded", pair.reworded, comparison, style)
    yield from _link_section("Moved", pair.moved, comparison, style)
    yield from _link_section("Split", pair.split, comparison, style)
    yield from _link_section("Merged", pair.merged, comparison, style)
    yield from _sentence_section("Added", statistics.b, pair.added, comparison, style)
    yield from _sentence_section("Omitted", statistics.a, pair.omitted, comparison, style)


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
    typography = pair.statistics.typography
    return f"{text}; typography differs in {_counted(typography, 'place')}." if typography else f"{text}."


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
    if _shared(edits) >= MIN_SHARED:
        yield style.paragraph(marked_words(edits), INDENT)
        return
    old = [span for edit in edits if edit.kind is EditKind.DELETE for span in edit.a]
    new = [span for edit in edits if edit.kind is EditKind.INSERT for span in edit.b]
    yield style.paragraph(_marked_side(comparison, link.a, old, DELETED), INDENT)
    yield style.paragraph(_marked_side(comparison, link.b, new, INSERTED), INDENT)


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


def _marked_side(comparison: Comparison, side: Side, changed: Sequence[Span], marks: tuple[str, str]) -> str:
    """One side's sentences with marks around the changed words."""
    article = comparison.articles[side.article]
    opening, closing = marks
    parts: list[str] = []
    for sentence in side.sentences:
        span = article.sentences[sentence].span
        position = span.start
        for change in sorted(one for one in changed if span.start <= one.start and one.end <= span.end):
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
    """One running text of a word diff: "[-old-]" and "{+new+}" around the words that only one side has."""
    return "".join(map(_marked_edit, edits))


def _marked_edit(edit: WordEdit) -> str:
    if edit.kind is EditKind.EQUAL:
        return edit.text
    opening, closing = DELETED if edit.kind is EditKind.DELETE else INSERTED
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
