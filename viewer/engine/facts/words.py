"""Cut a sentence into the words, figures and marks that fact finders read, each with its place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from viewer.engine.model import Span
from viewer.engine.similarity.stems import stem_of
from viewer.resources import word_table

# One alternation without nested repetition over the same characters: linear on any input.
_PIECE = re.compile(
    r"(?P<number>\d{1,3}(?:[\u00a0\u202f\u2009'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)"
    r"|(?P<word>[^\W\d_][\u0300-\u036f\u0900-\u0903\u093a-\u094f]*"
    r"(?:[^\W\d_\u0300-\u036f]|[\u0300-\u036f\u0900-\u0903\u093a-\u094f]|['’ʼ](?=[^\W\d_]))*)"
    r"|(?P<mark>\S)"
)
_REMEMBERED = 1 << 15  # spellings of words
_ELISION = re.compile(r"(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|dell|nell|all|un)'")
_ELIDING_LANGUAGES = frozenset({"fr", "it", "ca"})
_CONTRACTED_STEMS = {"ca": "can", "wo": "will", "sha": "shall", "ai": "is"}
_CONTRACTED_IS = frozenset({"it's", "he's", "she's", "that's", "there's", "what's", "who's"})
_QUOTE_MARKS = frozenset("\"“”„‟«»‹›‘’‚‛'「」『』〝〞＂")
_SPELLING_ENDINGS = (
    (re.compile(r"is(e|es|ed|er|ers|ing|ation|ations)$"), r"iz\1"),
    (re.compile(r"ys(e|es|ed|er|ing)$"), r"yz\1"),
    (re.compile(r"(?<=...)our(s|ed|ing|able|ite|al|hood|er|ers)?$"), r"or\1"),
    (re.compile(r"(?<=..[bct])re(s)?$"), r"er\1"),
    (re.compile(r"(?<=...)ll(ed|ing|er|ers)$"), r"l\1"),
    (re.compile(r"mme(s)?$"), r"m\1"),
    (re.compile(r"ogue(s)?$"), r"og\1"),
    (re.compile(r"(?<=en)ce$"), "se"),
    (re.compile(r"(?<=dg)ement"), "ment"),
)


class WordKind(StrEnum):
    """What a piece of a sentence is."""

    WORD = "word"
    NUMBER = "number"  # digits with their separators
    MARK = "mark"  # one character of punctuation, a sign or a symbol
    QUOTE = "quote"  # a quotation mark, or an apostrophe that stands alone


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a sentence.

    ``folded`` is lower case with straight apostrophes, ``stem`` what it shares with its inflections and
    spelling
    variants, ``glued`` whether no space stands before it. The span counts in the text that the sentence is
    part of.
    """

    span: Span
    text: str
    folded: str
    stem: str
    kind: WordKind
    glued: bool

    @property
    def capital(self) -> bool:
        """Whether it is a word that starts with a capital letter."""
        return self.kind is WordKind.WORD and self.text[0].isupper()


_Part = tuple[int, str, str, str, WordKind]
"""A word in a piece of text: where it starts there, as written, folded, its stem, and what it is."""


class Stems:
    """Words and stems of one language, each worked out once: keep one for a whole comparison."""

    def __init__(self, language: str) -> None:
        self._english = language == "en"
        self._irregular = irregular_forms(language)
        self._language = language
        self._known: dict[str, str] = {}
        self._parts: dict[tuple[str, str], tuple[_Part, ...]] = {}

    def stem(self, folded: str) -> str:
        """What a folded word shares with its inflections and spelling variants."""
        known = self._known.get(folded)
        if known is None:
            known = self._known[folded] = self._work_out(folded)
        return known

    def parts(self, match: re.Match[str], language: str) -> tuple[_Part, ...]:
        """The words in a piece that the expression for pieces matched."""
        piece = match[0]
        known = self._parts.get((piece, language))
        if known is None:
            kind = _kind(match)
            known = self._parts[piece, language] = tuple(
                (at, written, folded, self.stem(folded) if kind is WordKind.WORD else folded, kind)
                for at, written, folded in _split(piece, kind, language)
            )
        return known

    def _work_out(self, folded: str) -> str:
        if not self._english:
            return stem_of(self._irregular.get(folded, folded), self._language)
        plain = folded.removesuffix("'s").removesuffix("'")
        return stem_of(english_spelling(self._irregular.get(plain, plain)), self._language)


@cache
def irregular_forms(language: str) -> Mapping[str, str]:
    """The base form of each irregular form of a language."""
    return {form: base for base, *forms in word_table(language, "irregular_forms") for form in forms}


@lru_cache(maxsize=_REMEMBERED)
def english_spelling(folded: str) -> str:
    """One key for the British and the American spelling of a word; it need not be a word itself."""
    for ending, replacement in _SPELLING_ENDINGS:
        folded = ending.sub(replacement, folded)
    return folded


def fold(text: str) -> str:
    """Lower case with straight apostrophes."""
    return text.replace("’", "'").replace("ʼ", "'").casefold()


def scan(text: str, language: str, stems: Stems, start: int = 0) -> tuple[Word, ...]:
    """The pieces of `text`, which begins at `start` of the article; elisions and "n't" are pieces of their
    own.
    """
    words: list[Word] = []
    end = start
    for match in _PIECE.finditer(text):
        piece_start = start + match.start()
        for at, written, folded, stem, kind in stems.parts(match, language):
            begin = piece_start + at
            glued = begin == end and bool(words)
            end = begin + len(written)
            words.append(Word(Span(begin, end), written, folded, stem, kind, glued))
    return tuple(words)


def _kind(match: re.Match[str]) -> WordKind:
    group = match.lastgroup
    if group == "word":
        return WordKind.WORD
    if group == "number":
        return WordKind.NUMBER
    return WordKind.QUOTE if match.group() in _QUOTE_MARKS else WordKind.MARK


def _split(piece: str, kind: WordKind, language: str) -> list[tuple[int, str, str]]:
    """The parts of one matched piece: where each starts in it, as written, folded."""
    folded = fold(piece)
    if kind is not WordKind.WORD or "'" not in folded or len(folded) != len(piece):
        return [(0, piece, folded)]
    if language in _ELIDING_LANGUAGES and (elision := _ELISION.match(folded)):
        cut = elision.end()
        return [(0, piece[:cut], folded[:cut]), (cut, piece[cut:], folded[cut:])]
    if language == "en" and folded in _CONTRACTED_IS:
        return [(0, piece[:-2], folded[:-2]), (len(piece) - 2, piece[-2:], "is")]
    if language == "en" and folded.endswith("n't") and len(folded) > len("n't"):
        cut = len(piece) - 3
        first = folded[:cut]
        return [(0, piece[:cut], _CONTRACTED_STEMS.get(first, first)), (cut, piece[cut:], "n't")]
    return [(0, piece, folded)]
