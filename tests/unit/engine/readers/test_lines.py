from viewer.engine.readers.lines import split_blocks


def blocks_of(text):
    return [block.span.of(text) for block in split_blocks(text)]


def roles_of(text):
    return [block.role for block in split_blocks(text)]


def test_a_blank_line_parts_paragraphs():
    assert blocks_of("The mill burned.\n \t\nNobody was hurt.\n\n\n") == [
        "The mill burned.",
        "Nobody was hurt.",
    ]


def test_lines_of_a_hard_wrapped_paragraph_stay_together():
    assert blocks_of("Two barns were\ndamaged in the\nstorm.\n\nNobody was hurt.") == [
        "Two barns were\ndamaged in the\nstorm.",
        "Nobody was hurt.",
    ]


def test_one_long_line_is_one_paragraph_each():
    first = (
        "The ferry was late again on Monday, and the passengers who had waited since dawn said so to all. "
        * 2
    )
    second = (
        "A second boat came at noon and took the rest of them across the strait, where buses stood ready. "
        * 2
    )
    assert blocks_of(f"{first}\n{second}") == [first.strip(), second.strip()]


def test_one_sentence_a_line_gives_one_block_each():
    assert blocks_of("The mill burned.\nTwo men fled.\nA third is missing.") == [
        "The mill burned.",
        "Two men fled.",
        "A third is missing.",
    ]


def test_headline_byline_and_body_on_single_lines_are_parted():
    assert blocks_of("Crowd storms quay\nBy Lena Moor\nThe last ferry left at noon.") == [
        "Crowd storms quay",
        "By Lena Moor",
        "The last ferry left at noon.",
    ]


def test_headline_and_byline_over_wrapped_prose_are_parted():
    text = (
        "Crowd storms quay in Marsh End\nBy Lena Moor\n"
        "The last ferry left at noon, and those who were\nleft behind shouted at the harbour master until\n"
        "the police led him away through a side door."
    )
    assert blocks_of(text)[:2] == ["Crowd storms quay in Marsh End", "By Lena Moor"]
    assert len(blocks_of(text)) == 3


def test_a_name_at_the_start_of_a_wrapped_line_does_not_open_a_paragraph():
    text = (
        "The council of Marsh End said that the mayor,\nHelga Brandt, would answer on Friday at noon,\n"
        "when the members meet in the old town hall."
    )
    assert blocks_of(text) == [text]


def test_a_short_last_line_ends_a_paragraph_of_wrapped_text():
    text = (
        "The ferry stopped in the middle of the strait\nfor an hour.\n"
        "Passengers sang to pass the time, the crew said,\nand nobody was hurt in the end."
    )
    assert len(blocks_of(text)) == 2


def test_an_indent_opens_a_paragraph():
    text = (
        "  The ferry stopped in the middle of the strait\nand drifted for an hour before help came.\n"
        "  Passengers sang to pass the time, the crew\nsaid, and nobody was hurt in the end."
    )
    assert len(blocks_of(text)) == 2


def test_wrapped_german_with_its_capitals_stays_together():
    text = (
        "Die Fähre blieb am Montag mitten auf dem Sund\nliegen, weil ein Tau in die Schraube geraten\n"
        "war. Der Kapitän rief die Küstenwache, und die\nFahrgäste sangen, bis das Boot der Retter kam."
    )
    assert blocks_of(text) == [text]


def test_wrapped_chinese_stays_together():
    text = "市长在星期一宣布大桥将关闭\n三个月以便工程师检查桥墩的\n裂缝。居民表示担心。"
    assert blocks_of(text) == [text]


def test_list_items_are_blocks_and_their_introduction_another():
    text = "The report says:\n• the bridge is sound;\n• the road is not.\nWork starts in May."
    assert blocks_of(text) == [
        "The report says:",
        "• the bridge is sound;",
        "• the road is not.",
        "Work starts in May.",
    ]
    assert roles_of(text) == [None, "list_item", "list_item", None]


def test_a_wrapped_list_item_keeps_its_second_line():
    text = "- the bridge over the Ash is sound and\n  can stay open\n- the road is not"
    assert blocks_of(text) == ["- the bridge over the Ash is sound and\n  can stay open", "- the road is not"]


def test_a_list_that_was_flattened_into_a_line_is_parted():
    text = "The report says: • the bridge is sound; • the road is not; • work starts in May."
    assert blocks_of(text) == [
        "The report says:",
        "• the bridge is sound;",
        "• the road is not;",
        "• work starts in May.",
    ]


def test_a_note_flattened_into_the_byline_is_parted():
    text = "Mill burns\n\nBy Lena Moor, Marsh Gazette Updated at 3pm with a new figure.\n\nThe mill burned."
    assert blocks_of(text)[1:3] == ["By Lena Moor, Marsh Gazette", "Updated at 3pm with a new figure."]


def test_lines_with_tabs_are_table_rows():
    text = "Town\tBarns\nAsh\t12\nHolt\t7"
    assert blocks_of(text) == text.split("\n")
    assert roles_of(text) == ["table_row"] * 3


def test_a_quoted_line_is_a_quote():
    assert roles_of("> We never saw the boat.") == ["quote"]


def test_nothing_visible_gives_no_block():
    assert blocks_of(" \n\t\n\u3000\n") == []
