"""Cut words to their stems, so that "injured" meets "injuring"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache

# Two-letter codes to the names that the Snowball stemmers go by.
_SNOWBALL: Mapping[str, str] = {
    "ar": "arabic",
    "ca": "catalan",
    "da": "danish",
    "de": "german",
    "el": "greek",
    "en": "english",
    "es": "spanish",
    "fi": "finnish",
    "fr": "french",
    "hi": "hindi",
    "hu": "hungarian",
    "id": "indonesian",
    "it": "italian",
    "nl": "dutch",
    "no": "norwegian",
    "pl": "polish",
    "pt": "portuguese",
    "ro": "romanian",
    "ru": "russian",
    "sv": "swedish",
    "tr": "turkish",
}


def stems(words: Iterable[str], language: str) -> dict[str, str]:
    """The stem of each of the words, which are folded; the word itself where the language has no stemmer."""
    return {word: stem_of(word, language) for word in words}


@lru_cache(maxsize=50_000)  # the articles of one event share most of their words
def stem_of(word: str, language: str) -> str:
    """The stem of a folded word; the word itself where the language has no stemmer."""
    return _stemmer(language)(word) if language in _SNOWBALL else word


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    import snowballstemmer  # noqa: PLC0415  (loads the tables of all languages: only where there are words to stem)

    stem: Callable[[str], str] = snowballstemmer.stemmer(_SNOWBALL[language]).stemWord
    return stem
