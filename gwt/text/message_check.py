"""The messages that a pack and a table need, compared with those of a language."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve, frozen
from fluent.syntax import ast as ftl

from gwt import dsl, errors, memory_cache, packs, resources
from gwt.packs import Pack, display_path, limits
from gwt.text.event_messages import EVENT, TABLE, WHO, YOU, event_id, message_fields
from gwt.text.message_catalog import (
    TERM,
    FluentEntry,
    MessageCatalog,
    message_catalog,
    problem_at,
    table_messages,
)
from gwt.text.message_references import FUNCTIONS, References, arguments_of, references_of
from gwt.text.required_messages import (
    AS_MANY,
    ASK,
    CASE,
    CLAUSE,
    ENGLISH,
    FORM,
    INSIDE,
    ITEM,
    NOTE,
    PRICE,
    ROW,
    STOP,
    SUBJECT,
    VERB,
    RequiredMessage,
    argument_name,
    component_ids,
    components,
    kind_argument,
    message_id,
    required_messages,
)

REFERENCE = "en"
"""The language whose files define the messages at a table and their arguments."""


@memory_cache.cached_per_object
def wanted_at_table(pack: packs.Pack) -> tuple[RequiredMessage, ...]:
    """Returns every message that is needed at a table."""
    return tuple(_wanted(pack))


def _wanted(pack: packs.Pack) -> Iterator[RequiredMessage]:
    messages = table_messages(pack, REFERENCE)
    used = {id: frozenset(arguments_of(id, messages)) for id in messages}
    every_game = {packs.display_path(path) for path in resources.shared_text_files(REFERENCE)}
    events = set[str]()
    for kind in pack.events():
        id, fields = event_id(kind), frozenset(map(argument_name, message_fields(kind)))
        events.add(id)
        arguments = fields | {WHO, YOU, FORM, INSIDE, VERB}
        joined = ", ".join(f"${name}" for name in sorted(fields))
        says = f"that {message_id(kind).replace('-', ' ')}" + (f", with {joined}" if joined else "")
        # An argument that English does not use, such as the row that a token left, is optional.
        yield RequiredMessage((id,), arguments, says, fields & used.get(id, frozenset()))
    for id, entry in messages.items():
        if id.startswith(EVENT) and id not in events and entry.document.file in every_game:
            # A game need not have all the events that most games have.
            yield RequiredMessage((id,), used[id] | {WHO, YOU}, "an event of most games", optional=True)
        if id.startswith(TABLE):
            arguments = used[id] | used.get(ROW + id, frozenset()) | {FORM, INSIDE, VERB, CASE, YOU}
            yield RequiredMessage((id,), arguments, "something at the table", used[id] - {YOU})


_HELPERS = {
    "noun-": frozenset({"number", CASE}),
    f"{CLAUSE}-": frozenset({"number", "count", "argument"}),
    f"{ITEM}-": frozenset({"number", "key"}),
    "list-": frozenset({"head", "tail", FORM}),
    "verb-": frozenset[str](),
}
"""Prefixes of messages that other messages refer to by the rest of the name, and their arguments."""
_SPECIAL = tuple(f"{id}-" for id in (message_id(dsl.Bound), message_id(dsl.Named), AS_MANY))
"""Prefixes of messages for one named number or one kind of count, with the arguments of the general one."""
_OPTIONAL = ("name-", "count-", f"{ROW}name-", f"{ROW}count-")
"""Prefixes of messages that another pack may need, so they are never superfluous."""
_FEW = 3
"""The messages for rows that a problem names."""
_NONE_OR_MANY = {"none", "zero", "one", "two", "few", "many", "other"}
"""The variants of a number, which may be missing."""
_BASE = {FORM: "order", CASE: "none"}
"""The form and the case that need no variant."""


def message_problems(pack: Pack, words: MessageCatalog, table: bool = False) -> Iterator[errors.Problem]:
    """Yields the problems of existing messages; `table`: the catalogue has those at the table too."""
    by_id = {id: references_of(entry) for id, entry in words.entries.items()}
    check = _Check(words, by_id, _variants(by_id.values()))
    needs = {id: need for need in _all_wanted(pack, table) for id in need.ids}
    reached = {id for refs in by_id.values() for id, _, _ in refs.messages}
    for_every_game = {display_path(path) for path in resources.shared_text_files(words.language)}
    for id, entry in words.entries.items():
        yield from check.references(by_id[id])
        arguments = _arguments(id, needs)
        is_for_all = entry.document.file in for_every_game
        if arguments is not None:
            # What a field of one game adds to a message of every game, a message of that game says.
            needed = needs[id].content if id in needs and not is_for_all else frozenset[str]()
            yield from check.arguments(entry, arguments, needed)
        elif not (id in reached or id.startswith((*_OPTIONAL, TERM)) or is_for_all):
            yield entry.problem(f"nothing uses the message '{id}'", _near(id, needs))


def _all_wanted(pack: Pack, table: bool) -> tuple[RequiredMessage, ...]:
    return required_messages(pack) + (wanted_at_table(pack) if table else ())


def missing_messages(pack: Pack, words: MessageCatalog, table: bool = False) -> Iterator[errors.Problem]:
    """Yields a problem for each message that the pack needs and the language does not have."""
    seen: set[str] = set()
    used = {id for need in _all_wanted(pack, table) for id in need.ids}
    for need in _all_wanted(pack, table):
        # Names that differ only in numbers share one message, so that is reported once.
        optional = need.optional or (need.english and words.language == ENGLISH)
        if not optional and words.entries.keys().isdisjoint(need.ids) and need.ids[-1] not in seen:
            seen.add(need.ids[-1])
            problem = words.missing(need.ids, need.says, used)
            yield evolve(problem, code="no-name") if need.plain else problem


def ownerless_names(pack: Pack, words: MessageCatalog) -> Iterator[errors.Problem]:
    """Yields a problem for each name in the topmost of several packs of what none of them has."""
    *below, top = pack.layers
    own = {display_path(path) for path in limits.pack_files(top.folder, "text/*.ftl")} if below else ()
    defined_ids = {id for need in _all_wanted(pack, True) for id in need.ids}
    if own:
        defined_ids |= message_catalog(
            evolve(pack, layers=tuple(below)), words.language, table=True
        ).entries.keys()
    used = {id for entry in words.entries.values() for id, _, _ in references_of(entry).messages}
    for id, entry in words.entries.items():
        is_name = id.startswith(_OPTIONAL) and entry.document.file in own
        if is_name and id.removeprefix(ROW) not in defined_ids | used:
            message = f"the pack has nothing that the message '{id}' names"
            yield evolve(entry.problem(message, errors.did_you_mean(id, defined_ids)), code="no-owner")


def lacking_rows(pack: Pack, words: MessageCatalog) -> Iterator[errors.Problem]:
    """Yields one problem for all verbs without a short form for rows."""
    verbs = (message_id(kind) for kind in pack.language.kinds if issubclass(kind, dsl.Effect))
    lacking = [f"'{ROW}{verb}'" for verb in verbs if ROW + verb not in words.entries]
    if lacking and not words.is_of_grammar:
        more = f" and {len(lacking) - _FEW} more" if len(lacking) > _FEW else ""
        message = f"a table shows whole sentences for lack of {', '.join(lacking[:_FEW])}{more}"
        file = Path(words.documents[-1].file)
        hint = f"Write '{lacking[0][1:-1]} = ...' in {file.parent.name}/table.{words.language}.ftl."
        yield evolve(problem_at(words.documents[-1], message, hint), code="no-row")


def nameless_components(pack: Pack, words: MessageCatalog, ids: Collection[str]) -> list[Any]:
    """Returns the components with these ids that have no name, one for each id."""
    if words.is_of_grammar:
        # A pack without any messages of its own need not name its components either.
        return []
    lacking = {
        component.id: component
        for component in components(pack)
        if component.id in ids and not any(id in words.entries for id in component_ids(component))
    }
    return list(lacking.values())


def _variants(all_refs: Iterable[References]) -> dict[str, set[str]]:
    """Returns the forms and the cases that some message has a variant for."""
    variants = {name: {base} for name, base in _BASE.items()}
    for refs in all_refs:
        for name, keys in refs.variants.items():
            variants.setdefault(name, set()).update(keys)
    return variants


def _arguments(id: str, needs: Mapping[str, RequiredMessage]) -> frozenset[str] | None:
    """Returns the arguments of a message, or None if nothing refers to it."""
    if id in needs:
        return needs[id].arguments
    for prefix in (ROW, ASK, STOP):
        if id.startswith(prefix) and (arguments := _arguments(id.removeprefix(prefix), needs)) is not None:
            return (
                arguments | {NOTE, PRICE}
                if prefix == ROW
                else arguments | set(map(kind_argument, arguments))
            )
    for prefix in _SPECIAL:
        if id.startswith(prefix):
            return needs[prefix.removesuffix("-")].arguments
    return next((arguments for prefix, arguments in _HELPERS.items() if id.startswith(prefix)), None)


@frozen
class _Check:
    words: MessageCatalog
    found: Mapping[str, References]
    variants: Mapping[str, set[str]]

    def references(self, refs: References) -> Iterator[errors.Problem]:
        """Yields a problem for each reference to a message, function, form or case that does not exist."""
        entry = refs.entry
        for id, attribute, node in (*refs.messages, *((id, "", node) for id, node in refs.by_name())):
            target = self.words.entries.get(id)
            if target is None:
                yield entry.problem(f"there is no message '{id}'", _near(id, self.words.entries), node)
            elif attribute and attribute not in target.attributes:
                hint = _near(attribute, target.attributes)
                yield entry.problem(f"the message '{id}' has no attribute '.{attribute}'", hint, node)
            elif not attribute and target.node.value is None:
                yield entry.problem(f"the message '{id}' has no text of its own", "", node)
        for call in refs.calls:
            yield from self._call(entry, call)
        for key, node in refs.variants.get("number", {}).items():
            if key not in _NONE_OR_MANY and (hint := _near(key, _NONE_OR_MANY)):
                yield entry.problem(f"no number is '{key}'", hint, node)

    def _call(self, entry: FluentEntry, call: ftl.FunctionReference) -> Iterator[errors.Problem]:
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

    def arguments(
        self, entry: FluentEntry, allowed: frozenset[str], required: frozenset[str]
    ) -> Iterator[errors.Problem]:
        """Yields a problem for each argument that is used but not given, or required but not used."""
        used = list(self._used(entry.id, set()))
        for name in sorted(required - {name for name, _, _ in used}):
            yield entry.problem(f"the message '{entry.id}' does not use '${name}'")
        for name, node, user in used:
            if name == SUBJECT or (name in allowed and (name != VERB or VERB in entry.attributes)):
                continue
            through = "" if user is entry else f", which '{user.id}' uses for it"
            hint = "Add an attribute '.verb' that names it." if name == VERB else _near(name, allowed)
            at = node if user is entry else None
            yield entry.problem(f"the message '{entry.id}' gets no argument '${name}'{through}", hint, at)

    def _used(self, id: str, seen: set[str]) -> Iterator[tuple[str, ftl.SyntaxNode, FluentEntry]]:
        """Yields the arguments that formatting a message uses, each with the entry that uses it."""
        # A term gets only the arguments in the reference to it.
        if id in seen or id not in self.found or id.startswith(TERM):
            return
        seen.add(id)
        refs = self.found[id]
        yield from ((name, node, refs.entry) for name, node in refs.arguments)
        for other, _, _ in refs.messages:
            yield from self._used(other, seen)


def _near(word: str, names: Iterable[str]) -> str:
    named = [name for name in names if name.endswith(f"-{word}")]
    hint = errors.did_you_mean_one_of(named) if len(named) == 1 else errors.did_you_mean(word, names)
    return hint if hint.kind is errors.HintKind.MEANT else ""
