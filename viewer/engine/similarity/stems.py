"""Cut words to their stems, so that "injured" meets "injuring"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

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
    stem = _stemmer(language)
    return {word: stem(word) for word in set(words)}


def _stemmer(language: str) -> Callable[[str], str]:
    name = _SNOWBALL.get(language)
    if name is None:
        return str
    import snowballstemmer  # noqa: PLC0415  (loads every language's tables: only where there are words to stem)

    stem: Callable[[str], str] = snowballstemmer.stemmer(name).stemWord
    return stem
