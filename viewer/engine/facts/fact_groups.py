"""Join facts that answer to each other in any two articles into groups, one group a fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from viewer.engine.model import Severity

_Key = TypeVar("_Key")

_GRAVITY = {None: 0, Severity.WORDING: 1, Severity.PRECISION: 2, Severity.CONFLICT: 3}


class FactGroups(Generic[_Key]):
    """Groups of keys that grow together as pairs come in, each with the gravest difference seen in it."""

    def __init__(self) -> None:
        self._parent: dict[_Key, _Key] = {}
        self._severity: dict[_Key, Severity | None] = {}

    def add(self, key: _Key) -> None:
        """Make a group of one, unless the key is known."""
        if key not in self._parent:
            self._parent[key] = key
            self._severity[key] = None

    def join(self, a: _Key, b: _Key, severity: Severity | None) -> None:
        """Put two keys into one group, which differ as gravely as said."""
        self.add(a)
        self.add(b)
        root_a, root_b = self._root(a), self._root(b)
        worst = graver(severity, graver(self._severity[root_a], self._severity[root_b]))
        self._parent[root_b] = root_a
        self._severity[root_a] = worst

    def groups(self) -> Iterator[tuple[list[_Key], Severity | None]]:
        """The groups, each with its keys in the order in which they were added."""
        members: dict[_Key, list[_Key]] = {}
        for key in self._parent:
            members.setdefault(self._root(key), []).append(key)
        for root, keys in members.items():
            yield keys, self._severity[root]

    def _root(self, key: _Key) -> _Key:
        while self._parent[key] != key:
            self._parent[key] = self._parent[self._parent[key]]
            key = self._parent[key]
        return key


def graver(a: Severity | None, b: Severity | None) -> Severity | None:
    """The graver of two severities; None is none."""
    return a if _GRAVITY[a] >= _GRAVITY[b] else b


def gravity(severity: Severity | None) -> int:
    """A number that grows with the severity."""
    return _GRAVITY[severity]


def gravest(severities: Iterable[Severity | None]) -> Severity | None:
    """The gravest of several severities."""
    worst: Severity | None = None
    for severity in severities:
        worst = graver(worst, severity)
    return worst
