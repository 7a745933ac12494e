"""Colours by role."""

import pytest

from viewer.engine.model import Severity
from viewer.presentation.roles import MARKED_KINDS
from viewer.ui.theme import load_theme, required_roles, theme_names

MIN_TEXT_CONTRAST = 4.5  # WCAG 2.2 AA
MIN_SIGN_CONTRAST = 3.0


def luminance(colour):
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=theme_names())
def theme(request):
    return load_theme(request.param)


def test_light_and_dark_ship_with_the_product():
    assert {"light", "dark"} <= set(theme_names())


def test_every_role_has_a_colour(theme):
    assert all(theme.colour(role).isValid() for role in required_roles())


def test_the_name_says_whether_it_is_dark(theme):
    assert (luminance(theme.colour("paper")) < 0.2) == theme.dark


@pytest.mark.parametrize("kind", MARKED_KINDS)
def test_text_can_be_read_on_every_wash(theme, kind):
    assert contrast(theme.colour("ink"), theme.kind_colour(kind, "wash")) >= 7
    for role in ("ink", "byline"):
        assert contrast(theme.colour(role), theme.kind_colour(kind, "word")) >= MIN_TEXT_CONTRAST


@pytest.mark.parametrize("kind", MARKED_KINDS)
def test_signs_and_bars_can_be_seen_on_the_paper(theme, kind):
    assert contrast(theme.kind_colour(kind, "accent"), theme.colour("paper")) >= MIN_SIGN_CONTRAST


def test_secondary_text_can_be_read_on_paper_and_headers(theme):
    for surface in ("paper", "chrome"):
        assert contrast(theme.colour("muted"), theme.colour(surface)) >= MIN_TEXT_CONTRAST


def test_a_see_through_colour_keeps_its_hue(theme):
    colour = theme.kind_colour(MARKED_KINDS[0], "accent", 0.25)
    assert colour.alphaF() == pytest.approx(0.25, abs=0.01)
    assert colour.rgb() == theme.kind_colour(MARKED_KINDS[0], "accent").rgb()


@pytest.mark.parametrize("severity", [Severity.CONFLICT, Severity.PRECISION])
def test_facts_that_differ_stand_out_and_can_be_read(theme, severity):
    for surface in ("paper", "chrome"):
        assert contrast(theme.fact_colour(severity, "accent"), theme.colour(surface)) >= MIN_TEXT_CONTRAST
    assert contrast(theme.colour("ink"), theme.fact_colour(severity, "word")) >= MIN_TEXT_CONTRAST
