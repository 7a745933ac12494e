"""Learn the weights of alignment, and say how well they do on families that they were not learnt from.

    python -m viewer.engine.training [--write] [--without KIND ...] GOLD.json[=IMPORTANCE] ...

Families are left out in turn, a sixth of each file at a time (each file of a single family once). Without gold there
is nothing to do, and that is no error.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from viewer.engine.training.cross_validation import cross_validate, report
from viewer.engine.training.gold import read_families
from viewer.engine.training.learning import Example, example, learn
from viewer.resources import resource


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("gold", nargs="*", help="a file with marked links, with =IMPORTANCE (default 1)")
    parser.add_argument("--write", action="store_true", help="replace the weights that the product uses")
    parser.add_argument("--without", nargs="*", default=[], help="kinds of evidence to take out")
    options = parser.parse_args()
    examples = [e for number, argument in enumerate(options.gold) for e in _examples(argument, number)]
    if not examples:
        print("No marked articles were found: there is nothing to learn from.")
        return 0
    without = frozenset(options.without)
    print(report(cross_validate(examples, without)))
    if options.write:
        path = resource("alignment", "weights.json")
        path.write_text(json.dumps(learn(examples, without).record(), indent=1) + "\n", encoding="utf-8")
        print(f"The weights were written to {path}.")
    return 0


def _examples(argument: str, number: int) -> list[Example]:
    name, _, importance = argument.partition("=")
    path = Path(name)
    families = list(read_families(path)) if path.is_file() else []
    group = path.parent.parent.name if len(families) == 1 else path.stem
    fold = number if len(families) == 1 else 0
    return [example(f, group, (fold + n) % 6, float(importance or 1)) for n, f in enumerate(families)]


if __name__ == "__main__":
    raise SystemExit(main())
