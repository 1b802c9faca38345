"""Finds components by what they are, cost and do: `type:building cost<=4 gives:money`.

A query is a row of terms, all of which have to hold; `-` before one turns it round. What a component gives
and pays is read from the trees of its effects. The words of queries are those of `content/find.yaml`.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import yaml
from attrs import field, frozen, has

from gwt import dsl, errors, packs, proofs, resources, spec, spelling, text
from gwt.packs.traversal import expressions_of, kind_of, non_default_fields
from gwt.text.tree_data import kind_label

FIELDS = ("type", "in", "gives", "pays", "does", "name")
_TERM = re.compile(r"""(?P<no>-?)(?:(?P<key>[^\s:<>="]+)(?P<sign><=|>=|:|=|<|>))?(?P<value>"[^"]*"?|\S*)""")
_WORD = re.compile(r"\w+")
_LONGEST = 1_000
"""Characters of a query."""
_ENOUGH = 3
"""Letters from which on the beginning of a word stands for the word."""


@frozen
class SearchedComponent:
    """A component as it is searched: its words by field, and its numbers."""

    id: str
    name: str
    kind: str
    pack: str
    """The id of the pack that adds it, or that replaced it last."""
    entry: Any
    words: Mapping[str, frozenset[str]]
    numbers: Mapping[str, int]

    def everything(self) -> frozenset[str]:
        """Its words of all fields."""
        return frozenset[str]().union(*self.words.values())


@frozen
class QueryTerm:
    """A part of a query: a field and a word, or a number with a sign."""

    field: str
    """Empty for a word that may stand in any field."""
    sign: str
    value: str
    no: bool
    at: int
    """Its offset in the query, from 0."""

    def holds(self, component: SearchedComponent, same: Mapping[str, frozenset[str]]) -> bool:
        """Whether it is true of a component; `same` has other words for a word."""
        if self.sign != ":":
            number = component.numbers.get(self.field)
            holds = number is not None and _COMPARED[self.sign](number, int(self.value))
        else:
            among = component.words[self.field] if self.field else component.everything()
            holds = all(
                any(matches_word(synonym, word) for word in among for synonym in same.get(term, {term}))
                for term in normalized_words(self.value)
            )
        return holds != self.no


_COMPARED = {
    "<": lambda number, limit: number < limit,
    "<=": lambda number, limit: number <= limit,
    "=": lambda number, limit: number == limit,
    ">=": lambda number, limit: number >= limit,
    ">": lambda number, limit: number > limit,
}


def matches_word(query: str, word: str) -> bool:
    """Whether a word is the searched one, or begins with it if that has enough letters."""
    return word == query or (len(query) >= _ENOUGH and word.startswith(query))


def normalized_words(text: str) -> list[str]:
    """The words of a text in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


@cache
def search_vocabulary() -> Mapping[str, Any]:
    """The contents of `content/find.yaml`."""
    content: Mapping[str, Any] = yaml.safe_load(
        (resources.shared_content_folder() / "find.yaml").read_text("utf-8")
    )
    return content


def search_keywords() -> dict[str, str]:
    """The words for fields and numbers in all languages, each with the field or the number."""
    content = search_vocabulary()
    terms = {**content["fields"], **content["numbers"]}
    return {
        normalized_words(term[code])[0]: name
        for name, term in terms.items()
        for code in term
        if code != "of"
    }


@frozen
class ComponentIndex:
    """The components of a pack, to be searched in the words of a language.

    Examples:
        >>> import gwt
        >>> from gwt.authoring import index_components
        >>> search = index_components(gwt.load_pack())
        >>> len(search.find("")) > len(search.find("type:building gives:engine")) > 0
        True
    """

    components: Sequence[SearchedComponent]
    same: Mapping[str, frozenset[str]] = field(factory=dict)
    """Other words for a word, in all languages."""

    def numbers(self) -> dict[str, str]:
        """The words for numbers that some component has."""
        names = {name for component in self.components for name in component.numbers}
        return {word: name for word, name in search_keywords().items() if name in names} | {
            name: name for name in sorted(names)
        }

    def find(self, query: str) -> list[SearchedComponent]:
        """Returns the components of which all terms of a query are true.

        Raises:
            UsageError: a term cannot be understood, or asks a field for a word that no component has there.
        """
        if len(query) > _LONGEST:
            raise errors.UsageError(f"a query has at most {_LONGEST:,} characters")
        terms = list(self.terms(query))
        return [match for match in self.components if all(term.holds(match, self.same) for term in terms)]

    def terms(self, query: str) -> Iterator[QueryTerm]:
        """Yields the terms of a query. Raises as `find` does."""
        fields, numbers = (
            {word: name for word, name in search_keywords().items() if name in FIELDS},
            self.numbers(),
        )
        for match in _TERM.finditer(query):
            value, at = match["value"].strip('"'), match.start("value")
            if not match[0] or match[0] == "-":
                continue
            if not match["key"]:
                yield QueryTerm("", ":", value, bool(match["no"]), at)
                continue
            key = (normalized_words(match["key"]) or [""])[0]
            where = match.start("key")
            if key not in fields and key not in numbers:
                hint = errors.did_you_mean(key, [*fields, *numbers])
                raise _wrong(
                    query, where, len(match["key"]), f"nothing can be asked for as '{match['key']}'", hint
                )
            if key in fields and match["sign"] == ":":
                term = QueryTerm(fields[key], ":", value, bool(match["no"]), at)
                self._known(query, term)
                yield term
            elif key not in numbers:
                raise _wrong(query, match.start("sign"), 1, f"'{match['key']}' is followed by a ':'", "")
            elif not re.fullmatch(r"-?[0-9]{1,9}", value):
                raise _wrong(
                    query,
                    at,
                    max(1, len(value)),
                    f"'{match['key']}' is a number, and '{value}' is none",
                    "",
                )
            else:
                yield QueryTerm(numbers[key], match["sign"].replace(":", "="), value, bool(match["no"]), at)

    def _known(self, query: str, term: QueryTerm) -> None:
        """Refuses a word that no component has in a field."""
        values = {word for component in self.components for word in component.words[term.field]}
        query_words = normalized_words(term.value)
        if not query_words:
            raise _wrong(query, term.at, 1, "a word is missing here", "")
        for word in query_words:
            if not any(
                matches_word(other, target) for target in values for other in self.same.get(word, {word})
            ):
                message = f"no component has '{word}' there"
                raise _wrong(
                    query,
                    term.at,
                    len(term.value),
                    message,
                    errors.did_you_mean(word, sorted({*values, *self.same})),
                )


def _wrong(query: str, at: int, length: int, message: str, hint: str) -> errors.UsageError:
    hint = f"{hint} {spelling.odd_letter(query[at : at + length], at + 1)}".strip()
    lines = [f"query:1:{at + 1}: {message}", f"    {query}", f"    {' ' * at}{'^' * length}"]
    return errors.UsageError("\n".join([*lines, *([f"  {hint}"] if hint else [])]))


def index_components(pack: packs.Pack, voice: "text.SentenceFormatter | None" = None) -> ComponentIndex:
    """Returns the components of a pack with their words, in English and those of a voice."""
    titles = {
        kind: [how.title, *how.titles.values()] for kind, how in spec.picture_spec.print_kinds(pack).items()
    }
    manifests = [layer.manifest for layer in pack.layers]
    added = {id: manifest for manifest in manifests for id in (*manifest.adds, *manifest.replaces)}
    components = []
    for component in pack.components:
        entry, kind = component.entry, kind_of(component.entry)
        layer = added.get(component.id, pack.layers[0].manifest)
        name = voice.name(entry) if voice else str(getattr(entry, "name", component.id) or component.id)
        fields = {"type": _all([kind, *titles.get(kind, [])])}
        fields["in"] = _all([layer.id, layer.name, *layer.names.values()])
        fields["name"] = _all([component.id, name, *component.names])
        gives, pays = set[str](), set[str]()
        numbers = _numbers(entry)
        for _, tree in expressions_of(entry):
            for node, paid in _parts(tree):
                (pays if paid else gives).update(_node_words(node, voice))
                if (
                    paid
                    and kind_label(type(node)).startswith("pay")
                    and (amount := _amount(node)) is not None
                ):
                    numbers.setdefault("pays", amount)
        fields |= {"gives": frozenset(gives), "pays": frozenset(pays), "does": frozenset(gives | pays)}
        components.append(SearchedComponent(component.id, name, kind, layer.id, entry, fields, numbers))
    return ComponentIndex(tuple(components), _same([layer.folder for layer in pack.layers]))


def _numbers(entry: object) -> dict[str, Any]:
    """Returns the numbers of an entry by the names of its fields, and by the terms that stand for these."""
    numbers = {
        fact.name: fact.value
        for fact in non_default_fields(entry)
        if isinstance(fact.value, int) and not isinstance(fact.value, bool)
    }
    for number, term in search_vocabulary()["numbers"].items():
        of = next((numbers[field] for field in term.get("of", ()) if field in numbers), None)
        if of is not None:
            numbers.setdefault(number, of)
    return numbers


def _all(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in normalized_words(text))


def _parts(tree: object, paid: bool = False) -> Iterator[tuple[Any, bool]]:
    """Yields the nodes of a tree, each with whether it stands in what has to be paid for something."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from _parts(part, paid)
        return
    if not (
        isinstance(tree, dsl.Effect | dsl.Need | dsl.Per | dsl.Quantity | dsl.Count) or has(type(tree))
    ):
        return
    yield tree, paid
    for name in dsl.field_names(type(tree)):
        yield from _parts(getattr(tree, name), paid or (isinstance(tree, dsl.Exchange) and name == "cost"))


def _node_words(node: object, voice: "text.SentenceFormatter | None") -> Iterator[str]:
    """Yields the words for a node that has none below it that are effects."""
    if any(isinstance(child, dsl.Effect) for child in _below(node)):
        return
    yield from normalized_words(kind_label(type(node)))
    yield from normalized_words(str(node))
    if voice and isinstance(node, dsl.Effect):
        yield from normalized_words(voice.sentence(node))


def _below(node: object) -> Iterator[object]:
    for name in dsl.field_names(type(node)):
        value = getattr(node, name)
        yield from value if isinstance(value, tuple) else (value,)


def _amount(node: object) -> int | None:
    """The number in a payment, if it says one."""
    number = re.search(r"\d+", str(node))
    return int(number[0]) if number else None


def _same(folders: Sequence[Any]) -> dict[str, frozenset[str]]:
    """The words that players use for the same thing, in all languages, by each of them."""
    by_word: dict[str, frozenset[str]] = {}
    for row in proofs.rulebook.synonyms(folders):
        together: Collection[str] = {
            normalized_words(phrase)[0]
            for phrases in row.values()
            for phrase in phrases
            if len(normalized_words(phrase)) == 1
        }
        for word in together:
            by_word[word] = by_word.get(word, frozenset({word})) | frozenset(together)
    return by_word
