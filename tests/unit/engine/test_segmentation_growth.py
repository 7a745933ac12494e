"""The work of the segmentation, counted in characters looked at, grows no faster than the text."""

from __future__ import annotations

from typing import Any

import pytest

from viewer.engine.segmentation import sentence_spans

HOSTILE = [
    *(
        '"(',
        ".",
        "A.",
        "“",
        "Mr. ",
        ". ",
        '." ',
        "a. A(",
        "(A. ",
        "! ",
        "1. ",
        "。",
        "あ。」",
        "a . . .",
        "• a ",
    ),
    *(".\n", '--"', "—", 'A? "', "a.1 ", "<a@b> ", "U.S. ", "x", "He left. ", "“Go! ", "(He left. ", "It's "),
    *("-", "— ", ":-", "?!", "(", "<", "1) ", ". .x", "a@", "\u200b", "[...] "),
]


class CountingText(str):
    """A text that counts the characters which slices and searches of it may touch."""

    seen = 0

    def __getitem__(self, key: Any) -> str:
        result = super().__getitem__(key)
        self.seen += len(result)
        return result

    def find(self, *arguments: Any) -> int:
        self.seen += self._reach(*arguments)
        return super().find(*arguments)

    def rfind(self, *arguments: Any) -> int:
        self.seen += self._reach(*arguments)
        return super().rfind(*arguments)

    def _reach(self, sought: str, start: int = 0, end: int | None = None) -> int:
        return max(0, min(len(self), len(self) if end is None else end) - max(0, start))


def characters_seen(text: str) -> int:
    counting = CountingText(text)
    sentence_spans(counting, 0, len(counting), "en")
    return counting.seen


@pytest.mark.parametrize("repeated", HOSTILE)
def test_twice_the_text_takes_at_most_twice_the_work(repeated):
    once, twice = (characters_seen(repeated * n) for n in (1_000, 2_000))
    assert twice <= 2.1 * once + 2_000
