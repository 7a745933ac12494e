"""Quotation marks and attributions around the ends of sentences."""

from __future__ import annotations

from sentence_bars import cut


def assert_cut(barred: str, language: str = "en") -> None:
    assert cut(barred, language) == barred


def test_a_quotation_of_two_sentences_is_cut_and_keeps_its_attribution():
    assert_cut("“I heard a bang. | Then I ducked,” said Ms Brask. | Nobody was hurt.")


def test_a_long_quotation_in_single_quotes_is_cut_at_each_sentence():
    assert_cut("'Why did it sink? | Why? | Nobody told us. | We don’t know, do you?' she said.")


def test_the_closing_mark_stays_with_its_sentence():
    assert_cut("She turned to him. | “This is fine.” | She held out the map.")


def test_straight_quotation_marks_close_too():
    assert_cut('She said: "This is fine." | She held out the map.')


def test_single_quotation_marks_close_too():
    assert_cut("Hello. | 'This is a trial.' | It is over.")


def test_a_quotation_that_ends_before_lower_case_goes_on():
    assert_cut('She told him, "This is fine." she said.')


def test_a_question_before_its_attribution_goes_on():
    assert_cut("“Who is there?” asked Ida Quell. | “Nobody!” cried the boy.")


def test_a_cry_before_a_speaker_with_a_capital_goes_on():
    assert_cut("“Get out!” Ms Brask shouted. | They ran.")


def test_a_quotation_that_a_speaker_follows_with_another_ends():
    assert_cut("“Is it deep?” | Ms Brask asked: “Can you swim?”")
    assert_cut('"He was there," said Brell. | "I saw him." | Venn agreed: "Me too."')


def test_a_cry_before_another_sentence_ends():
    assert_cut("“Get out!” | Ms Brask ran.")


def test_a_short_cry_inside_a_sentence_is_not_cut_out():
    assert_cut("He shouted “Stop! Police!” and ran. | They stopped.")


def test_a_stray_closing_mark_after_a_space_stays_with_its_sentence():
    assert_cut("There were 40 of them there. “")
    assert_cut('There were 40 of them there. "')


def test_a_stray_mark_in_the_middle_goes_to_the_sentence_that_it_closes():
    assert_cut("“There were 40 of them there. ” | Otto Brell left.")


def test_no_sentence_is_a_mere_quotation_mark():
    assert_cut("“ There were 40. ”")


def test_an_opening_mark_goes_with_the_next_sentence():
    assert_cut("He left. | “Nobody saw him,” she said. | ‘Odd,’ said Otto.")


def test_mixed_marks_are_taken_as_they_come():
    assert_cut('“We heard that there are 40 people there." | Otto Brell left.')


def test_a_bracket_and_a_quotation_mark_may_close_together():
    assert_cut("(She said: “Go.”) | He went.")


def test_a_comma_after_the_quotation_goes_on():
    assert_cut("„Kommst du heute?“, fragte er. | « Bonsoir ! » lança-t-elle.", "de")


def test_german_marks_open_low_and_close_high():
    assert_cut("„Das reicht.“ | Sie ging. | „Und jetzt?“ fragte er.", "de")


def test_german_guillemets_point_inwards():
    assert_cut("»Das reicht.« | Sie ging. | »Und jetzt?« fragte er.", "de")


def test_french_guillemets_keep_their_inner_spaces():
    assert_cut("« C’est fini. » | Elle sort. | « Vraiment ? » demande-t-il.", "fr")


def test_french_guillemets_with_no_break_spaces():
    assert_cut("«\u00a0C’est fini.\u00a0» | Elle sort.", "fr")


def test_spanish_guillemets_before_a_comma():
    assert_cut("«¿Vienes?», preguntó. | Nadie contestó.", "es")


def test_a_russian_dash_before_the_attribution_goes_on():
    assert_cut("«Ты придёшь?» — спросил он. | Она молчала.", "ru")


def test_a_dialogue_dash_starts_a_sentence():
    assert_cut("Où vas-tu ? | — À la mer. | — Seul ?", "fr")


def test_japanese_marks_close_without_a_space():
    assert_cut("「もう行く。」|彼女は立った。|「はい。」", "ja")


def test_a_japanese_particle_goes_on_after_the_closing_mark():
    assert_cut("「もう行く。」と彼は言った。|雨だった。", "ja")


def test_chinese_marks_close_without_a_space():
    assert_cut("他说：“我不去。”|她走了。|“好！”", "zh")


def test_a_chinese_attribution_goes_on_after_the_closing_mark():
    assert_cut("“快跑！”他喊道。|“为什么？”她问，没有人回答。", "zh")
