"""How sure a link is shown to be."""

from __future__ import annotations

from builders import segmented

from viewer.engine.alignment import align_all

STORM = """

A storm left thousands in Varnholt without light on Monday. Crews worked all night. Schools stay shut."""
OUTAGE = """

A storm left thousands in Varnholt without power on Monday. Crews worked all night. Schools remain shut."""


def headline_similarity(a: str, b: str) -> float:
    (alignment,) = align_all([segmented(a + STORM), segmented(b + OUTAGE)])
    (link,) = (link for link in alignment.links if link.a.sentences == (0,))
    return link.similarity


def test_headlines_without_a_shared_word_are_no_sure_pair():
    assert headline_similarity("Gale Cuts Power in Varnholt", "Thousands Left in the Dark") <= 0.5


def test_headlines_with_shared_words_stay_a_sure_pair():
    assert headline_similarity("Gale Cuts Power in Varnholt", "Gale Cuts Varnholt Off From Power") > 0.8
