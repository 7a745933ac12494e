"""Group the names of all articles, in whatever form, into one row a person, place or organisation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viewer.engine.deadline import NO_DEADLINE, Deadline
from viewer.engine.facts.fact_groups import FactGroups
from viewer.engine.facts.fact_rows import FactCell, FactRow
from viewer.engine.facts.lexicon import fact_lexicon
from viewer.engine.facts.name_matching import NameChange, compare_names
from viewer.engine.facts.names import NameFact, plain_letters
from viewer.engine.facts.parsed_articles import ParsedArticles
from viewer.engine.model import Link, Severity, Side, Span

_SEVERITIES = {
    NameChange.SAME: None,
    NameChange.SHORTER: None,
    NameChange.MARKS: Severity.WORDING,
    NameChange.SHORT_FORM: Severity.WORDING,
    NameChange.INITIAL: Severity.WORDING,
    NameChange.SPELLING: Severity.CONFLICT,
}
_MOST_FORMS = 40  # of names that share a word; a bound on the comparisons


def name_rows(
    table: ParsedArticles, links: Sequence[Link] = (), deadline: Deadline = NO_DEADLINE
) -> list[FactRow]:
    """One row a name; each cell has the fullest form that the article uses, or the one that differs.

    Names that the findings of a link hold against each other stand in one row, however little they share.
    Fewer rows where the time is up.
    """
    forms = _forms(table, deadline)
    groups: FactGroups[tuple[int, str]] = FactGroups()
    by_token: dict[str, list[tuple[int, str]]] = {}
    fullest_first = sorted(forms.items(), key=lambda entry: (-len(entry[1][0].tokens), entry[0]))
    for key, (name, _) in deadline.before_end(fullest_first):
        groups.add(key)
        for other in _candidates(name, by_token):
            language = table.articles[key[0]].article.language
            change = compare_names(forms[other][0], name, fact_lexicon(language))
            if change in _SEVERITIES and (change is not NameChange.SPELLING or key[0] != other[0]):
                groups.join(other, key, _SEVERITIES[change])
                break
        for token in name.tokens:
            by_token.setdefault(plain_letters(token), []).append(key)
    for a, b, severity in _held_against(table, links, deadline):
        if a in forms and b in forms:
            groups.join(a, b, severity)
    return [
        _row(groups, keys, severity, forms, len(table.articles)) for keys, severity in groups.groups(deadline)
    ]


def _forms(table: ParsedArticles, deadline: Deadline) -> dict[tuple[int, str], tuple[NameFact, FactCell]]:
    """Every form of a name that an article uses, where it first does."""
    forms: dict[tuple[int, str], tuple[NameFact, FactCell]] = {}
    for article, segmented in enumerate(table.articles):
        for sentence in deadline.before_end(range(len(segmented.sentences))):
            for name in table.sentence(article, sentence).names:
                key = (article, " ".join(name.tokens))
                if name.tokens and key not in forms:
                    forms[key] = (name, FactCell(name.text, name.span, sentence))
    return forms


def _held_against(
    table: ParsedArticles, links: Sequence[Link], deadline: Deadline
) -> Iterator[tuple[tuple[int, str], tuple[int, str], Severity]]:
    """The names that findings set beside each other, with what the finding says of them."""
    for link in deadline.before_end(links):
        for finding in link.findings:
            if finding.type == "name" and finding.a_span is not None and finding.b_span is not None:
                a = _name_at(table, link.a, finding.a_span)
                b = _name_at(table, link.b, finding.b_span)
                if a is not None and b is not None:
                    yield (link.a.article, a), (link.b.article, b), finding.severity


def _name_at(table: ParsedArticles, side: Side, span: Span) -> str | None:
    """The tokens of the name that stands at a span of a side."""
    for name in table.side(side).names:
        if name.span.start < span.end and span.start < name.span.end:
            return " ".join(name.tokens)
    return None


def _candidates(name: NameFact, by_token: dict[str, list[tuple[int, str]]]) -> Iterator[tuple[int, str]]:
    """Forms that share a word with the name, the fullest first."""
    seen: set[tuple[int, str]] = set()
    for token in name.tokens:
        for key in by_token.get(plain_letters(token), [])[:_MOST_FORMS]:
            if key not in seen:
                seen.add(key)
                yield key


def _row(
    groups: FactGroups[tuple[int, str]],
    keys: list[tuple[int, str]],
    severity: Severity | None,
    forms: dict[tuple[int, str], tuple[NameFact, FactCell]],
    width: int,
) -> FactRow:
    """The row of a group, whose fullest forms were added first."""
    shown = groups.shown(keys, [key[0] for key in keys], width)
    cells = tuple(None if key is None else forms[key][1] for key in shown)
    variants = groups.variants(shown, [cell.text if cell is not None else "" for cell in cells])
    return FactRow("name", forms[keys[0]][1].text, cells, severity, variants)
