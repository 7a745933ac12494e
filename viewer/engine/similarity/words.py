"""Take from a sentence what can speak for a pair: words, stems, numbers, names, quoted words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from viewer.engine.model import Role, SegmentedArticle
from viewer.engine.similarity.numerals import number_words
from viewer.engine.similarity.stems import stems
from viewer.resources import word_list

# Bulk work on 100,000 sentences has no time for token records: one expression finds all words.
# Numbers stay whole with their points and commas; apostrophes and hyphens end a word (l'accord, plate-forme).
_WORD = re.compile(
    r"\d+(?:[.,:]\d+)*|[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[^\W\d_]+",
)
_QUOTED = re.compile(
    r"[“„«»\"‹「『]([^“”„«»\"‹›「」『』]{2,})(?:[”“»«\"›」』]|$)|(?<!\w)[‘']([^‘’']{2,}(?:[’'](?=\w)[^‘’']+)*)[’'](?!\w)"
)
_SEPARATED_THOUSANDS = re.compile(r"(?<=\d)[,.\u00a0\u202f ](?=\d{3}(?!\d))")
_SPACED_THOUSANDS = re.compile(r"(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))")
_POSSESSIVE = re.compile(r"(?<=\w)[’'](?:s\b|t\b)")


@dataclass(frozen=True, slots=True)
class SentenceWords:
    """What one sentence offers as evidence; words are NFKC, case-folded.

    ``stems`` are those of all words in order, ``content`` those of words that carry meaning (with numbers),
    ``numbers`` values as digits, ``names`` the stems of words written with a capital, with that writing,
    ``quoted`` stems of content words between quotation marks.
    """

    key: str
    stems: tuple[str, ...]
    content: tuple[str, ...]
    numbers: tuple[str, ...]
    names: Mapping[str, str]
    quoted: frozenset[str]
    role: Role
    block: int
    length: int


def words_of(text: str) -> list[str]:
    """The words of a text as they are written, numbers whole."""
    return _WORD.findall(_SPACED_THOUSANDS.sub("", _POSSESSIVE.sub(" ", unicodedata.normalize("NFKC", text))))


def article_words(article: SegmentedArticle, language: str) -> tuple[SentenceWords, ...]:
    """The evidence of every sentence of an article in a language, in text order."""
    written = [words_of(text) for text in article.texts()]
    folded = [[word.casefold() for word in sentence] for sentence in written]
    lexicon = _Lexicon(
        stems({word for sentence in folded for word in sentence}, language),
        word_list(language, "stopwords"),
        number_words(language),
        frozenset(word for sentence in written for word in sentence if word[:1].islower()),
        frozenset(word for sentence in written for word in sentence[1:] if word[:1].isupper()),
    )
    return tuple(
        _sentence_words(article, index, written[index], folded[index], lexicon)
        for index in range(len(written))
    )


@dataclass(frozen=True, slots=True)
class _Lexicon:
    stems: Mapping[str, str]
    stopwords: frozenset[str]
    number_words: Mapping[str, str]
    lower: frozenset[str]  # words that the article also writes without a capital: no names
    inside: frozenset[
        str
    ]  # words that it writes with a capital after a sentence's first word: names elsewhere too


def _sentence_words(
    article: SegmentedArticle, index: int, written: Sequence[str], folded: Sequence[str], lexicon: _Lexicon
) -> SentenceWords:
    sentence = article.sentences[index]
    text = article.text_of(index)
    content = tuple(_meaning(word, lexicon) for word in folded if word not in lexicon.stopwords)
    return SentenceWords(
        key=" ".join(folded),
        stems=tuple(_meaning(word, lexicon) for word in folded),
        content=content,
        numbers=tuple(_numbers(folded, lexicon)),
        names=_names(written, lexicon),
        quoted=_quoted(text, lexicon),
        role=sentence.role,
        block=sentence.block,
        length=len(text),
    )


def _meaning(word: str, lexicon: _Lexicon) -> str:
    if word[0].isdigit():
        return number_value(word)
    return lexicon.number_words.get(word) or lexicon.stems.get(word, word)


def number_value(written: str) -> str:
    """A number without the marks between its thousands: "1,200" and "1.200" are 1200, "6:47" is 6.47."""
    plain = _SEPARATED_THOUSANDS.sub("", written)
    return plain.replace(",", ".").replace(":", ".")


def _numbers(folded: Sequence[str], lexicon: _Lexicon) -> list[str]:
    return [
        number_value(word) if word[0].isdigit() else lexicon.number_words[word]
        for word in folded
        if word[0].isdigit() or word in lexicon.number_words
    ]


def _names(written: Sequence[str], lexicon: _Lexicon) -> dict[str, str]:
    """Words with a capital; a sentence's first word counts where the article shows it to be a name."""
    found: dict[str, str] = {}
    for place, word in enumerate(written):
        low = word.casefold()
        if _is_capitalised(word) and low not in lexicon.lower and low not in lexicon.stopwords:
            next_is = place + 1 < len(written) and _is_capitalised(written[place + 1])
            if place or next_is or word in lexicon.inside:
                found[lexicon.stems.get(low, low)] = word
    return found


def _is_capitalised(word: str) -> bool:
    return len(word) > 1 and word[0].isupper()


def _quoted(text: str, lexicon: _Lexicon) -> frozenset[str]:
    parts = (first or second for first, second in _QUOTED.findall(text))
    words = (word.casefold() for part in parts for word in words_of(part))
    return frozenset(_meaning(word, lexicon) for word in words if word not in lexicon.stopwords)
