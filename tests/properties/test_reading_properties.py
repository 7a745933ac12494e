from builders import article
from hypothesis import example, given
from hypothesis import strategies as st

from viewer.engine.readers.reading import read_bytes

LINE = st.one_of(
    st.text(st.characters(blacklist_categories=("Cs",)), max_size=40),
    st.sampled_from(
        [
            "",
            "",
            "By Jane Poe",
            "• one; • two; • three",
            "- item",
            "1. first",
            "A\tB",
            "The mill burned down on",
            "monday night, and nobody",
            "> quoted",
            "Updated at 3pm",
            "By Jane Poe Updated at 3pm",
            "市长宣布大桥将关闭",
            "What next?",
        ]
    ),
)
TEXTS = st.lists(LINE, max_size=12).map("\n".join)


def visible(text):
    return [char for char in text if not char.isspace()]


@given(TEXTS)
@example("a\u3000\n\u2029b")
def test_blocks_hold_every_visible_character_once_and_in_order(text):
    read = article(text)
    assert visible("".join(block.span.of(read.text) for block in read.blocks)) == visible(read.text)


@given(TEXTS)
def test_blocks_do_not_overlap_and_start_and_end_visibly(text):
    read = article(text)
    position = 0
    for block in read.blocks:
        assert position <= block.span.start < block.span.end
        characters = block.span.of(read.text)
        assert characters == characters.strip()
        position = block.span.end


@given(
    st.text("abcdeé“”’ \n.ЖЩ市😀", min_size=1), st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32"])
)
def test_a_text_comes_back_the_same_from_any_marked_encoding(text, codec):
    assert read_bytes(text.encode(codec), "a.txt").text == text


@given(st.text(alphabet="ab# *_-|[]()<>!`~\n\t.^:123\\&;\"'", max_size=80))
def test_any_markdown_is_read_and_its_blocks_cover_its_text(text):
    read = read_bytes(text.encode(), "a.md")
    assert visible("".join(block.span.of(read.text) for block in read.blocks)) == visible(read.text)
