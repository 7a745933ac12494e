import pytest

from viewer.engine.readers.file_kinds import recognise


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"%PDF-1.7\n", "pdf"),
        (b"PK\x03\x04\x14\x00[Content_Types].xml word/document.xml", "docx"),
        (b"PK\x03\x04\x14\x00mimetypeapplication/vnd.oasis.opendocument.text", "odt"),
        (b"PK\x03\x04\x14\x00photos/1.jpg", "zip"),
        (b"\x1f\x8b\x08\x00", "gzip"),
        (b"\x89PNG\r\n\x1a\n\x00", "png"),
        (b"{\\rtf1\\ansi", "rtf"),
        (b"\x00\x00\x00\x20ftypisom", "mp4"),
        (b"\n<!-- saved page -->\n<!DOCTYPE html><html>", "html"),
        (b"\xef\xbb\xbf<html><body>", "html"),
        (b"<?xml version='1.0'?><feed/>", "xml"),
    ],
)
def test_content_decides_whatever_the_name_says(data, key):
    assert recognise(data, "article.txt").key == key


@pytest.mark.parametrize("name", ["a.md", "a.MARKDOWN"])
def test_markdown_is_told_by_its_ending(name):
    assert recognise(b"Plain words.", name).key == "markdown"


@pytest.mark.parametrize(
    "data", [b"# Mill burns\n\nText.", b"---\ntitle: Mill burns\n---\nText.", b"\r\n## Next\r\n"]
)
def test_markdown_is_told_by_its_start_in_a_text_file(data):
    assert recognise(data, "-").key == "markdown"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"#storm is trending",
        b"---\nA line of dashes.\n---\n",
        b"He <b>shouted</b>.",
        b"5 # 6",
        b"PKK rally",
    ],
)
def test_other_characters_are_plain_text(data):
    assert recognise(data, "article.txt").key == "text"
