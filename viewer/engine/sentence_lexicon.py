"""What the sentence rules know about the words of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from viewer.engine.language import UNDETERMINED
from viewer.resources import word_list

_ANY = "any"  # the folder of lists that hold in every language
_LATIN = ("en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no")
# Whose lists serve a language that has none of its own, or a text too short to tell.
_STAND_INS = {UNDETERMINED: _LATIN, "bg": ("ru",), "be": ("ru",), "sr": ("ru",), "mk": ("ru",)}
_DEFAULT = ("en",)
# Languages that write ordinal numbers with a full stop ("am 3. Oktober").
_ORDINAL_STOP = frozenset({"de", "da", "no", "cs", "sk", "fi", "pl", "hu", "sl", "hr", "tr", "et", "lv"})


@dataclass(frozen=True, slots=True)
class SentenceLexicon:
    """The word lists of a language; abbreviations stand without their last stop.

    An entry in lower case holds for any case, an entry with a capital only as it stands.
    """

    language: str
    titles: frozenset[str]
    abbreviations: frozenset[str]
    abbreviation_endings: tuple[str, ...]  # of compounds: "Lindenstr."
    ending_abbreviations: frozenset[str]
    list_ends: frozenset[str]
    number_abbreviations: frozenset[str]
    clock: frozenset[str]
    units: frozenset[str]
    clock_openers: frozenset[str]
    clock_followers: frozenset[str]
    starters: frozenset[str]
    speech_verbs: frozenset[str]
    letter_nouns: frozenset[str]
    letter_greetings: frozenset[str]
    letter_closings: frozenset[str]
    months: frozenset[str]
    exclamation_names: frozenset[str]
    special: frozenset[str]  # every abbreviation, in lower case
    ordinal_stop: bool

    def starts_sentence(self, word: str) -> bool:
        """Whether the capitalised word is one that starts sentences rather than a name."""
        return word[:1].isupper() and word.lower() in self.starters

    def is_title(self, token: str) -> bool:
        """Whether a name or a noun always follows the abbreviation."""
        return token in self.titles or token.lower() in self.titles

    def is_abbreviation(self, token: str) -> bool:
        """Whether the token is an abbreviation that may also end a sentence, or a compound with one."""
        lower = token.lower()
        if token in self.abbreviations or lower in self.abbreviations:
            return True
        return lower.endswith(self.abbreviation_endings) or lower.rpartition("-")[2] in self.abbreviations

    def is_ending_abbreviation(self, token: str) -> bool:
        """Whether the abbreviation follows names and often ends a sentence, as "Inc." does."""
        return token in self.ending_abbreviations or token.lower() in self.ending_abbreviations

    def is_list_end(self, token: str) -> bool:
        """Whether the abbreviation closes a list ("etc."): a capital after it starts a sentence."""
        return token in self.list_ends or token.lower() in self.list_ends

    def is_number_abbreviation(self, token: str) -> bool:
        """Whether the token is an abbreviation if a number or a letter follows."""
        return token in self.number_abbreviations or token.lower() in self.number_abbreviations

    def is_clock(self, token: str) -> bool:
        """Whether the token is a written half of the day, "a.m." or "p.m."."""
        return token.lower() in self.clock


@cache
def sentence_lexicon(language: str) -> SentenceLexicon:
    """The lists of `language`, or of the languages that stand in for one that has none."""
    sources = (language,) if word_list(language, "titles") else _STAND_INS.get(language, _DEFAULT)
    rules = sources if len(sources) == 1 else _DEFAULT
    titles = _words(rules, "titles")
    abbreviations = _words(rules, "abbreviations") | _words(rules, "ending_abbreviations")
    list_ends, units = _words(rules, "list_ends"), _words(rules, "units")
    numbers, clock = _words(rules, "number_abbreviations"), _words(rules, "clock")
    return SentenceLexicon(
        language=language,
        titles=titles,
        abbreviations=abbreviations,
        abbreviation_endings=tuple(sorted(_words(rules, "abbreviation_endings"))),
        ending_abbreviations=_words(rules, "ending_abbreviations"),
        list_ends=list_ends,
        number_abbreviations=numbers,
        clock=clock,
        units=units,
        clock_openers=_words(rules, "clock_openers"),
        clock_followers=_words(rules, "clock_followers"),
        starters=_words(sources, "stopwords") | _words(sources, "starters"),
        speech_verbs=_words(rules, "speech_verbs"),
        letter_nouns=_words(rules, "letter_nouns"),
        letter_greetings=_words(rules, "letter_greetings"),
        letter_closings=_words(rules, "letter_closings"),
        months=_words(rules, "months"),
        exclamation_names=_words(rules, "exclamation_names"),
        special=frozenset(
            word.lower() for word in titles | abbreviations | list_ends | numbers | clock | units
        ),
        ordinal_stop=language in _ORDINAL_STOP,
    )


def _words(languages: tuple[str, ...], name: str) -> frozenset[str]:
    return frozenset().union(*(word_list(language, name) for language in (*languages, _ANY)))
