"""The errors that a user can mend."""

from __future__ import annotations


class ReadError(Exception):
    """An input could not be read.

    ``str(error)`` is one full sentence for the user: which file, why, and what to do about it.
    """


class Cancelled(Exception):  # noqa: N818  (it is an outcome that the user asked for, not a fault)
    """The user cancelled the work; nothing of it is wanted any more."""
