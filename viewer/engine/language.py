"""Tell the language of a text from its script and its function words.

Needs no model: news has a function word every three or four words, and those differ between languages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

from viewer.resources import word_list

UNDETERMINED = "und"

_SAMPLE_PARTS = 4  # taken from all over the text: one long quotation in another language must not decide
_SAMPLE_PART_LENGTH = 5_000  # longer is surer, but a 5 MB text must cost as little as a short one

# A share of the letters. Lower reads a text with a few foreign names as foreign; higher misses mixed texts.
_MIN_SCRIPT_SHARE = 0.3
# Kana beside Han: Chinese texts quote a Japanese name now and then, Japanese sentences always have particles.
_MIN_KANA_SHARE = 0.05
# What the function words must add up to, each divided by the number of languages that have it. Less decides
# by one look-alike ("die", "in"); more leaves single sentences undecided.
_MIN_EVIDENCE = 0.9
# How far the best language must be ahead of the next. Less takes a foreign title for the language.
_MIN_LEAD = 1.25
# The share of all words that must be function words; foreign text reaches 0.1 by accident.
_MIN_FUNCTION_WORD_SHARE = 0.14
# Languages so alike that a short text may be either; the likelier is taken.
_SIBLINGS = (frozenset({"da", "no"}), frozenset({"cs", "sk"}))

# Vowel signs and accents that are characters of their own.
_MARKS = "\u0300-\u036f\u064b-\u0655\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
# Single letters count where they stand alone or elided ("a", "l'"), not in "p.m." and "N.Y.".
_WORD = re.compile(rf"[^\W\d_](?:[^\W\d_]|[{_MARKS}])+|(?<![.\w])[^\W\d_](?=[\s'’])")
_SCRIPTS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(f"[{ranges}]")
    for name, ranges in {
        "kana": "\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f",
        "hangul": "\u1100-\u11ff\u3130-\u318f\uac00-\ud7af",
        "han": "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003134f",
        "latin": "A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff",
        "cyrillic": "\u0400-\u052f",
        "arabic": "\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff",
        "hebrew": "\u0590-\u05ff",
        "devanagari": "\u0900-\u097f",
        "greek": "\u0370-\u03ff\u1f00-\u1fff",
        "armenian": "\u0530-\u058f",
        "georgian": "\u10a0-\u10ff\u1c90-\u1cbf",
        "bengali": "\u0980-\u09ff",
        "gurmukhi": "\u0a00-\u0a7f",
        "gujarati": "\u0a80-\u0aff",
        "tamil": "\u0b80-\u0bff",
        "telugu": "\u0c00-\u0c7f",
        "kannada": "\u0c80-\u0cff",
        "malayalam": "\u0d00-\u0d7f",
        "sinhala": "\u0d80-\u0dff",
        "thai": "\u0e00-\u0e7f",
        "lao": "\u0e80-\u0eff",
        "myanmar": "\u1000-\u109f",
        "ethiopic": "\u1200-\u139f",
        "khmer": "\u1780-\u17ff",
    }.items()
}
_LANGUAGE_OF_SCRIPT: Mapping[str, str] = {
    "hangul": "ko",
    "hebrew": "he",
    "greek": "el",
    "armenian": "hy",
    "georgian": "ka",
    "bengali": "bn",
    "gurmukhi": "pa",
    "gujarati": "gu",
    "tamil": "ta",
    "telugu": "te",
    "kannada": "kn",
    "malayalam": "ml",
    "sinhala": "si",
    "thai": "th",
    "lao": "lo",
    "myanmar": "my",
    "ethiopic": "am",
    "khmer": "km",
}
_LANGUAGES_BY_WORDS: Mapping[str, tuple[str, ...]] = {
    "latin": (
        *(
            "en",
            "de",
            "fr",
            "es",
            "it",
            "nl",
            "pt",
            "pl",
            "sv",
            "da",
            "no",
            "fi",
            "cs",
            "sk",
            "ro",
            "hu",
            "tr",
            "id",
        ),
    ),
    "cyrillic": ("ru", "uk", "bg", "kk"),
    "arabic": ("ar", "fa", "ur"),
    "devanagari": ("hi", "mr", "ne"),
}
# Letters that only one of the languages of a script writes; worth a function word each time a word has one.
_TELLING_LETTERS: Mapping[str, str] = {
    "de": "ß",
    "es": "ñ¿¡",
    "pt": "ãõ",
    "pl": "ąęłśźż",
    "cs": "ěřů",
    "sk": "ľĺŕ",
    "tr": "ğış",
    "ro": "țșăţ",
    "hu": "őű",
    "ru": "ыэё",
    "uk": "їєґ",
    "kk": "әғқңұүһ",
    "fa": "پچژگکی",
    "ur": "ٹڈڑےہ",
    "mr": "ळ",
}
_TELLING_LETTER_WEIGHT = 0.5


def detect_language(text: str) -> str:
    """The ISO 639-1 code of the language that most of `text` is written in; "und" where nothing shows it.

    Looks at a sample, so the cost does not grow with the text.
    """
    sample = _sample(text)
    script = _main_script(sample)
    if script is None:
        return UNDETERMINED
    if script in _LANGUAGES_BY_WORDS:
        return _language_by_words(sample, script)
    return _LANGUAGE_OF_SCRIPT.get(script, script)


def likely_language(text: str) -> str:
    """The language of the text, or the one that most texts in its script have; "und" for Latin script.

    For rules that must pick some language; what is shown to people is :func:`detect_language`.
    """
    found = detect_language(text)
    if found == UNDETERMINED and _main_script(_sample(text)) == "cyrillic":
        return "ru"
    return found


def _sample(text: str) -> str:
    whole = _SAMPLE_PARTS * _SAMPLE_PART_LENGTH
    if len(text) <= whole:
        return text
    step = (len(text) - _SAMPLE_PART_LENGTH) // (_SAMPLE_PARTS - 1)
    starts = range(0, step * (_SAMPLE_PARTS - 1) + 1, step)
    return "\n".join(text[start : start + _SAMPLE_PART_LENGTH] for start in starts)


def _main_script(sample: str) -> str | None:
    """The script of most letters, or "ja" or "zh" for the writing systems that mix scripts."""
    counts = {name: len(pattern.findall(sample)) for name, pattern in _SCRIPTS.items()}
    total = sum(counts.values())
    if total == 0:
        return None
    east_asian = counts["kana"] + counts["han"]
    if east_asian >= _MIN_SCRIPT_SHARE * total and east_asian > counts["hangul"]:
        return "ja" if counts["kana"] >= _MIN_KANA_SHARE * east_asian else "zh"
    script = max(counts, key=lambda name: counts[name])
    return script if counts[script] >= _MIN_SCRIPT_SHARE * total else None


@cache
def _function_words(language: str) -> frozenset[str]:
    return word_list(language, "stopwords")


@cache
def _sharing(word: str, script: str) -> int:
    """In how many languages of the script the word is a function word: the more, the less it says."""
    return sum(word in _function_words(language) for language in _LANGUAGES_BY_WORDS[script])


def _language_by_words(sample: str, script: str) -> str:
    words = _words(sample)
    scores = {code: _evidence(words, code, script) for code in _LANGUAGES_BY_WORDS[script]}
    best, second = sorted(scores, key=lambda code: -scores[code])[:2]
    known, letters = _function_words(best), frozenset(_TELLING_LETTERS.get(best, ""))
    found = sum(n for word, n in words.items() if word in known or not letters.isdisjoint(word))
    enough = scores[best] >= _MIN_EVIDENCE and found >= _MIN_FUNCTION_WORD_SHARE * sum(words.values())
    ahead = scores[best] >= _MIN_LEAD * scores[second] or {best, second} in _SIBLINGS
    return best if enough and ahead else _default(script)


def _words(sample: str) -> Counter[str]:
    """The words in lower case; acronyms are left out, "ET" is not French."""
    if sample.isupper():
        return Counter(_WORD.findall(sample.lower()))
    found = _WORD.findall(sample)
    return Counter(word.lower() for word in found if len(word) == 1 or not word.isupper())


def _default(script: str) -> str:
    """What a text in a script most likely is when no function word shows it."""
    return {"devanagari": "hi", "arabic": "ar"}.get(script, UNDETERMINED)


def _evidence(words: Mapping[str, int], language: str, script: str) -> float:
    known = _function_words(language)
    score = sum(times / _sharing(word, script) for word, times in words.items() if word in known)
    letters = frozenset(_TELLING_LETTERS.get(language, ""))
    telling = sum(times for word, times in words.items() if not letters.isdisjoint(word)) if letters else 0
    return score + _TELLING_LETTER_WEIGHT * telling
