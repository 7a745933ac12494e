"""Recognise the line that names an article's writers, and take the names from it."""

from __future__ import annotations

import re

MAX_BYLINE_LENGTH = 160  # characters; longer lines that start with "By" are prose
MAX_NAME_WORDS = 4
MAX_JOB_WORDS = 6  # a name, a place and a job; longer lines that name a job are decks
MAX_CASELESS_NAME = 8  # characters of a name in a script without capitals and spaces

_INTRODUCTIONS = (
    r"(?:(?:written|words|story|text|reporting|reported|report|posted|analysis|review|exclusive)\s+)?by",
    r"(?:texte|propos recueillis)?\s*par",
    r"de notre (?:envoyée?|correspondante?)(?: spéciale?)?",
    r"(?:ein (?:bericht|kommentar|gastbeitrag) )?von",
    r"texto de|por",
    r"(?:testo )?di|a cura di",
    r"(?:tekst )?door",
    r"(?:text|tekst):?\s*(?:av|af)?",
    r"autore?:?|autora:?|auteure?:|autor(?:in)?:?|author:?|byline:",
    r"автор:?|текст:?",
    r"文[／/:：]|記者[:：]?|作者[:：]?|記者",
)
_INTRODUCTION = re.compile(
    rf"(?:{'|'.join(_INTRODUCTIONS)})(?=[\s:：／/]|(?<=[:：／/]))\s*:?\s*", re.IGNORECASE
)
_PARTICLES = frozenset(
    {
        "van",
        "von",
        "der",
        "den",
        "de",
        "da",
        "di",
        "del",
        "della",
        "du",
        "la",
        "le",
        "el",
        "al",
        "bin",
        "ibn",
        "ben",
        "y",
        "e",
        "af",
        "zu",
        "ter",
        "ten",
        "dos",
        "das",
    }
)
_JOB = re.compile(
    r"\b(?:staff|reporters?|correspond\w+|editors?|admin|desk|newsroom|agency|writers?|journalists?|columnist"
    r"|rédaction|redaktion|redacción|redazione|redactie|agence|agencia|agentur|envoyée?|spéciale?|korrespondent\w*"
    r"|reporterin|redakteur\w*|corresponsal|enviad[oa]|редакция|корреспондент)\b",
    re.IGNORECASE,
)
_NOT_A_NAME = re.compile(
    r"\b(?:news|post|times|press|observer|herald|chronicle|gazette|advertiser|mail|tribune|journal|daily|telegraph"
    r"|standard|sun|star|mirror|guardian|independent|courier|echo|wire|argus|media|bureau|service|radio|tv|online|hub|blog"
    r"|zeitung|anzeiger|kurier|presse|monde|figaro)\b",
    re.IGNORECASE,
)
_AFTER_NAMES = re.compile(
    r"\s+(?:at|in|on|for|à|au|aux|pour|en|für|aus|bei|updated|published|posted|mis à jour"
    r"|aktualisiert)\s+(?=\S)"
    r"|\s+[-–—|•·/]\s+|\s*[(\[|]|\t",
    re.IGNORECASE,
)
_AND = re.compile(r"\s+(?:and|&|et|und|y|e|en|og|och|и)\s+")
_BETWEEN_NAMES = re.compile(rf"\s*,\s*(?:and\s+)?|{_AND.pattern}")
# "à Montbrézil, Jane Poe", "Court Reporter Jane Poe": place and job stand before the name.
_LEADING_JOB = re.compile(
    r"(?:(?:à|en|in|aus|at)\s[^,]+,\s*|(?:\w+\s)?(?:Reporter|Correspondent|Editor|Writer)\s(?=\S+\s\S))"
)
# "Jane Poe Denby correspondent": two words of a name at least stand before the job.
_TRAILING_JOB = re.compile(r"^(\S+\s\S+)\s.*\b(?:reporter|correspondent|editor|writer)$", re.IGNORECASE)
_STOP = re.compile(r"[.!?…。！？]['\"”’»)]*$")
_INITIAL_AT_END = re.compile(r"\b(?:[A-ZÀ-Þ]|Jr|Sr)\.$")
_UPDATE = re.compile(r"\b(?:Updated|Published|Mis à jour|Publié|Aktualisiert|Actualizado)\b")


def is_byline_line(line: str) -> bool:
    """Whether the line says by its first word that it names the writers ("By Jane Poe", "Von Max Kühn")."""
    if len(line) > MAX_BYLINE_LENGTH or line[:1] in "“\"'«„":
        return False
    names = _names_part(line)
    if not names or names == line:
        return False
    head = _LEADING_JOB.sub("", _UPDATE.split(names, maxsplit=1)[0].strip())
    return bool(head) and _starts_like_name(head) and not _ends_sentence(head)


def is_bare_byline(line: str) -> bool:
    """Whether a line right under a headline names the writers without "By" ("Jane Poe, Harbour Gazette")."""
    if len(line) > MAX_BYLINE_LENGTH or _ends_sentence(line) or any(char.isdigit() for char in line):
        return False
    head, mark, rest = _split_names(line)
    if mark and rest and (_JOB.search(head) or _is_name(head)) and _is_capitalised(rest):
        return True
    parts = _BETWEEN_NAMES.split(line)
    if len(parts) == 1:
        return bool(_JOB.search(line)) and len(line.split()) <= MAX_JOB_WORDS
    return _is_person_or_job(parts[0]) and all(_is_capitalised(part) for part in parts[1:])


def is_bare_name(line: str) -> bool:
    """Whether the line could be a person's name and nothing else."""
    caseless = len(line) <= MAX_CASELESS_NAME and line.isalpha() and not (line.islower() or line.isupper())
    return (caseless and not any(map(str.isupper, line))) or _is_name(line)


def names_a_job(line: str) -> bool:
    """Whether a word of the newsroom stands in the line: reporter, correspondent, editor, desk, ..."""
    return bool(_JOB.search(line))


def names_of(line: str) -> str | None:
    """The names in a byline, without "By", newspaper, role or place; None where nothing is left."""
    head = _UPDATE.split(_names_part(line), maxsplit=1)[0].strip(" ,;.")
    head = _LEADING_JOB.sub("", head)
    head = _AFTER_NAMES.split(head, maxsplit=1)[0]
    parts = [part for part in _BETWEEN_NAMES.split(head) if part]
    if not parts:
        return None
    parts[0] = _TRAILING_JOB.sub(r"\1", parts[0])
    others = [part for part in parts[1:] if _is_name(part)]
    if not (_AND.search(head) or len(others) > 1):
        others = []  # after a lone comma stands the newspaper: two writers are joined by "and"
    names = [parts[0], *others]
    end = head.find(names[-1]) + len(names[-1])
    kept = head[:end] if names == parts[: len(names)] else ", ".join(names)
    return kept.strip(" ,;") or None


def update_note_start(line: str) -> int | None:
    """Where a note about an update starts behind the names on one line; None where there is none."""
    match = _UPDATE.search(line)
    return match.start() if match and match.start() > 0 and is_byline_line(line) else None


def _names_part(line: str) -> str:
    match = _INTRODUCTION.match(line)
    return line[match.end() :].strip() if match else line


def _split_names(line: str) -> tuple[str, bool, str]:
    match = _AFTER_NAMES.search(line)
    return (line[: match.start()], True, line[match.end() :]) if match else (line, False, "")


def _starts_like_name(text: str) -> bool:
    """A capital, or a script without capitals."""
    first = text[0]
    return first.isupper() or (first.isalpha() and not first.islower())


def _ends_sentence(text: str) -> bool:
    return bool(_STOP.search(text)) and not _INITIAL_AT_END.search(text)


def _is_person_or_job(text: str) -> bool:
    return _is_name(text) or bool(_JOB.search(text) and text[:1].isupper())


def _is_name(text: str) -> bool:
    words = text.split()
    capitals = [word for word in words if word.lower() not in _PARTICLES]
    return (
        1 < len(words) <= MAX_NAME_WORDS
        and bool(capitals)
        and all(word[0].isupper() for word in capitals)
        and not _JOB.search(text)
        and not _NOT_A_NAME.search(text)
    )


def _is_capitalised(text: str) -> bool:
    words = [word for word in text.split() if word[0].isalpha() and len(word) > 3]
    return bool(words) and (all(word[0].isupper() for word in words) or bool(_JOB.search(text)))
