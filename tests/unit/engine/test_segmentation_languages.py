"""Sentences of languages other than English: their abbreviations, ordinals, stops and scripts."""

from __future__ import annotations

import pytest
from sentence_bars import cut


def assert_cut(barred: str, language: str) -> None:
    assert cut(barred, language) == barred


def test_german_abbreviations_do_not_end_a_sentence():
    assert_cut("Frau Dr. Huber kam z. B. am Montag, ca. 40 Helfer u.a. aus Ost halfen. | Alle gingen.", "de")


def test_german_titles_before_names_do_not_end_a_sentence():
    assert_cut("Hr. Prof. Klee traf Fr. Brandt in St. Olav. | Sie schwiegen.", "de")


def test_german_ordinals_do_not_end_a_sentence():
    assert_cut("In der 2. Bundesliga spielt er am 3. Oktober. | Danach ruht er sich aus.", "de")


def test_a_german_year_ends_a_sentence():
    assert_cut("Das Haus brannte 1990. | Dann stand es leer.", "de")


def test_a_german_sentence_after_an_ordinal_is_seen():
    assert_cut("Er wurde 12. | Sie gewann.", "de")


def test_german_lists_that_end_in_usw_go_on():
    assert_cut("Seile, Lampen usw. fehlten. | Niemand klagte.", "de")


def test_german_thousands_are_not_cut():
    assert_cut("Der Bau kostet 1.250.000 Euro. | Das ist viel.", "de")


def test_a_german_registered_society_is_not_cut():
    assert_cut("Der Hilfsbund Ost e. V. half. | Alle dankten.", "de")


def test_french_titles_do_not_end_a_sentence():
    assert_cut("M. Vasseur a reçu Mme Loiret et le Dr. Abel, cf. p. 12. | Ils sont partis.", "fr")


def test_french_stops_stand_after_a_space():
    assert_cut("Qui est là ? | Personne ! | Il attend.", "fr")


def test_french_initials_do_not_end_a_sentence():
    assert_cut("J.-P. Vasseur est parti. | Elle reste.", "fr")


def test_spanish_questions_and_exclamations_are_separated():
    assert_cut("¿Quién llamó? | ¡Nadie! | Eso contó.", "es")


def test_spanish_titles_do_not_end_a_sentence():
    assert_cut("La Sra. Quintana vio al Dr. Olmo en la Avda. Mayor. | No dijo nada.", "es")


def test_spanish_doubled_letters_do_not_end_a_sentence():
    assert_cut("Los EE.UU. aceptaron el art. 4 del acuerdo. | Todos firmaron.", "es")


def test_italian_titles_do_not_end_a_sentence():
    assert_cut("Il Sig. Marini e l'Ing. Donati sono arrivati. | La Dott.ssa Conti no.", "it")


def test_italian_lists_that_end_in_ecc():
    assert_cut("Corde, lampade, ecc. | Tutti arrivarono.", "it")


def test_dutch_titles_do_not_end_a_sentence():
    assert_cut("Dhr. Bakker sprak met mevr. Vos. | 's Avonds ging hij weg.", "nl")


def test_dutch_apostrophes_may_start_a_sentence():
    assert_cut("Het regende. | 't Was koud. | 's Middags kwam de zon.", "nl")


def test_portuguese_titles_do_not_end_a_sentence():
    assert_cut("O Sr. Tavares e a Dra. Pires chegaram às 8h. | Ninguém falou.", "pt")


def test_russian_initials_do_not_end_a_sentence():
    assert_cut("А. П. Орехов приехал. | Его встретил И. И. Сомов.", "ru")


def test_russian_abbreviations_do_not_end_a_sentence():
    assert_cut("Он родился в 1961 г. в г. Ясногорске на ул. Лесной. | Потом уехал.", "ru")


def test_a_russian_year_ends_a_sentence_before_a_function_word():
    assert_cut("Мост построили в 1961 г. | Он стоит до сих пор.", "ru")


def test_a_russian_year_ends_a_sentence_before_a_noun():
    assert_cut(
        "Старый мост через реку построили в 1961 г. | Рабочие жили рядом. | В 1990 г. Сомов уехал.", "ru"
    )


def test_a_polish_year_ends_a_sentence_before_a_noun():
    assert_cut(
        "Most zbudowano nad rzeką w 1961 r. | Robotnicy mieszkali obok. | W 1990 r. Lis wyjechał.", "pl"
    )


def test_russian_amounts_do_not_end_a_sentence():
    assert_cut("Ремонт стоил 5 млн. руб. и занял год. | Все довольны.", "ru")


def test_russian_lists_that_end_in_and_so_on():
    assert_cut("Нужны верёвки, лампы и т.д. | Волонтёры ждут.", "ru")


def test_polish_titles_do_not_end_a_sentence():
    assert_cut("Prof. Lis mieszka przy ul. Długiej od 3 lat. | Nikt go nie zna.", "pl")


def test_czech_ordinals_do_not_end_a_sentence():
    assert_cut("Sešli se 5. května v Ostu. | Pršelo.", "cs")


def test_danish_ordinals_do_not_end_a_sentence():
    assert_cut("Det sker den 5. maj for 3. gang. | Alle er glade.", "da")


def test_swedish_abbreviations_do_not_end_a_sentence():
    assert_cut("Hon bor bl.a. i Ost, dvs. vid havet. | Det är kallt.", "sv")


def test_greek_questions_end_with_a_semicolon():
    assert_cut("Ποιος είναι; | Κανείς. | Έφυγαν.", "el")


def test_armenian_sentences_end_with_a_colon():
    assert_cut("Այսօր ցուրտ է: | Բոլորը տանն են:", "hy")


def test_japanese_sentences_end_without_a_space():
    assert_cut("こんばんは。|外は雨です。|行きますか？|はい！", "ja")


def test_japanese_takes_narrow_question_marks_too():
    assert_cut("本当ですか?|はい!|行きます。", "ja")


def test_wide_decimal_points_are_not_cut():
    assert_cut("金利は３．２５％になった。|株は上がった。", "ja")


def test_chinese_sentences_end_without_a_space():
    assert_cut("桥关了。|谁知道？|没有人！", "zh")


def test_a_stop_inside_a_chinese_title_does_not_end_a_sentence():
    assert_cut("你看过《跑吧！大海》吗？|没有。", "zh")


def test_a_sentence_in_wide_brackets_is_not_cut_off():
    assert_cut("她（才二十岁。还是学生。）走了。|天黑了。", "zh")


def test_bulgarian_abbreviations_do_not_end_a_sentence():
    assert_cut("Проф. Илиев живее на ул. Липа и пр. | Той е на 60 г. и работи.", "bg")


def test_an_ellipsis_in_chinese_goes_on():
    assert_cut("他想……走了。|她笑了。", "zh")


def test_korean_sentences_end_with_a_full_stop():
    assert_cut("다리가 닫혔다. | 아무도 없었다.", "ko")


def test_hindi_sentences_end_with_a_danda():
    assert_cut("पुल बंद है। | कौन जानता है? | कोई नहीं।", "hi")


def test_hindi_titles_do_not_end_a_sentence():
    assert_cut("डॉ. वर्मा आए। | सब चुप थे।", "hi")


def test_arabic_sentences_end_with_its_question_mark_and_full_stop():
    assert_cut("من أغلق الجسر؟ | لا أحد يعرف. | المطر غزير.", "ar")


def test_urdu_sentences_end_with_their_own_stop():
    assert_cut("پل بند ہے۔ | کون جانتا ہے؟ | کوئی نہیں۔", "ur")


def test_persian_sentences_are_separated():
    assert_cut("پل بسته است. | چه کسی می‌داند؟ | هیچ‌کس.", "fa")


def test_hebrew_sentences_are_separated():
    assert_cut("הגשר סגור. | מי יודע? | אף אחד.", "he")


def test_an_english_sentence_with_a_hebrew_word_stays_whole():
    assert_cut("The word ספר means book (12 uses). | It is old.", "en")


def test_amharic_sentences_end_without_a_space():
    assert_cut("ድልድዩ ተዘግቷል።|ማን ያውቃል፧|ማንም።", "am")


def test_burmese_sentences_end_with_their_own_stop():
    assert_cut("တံတားပိတ်ထားသည်။ | မိုးရွာသည်။", "my")


@pytest.mark.parametrize("language", ["xx", "und", "eu"])
def test_a_language_without_lists_is_cut_by_the_common_rules(language):
    assert_cut("Mr. Brell left. | Nobody was hurt.", language)
