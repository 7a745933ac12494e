"""Start articlediff from the command line: ``articlediff`` or ``python -m viewer``."""

from __future__ import annotations

import sys

from viewer.cli import run


def main() -> int:
    """Run the command line and return its exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
