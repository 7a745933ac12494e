"""Make line ends one, and notice damage that a text carries from an earlier program."""

from __future__ import annotations

import re

from viewer.engine.readers.lookalikes import lookalike_notices

_LINE_END = re.compile("\r\n|[\r\u0085\u2028\u2029]")
# UTF-8 read as Windows-1252: a letter for the lead byte, signs for the others ("â€™" for ’, "Ã©" for é).
_MOJIBAKE = re.compile(
    "[Ã-Å][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[à-ï][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}"
)
MIN_MOJIBAKE = 2  # one such pair may be meant ("Ã©" in an article about encodings); a damaged text has many


def one_line_end(text: str) -> str:
    """The text with CRLF, CR, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR as "\\n"."""
    return _LINE_END.sub("\n", text)


def damage_notices(text: str) -> tuple[str, ...]:
    """Full sentences about broken and deceptive characters; empty for a sound text."""
    notices = []
    example = _mojibake_example(text)
    if example is not None:
        notices.append(
            f"Some characters look like UTF-8 that was read as Windows-1252: “{example[0]}” is probably "
            f"“{example[1]}”. The text is shown as it stands; to repair it, save the original as UTF-8."
        )
    lost = text.count("\ufffd")
    if lost:
        places = "one place" if lost == 1 else f"{lost} places"
        notices.append(f"In {places} a character was lost before this file was made; “\ufffd” stands for it.")
    return (*notices, *lookalike_notices(text))


def _mojibake_example(text: str) -> tuple[str, str] | None:
    if "Ã" not in text and "â" not in text and "Â" not in text and not _MOJIBAKE.search(text):
        return None
    repairable = [match for match in _MOJIBAKE.finditer(text) if _repaired(match.group()) is not None]
    if len(repairable) < MIN_MOJIBAKE:
        return None
    first = repairable[0]
    start = max(text.rfind(" ", 0, first.start()), text.rfind("\n", 0, first.start())) + 1
    word = re.split(r"\s", text[start : first.end() + 30], maxsplit=1)[0]
    return word, _MOJIBAKE.sub(lambda match: _repaired(match.group()) or match.group(), word)


def _repaired(broken: str) -> str | None:
    try:
        return _as_windows_1252(broken).decode("utf-8")
    except UnicodeError:
        return None


def _as_windows_1252(text: str) -> bytes:
    """The bytes of `text`, with the five that Windows-1252 leaves open taken as Latin-1 does."""
    return b"".join(
        char.encode("latin-1") if "\x80" <= char <= "\x9f" else char.encode("cp1252") for char in text
    )
