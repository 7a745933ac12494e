"""What the sentence rules know about the words of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from viewer.resources import word_list

ANY = "any"
"""The folder of lists that hold in every language."""

_FALLBACK = "en"  # for languages without lists: most of what is unknown is short Latin text
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
    number_abbreviations: frozenset[str]
    clock: frozenset[str]
    clock_followers: frozenset[str]
    starters: frozenset[str]
    speech_verbs: frozenset[str]
    months: frozenset[str]
    exclamation_names: frozenset[str]
    ordinal_stop: bool

    def starts_sentence(self, word: str) -> bool:
        """Whether the capitalised word is one that starts sentences rather than a name."""
        return word[:1].isupper() and word.lower() in self.starters


@cache
def sentence_lexicon(language: str) -> SentenceLexicon:
    """The lists of `language`; English ones for a language that has none."""
    code = language if word_list(language, "stopwords") else _FALLBACK
    return SentenceLexicon(
        language=code,
        titles=_words(code, "titles"),
        abbreviations=_words(code, "abbreviations"),
        number_abbreviations=_words(code, "number_abbreviations"),
        clock=_words(code, "clock"),
        clock_followers=_words(code, "clock_followers"),
        starters=_words(code, "stopwords") | _words(code, "starters"),
        speech_verbs=_words(code, "speech_verbs"),
        months=_words(code, "months"),
        exclamation_names=_words(code, "exclamation_names"),
        ordinal_stop=code in _ORDINAL_STOP,
    )


def _words(language: str, name: str) -> frozenset[str]:
    return word_list(language, name) | word_list(ANY, name)
