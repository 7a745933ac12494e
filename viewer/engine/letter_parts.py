"""Find where a letter's greeting ends and its closing begins when they stand in a paragraph with other text.

Letters to the editor and mails write "Dear Sir, Your report …" and "… next week. Regards, Ann Poe": no full
stop shows that a sentence ends there.
"""

from __future__ import annotations

import re

from viewer.engine.sentence_lexicon import SentenceLexicon

_GREETING = re.compile(
    r"\s*(?P<first>[A-Z][^\W\d_]{1,19})(?P<names>(?: [A-Z][\w.'’-]{0,20}){0,3}),"
    r"\s+(?P<next>[A-Z][a-z]+)(?= [a-z])"
)
_CLOSING = re.compile(
    r"(?:(?<=[.!?])\s+|\A)(?P<closing>[A-Z][a-z]+(?: [a-z]+)?),?\s+(?P<names>[A-Z][^\s,;:.!?]*\b[^.!?]*)"
)
_ADDRESS = re.compile(r"<[^<>\s]{2,60}@[^<>\s]{2,60}>\s+(?=[A-Z])")
_CLOSING_REACH = 200  # characters from the end of the paragraph; a letter's closing stands last
_SIGNATURE_WORDS = 2  # capitalised words that make a signature; one alone must end the paragraph


def letter_breaks(text: str, start: int, end: int, lexicon: SentenceLexicon) -> list[int]:
    """Where the parts after a greeting, inside and before a closing, and after a sender's address start."""
    breaks = [*_greeting_end(text, start, end, lexicon), *_closing_parts(text, start, end, lexicon)]
    if text.find("<", start, end) >= 0:
        breaks += [found.end() for found in _ADDRESS.finditer(text, start, end)]
    return breaks


def _greeting_end(text: str, start: int, end: int, lexicon: SentenceLexicon) -> list[int]:
    """After "Dear Sir," or "Ed,": a capitalised function word, then lower case, show a new sentence."""
    found = _GREETING.match(text, start, end)
    if found is None or not lexicon.starts_sentence(found["next"]):
        return []
    greets = found["first"].lower() in lexicon.letter_greetings
    calls_by_name = not found["names"] and not lexicon.starts_sentence(found["first"])
    return [found.start("next")] if greets or calls_by_name else []


def _closing_parts(text: str, start: int, end: int, lexicon: SentenceLexicon) -> list[int]:
    floor = max(start, end - _CLOSING_REACH)
    found = _CLOSING.search(text[floor:end].rstrip())
    if found is None or found["closing"].lower() not in lexicon.letter_closings:
        return []
    words = found["names"].split()
    named = next((place for place, word in enumerate(words) if not word[:1].isupper()), len(words))
    if named < len(words) and named <= _SIGNATURE_WORDS:
        return []
    return [floor + found.start("names")]
