import pytest

from viewer.engine.readers.text_repair import damage_notices, one_line_end


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\u2029", "\x85"])
def test_every_line_end_becomes_the_same(end):
    assert one_line_end(f"One boat.{end}Two boats.{end}") == "One boat.\nTwo boats.\n"


def test_a_carriage_return_before_crlf_is_a_line_end_of_its_own():
    assert one_line_end("a\r\r\nb") == "a\n\nb"


def test_utf8_once_read_as_windows_1252_is_noticed_with_an_example():
    (notice,) = damage_notices("Sheâ€™s sure itâ€™s the cafÃ© next door")
    assert "“Sheâ€™s” is probably “She’s”" in notice
    assert "as it stands" in notice


@pytest.mark.parametrize("text", ["", "It’s over – he’s gone.", "Ã la carte", "São Tomé, Łódź, Århus", "â‚¬"])
def test_sound_text_gives_no_notice(text):
    assert damage_notices(text) == ()


def test_lost_characters_are_counted():
    (notice,) = damage_notices("caf\ufffd and na\ufffdve")
    assert "In 2 places a character was lost" in notice
