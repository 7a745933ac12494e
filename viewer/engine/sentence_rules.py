"""Decide whether a stop that white space or a quotation mark follows ends a sentence.

The rules are our own; the traps that they answer are those of news copy: initials, titles, "No. 3", "U.S.",
"a.m.", attributions after a quotation, sentences in brackets, scripts without capitals or without spaces.
Every look around a stop is bounded, so that the cost grows with the length of the text only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from viewer.engine.list_items import is_list_marker
from viewer.engine.sentence_lexicon import SentenceLexicon

QUERIES = "!?‼⁇⁈⁉！？؟⸮՞՜"
"""Question and exclamation marks: a sentence that they end may go on in lower case."""
ELLIPSES = "…‥"
GLUED_STOPS = "。｡।॥۔።፧፨։။។៕᙮᠃᠉꘎꘏"
"""Full stops of scripts that need no space after them."""
OPENERS = "\"'“‘„‚«»‹›”’`´([{（「『【《〈¿¡"

_LOOK_BACK = 40  # characters; longer than any abbreviation, and text without spaces costs no more
_BRACKET_REACH = 300  # characters; a bracket that closes further away is taken for a stray one
_CRY_REACH = 80  # characters; a longer quotation is worth a row for each of its sentences
_ATTRIBUTION_REACH = 60  # characters in which a speaker and a verb of speaking must stand
_ATTRIBUTION_WORDS = 5
_OPENING_PHRASE = 30  # characters; "Shortly before 5 a.m." at the start of a sentence is no sentence
_SHORT_ORDINAL = 2  # digits; "am 31. Dezember", but "im Jahr 1990. Dann"

_MULTI_DOT = re.compile(r"(?:[^\W\d_]{1,2}\.)+-?[^\W\d_]{1,2}\Z")
_ROMAN_NUMERAL = re.compile(r"[IVXLCDM]+\Z")
_CRY = re.compile(r"\b[^\"“”‘«».!?—–:;]{2,30}[!?]+\Z")
_DUTCH_START = re.compile(r"['’‘][stnm][ -][A-Z]")
_PHRASE_START = re.compile(r"[—–“\"‘'(]\s?(?=\w)")
_AGENCY = re.compile(r"\([^()\n]{2,40}\)\s?[—–-]")  # "MARROW BAY, Ost. (ONA) — A ferry"
_ADDRESS_START = re.compile(r"(?:https?|www)\b")
_CHINESE_ATTRIBUTION = re.compile(r"[^\W\d_]{0,8}?(?:[说說道问問喊叫答]|表示|指出)(?=[。，、：])")
_JAPANESE_PARTICLES = tuple("とっのにをはがもでやなへか、，")  # "っ" begins "って"
BRACKETS = (("(", ")"), ("（", "）"), ("《", "》"), ("〈", "〉"))
QUOTATION_MARKS = (("“", "”"), ('"', '"'), ("«", "»"), ("„", "“"))
_DASHES = ("—", "–", "-", "―")
_STOPS_OF_CRIES = frozenset("!?.…")
_JOINING_SIGNS = tuple("&/+=%,;:，、；№")
_DIRECTION_MARKS = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The text under work, `text` from `start` to `end`, with what holds for all of it."""

    text: str
    start: int
    end: int
    lexicon: SentenceLexicon
    uncapitalised: bool  # its writer starts sentences in lower case
    brackets: tuple[tuple[str, str], ...]  # those that open somewhere in it
    quotation_marks: tuple[tuple[str, str], ...]


class Stop(NamedTuple):
    """A stop with what stands around it; all positions are in the paragraph's text."""

    paragraph: Paragraph
    sentence_start: int
    start: int
    mark: str
    close: str  # closing quotation marks and brackets
    end: int  # after them
    next_start: int  # the next visible character
    lead: str  # opening marks before the next word
    word: str  # the next word, without what follows an apostrophe

    @property
    def lexicon(self) -> SentenceLexicon:
        """The word lists of the paragraph's language."""
        return self.paragraph.lexicon

    @property
    def starter_follows(self) -> bool:
        """Whether the next word is a capitalised function word or the like, no name and no initial."""
        after = self.next_start + len(self.lead) + len(self.word)
        initial = len(self.word) == 1 and self.paragraph.text[after : after + 1] == "."
        return self.lexicon.starts_sentence(self.word) and not initial


def ends_sentence(stop: Stop) -> bool:
    """Whether the stop ends a sentence, given that more text follows."""
    text = stop.paragraph.text
    if stop.close[:1] in (")", "]") and text[stop.start - 1 : stop.start] in ("(", "["):
        return False  # "[...]", "(!)"
    return _DECISIONS[_kind(stop.mark)](stop) and not inside_insertion(
        stop.paragraph, stop.sentence_start, stop.start, stop.end
    )


def token_before(paragraph: Paragraph, sentence_start: int, position: int) -> str:
    """The token that ends at `position`, without opening marks and elided articles; empty after a space."""
    floor = max(sentence_start, position - _LOOK_BACK)
    before = paragraph.text[floor:position]
    if not before or before[-1].isspace():
        return ""
    token = before.rsplit(None, 1)[-1].strip(OPENERS + "*_—–-" + _DIRECTION_MARKS)
    for apostrophe in "'’":
        head, _, tail = token.rpartition(apostrophe)
        token = tail if head and len(head) <= 2 else token  # "l'Ing", not "Yahoo's"
    return token


def is_abbreviation(token: str, lexicon: SentenceLexicon) -> bool:
    """Whether the token, written without its last stop, is an abbreviation."""
    return lexicon.is_title(token) or lexicon.is_abbreviation(token) or _MULTI_DOT.match(token) is not None


def inside_insertion(paragraph: Paragraph, sentence_start: int, start: int, end: int) -> bool:
    """Whether a stop stands in a bracket or a cry that the sentence around it goes on after."""
    return _inside_bracket(paragraph, sentence_start, start, end) or _inside_cry(
        paragraph, sentence_start, start, end
    )


def _inside_bracket(paragraph: Paragraph, sentence_start: int, start: int, end: int) -> bool:
    """Whether a stop stands in a bracket or a 《title》 that opened in the sentence and closes soon."""
    text = paragraph.text
    for opening, closing in paragraph.brackets:
        opened = text.rfind(opening, max(sentence_start, start - _BRACKET_REACH), start)
        if opened < 0 or text.find(closing, opened, end) >= 0:
            continue
        if opened - sentence_start < 4 and not text[sentence_start:opened].strip(OPENERS + " \n\t"):
            continue  # the sentence itself stands in the bracket
        closed = text.find(closing, end, min(paragraph.end, start + _BRACKET_REACH))
        if closed >= 0 and text.find(opening, end, closed) < 0:
            return True
    return False


def _inside_cry(paragraph: Paragraph, sentence_start: int, start: int, end: int) -> bool:
    """Whether a stop stands in a short quotation inside a sentence: He shouted “Stop! Police!” and ran."""
    text = paragraph.text
    for opening, closing in paragraph.quotation_marks:
        opened = text.rfind(opening, max(sentence_start + 1, start - _CRY_REACH), start)
        if opened < 0 or not text[opened - 1].isspace() or text.find(closing, opened + 1, end) >= 0:
            continue
        closed = text.find(closing, end, min(paragraph.end, opened + _CRY_REACH))
        if closed > 0 and text[closed - 1] in _STOPS_OF_CRIES:
            return text[closed + 1 : closed + 2] == " " and text[closed + 2 : closed + 3].islower()
    return False


def _kind(mark: str) -> str:
    if len(mark) == 1:
        return _KIND_OF_MARK.get(mark, "dot")
    if mark[0] in "-—–" or (mark[0] in ":;" and mark[-1] in "()D"):
        return "interruption"
    kinds = {_KIND_OF_MARK.get(character, "ellipsis") for character in mark}
    return "query" if "query" in kinds else "stop" if "stop" in kinds else "ellipsis"


def _goes_on(stop: Stop) -> bool:
    """Whether what follows reads as the same sentence: a word in lower case, a comma, a sign, an agency."""
    position = stop.next_start + len(stop.lead)
    if stop.lead[:1] == "(" and _AGENCY.match(stop.paragraph.text, stop.next_start):
        return True
    if not stop.word:
        return stop.paragraph.text.startswith(_JOINING_SIGNS, position)
    if not stop.word[0].islower() or stop.lead.startswith(("...", "…")):
        return False
    if stop.paragraph.uncapitalised and not stop.close:
        return False
    if stop.word[1:2].isupper() and not stop.lead:
        return False  # "iPhone"
    text = stop.paragraph.text
    return not (_DUTCH_START.match(text, stop.next_start) or _ADDRESS_START.match(text, position))


def _query_ends(stop: Stop) -> bool:
    if _goes_on(stop) or _east_asian_quotation_goes_on(stop):
        return False
    if _attribution_follows(stop) or _is_repeated(stop):
        return False
    token = token_before(stop.paragraph, stop.sentence_start, stop.start)
    if token in stop.lexicon.exclamation_names and not stop.close:
        return stop.starter_follows
    return True


def _is_repeated(stop: Stop) -> bool:
    """Whether the cry is repeated at once: the crowd's “Shame! Shame!” is one sentence."""
    text = stop.paragraph.text
    cry = _CRY.search(text, max(stop.sentence_start, stop.start - _LOOK_BACK), stop.end)
    return cry is not None and not stop.close and text.startswith(cry.group(), stop.next_start)


def _stop_ends(stop: Stop) -> bool:
    return not (_goes_on(stop) and not stop.word) and not _east_asian_quotation_goes_on(stop)


def _east_asian_quotation_goes_on(stop: Stop) -> bool:
    """Whether the quotation or bracket is a part of the sentence: 「…。」と述べた, “……！”他说, （…。）."""
    if not stop.close or stop.end < stop.next_start:
        return False
    text = stop.paragraph.text
    if text.startswith(_JAPANESE_PARTICLES, stop.next_start):
        return True
    if stop.close[-1] == "）":
        return (
            text.rfind("（", max(stop.sentence_start, stop.start - _BRACKET_REACH), stop.start)
            > stop.sentence_start
        )
    return _CHINESE_ATTRIBUTION.match(text, stop.next_start, stop.paragraph.end) is not None


def _ellipsis_ends(stop: Stop) -> bool:
    if _goes_on(stop):
        return False
    if " " in stop.mark and stop.word == "I" and not stop.close:
        return False  # ". . . I did not mean it"
    return stop.start > stop.sentence_start


def _interruption_ends(stop: Stop) -> bool:
    """“I was going to—” He stopped. So are emoticons :) They need no stop."""
    return stop.starter_follows and not stop.lead


def _dot_ends(stop: Stop) -> bool:
    paragraph = stop.paragraph
    token = token_before(paragraph, stop.sentence_start, stop.start)
    if stop.word[:1].islower() and is_abbreviation(token, stop.lexicon):
        return False
    if _goes_on(stop) or is_list_marker(paragraph.text, stop.sentence_start, stop.start + 1):
        return False
    if stop.close.strip(_DIRECTION_MARKS):
        return True
    return not token or _token_ends(token, stop)


def _token_ends(token: str, stop: Stop) -> bool:
    """Whether the sentence ends after `token` and a full stop, before no word in lower case."""
    lexicon = stop.lexicon
    if lexicon.is_title(token) or (lexicon.is_number_abbreviation(token) and _counts(token, stop.word)):
        return False
    if lexicon.is_clock(token) or (token in lexicon.units and _follows_number(stop)):
        return _measure_ends(stop)
    if is_abbreviation(token, lexicon):
        return _abbreviation_ends(token, stop)
    if _is_initial(token):
        return stop.starter_follows or _word_before_last(stop) in lexicon.letter_nouns
    ordinal = lexicon.ordinal_stop and _is_ordinal(token)
    return not ordinal or (stop.starter_follows and stop.word not in lexicon.months)


def _abbreviation_ends(token: str, stop: Stop) -> bool:
    """Whether a sentence ends after the abbreviation: by what follows it and by its kind."""
    if stop.lead[:1] in _DASHES:
        return False  # "NEW YORK, N.Y. — A fire"
    if stop.starter_follows or stop.lexicon.is_list_end(token):
        return True
    return stop.lexicon.is_ending_abbreviation(token) and _lower_case_second(stop)


def _counts(token: str, word: str) -> bool:
    """Whether `word` is a number, a letter or a Roman numeral: "No. 3", "Fig. B", "Art. IV"."""
    if word[:1].isdigit():
        return True
    if len(word) == 1:
        return word.isupper() and (word not in "AI" or token[0].isupper())
    return _ROMAN_NUMERAL.match(word) is not None


def _lower_case_second(stop: Stop) -> bool:
    """Whether the next word is capitalised and the one after it is not: "… Inc. Shares fell"."""
    if not stop.word[:1].isupper() or stop.lead:
        return False
    after = stop.next_start + len(stop.word)
    following = stop.paragraph.text[after : after + 2]
    return following[:1] == " " and following[1:].islower()


def _is_initial(token: str) -> bool:
    """Whether the token is a letter ("J", the "e" of "e. V.") or a name shortened to letters ("J.-P")."""
    letter = token[-1:]
    if len(token) > 1 and (token[-2] not in "-." or letter.islower()):
        return False
    return letter.isalpha()


def _word_before_last(stop: Stop) -> str:
    before = stop.paragraph.text[max(stop.sentence_start, stop.start - _LOOK_BACK) : stop.start].split()
    return before[-2].lower() if len(before) > 1 else ""


def _is_ordinal(token: str) -> bool:
    return (token.isdigit() and len(token) <= _SHORT_ORDINAL) or _ROMAN_NUMERAL.match(token) is not None


def _follows_number(stop: Stop) -> bool:
    before = _word_before_last(stop)
    if before[-1:].isdigit() or _ROMAN_NUMERAL.match(before.upper()):
        return True
    return len(before) > 1 and before in stop.lexicon.units  # "5 млн руб."


def _measure_ends(stop: Stop) -> bool:
    """Whether a sentence ends after a time of day or a unit: not in an opening phrase ("In 1990")."""
    if not stop.word[:1].isupper() or stop.word in stop.lexicon.clock_followers:
        return False
    floor = max(stop.sentence_start, stop.start - _OPENING_PHRASE)
    phrase = _PHRASE_START.split(stop.paragraph.text[floor : stop.start])[-1]
    whole = len(phrase) < stop.start - floor or floor == stop.sentence_start
    return not whole or phrase.split(None, 1)[0].lower() not in stop.lexicon.clock_openers


def _attribution_follows(stop: Stop) -> bool:
    """Whether a speaker and a verb of speaking follow the quotation: “Stop!” Ms Okoro shouted."""
    if not stop.close or stop.close[-1] in ")]" or stop.lead:
        return False
    if not stop.word[:1].isupper() or (stop.starter_follows and not stop.lexicon.is_title(stop.word)):
        return False
    limit = min(stop.paragraph.end, stop.next_start + _ATTRIBUTION_REACH)
    words = stop.paragraph.text[stop.next_start : limit].split()[:_ATTRIBUTION_WORDS]
    for place, word in enumerate(words):
        bare = word.strip(".,;:")
        if place > 0 and bare in stop.lexicon.speech_verbs:
            return word[-1] != ":"  # else it introduces another quotation
        if not bare[:1].isupper():
            return False
    return False


_KIND_OF_MARK: Mapping[str, str] = {
    **dict.fromkeys([*QUERIES, ";"], "query"),
    **dict.fromkeys([*GLUED_STOPS, ":"], "stop"),
    **dict.fromkeys(ELLIPSES, "ellipsis"),
}
_DECISIONS: Mapping[str, Callable[[Stop], bool]] = {
    "query": _query_ends,
    "stop": _stop_ends,
    "ellipsis": _ellipsis_ends,
    "interruption": _interruption_ends,
    "dot": _dot_ends,
}
