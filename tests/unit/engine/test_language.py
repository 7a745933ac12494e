"""Which language a text is written in."""

from __future__ import annotations

import pytest

from viewer.engine.language import UNDETERMINED, detect_language, likely_language

SENTENCES = {
    "en": "The ferry struck the wall at dawn, and nobody knows why it was so fast.",
    "de": "Die Fähre stieß bei Tagesanbruch gegen die Mauer, und niemand weiß, warum sie so schnell war.",
    "fr": "Le bac a heurté le mur à l'aube et personne ne sait pourquoi il allait si vite.",
    "es": "El transbordador chocó contra el muro al amanecer y nadie sabe por qué iba tan rápido.",
    "it": "Il traghetto ha urtato il muro all'alba e nessuno sa perché andava così veloce.",
    "nl": "De veerboot raakte bij zonsopgang de muur en niemand weet waarom het zo snel ging.",
    "pt": "A balsa bateu no muro ao amanhecer e ninguém sabe por que ela estava tão rápida.",
    "pl": "Prom uderzył o świcie w mur i nikt nie wie, dlaczego płynął tak szybko.",
    "sv": "Färjan träffade muren i gryningen och ingen vet varför den var så snabb.",
    "da": "Færgen ramte muren ved daggry, og ingen af os ved, hvorfor den var så hurtig.",
    "fi": "Lautta osui muuriin aamulla, ja kukaan ei tiedä, miksi se oli niin nopea.",
    "cs": "Trajekt narazil za úsvitu do zdi a nikdo neví, proč jel tak rychle, protože byl sám.",
    "ru": "Паром ударился о стену на рассвете, и никто не знает, почему он шёл так быстро.",
    "uk": "Пором ударився об стіну на світанку, і ніхто не знає, чому він ішов так швидко.",
    "zh": "渡轮黎明时撞上了墙，没有人知道为什么。",
    "ja": "フェリーは夜明けに壁に衝突したが、理由は誰も知らない。",
    "ko": "여객선이 새벽에 벽을 들이받았지만 이유는 아무도 모른다.",
    "ar": "اصطدمت العبارة بالجدار عند الفجر ولا أحد يعرف السبب.",
    "fa": "کشتی در سپیده‌دم به دیوار خورد و هیچ‌کس نمی‌داند چرا این اتفاق افتاد.",
    "ur": "کشتی صبح کے وقت دیوار سے ٹکرا گئی اور کوئی نہیں جانتا کہ کیوں۔",
    "hi": "नौका भोर में दीवार से टकराई और कोई नहीं जानता कि क्यों।",
    "mr": "बोट पहाटे भिंतीवर आदळली आणि असे का झाले ते कोणालाही माहीत नाही.",
    "he": "המעבורת פגעה בקיר עם שחר ואיש אינו יודע מדוע.",
    "el": "Το πλοίο χτύπησε στον τοίχο την αυγή και κανείς δεν ξέρει γιατί.",
    "th": "เรือข้ามฟากชนกำแพงตอนรุ่งสาง และไม่มีใครรู้ว่าทำไม",
    "hy": "Լաստանավը լուսաբացին հարվածեց պատին:",
    "ka": "ბორანი გამთენიისას კედელს დაეჯახა.",
    "am": "ጀልባው ጎህ ሲቀድ ግድግዳውን መታ።",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_one_sentence_shows_its_language(language):
    assert detect_language(SENTENCES[language]) == language


@pytest.mark.parametrize("text", ["", " \n", "1234 5.6", "* * *", "😀😀", "Marrow Bay", "xyz qrs tuv", "die"])
def test_text_without_evidence_is_undetermined(text):
    assert detect_language(text) == UNDETERMINED


def test_english_is_no_fallback_for_unknown_latin_text():
    assert detect_language("Zorbal timeku nasso veltipurra, onkali besh tuu.") == UNDETERMINED


def test_a_headline_in_title_case_shows_its_language():
    assert detect_language("Mayor Says The Bridge Will Not Be Built Before He Is Out Of Office") == "en"


def test_a_headline_in_capitals_shows_its_language():
    assert detect_language("THE BRIDGE WILL NOT BE BUILT UNTIL THEY HAVE A MAYOR") == "en"


def test_acronyms_are_no_function_words():
    assert detect_language("It starts at 6:30 p.m. ET in N.Y. and on the web.") == "en"


def test_a_foreign_quotation_does_not_change_the_language():
    text = "He said it in French: “Je ne sais pas pourquoi.” The others did not know what he meant by that."
    assert detect_language(text) == "en"


def test_a_foreign_word_in_another_script_does_not_change_the_language():
    assert detect_language("The word ספר means book and that is all there is to it.") == "en"


def test_the_middle_of_a_long_text_counts_too():
    text = "Je ne sais pas. " + "The ferry struck the wall and nobody knows why it was so fast. " * 2_000
    assert detect_language(text) == "en"


def test_only_a_sample_of_a_long_text_is_read():
    sentence = "The ferry struck the wall and nobody knows why. "
    assert detect_language(sentence * 200_000) == "en"  # 9.6 MB; the whole of it would take seconds


def test_cyrillic_text_without_evidence_is_likely_russian():
    assert detect_language("Паром столкнулся") == UNDETERMINED
    assert likely_language("Паром столкнулся") == "ru"


def test_latin_text_without_evidence_has_no_likely_language():
    assert likely_language("Marrow Bay") == UNDETERMINED


def test_what_is_detected_is_likely():
    assert likely_language(SENTENCES["de"]) == "de"
