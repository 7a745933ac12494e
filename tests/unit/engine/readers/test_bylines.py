import pytest

from viewer.engine.readers.bylines import is_bare_byline, is_byline_line, names_of, update_note_start


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("By Jane Poe", "Jane Poe"),
        ("BY JANE POE", "JANE POE"),
        ("By Jane Poe and Kofi Mensah", "Jane Poe and Kofi Mensah"),
        ("By Jane Poe, Kofi Mensah and Lia Brandt", "Jane Poe, Kofi Mensah and Lia Brandt"),
        ("By Jane Poe, Harbour News Agency", "Jane Poe"),
        ("By Jane Poe, Grey Harbour", "Jane Poe"),
        ("By Jane Poe, Kofi Mensah, Lia Brandt", "Jane Poe, Kofi Mensah, Lia Brandt"),
        ("By Jane Poe and Kofi Mensah, Northern Wire", "Jane Poe and Kofi Mensah"),
        ("By Jane Poe, transport correspondent", "Jane Poe"),
        ("By Jane Poe in Marsh End", "Jane Poe"),
        ("By Political Editor Jane Poe", "Jane Poe"),
        ("Posted by Jane Poe on The Quay Blog", "Jane Poe"),
        ("Words by J. R. Poe", "J. R. Poe"),
        ("By Jane Poe Updated at 3pm with a new figure", "Jane Poe"),
        ("Von Anneliese Krug", "Anneliese Krug"),
        ("Par Solange Petit et Luc Armand", "Solange Petit et Luc Armand"),
        ("Por Marisol Vega", "Marisol Vega"),
        ("De notre envoyée spéciale à Brives-le-Pont, Solange Petit", "Solange Petit"),
        ("Автор: Анна Белова", "Анна Белова"),
        ("文／山田花子", "山田花子"),
    ],
)
def test_a_byline_is_recognised_and_its_names_taken(line, names):
    assert is_byline_line(line)
    assert names_of(line) == names


@pytest.mark.parametrize(
    "line",
    [
        "By noon the crowd had left",
        "By Friday the crowd had left.",
        "“By Jove”",
        "Bystanders saw smoke",
        "Par exemple",
        "Von hier aus",
        "By",
        "",
        "By Friday, when the rain stopped at last and the river fell, "
        + "the crews were tired and cold " * 5,
    ],
)
def test_prose_that_starts_alike_is_no_byline(line):
    assert not is_byline_line(line)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Jane Poe and Kofi Mensah", "Jane Poe and Kofi Mensah"),
        ("Jane Poe, Harbour Gazette", "Jane Poe"),
        ("Staff reporter, Harbour Evening Post", "Staff reporter"),
        ("Newsroom - The Quay Online", "Newsroom"),
    ],
)
def test_a_byline_without_by_is_recognised_under_a_headline(line, names):
    assert is_bare_byline(line)
    assert names_of(line) == names


@pytest.mark.parametrize(
    "line",
    [
        "Mayor calls emergency meeting",
        "Marsh End 3, Holt 2",
        "Hundreds flee, homes burn",
        "Jane Poe said no.",
    ],
)
def test_a_deck_is_no_bare_byline(line):
    assert not is_bare_byline(line)


def test_a_note_on_the_line_of_the_names_is_found():
    line = "By Jane Poe Updated at 3pm with a new figure"
    assert update_note_start(line) == line.index("Updated")
    assert update_note_start("By Jane Poe") is None
