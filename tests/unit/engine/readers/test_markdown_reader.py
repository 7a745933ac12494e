from builders import roles_and_texts

from viewer.engine.readers.reading import read_bytes


def read(text, name="a.md"):
    return read_bytes(text.encode(), name)


def blocks(text):
    return roles_and_texts(read(text))


def test_marks_of_layout_are_no_part_of_the_text():
    page = (
        "The **old** mill [burned *down*](https://mill.example 'a title') at `3pm`; it was ~~not~~ insured."
    )
    assert read(page).text == "The old mill burned down at 3pm; it was not insured."


def test_a_line_end_inside_a_paragraph_is_a_space():
    assert read("The mill\nburned down.\n").text == "The mill burned down."


def test_entities_and_escapes_are_the_characters_they_stand_for():
    assert read(r"Caf&eacute; \*Sol\* &amp; bar &mdash; open").text == "Café *Sol* & bar — open"


def test_the_first_heading_is_the_headline_and_the_title():
    page = read("Mill burns\n==========\n\nThe mill burned.\n\n## What next\n\nNobody knows yet.")
    assert page.title == "Mill burns"
    assert [role for role, _ in roles_and_texts(page)] == ["headline", "paragraph", "heading", "paragraph"]


def test_byline_and_date_under_the_heading_are_found():
    page = read("# Mill burns\n\n*By Lena Moor*\n\n3 May 2026\n\nThe mill burned.")
    assert (page.byline, page.date) == ("Lena Moor", "2026-05-03")


def test_list_items_keep_a_sign_and_their_number():
    assert blocks("Lost:\n\n- the wheel\n- the **barn**\n\n3. Call\n4. Wait\n")[1:] == [
        ("list_item", "• the wheel"),
        ("list_item", "• the barn"),
        ("list_item", "3. Call"),
        ("list_item", "4. Wait"),
    ]


def test_a_nested_list_gives_one_block_an_item():
    assert blocks("- one\n  - two\n- three\n") == [
        ("list_item", "• one"),
        ("list_item", "• two"),
        ("list_item", "• three"),
    ]


def test_a_block_quotation_is_a_quote():
    assert blocks("She said:\n\n> We saw smoke.\n>\n> Then we ran.")[1:] == [
        ("quote", "We saw smoke."),
        ("quote", "Then we ran."),
    ]


def test_table_rows_hold_their_cells_between_tabs():
    assert blocks("| Town | Barns |\n|---|--:|\n| Ash | 12 |\n")[:] == [
        ("table_row", "Town\tBarns"),
        ("table_row", "Ash\t12"),
    ]


def test_the_description_of_a_picture_is_a_caption():
    assert blocks("The mill burned.\n\n![Flames over the quay](fire.jpg)\n")[1] == (
        "caption",
        "Flames over the quay",
    )


def test_footnote_marks_vanish_and_footnotes_are_notes():
    assert blocks("The mill burned.[^1] It was old.\n\n[^1]: Built in 1811.\n") == [
        ("paragraph", "The mill burned. It was old."),
        ("note", "Built in 1811."),
    ]


def test_settings_in_front_are_left_out_but_used():
    page = read('---\ntitle: "Mill burns"\nauthor: Lena Moor\ndate: 2026-05-03\n---\n\nThe mill burned.\n')
    assert (page.title, page.byline, page.date, page.text) == (
        "Mill burns",
        "Lena Moor",
        "2026-05-03",
        "The mill burned.",
    )
    assert "left out" in page.notices[0]


def test_a_rule_at_the_start_is_not_taken_for_settings():
    assert read("---\n\nThe mill burned.\n\n---\n\nIt was old.\n").text == "The mill burned.\n\nIt was old."


def test_tags_and_comments_are_left_out():
    page = "The mill<br>burned <b>down</b>.<!-- ? -->\n\n<div>\nBuy now\n</div>\n\n<script>x()</script>\n"
    assert read(page).text == "The mill\nburned down.\n\nBuy now"


def test_code_is_kept_as_it_stands():
    assert read("Run:\n\n```\nmake  all\n```\n").text == "Run:\n\nmake  all"


def test_offsets_refer_to_the_text_that_shows():
    page = read("# **Mill** burns\n\n- the [wheel](x)\n\n> gone\n")
    assert [block.span.of(page.text) for block in page.blocks] == ["Mill burns", "• the wheel", "gone"]


def test_a_page_without_visible_text_is_empty():
    page = read("<!-- nothing -->\n\n***\n")
    assert page.blocks == ()
    assert "empty" in page.notices[0]


def test_an_open_comment_hides_the_rest_in_no_time():
    assert read("<div>\n" + "<!--" * 50_000 + "\n").text == ""


def test_many_open_footnote_marks_are_plain_text():
    assert read("[^1" * 20_000).text == "[^1" * 20_000
