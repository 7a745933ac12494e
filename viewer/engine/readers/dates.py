"""Find the date that an article gives itself, where there is no doubt which day it is."""

from __future__ import annotations

import re
from datetime import date
from itertools import chain

MONTHS = (
    "january jan januar jänner janvier enero gennaio januari janeiro января",
    "february feb februar février févr fevrier febrero febbraio februari fevereiro февраля",
    "march mar märz maerz mars marzo maart março марта",
    "april apr avril abril aprile апреля",
    "may mai mayo maggio mei maio maj мая",
    "june jun juni juin junio giugno junho июня",
    "july jul juli juillet julio luglio julho июля",
    "august aug août aout agosto augustus augusti августа",
    "september sep sept septembre septiembre settembre setembro сентября",
    "october oct oktober okt octobre octubre ottobre outubro октября",
    "november nov novembre noviembre novembro ноября",
    "december dec dezember dez décembre diciembre dicembre dezembro декабря",
)
_MONTH_NUMBER = dict(
    chain.from_iterable(((n, i) for n in row.split()) for i, row in enumerate(MONTHS, start=1))
)
_MONTH = "|".join(sorted(map(re.escape, _MONTH_NUMBER), key=len, reverse=True))
_YEAR = r"(?P<y>(?:19|20)\d\d)"

_FORMS = (
    re.compile(rf"\b{_YEAR}-(?P<m>\d\d)-(?P<d>\d\d)(?!\d)"),
    re.compile(
        r"\b(?P<d>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?"
        rf"(?P<name>{_MONTH})\.?,?\s+(?:de\s+)?{_YEAR}\b",
        re.I,
    ),
    re.compile(rf"\b(?P<name>{_MONTH})\.?\s+(?P<d>\d{{1,2}})(?:st|nd|rd|th)?,?\s+{_YEAR}\b", re.IGNORECASE),
    re.compile(rf"\b(?P<d>\d{{1,2}})\.\s?(?P<m>\d{{1,2}})\.\s?{_YEAR}\b"),
    re.compile(rf"{_YEAR}年\s?(?P<m>\d{{1,2}})月\s?(?P<d>\d{{1,2}})日"),
)
_LABEL = (
    r"(?:first\s+)?(?:published|posted|updated|last updated|last modified|date|filed|created|veröffentlicht"
    r"|aktualisiert|stand|datum|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato"
    r"|опубликовано|発行|更新|公開)"
)
_LABELLED = re.compile(rf"{_LABEL}\b\s*(?:on|at|le|el|il|am|um|à)?\b\s*:?", re.IGNORECASE)
_DAY_WORDS = re.compile(
    rf"{_MONTH}|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
    r"|lunes|martes|miércoles|jueves|viernes|sábado|domingo|uhr|gmt|utc|bst|edt|est|cet|cest|pst|pdt|am|pm|a\.m\.?|p\.m\.?"
    r"|at|on|de|um|à|h|the|st|nd|rd|th|er|ago|hours?|minutes?|mins?|days?|today|yesterday|年|月|日|時|分",
    re.IGNORECASE,
)
MAX_DATELINE_LENGTH = 100


def iso_date(text: str) -> str | None:
    """The first full date in `text` as YYYY-MM-DD; None where day, month or year is missing."""
    for form in _FORMS:
        match = form.search(text)
        if match is None:
            continue
        parts = match.groupdict()
        month = _MONTH_NUMBER[parts["name"].lower()] if parts.get("name") else int(parts["m"])
        try:
            return date(int(parts["y"]), month, int(parts["d"])).isoformat()
        except ValueError:
            continue
    return None


def is_dateline(line: str) -> bool:
    """Whether the line says nothing but when the article was published ("Updated: 3 May 2026, 10:40")."""
    if len(line) > MAX_DATELINE_LENGTH or not any(char.isdigit() for char in line):
        return False
    rest = _LABELLED.sub(" ", line)
    labelled = rest != line and _LABELLED.match(line) is not None
    if not labelled and iso_date(line) is None:
        return False
    left = re.findall(r"[^\W\d_]+", _DAY_WORDS.sub(" ", rest))
    return not left or (labelled and iso_date(line) is not None and len(left) <= 1)
