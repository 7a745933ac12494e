from viewer.engine.compare import compare
from viewer.engine.readers.reading import read_text
from viewer.reports.text_report import render

FIRST = "A kiln burst at Orley Pottery on Monday and hurt six potters. The plant was built in 1911."
SECOND = "A kiln burst at Orley Pottery on Monday and hurt nine potters. The plant was built in 1911."
THIRD = "A kiln burst at Orley Pottery on Monday and hurt six potters. Nobody was to blame."


def report(*texts):
    return render(compare([read_text(text, f"{number}.txt") for number, text in enumerate(texts)]))


def section(text):
    _, _, rest = text.partition("Facts across all articles")
    return rest.partition("Article 2 compared")[0]


def test_what_differs_stands_first_with_every_article_s_word():
    lines = section(report(FIRST, SECOND, THIRD)).splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("  conflict"))
    assert lines[head].split()[:3] == ["conflict", "·", "number"]
    assert lines[head + 1].strip() == "1 = “six” · 2 ≠ “nine” · 3 = “six”"


def test_the_rest_is_counted():
    assert "agree in all articles" in section(report(FIRST, SECOND, THIRD))


def test_two_articles_have_no_such_section():
    assert "Facts across all articles" not in report(FIRST, SECOND)
