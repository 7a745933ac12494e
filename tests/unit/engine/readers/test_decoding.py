import codecs

import pytest

from viewer.engine.errors import ReadError
from viewer.engine.readers.decoding import decode, display_name

ENGLISH = "The harbour – shut since May – reopened; “it’s a relief”, said Zoë Brandt of the café on the quay."
RUSSIAN = "Мэр города сообщил, что мост через реку закрыт после аварии. Полиция ищет свидетелей."
CHINESE = "市长宣布大桥将关闭三个月，警方正在调查事故的原因。附近的居民对此表示担心。"
JAPANESE = "市長は橋を三か月閉鎖すると発表した。警察が事故の原因を調べている。住民は心配している。"


@pytest.mark.parametrize("text", ["Plain words.", ENGLISH, RUSSIAN, CHINESE, JAPANESE])
def test_plain_utf8_is_read_without_a_notice(text):
    decoded = decode(text.encode(), "a.txt")
    assert (decoded.text, decoded.encoding, decoded.notices) == (text, "utf-8", ())


def test_a_byte_order_mark_is_no_part_of_the_text():
    decoded = decode(codecs.BOM_UTF8 + b"Two boats sank.", "a.txt")
    assert (decoded.text, decoded.notices) == ("Two boats sank.", ())


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
    ],
)
def test_a_mark_tells_the_width_and_the_order_of_bytes(mark, codec):
    decoded = decode(mark + RUSSIAN.encode(codec), "a.txt")
    assert (decoded.text, decoded.encoding) == (RUSSIAN, codec)
    assert display_name(codec) in decoded.notices[0]


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_utf16_without_a_mark_is_recognised_by_its_zero_bytes(codec):
    decoded = decode(ENGLISH.encode(codec), "a.txt")
    assert (decoded.text, decoded.encoding) == (ENGLISH, codec)


@pytest.mark.parametrize(
    ("text", "codec", "name"),
    [
        (ENGLISH, "cp1252", "Windows-1252"),
        (RUSSIAN, "cp1251", "Windows-1251"),
        (CHINESE, "gb18030", "GB18030"),
        (JAPANESE, "shift_jis", "Shift-JIS"),
    ],
)
def test_older_encodings_are_worked_out_and_named(text, codec, name):
    decoded = decode(text.encode(codec), "a.txt")
    assert decoded.text == text
    assert name in decoded.notices[0]


def test_latin_1_letters_come_out_right():
    text = "Le maire a été élu à la tête de la commune ; le préfet s’y oppose déjà.".replace("’", "'")
    assert decode(text.encode("latin-1"), "a.txt").text == text


@pytest.mark.parametrize("word", ["café", "£5", "naïve idea", "Zoë"])
def test_a_few_western_letters_are_not_taken_for_another_script(word):
    assert decode(word.encode("cp1252"), "a.txt").text == word


def test_the_name_of_an_encoding_is_one_that_other_programs_know():
    encoding = decode(ENGLISH.encode("cp1252"), "a.txt").encoding
    assert encoding == "windows-1252"
    assert codecs.lookup(encoding)


def test_one_stray_byte_does_not_spoil_a_utf8_text():
    data = RUSSIAN.encode() + b" \x96 " + "Мост открыт.".encode()
    decoded = decode(data, "a.txt")
    assert decoded.text == f"{RUSSIAN} – Мост открыт."
    assert "1 byte did not fit and was read as Windows-1252" in decoded.notices[0]


@pytest.mark.parametrize(
    "data",
    [
        b"He\x00 said\x81 so",
        bytes(range(256)),
        bytes(range(1, 256)) * 3,
        b"\x00" * 64,
        b"abc\x00\x00\x00def\x00",
    ],
)
def test_bytes_that_are_no_text_are_refused_by_name(data):
    with pytest.raises(ReadError, match=r"^notes\.txt: .*save it as text"):
        decode(data, "notes.txt")


def test_damaged_utf16_is_refused():
    with pytest.raises(ReadError, match="damaged"):
        decode(codecs.BOM_UTF16_LE + "Boats".encode("utf-16-le") + b"\x00", "a.txt")


def test_an_encoding_asked_for_is_used():
    decoded = decode(RUSSIAN.encode("koi8-r"), "a.txt", "koi8-r")
    assert decoded.text == RUSSIAN
    assert decoded.notices == ("The text was read as KOI8-R, as asked.",)


def test_an_unknown_encoding_is_told():
    with pytest.raises(ReadError, match="no encoding named “klingon”"):
        decode(b"abc", "a.txt", "klingon")


def test_an_encoding_that_does_not_fit_is_told():
    with pytest.raises(ReadError, match="its bytes are not UTF-8"):
        decode(b"caf\xe9", "a.txt", "utf-8")


@pytest.mark.parametrize("encoding", ["utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("text", ["The ferry sails again.\n", "Паром снова ходит.", "渡船复航。"])
def test_utf32_without_a_mark_is_read(encoding, text):
    decoded = decode(text.encode(encoding), "a.txt")
    assert (decoded.text, decoded.encoding) == (text, encoding)
    assert "UTF-32" in decoded.notices[0]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    "text",
    [
        "渡船将于周一复航，市长说。\n\n约有四百名居民住在河对岸。\n",
        "渡し船は月曜日に運航を再開すると市長は述べた。\n約400人が対岸に住んでいる。\n",
        "나룻배가 월요일에 다시 다닌다고 시장이 말했다.\n주민 400명이 강 건너에 산다.\n",
    ],
)
def test_utf16_of_east_asian_scripts_without_a_mark_is_read(encoding, text):
    decoded = decode(text.encode(encoding), "a.txt")
    assert (decoded.text, decoded.encoding) == (text, encoding)


def test_a_table_of_names_from_a_program_is_no_chinese_text():
    names = b"open_document\x00close_all_documents\x00\x00print_one\x00\x00" * 5
    with pytest.raises(ReadError, match="no text in any known encoding"):
        decode(names, "a.txt")
