"""What the README shows is what the program does."""

import re

from builders import REPOSITORY, run_command

README = (REPOSITORY / "README.md").read_text(encoding="utf-8")


def without_strength(line: str) -> str:
    """A line of output without its percentage, which every mend of the alignment may shift a little."""
    return re.sub(r"\d+%", "%", line)


def test_the_example_of_the_readme_is_what_is_printed():
    command, *shown = re.search(r"```\n\$ articlediff (.*?)```", README, re.DOTALL)[1].splitlines()
    result = run_command(*command.split())
    printed = iter([without_strength(line) for line in result.stdout.decode().splitlines()])
    expected = [without_strength(line) for line in shown if line != "..."]
    assert len(expected) > 5
    for line in expected:
        assert line in printed, f"not printed, or not in this order: {line}"


def test_the_picture_of_the_readme_is_there():
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
    assert pictures
    for picture in pictures:
        assert (REPOSITORY / picture).read_bytes().startswith(b"\x89PNG")
