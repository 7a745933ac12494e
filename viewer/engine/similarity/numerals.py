"""Read the numbers that are written as words, so that "fourteen hurt" agrees with "14 hurt"."""

from __future__ import annotations

from collections.abc import Mapping

_EN = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty"""
_DE = """null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
sechzehn siebzehn achtzehn neunzehn zwanzig"""
_FR = """zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
dix-sept dix-huit dix-neuf vingt"""
_ES = """cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
diecisiete dieciocho diecinueve veinte"""
_IT = """zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
sedici diciassette diciotto diciannove venti"""

_TENS: Mapping[str, str] = {
    "en": "thirty forty fifty sixty seventy eighty ninety",
    "de": "dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "fr": "trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix",
    "es": "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "it": "trenta quaranta cinquanta sessanta settanta ottanta novanta",
}
_UNITS: Mapping[str, str] = {"en": _EN, "de": _DE, "fr": _FR, "es": _ES, "it": _IT}
_EXTRA: Mapping[str, Mapping[str, int]] = {
    "en": {
        "dozen": 12,
        "hundred": 100,
        "thousand": 1000,
        "half": 50,
        "twice": 2,
        "third": 3,
        "fourth": 4,
        "fifth": 5,
    },
    "de": {"zwo": 2, "dutzend": 12, "hundert": 100, "tausend": 1000, "zweimal": 2, "dritte": 3, "dritten": 3},
    "fr": {
        "douzaine": 12,
        "dizaine": 10,
        "vingtaine": 20,
        "cent": 100,
        "mille": 1000,
        "troisième": 3,
        "quinzaine": 15,
    },
    "es": {"docena": 12, "decena": 10, "cien": 100, "mil": 1000, "tercer": 3, "tercera": 3, "tercero": 3},
    "it": {"dozzina": 12, "decina": 10, "cento": 100, "mille": 1000, "terzo": 3, "terza": 3},
}


# "a" and "one" are articles and pronouns as often as numbers: they would agree everywhere and prove nothing.
_LEAST_TELLING = 2


def number_words(language: str) -> Mapping[str, str]:
    """The number words of a language, folded, with their values as digits; empty where none are known."""
    units = _UNITS.get(language, "").split()
    tens = _TENS.get(language, "").split()
    table = {word: value for value, word in enumerate(units)}
    table |= {word: 10 * (place + 3) for place, word in enumerate(tens)}
    table |= _EXTRA.get(language, {})
    return {word: str(value) for word, value in table.items() if value >= _LEAST_TELLING}
