from viewer.engine.facts.fact_groups import FactGroups
from viewer.engine.model import Severity


def groups_of(*pairs):
    groups = FactGroups()
    for a, b, severity in pairs:
        groups.join(a, b, severity)
    return groups


def test_a_group_is_as_grave_as_its_gravest_pair():
    groups = groups_of(("a", "b", None), ("b", "c", Severity.CONFLICT), ("a", "c", Severity.WORDING))
    assert list(groups.groups()) == [(["a", "b", "c"], Severity.CONFLICT)]


def test_those_that_agree_share_a_variant():
    groups = groups_of(("a", "b", Severity.CONFLICT), ("a", "c", None), ("b", "d", Severity.WORDING))
    assert groups.variants(["a", "b", "c", "d", None], ["6", "9", "six", "nine", ""]) == (0, 1, 0, 1, None)


def test_equal_words_are_one_variant_even_without_a_pair():
    groups = groups_of(("a", "b", Severity.CONFLICT), ("a", "c", Severity.CONFLICT))
    assert groups.variants(["a", "b", "c"], ["6", "Nine", "nine"]) == (0, 1, 1)


def test_of_two_statements_the_one_that_differs_is_shown():
    groups = groups_of(("a1", "b", None), ("a2", "b", Severity.CONFLICT))
    assert groups.shown(["a1", "a2", "b"], [0, 0, 1], 3) == ["a2", "b", None]
