"""Compares the messages of a language with those that a pack needs."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from attrs import evolve, frozen
from fluent.syntax import ast as ftl

from gwt.dsl.amounts import Bound
from gwt.dsl.effects import Named
from gwt.errors import Problem, did_you_mean
from gwt.packs.pack import Pack
from gwt.text.at_table import wanted_at_table
from gwt.text.catalogue import TERM, Catalogue, Entry
from gwt.text.references import FUNCTIONS, References, references
from gwt.text.wanted import AS_MANY, CASE, FORM, VERB, Wanted, component_ids, components, message_id, wanted

_HELPERS = {
    "noun-": frozenset({"number", CASE}),
    "list-": frozenset({"head", "tail", FORM}),
    "verb-": frozenset[str](),
}
"""Messages that others ask for by the rest of their name, and what they are told."""
_SPECIAL = tuple(f"{id}-" for id in (message_id(Bound), message_id(Named), AS_MANY))
"""Messages for numbers of one name or counts of one kind, which are told what those for any are."""
_OPTIONAL = ("name-", "count-")
"""Messages that another pack may need."""
_BASE = {FORM: "order", CASE: "none"}
"""The form and the case that need no variant of their own."""


def problems(pack: Pack, words: Catalogue, table: bool = False) -> Iterator[Problem]:
    """What is wrong with the messages that there are; `table` says whether it holds those of the table."""
    found = {id: references(entry) for id, entry in words.entries.items()}
    check = _Check(words, found, _variants(found.values()))
    needs = {id: one for one in _all_wanted(pack, table) for id in one.ids}
    reached = {id for one in found.values() for id, _, _ in one.messages}
    for id, entry in words.entries.items():
        yield from check.references(found[id])
        told = _arguments(id, needs)
        if told is not None:
            yield from check.arguments(entry, told, needs[id].content if id in needs else frozenset())
        elif id not in reached and not id.startswith((*_OPTIONAL, TERM)):
            yield entry.problem(f"nothing is said by a message '{id}'", _near(id, needs))


def _all_wanted(pack: Pack, table: bool) -> tuple[Wanted, ...]:
    return wanted(pack) + (wanted_at_table(pack) if table else ())


def missing(pack: Pack, words: Catalogue, table: bool = False) -> Iterator[Problem]:
    """What the pack needs and the language does not say."""
    told: set[str] = set()
    for one in _all_wanted(pack, table):
        # Names that differ only in numbers lack one message together.
        if not one.optional and not any(id in words.entries for id in one.ids) and one.ids[-1] not in told:
            told.add(one.ids[-1])
            problem = words.missing(one.ids, one.says)
            yield evolve(problem, code="no-name") if one.plain else problem


def nameless(pack: Pack, words: Catalogue, ids: Collection[str]) -> list[Any]:
    """The components of some ids for which there is no name, one for each id."""
    if words.is_of_grammar:
        # What says nothing else in words of its own need not say names so.
        return []
    lacking = {
        one.id: one
        for one in components(pack)
        if one.id in ids and not any(id in words.entries for id in component_ids(one))
    }
    return list(lacking.values())


def _variants(found: Iterable[References]) -> dict[str, set[str]]:
    """The forms and the cases for which some message has a variant."""
    known = {name: {base} for name, base in _BASE.items()}
    for one in found:
        for name, keys in one.variants.items():
            known.setdefault(name, set()).update(keys)
    return known


def _arguments(id: str, needs: Mapping[str, Wanted]) -> frozenset[str] | None:
    """The arguments of a message, if somebody asks for it by its name."""
    if id in needs:
        return needs[id].arguments
    for prefix in _SPECIAL:
        if id.startswith(prefix):
            return needs[prefix.removesuffix("-")].arguments
    return next((told for prefix, told in _HELPERS.items() if id.startswith(prefix)), None)


@frozen
class _Check:
    words: Catalogue
    found: Mapping[str, References]
    variants: Mapping[str, set[str]]

    def references(self, found: References) -> Iterator[Problem]:
        """Messages, functions, forms and cases that are asked for and that are not there."""
        entry = found.entry
        for id, attribute, node in (*found.messages, *((id, "", node) for id, node in found.by_name())):
            target = self.words.entries.get(id)
            if target is None:
                yield entry.problem(f"there is no message '{id}'", _near(id, self.words.entries), node)
            elif attribute and attribute not in target.attributes:
                hint = _near(attribute, target.attributes)
                yield entry.problem(f"the message '{id}' has no attribute '.{attribute}'", hint, node)
            elif not attribute and target.node.value is None:
                yield entry.problem(f"the message '{id}' has no text of its own", "", node)
        for call in found.calls:
            yield from self._call(entry, call)

    def _call(self, entry: Entry, call: ftl.FunctionReference) -> Iterator[Problem]:
        name = call.id.name
        if name not in FUNCTIONS:
            yield entry.problem(f"there is no function {name}", _near(name, FUNCTIONS), call)
            return
        for option in call.arguments.named:
            key, value = option.name.name, str(option.value.value)
            if key not in FUNCTIONS[name]:
                yield entry.problem(f"{name} has no option '{key}'", _near(key, FUNCTIONS[name]), option)
            elif key in _BASE and value not in self.variants[key]:
                hint = _near(value, self.variants[key])
                yield entry.problem(f"no message has a variant for the {key} '{value}'", hint, option)

    def arguments(self, entry: Entry, told: frozenset[str], content: frozenset[str]) -> Iterator[Problem]:
        """What a message uses, itself or through others, without being told it; what it leaves unsaid."""
        used = list(self._used(entry.id, set()))
        for name in sorted(content - {name for name, _, _ in used}):
            yield entry.problem(f"the message '{entry.id}' leaves '${name}' unsaid")
        for name, node, user in used:
            if name in told and (name != VERB or VERB in entry.attributes):
                continue
            through = "" if user is entry else f", which '{user.id}' uses for it"
            hint = "An attribute '.verb' says which one." if name == VERB else _near(name, told)
            at = node if user is entry else None
            yield entry.problem(f"the message '{entry.id}' is not told '${name}'{through}", hint, at)

    def _used(self, id: str, seen: set[str]) -> Iterator[tuple[str, ftl.SyntaxNode, Entry]]:
        """The arguments that showing a message needs, with the message that uses them."""
        # A term is told only what its own reference tells it.
        if id in seen or id not in self.found or id.startswith(TERM):
            return
        seen.add(id)
        found = self.found[id]
        yield from ((name, node, found.entry) for name, node in found.arguments)
        for other, _, _ in found.messages:
            yield from self._used(other, seen)


def _near(word: str, known: Iterable[str]) -> str:
    hint = did_you_mean(word, known)
    return hint if hint.startswith("Did") else ""
