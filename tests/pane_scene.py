"""A small comparison with every kind of change, and ways to look at what is painted."""

from __future__ import annotations

from collections.abc import Iterator

from comparison_builder import compared, link, same, segmented
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from viewer.engine.model import Comparison, Role
from viewer.ui.article_pane import ArticlePane

BASE = segmented(
    (Role.HEADLINE, ["Tarn ferry to stop in May"]),
    ["The ferry across the Tarn will stop on 3 May, the harbour board said.", "It was founded in 1911."],
    ["“We had no choice,” said its chair, Ruda Hensel.", "She would not name the price."],
    ["Staff were told by letter, and some of them wept openly on the quay that morning."],
    ["Shops will suffer.", "So will the school."],
    ["A petition is under way."],
    source="/stories/tarn-1.txt",
)
OTHER = segmented(
    (Role.HEADLINE, ["Tarn ferry to end in May"]),
    ["The ferry across the Tarn will stop on 4 May, the harbour board said.", "It was founded in 1911."],
    ["A petition is under way.", '"We had no choice," said its chair, Ruda Hensel.'],
    ["Staff were told by letter.", "Some of them wept openly on the quay that morning."],
    ["Shops will suffer, and so will the school.", "Divers searched the wreck."],
    source="/stories/tarn-2.txt",
)
THIRD = segmented(
    (Role.HEADLINE, ["Ferry ends"]),
    ["It was founded in 1911.", "Nobody at the board could be reached."],
    source="/stories/wire.txt",
)
PAIR_LINKS = [
    link((0, 0), (1, 0)),
    link((0, 1), (1, 1)),
    same((0, 2), (1, 2)),
    same((0, 3), (1, 4)),
    link((0, 5), (1, (5, 6))),
    link((0, (6, 7)), (1, 7)),
    same((0, 8), (1, 3), moved=True),
]


def pair() -> Comparison:
    """Two versions with every kind of change."""
    return compared(BASE, OTHER, links=PAIR_LINKS)


def three() -> Comparison:
    """The two versions and a short report."""
    links = [
        *PAIR_LINKS,
        link((0, 0), (2, 0)),
        same((0, 2), (2, 1)),
        link((1, 0), (2, 0)),
        same((1, 2), (2, 1)),
    ]
    return compared(BASE, OTHER, THIRD, links=links)


def long_pair(paragraphs: int = 60) -> Comparison:
    """Two long articles: every fifth paragraph of the second one is new, every third is reworded."""
    first = [
        [f"Paragraph {n} tells of the harbour of Tarn.", f"It has the number {n}."] for n in range(paragraphs)
    ]
    second, links = [], []
    for n, (opening, closing) in enumerate(first):
        reworded = n % 3 == 0
        if n % 5 == 0:
            second.append([f"Fresh news {n}: the board met again, heard {n} speakers and went home late."])
        start = sum(len(sentences) for sentences in second)
        second.append([opening.replace("tells", "speaks") if reworded else opening, closing])
        links.append(link((0, 2 * n), (1, start)) if reworded else same((0, 2 * n), (1, start)))
        links.append(same((0, 2 * n + 1), (1, start + 1)))
    return compared(
        segmented(*first, source="long-1.txt"), segmented(*second, source="long-2.txt"), links=links
    )


def picture(widget: QWidget) -> QImage:
    """What a widget paints now."""
    QApplication.processEvents()
    return widget.grab().toImage()


def colours_in(image: QImage, left: float, top: float, right: float, bottom: float) -> Iterator[QColor]:
    """The colours of the pixels in a rectangle."""
    for y in range(max(0, round(top)), min(image.height(), round(bottom))):
        for x in range(max(0, round(left)), min(image.width(), round(right))):
            yield image.pixelColor(x, y)


def near(one: QColor, other: QColor, tolerance: int = 6) -> bool:
    """Whether two colours look the same."""
    channels = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= tolerance for a, b in channels)


def count_near(
    image: QImage, box: tuple[float, float, float, float], colour: QColor, tolerance: int = 6
) -> int:
    """How many pixels of a box (left, top, right, bottom) have a colour."""
    return sum(near(found, colour, tolerance) for found in colours_in(image, *box))


def sentence_point(pane: ArticlePane, sentence: int) -> QPoint:
    """A point in a pane's window on a sentence's first line."""
    box = pane.geometry_now.sentence_boxes(sentence)[0]
    return QPoint(round(box.left + box.width / 2), round(box.top + box.height / 2) - pane.scroll_value())


def turn_wheel(
    pane: ArticlePane, notches: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Turn the wheel over a pane; down where `notches` is positive."""
    point = QPointF(60, 60)
    event = QWheelEvent(
        point,
        QPointF(pane.viewport().mapToGlobal(point.toPoint())),
        QPoint(0, 0),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pane.viewport(), event)
