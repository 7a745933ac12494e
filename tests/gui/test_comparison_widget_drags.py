"""Dragging files onto the panes, and headers among them; the buttons of a header."""

import pytest
from drag_events import drop_event, enter_event, move_event
from pane_scene import pair, three
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragLeaveEvent
from PySide6.QtWidgets import QApplication, QToolButton

from viewer.presentation.comparison_view import build_view
from viewer.ui.comparison_widget import ComparisonWidget
from viewer.ui.pane_header import PaneHeader, article_details, source_name
from viewer.ui.theme import load_theme

BUTTON = Qt.MouseButton.LeftButton


def show(qtbot, comparison, size=(1200, 600)):
    widget = ComparisonWidget(theme=load_theme("light"))
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.set_view(build_view(comparison, tuple(range(len(comparison.articles))), 0))
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def files(tmp_path, *names):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
    return data


def drag(widget, data, point):
    QApplication.sendEvent(widget, enter_event(point, data))
    QApplication.sendEvent(widget, move_event(point, data))


def place_in(widget, pane, share):
    return pane.mapTo(widget, QPoint(round(pane.width() * share), 200))


@pytest.mark.parametrize(
    ("pane", "share", "said"),
    [
        (0, 0.05, ("Add here", 0, None)),
        (0, 0.5, ("Replace this article", None, 0)),
        (1, 0.1, ("Add here", 1, None)),
        (1, 0.5, ("Replace this article", None, 1)),
        (1, 0.95, ("Add here", 2, None)),
    ],
)
def test_files_go_where_the_words_said(qtbot, tmp_path, pane, share, said):
    widget = show(qtbot, pair())
    data, point = files(tmp_path, "new.txt"), place_in(widget, widget.panes()[pane], share)
    drag(widget, data, point)
    assert widget.drop_words() == said[0]
    with qtbot.waitSignal(widget.files_dropped) as dropped:
        QApplication.sendEvent(widget, drop_event(point, data))
    assert dropped.args == [[tmp_path / "new.txt"], *said[1:]]
    assert widget.drop_words() == ""


def test_several_files_are_dropped_together(qtbot, tmp_path):
    widget = show(qtbot, pair())
    data, point = files(tmp_path, "b.txt", "a.txt"), place_in(widget, widget.panes()[0], 0.5)
    drag(widget, data, point)
    with qtbot.waitSignal(widget.files_dropped) as dropped:
        QApplication.sendEvent(widget, drop_event(point, data))
    assert dropped.args[0] == [tmp_path / "b.txt", tmp_path / "a.txt"]


def test_leaving_takes_the_words_away(qtbot, tmp_path):
    widget = show(qtbot, pair())
    drag(widget, files(tmp_path, "new.txt"), QPoint(100, 200))
    QApplication.sendEvent(widget, QDragLeaveEvent())
    assert widget.drop_words() == ""


def test_text_is_not_taken_for_files(qtbot):
    widget = show(qtbot, pair())
    data = QMimeData()
    data.setText("only words")
    event = enter_event(QPoint(100, 200), data)
    event.ignore()
    QApplication.sendEvent(widget, event)
    assert not event.isAccepted()


def test_the_panes_leave_drops_to_the_comparison(qtbot):
    widget = show(qtbot, pair())
    assert not any(pane.acceptDrops() or pane.viewport().acceptDrops() for pane in widget.panes())


def drag_header(qtbot, widget, start, end, share):
    """Drag one header over another pane, to a share of its width."""
    header, pane = widget.headers()[start], widget.panes()[end]
    target = header.mapFromGlobal(pane.mapToGlobal(QPoint(round(pane.width() * share), -20)))
    qtbot.mousePress(header, BUTTON, pos=QPoint(60, 12))
    qtbot.mouseMove(header, QPoint(90, 14))
    qtbot.mouseMove(header, target)
    words = widget.drop_words()
    qtbot.mouseRelease(header, BUTTON, pos=target)
    return words


@pytest.mark.parametrize(
    ("start", "end", "share", "moved"), [(0, 2, 0.9, [0, 2]), (0, 1, 0.9, [0, 1]), (2, 0, 0.1, [2, 0])]
)
def test_a_dragged_header_asks_for_another_place(qtbot, start, end, share, moved):
    widget = show(qtbot, three())
    with qtbot.waitSignal(widget.article_move_requested) as requested:
        words = drag_header(qtbot, widget, start, end, share)
    assert requested.args == moved
    assert words == "Move here"
    assert widget.drop_words() == ""


def test_a_header_dropped_where_it_was_asks_for_nothing(qtbot):
    widget = show(qtbot, three())
    with qtbot.assertNotEmitted(widget.article_move_requested):
        drag_header(qtbot, widget, 1, 1, 0.8)


def buttons(header):
    return {button.text(): button for button in header.findChildren(QToolButton)}


def test_header_buttons_ask_for_base_and_close(qtbot):
    widget = show(qtbot, three())
    header = widget.headers()[1]
    with qtbot.waitSignal(widget.base_requested) as base:
        qtbot.mouseClick(buttons(header)["Make base"], BUTTON)
    with qtbot.waitSignal(widget.close_requested) as closed:
        qtbot.mouseClick(buttons(header)["✕"], BUTTON)
    assert (base.args, closed.args) == ([1], [1])


def test_the_base_is_marked_in_its_header(qtbot):
    widget = show(qtbot, three())
    assert ["Base" in buttons(header) for header in widget.headers()] == [True, False, False]


def test_a_header_tells_title_source_and_counts(qtbot):
    widget = show(qtbot, pair())
    header = widget.headers()[1]
    assert header.title() == "Tarn ferry to end in May"
    assert header.source() == "tarn-2.txt"
    assert header.counts_in_words() == "2 reworded, 1 added, 1 moved, 2 split, 1 merged"


def test_a_long_title_is_cut_and_told_in_full_on_hover(qtbot):
    from comparison_builder import segmented  # noqa: PLC0415

    whole = segmented(
        ["A very long headline about the ferry across the Tarn and its end"], source="/x/y/z.txt"
    )
    header = PaneHeader(whole.article, load_theme("light"))
    qtbot.addWidget(header)
    header.resize(200, header.height())
    header.show()
    qtbot.waitExposed(header)
    assert header.shown_title().endswith("…")
    assert "/x/y/z.txt" in header.toolTip()
    assert whole.article.title in header.toolTip()


def test_details_name_encoding_and_notices():
    from dataclasses import replace  # noqa: PLC0415

    from comparison_builder import segmented  # noqa: PLC0415

    article = replace(
        segmented(["One."]).article, encoding="windows-1252", notices=("Two bytes were repaired.",)
    )
    assert "Encoding: windows-1252" in article_details(article)
    assert article_details(article).endswith("Two bytes were repaired.")


@pytest.mark.parametrize(
    ("source", "name"),
    [("/a/b/c.txt", "c.txt"), ("-", "standard input"), ("Pasted article 1", "Pasted article 1")],
)
def test_the_source_is_named_shortly(source, name):
    assert source_name(source) == name
