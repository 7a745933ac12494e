from builders import article, roles_and_texts

BODY = "The mill on the quay burned down on Monday night. Nobody was hurt."


def roles(text):
    return [role for role, _ in roles_and_texts(article(text))]


def test_a_first_line_without_a_stop_is_the_headline():
    assert roles(f"Old mill burns down\n\n{BODY}") == ["headline", "paragraph"]


def test_a_headline_may_hold_a_quotation_or_an_exclamation():
    assert roles(f"Mayor: ‘The mill is lost’\n\n{BODY}")[0] == "headline"
    assert roles(f"It is gone! Marsh End mourns its mill\n\n{BODY}")[0] == "headline"
    assert roles(f"Who burned the mill?\n\n{BODY}")[0] == "headline"


def test_a_first_sentence_with_a_stop_is_no_headline():
    assert roles(f"{BODY}\n\nThe owner wept.") == ["paragraph", "paragraph"]


def test_two_sentences_are_no_headline_though_the_last_has_no_stop():
    assert roles("The mill burned down. Nobody was hurt") == ["paragraph"]


def test_a_lone_line_without_a_stop_is_a_headline():
    assert roles("Old mill burns down") == ["headline"]


def test_byline_deck_and_dateline_stand_between_headline_and_body():
    text = f"Old mill burns down\n\nFire could be seen for miles\n\nBy Lena Moor\n\n3 May 2026\n\n{BODY}"
    assert roles(text) == ["headline", "heading", "byline", "dateline", "paragraph"]


def test_a_date_above_the_headline_does_not_take_its_place():
    assert roles(f"Published: 3 May 2026\n\nOld mill burns down\n\n{BODY}") == [
        "dateline",
        "headline",
        "paragraph",
    ]


def test_a_byline_without_by_under_the_headline():
    assert roles(f"Old mill burns down\n\nLena Moor, Marsh Gazette\n\n{BODY}")[1] == "byline"


def test_a_short_line_in_the_body_is_a_sub_heading():
    assert roles(f"Old mill burns down\n\n{BODY}\n\nWhat happens next\n\n{BODY}")[2] == "heading"


def test_a_short_last_line_is_no_sub_heading():
    assert roles(f"Old mill burns down\n\n{BODY}\n\nMore on page 4")[2] == "paragraph"


def test_a_line_that_opens_a_list_is_no_sub_heading():
    assert roles(f"Old mill burns down\n\n{BODY}\n\nAmong the losses are:\n• the wheel\n• the barn")[2:] == [
        "paragraph",
        "list_item",
        "list_item",
    ]


def test_numbered_lines_are_list_items_only_together():
    assert roles(f"{BODY}\n\n1. Close the gate.\n2. Call for help.")[1:] == ["list_item", "list_item"]
    assert roles(f"{BODY}\n\n3. Mai war der Tag, an dem alles begann.")[1:] == ["paragraph"]


def test_a_caption_says_that_it_is_one():
    assert roles(f"{BODY}\n\nPhoto: the mill in flames on Monday night.\n\n{BODY}")[1] == "caption"
    assert roles(f"{BODY}\n\nThe mill in flames on Monday (Picture: Lena Moor)\n\n{BODY}")[1] == "caption"


def test_a_correction_is_a_note():
    assert roles(f"{BODY}\n\nCorrection: an earlier version named another mill.")[1] == "note"
    assert roles(f"{BODY}\n\nThis article was amended on 4 May to correct a name.")[1] == "note"


def test_a_name_between_headline_and_date_is_the_byline():
    assert roles(
        "Мост закрыт на три месяца\nАнна Белова\n3 мая 2026\n\nМэр закрыл мост. Полиция ищет свидетелей."
    ) == [
        "headline",
        "byline",
        "dateline",
        "paragraph",
    ]
    assert roles("橋が閉鎖、三か月の工事へ\n山田花子\n2026年5月3日\n\n市長は橋を閉鎖すると発表した。") == [
        "headline",
        "byline",
        "dateline",
        "paragraph",
    ]


def test_a_byline_under_the_deck_is_known_by_its_job():
    text = (
        f"Old mill burns down\n\nFire could be seen for miles\n\nLena Moor Marsh End correspondent\n\n{BODY}"
    )
    assert roles(text) == ["headline", "heading", "byline", "paragraph"]
    assert article(text).byline == "Lena Moor"


def test_the_clock_of_a_live_blog_is_a_dateline():
    text = f"LIVE: fire at the mill\n\n10:42\n{BODY}\n\n9.15pm\nThe roof fell in.\n\nThe owner wept."
    assert roles(text) == ["headline", "dateline", "paragraph", "dateline", "paragraph", "paragraph"]


def test_the_credits_at_the_end_are_a_note():
    assert (
        roles(f"Old mill burns down\n\n{BODY}\n\n(Reporting by Lena Moor; editing by Kit Hale)")[-1] == "note"
    )


def test_question_and_answer_are_paragraphs():
    text = f"Old mill burns down\n\n{BODY}\n\nWho was there first?\n\nThe baker was."
    assert roles(text)[2:] == ["paragraph", "paragraph"]
