"""Learn the weights of alignment, and say how well they do on families that they were not learnt from.

    python -m viewer.engine.training [--write] [--without KIND ...] GOLD.json[=IMPORTANCE] ...

Families are left out in turn, a sixth of each file at a time (each file of a single family once). Without
gold there is nothing to do, and that is no error.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from viewer.engine.training.cross_validation import cross_validate, report
from viewer.engine.training.gold import Family, read_families
from viewer.engine.training.learning import example, learn
from viewer.resources import resource

FOLDS = 6  # families are left out a sixth at a time


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("gold", nargs="*", help="a file with marked links, with =IMPORTANCE (default 1)")
    parser.add_argument("--write", action="store_true", help="replace the weights that the product uses")
    parser.add_argument("--without", nargs="*", default=[], help="kinds of evidence to take out")
    options = parser.parse_args()
    read = [family for number, argument in enumerate(options.gold) for family in _read(argument, number)]
    examples = [example(m.family, m.group, m.fold, m.importance) for m in (*read, *_strangers(read))]
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


@dataclass(frozen=True, slots=True)
class _Marked:
    family: Family
    group: str
    fold: int
    importance: float
    file: str


def _read(argument: str, number: int) -> list[_Marked]:
    name, _, importance = argument.partition("=")
    path = Path(name)
    families = list(read_families(path)) if path.is_file() else []
    group = path.parent.parent.name if len(families) == 1 else path.stem
    first = number if len(families) == 1 else 0
    return [
        _Marked(f, group, (first + n) % FOLDS, float(importance or 1), name) for n, f in enumerate(families)
    ]


def _strangers(read: Sequence[_Marked]) -> Iterator[_Marked]:
    """Articles of neighbouring files side by side: nothing in them may be linked.

    The families of one file are often drafts on one topic, or share a site's boilerplate: no strangers.
    """
    for one, other in pairwise(read):
        if one.file != other.file and one.family.language == other.family.language:
            articles = one.family.articles[0], other.family.articles[0]
            none = np.zeros([len(article.sentences) for article in articles], np.int8)
            family = Family("strangers", one.family.language, articles, {(0, 1): none})
            yield _Marked(family, "strangers", one.fold, one.importance, one.file)


if __name__ == "__main__":
    raise SystemExit(main())
