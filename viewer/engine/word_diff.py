"""Show which words two linked passages share and which only one of them has, as whole phrases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.edit_weight import Range, change_weight, shared_weight
from viewer.engine.model import EditKind, EditWeight, SegmentedArticle, Side, Span, WordEdit
from viewer.engine.moved_phrases import MovedPhrases, Stretch, moved_phrases, split_at_phrases
from viewer.engine.passage import Passage, joined_text, read_passage
from viewer.engine.phrases import whole_phrases
from viewer.engine.token_runs import Run, token_runs


def word_diff(
    articles: Sequence[SegmentedArticle], a: Side, b: Side, deadline: Deadline = NO_DEADLINE
) -> tuple[WordEdit, ...]:
    """The edits that turn the words of side a into those of side b.

    The tokens of EQUAL and DELETE edits are side a's, those of EQUAL and INSERT side b's, in order; swapping
    the sides swaps DELETE and INSERT. An edit's text has the original characters from its first to its last
    token; an EQUAL one also takes a blank where one sets it off, so that the texts read well in a row.
    Raises Cancelled where the user cancelled.
    """
    if _verbatim(articles, a, b):
        return _unchanged(articles, a, b)
    left, right = (read_passage(articles[side.article], side.sentences, deadline) for side in (a, b))
    runs = token_runs(left.folded, right.folded, deadline)
    return _edits(left, right, whole_phrases(left, right, runs), deadline)


def words_differ(edits: Sequence[WordEdit]) -> bool:
    """Whether a word diff has more than differences of typography and case."""
    return any(edit.kind is not EditKind.EQUAL and not edit.weight.is_spelling for edit in edits)


def typographic_differences(edits: Sequence[WordEdit]) -> int:
    """How many places of a word diff are only written otherwise; a mark replaced by another is one place."""
    count, after_deletion = 0, False
    for edit in edits:
        replacing = after_deletion and edit.kind is EditKind.INSERT
        count += edit.weight.is_spelling and not replacing
        after_deletion = edit.kind is EditKind.DELETE
    return count


def _verbatim(articles: Sequence[SegmentedArticle], a: Side, b: Side) -> bool:
    texts = ([articles[side.article].text_of(sentence) for sentence in side.sentences] for side in (a, b))
    return next(texts) == next(texts)


def _unchanged(articles: Sequence[SegmentedArticle], a: Side, b: Side) -> tuple[WordEdit, ...]:
    """One edit over the sentences as they stand: most links of long articles need no tokens."""
    in_a, in_b = (
        tuple(articles[side.article].sentences[sentence].span for sentence in side.sentences)
        for side in (a, b)
    )
    text = joined_text(articles[a.article], in_a)
    return (WordEdit(EditKind.EQUAL, text, in_a, in_b),) if in_a else ()


def _edits(left: Passage, right: Passage, runs: Sequence[Run], deadline: Deadline) -> tuple[WordEdit, ...]:
    edits: list[WordEdit] = []
    moved = moved_phrases(left, right, runs)
    at_a = at_b = 0
    for index, run in enumerate(runs):
        in_a, in_b = (at_a, at_a + run.a), (at_b, at_b + run.b)
        if run.shared:
            before = _set_off(left, right, runs[index - 1], (at_a, at_b)) if index else False
            after = (
                _set_off(left, right, runs[index + 1], (in_a[1], in_b[1])) if index + 1 < len(runs) else False
            )
            edits += _with_blanks(list(_shared(left, right, in_a, at_b, deadline)), before, after)
        else:
            edits += _changed(left, right, (in_a, in_b), moved)
        at_a, at_b = in_a[1], in_b[1]
    return tuple(edits)


def _set_off(left: Passage, right: Passage, change: Run, place: tuple[int, int]) -> bool:
    """Whether a blank stands at the edge of a change, on a side that has words there."""
    return bool((change.a and left.blank_before(place[0])) or (change.b and right.blank_before(place[1])))


def _with_blanks(edits: list[WordEdit], before: bool, after: bool) -> list[WordEdit]:
    edits[0] = replace(edits[0], text=" " * before + edits[0].text)
    edits[-1] = replace(edits[-1], text=edits[-1].text + " " * after)
    return edits


def _changed(
    left: Passage, right: Passage, parts: tuple[Range, Range], moved: MovedPhrases
) -> Iterator[WordEdit]:
    """What one side has and the other has not, or has elsewhere."""
    in_a, in_b = parts
    weight = change_weight(left, right, in_a, in_b)
    for spans, text, edit_weight in _pieces(left, in_a, moved.a, weight):
        yield WordEdit(EditKind.DELETE, text, spans, (), edit_weight)
    for spans, text, edit_weight in _pieces(right, in_b, moved.b, weight):
        yield WordEdit(EditKind.INSERT, text, (), spans, edit_weight)


def _pieces(
    passage: Passage, part: Range, phrases: Sequence[Stretch], weight: EditWeight
) -> Iterator[tuple[tuple[Span, ...], str, EditWeight]]:
    for (first, last), is_moved in split_at_phrases(part, phrases):
        blank = " " if first > part[0] and passage.blank_before(first) else ""
        edit_weight = EditWeight.MOVED if is_moved else weight
        yield passage.spans(first, last), blank + passage.text(first, last), edit_weight


def _shared(left: Passage, right: Passage, in_a: Range, at_b: int, deadline: Deadline) -> Iterator[WordEdit]:
    """One edit for words written alike, one for words in other capitals, one for each other difference."""
    offset = at_b - in_a[0]
    for first, last, weight in _stretches(left, right, in_a, offset, deadline):
        blank = " " if first > in_a[0] and left.blank_before(first) else ""
        spans = left.spans(first, last), right.spans(first + offset, last + offset)
        yield WordEdit(EditKind.EQUAL, blank + left.text(first, last), *spans, weight)


def _stretches(
    left: Passage, right: Passage, in_a: Range, offset: int, deadline: Deadline
) -> Iterator[tuple[int, int, EditWeight]]:
    weights = [shared_weight(left.raw[at], right.raw[at + offset]) for at in deadline.watched(range(*in_a))]
    _let_marks_follow_capitals(weights, left.raw[in_a[0] : in_a[1]])
    first = in_a[0]
    for weight, group in groupby(weights):
        count = len(list(group))
        if weight is EditWeight.TYPOGRAPHY:
            yield from ((first + step, first + step + 1, weight) for step in range(count))
        else:
            yield first, first + count, weight
        first += count


def _let_marks_follow_capitals(weights: list[EditWeight], raw: Sequence[str]) -> None:
    """Commas and figures between words in other capitals do not break the stretch in two."""
    last_capitals: int | None = None
    for at, weight in enumerate(weights):
        if weight is EditWeight.CASE:
            if last_capitals is not None:
                weights[last_capitals:at] = [EditWeight.CASE] * (at - last_capitals)
            last_capitals = at
        elif weight is not EditWeight.WORDS or raw[at].lower() != raw[at].upper():
            last_capitals = None
