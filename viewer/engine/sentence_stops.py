"""Decide whether a full stop, question mark, ellipsis or the like ends a sentence.

Every look around a stop is bounded by a few dozen characters, so the cost grows with the length of the text only.
The rules are our own; the traps they answer are those of news copy: initials, titles, "No. 3", "U.S.", "a.m.",
attributions after a quotation, sentences in brackets, scripts without capitals or without spaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from viewer.engine.list_items import is_list_marker
from viewer.engine.sentence_lexicon import SentenceLexicon

_DOTS = ".．…‥"
_QUERIES = "!?‼⁇⁈⁉！？؟⸮՞՜"
_GLUED_STOPS = "。｡！？｡।॥۔።፧፨։။។៕᙮᠃᠉꘎꘏"  # end a sentence even without a space after them
_STOPS = _DOTS + _QUERIES + _GLUED_STOPS
_IGNORABLE = "\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff"
_CLOSERS = "\"'”’»«“‘›‹)\\]}」』】）》〉〕］｝”＂｣´`*_¹²³⁰-⁹†‡" + _IGNORABLE
_STOP = re.compile(
    rf"(?P<mark>(?:\.(?:[ \u00a0]\.(?![.\w]))+|[{_STOPS}]+)(?:[ \u00a0]?[!?]+)*)(?P<close>[{_CLOSERS}]*)(?P<gap>\s*)"
)
_GREEK_STOP = re.compile(_STOP.pattern.replace("|[.", "|[;.", 1))
_ARMENIAN_STOP = re.compile(_STOP.pattern.replace("|[.", "|[:.", 1))

_DETACHED_CLOSER = re.compile(r"[»”’\"'“)\]]{1,3}(?=(\s*))")
_EMOTICON = re.compile(r"[:;=][-o']?[()DPp|/\\]+(?=\s|\Z)")
_FOOTNOTE = re.compile(r"(?:\d{1,2}(?:[ ,]\d{1,2}){0,3}|(?:\[\d{1,3}\]){1,5})(?=\s)")
_LEAD = re.compile(r"[\s\"'“‘„‚«»‹›”’´`(\[{（「『【《〈¿¡—–―‒\-•·*#_>~…." + _IGNORABLE + r"]{0,12}")
_WORD = re.compile(r"[^\W_]{1,40}")
_DUTCH_START = re.compile(r"['’‘`][stnm][ -][A-Z]")
_CAPITALISED_GLUED = re.compile(r"[A-ZÀ-ÖØ-ÞА-Я][a-zß-öø-ÿа-я]+(?=[\s,;:!?)'’]|\.\s|\.?\Z)|[AI](?= )")
_DOMAIN_ENDINGS = frozenset({"Com", "Org", "Net", "Io", "Tv", "Gov", "Edu", "Co", "Uk", "De", "Fr"})
_MULTI_DOT = re.compile(r"(?:[^\W\d_]{1,3}\.)+[^\W\d_]{1,3}\Z")
_ROMAN_NUMERAL = re.compile(r"[IVXLCDM]+\Z")
_EAST_ASIAN = re.compile("[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]")
# After a closing bracket these go on with the sentence that the quotation is a part of.
_JAPANESE_PARTICLES = (
    "と",
    "って",
    "という",
    "など",
    "の",
    "に",
    "を",
    "は",
    "が",
    "も",
    "で",
    "や",
    "な",
    "へ",
    "か",
    "、",
    "，",
)

_LOOK_BACK = 40  # longer than any abbreviation; more costs time on text without spaces
_BRACKET_REACH = 300  # a bracket that closes further away than this is taken for a stray one
_OPENING_PHRASE = 16  # "At 5 a.m." at the start of a sentence is no sentence
_SHORT_ORDINAL = 2  # digits; "am 31. Dezember", but "im Jahr 1990. Dann"


class SentenceBreak(NamedTuple):
    """Where one sentence ends and, after white space, the next one starts."""

    end: int
    next_start: int


@dataclass(frozen=True, slots=True)
class _Stop:
    """A stop with what stands around it; all positions are in `text`."""

    text: str
    sentence_start: int
    limit: int  # the end of the paragraph
    start: int  # of the mark
    mark: str
    close: str
    gap: str
    end: int  # after the closing quotation marks and brackets
    next_start: int
    lead: str  # opening marks before the next word
    word: str  # the next word, without what follows an apostrophe

    @property
    def previous(self) -> str:
        """The token that the stop stands after, without opening marks."""
        floor = max(self.sentence_start, self.start - _LOOK_BACK)
        before = self.text[floor : self.start]
        if before[-1:].isspace():
            return ""
        token = before.rsplit(None, 1)[-1] if before.strip() else ""
        return token.strip("\"'“‘„‚«»‹›”’([{（「『¿¡*_—–-\u202a\u202b\u202c\u200e\u200f")


def sentence_breaks(text: str, start: int, end: int, lexicon: SentenceLexicon) -> Iterator[SentenceBreak]:
    """The places between `start` and `end` where a new sentence begins after a stop, in order."""
    sentence_start = start
    for match in _stop_pattern(lexicon.language).finditer(text, start, end):
        if match.end() >= end:
            return
        if match.start() < sentence_start:
            continue
        found = _break_at(text, match, sentence_start, end, lexicon)
        if found is not None and found.next_start < end:
            sentence_start = found.next_start
            yield found


def _stop_pattern(language: str) -> re.Pattern[str]:
    return {"el": _GREEK_STOP, "hy": _ARMENIAN_STOP}.get(language, _STOP)


def _break_at(
    text: str, match: re.Match[str], sentence_start: int, limit: int, lexicon: SentenceLexicon
) -> SentenceBreak | None:
    mark, close, gap = match["mark"], match["close"], match["gap"]
    end, position = match.end("close"), match.end()
    if not gap:
        return _glued_break(text, match, sentence_start, limit, lexicon)
    if text[position] in "»”’\"'“)]:;=":
        end, position = _past_detached_closer(text, end, position, limit)
        if position >= limit:
            return None
    if (
        mark[0] == "."
        and len(mark) == 7
        and mark == ". . . ."
        and not text[match.start() - 1 : match.start()].isspace()
    ):
        return _spaced_ellipsis_break(text, match, sentence_start, limit, lexicon)
    stop = _stop(text, match, sentence_start, limit, end, position)
    return SentenceBreak(end, position) if _ends_sentence(stop, lexicon) else None


def _stop(text: str, match: re.Match[str], sentence_start: int, limit: int, end: int, position: int) -> _Stop:
    lead = _LEAD.match(text, position, limit)
    after_lead = lead.end() if lead else position
    word = _WORD.match(text, after_lead, limit)
    return _Stop(
        text=text,
        sentence_start=sentence_start,
        limit=limit,
        start=match.start(),
        mark=match["mark"],
        close=match["close"],
        gap=text[end:position],
        end=end,
        next_start=position,
        lead=text[position:after_lead],
        word=word.group() if word else "",
    )


def _past_detached_closer(text: str, end: int, position: int, limit: int) -> tuple[int, int]:
    """Take a closing mark that stands after a space (" »", a stray quotation mark) to the sentence before it."""
    emoticon = _EMOTICON.match(text, position, limit)
    if emoticon is not None:
        end = emoticon.end()
    else:
        found = _DETACHED_CLOSER.match(text, position, limit)
        if found is None or (found.end() < limit and not found[1]):
            return end, position
        if found.end(1) < limit and text[position] in "\"'“" and not _quote_open(text, position):
            return end, position
        end = found.end()
    rest = end
    while rest < limit and text[rest].isspace():
        rest += 1
    return end, rest


def _quote_open(text: str, position: int) -> bool:
    """Whether the quotation mark at `position` has one to close among the characters before it."""
    before = text[max(0, position - _BRACKET_REACH) : position]
    if text[position] == "“":
        return before.count("“") > before.count("”")
    return before.count(text[position]) % 2 == 1


def _spaced_ellipsis_break(
    text: str, match: re.Match[str], sentence_start: int, limit: int, lexicon: SentenceLexicon
) -> SentenceBreak | None:
    """Give "compounds. . . . The" its full stop, and the three dots to the sentence that follows."""
    stop = _stop(text, match, sentence_start, limit, match.start() + 1, match.start() + 2)
    return SentenceBreak(stop.end, stop.next_start) if stop.word[:1].isupper() and not stop.close else None


def _glued_break(
    text: str, match: re.Match[str], sentence_start: int, limit: int, lexicon: SentenceLexicon
) -> SentenceBreak | None:
    """A stop without white space after it ends a sentence in scripts that write no spaces, or where one is missing."""
    mark, close, end = match["mark"], match["close"], match.end()
    following = text[end]
    east_asian = _EAST_ASIAN.match(following) is not None
    if (
        mark[-1] in _GLUED_STOPS
        or (mark[-1] in _QUERIES and east_asian)
        or (mark[-1] in ".．" and east_asian)
    ):
        if mark[-1] in ".．" and text[match.start() - 1 : match.start()].isalnum() and following.isdigit():
            return None
        if close and close[-1] in "\"“‘'«" and following.isalnum():
            end -= 1  # it opens the next sentence
        stop = _stop(text, match, sentence_start, limit, end, end)
        return SentenceBreak(end, end) if _ends_sentence(stop, lexicon) else None
    if not following.isalnum() and following != "[":
        return None
    footnote = _FOOTNOTE.match(text, end, limit)
    if footnote is not None:
        return _break_after_footnote(text, match, footnote.end(), sentence_start, limit)
    if _CAPITALISED_GLUED.match(text, end, limit) is None or (close and close[-1] not in "”»)"):
        return None
    stop = _stop(text, match, sentence_start, limit, end, end)
    return SentenceBreak(end, end) if _lacks_space(stop, lexicon) else None


def _break_after_footnote(
    text: str, match: re.Match[str], end: int, sentence_start: int, limit: int
) -> SentenceBreak | None:
    before = text[max(sentence_start, match.start() - 3) : match.start()]
    stop = _stop(text, match, sentence_start, limit, end, end)
    if not (before[-1:] in ')”"' or (len(before) == 3 and before.isalpha() and before.islower())):
        return None
    if not stop.word[:1].isupper():
        return None
    return SentenceBreak(end, end + len(stop.lead) - len(stop.lead.lstrip()))


def _lacks_space(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    """Whether "world.Today" is two sentences: not an address, an abbreviation or a name with a dot."""
    token = stop.previous
    if stop.mark != "." and stop.mark[-1] not in "!?" or stop.word in _DOMAIN_ENDINGS:
        return False
    if token.replace(",", "").isdigit():
        return len(token) > 2
    word = re.split(r"[^\w'’-]", token)[-1]
    if len(word) < 3 or not word[-1].islower() or "@" in token or "/" in token or "www" in token:
        return False
    return not _is_abbreviation(word, lexicon)


def _ends_sentence(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if stop.close[:1] in (")", "]") and stop.text[stop.start - 1 : stop.start] in ("(", "["):
        return False  # "[...]", "(!)"
    kind = _kind(stop.mark)
    decided = _DECISIONS[kind](stop, lexicon)
    return decided and not _inside_bracket(stop)


def _kind(mark: str) -> str:
    if any(character in _QUERIES or character == ";" for character in mark):
        return "query"
    if any(character in _GLUED_STOPS or character == ":" for character in mark):
        return "stop"
    return "ellipsis" if len(mark) > 1 or mark in "…‥" else "dot"


def _goes_on_in_lower_case(stop: _Stop) -> bool:
    first = stop.word[:1]
    if not first.islower():
        return False
    if len(stop.word) > 1 and stop.word[1].isupper() and not stop.lead:
        return False  # "iPhone"
    if _DUTCH_START.match(stop.text, stop.next_start):
        return False  # "'s Avonds"
    return not stop.lead.startswith(("...", "…"))


def _query_ends(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if _goes_on_in_lower_case(stop) or _joined_by_sign(stop):
        return False
    if stop.close and stop.close[-1] in "」』）)”":
        if _east_asian_quotation_goes_on(stop):
            return False
    if stop.close and _attribution_follows(stop, lexicon):
        return False
    if stop.previous in lexicon.exclamation_names and not stop.close:
        return lexicon.starts_sentence(stop.word)
    return True


def _east_asian_quotation_goes_on(stop: _Stop) -> bool:
    return not stop.gap and stop.text.startswith(_JAPANESE_PARTICLES, stop.next_start)


def _stop_ends(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if stop.close and _east_asian_quotation_goes_on(stop):
        return False
    return stop.lead[:1] not in (",", "、", "，")


def _ellipsis_ends(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if _goes_on_in_lower_case(stop) or _joined_by_sign(stop):
        return False
    if " " in stop.mark and stop.word == "I" and not stop.close:
        return False  # ". . . I did not mean it"
    return stop.start > stop.sentence_start


def _joined_by_sign(stop: _Stop) -> bool:
    position = stop.next_start + len(stop.lead)
    return not stop.word and stop.text[position : position + 1] in tuple("&/+=%,;:，、；")


def _dot_ends(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if _goes_on_in_lower_case(stop) or _joined_by_sign(stop):
        return False
    if is_list_marker(stop.text, stop.sentence_start, stop.start + 1):
        return False
    if stop.close.strip("\u202c\u200e\u200f"):
        return not (stop.close and _attribution_follows(stop, lexicon))
    token = stop.previous
    return not token or _token_ends(token, stop, lexicon)


def _token_ends(token: str, stop: _Stop, lexicon: SentenceLexicon) -> bool:
    """Whether the sentence ends after `token` and a full stop, before a capital, a number or a caseless letter."""
    if _listed(token, lexicon.titles):
        return False
    if _listed(token, lexicon.clock):
        return _clock_ends(stop, lexicon)
    number_follows = stop.word[:1].isdigit() or (
        stop.word[:1].isupper()
        and (len(stop.word) == 1 and stop.word not in "AI" or bool(_ROMAN_NUMERAL.match(stop.word)))
    )
    if number_follows and _listed(token, lexicon.number_abbreviations):
        return False
    if _is_abbreviation(token, lexicon) or _is_initial(token):
        return lexicon.starts_sentence(stop.word)
    if lexicon.ordinal_stop and _is_ordinal(token):
        return stop.word not in lexicon.months and lexicon.starts_sentence(stop.word)
    return True


def _listed(token: str, words: frozenset[str]) -> bool:
    return token in words or token.lower() in words


def _is_abbreviation(token: str, lexicon: SentenceLexicon) -> bool:
    return (
        _listed(token, lexicon.abbreviations)
        or _listed(token, lexicon.titles)
        or _MULTI_DOT.match(token) is not None
    )


def _is_initial(token: str) -> bool:
    letter = token[-1:]
    return (
        (len(token) == 1 or token[-2] in "-.")
        and letter.isalpha()
        and (letter.isupper() or not letter.islower())
    )


def _is_ordinal(token: str) -> bool:
    return (token.isdigit() and len(token) <= _SHORT_ORDINAL) or _ROMAN_NUMERAL.match(token) is not None


def _clock_ends(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    if stop.word in lexicon.clock_followers or not stop.word[:1].isupper():
        return False
    return stop.start - stop.sentence_start > _OPENING_PHRASE


def _attribution_follows(stop: _Stop, lexicon: SentenceLexicon) -> bool:
    """Whether a speaker and a verb of speaking follow the quotation: “Stop!” Ms Okoro shouted."""
    if (
        not stop.word[:1].isupper()
        or stop.lead
        or lexicon.starts_sentence(stop.word)
        or stop.close[-1] in ")]"
    ):
        return False
    words = stop.text[stop.next_start : min(stop.limit, stop.next_start + 60)].split()[:5]
    for place, word in enumerate(words):
        bare = word.strip(".,;:")
        if place > 0 and bare in lexicon.speech_verbs:
            return True
        if not bare[:1].isupper():
            return False
    return False


def _inside_bracket(stop: _Stop) -> bool:
    """Whether the stop stands in a bracket that opened inside the sentence and closes soon."""
    floor = max(stop.sentence_start, stop.start - _BRACKET_REACH)
    opened = stop.text.rfind("(", floor, stop.start)
    if opened < 0 or stop.text.find(")", opened, stop.end) >= 0:
        return False
    if not stop.text[stop.sentence_start : opened].strip("\"'“‘«„ \n\t"):
        return False
    return 0 <= stop.text.find(")", stop.end, min(stop.limit, stop.start + _BRACKET_REACH))


_DECISIONS = {"query": _query_ends, "stop": _stop_ends, "ellipsis": _ellipsis_ends, "dot": _dot_ends}
