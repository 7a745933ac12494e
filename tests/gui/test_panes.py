"""A pane paints its marks on the right characters, and gives back what the article has."""

import pytest
from comparison_builder import compared, link, segmented
from pane_scene import count_near, pair, picture
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTextCursor

from viewer.engine.model import Article, Block, Role, SegmentedArticle, Sentence, Span
from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.presentation.roles import MARKED_KINDS
from viewer.ui.article_pane import ArticlePane
from viewer.ui.kind_signs import draw_sign
from viewer.ui.pane_painter import BAR_WIDTH, BAR_X, bar_extent
from viewer.ui.theme import load_theme


def show_pane(qtbot, comparison, article=0, theme="light", size=(520, 900)):
    view = build_view(comparison, (0, 1), 0)
    pane = ArticlePane(comparison.articles[article], view.panes[article], load_theme(theme))
    qtbot.addWidget(pane)
    pane.resize(*size)
    pane.show()
    qtbot.waitExposed(pane)
    return pane, view.panes[article].marks


def window_box(pane, box, grow=0.0):
    top = box.top - pane.scroll_value()
    return box.left - grow, top - grow, box.right + grow, top + box.height + grow


def first_of(marks, kind):
    return next(mark for mark in marks if mark.kind is kind)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", MARKED_KINDS)
def test_each_kind_paints_its_wash_and_its_bar(qtbot, kind, theme):
    pane, marks = show_pane(qtbot, pair(), 1 if kind is ChangeKind.ADDED else 0, theme)
    mark = first_of(marks, kind)
    image, colours = picture(pane), load_theme(theme)
    box = pane.geometry_now.sentence_boxes(mark.sentence)[0]
    whole = window_box(pane, box)
    area = (whole[2] - whole[0]) * (whole[3] - whole[1])
    assert count_near(image, whole, colours.kind_colour(kind, "wash")) > 0.3 * area
    bar = (BAR_X, whole[1], BAR_X + BAR_WIDTH, whole[3])  # half of it, on a line shared with a neighbour
    assert count_near(image, bar, colours.kind_colour(kind, "accent"), 40) > 10


@pytest.mark.parametrize("kind", MARKED_KINDS)
def test_each_kind_paints_a_sign_in_the_margin(qtbot, kind):
    pane, marks = show_pane(qtbot, pair(), 1 if kind is ChangeKind.ADDED else 0)
    box = window_box(pane, pane.geometry_now.sentence_boxes(first_of(marks, kind).sentence)[0])
    margin = (0, box[1], BAR_X - 3, box[3])
    assert count_near(picture(pane), margin, load_theme("light").kind_colour(kind, "accent"), 60) > 5


def test_an_unchanged_sentence_has_nothing_painted(qtbot):
    pane, marks = show_pane(qtbot, pair())
    mark = first_of(marks, ChangeKind.UNCHANGED)
    box = pane.geometry_now.sentence_boxes(mark.sentence)[-1]
    image, theme = picture(pane), load_theme("light")
    inside = window_box(pane, box)
    assert all(count_near(image, inside, theme.kind_colour(kind, "wash"), 2) == 0 for kind in MARKED_KINDS)


def test_changed_words_are_stronger_than_their_sentence(qtbot):
    pane, marks = show_pane(qtbot, pair())
    mark = marks[1]
    image, colour = picture(pane), load_theme("light").kind_colour(ChangeKind.REWORDED, "word")
    (span,) = mark.changed
    (word,) = pane.geometry_now.span_boxes(span)
    inside = window_box(pane, word)
    assert count_near(image, inside, colour) > 0.25 * (inside[2] - inside[0]) * (inside[3] - inside[1])
    left_of_it = (inside[0] - 60, inside[1], inside[0] - 4, inside[3])
    assert count_near(image, left_of_it, colour) == 0


def test_a_wash_ends_with_the_last_letter_of_a_line(qtbot):
    pane, marks = show_pane(qtbot, pair(), size=(280, 900))
    boxes = pane.geometry_now.sentence_boxes(marks[1].sentence)
    assert len(boxes) > 2
    image, wash = picture(pane), load_theme("light").kind_colour(ChangeKind.REWORDED, "wash")
    for box in boxes:
        _, top, right, bottom = window_box(pane, box)
        assert count_near(image, (right + 3, top, right + 12, bottom), wash) == 0


def ink_columns(image, box, paper):
    """The first and the last x of a box where something darker than the washes is painted."""
    left, top, right, bottom = (round(value) for value in box)
    dark = [
        x
        for x in range(max(0, left), min(image.width(), right))
        if any(image.pixelColor(x, y).lightness() < 110 for y in range(top, bottom))
    ]
    return dark[0], dark[-1]


@pytest.mark.parametrize(
    ("before", "word", "after"),
    [
        ("It rained on", "Monday", "all day"),
        ("👩‍👩‍👧‍👦 😀 met on", "Monday", "👍🏽 again"),
        ("市議会は", "火曜日", "に決めた。"),
        ("قال الرئيس إن", "الجسر", "سيغلق قريبا."),
        ("ראש העיר אמר ביום", "שלישי", "כי Bridge 12 נסגר."),
        ("Der Bürgermeister von", "Ölsnitz", "schwieg."),
    ],
)
def test_marks_sit_on_their_characters_in_any_script(qtbot, before, word, after):
    text = f"{before} {word} {after}"
    start = len(before) + 1
    span = Span(start, start + len(word))
    whole = SegmentedArticle(
        Article("a.txt", text, (Block(0, Role.PARAGRAPH, Span(0, len(text))),), "A"),
        (Sentence(0, 0, Role.PARAGRAPH, Span(0, len(text))),),
    )
    other = segmented(["Something else."])
    pane, _ = show_pane(qtbot, compared(whole, other, links=[link((0, 0), (1, 0))]), size=(700, 200))
    boxes = pane.geometry_now.span_boxes(span)
    assert len(boxes) == 1
    cursor = pane.textCursor()
    qt_start, qt_end = (
        len(text[: span.start].encode("utf-16-le")) // 2,
        len(text[: span.end].encode("utf-16-le")) // 2,
    )
    edges = []
    for place in (qt_start, qt_end):
        cursor.setPosition(place)
        edges.append(pane.cursorRect(cursor).center().x())
    assert boxes[0].left == pytest.approx(min(edges), abs=3)
    assert boxes[0].right == pytest.approx(
        max(edges), abs=6
    )  # a caret stands behind a blank in right-to-left text


def test_words_that_right_to_left_text_takes_apart_are_marked_in_pieces(qtbot):
    text = "שלום Bridge 12 עולם"
    whole = SegmentedArticle(
        Article("a.txt", text, (Block(0, Role.PARAGRAPH, Span(0, len(text))),), "A"),
        (Sentence(0, 0, Role.PARAGRAPH, Span(0, len(text))),),
    )
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]), size=(700, 200))
    boxes = pane.geometry_now.span_boxes(Span(0, 8))  # the first word and half of the Latin one
    assert len(boxes) == 2
    assert boxes[0].right < boxes[1].left


def select(pane, first, last):
    """Select from the beginning of one sentence to the end of another, as the mouse would."""
    cursor = pane.textCursor()
    shown = pane.toPlainText()
    cursor.setPosition(len(shown[: shown.index(first)].encode("utf-16-le")) // 2)
    end = shown.index(last) + len(last)
    cursor.setPosition(len(shown[:end].encode("utf-16-le")) // 2, QTextCursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)


def copied(pane):
    pane.copy()
    return QGuiApplication.clipboard().text()


def test_copy_gives_hard_wrapped_lines_as_they_are(qtbot):
    whole = segmented(["The ferry\nleft Tarn\nat dawn."], ["It came back."])
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]))
    assert "The ferry left Tarn at dawn." in pane.toPlainText()
    select(pane, "ferry", "back.")
    assert copied(pane) == "ferry\nleft Tarn\nat dawn.\n\nIt came back."


def test_copy_gives_emoji_whole_and_the_gap_between_blocks_as_it_is(qtbot):
    whole = segmented(["Well done 👩‍👩‍👧‍👦 indeed 👍🏽."], ["“Yes” – he\u00a0said…"], gap="\n\n\n")
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]))
    select(pane, "👩‍👩‍👧‍👦", "said…")
    assert copied(pane) == "👩‍👩‍👧‍👦 indeed 👍🏽.\n\n\n“Yes” – he\u00a0said…"


def test_select_all_copies_the_article_from_its_first_to_its_last_letter(qtbot):
    comparison = pair()
    pane, _ = show_pane(qtbot, comparison)
    pane.selectAll()
    assert copied(pane) == comparison.articles[0].article.text


def test_a_selection_by_mouse_copies_what_it_covers(qtbot):
    pane, _ = show_pane(qtbot, pair())
    box = pane.geometry_now.sentence_boxes(2)[0]
    y = round(box.top + box.height / 2) - pane.scroll_value()
    qtbot.mouseDClick(
        pane.viewport(), Qt.MouseButton.LeftButton, pos=pane.rect().topLeft() + _point(box.left + 14, y)
    )
    assert copied(pane) in {"It", "was"}


def _point(x, y):
    return QPoint(round(x), round(y))


def test_a_click_chooses_the_sentence_under_it(qtbot):
    pane, _ = show_pane(qtbot, pair())
    box = pane.geometry_now.sentence_boxes(3)[0]
    point = _point(box.left + 20, box.top + 10 - pane.scroll_value())
    with qtbot.waitSignal(pane.sentence_chosen) as chosen:
        qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert chosen.args == [3]


def test_a_click_beside_the_text_chooses_nothing(qtbot):
    pane, _ = show_pane(qtbot, pair())
    with qtbot.assertNotEmitted(pane.sentence_chosen):
        qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=_point(10, 5))


def test_headlines_are_larger_and_bylines_smaller_than_the_text(qtbot):
    whole = segmented((Role.HEADLINE, ["Ferry ends"]), (Role.BYLINE, ["By Ola Brandt"]), ["It left at dawn."])
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]))
    heights = [pane.geometry_now.sentence_boxes(sentence)[0].height for sentence in range(3)]
    assert heights[0] > 1.3 * heights[2]
    assert heights[1] < heights[2]


def test_lines_are_no_longer_than_sixty_eight_average_characters(qtbot):
    pane, _ = show_pane(qtbot, pair(), size=(1600, 700))
    widest = max(box.right for sentence in range(9) for box in pane.geometry_now.sentence_boxes(sentence))
    assert widest <= pane.full_width() < 1000


def test_a_theme_change_repaints_and_keeps_the_place(qtbot):
    pane, _ = show_pane(qtbot, pair(), size=(420, 240))
    pane.verticalScrollBar().setValue(pane.scroll_value() + 120)
    before = pane.scroll_value()
    pane.set_theme(load_theme("dark"))
    paper = load_theme("dark").colour("paper")
    image = picture(pane)
    assert (
        count_near(image, (0, 0, image.width(), image.height()), paper) > 0.3 * image.width() * image.height()
    )
    assert pane.scroll_value() == before


def test_a_narrower_pane_keeps_the_sentence_at_its_upper_edge(qtbot):
    pane, _ = show_pane(qtbot, pair(), size=(520, 200))
    pane.verticalScrollBar().setValue(round(pane.geometry_now.extents[3].top))
    pane.resize(380, 200)
    assert pane.sentence_top(3) == pytest.approx(0, abs=2)


def test_a_bar_shared_line_is_halved_between_neighbours(qtbot):
    pane, marks = show_pane(qtbot, pair(), 1, size=(520, 900))
    merged, added = first_of(marks, ChangeKind.MERGED).sentence, first_of(marks, ChangeKind.ADDED).sentence
    extents = pane.geometry_now.extents
    if extents[merged].bottom <= extents[added].top:
        pytest.fail("the scene no longer puts both sentences on one line")
    assert bar_extent(extents, pane.marks, merged).bottom < bar_extent(extents, pane.marks, added).top


def test_a_pane_says_its_article_to_a_screen_reader(qtbot):
    pane, _ = show_pane(qtbot, pair())
    assert pane.accessibleName() == "Article: Tarn ferry to stop in May"


def test_marks_sit_on_their_words_in_a_very_long_paragraph(qtbot):
    whole = segmented(
        [f"Sentence {n} speaks of the long harbour wall of Tarn 👍🏽 once more." for n in range(400)]
    )
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]), size=(500, 300))
    text = whole.article.text
    for number in (0, 99, 250, 399):
        start = text.index(f"Sentence {number} ") + len("Sentence ")
        (box,) = pane.geometry_now.span_boxes(Span(start, start + len(str(number))))
        cursor = pane.document().find(f"Sentence {number} ")
        cursor.setPosition(cursor.selectionStart() + len("Sentence "))
        caret = pane.cursorRect(cursor)
        assert box.left == pytest.approx(caret.center().x(), abs=2)
        assert box.top - pane.scroll_value() == pytest.approx(caret.top(), abs=3)
        assert pane.geometry_now.extents[number].top <= box.top


def test_a_narrow_pane_has_a_smaller_headline_and_keeps_the_place(qtbot):
    pane, _ = show_pane(qtbot, pair(), size=(600, 200))
    wide = pane.geometry_now.sentence_boxes(0)[0].height
    pane.scroll_as_user(pane.geometry_now.extents[3].top)
    pane.resize(280, 200)
    assert pane.geometry_now.sentence_boxes(0)[0].height < 0.9 * wide
    assert pane.sentence_top(3) == pytest.approx(0, abs=2)
    pane.resize(600, 200)
    assert pane.geometry_now.sentence_boxes(0)[0].height == wide


def test_every_sign_has_a_shape_of_its_own(qapp):
    shapes = set()
    for kind in MARKED_KINDS:
        image = QImage(24, 24, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        draw_sign(painter, kind, QRectF(2, 2, 20, 20), QColor("black"))
        painter.end()
        shapes.add(bytes(image.constBits()))
    assert len(shapes) == len(MARKED_KINDS)


def test_ctrl_c_copies_the_original_characters(qtbot):
    whole = segmented(["The ferry\nleft Tarn 😀."])
    pane, _ = show_pane(qtbot, compared(whole, segmented(["Other."]), links=[]))
    qtbot.keyClick(pane, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(pane, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "The ferry\nleft Tarn 😀."


def test_dragging_the_mouse_over_a_line_selects_it_and_chooses_nothing(qtbot):
    pane, _ = show_pane(qtbot, pair())
    box = pane.geometry_now.sentence_boxes(2)[0]
    y = box.top + box.height / 2 - pane.scroll_value()
    with qtbot.assertNotEmitted(pane.sentence_chosen):
        qtbot.mousePress(pane.viewport(), Qt.MouseButton.LeftButton, pos=_point(box.left + 1, y))
        qtbot.mouseMove(pane.viewport(), _point(box.left + box.width / 2, y))
        qtbot.mouseMove(pane.viewport(), _point(box.right, y))
        qtbot.mouseRelease(pane.viewport(), Qt.MouseButton.LeftButton, pos=_point(box.right, y))
    assert pane.selected_original().startswith("It was founded")
