import pytest

from viewer.engine.readers.dates import is_dateline, iso_date


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("12 March 2026", "2026-03-12"),
        ("March 12, 2026", "2026-03-12"),
        ("Published: Thursday 3rd Sept. 2026 at 10:40", "2026-09-03"),
        ("2026-03-12T10:40:00Z", "2026-03-12"),
        ("12.03.2026", "2026-03-12"),
        ("3. März 2026", "2026-03-03"),
        ("le 1er août 2026", "2026-08-01"),
        ("12 de marzo de 2026", "2026-03-12"),
        ("2026年3月12日", "2026-03-12"),
    ],
)
def test_a_full_date_is_given_in_iso_form(text, date):
    assert iso_date(text) == date


@pytest.mark.parametrize(
    "text", ["", "Tuesday", "12 March", "03/04/2026", "31 February 2026", "Flight 2026-99-99", "May 2026"]
)
def test_a_date_that_is_in_doubt_is_not_invented(text):
    assert iso_date(text) is None


@pytest.mark.parametrize(
    "line",
    [
        "12 March 2026",
        "Published: 12 March 2026, 10:40 GMT",
        "Updated 3 May 2026 at 4.15pm",
        "Stand: 3. Mai 2026, 9 Uhr",
    ],
)
def test_a_line_that_is_only_a_date_is_a_dateline(line):
    assert is_dateline(line)


@pytest.mark.parametrize(
    "line",
    ["On 12 March 2026 the mill burned", "Ash 12", "Redmoor 3, Holt 2", "Updated the rules", "2026 was warm"],
)
def test_other_lines_with_figures_are_no_dateline(line):
    assert not is_dateline(line)
