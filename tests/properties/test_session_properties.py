"""Whatever the user does in whatever order, what is shown fits what is open."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from fake_runner import FakeRunner, write_articles
from hypothesis import given
from hypothesis import strategies as st

from viewer.ui.session import Session

TEXTS = {
    "one": "Rain fell.\nTrains stood still.\nNobody was hurt.",
    "two": "Rain fell hard.\nTrains stood still.",
    "three": "Snow fell.\nTrains were late.\nNobody was hurt.",
    "four": "Trains ran.",
}


class User:
    """Does one thing after the other; what cannot be done at the moment is left out."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.runner = FakeRunner(held=True)
        self.session = Session(self.runner)
        self._paths = [*write_articles(folder, **TEXTS), folder / "gone.txt"]
        self._chance = random.Random(seed)

    def open(self):
        self.session.open_paths(self._chance.sample(self._paths, 2))

    def open_somewhere(self):
        place = self._chance.randint(0, len(self.session.shown))
        self.session.open_paths([self._chance.choice(self._paths)], position=place)

    def replace(self):
        if self.session.shown:
            self.session.open_paths([self._chance.choice(self._paths)], replaced=self._position())

    def paste(self):
        self.session.paste_text(self._chance.choice(list(TEXTS.values())))

    def close(self):
        if self.session.shown:
            self.session.close_article(self._article())

    def close_all(self):
        self.session.close_all()

    def move(self):
        if self.session.shown:
            self.session.move_article(self._position(), self._position())

    def change_base(self):
        if self.session.shown:
            self.session.set_base(self._article())

    def undo(self):
        self.session.undo_stack.undo()

    def redo(self):
        self.session.undo_stack.redo()

    def activate(self):
        if self.session.shown:
            article = self._article()
            sentences = self.session.view.comparison.articles[article].sentences
            self.session.activate(article, self._chance.randrange(len(sentences)))

    def step(self):
        move = self._chance.choice((self.session.next_change, self.session.previous_change))
        move()

    def go_right(self):
        self.session.step_article(1)

    def cancel(self):
        self.session.cancel()

    def retry(self):
        self.session.retry()

    # What the worker does meanwhile

    def worker_reads(self):
        if self.session.busy:
            self.runner.read(self._chance.choice(self.runner.jobs[-1][0]))

    def worker_finishes(self):
        if self.session.busy:
            self.runner.finish()

    def worker_dies(self):
        if self.session.busy:
            self.runner.die()

    def _position(self) -> int:
        return self._chance.randrange(len(self.session.shown))

    def _article(self) -> int:
        return self._chance.choice(self.session.view.order)


STEPS = (
    *(User.open, User.open_somewhere, User.replace, User.paste, User.close, User.close_all, User.move),
    *(
        User.change_base,
        User.undo,
        User.redo,
        User.activate,
        User.step,
        User.go_right,
        User.cancel,
        User.retry,
    ),
    *(User.worker_reads, User.worker_finishes, User.worker_finishes, User.worker_dies),
)


def check_desk(session: Session) -> None:
    """The desk holds each article once, and has a base as long as there is one."""
    desk = session.desk
    assert len(set(desk.sources)) == len(desk.sources) <= 8
    assert (desk.base in desk.sources) if desk.sources else desk.base is None
    assert [source for source in desk.sources if source in session.shown] == list(session.shown)


def check_view(session: Session) -> None:
    """The view has a pane for each article shown, and what is active stands in it."""
    view = session.view
    if view is None:
        assert (session.changes, session.active) == ((), None)
        return
    assert len(view.panes) == len(view.order) == len(session.shown)
    for pane in view.panes:
        assert len(pane.marks) == len(view.comparison.articles[pane.article].sentences)
    assert session.active is None or session.active[0] in view.order
    assert session.current_change is None or session.current_change in view.changes
    if not session.busy and view.comparison.complete:
        assert set(session.shown) == set(session.desk.sources)


@given(st.lists(st.sampled_from(STEPS), min_size=5, max_size=40), st.integers(0, 2**16))
def test_no_sequence_of_steps_leaves_the_session_at_odds_with_itself(qapp, steps, seed):
    with tempfile.TemporaryDirectory() as folder:
        user = User(Path(folder), seed)
        for step in steps:
            step(user)
            check_desk(user.session)
            check_view(user.session)
