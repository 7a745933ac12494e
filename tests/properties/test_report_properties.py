import json
import re

from builders import hand_made, segmented, statistics
from hypothesis import given
from hypothesis import strategies as st

from viewer.reports import json_report
from viewer.reports.terminal import TerminalStyle
from viewer.reports.text_report import render

TEXT = st.text(st.characters(blacklist_categories=("Cs",)), max_size=120)


@given(TEXT)
def test_json_gives_back_text_and_offsets_whatever_the_characters(text):
    document = json.loads(json_report.render_article(segmented(text)))
    for part in (*document["blocks"], *document["sentences"]):
        assert document["text"][part["start"] : part["end"]] == part["text"]


@given(TEXT, TEXT, st.integers(40, 120))
def test_a_report_passes_no_steering_character_on(old, new, width):
    comparison = hand_made((old, new), (), (statistics(only_a=1, only_b=1),))
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", render(comparison, TerminalStyle(width)))


@given(TEXT, TEXT)
def test_colour_adds_nothing_to_the_words(old, new):
    comparison = hand_made((old, new), (), (statistics(only_a=1, only_b=1),))
    coloured = render(comparison, TerminalStyle(colour=True))
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == render(comparison, TerminalStyle())
