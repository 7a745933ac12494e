"""Join facts that answer to each other in any two articles into groups, one group a fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.model import Severity

_Key = TypeVar("_Key")

_SAME_VALUE = (None, Severity.WORDING)
_GRAVITY = {None: 0, Severity.WORDING: 1, Severity.PRECISION: 2, Severity.CONFLICT: 3}


class _Sets(Generic[_Key]):
    """Disjoint sets of keys."""

    def __init__(self) -> None:
        self._parent: dict[_Key, _Key] = {}

    def add(self, key: _Key) -> bool:
        """Make a set of one; whether the key was unknown."""
        if key in self._parent:
            return False
        self._parent[key] = key
        return True

    def join(self, a: _Key, b: _Key) -> None:
        """Make the sets of two keys one, whose root is that of the first."""
        self._parent[self.root(b)] = self.root(a)

    def root(self, key: _Key) -> _Key:
        """The key that stands for the set of a key."""
        while self._parent[key] != key:
            self._parent[key] = self._parent[self._parent[key]]
            key = self._parent[key]
        return key

    def __iter__(self) -> Iterator[_Key]:
        """All keys, in the order in which they were added."""
        return iter(self._parent)


class FactGroups(Generic[_Key]):
    """Groups of keys that grow together as pairs come in, each with the gravest difference seen in it."""

    def __init__(self) -> None:
        self._groups: _Sets[_Key] = _Sets()
        self._alike: _Sets[_Key] = _Sets()
        self._severity: dict[_Key, Severity | None] = {}  # of the group, at its root
        self._own: dict[_Key, Severity | None] = {}  # of the pairs that a key is in

    def add(self, key: _Key) -> None:
        """Make a group of one, unless the key is known."""
        if self._groups.add(key):
            self._alike.add(key)
            self._severity[key] = self._own[key] = None

    def join(self, a: _Key, b: _Key, severity: Severity | None) -> None:
        """Put two keys into one group, which differ as gravely as said."""
        self.add(a)
        self.add(b)
        if severity in _SAME_VALUE:
            self._alike.join(a, b)
        self._own[a], self._own[b] = graver(severity, self._own[a]), graver(severity, self._own[b])
        root_a, root_b = self._groups.root(a), self._groups.root(b)
        worst = graver(severity, graver(self._severity[root_a], self._severity[root_b]))
        self._groups.join(a, b)
        self._severity[root_a] = worst

    def groups(self, deadline: Deadline = NO_DEADLINE) -> Iterator[tuple[list[_Key], Severity | None]]:
        """The groups, each with its keys in the order in which they were added; fewer where time is up."""
        members: dict[_Key, list[_Key]] = {}
        for key in deadline.before_end(self._groups):
            members.setdefault(self._groups.root(key), []).append(key)
        for root, keys in deadline.before_end(members.items()):
            yield keys, self._severity[root]

    def shown(self, keys: Sequence[_Key], articles: Sequence[int], width: int) -> list[_Key | None]:
        """For each article the key of a group to show: the first with its gravest difference, else the first.

        `articles` says whose each key is; None stands for an article without one.
        """
        chosen: list[_Key | None] = [None] * width
        for key, article in zip(keys, articles, strict=True):
            before = chosen[article]
            if before is None or gravity(self._own[key]) > gravity(self._own[before]):
                chosen[article] = key
        return chosen

    def variants(self, keys: Sequence[_Key | None], texts: Sequence[str]) -> tuple[int | None, ...]:
        """For each key of a group a number that those share which say the same; None for None.

        Keys of the same text say the same even where no pair of them came in.
        """
        numbers: dict[object, int] = {}
        following = 0
        found: list[int | None] = []
        for key, text in zip(keys, texts, strict=True):
            if key is None:
                found.append(None)
                continue
            names = (self._alike.root(key), " ".join(text.casefold().split()))
            number = next((numbers[name] for name in names if name in numbers), following)
            following = max(following, number + 1)
            numbers.update((name, number) for name in names)
            found.append(number)
        return tuple(found)


def graver(a: Severity | None, b: Severity | None) -> Severity | None:
    """The graver of two severities; None is none."""
    return a if _GRAVITY[a] >= _GRAVITY[b] else b


def gravity(severity: Severity | None) -> int:
    """A number that grows with the severity."""
    return _GRAVITY[severity]
