"""Every kind of fact in every language, as literal pairs of sentences with the findings an editor expects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fact_builders import findings_between

from viewer.engine.model import Relation

_FOLDER = Path(__file__).parent
_TITLE = re.compile(r"## (?:\[(?P<language>\w+)\] )?(?P<title>.*?)(?P<partial> \(partial\))?$")


@dataclass(frozen=True)
class Scenario:
    title: str
    language: str
    relation: Relation
    a: str
    b: str
    expected: tuple[str, ...]


def _scenarios() -> Iterator[Scenario]:
    for path in sorted(_FOLDER.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            lines = [line for line in block.splitlines() if line and not line.startswith("# ")]
            if lines:
                yield _scenario(lines, path.stem)


def _scenario(lines: list[str], language: str) -> Scenario:
    title = _TITLE.fullmatch(lines[0])
    assert title, lines[0]
    relation = Relation.PARTIAL if title["partial"] else Relation.REWORDED
    expected = tuple(sorted(line for line in lines[3:] if line != "nothing"))
    return Scenario(
        title["title"], title["language"] or language, relation, lines[1][3:], lines[2][3:], expected
    )


SCENARIOS = tuple(_scenarios())


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: f"{case.language}: {case.title}")
def test_findings_are_those_an_editor_expects(case: Scenario) -> None:
    found = findings_between(case.a, case.b, case.language, case.relation)
    lines = {f"{f.severity} {f.type}: {f.a_text or '-'} | {f.b_text or '-'}" for f in found}
    assert sorted(lines) == list(case.expected)


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: f"{case.language}: {case.title}")
def test_exchanging_the_sides_exchanges_the_texts(case: Scenario) -> None:
    there = findings_between(case.a, case.b, case.language, case.relation)
    back = findings_between(case.b, case.a, case.language, case.relation)
    as_seen = sorted((f.type, f.severity, f.a_text, f.b_text) for f in there)
    assert as_seen == sorted((f.type, f.severity, f.b_text, f.a_text) for f in back)
