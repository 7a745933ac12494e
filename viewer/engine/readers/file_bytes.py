"""Get the bytes of a file, or say in one sentence why that is impossible; never wait for ever."""

from __future__ import annotations

import os
import select
import stat
from pathlib import Path

from viewer.engine.errors import ReadError

MAX_BYTES = 64 * 1024 * 1024
"""Larger inputs are refused: no article is as long, and reading one would take the machine's memory."""

WRITER_PATIENCE = 2.0  # seconds in which a program must open a pipe for writing; a shell needs milliseconds
PIPE_PATIENCE = 60.0  # seconds of silence after which a pipe is given up; a slow download may take some
_PIPE_CHUNK = 1 << 16


def bytes_of(path: Path, source: str) -> bytes:
    """The bytes of the file at `path`, called `source`; ReadError where it has none to give."""
    if not source:
        raise ReadError("The name of a file is empty; give the name of an article.")
    try:
        # The opener does not wait where a pipe has no writer: a plain open would, for ever.
        with open(path, "rb", opener=_open_without_waiting) as file:
            mode = os.fstat(file.fileno()).st_mode
            if stat.S_ISFIFO(mode):
                data = _pipe_bytes(file.fileno(), source)
            elif stat.S_ISREG(mode):
                data = file.read(MAX_BYTES + 1)
            else:
                raise _no_file(source)
    except IsADirectoryError:
        raise _folder(source) from None
    except FileNotFoundError:
        raise ReadError(f"{source}: there is no such file; check its name and folder.") from None
    except PermissionError:
        raise _not_permitted(path, source) from None
    except (OSError, ValueError) as error:
        raise _unreadable(path, source, error) from None
    check_size(data, source)
    return data


def check_size(data: bytes, source: str) -> None:
    """ReadError where there are more bytes than any article has."""
    if len(data) > MAX_BYTES:
        limit = MAX_BYTES // (1024 * 1024)
        raise ReadError(
            f"{source}: it is larger than {limit} MB, too large for an article; cut it into parts."
        )


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _pipe_bytes(descriptor: int, source: str) -> bytes:
    """All that a pipe gives, until its writer closes it or falls silent."""
    data = bytearray()
    patience = WRITER_PATIENCE
    while len(data) <= MAX_BYTES:
        heard = select.select([descriptor], [], [], patience)[0]
        try:
            chunk = os.read(descriptor, _PIPE_CHUNK)
        except BlockingIOError:
            if not heard and patience == PIPE_PATIENCE:
                raise ReadError(
                    f"{source}: it is a pipe to which nothing was written for {PIPE_PATIENCE:.0f} seconds; "
                    "save the article as a file first."
                ) from None
            patience = PIPE_PATIENCE
            continue
        if not chunk and not heard:
            raise ReadError(
                f"{source}: it is a pipe to which no program writes; save the article as a file first."
            )
        if not chunk:
            break
        data += chunk
        patience = PIPE_PATIENCE
    return bytes(data)


def _folder(source: str) -> ReadError:
    return ReadError(f"{source}: it is a folder; choose the article's file inside it.")


def _no_file(source: str) -> ReadError:
    return ReadError(f"{source}: it is a device or a socket, not a file; choose the article's file instead.")


def _not_permitted(path: Path, source: str) -> ReadError:
    if path.is_dir():  # Windows answers so for a folder
        return _folder(source)
    return ReadError(f"{source}: you may not read this file; ask its owner for permission, or copy it.")


def _unreadable(path: Path, source: str, error: OSError | ValueError) -> ReadError:
    if isinstance(error, OSError) and _is_socket(path):  # which cannot even be opened
        return _no_file(source)
    reason = getattr(error, "strerror", None) or str(error)
    return ReadError(f"{source}: it could not be read ({reason}); check the file and its disk.")


def _is_socket(path: Path) -> bool:
    try:
        return path.is_socket()
    except OSError:
        return False
