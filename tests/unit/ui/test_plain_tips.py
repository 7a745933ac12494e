"""Tips show text as it stands."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument

from viewer.ui.plain_tips import plain_tip


@pytest.mark.parametrize(
    "text",
    [
        "<b>Ferry</b> late",
        "<img src='/tmp/a.png'>",
        "Ferry & <i>quay</i>\nOrrin Point",
        "a &lt; b <br> c",
        '<a href="x">"Late"</a>',
    ],
)
def test_what_looks_like_html_is_shown_as_it_stands(qapp, text):
    shown = QTextDocument()
    shown.setHtml(plain_tip(text))
    assert shown.toPlainText() == text


def test_other_text_is_left_alone():
    assert plain_tip("Ferry & quay\nOrrin Point") == "Ferry & quay\nOrrin Point"
