from viewer.reports.terminal import TerminalStyle


def test_the_first_line_has_its_lead_and_the_others_the_margin():
    assert (
        TerminalStyle(20).paragraph("one two three four five six", 4, "1.  ")
        == "1.  one two three\n    four five six"
    )


def test_wide_characters_count_twice():
    lines = TerminalStyle(20).paragraph("市长宣布大桥将关闭三个月警方正在调查", 2).splitlines()
    assert [len(line) for line in lines] == [11, 11]
    assert all(line.startswith("  ") for line in lines)


def test_a_word_longer_than_the_line_is_kept_whole():
    word = "https://mill.example/" + "a" * 40
    assert word in TerminalStyle(30).paragraph(f"see {word} now", 2).replace("\n", " ")


def test_a_heading_rule_fills_the_width():
    assert len(TerminalStyle(50).ruled("Article 2")) == 50


def test_empty_text_leaves_the_lead_alone():
    assert TerminalStyle().paragraph("", 2, "1  ") == "1"
