import time

from viewer.engine.facts.quotations import find_quotations
from viewer.engine.model import Span


def quotations(text):
    blocks, at = [], 0
    for paragraph in text.split("\n\n"):
        blocks.append(Span(at, at + len(paragraph)))
        at += len(paragraph) + 2
    return [found.text(text) for found in find_quotations(text, blocks)]


def test_every_kind_of_mark_opens_and_closes():
    assert quotations("“One” ‘two’ \"three\" 'four' «five» « six » „seven“ »eight« 「九」") == [
        *("One", "two", "three", "four", "five", "six", "seven", "eight", "九"),
    ]


def test_apostrophes_open_and_close_nothing():
    assert quotations("It’s the workers’ view, the '90s and rock 'n' roll.") == []
    assert quotations("The firm called it ‘a mistake’ and the workers’ union agreed.") == ["a mistake"]
    assert quotations("'I can't,' he said.") == ["I can't,"]


def test_a_quotation_holds_its_inner_quotation():
    assert quotations("“Then he shouted, ‘It’s green!’” she said.") == ["Then he shouted, ‘It’s green!’"]


def test_a_quotation_goes_on_in_the_next_paragraph():
    assert quotations("“First we ran.\n\n“Then we hid,” she said.") == ["First we ran. Then we hid,"]


def test_a_stray_mark_is_no_quotation():
    assert quotations("It is a stray” mark.") == []


def test_inches_are_no_quotation():
    assert quotations("He was 6' 2\" tall.") == []


def test_hostile_marks_cost_no_square():
    for mark in ('"a ', "'a ", "‘a ", "“", "« ", '" "', "’s "):
        text = mark * 20_000
        before = time.process_time()
        find_quotations(text, [Span(0, len(text))])
        assert time.process_time() - before < 5  # a square would take minutes
