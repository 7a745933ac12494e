"""Cut a text into words, numbers and marks: the units that a word diff compares.

Rules, the same for every language:

* A **number** keeps its sign, currency, separators, unit letters and percent sign: £41,000,000, US$3.5m, -5,
  3.5 %, 9pm, 9 p.m., 34-year-old. So do ranges, scores, times and dates written as one (10–12, 3-1, 9:30,
  2026-01-05): a changed score is read as a whole. Digits in groups of three (1 200 000) are one number.
* A **word** keeps inner apostrophes (it's), hyphens (re-sign), dots of initials (U.S.) and "&" (R&D). An
  elided article or pronoun before a vowel is a word of its own: l'|école, qu'|il, dell'|arte.
* Scripts without spaces: one ideograph, one kana or one Thai, Lao, Khmer or Burmese cluster is a token, but a
  run of katakana is one word.
* A **grapheme cluster** (accents, emoji sequences, flags, keycaps, Indic syllables) is never cut.
* White space belongs to no token. The time grows with the length of the text only.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from viewer.engine.model import Span

# Blocks that hold all combining marks; asking for the category of every character there is takes 3 ms,
# of every code point 150.
_MARK_BLOCKS = (
    (0x300, 0x2000),
    (0x20D0, 0x2E00),
    (0x3000, 0x30A0),
    (0xA660, 0xAC00),
    (0xFB1E, 0xFB1F),
    (0xFE00, 0xFE30),
    (0x10A00, 0x11F60),
    (0x1E000, 0x1E950),
)
_REMEMBERED_FOLDS = 1 << 16  # distinct words of very long articles; more would only take memory

_INVISIBLE = "\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff"
_HYPHENS = "\\-\u2010\u2011\u2013"
_DASHES = "\\-\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d"
_APOSTROPHES = "'\u2018\u2019\u201a\u201b\u02bc\uff07`\u00b4\u2032"
_DOUBLE_QUOTES = '"\u201c-\u201f\u00ab\u00bb\u2033\u301d-\u301f\uff02'
_OTHER_QUOTES = "\u2039\u203a\u300c-\u300f"
_CURRENCY = "$\u00a2-\u00a5\u20a0-\u20c0\uff04\uffe0\uffe1\uffe5"
_IDEOGRAPHS = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
_HIRAGANA = "\u3041-\u3096\u309d-\u309f"
_KATAKANA = "\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9f"
_UNSPACED = (
    "\u0e01-\u0e3a\u0e40-\u0e46\u0e81-\u0eb9\u0ebb-\u0ec6\u0edc-\u0edf\u1000-\u103f\u1050-\u109f\u1780-\u17d3"
)
_STACKERS = "\u1039\u17d2"  # join the consonant that follows to the cluster
_TRAILING_VOWELS = "\u0e33\u0eb3"
_PICTURES = "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001fbff"
_FLAG_LETTERS = "\U0001f1e6-\U0001f1ff"
_MODIFIERS = "\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\U000e0100-\U000e01ef"
_DIGIT = "[\\d\u00bc-\u00be\u2150-\u215e]"
_ELIDED = "[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|[dnsc]?[aeo]ll|un|quest|quell"
_VOWELS = "aàâæeéèêëiîïoôœuùûyh"

_QUOTE_MARK = re.compile(f"''|``|[{_APOSTROPHES}{_DOUBLE_QUOTES}{_OTHER_QUOTES}]")
_DASH_MARK = re.compile(f"[{_DASHES}]+")
_ELLIPSIS = re.compile("\u2026|\\.(?:\\s?\\.)+")
_INITIALS = re.compile(r"(?:(?<![\w.])|(?<=\d))\s?[^\W\d_](?:\.\s?[^\W\d_])+\.?(?!\w)")
_PICTURE = re.compile(f"[{_PICTURES}]")
_HIDDEN = re.compile(f"[{_INVISIBLE}]+")
# Anything but Latin, Greek and Cyrillic letters without combining marks, and their punctuation: the
# expression that knows every script takes 50 ms to build, and most articles do not need it.
_COMPLEX = re.compile("[^\x00-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u206f\u20a0-\u20c0]")
_TYPOGRAPHY = re.compile(f"(?P<apostrophe>[{_APOSTROPHES}])|(?P<dash>[{_DASHES}])")


class TokenKind(StrEnum):
    """What a token is."""

    WORD = "word"
    NUMBER = "number"
    IDEOGRAPH = "ideograph"  # a character of a script that is written without spaces
    PUNCTUATION = "punctuation"
    SYMBOL = "symbol"


@dataclass(frozen=True, slots=True)
class Token:
    """A unit of text; ``folded`` is equal for tokens that differ only in case and typography."""

    span: Span
    text: str
    kind: TokenKind
    folded: str


def tokenize(text: str, start: int = 0) -> tuple[Token, ...]:
    """The tokens of a text in order; their spans count from `start`, the text's place in its article."""
    return tuple(
        Token(Span(start + begin, start + end), text[begin:end], kind, fold(text[begin:end]))
        for begin, end, kind in scan(text)
    )


def scan(text: str) -> Iterator[tuple[int, int, TokenKind]]:
    """Start, end and kind of each token, without building records: for bulk work."""
    pattern = _full_pattern() if _COMPLEX.search(text) else _simple_pattern()
    for match in pattern.finditer(text):
        group = match.lastgroup
        if group is None:
            continue
        start, end = match.start(group), match.end()
        kind = _KINDS[group]
        if group == "other" and unicodedata.category(text[start])[0] != "P":
            kind = TokenKind.SYMBOL
        yield start, end, kind


@lru_cache(maxsize=_REMEMBERED_FOLDS)
def fold(text: str) -> str:
    """A token with case and typography folded away: what two writings of the same word share.

    Composed characters, one kind of quotation mark and of dash, three dots, no invisible characters, no white
    space within a number, no dots in initials. "re-sign" and "resign", "-5" and "5" stay apart.
    """
    return unicodedata.normalize("NFC", fold_typography(text).casefold())


@lru_cache(maxsize=_REMEMBERED_FOLDS)
def fold_typography(text: str) -> str:
    """As `fold`, but capitals stay: what differs beyond it is a matter of case."""
    plain = drop_invisible(text)
    if plain.isascii() and plain.isalnum():
        return plain
    if _QUOTE_MARK.fullmatch(plain):
        return '"'
    if _DASH_MARK.fullmatch(plain):
        return "-"
    if _ELLIPSIS.fullmatch(plain):
        return "..."
    plain = _TYPOGRAPHY.sub(lambda match: "'" if match.lastgroup == "apostrophe" else "-", plain)
    if "/" not in plain:  # the dots of an address are no typography
        plain = _INITIALS.sub(lambda match: match.group().replace(".", ""), plain)
    return "".join(plain.split())


@lru_cache(maxsize=_REMEMBERED_FOLDS)
def drop_invisible(text: str) -> str:
    """The text composed (NFC) and without characters that nobody sees, such as soft hyphens.

    A joiner between the parts of an emoji stays: the picture hangs on it.
    """
    if text.isascii():
        return text
    text = unicodedata.normalize("NFC", text)
    if _PICTURE.match(text):
        return text.replace("\ufe0f", "").replace("\ufe0e", "")
    return _HIDDEN.sub("", text)


def is_quote_mark(text: str) -> bool:
    """Whether a token is a quotation mark, or an apostrophe that stands alone."""
    return _QUOTE_MARK.fullmatch(text) is not None


def _class_of_marks() -> str:
    ranges: list[list[int]] = []
    for first, after in _MARK_BLOCKS:
        for code in range(first, after):
            if unicodedata.category(chr(code))[0] != "M":
                continue
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
    return "".join(f"{chr(low)}-{chr(high)}" for low, high in ranges)


@lru_cache(maxsize=1)
def _simple_pattern() -> re.Pattern[str]:
    return _token_pattern(_INVISIBLE, "")


@lru_cache(maxsize=1)
def _full_pattern() -> re.Pattern[str]:
    rest = f"(?:{{mark}}|(?<=[{_STACKERS}])[{_UNSPACED}]|[{_TRAILING_VOWELS}])*"
    return _token_pattern(
        _class_of_marks() + _INVISIBLE + _MODIFIERS,
        _IDEOGRAPHS + _HIRAGANA + _KATAKANA + _UNSPACED,
        katakana=f"[{_KATAKANA}](?:{{mark}}*[{_KATAKANA}])*",
        ideograph=f"[{_IDEOGRAPHS}{_HIRAGANA}{_UNSPACED}]{rest}",
    )


def _token_pattern(marks: str, unspaced: str, **more: str) -> re.Pattern[str]:
    """One expression whose groups are the kinds of tokens; without a group it matches white space.

    A token ends with the match, not with its group: marks belong to the character before them.
    """
    mark = f"[{marks}]"
    letter = f"[^\\W\\d_{unspaced}]"
    between_digits = f"(?<=\\d)[.,:/\u066b\u066c{_APOSTROPHES}](?=\\d)"
    joiner = f"[{_HYPHENS}&{_APOSTROPHES}\u00b7](?=[^\\W_{unspaced}])|{between_digits}"
    tail = f"(?:[^\\W{unspaced}]|{mark}|{joiner})*"
    picture = f"[{_PICTURES}](?:(?!\u200d){mark})*"
    parts = {
        "plain": "[A-Za-z]+(?=[ ,])",  # most words, without a try at everything else
        "keycap": "[0-9#*]\ufe0f?\u20e3",
        "number": _number_expression(between_digits, mark, tail),
        "initials": f"{letter}{mark}*(?:\\.{letter}{mark}*)+(?!\\w)\\.?",
        "elision": f"(?i:{_ELIDED})[{_APOSTROPHES}](?=(?i:[{_VOWELS}]))",
        "address": "(?:https?://|www\\.)\\S*[^\\s.,;:!?)\\]\u2019\u201d\"'\u00bb]",
        "tag": f"[@#](?=\\w){tail}",
        "word": f"{letter}{tail}|_+",
        **{name: part.format(mark=mark) for name, part in more.items()},
        "flag": f"[{_FLAG_LETTERS}]{{2}}",
        "picture": f"{picture}(?:\u200d{picture})*",
        "ellipsis": "\u2026|\\.(?:\\s?\\.)+",
        "dashes": f"[{_DASHES}]+",
        "quotes": f"''|``|[{_APOSTROPHES}{_DOUBLE_QUOTES}{_OTHER_QUOTES}]",
        "other": "\\S",
    }
    blank = f"[\\s{_INVISIBLE}]"
    tokens = "|".join(f"(?P<{name}>{part})" for name, part in parts.items())
    return re.compile(f"{blank}*+(?:{tokens}){mark}*|{blank}+")


def _number_expression(between_digits: str, mark: str, tail: str) -> str:
    """Sign, currency, digits in groups, unit; what is joined to it by letters, hyphens and strokes."""
    sign = f"(?:(?<![\\w)\\]%{_APOSTROPHES}{_DOUBLE_QUOTES}{_DASHES}])[\\-\u2212\u2013+\u00b1])?"
    currency = f"(?:[A-Z]{{0,3}}[{_CURRENCY}]\\s?[\\-\u2212]?)?"
    digits = f"(?:\\d{{1,3}}(?:[ \u00a0\u2009\u202f]\\d{{3}})+(?!\\d)|{_DIGIT})(?:{_DIGIT}|{between_digits})*"
    unit = (
        "(?:\\s?[%\u2030\uff05\u00b0](?:[CF]\\b)?"
        f"|[{_CURRENCY}]|\\s[{_CURRENCY}](?!\\s?\\d)"
        "|\\s?[AaPp](?:\\.\\s?[Mm]\\.|[Mm]\\b))?"
    )
    return f"{sign}{currency}{digits}{mark}*{unit}{mark}*{tail}{unit}"


_KINDS = {
    "plain": TokenKind.WORD,
    "keycap": TokenKind.SYMBOL,
    "number": TokenKind.NUMBER,
    "initials": TokenKind.WORD,
    "elision": TokenKind.WORD,
    "address": TokenKind.WORD,
    "tag": TokenKind.WORD,
    "word": TokenKind.WORD,
    "katakana": TokenKind.WORD,
    "ideograph": TokenKind.IDEOGRAPH,
    "flag": TokenKind.SYMBOL,
    "picture": TokenKind.SYMBOL,
    "ellipsis": TokenKind.PUNCTUATION,
    "dashes": TokenKind.PUNCTUATION,
    "quotes": TokenKind.PUNCTUATION,
    "other": TokenKind.PUNCTUATION,
}
