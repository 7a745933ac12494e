"""Where English news copy has full stops that end no sentence, and sentences that no full stop ends."""

from __future__ import annotations

from sentence_bars import cut


def assert_cut(barred: str) -> None:
    assert cut(barred) == barred


def test_plain_sentences_are_separated():
    assert_cut("The quay is shut. | It reopens in May.")


def test_several_spaces_between_sentences_do_no_harm():
    assert cut("The quay is shut. | It reopens.".replace(" | ", "   ")) == "The quay is shut. | It reopens."


def test_titles_do_not_end_a_sentence():
    assert_cut("Dr. Ola Brandt met Lt. Col. Una Fell and Mrs. Hay at noon. | Rev. Coe prayed.")


def test_ranks_and_offices_do_not_end_a_sentence():
    assert_cut("Det. Sgt. Orla Penn briefed Gov. Tam Reed, Sen. Joy Lark and Rep. Al Moss. | All left.")


def test_a_saint_in_a_place_name_does_not_end_a_sentence():
    assert_cut("Patients were moved to St. Olave's. | The clinic on Mill St. was shut.")


def test_a_street_before_a_function_word_ends_the_sentence():
    assert_cut("She lives on Mill St. | The house is red.")


def test_middle_initials_do_not_end_a_sentence():
    assert_cut("The audit was signed by Berta K. Lumm. | It ran to 90 pages.")


def test_several_initials_do_not_end_a_sentence():
    assert_cut("A. J. Corrow and P.D. Venn wrote it. | Nobody read it.")


def test_the_pronoun_i_ends_a_sentence():
    assert_cut("Nobody saw it but you and I. | Did they ask Otto I. Brell?")


def test_a_letter_that_names_a_thing_ends_a_sentence():
    assert_cut("The council chose plan B. | Residents objected.")


def test_number_signs_do_not_end_a_sentence():
    assert_cut("The tenant of No. 12 and the No. 3 seed met in Room no. 4. | Both left.")


def test_the_word_no_ends_a_sentence():
    assert_cut("She said no. | Then she left.")


def test_figures_and_pages_do_not_end_a_sentence():
    assert_cut("See Fig. B and pp. 4-9 below. | Ask for H. Tarrow at the gate, i.e. at No. 7.")


def test_countries_written_with_stops_do_not_end_a_sentence_before_a_name():
    assert_cut("U.S. Senator Vale and the U.N. Security Council met.")


def test_countries_written_with_stops_end_a_sentence_before_a_function_word():
    assert_cut("They moved to the U.S. | Mr Vale stayed.")


def test_states_after_a_party_do_not_end_a_sentence():
    assert_cut("Sen. Joy Lark, R-Ky., and Al Moss, D-Va., agreed. | The vote is on Monday.")


def test_times_of_day_end_a_sentence_before_a_capital():
    assert_cut("The ferry left at 6 p.m. | Passengers waited until 9 P.M. | Nobody complained.")


def test_times_of_day_do_not_end_a_sentence_before_lower_case():
    assert_cut("She rang at 6 a.m. and drove home.")


def test_a_time_of_day_in_an_opening_phrase_does_not_end_the_sentence():
    assert_cut("At 5 a.m. Mr. Penn opened the lock. | Shortly before 7 a.m. Ida Quell saw smoke.")


def test_a_time_zone_belongs_to_the_time_of_day():
    assert_cut("It starts at 6:30 p.m. ET on Friday. | It ends at 9 p.m. GMT.")


def test_months_before_a_day_do_not_end_a_sentence():
    assert_cut("He was born on Jan. 5, 1961, and died on Sept. 30th. | It rained.")


def test_months_before_another_word_end_a_sentence():
    assert_cut("The hearing is in Feb. | Members will vote in Oct. or Nov. | Nobody knows.")


def test_decimals_and_money_are_not_cut():
    assert_cut("Fuel rose by 3.5 per cent to $4.20 a litre. | It cost £1.1m.")


def test_a_sentence_may_start_with_a_number():
    assert_cut("It fell in 2030. | 2031 was better. | £3m was lost.")


def test_firms_do_not_end_a_sentence_before_a_name():
    assert_cut("Corvane Inc. Chairman Ulf Grote resigned.")


def test_firms_end_a_sentence_before_a_common_noun():
    assert_cut("He founded Corvane Inc. | Shares fell.")


def test_firms_in_the_middle_of_a_sentence():
    assert_cut("She works for Brask Ltd. and for Ode & Co. in Marrow Bay. | It pays well.")


def test_a_list_that_ends_with_etc_ends_the_sentence_before_a_capital():
    assert_cut("Bring rope, lamps, etc. | Volunteers meet at noon.")


def test_etc_in_the_middle_of_a_sentence_does_not_end_it():
    assert_cut("Rope, lamps, etc. are needed.")


def test_a_name_with_an_exclamation_mark_does_not_end_a_sentence():
    assert_cut(
        "He left Yahoo! Inc. in May and praised Yahoo! in June. | It did not help Yahoo! | The firm shrank."
    )


def test_question_and_exclamation_marks_may_be_repeated():
    assert_cut("Really?! | Yes!! | Who knew??? | Nobody.")


def test_a_question_inside_dashes_does_not_end_the_sentence():
    assert_cut("The bridge -- who would have thought? -- held. | It was old.")


def test_a_chant_is_one_sentence():
    assert_cut("Shame! Shame! Shame! | The crowd left.")


def test_an_ellipsis_before_lower_case_does_not_end_a_sentence():
    assert_cut("He paused... then left. | They waited… and waited.")


def test_an_ellipsis_before_a_capital_ends_a_sentence():
    assert_cut("He waited... | Nobody came. | So he left… | It rained.")


def test_a_spaced_ellipsis_in_the_middle_of_a_sentence_does_not_end_it():
    assert_cut("The rule was weakened . . . but . . . I kept to it. | It held.")


def test_a_full_stop_before_a_spaced_ellipsis_ends_the_sentence():
    assert_cut("They coined new words. | . . . The habit died.")


def test_a_bracketed_ellipsis_does_not_end_a_sentence():
    assert_cut("The report [...] Brandt wrote is lost. | Nobody has (!) Anna's copy.")


def test_a_sentence_in_brackets_inside_a_sentence_is_not_cut_off():
    assert_cut("She teaches (She was a pilot once. It bored her.) at a school in Ost.")


def test_a_sentence_in_brackets_of_its_own_is_one():
    assert_cut("The quay is shut. | (It was shut last year, too.) | Nobody minds.")


def test_sentences_in_one_pair_of_brackets_are_separated():
    assert_cut("The quay is shut. | (It was shut before. | It reopened.) | Nobody minds.")


def test_an_unclosed_bracket_does_not_swallow_the_text():
    assert_cut("The quay (built of oak was shut. | It reopened (in May).")


def test_a_missing_space_between_sentences_is_seen():
    assert_cut("The quay is shut.|It reopens.|Nobody was told,|They waited.".replace(",|", ", "))


def test_a_missing_space_after_a_figure_is_seen():
    assert_cut("They sold 1,400.|Nobody knows why.")


def test_addresses_are_not_cut():
    assert_cut(
        "Write to Ida.Quell@ost-post.example. | See https://www.ost.example/Pages/Index.Html. | Thanks."
    )


def test_a_sentence_may_start_with_an_address():
    assert_cut("The form is online. | https://ost.example/form")


def test_names_of_files_and_domains_are_not_cut():
    assert_cut("The files are in .pdf format at Ost.example. | We also have .zip files.")


def test_a_footnote_number_stays_with_its_sentence():
    assert_cut("The survey found no damage.12 | Take it with care.[3] | Nobody did.² | They left.")


def test_a_degree_in_letters_does_not_end_a_sentence():
    assert_cut("She has a Ph.D. in botany and an M.A. | He has none.")


def test_junior_after_a_name_does_not_end_a_sentence():
    assert_cut("Otto Brell Jr. and Amos Venn Sr. spoke. | Nobody listened.")


def test_lower_case_after_a_full_stop_goes_on():
    assert_cut("The dept. said approx. forty were hurt.")


def test_a_writer_without_capitals_has_sentences_too():
    assert_cut("i like the new bridge. | it is wide. | why did they wait? | nobody knows.")


def test_an_emoticon_ends_a_sentence():
    assert_cut("i love the new bridge :) | You will like it! :-) | It is wide.")


def test_live_blog_times_stay_with_their_entry():
    assert_cut("10.42am: The bridge is shut. | 14:05 Police arrive.")


def test_a_brand_in_lower_case_may_start_a_sentence():
    assert_cut("Sales fell. | eBay rose. | iPhones did not.")


def test_a_dateline_stays_with_its_sentence():
    assert_cut("MARROW BAY, Ost. (ONA) — A ferry sank. | Nobody was hurt.")


def test_a_dateline_with_a_state_stays_with_its_sentence():
    assert_cut("OST HARBOR, N.Y. — A ferry sank on Tuesday. | Nobody was hurt.")


def test_a_web_address_may_end_a_sentence():
    assert_cut("Details are at www.ost.example. | Follow the blog.")


def test_ordinary_words_are_no_abbreviations():
    assert_cut("He fell ill. | Doctors came. | She left the pub. | Police followed. | It rose by 3 per cent.")
    assert_cut("Candles were lit. | Mourners sang. | Fans booed the ref. | Players left. | It was a miss.")


def test_units_end_a_sentence_before_a_capital():
    assert_cut("It is 5 ft. 3 in. wide and weighs 90 lbs. | Workers moved it 20 km. | Nobody fell.")


def test_degrees_of_temperature_do_not_end_a_sentence():
    assert_cut("It was 30 deg. C. in the shade. | Nobody minded.")


def test_a_leading_apostrophe_is_no_opening_quotation_mark():
    assert_cut("He lives in ’s-Graveland. | ’Tis far.")
    assert_cut("He lives in 's-Graveland. | 'Tis far.")


def test_a_dash_that_breaks_a_quotation_off_ends_a_sentence():
    assert_cut("“I was about to—” | She stopped.")


def test_an_agency_line_with_a_date_stays_with_its_sentence():
    assert_cut("OST, Jan. 5 (ONA) - The council voted. | It was close.")


def test_shortened_forces_and_firms_inside_names():
    assert_cut("Lt. Cmdr. Venn works for J.P. Brask & Co., which is in Ost. | It hired him in 2010.")


def test_a_rank_number_ends_a_sentence():
    assert_cut("She finished No. 1. | Brell was second.")


def test_heights_and_feet_are_not_cut():
    assert_cut("He was 6-foot-2. | She was 5' 4\". | They met in ’98.")


def test_a_court_case_is_not_cut():
    assert_cut("Brell v. State Harbour Fund was decided. | It was close.")


def test_versus_and_for_example_are_not_cut():
    assert_cut("It was Ost vs. Marrow, e.g. Brell vs. Venn. | Ost won.")
