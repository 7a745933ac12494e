"""The rules of the project's structure: who may import whom, how long files may be, what start-up loads."""

import ast
import importlib
import json
import statistics
import subprocess
import sys
from pathlib import Path

import pytest
from builders import REPOSITORY

PACKAGE = REPOSITORY / "viewer"
MODULES = sorted(PACKAGE.rglob("*.py"))
MAX_LINES = 500
MAX_USUAL_LINES = 400  # for 95 % of the files
MAX_MEDIAN_LINES = 150
MAX_FUNCTION_LINES = 60
BANNED_NAMES = {"utils", "util", "common", "helpers", "helper", "core", "manager", "base", "misc"}

# What the window's process must not load: the worker reads and compares, and these cost start-up time.
HEAVY = {"numpy", "rapidfuzz", "snowballstemmer", "chardet", "markdown_it", "diff_match_patch"}


def functions_of(path: Path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def modules_loaded_by(code: str) -> set[str]:
    """The names of all modules in a fresh process after it ran `code`."""
    script = f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, timeout=60, cwd=REPOSITORY
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_imports_keep_to_the_contracts():
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-cache",
        ],
        capture_output=True,
        check=False,
        timeout=120,
        cwd=REPOSITORY,
    )
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


def test_no_file_is_too_long():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    too_long = {str(path): length for path, length in lengths.items() if length > MAX_LINES}
    assert not too_long
    ordered = sorted(lengths.values())
    assert ordered[int(0.95 * (len(ordered) - 1))] <= MAX_USUAL_LINES
    assert statistics.median(ordered) <= MAX_MEDIAN_LINES


def test_no_function_is_too_long():
    long = [
        f"{path.relative_to(REPOSITORY)}:{node.lineno} {node.name}"
        for path in MODULES
        for node in functions_of(path)
        if node.end_lineno - node.lineno + 1 > MAX_FUNCTION_LINES
    ]
    assert not long


def test_no_module_has_a_name_that_says_nothing():
    assert not [path for path in MODULES if path.stem in BANNED_NAMES]


@pytest.mark.parametrize(
    "package", sorted(path.parent for path in MODULES if path.name == "__init__.py"), ids=str
)
def test_package_files_import_nothing(package):
    tree = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


@pytest.mark.parametrize(
    ("module", "table"),
    [
        ("viewer.engine.readers.reading", "READERS"),
        ("viewer.reports.exporters", "EXPORTERS"),
        ("viewer.reports.exporters", "ARTICLE_EXPORTERS"),
        ("viewer.engine.facts.finding", "FINDERS"),
        ("viewer.cli", "COMMANDS"),
    ],
)
def test_every_entry_of_a_table_can_be_called(module, table):
    entries = getattr(importlib.import_module(module), table)
    assert entries
    for name, entry in entries.items():
        assert callable(entry), f"{table}[{name!r}]"


def test_the_command_line_starts_without_qt_and_without_the_engine():
    loaded = modules_loaded_by("import viewer.cli")
    assert not {name for name in loaded if name.split(".")[0] in HEAVY | {"PySide6", "shiboken6"}}
    assert not {name for name in loaded if name.startswith("viewer.engine")}


def test_the_engine_and_the_reports_load_no_qt():
    code = (
        "import viewer.commands.compare_command, viewer.commands.read_command\n"
        "from viewer.engine.readers.reading import read_bytes\n"
        "from viewer.engine.compare import compare\n"
        "western = read_bytes('Zoë saw it – at noon.'.encode('cp1252'), 'a.txt')\n"
        "compare([western, read_bytes(b'# Fire', 'b.md')])"
    )
    loaded = modules_loaded_by(code)
    assert not {name for name in loaded if name.startswith(("PySide6", "shiboken"))}


def test_the_window_loads_none_of_the_engine_s_libraries():
    loaded = modules_loaded_by("import viewer.ui.app")
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}


def test_the_sample_articles_can_be_read():
    reading = importlib.import_module("viewer.engine.readers.reading")
    resources = importlib.import_module("viewer.resources")
    samples = sorted(resources.resource("samples").iterdir())
    assert len(samples) >= 3
    for sample in samples:
        article = reading.read_article(sample)
        assert article.notices == ()
        assert article.byline
        assert article.language == "en"
