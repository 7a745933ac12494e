"""German numerals, which are written as one word: "zweihundertfünfunddreißig"."""

from __future__ import annotations

_ONES = {
    "ein": 1,
    "eins": 1,
    "zwei": 2,
    "zwo": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
    "elf": 11,
    "zwölf": 12,
    "dreizehn": 13,
    "vierzehn": 14,
    "fünfzehn": 15,
    "sechzehn": 16,
    "siebzehn": 17,
    "achtzehn": 18,
    "neunzehn": 19,
}
_TENS = {
    "zwanzig": 20,
    "dreissig": 30,
    "vierzig": 40,
    "fünfzig": 50,
    "sechzig": 60,
    "siebzig": 70,
    "achtzig": 80,
    "neunzig": 90,
}
_LONGEST = 60
_AND_A_HALF = "einhalb"
_ONE_AND_A_HALF = frozenset({"anderthalb", "eineinhalb"})


def german_value(folded: str) -> float | None:
    """The value of a German compound numeral (case-folded, so "ß" is "ss"), None where the word is none."""
    if folded in _ONE_AND_A_HALF:
        return 1.5
    if folded.endswith(_AND_A_HALF) and folded != _AND_A_HALF:
        whole = german_value(folded.removesuffix(_AND_A_HALF))
        return None if whole is None else whole + 0.5
    if len(folded) > _LONGEST or not folded.startswith(tuple(_ONES) + tuple(_TENS) + ("hundert", "tausend")):
        return None
    return _scaled(folded, "tausend", 1000) if "tausend" in folded else _below_thousand(folded)


def _scaled(folded: str, scale: str, factor: int) -> float | None:
    head, _, tail = folded.partition(scale)
    front = 1.0 if not head else _below_thousand(head)
    rest = 0.0 if not tail else _below_thousand(tail.removeprefix("und"))
    return None if front is None or rest is None else front * factor + rest


def _below_thousand(folded: str) -> float | None:
    if "hundert" not in folded:
        return _below_hundred(folded)
    head, _, tail = folded.partition("hundert")
    front = 1.0 if not head else _below_hundred(head)
    rest = 0.0 if not tail else _below_hundred(tail.removeprefix("und"))
    return None if front is None or rest is None else front * 100 + rest


def _below_hundred(folded: str) -> float | None:
    if folded in _ONES:
        return float(_ONES[folded])
    if folded in _TENS:
        return float(_TENS[folded])
    ones, joiner, tens = folded.partition("und")
    if joiner and _ONES.get(ones, 10) < 10 and tens in _TENS:
        return float(_ONES[ones] + _TENS[tens])
    return None
