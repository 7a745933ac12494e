"""The words that carry facts in one language, read from the replaceable lists in the lexicon folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from viewer.engine.facts.words import Stems, Word, fold, scan
from viewer.resources import word_list, word_table


class Category(StrEnum):
    """What an entry of the lexicon is; the value is the name of its file."""

    NUMBER_WORD = "number_words"
    UNIT = "units"
    MAGNITUDE = "magnitudes"
    NUMBER_QUALIFIER = "number_qualifiers"
    MONTH = "months"
    WEEKDAY = "weekdays"
    RELATIVE_DATE = "relative_dates"
    DATE_QUALIFIER = "date_qualifiers"
    DAY_PART = "day_parts"
    HEDGE = "hedges"
    CERTAINTY = "certainty"
    NEGATOR = "negators"
    NEGATOR_EXCEPTION = "negator_exceptions"
    REPORTING_VERB = "reporting_verbs"
    ATTRIBUTION_PHRASE = "attribution_phrases"
    SOURCE_NOUN = "source_nouns"
    VAGUE_SOURCE = "vague_sources"
    PERSON_TITLE = "person_titles"
    ROLE = "roles"
    ROLE_MODIFIER = "role_modifiers"
    PERSON_NOUN = "person_nouns"
    SUPERLATIVE = "superlatives"
    QUANTIFIER = "quantifiers"
    STOPWORD = "stopwords"
    OPPOSITE = "opposites"


_EVERY_LANGUAGE = "any"
_NO_WORDS: frozenset[str] = frozenset()
_TABLES = frozenset(
    {
        Category.NUMBER_WORD,
        Category.UNIT,
        Category.MAGNITUDE,
        Category.NUMBER_QUALIFIER,
        Category.MONTH,
        Category.WEEKDAY,
        Category.RELATIVE_DATE,
        Category.DATE_QUALIFIER,
        Category.DAY_PART,
        Category.HEDGE,
        Category.NEGATOR,
        Category.REPORTING_VERB,
        Category.PERSON_TITLE,
        Category.ROLE,
        Category.SUPERLATIVE,
        Category.QUANTIFIER,
    }
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A word or phrase of the lexicon: its folded pieces, what it is, and the further columns of its line."""

    words: tuple[str, ...]
    category: Category
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """An entry of the lexicon where it stands in a sentence: the half-open range of words, and its values."""

    category: Category
    values: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FactLexicon:
    """The entries of one language by their first word, the longest first."""

    language: str
    entries: Mapping[str, tuple[Entry, ...]]
    stopwords: frozenset[str]
    name_links: frozenset[str]
    superlative_lookalikes: frozenset[str]
    short_names: Mapping[str, frozenset[int]]
    senses: Mapping[str, frozenset[str]]
    concepts: Mapping[str, frozenset[int]]  # the groups of synonyms that a stem stands in

    def sense(self, name: str) -> frozenset[str]:
        """The small words that have a sense: "article", "age", "year_lead", ... as in ``small_words.tsv``."""
        return self.senses.get(name, _NO_WORDS)

    def phrases(self, words: Sequence[Word]) -> Iterator[Phrase]:
        """Every entry that stands in the words; of each category only the longest at a place."""
        folded = [word.folded for word in words]
        for start, first in enumerate(folded):
            entries = self.entries.get(first)
            if entries is None:
                continue
            seen: set[Category] = set()
            for entry in entries:
                end = start + len(entry.words)
                if entry.category in seen and entry.category is not Category.OPPOSITE:
                    continue
                if len(entry.words) == 1 or tuple(folded[start:end]) == entry.words:
                    seen.add(entry.category)
                    yield Phrase(entry.category, entry.values, start, end)


@cache
def fact_lexicon(language: str) -> FactLexicon:
    """The lexicon of a language; one without lists of its own has signs, short units and digits only."""
    stems = Stems("und")
    entries: dict[str, list[Entry]] = {}
    for code in (language, _EVERY_LANGUAGE):
        for category in Category:
            for text, values in _rows(code, category):
                words = tuple(word.folded for word in scan(text, language, stems))
                if words:
                    entries.setdefault(words[0], []).append(Entry(words, category, values))
    return FactLexicon(
        language=language,
        entries={first: tuple(sorted(found, key=_longest_first)) for first, found in entries.items()},
        stopwords=word_list(language, Category.STOPWORD),
        name_links=word_list(language, "name_links"),
        superlative_lookalikes=word_list(language, "superlative_lookalikes"),
        short_names=_short_names(language),
        senses=_senses(language),
        concepts=_concepts(language),
    )


def _longest_first(entry: Entry) -> int:
    return -len(entry.words)


def _rows(language: str, category: Category) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The entries of one file: the phrase and its values."""
    if category is Category.OPPOSITE:
        yield from _opposites(language)
    elif category in _TABLES:
        for text, *values in word_table(language, category):
            yield text, tuple(values)
    elif category is not Category.STOPWORD:
        for text in sorted(word_list(language, category)):
            yield text, ()


def _opposites(language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each form of a contradicting pair with the pair's number and its side of it ("a" or "b")."""
    for number, groups in enumerate(word_table(language, Category.OPPOSITE)):
        for side, group in zip("ab", groups, strict=False):
            for form in group.split(","):
                yield form.strip(), (str(number), side)


def _senses(language: str) -> dict[str, frozenset[str]]:
    """The small words of a language and of all languages by sense."""
    senses: dict[str, set[str]] = {}
    for code in (_EVERY_LANGUAGE, language):
        for word, sense, *_ in word_table(code, "small_words"):
            senses.setdefault(sense, set()).add(word)
    return {sense: frozenset(words) for sense, words in senses.items()}


def _concepts(language: str) -> dict[str, frozenset[int]]:
    """For each stem the groups of synonyms that it belongs to."""
    stems = Stems(language)
    groups: dict[str, set[int]] = {}
    for number, words in enumerate(word_table(language, "synonyms")):
        for word in words:
            groups.setdefault(stems.stem(fold(word.strip())), set()).add(number)
    return {stem: frozenset(numbers) for stem, numbers in groups.items()}


def _short_names(language: str) -> dict[str, frozenset[int]]:
    """For each given name the families of forms that it belongs to."""
    families: dict[str, set[int]] = {}
    for number, (names, *_) in enumerate(word_table(language, "short_names")):
        for name in names.split(","):
            families.setdefault(name.strip(), set()).add(number)
    return {name: frozenset(numbers) for name, numbers in families.items()}
