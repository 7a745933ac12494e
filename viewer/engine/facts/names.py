"""Find the names of people, places and organisations in a sentence, by capitals, titles and what the
article shows.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.lexicon import Category, FactLexicon, Phrase
from viewer.engine.facts.words import Word, WordKind
from viewer.engine.model import Span

NOUN_CAPITALS = frozenset({"de"})
"""Languages that write every noun with a capital: there only two capitals in a row show a name."""

_LETTERS = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "å": "a", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
_MID_SENTENCE_CAPITAL = re.compile(r"(?<=[a-zà-ÿ,;] )[A-ZÀ-ÖØ-Þ][^\W\d_]+")
_SHOUTING_SHARE = (
    0.6  # of a sentence's longer words; above it, capitals are a headline's style and show no names
)
_SHOUTING_WORDS, _LONGER = 6, 4  # so many words of so many letters must be there to judge
_NEVER_NAMES = frozenset({"i", "i'm", "i'd", "i've", "i'll", "ok", "tv", "god"})
_PLACE_PREPOSITIONS = frozenset(
    {
        "in",
        "at",
        "near",
        "off",
        "from",
        "outside",
        "to",
        "à",
        "près",
        "en",
        "dans",
        "cerca",
        "bei",
        "aus",
        "nach",
    }
)
_BARE_PLACE_PREPOSITIONS = frozenset(
    {"in", "aus", "nach"}
)  # German nouns have an article there, places have none
_LONGEST = 8
_NEVER_GERMAN_NAMES = frozenset(
    {Category.UNIT, Category.NUMBER_WORD, Category.DATE_QUALIFIER, Category.PERSON_NOUN}
)

_REMEMBERED = 1 << 15  # words of names


@dataclass(frozen=True, slots=True)
class NameFact:
    """A name in a sentence.

    ``span`` leaves the title out, ``first`` counts it in. ``tokens`` are its folded words without titles and
    small links, ``title`` what its title stands for ("doctor",
    "captain"), or empty. ``placed``: a preposition of place stands before it. ``first``..``last`` is the
    half-open range of words.
    """

    span: Span
    text: str
    tokens: tuple[str, ...]
    title: str
    first: int
    last: int
    placed: bool = False


@lru_cache(maxsize=_REMEMBERED)
def plain_letters(folded: str) -> str:
    """The letters without accents, apostrophes and other marks: "sørfjell" is "sorfjell"."""
    if folded.isascii() and folded.isalnum():
        return folded
    decomposed = unicodedata.normalize("NFKD", folded.translate(_LETTERS))
    return "".join(character for character in decomposed if character.isalnum())


def names_shown(text: str, deadline: Deadline = NO_DEADLINE) -> frozenset[str]:
    """The folded words that a text writes with a capital inside its sentences: these are names at a start
    too.
    """
    found = deadline.watched(_MID_SENTENCE_CAPITAL.finditer(text))
    return frozenset(match.group().casefold() for match in found)


def find_names(
    words: Sequence[Word], phrases: Sequence[Phrase], lexicon: FactLexicon, shown: frozenset[str]
) -> tuple[NameFact, ...]:
    """The names of a sentence in text order; `shown` are words known as names from the article."""
    titles: dict[int, Phrase] = {}
    for phrase in phrases:
        title = phrase.category is Category.PERSON_TITLE and words[phrase.start].capital
        if title or (phrase.category is Category.ROLE and _opens_name(words, phrase, lexicon)):
            titles.setdefault(phrase.start, phrase)
    blocked = {at for p in phrases if _never_names(words, p, lexicon) for at in range(p.start, p.end)}
    if _is_shouting(words):
        blocked.update(at for at, word in enumerate(words) if word.folded not in shown)
    return tuple(_runs(words, lexicon, shown, titles, blocked))


def _opens_name(words: Sequence[Word], role: Phrase, lexicon: FactLexicon) -> bool:
    """Whether a role starts the sentence before a name: "Goalkeeper Milan Petrov"."""
    follows = role.end < len(words) and words[role.end].capital
    return role.start == 0 and words[0].capital and follows and lexicon.language not in NOUN_CAPITALS


def _never_names(words: Sequence[Word], phrase: Phrase, lexicon: FactLexicon) -> bool:
    """Whether a phrase is written with a capital and yet is no name: a month, a weekday, a unit, a German
    noun.
    """
    if phrase.category in {Category.MONTH, Category.WEEKDAY}:
        return True
    if lexicon.language in NOUN_CAPITALS and phrase.category in _NEVER_GERMAN_NAMES:
        return True
    return phrase.category is Category.UNIT and len(words[phrase.start].text) >= _LONGER


def _is_shouting(words: Sequence[Word]) -> bool:
    """Whether nearly every longer word has a capital, as in Title Case headlines."""
    if words and words[-1].folded == ".":
        return False
    longer = [word for word in words if word.kind is WordKind.WORD and len(word.text) >= _LONGER]
    capitals = sum(word.capital for word in longer)
    return len(longer) >= _SHOUTING_WORDS and capitals > _SHOUTING_SHARE * len(longer)


def _runs(
    words: Sequence[Word],
    lexicon: FactLexicon,
    shown: frozenset[str],
    titles: dict[int, Phrase],
    blocked: set[int],
) -> Iterable[NameFact]:
    at = 0
    while at < len(words):
        if at not in titles and not words[at].capital:
            at += 1
            continue
        title = titles.get(at)
        start = at
        while start in titles:
            start = titles[start].end
            start += start < len(words) and words[start].folded == "."
        last = _run_end(words, start, lexicon, blocked)
        if last > start and _counts_as_name(words, (at, start, last), lexicon, shown):
            yield _name(words, at, start, last, title.values[0] if title else "", lexicon)
            at = last
        else:
            at = max(start, at + 1)


def _run_end(words: Sequence[Word], start: int, lexicon: FactLexicon, blocked: set[int]) -> int:
    """The word after the run of capitals that starts here; links, initials and their stops are carried
    along.
    """
    end = at = start
    while at < len(words) and at - start < _LONGEST:
        word = words[at]
        if word.capital and at not in blocked and word.folded not in _NEVER_NAMES:
            if at == start and word.folded in lexicon.stopwords and not _is_initial(words, at):
                return start
            at += 1
            end = at
        elif at > start and _carries_on(words, start, at, lexicon):
            at += 1
        else:
            break
    return end


def _carries_on(words: Sequence[Word], start: int, at: int, lexicon: FactLexicon) -> bool:
    """Whether a small piece may stand inside a name: the stop of an initial, a hyphen, "of" after a single
    word.
    """
    folded = words[at].folded
    if folded == ".":
        return _is_initial(words, at - 1)
    if folded in {"-", "‑"}:
        return words[at].glued
    if folded == "of":
        return at - start == 1
    return folded in lexicon.name_links


def _is_initial(words: Sequence[Word], at: int) -> bool:
    return len(words[at].text) == 1 and at + 1 < len(words) and words[at + 1].folded == "."


def _counts_as_name(
    words: Sequence[Word], places: tuple[int, int, int], lexicon: FactLexicon, shown: frozenset[str]
) -> bool:
    """Whether a run of capitals is a name and not merely the first word of a sentence or quotation.

    `places` are the first word with the title, the first without, and the word after the name.
    """
    at, start, last = places
    if start > at:
        return True
    if lexicon.language in NOUN_CAPITALS:
        return last - start >= 2 or (at > 0 and words[at - 1].folded in _BARE_PLACE_PREPOSITIONS)
    if not _starts_sentence(words, at):
        return True
    first = words[start].folded.removesuffix("'s")
    return first not in lexicon.stopwords and (last - start >= 2 or first in shown)


def _starts_sentence(words: Sequence[Word], at: int) -> bool:
    before = [word for word in words[max(at - 2, 0) : at] if word.kind is not WordKind.QUOTE]
    return not before or before[-1].folded in {".", "!", "?", ":", "•", "-", "–", "—", "…", "*"}


def _name(
    words: Sequence[Word], at: int, start: int, last: int, title: str, lexicon: FactLexicon
) -> NameFact:
    pieces = [
        word
        for word in words[start:last]
        if word.kind is WordKind.WORD and word.folded not in lexicon.name_links
    ]
    tokens = tuple(word.folded.removesuffix("'s").removesuffix("'") for word in pieces)
    text = " ".join(word.text for word in words[start:last] if word.kind is WordKind.WORD)
    before = at - 2 if at > 1 and words[at - 1].folded in lexicon.sense("date_article") else at - 1
    placed = before >= 0 and words[before].folded in _PLACE_PREPOSITIONS
    return NameFact(
        Span(words[start].span.start, words[last - 1].span.end), text, tokens, title, at, last, placed
    )
