"""Show sentence boundaries as bars in the text: "He left. | She stayed." """

from __future__ import annotations

import re

from viewer.engine.segmentation import sentence_spans


def cut(barred: str, language: str = "en") -> str:
    """The text of `barred` without its bars, cut into sentences anew and barred where it was cut.

    A bar with spaces stands for a space between two sentences, a bar without spaces for nothing.
    """
    text = barred.replace(" | ", " ").replace("|", "")
    result, position = "", 0
    for span in sentence_spans(text, 0, len(text), language):
        gap = text[position : span.start]
        bar = "" if not result else " | " if gap else "|"
        result += bar + span.of(text)
        position = span.end
    return re.sub(r"[ \n]+", " ", result)
