"""The linked panes: choosing, levelling, scrolling together, stepping."""

import pytest
from pane_scene import count_near, long_pair, near, pair, picture, sentence_point, three, turn_wheel
from PySide6.QtCore import QPoint, Qt

from viewer.presentation.comparison_view import ChangeKind, build_view
from viewer.ui.comparison_widget import ComparisonWidget
from viewer.ui.placeholder_column import Placeholder
from viewer.ui.theme import load_theme


def show(qtbot, comparison, order=None, base=0, size=(1200, 700)):
    widget = ComparisonWidget(theme=load_theme("light"))
    qtbot.addWidget(widget)
    widget.set_animated(False)
    widget.resize(*size)
    widget.set_view(build_view(comparison, order or tuple(range(len(comparison.articles))), base))
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def click_sentence(qtbot, pane, sentence):
    qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=sentence_point(pane, sentence))


# Choosing


def test_a_click_brings_out_the_counterparts_in_all_panes(qtbot):
    widget = show(qtbot, three())
    first, second, third = widget.panes()
    with qtbot.waitSignal(widget.sentence_activated) as activated:
        click_sentence(qtbot, first, 2)
    assert activated.args == [0, 2]
    assert widget.active() == (0, 2)
    assert [set(pane.marks.active) for pane in (first, second, third)] == [{2}, {2}, {1}]


def test_a_click_levels_the_counterparts(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    turn_wheel(second, 12, Qt.KeyboardModifier.ControlModifier)
    click_sentence(qtbot, first, 4)
    assert first.sentence_top(4) == pytest.approx(second.sentence_top(6), abs=1)


def test_the_first_sentence_can_be_levelled_with_one_far_down_the_window(qtbot):
    widget = show(qtbot, pair(), size=(900, 600))
    first, second = widget.panes()
    click_sentence(qtbot, first, 8)  # moved: near the end here, at the beginning of the third paragraph there
    assert first.sentence_top(8) == pytest.approx(second.sentence_top(3), abs=1)


def test_an_active_sentence_is_outlined_in_the_colour_of_its_kind(qtbot):
    widget = show(qtbot, pair())
    first = widget.panes()[0]
    accent = load_theme("light").kind_colour(ChangeKind.REWORDED, "accent")
    box = first.geometry_now.sentence_boxes(1)[0]
    top = box.top - first.scroll_value() - 1
    edge = (box.left + 10, top - 1, box.right - 10, top + 2)
    before = count_near(picture(first), edge, accent, 40)
    click_sentence(qtbot, first, 1)
    assert before == 0
    assert count_near(picture(first), edge, accent, 40) > 100


def test_up_and_down_go_from_sentence_to_sentence(qtbot):
    widget = show(qtbot, pair())
    first = widget.panes()[0]
    click_sentence(qtbot, first, 1)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert widget.active() == (0, 2)
    qtbot.keyClick(first, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert widget.active() == (0, 1)


def test_return_chooses_the_sentence_at_the_caret(qtbot):
    widget = show(qtbot, pair())
    first = widget.panes()[0]
    first.put_caret(4)
    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert widget.active() == (0, 4)


def test_stepping_past_the_ends_stays_on_the_last_sentence(qtbot):
    widget = show(qtbot, pair())
    first = widget.panes()[0]
    widget.activate(0, 8)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert widget.active() == (0, 8)


def test_escape_brings_nothing_out(qtbot):
    widget = show(qtbot, pair())
    click_sentence(qtbot, widget.panes()[0], 1)
    qtbot.keyClick(widget.panes()[0], Qt.Key.Key_Escape)
    assert widget.active() is None
    assert not any(pane.marks.active for pane in widget.panes())


def test_tab_goes_from_pane_to_pane(qtbot):
    widget = show(qtbot, three())
    widget.activateWindow()
    first, second, third = widget.panes()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Tab)
    assert third.hasFocus()
    qtbot.keyClick(third, Qt.Key.Key_Backtab)
    assert second.hasFocus()


# Changes


def test_showing_a_change_brings_its_changed_words_into_sight_in_every_pane(qtbot):
    comparison = long_pair()
    widget = show(qtbot, comparison, size=(900, 400))
    change = next(change for change in widget.view().changes if change.reference_sentences == (90,))
    widget.show_change(change)
    for pane, sentence in zip(widget.panes(), (90, change.sentences[0]), strict=True):
        (word,) = pane.marks.marks[sentence].changed
        (box,) = pane.boxes_in_window(word)
        assert 0 <= box.top < box.bottom <= pane.viewport().height()
        assert sentence in pane.marks.active


def test_showing_an_addition_shows_where_it_would_stand_in_the_other_pane(qtbot):
    widget = show(qtbot, long_pair(), size=(900, 400))
    change = [change for change in widget.view().changes if change.kind is ChangeKind.ADDED][8]
    widget.show_change(change)
    first, second = widget.panes()
    assert 0 <= second.sentence_top(change.sentences[0]) < second.viewport().height()
    assert 0 <= first.sentence_top(2 * 40) < first.viewport().height()  # the paragraph that follows it


def test_showing_an_omission_chooses_it_in_the_base(qtbot):
    widget = show(qtbot, pair())
    change = next(change for change in widget.view().changes if change.kind is ChangeKind.OMITTED)
    widget.show_change(change)
    assert widget.active() == (0, 4)


def test_changed_words_at_the_end_of_a_long_sentence_come_into_sight(qtbot):
    from comparison_builder import compared, link, segmented  # noqa: PLC0415

    run = "and the board spoke at length of the harbour of Tarn " * 60
    one, two = (
        segmented(["Start.", f"First {run} on Monday."]),
        segmented(["Start.", f"First {run} on Friday."]),
    )
    widget = show(qtbot, compared(one, two, links=[link((0, 1), (1, 1))]), size=(900, 400))
    widget.show_change(next(change for change in widget.view().changes if change.link == 0))
    for pane in widget.panes():
        (word,) = pane.marks.marks[1].changed
        assert all(
            0 <= box.top < box.bottom <= pane.viewport().height() for box in pane.boxes_in_window(word)
        )


# Scrolling


def assert_level(first, second, tolerance=3):
    """The sentence at the middle of the first pane's window stands as high as its counterpart."""
    middle = first.viewport().height() / 2
    paragraph = min(range(60), key=lambda n: abs(first.sentence_top(2 * n) - middle))
    counterpart = 2 * paragraph + paragraph // 5 + 1
    assert first.sentence_top(2 * paragraph) == pytest.approx(
        second.sentence_top(counterpart), abs=tolerance + 12
    )


def test_the_wheel_scrolls_all_panes_level(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    for _ in range(25):
        turn_wheel(first, 1)
    assert first.scroll_value() > first.page().start + 500
    assert_level(first, second)


def test_any_pane_can_lead(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    for _ in range(25):
        turn_wheel(second, 1)
    assert_level(first, second)


def test_each_pane_reaches_its_own_end(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    qtbot.keyClick(first, Qt.Key.Key_End)
    assert second.scroll_value() == second.verticalScrollBar().maximum() == round(second.page().end)
    qtbot.keyClick(second, Qt.Key.Key_Home)
    assert first.scroll_value() == round(first.page().start)


def test_ctrl_and_the_wheel_scroll_one_pane_alone_and_do_not_zoom(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    size, place = first.text_font().pointSizeF(), second.scroll_value()
    turn_wheel(first, 3, Qt.KeyboardModifier.ControlModifier)
    assert first.scroll_value() > first.page().start
    assert second.scroll_value() == place
    assert first.text_font().pointSizeF() == size


def test_scrolling_on_after_ctrl_does_not_jump(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    for _ in range(10):
        turn_wheel(first, 1)
    turn_wheel(first, 8, Qt.KeyboardModifier.ControlModifier)
    before = second.scroll_value()
    turn_wheel(first, 1)
    step = first.verticalScrollBar().singleStep() * 3
    assert abs(second.scroll_value() - before) < 6 * step  # level at once would be nine steps or more


def test_the_lock_button_lets_panes_scroll_alone(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first, second = widget.panes()
    with qtbot.waitSignal(widget.scroll_lock_changed) as changed:
        qtbot.mouseClick(widget.lock_buttons()[0], Qt.MouseButton.LeftButton)
    assert changed.args == [False]
    place = second.scroll_value()
    turn_wheel(first, 5)
    assert second.scroll_value() == place


def test_a_click_on_the_ruler_scrolls_there(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    ruler, first = widget.rulers()[0], widget.panes()[0]
    qtbot.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(6, ruler.height() // 2))
    page = first.page()
    middle = first.scroll_value() + page.window / 2
    assert middle == pytest.approx((page.text.top + page.text.bottom) / 2, abs=page.window * 0.05)


def test_the_ruler_shows_the_marks_in_their_colours(qtbot):
    widget = show(qtbot, pair())
    theme = load_theme("light")
    image = picture(widget.rulers()[0])
    box = (0, 0, image.width(), image.height())
    for kind in (
        ChangeKind.REWORDED,
        ChangeKind.OMITTED,
        ChangeKind.SPLIT,
        ChangeKind.MERGED,
        ChangeKind.MOVED,
    ):
        assert count_near(image, box, theme.kind_colour(kind, "accent"), 50) > 0


# Bands


def test_a_band_meets_its_sentences_on_both_sides(qtbot):
    widget = show(qtbot, pair())
    widget.activate(0, 1)
    gutter, first, second = widget.gutters()[0], *widget.panes()
    image = picture(gutter)
    paper = load_theme("light").colour("paper")
    for pane, sentence, x in ((first, 1, 1), (second, 1, gutter.width() - 2)):
        extent = pane.geometry_now.extents[sentence]
        top, bottom = extent.top - pane.scroll_value(), extent.bottom - pane.scroll_value()
        assert near(image.pixelColor(x, round(top) - 3), paper, 14)
        assert not near(image.pixelColor(x, round((top + bottom) / 2)), paper, 14)
        assert not near(image.pixelColor(x, round(bottom) - 2), paper, 14)


def test_a_click_on_a_band_chooses_its_sentences(qtbot):
    widget = show(qtbot, pair())
    gutter, first = widget.gutters()[0], widget.panes()[0]
    extent = first.geometry_now.extents[0]
    y = round((extent.top + extent.bottom) / 2) - first.scroll_value()
    with qtbot.waitSignal(widget.sentence_activated) as activated:
        qtbot.mouseClick(gutter, Qt.MouseButton.LeftButton, pos=QPoint(1, y))
    assert activated.args == [0, 0]


def test_identical_sentences_are_joined_too(qtbot):
    widget = show(qtbot, pair())
    kinds = {band.kind for band in widget.view().bands}
    assert ChangeKind.UNCHANGED in kinds
    gutter, first = widget.gutters()[0], widget.panes()[0]
    extent = first.geometry_now.extents[2]
    y = (extent.top + extent.bottom) / 2 - first.scroll_value() + 4
    from PySide6.QtCore import QPointF  # noqa: PLC0415

    assert gutter.band_at(QPointF(1, y)) is not None


# Views, themes, sizes


def test_other_marks_on_the_same_articles_keep_the_place_and_the_choice(qtbot):
    comparison = long_pair()
    widget = show(qtbot, comparison, size=(1000, 500))
    turn_wheel(widget.panes()[0], 10)
    widget.activate(0, 12, level=False)
    places, panes = [pane.scroll_value() for pane in widget.panes()], widget.panes()
    widget.set_view(build_view(comparison, (0, 1), 1))
    assert widget.panes() == panes
    assert [pane.scroll_value() for pane in widget.panes()] == places
    assert widget.active() == (0, 12)


def test_another_order_keeps_the_place_of_each_article(qtbot):
    comparison = long_pair()
    widget = show(qtbot, comparison, size=(1000, 500))
    turn_wheel(widget.panes()[0], 10)
    first, second = widget.panes()
    places = first.scroll_value(), second.scroll_value()
    widget.set_view(build_view(comparison, (1, 0), 0))
    assert widget.panes() == (second, first)
    assert (first.scroll_value(), second.scroll_value()) == places


def test_no_view_shows_no_panes(qtbot):
    widget = show(qtbot, pair())
    widget.set_view(None)
    assert widget.panes() == ()
    assert widget.active() is None


def test_a_new_pane_opens_at_its_beginning(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    assert [pane.scroll_value() for pane in widget.panes()] == [
        round(pane.page().start) for pane in widget.panes()
    ]


def test_zoom_enlarges_the_letters_and_keeps_the_place(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    first = widget.panes()[0]
    first.verticalScrollBar().setValue(round(first.geometry_now.extents[40].top))
    height = first.geometry_now.sentence_boxes(40)[0].height
    widget.zoom_by(3)
    assert first.geometry_now.sentence_boxes(40)[0].height > 1.2 * height
    assert first.sentence_top(40) == pytest.approx(0, abs=4)


def test_a_dark_theme_reaches_every_part(qtbot):
    widget = show(qtbot, pair())
    widget.set_theme(load_theme("dark"))
    image = picture(widget)
    light = sum(
        image.pixelColor(x, y).lightness() > 128
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    )
    assert light < 0.12 * (image.width() / 7) * (image.height() / 7)


@pytest.mark.parametrize("count", [2, 3, 8])
def test_up_to_eight_panes_stay_readable_from_900_pixels(qtbot, count):
    from comparison_builder import compared, segmented  # noqa: PLC0415

    articles = [
        segmented([f"Article {n} tells of Tarn.", "It ends here."], source=f"{n}.txt") for n in range(count)
    ]
    widget = show(qtbot, compared(*articles, links=[]), size=(900, 600))
    assert all(pane.width() >= 240 for pane in widget.panes())
    assert widget.scrolls_sideways() == (count > 3)


def test_an_article_that_cannot_be_read_says_why_in_its_own_column(qtbot):
    widget = show(qtbot, pair())
    widget.set_placeholders([Placeholder("/stories/gone.txt", "gone.txt was not found.", failed=True)])
    image = picture(widget)
    assert image.width() == widget.width()
    (column,) = widget.placeholder_columns()
    assert column.isVisible()
    assert column.accessibleName() == "gone.txt: gone.txt was not found."
    with qtbot.waitSignal(widget.placeholder_close_requested) as closed:
        qtbot.mouseClick(column.close_button(), Qt.MouseButton.LeftButton)
    assert closed.args == ["/stories/gone.txt"]


def test_every_part_has_a_name_for_screen_readers(qtbot):
    widget = show(qtbot, pair())
    parts = [*widget.panes(), *widget.gutters(), *widget.rulers(), *widget.headers(), *widget.lock_buttons()]
    assert all(part.accessibleName() for part in parts)


def test_a_theme_change_recolours_muted_text_without_moving_anything(qtbot):
    from comparison_builder import compared, segmented  # noqa: PLC0415

    from viewer.engine.model import Role  # noqa: PLC0415

    whole = segmented((Role.BYLINE, ["MMMMMMMMMMMM"]), ["It left at dawn."], source="a.txt")
    widget = show(qtbot, compared(whole, segmented(["Other."], source="b.txt"), links=[]))
    (first, _), dark = widget.panes(), load_theme("dark")
    box = first.geometry_now.sentence_boxes(0)[0]
    place = (box.left, box.top - first.scroll_value(), box.right, box.bottom - first.scroll_value())
    widget.set_theme(dark)
    assert count_near(picture(first), place, dark.colour("byline"), 24) > 100
    assert first.geometry_now.sentence_boxes(0)[0] == box


def test_gliding_ends_where_jumping_does(qtbot):
    widget = show(qtbot, long_pair(), size=(900, 400))
    change = next(change for change in widget.view().changes if change.reference_sentences == (90,))
    widget.show_change(change)
    places = [pane.scroll_value() for pane in widget.panes()]
    widget.panes()[0].scroll_as_user(0)
    widget.set_animated(True)
    widget.show_change(change)
    qtbot.waitUntil(lambda: [pane.scroll_value() for pane in widget.panes()] == places)


def test_the_wheel_takes_over_from_a_glide(qtbot):
    widget = show(qtbot, long_pair(), size=(900, 400))
    first = widget.panes()[0]
    widget.set_animated(True)
    widget.activate(0, 100)
    assert widget.is_gliding()
    turn_wheel(first, 1)
    assert not widget.is_gliding()


def test_ctrl_on_the_ruler_scrolls_one_pane_alone(qtbot):
    widget = show(qtbot, long_pair(), size=(1000, 500))
    ruler, (first, second) = widget.rulers()[0], widget.panes()
    place = second.scroll_value()
    qtbot.mouseClick(
        ruler, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, QPoint(6, ruler.height() // 2)
    )
    assert first.scroll_value() > first.page().start
    assert second.scroll_value() == place
