from viewer.engine.facts.sentence_facts import facts_of


def figures(text, language="en"):
    facts = facts_of(text, language)
    return [(facts.of(x.span), x.quantity.low, x.quantity.high, x.quantity.dimension) for x in facts.numbers]


def one(text, language="en"):
    (fact,) = facts_of(text, language).numbers
    return fact


def test_digits_words_and_groups_are_read_to_their_value():
    assert figures("twenty-three goats") == [("twenty-three", 23, 23, "count")]
    assert figures("two hundred and five thousand voters") == [
        ("two hundred and five thousand", 205_000, 205_000, "count")
    ]
    assert figures("half a dozen eggs") == [("half a dozen", 6, 6, "count")]
    assert figures("1.2 million votes") == [("1.2 million", 1_200_000, 1_200_000, "count")]


def test_money_takes_its_currency_and_magnitude():
    assert figures("It cost £3bn.") == [("£3bn", 3e9, 3e9, "money:GBP")]
    assert figures("It cost $3.5m.") == [("$3.5m", 3.5e6, 3.5e6, "money:USD")]
    assert figures("It cost 40 euros.") == [("40 euros", 40, 40, "money:EUR")]


def test_a_letter_m_is_metres_where_nothing_is_counted():
    assert figures("a wall 14m high") == [("14m", 14, 14, "length")]
    assert figures("14m people") == [("14m", 14e6, 14e6, "count")]


def test_ranges_have_two_ends():
    assert figures("between 1,690 and 1,760 birds") == [("1,690 and 1,760", 1690, 1760, "count")]
    assert figures("20 to 30 birds") == [("20 to 30", 20, 30, "count")]
    assert figures("3 to 4 million birds") == [("3 to 4 million", 3e6, 4e6, "count")]


def test_two_figures_joined_by_and_are_no_range():
    assert [x[0] for x in figures("He owns 12 goats and 30 hens.")] == ["12", "30"]


def test_scores_are_scores():
    assert figures("Bellham won 3-1 on Saturday.") == [("3-1", 3, 1, "score")]


def test_ages_are_found_in_every_form():
    for text in (
        "a 34-year-old man",
        "a man aged 34",
        "Ada Lund, 34, was there",
        "Ada Lund (34) was there",
        "a man of 34",
    ):
        (age,) = facts_of(text, "en").numbers
        assert (age.quantity.low, age.quantity.dimension) == (34, "age"), text


def test_a_list_of_ages_is_all_ages():
    ages = facts_of("two men, aged 24 and 31, fled", "en").numbers
    assert [x.quantity.dimension for x in ages] == ["count", "age", "age"]


def test_a_measure_in_two_units_is_one():
    assert figures("after four years and three months") == [
        ("four years and three months", 4.25, 4.25, "duration")
    ]
    assert figures("for a year and a half") == [("a year and a half", 1.5, 1.5, "duration")]


def test_the_qualifier_belongs_to_the_figure():
    fact = one("nearly 40 homes")
    assert fact.quantity.qualifier == "nearly"
    assert one("40 homes or so").quantity.qualifier == ""
    assert one("1,500 years or so").quantity.qualifier == "about"


def test_the_head_names_what_is_counted():
    fact = one("some 650 islanders were stranded")
    assert fact.head[0] == "island"
    assert fact.people


def test_names_with_digits_count_nothing():
    assert figures("Covid-19 closed Room 12.") == []


def test_figures_of_dates_are_no_numbers():
    assert figures("On March 3, 2022, it closed.") == []


def test_french_german_and_spanish_numerals():
    assert figures("quatre-vingt-douze pompiers", "fr")[0][1] == 92
    assert figures("soixante et onze pompiers", "fr")[0][1] == 71
    assert figures("deux cent mille francs", "fr")[0][1] == 200_000
    assert figures("zweihundertfünfunddreißig Gäste", "de")[0][1] == 235
    assert figures("ciento cuarenta y dos vecinos", "es")[0][1] == 142
    assert figures("1.200 Gäste", "de")[0][1] == 1200
    assert figures("1 200 riverains", "fr")[0][1] == 1200
    assert figures("3,5 %", "de")[0][1:] == (3.5, 3.5, "percent")


def test_digits_are_read_in_a_language_without_lists():
    assert figures("В порту 1 250 судов", "ru")[0][1] == 1250
