import pytest

from viewer.engine.facts.quantities import Quantity, Verdict, compare


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        (Quantity(14, 14), Quantity(14, 14), Verdict.SAME),
        (Quantity(14, 14), Quantity(16, 16), Verdict.DIFFERENT),
        (Quantity(40, 40, qualifier="nearly", step=10), Quantity(40, 40, step=10), Verdict.PRECISION),
        (Quantity(700, 700, qualifier="nearly", step=100), Quantity(640, 640, step=10), Verdict.DIFFERENT),
        (
            Quantity(1900, 1900, qualifier="nearly", step=100),
            Quantity(1850, 1850, step=10),
            Verdict.PRECISION,
        ),
        (Quantity(200, 200, qualifier="over", step=100), Quantity(212, 212), Verdict.PRECISION),
        (Quantity(15, 15, qualifier="at_least"), Quantity(14, 14), Verdict.DIFFERENT),
        (Quantity(15, 15, qualifier="at_least"), Quantity(14, 14, qualifier="at_least"), Verdict.DIFFERENT),
        (Quantity(100, 100, many=True, step=100), Quantity(650, 650, step=10), Verdict.PRECISION),
        (Quantity(1200, 1200, qualifier="about"), Quantity(1200, 1200, qualifier="nearly"), Verdict.FORM),
        (Quantity(5, 5, "percent"), Quantity(5, 5, "points"), Verdict.UNIT),
        (Quantity(3, 3, "length", 1.0), Quantity(9, 9, "length", 0.3048, "about"), Verdict.FORM),
        (Quantity(2, 2, "length", 0.01), Quantity(2, 2, "length", 0.001), Verdict.UNIT),
        (Quantity(18, 18, "duration", 2629800), Quantity(1.5, 1.5, "duration", 31557600), Verdict.FORM),
        (Quantity(4.25, 4.25, "duration", step=0.08), Quantity(4, 4, "duration"), Verdict.PRECISION),
        (Quantity(20, 20, "temperature_c"), Quantity(68, 68, "temperature_f"), Verdict.FORM),
        (Quantity(3, 3, "money:USD"), Quantity(3, 3, "money:EUR"), Verdict.UNIT),
        (Quantity(20, 30), Quantity(25, 25), Verdict.PRECISION),
        (Quantity(0.5, 0.5, "share"), Quantity(50, 50, "percent"), Verdict.FORM),
    ],
)
def test_two_quantities_relate_as_an_editor_reads_them(a, b, verdict):
    assert compare(a, b) is verdict
    assert compare(b, a) is verdict
