"""The tables of facts and quotations, used as a person uses them, with the real engine behind the window."""

from __future__ import annotations

import pytest
from pane_scene import count_near, picture
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QToolButton
from window_builder import Desk

from viewer.engine.compare import compare
from viewer.engine.model import Severity
from viewer.engine.readers.reading import read_article
from viewer.ui.job_runner import JobRunner
from viewer.ui.theme import load_theme

TEXTS = (
    """Kiln bursts at Orley pottery

A kiln burst at Orley Pottery on Monday and hurt six potters. The plant was not insured, its owner said.

“We owe the town an answer,” said Nora Feld, who has run the plant since 1998.
""",
    """Kiln bursts at Orley pottery

A kiln burst at Orley Pottery on Monday and hurt nine potters. The plant was insured, its owner said.

“We owe the city an answer,” said Nora Feld, who has run the plant since 1998.
""",
    """Kiln bursts at Orley pottery

A kiln burst at Orley Pottery on Monday and hurt six potters. The plant was not insured, its owner said.

Firemen from Brack came at 9 pm.
""",
)


class EngineRunner(JobRunner):
    """Reads and compares at once, in the window's own process."""

    def start(self, sources, options):
        articles = [read_article(str(source.path)) for source in sources]
        comparison = compare(articles, options)
        for source, article in zip(sources, comparison.articles, strict=True):
            self.article_read.emit(source, article)
        self.finished.emit(tuple(sources), comparison)

    def cancel(self):
        self.cancelled.emit()

    def close(self):
        pass


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, EngineRunner())


@pytest.fixture
def opened(qtbot, desk, tmp_path):
    return open_texts(desk, tmp_path, *TEXTS)


def open_texts(desk, folder, *texts):
    paths = []
    for number, text in enumerate(texts, 1):
        paths.append(folder / f"orley-{number}.txt")
        paths[-1].write_text(text, encoding="utf-8")
    desk.session.open_paths(paths)
    bring_facts_forward(desk)
    return desk


def bring_facts_forward(desk):
    desk.menu_action("View", "Facts").trigger()
    if not desk.menu_action("View", "Facts").isChecked():
        desk.menu_action("View", "Facts").trigger()


def tables(desk):
    return desk.window._facts


def labels(part):
    return [row.label for row in part.shown_rows()]


def row_with(part, *texts):
    """The row of the table whose cells say this."""
    rows = part.shown_rows()
    return next(
        number for number, row in enumerate(rows) if all(any(t in c.text for c in row.cells) for t in texts)
    )


def click(qtbot, part, row, column):
    table = part.table()
    index = table.model().index(row, column)
    table.scrollTo(index)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(index).center())


def button(part, words):
    return next(b for b in part.findChildren(QToolButton) if b.text().startswith(words))


def test_a_row_shows_what_each_article_says(opened):
    part = tables(opened).facts
    row = part.shown_rows()[row_with(part, "six", "nine")]
    assert [cell.text for cell in row.cells] == ["six", "nine", "six"]
    texts = [part.table().model().index(row_with(part, "six", "nine"), column).data() for column in (1, 2, 3)]
    assert texts == ["agrees: six", "differs: nine", "agrees: six"]


def test_a_dropped_denial_stands_above_a_changed_figure(opened):
    part = tables(opened).facts
    assert [row.type for row in part.shown_rows()[:2]] == ["negation", "number"]


def test_columns_name_the_articles_and_the_base(opened):
    model = tables(opened).facts.table().model()
    header = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(1, 4)]
    assert header == ["orley-1.txt (base)", "orley-2.txt", "orley-3.txt"]
    tip = model.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Kiln bursts at Orley pottery"


def test_a_click_goes_to_the_sentence(qtbot, opened):
    part = tables(opened).facts
    click(qtbot, part, row_with(part, "six", "nine"), 2)
    article, sentence = opened.session.active
    assert article == 1
    assert "nine potters" in opened.session.view.comparison.articles[1].text_of(sentence)


def test_enter_goes_to_the_sentence_of_the_cell_that_the_arrows_reached(qtbot, opened):
    part = tables(opened).facts
    table, row = part.table(), row_with(part, "six", "nine")
    table.setFocus()
    table.setCurrentIndex(table.model().index(row, 2))
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert opened.session.active[0] == 2


def test_an_absent_cell_leads_to_the_base(qtbot, opened):
    part = tables(opened).quotations
    tables(opened).setCurrentWidget(part)
    click(qtbot, part, 0, 3)
    assert opened.session.active[0] == 0


def test_a_button_hides_a_kind_of_row_and_counts_it(qtbot, opened):
    part = tables(opened).facts
    agree = button(part, "All agree")
    before = len(part.shown_rows())
    assert agree.text() == f"All agree {sum(row.status == 'agreed' for row in part.shown_rows())}"
    qtbot.mouseClick(agree, Qt.MouseButton.LeftButton)
    assert all(row.status != "agreed" for row in part.shown_rows())
    assert len(part.shown_rows()) < before


def test_typing_narrows_the_table(qtbot, opened):
    part = tables(opened).facts
    qtbot.keyClicks(part.findChild(QLineEdit), "nine")
    assert [[cell.text for cell in row.cells] for row in part.shown_rows()] == [["six", "nine", "six"]]


def test_a_kind_of_fact_can_be_chosen(qtbot, opened):
    part = tables(opened).facts
    combo = part.findChild(QComboBox)
    combo.setCurrentIndex(combo.findData("negation"))
    assert {row.type for row in part.shown_rows()} == {"negation"}
    assert combo.currentText() == "Denial (1)"


def test_nothing_that_fits_is_said(qtbot, opened):
    part = tables(opened).facts
    qtbot.keyClicks(part.findChild(QLineEdit), "zeppelin")
    assert part.why_empty() == "Nothing fits what is asked for above."


def test_quotations_stand_with_their_speakers(opened):
    (row,) = [row for row in tables(opened).quotations.shown_rows() if row.status == "conflict"]
    assert [cell.speaker for cell in row.cells] == ["Nora Feld", "Nora Feld", ""]
    assert [piece.text for piece in row.cells[1].pieces if piece.changed] == ["city"]


def test_articles_that_quote_nobody_say_so(desk, tmp_path):
    open_texts(desk, tmp_path, "It rained.\n", "It rained again.\n")
    assert tables(desk).quotations.why_empty() == "No article quotes anybody."


def test_the_dock_goes_and_comes_back_with_its_key(qtbot, opened):
    dock, action = opened.window._fact_dock, opened.menu_action("View", "Facts")
    assert dock.isVisible()
    action.trigger()
    assert not dock.isVisible()
    assert opened.memory.fact_tables is False
    action.trigger()
    assert dock.isVisible()


def test_the_facts_stand_behind_the_changes_on_a_small_screen(opened):
    window = opened.window
    assert window.tabifiedDockWidgets(window._fact_dock) == [window._dock]


def test_a_dark_theme_paints_conflicts_in_its_own_colour(opened):
    opened.choose_in_menu("View", "Dark Theme")
    part = tables(opened).facts
    table = part.table()
    area = table.visualRect(table.model().index(0, 2))
    box = (area.left(), area.top(), area.right(), area.bottom())
    colour = load_theme("dark").fact_colour(Severity.CONFLICT, "word")
    assert count_near(picture(table.viewport()), box, colour) > 30


def fact_box(desk, article, words):
    pane = desk.window._comparison.pane(article)
    marks = desk.session.view.panes[article].marks
    text = desk.session.view.comparison.articles[article].article.text
    finding = next(
        f for mark in marks for f in mark.findings if f.span is not None and f.span.of(text) == words
    )
    return pane, pane.boxes_in_window(finding.span)[0]


def test_words_that_conflict_stand_in_a_box(opened):
    opened.choose_in_menu("View", "Light Theme")
    pane, box = fact_box(opened, 1, "nine")
    image, colour = picture(pane.viewport()), load_theme("light").fact_colour(Severity.CONFLICT, "accent")
    upper = (box.left, box.top - 1, box.right, box.top + 3)
    lower = (box.left, box.bottom - 3, box.right, box.bottom + 1)
    left = (box.left - 3, box.top + 4, box.left, box.bottom - 4)
    assert all(count_near(image, edge, colour, 60) >= 8 for edge in (upper, lower, left))


def test_the_pointer_over_the_words_tells_what_conflicts(opened):
    pane, box = fact_box(opened, 1, "nine")
    point = QPoint(round(box.left + box.width / 2), round(box.top + box.height / 2))
    assert pane.words_at(point).startswith("Conflict")
    assert "six against nine" in pane.words_at(point)
    assert "similar" not in pane.words_at(point)


def test_headers_count_conflicts_in_words(opened):
    words = [header.counts_in_words() for header in opened.window._comparison.headers()]
    assert words[1].startswith("3 facts conflict")
    assert "conflict" not in words[2]


def test_the_status_line_explains_the_active_sentence(opened):
    view = opened.session.view
    sentence = next(
        m.sentence for m in view.panes[1].marks if any("nine" in f.explanation for f in m.findings)
    )
    opened.session.activate(1, sentence)
    assert "nine" in opened.window._status._link.text()


def test_the_tab_tells_of_conflicts_while_the_tables_are_out_of_sight(desk, tmp_path):
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path, text in zip(paths, TEXTS[:2], strict=True):
        path.write_text(text, encoding="utf-8")
    desk.session.open_paths(paths)
    assert desk.window._fact_dock.windowTitle() == "Facts (3 conflicts)"
