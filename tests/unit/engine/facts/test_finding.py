from fact_builders import article_of, findings_between, link_all

from viewer.engine.facts.finding import FINDERS, find_facts
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.model import Link, Relation, Severity, Side


def test_the_gravest_finding_comes_first():
    found = findings_between(
        "The mayor did not sign the plan for about 300 homes, police said.",
        "The mayor did sign the plan for 300 homes.",
    )
    assert [f.type for f in found] == ["negation", "number", "attribution"]
    assert found[0].severity is Severity.CONFLICT


def test_several_sentences_are_read_as_one_side():
    a = article_of(["The storm hit Orrin on Monday.", "It killed 14 villagers."])
    b = article_of(["The storm that hit Orrin on Monday killed 16 villagers."])
    (found,) = find_facts((a, b), link_all(a, b))
    assert (found.a_text, found.b_text) == ("14", "16")
    assert found.a_span is not None
    assert found.a_span.of(a.article.text) == "14"


def test_a_quotation_over_sentences_is_whole():
    a = article_of(["“First we ran.", "“Then we hid,” she said."])
    b = article_of(["“First we ran. Then we hid,” she said."])
    assert find_facts((a, b), link_all(a, b)) == ()


def test_a_kept_table_gives_the_same_findings():
    a, b = article_of(["It killed 14 villagers."]), article_of(["It killed 16 villagers."])
    parsed = ParsedArticles((a, b))
    link = link_all(a, b)
    assert find_facts((a, b), link, parsed) == find_facts((a, b), link) != ()


def test_scare_quotes_show_even_where_the_words_are_identical():
    found = findings_between(
        "Police said an attack had happened.",
        "Police said an ‘attack’ had happened.",
        relation=Relation.IDENTICAL,
    )
    assert [(f.type, f.severity) for f in found] == [("quote", Severity.PRECISION)]


def test_relative_days_count_from_the_articles_dates():
    a = article_of(["The fire broke out yesterday."], date="2026-01-10")
    b = article_of(["The fire broke out on Wednesday."], date="2026-01-10")
    (found,) = find_facts((a, b), link_all(a, b))
    assert (found.type, found.severity) == ("date", Severity.CONFLICT)


def test_an_endless_sentence_is_not_compared():
    words = "14 people and " * 2_000
    assert findings_between(words + "a dog.", words + "2 dogs.") == ()


def test_every_finder_is_listed_once():
    assert len(set(FINDERS.values())) == len(FINDERS)


def test_a_link_between_other_articles_is_read_there():
    articles = [article_of([text]) for text in ("No fact here.", "It killed 14 men.", "It killed 16 men.")]
    link = Link(Side(1, (0,)), Side(2, (0,)), Relation.REWORDED, False, 0.9, "made")
    (found,) = find_facts(articles, link)
    assert (found.a_text, found.b_text) == ("14", "16")
