"""A cancel is heard in every stage: little work is done between two questions, however long the articles."""

import sys

import pytest
from builders import article

from viewer.engine.compare import compare
from viewer.engine.deadline import Deadline
from viewer.engine.errors import Cancelled

# Calls of functions between two questions: 25,000 take some 5 ms.
MOST_CALLS = 25_000
TOWNS = ("Olmfeld", "Wrenby", "Harrow Ness", "Quillport", "Stavering")


class CallCounter(Deadline):
    """Counts the calls of functions between two questions."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = self._since = 0

    def count(self, *_: object) -> None:
        self._since += 1

    def expired(self) -> bool:
        self.longest, self._since = max(self.longest, self._since), 0
        return super().expired()


class CancelledAt(Deadline):
    """Is cancelled at one of its questions, and counts those that follow."""

    def __init__(self, question: int) -> None:
        self.asked = 0
        super().__init__(cancelled=lambda: self.asked >= question)

    def expired(self) -> bool:
        self.asked += 1
        return super().expired()


def story(sentences: int, edition: int) -> str:
    """An article whose editions differ in a figure of every third sentence."""
    lines = []
    for at in range(sentences):
        figure = at * 7 + (edition if at % 3 == 0 else 0)
        town = TOWNS[at % len(TOWNS)]
        lines.append(
            f"The council of {town} sold barn number{at} for {figure} crowns, said Ada Lund{at % 40}."
        )
    return "\n\n".join(lines)


def counted(texts: list[str]) -> CallCounter:
    articles = [article(text) for text in texts]
    compare(articles)  # loads modules and word lists
    counter = CallCounter()
    sys.setprofile(counter.count)
    try:
        compare(articles, deadline=counter)
    finally:
        sys.setprofile(None)
    counter.expired()
    return counter


def test_long_articles_are_asked_about_often():
    assert counted([story(400, 1), story(400, 2)]).longest <= MOST_CALLS


def test_one_very_long_sentence_is_asked_about_often():
    words = [f"word{at}" for at in range(10_000)]
    texts = [" ".join(words), " ".join([*words[:5_000], "another", *words[5_000:]])]
    assert counted(texts).longest <= MOST_CALLS


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 1.0])
def test_a_cancel_stops_the_work_at_the_next_question(share):
    articles = [article(story(40, edition)) for edition in (1, 2)]
    whole = CancelledAt(sys.maxsize)
    compare(articles, deadline=whole)
    question = max(1, int(whole.asked * share))
    deadline = CancelledAt(question)
    with pytest.raises(Cancelled):
        compare(articles, deadline=deadline)
    assert deadline.asked == question
