import os
import sys

import pytest
from builders import roles_and_texts

from viewer.engine.errors import ReadError
from viewer.engine.readers.file_bytes import MAX_BYTES
from viewer.engine.readers.file_kinds import MARKDOWN, TEXT
from viewer.engine.readers.reading import EMPTY_NOTICE, READERS, read_article, read_bytes, read_text


def test_headline_byline_and_date_of_a_file_are_found(tmp_path):
    file = tmp_path / "mill.txt"
    file.write_text(
        "Old mill burns\n\nBy Lena Moor\n\n3 May 2026\n\nThe mill burned down.\n", encoding="utf-8"
    )
    article = read_article(file)
    assert (article.title, article.byline, article.date) == ("Old mill burns", "Lena Moor", "2026-05-03")
    assert (article.source, article.language, article.encoding) == (str(file), "en", "utf-8")


def test_a_text_without_a_headline_is_called_by_its_file(tmp_path):
    file = tmp_path / "late edition.txt"
    file.write_text("The mill burned down. Nobody was hurt.\n", encoding="utf-8")
    assert read_article(file).title == "late edition"


def test_a_title_stands_on_one_line():
    assert read_text("Old mill by the river\nburns down again\n\nThe mill burned.", "pasted").title == (
        "Old mill by the river burns down again"
    )


def test_blocks_are_numbered_in_text_order():
    article = read_text("One boat.\n\nTwo boats.\n\nThree boats.", "pasted")
    assert [block.index for block in article.blocks] == [0, 1, 2]
    assert [block.span.start for block in article.blocks] == [0, 11, 23]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\u2028", "\x85"])
def test_line_ends_of_any_system_give_the_same_blocks(end):
    text = f"Two boats.{end}One barn. It is old.{end}{end}The last."
    assert roles_and_texts(read_bytes(text.encode(), "a.txt")) == roles_and_texts(
        read_text("Two boats.\nOne barn. It is old.\n\nThe last.", "b")
    )


def test_an_empty_file_is_an_article_that_says_so():
    article = read_bytes(b"", "a.txt")
    assert (article.text, article.blocks) == ("", ())
    assert article.notices == ("The article is empty: there is nothing to compare in it.",)


def test_white_space_alone_is_empty_too():
    assert "empty" in read_bytes(b"\xef\xbb\xbf \r\n\t\r\n", "a.txt").notices[0]


def test_characters_are_kept_as_they_stand():
    text = "Re\u0301sume\u0301 d\u2019un cafe\u0301\u00a0: coope\u00adration, 👩\u200d👧 and  two spaces."
    assert read_bytes(text.encode(), "a.txt").text == text


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(ReadError, match=r"it is a folder; choose"):
        read_article(tmp_path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ReadError, match=r"gone\.txt: there is no such file"):
        read_article(tmp_path / "gone.txt")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read every file")
def test_a_file_without_permission_is_named(tmp_path):
    file = tmp_path / "secret.txt"
    file.write_text("x", encoding="utf-8")
    file.chmod(0)
    with pytest.raises(ReadError, match="may not read"):
        read_article(file)


def test_a_name_that_no_file_can_have_is_told():
    with pytest.raises(ReadError, match="could not be read"):
        read_article("a\0b.txt")


@pytest.mark.skipif(sys.platform == "win32", reason="no such device")
def test_an_endless_device_is_refused():
    with pytest.raises(ReadError, match="device or a socket, not a file"):
        read_article("/dev/zero")


def test_a_file_over_the_limit_is_refused():
    with pytest.raises(ReadError, match=r"larger than 64 MB.*cut it into parts"):
        read_bytes(b"a" * (MAX_BYTES + 1), "huge.txt")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"PK\x03\x04....holiday.jpg", "a ZIP archive"),
        (b"\xff\xd8\xff\xe0", "a picture"),
        (b"\x1f\x8b\x08", "a gzip archive"),
    ],
)
def test_a_format_that_cannot_be_read_is_named_with_a_remedy(data, words):
    with pytest.raises(ReadError) as caught:
        read_bytes(data, "story.txt")
    assert str(caught.value).startswith(f"story.txt: it is {words}")
    assert ";" in str(caught.value)
    assert str(caught.value).endswith(".")


def test_text_kinds_have_a_reader():
    assert {TEXT.key, MARKDOWN.key} <= set(READERS)


def test_an_encoding_can_be_asked_for():
    assert read_bytes("Мост закрыт".encode("koi8-r"), "a.txt", encoding="koi8-r").text == "Мост закрыт"


@pytest.mark.parametrize("text", ["\u200b\u200b\n", "\u200d" * 50, "\ufeff \u00a0", "\x1b\x07"])
def test_a_text_that_shows_nothing_is_called_empty(text):
    assert read_text(text, "a.txt").notices[0] == EMPTY_NOTICE
