"""How an article is set as a document."""

import pytest
from builders import article
from PySide6.QtGui import QColor, QFontInfo

from viewer.ui.pane_document import LINE_HEIGHT, article_document, article_font
from viewer.ui.text_positions import TextPositions


@pytest.mark.parametrize("family", ["serif", "sans-serif", "monospace"])
def test_the_type_size_and_not_the_font_decides_how_far_lines_are_apart(qtbot, family):
    font = article_font()
    font.setFamilies([family])
    read = article("Ferry sails late. " * 40)
    document = article_document(read, TextPositions(read), font, QColor("grey"))
    document.setTextWidth(400)
    document.size()  # lays it out
    lines = document.firstBlock().layout()
    assert lines.lineCount() > 2
    apart = lines.lineAt(1).y() - lines.lineAt(0).y()
    assert apart == pytest.approx(LINE_HEIGHT * QFontInfo(font).pixelSize(), abs=1.5)
