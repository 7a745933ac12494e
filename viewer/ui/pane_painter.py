"""Paint the marks of a pane under and over its text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from viewer.engine.model import Severity, Span
from viewer.presentation.roles import KIND_STYLES, MARKED_KINDS, LineStyle
from viewer.presentation.sentence_geometry import Extent, LineBox, boxes_between, sentences_between
from viewer.presentation.view_records import ChangeKind, SentenceMark
from viewer.ui.kind_signs import draw_sign, line_pen
from viewer.ui.pane_geometry import PaneGeometry
from viewer.ui.theme import Theme

_MARKED_SEVERITIES = (Severity.PRECISION, Severity.CONFLICT)  # the graver is painted over the other
BAR_X = 33.0
BAR_WIDTH = 3.0
ACTIVE_BAR_WIDTH = 5.0
SIGN_SIZE = 11.0
SIGN_XS = (16.0, 2.0)
"""Where the signs of a line stand: the kind's next to the bar, a second one left of it."""
_RADIUS = 3.5
_PAD_X, _PAD_Y = 2.0, 1.0


@dataclass(frozen=True, slots=True)
class PaneMarks:
    """What is painted: a mark a sentence, the active sentences, and the one of them that the user chose."""

    marks: tuple[SentenceMark, ...]
    active: frozenset[int] = frozenset()
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A stretch of a pane to paint: its marks and places, and the heights of the page from top to bottom."""

    theme: Theme
    geometry: PaneGeometry
    marks: PaneMarks
    top: float
    bottom: float

    def sentences(self) -> range:
        """The sentences that reach into the stretch."""
        return sentences_between(self.geometry.extents, self.top, self.bottom)

    def sentence_boxes(self, sentence: int) -> Sequence[LineBox]:
        """The lines of a sentence in the stretch; a sentence may have thousands outside it."""
        return boxes_between(self.geometry.sentence_boxes(sentence), self.top, self.bottom)

    def span_boxes(self, span: Span) -> Sequence[LineBox]:
        """The lines of a span in the stretch."""
        return boxes_between(self.geometry.span_boxes(span), self.top, self.bottom)


def paint_under(painter: QPainter, scene: Scene) -> None:
    """The washes behind the sentences, and the stronger ones behind their changed words."""
    theme = scene.theme
    painter.setPen(Qt.PenStyle.NoPen)
    for sentence in scene.sentences():
        kind = scene.marks.marks[sentence].kind
        if kind in MARKED_KINDS:
            painter.setBrush(theme.kind_colour(kind, "wash"))
            for box in scene.sentence_boxes(sentence):
                painter.drawRoundedRect(_wash(box), _RADIUS, _RADIUS)
    for sentence in scene.sentences():
        mark = scene.marks.marks[sentence]
        _fill_words(painter, scene, mark.typography, theme.kind_colour(ChangeKind.TYPOGRAPHY, "word"))
        _fill_words(painter, scene, mark.relocated, theme.kind_colour(ChangeKind.MOVED, "word"))
        _fill_words(painter, scene, mark.changed, theme.kind_colour(mark.kind, "word"))
        for severity in _MARKED_SEVERITIES:
            _fill_words(painter, scene, _fact_words(mark, severity), theme.fact_colour(severity, "word"))


def paint_over(painter: QPainter, scene: Scene) -> None:
    """The lines along the words, the outlines of the active sentences, the bars and the signs."""
    taken: dict[float, int] = {}
    for sentence in scene.sentences():
        mark = scene.marks.marks[sentence]
        boxes = scene.sentence_boxes(sentence)
        accent = _accent(scene.theme, mark)
        _draw_lines(painter, boxes, KIND_STYLES[mark.kind].line, accent)
        if mark.moved and mark.kind is not ChangeKind.MOVED:
            _draw_lines(
                painter, boxes, LineStyle.DASH_DOT, scene.theme.kind_colour(ChangeKind.MOVED, "accent")
            )
        _underline_words(painter, scene, mark)
        _mark_facts(painter, scene, mark)
        if sentence in scene.marks.active:
            _outline(painter, boxes, accent, 2.0 if sentence == scene.marks.chosen else 1.4)
        _draw_bar(painter, scene, sentence, accent)
        _draw_signs(painter, scene, mark, taken)


def _accent(theme: Theme, mark: SentenceMark) -> QColor:
    if mark.kind in (ChangeKind.UNCHANGED, ChangeKind.TYPOGRAPHY):
        return theme.colour("muted")
    return theme.kind_colour(mark.kind, "accent")


def _wash(box: LineBox) -> QRectF:
    return QRectF(box.left - _PAD_X, box.top - _PAD_Y, box.width + 2 * _PAD_X, box.height + 2 * _PAD_Y)


def _fill_words(painter: QPainter, scene: Scene, spans: tuple[Span, ...], colour: QColor) -> None:
    painter.setBrush(colour)
    for span in spans:
        for box in scene.span_boxes(span):
            painter.drawRoundedRect(QRectF(box.left - 1, box.top, box.width + 2, box.height), 2.5, 2.5)


def _draw_lines(painter: QPainter, boxes: Sequence[LineBox], style: LineStyle, colour: QColor) -> None:
    if style is LineStyle.NONE:
        return
    painter.setPen(line_pen(style, colour, 1.3))
    for box in boxes:
        descent = box.bottom - box.baseline
        y = (
            box.baseline - 0.26 * (box.baseline - box.top)
            if style is LineStyle.STRIKE
            else box.baseline + 0.62 * descent
        )
        painter.drawLine(QLineF(box.left, y, box.right, y))


def _underline_words(painter: QPainter, scene: Scene, mark: SentenceMark) -> None:
    if mark.typography:
        colour = scene.theme.kind_colour(ChangeKind.TYPOGRAPHY, "accent")
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DotLine))
        _rule_words(painter, scene, mark.typography)
    if mark.relocated:
        painter.setPen(line_pen(LineStyle.DASH_DOT, scene.theme.kind_colour(ChangeKind.MOVED, "accent"), 1.8))
        _rule_words(painter, scene, mark.relocated)
    if mark.changed:
        painter.setPen(QPen(_accent(scene.theme, mark), 1.8))
        _rule_words(painter, scene, mark.changed)


def _fact_spans(mark: SentenceMark, severity: Severity) -> tuple[Span, ...]:
    spans = (finding.span for finding in mark.findings if finding.severity is severity)
    return tuple(dict.fromkeys(span for span in spans if span is not None))


def _fact_words(mark: SentenceMark, severity: Severity) -> tuple[Span, ...]:
    """The words that make the difference: of a long quotation perhaps two."""
    findings = (finding for finding in mark.findings if finding.severity is severity)
    return tuple(dict.fromkeys(word for finding in findings for word in finding.words))


def _mark_facts(painter: QPainter, scene: Scene, mark: SentenceMark) -> None:
    """A box around words that conflict, a double line under less exact ones: shapes of their own."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for span in _fact_spans(mark, Severity.CONFLICT):
        painter.setPen(QPen(scene.theme.fact_colour(Severity.CONFLICT, "accent"), 1.8))
        for box in scene.span_boxes(span):
            painter.drawRect(QRectF(box.left - 1.5, box.top + 0.5, box.width + 3, box.height - 1))
    for span in _fact_spans(mark, Severity.PRECISION):
        painter.setPen(QPen(scene.theme.fact_colour(Severity.PRECISION, "accent"), 1.5))
        for box in scene.span_boxes(span):
            for y in (box.bottom - 3.4, box.bottom - 0.4):
                painter.drawLine(QLineF(box.left - 1, y, box.right + 1, y))


def _rule_words(painter: QPainter, scene: Scene, spans: tuple[Span, ...]) -> None:
    for span in spans:
        for box in scene.span_boxes(span):
            y = box.bottom - 0.6
            painter.drawLine(QLineF(box.left - 1, y, box.right + 1, y))


def _outline(painter: QPainter, boxes: Sequence[LineBox], colour: QColor, width: float) -> None:
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box in boxes:
        painter.drawRoundedRect(_wash(box), _RADIUS, _RADIUS)


def _draw_bar(painter: QPainter, scene: Scene, sentence: int, colour: QColor) -> None:
    if not _has_bar(scene.marks, sentence):
        return
    extent = bar_extent(scene.geometry.extents, scene.marks, sentence)
    width = ACTIVE_BAR_WIDTH if sentence in scene.marks.active else BAR_WIDTH
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    bar = QRectF(BAR_X - (width - BAR_WIDTH) / 2, extent.top, width, extent.bottom - extent.top)
    painter.drawRoundedRect(bar, width / 2, width / 2)


def bar_extent(extents: tuple[Extent, ...], marks: PaneMarks, sentence: int) -> Extent:
    """The height of a sentence's bar: of a line shared with a marked neighbour, half is the neighbour's."""
    own = extents[sentence]
    top, bottom = own.top + 1, own.bottom - 1
    if sentence > 0 and _has_bar(marks, sentence - 1) and extents[sentence - 1].bottom > own.top + 1:
        top = (own.top + extents[sentence - 1].bottom) / 2 + 1
    if (
        sentence + 1 < len(extents)
        and _has_bar(marks, sentence + 1)
        and extents[sentence + 1].top < own.bottom - 1
    ):
        bottom = (own.bottom + extents[sentence + 1].top) / 2 - 1
    return Extent(top, max(bottom, top + 3))


def _has_bar(marks: PaneMarks, sentence: int) -> bool:
    return sentence in marks.active or marks.marks[sentence].kind in MARKED_KINDS


def _draw_signs(painter: QPainter, scene: Scene, mark: SentenceMark, taken: dict[float, int]) -> None:
    boxes = scene.geometry.sentence_boxes(mark.sentence)
    kinds = [mark.kind] if mark.kind in MARKED_KINDS else []
    if mark.moved and mark.kind is not ChangeKind.MOVED:
        kinds.append(ChangeKind.MOVED)
    for kind in kinds if boxes else ():
        first = boxes[0]
        slot = taken.get(first.top, 0)
        taken[first.top] = slot + 1
        if slot < len(SIGN_XS):
            y = first.baseline - 0.36 * (first.baseline - first.top) - SIGN_SIZE / 2
            box = QRectF(SIGN_XS[slot], y, SIGN_SIZE, SIGN_SIZE)
            draw_sign(painter, kind, box, scene.theme.kind_colour(kind, "accent"))
