"""Turn the bytes of a text file into characters, and say which encoding that took."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from viewer.engine.errors import ReadError

BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16: its mark starts with the same two bytes
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

DISPLAY_NAMES = {
    "utf-8": "UTF-8",
    "utf-16-le": "UTF-16 (little-endian)",
    "utf-16-be": "UTF-16 (big-endian)",
    "utf-32-le": "UTF-32 (little-endian)",
    "utf-32-be": "UTF-32 (big-endian)",
    "iso-8859-1": "Latin-1 (ISO 8859-1)",
    "gb18030": "GB18030",
    "shift_jis": "Shift-JIS",
    "cp932": "Shift-JIS (Windows-932)",
    "euc_jp": "EUC-JP",
    "euc_kr": "EUC-KR",
    "cp949": "Korean (Windows-949)",
    "big5": "Big5",
    "koi8-r": "KOI8-R",
}

# The encodings that news files are met in. Others that a detector names (EBCDIC, MacRoman, KZ-1048, ...) read
# almost any bytes, so a short Western text would turn into nonsense; Windows-1252 is the better guess then.
PLAUSIBLE = frozenset(
    {
        "cp1250",
        "cp1251",
        "cp1252",
        "cp1253",
        "cp1254",
        "cp1255",
        "cp1256",
        "cp1257",
        "cp1258",
        "cp874",
        "tis-620",
    }
    | {f"iso8859-{part}" for part in (1, 2, 5, 7, 9, 15)}
    | {"koi8-r", "koi8-u", "gb18030", "shift_jis", "cp932", "euc_jp", "euc_kr", "cp949", "big5", "cp950"}
)

DETECTION_SAMPLE = 200_000  # bytes shown to the detector: more costs time and changes no answer
MAX_STRAY_SHARE = 0.02  # of the lead bytes: more broken ones, and the file is not UTF-8 with a few slips
MIN_VALID_SEQUENCES = 3  # multi-byte characters that must be sound before slips are mended
UTF16_NUL_SHARE = (
    0.2  # of a byte column: lower and UTF-16 with few Latin letters is read too, but so are more binaries
)
MIN_EAST_ASIAN_SHARE = 0.95  # of characters; in the wrong byte order, or in a binary, about half
MIN_EAST_ASIAN_LENGTH = 20  # characters; a shorter binary may reach that share by chance
MIN_HIGH_BYTES = 0.1  # of the bytes; a program's table of names has none, yet its letters pair to Chinese

_HIGH_BYTE = re.compile(rb"[\x80-\xff]")
_EAST_ASIAN = re.compile("[\t\n\r -~\u2010-\u2027\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uffee]")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\x80-\x84\x86-\x9f]")
# Signs that frame boxes: in an article they mean that letters of another encoding were misread.
_BOXES = re.compile("[\u2500-\u259f]")
_MULTI_BYTE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_STRAY = re.compile("[\udc80-\udcff]")  # what Python's "surrogateescape" makes of bytes that do not fit


@dataclass(frozen=True, slots=True)
class Decoded:
    """Characters without a byte order mark, the codec's name, and what the user should know of it."""

    text: str
    encoding: str
    notices: tuple[str, ...] = ()


def decode(data: bytes, source: str, encoding: str | None = None) -> Decoded:
    """Decode `data`, by `encoding` if the user named one; ReadError where no encoding makes text of it."""
    if encoding is not None:
        return _decode_as_asked(data, source, encoding)
    decoded = _by_mark(data, source) or _utf8(data) or _wide_without_mark(data)
    if decoded is not None:
        return decoded
    if b"\x00" in data:
        raise _binary(source)
    return _mostly_utf8(data) or _by_detection(data, source)


def _decode_as_asked(data: bytes, source: str, encoding: str) -> Decoded:
    try:
        name = codecs.lookup(encoding).name
        text = data.decode(name)
    except LookupError:
        raise ReadError(
            f"{source}: there is no encoding named “{encoding}”; try utf-8, windows-1252 or another."
        ) from None
    except UnicodeError:
        raise ReadError(
            f"{source}: its bytes are not {display_name(encoding)}; try another, or let it be detected."
        ) from None
    return Decoded(
        text.removeprefix("\ufeff"),
        _known_name(name),
        (f"The text was read as {display_name(name)}, as asked.",),
    )


def _by_mark(data: bytes, source: str) -> Decoded | None:
    mark, name = next((entry for entry in BYTE_ORDER_MARKS if data.startswith(entry[0])), (b"", ""))
    if not mark:
        return None
    body = data[len(mark) :]
    try:
        text = body.decode(name)
    except UnicodeDecodeError:
        if name == "utf-8":
            return _mostly_utf8(body)
        raise ReadError(
            f"{source}: it starts like {display_name(name)} text, but its bytes are damaged; "
            "save it again as UTF-8 text."
        ) from None
    if "\x00" in text:
        raise _binary(source)
    notices = () if name == "utf-8" else (f"The text was read as {display_name(name)}.",)
    return Decoded(text, name, notices)


def _utf8(data: bytes) -> Decoded | None:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return None if "\x00" in text else Decoded(text, "utf-8")


def _wide_without_mark(data: bytes) -> Decoded | None:
    """UTF-16 or UTF-32; of texts, only theirs hold zero bytes."""
    if b"\x00" not in data:
        return None
    return _utf32_without_mark(data) or _utf16_without_mark(data) or _east_asian_without_mark(data)


def _utf32_without_mark(data: bytes) -> Decoded | None:
    """UTF-32 leaves most groups of four bytes without a meaning, so whatever can be read as such is."""
    return next(filter(None, (_decoded_whole(data, name) for name in ("utf-32-le", "utf-32-be"))), None)


def _decoded_whole(data: bytes, name: str) -> Decoded | None:
    try:
        text = data.decode(name)
    except UnicodeDecodeError:
        return None
    if _CONTROL.search(text):
        return None
    return Decoded(text, name, (f"The text was read as {display_name(name)}; it has no mark.",))


def _east_asian_without_mark(data: bytes) -> Decoded | None:
    """UTF-16 of Chinese, Japanese or Korean, whose zero bytes are those of line ends and digits alone."""
    if len(_HIGH_BYTE.findall(data)) < MIN_HIGH_BYTES * len(data):
        return None
    for name in ("utf-16-le", "utf-16-be"):
        decoded = _decoded_whole(data, name)
        if decoded is None or len(decoded.text) < MIN_EAST_ASIAN_LENGTH:
            continue
        if len(_EAST_ASIAN.findall(decoded.text)) >= MIN_EAST_ASIAN_SHARE * len(decoded.text):
            return decoded
    return None


def _utf16_without_mark(data: bytes) -> Decoded | None:
    """UTF-16 shows in zero bytes that stand in one byte column only."""
    if len(data) % 2:
        return None
    even, odd = data[0::2].count(0), data[1::2].count(0)
    for name, high, low in (("utf-16-le", odd, even), ("utf-16-be", even, odd)):
        if low == 0 and high >= UTF16_NUL_SHARE * (len(data) // 2):
            decoded = _decoded_whole(data, name)
            if decoded is not None:
                return decoded
    return None


def _mostly_utf8(data: bytes) -> Decoded | None:
    """UTF-8 into which a few bytes of Windows-1252 were pasted, the commonest damage of a mixed file."""
    valid = len(_MULTI_BYTE.findall(data))
    if valid < MIN_VALID_SEQUENCES:
        return None
    text = data.decode("utf-8", errors="surrogateescape")
    stray = len(_STRAY.findall(text))
    if stray > MAX_STRAY_SHARE * valid + 1:
        return None
    try:
        text = _STRAY.sub(lambda match: bytes([ord(match.group()) - 0xDC00]).decode("cp1252"), text)
    except UnicodeDecodeError:
        return None
    if _CONTROL.search(text):
        return None
    notice = (
        f"The text is UTF-8, but {_count(stray, 'byte')} did not fit and {_were(stray)} read as Windows-1252."
    )
    return Decoded(text, "utf-8", (notice,))


def _by_detection(data: bytes, source: str) -> Decoded:
    for name in (*_detected(data), "cp1252"):
        try:
            text = data.decode(name)
        except (UnicodeDecodeError, LookupError):
            continue
        if not (_CONTROL.search(text) or _BOXES.search(text)):
            notice = (
                f"The text was read as {display_name(name)}, worked out from its bytes; "
                "if letters look wrong, save it as UTF-8."
            )
            return Decoded(text, _known_name(name), (notice,))
    raise _binary(source)


def _detected(data: bytes) -> list[str]:
    # Imported here because nearly every file is UTF-8 and the detector costs 50 ms.
    import chardet  # noqa: PLC0415

    names = []
    for guess in chardet.detect_all(data[:DETECTION_SAMPLE]):
        if guess["encoding"] is not None:
            try:
                name = codecs.lookup(guess["encoding"]).name
            except LookupError:
                continue
            if name in PLAUSIBLE:
                names.append(name)
    return names


def _binary(source: str) -> ReadError:
    return ReadError(
        f"{source}: it holds bytes that are no text in any known encoding; "
        "open it in the program that made it and save it as text (UTF-8)."
    )


def _known_name(codec: str) -> str:
    """The name that standards and other programs use for a codec of Python."""
    if codec.startswith("cp125"):
        return f"windows-{codec[2:]}"
    return codec.replace("iso8859-", "iso-8859-").replace("_", "-")


def display_name(encoding: str) -> str:
    """The name of an encoding as people know it."""
    try:
        name = codecs.lookup(encoding).name
    except LookupError:
        return encoding
    if name.startswith("cp125"):
        return f"Windows-{name[2:]}"
    return DISPLAY_NAMES.get(name) or DISPLAY_NAMES.get(name.replace("iso8859", "iso-8859")) or name.upper()


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _were(number: int) -> str:
    return "was" if number == 1 else "were"
