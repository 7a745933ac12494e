"""Print how long comparisons of growing articles take beside other tools: ``python tests/benchmark.py``.

Figures are CPU seconds and peak memory of whole processes, start-up included. Nothing is asserted: they
depend on the machine. Tools that are not installed are left out. ``--sizes`` and ``--limit`` narrow the run.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
SIZES = (40, 500, 5_000)  # sentences an article
LIMIT = 120.0  # seconds after which a run is given up
MIB = 1024 * 1024

_DIFFLIB = """
import difflib, re, sys
a, b = (re.split(r"(?<=[.!?])\\s+", open(path, encoding="utf-8").read()) for path in sys.argv[1:])
for tag, a0, a1, b0, b1 in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
    if tag == "replace":
        left, right = (" ".join(part).split() for part in (a[a0:a1], b[b0:b1]))
        difflib.SequenceMatcher(None, left, right, autojunk=False).get_opcodes()
"""


@dataclass(frozen=True)
class Tool:
    """A program that compares files: its command for some articles, and how many it takes."""

    name: str
    command: Callable[[Sequence[Path]], list[str]]
    most: int = 2
    needs: str | None = None


TOOLS = (
    Tool(
        "articlediff compare",
        lambda paths: [sys.executable, "-m", "viewer", "compare", "--format", "json", *map(str, paths)],
        most=20,
    ),
    Tool("difflib", lambda paths: [sys.executable, "-c", _DIFFLIB, *map(str, paths)]),
    Tool(
        "git word diff",
        lambda paths: ["git", "diff", "--no-index", "--word-diff", *map(str, paths)],
        needs="git",
    ),
    Tool("wdiff", lambda paths: ["wdiff", *map(str, paths)], needs="wdiff"),
    Tool("dwdiff", lambda paths: ["dwdiff", *map(str, paths)], needs="dwdiff"),
    Tool("hunalign", lambda paths: ["hunalign", os.devnull, *map(str, paths)], needs="hunalign"),
)


def main() -> None:
    """Make the articles, run every tool on them and print the table."""
    parser = argparse.ArgumentParser(description="Compare the cost of comparisons.")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="sentences an article")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds after which a run is given up")
    chosen = parser.parse_args()
    tools = [tool for tool in TOOLS if tool.needs is None or shutil.which(tool.needs)]
    print(f"{'articles':>16}  {'tool':<20}{'CPU s':>9}{'peak MiB':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for size in chosen.sizes:
            count = 3 if size <= 100 else 2
            paths = write_articles(Path(folder), size, count)
            for tool in tools:
                figures = measured(tool.command(paths[: tool.most]), chosen.limit)
                label = f"{min(count, tool.most)} × {size:,}"
                cells = f"{figures[0]:>9.2f}{figures[1]:>10.0f}" if figures else f"{'over the limit':>19}"
                print(f"{label:>16}  {tool.name:<20}{cells}", flush=True)


def write_articles(folder: Path, sentences: int, count: int) -> list[Path]:
    """An article of made-up words and versions of it with sentences reworded, moved, dropped and added."""
    chance = random.Random(sentences)
    words = [
        "".join(chance.choices(("ba", "ke", "lin", "mo", "ru", "sta", "vel", "o"), k=chance.randint(1, 4)))
        for _ in range(6_000)
    ]
    original = [_sentence(chance, words) for _ in range(sentences)]
    versions = [original, *(_version(chance, words, original) for _ in range(count - 1))]
    paths = []
    for number, version in enumerate(versions):
        paragraphs = (version[at : at + 4] for at in range(0, len(version), 4))
        path = folder / f"{sentences}-{number}.txt"
        path.write_text("\n\n".join(map(" ".join, paragraphs)) + "\n", encoding="utf-8")
        paths.append(path)
    return paths


def _sentence(chance: random.Random, words: Sequence[str]) -> str:
    # Few words are frequent and most are rare, as in any language.
    ranks = (int(len(words) ** chance.random()) - 1 for _ in range(chance.randint(8, 28)))
    text = " ".join(words[rank] for rank in ranks)
    return f"{text.capitalize()} {chance.randint(2, 9_000):,}."


def _version(chance: random.Random, words: Sequence[str], original: Sequence[str]) -> list[str]:
    version: list[str] = []
    for sentence in original:
        draw = chance.random()
        if draw < 0.05:
            continue
        if draw < 0.1:
            version.append(_sentence(chance, words))
        version.append(_reworded(chance, words, sentence) if draw > 0.7 else sentence)
        if draw > 0.97:
            version.insert(chance.randrange(len(version)), version.pop())
    return version


def _reworded(chance: random.Random, words: Sequence[str], sentence: str) -> str:
    parts = sentence.split()
    for _ in range(max(1, len(parts) // 5)):
        parts[chance.randrange(len(parts) - 1)] = chance.choice(words)
    return " ".join(parts)


def measured(command: Sequence[str], limit: float) -> tuple[float, float] | None:
    """CPU seconds and peak MiB of a command, or None where it takes too long."""
    if not hasattr(os, "wait4"):
        raise SystemExit("The benchmark needs wait4, which this system does not have.")
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=REPOSITORY)
    timer = threading.Timer(limit, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode < 0:
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / MIB


if __name__ == "__main__":
    main()
