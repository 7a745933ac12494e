"""Each kind of change in articles to read, with the outcome that a reader expects beside them."""

import re
from pathlib import Path

import pytest

from viewer.engine.compare import compare
from viewer.engine.model import Comparison, EditKind, EditWeight, Link, Relation
from viewer.engine.readers.reading import read_article

FOLDER = Path(__file__).parent
CASES = sorted(path.parent for path in FOLDER.glob("*/expected.txt"))


def compared(case: Path) -> Comparison:
    return compare([read_article(path) for path in sorted(case.glob("?.txt"))])


def expected(case: Path, pattern: str) -> list[str]:
    lines = (case / "expected.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if re.match(pattern, line)]


def letter(article: int) -> str:
    return "abc"[article]


def line_of(link: Link) -> str:
    a, b = (
        "+".join(f"{letter(side.article)}{sentence + 1}" for sentence in side.sentences)
        for side in (link.a, link.b)
    )
    sign = "=" if link.relation is Relation.IDENTICAL else "~"
    words = marked_words(link)
    return f"{a} {sign} {b}{' moved' if link.moved else ''}{': ' + words if words else ''}"


def marked_words(link: Link) -> str:
    """The words with their marks, where there are any."""
    signs = {EditKind.DELETE: "[-{}-]", EditKind.INSERT: "{{+{}+}}", EditKind.EQUAL: "<{}>"}
    plain = [edit.kind is EditKind.EQUAL and edit.weight is EditWeight.WORDS for edit in link.word_diff]
    texts = [
        edit.text if unmarked else signs[edit.kind].format(edit.text)
        for edit, unmarked in zip(link.word_diff, plain, strict=True)
    ]
    return "" if all(plain) else "".join(texts)


def lacking(comparison: Comparison) -> list[str]:
    """The sentences of each article without a counterpart in another one."""
    lines = []
    for pair in comparison.statistics:
        links = comparison.links_between(pair.a, pair.b)
        for own, other in ((pair.a, pair.b), (pair.b, pair.a)):
            linked = {sentence for link in links for sentence in link.side_of(own).sentences}
            lines += [
                f"lacking {letter(own)}{sentence.index + 1} in {letter(other)}"
                for sentence in comparison.articles[own].sentences
                if sentence.index not in linked
            ]
    return lines


def rows(comparison: Comparison) -> list[str]:
    return [
        "row "
        + " ".join(
            f"{letter(article)}{sentence + 1}" for article, cell in enumerate(row.cells) for sentence in cell
        )
        for row in comparison.rows
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_sentences_are_linked_and_marked_as_a_reader_would(case):
    assert sorted(map(line_of, compared(case).links)) == sorted(expected(case, r"[abc]\d"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_sentences_without_counterpart_are_told(case):
    assert sorted(lacking(compared(case))) == sorted(expected(case, "lacking"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rows_and_typography_are_as_expected(case):
    comparison = compared(case)
    assert set(expected(case, "row")) <= set(rows(comparison))
    counted = expected(case, "typography")
    assert not counted or counted == [f"typography {comparison.statistics[0].typography}"]
