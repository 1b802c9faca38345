"""Lists the messages that a pack needs and their arguments, from its nodes, counts and names.

The class name of a node is the id of its message and the fields of the node are the arguments, so a new
verb needs only one message: `GainDollars(amount)` is shown by `gain-dollars` with `$amount`.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

from attrs import evolve, frozen

from gwt import dsl, memory_cache, packs
from gwt.dsl.templates import forms_of
from gwt.packs.traversal import (
    KINDS,
    child_types,
    child_values,
    fields_by_name,
    is_kind_of_entry,
    nested_types,
    strip_optional,
)

FORM, INSIDE, VERB, WHOM = "form", "inside", "verb", "whom"
"""The arguments of every effect besides its fields: its grammatical form, its parent, its verb, and the
players that its attribute `.who` names."""
WHO = "who"
SUBJECT = "subject"
"""The argument of every message: the player whose effects are said, `you` if that is the reader."""
NOUN, REST, CASE = "noun", "rest", "case"
"""The arguments of every amount besides its fields: what is counted, what follows it, its case."""

SENTENCE, GROUP, NEEDS, QUOTE = "as-sentence", "as-group", "as-needs", "as-quote"
"""The messages for a whole sentence, a tree in brackets, several needs, and what others do by a verb that
has no words for them."""
SCORE, TIES = "as-score", "as-ties"
"""The messages for a `Per` by itself, and for several of them."""
SWITCH, EACH = "as-switch", "each"
"""The messages for what a ruling switches on or off, and for effects that depend on the same count.
A language that lacks them says the same at every place."""
PRONOUN = "as-pronoun"
"""The message for a subject that has been named; without it the name is repeated."""
OTHERWISE, TIMES, SAME_COST = "otherwise", "times", "same-cost"
"""The messages for one of two effects, by a condition, for an effect done several times, and for one of
some effects that cost the same. A language that lacks them says both conditions, each time, each cost."""
FORGONE = "as-forgone"
"""The message for the parts of a reward that will be forgone."""
SIGN = "sign"
"""The argument of the message for a score besides the points: `plus` or `minus`."""
PLAIN = "as-name"
"""The message for a name that has no message."""
ENGLISH = "en"
"""The language of expressions."""
NAME = "name"
"""The prefix of the messages for names."""
AS_MANY = "as-many"
"""The message for a number of things equal to the number of other things."""
CLAUSE = "clause"
"""The prefix of messages about having some of what is counted; a kind of count may have its own."""
ITEM = "item"
"""The prefix of messages for the numbers of a field, one for each of some numbers, such as of players."""

ABOUT = "about"
"""The prefix of the messages about entries as a whole."""
PLACE = "place"
"""The argument of a message about an entry besides its fields: its place in its list, from 1."""
KEY, AS_KEY = "key", "as-key"
"""The prefix of the messages for a key under which any class of entries holds an expression, and the
message instead of one that is missing."""
ROW, ASK, STOP = "row-", "ask-", "stop-"
"""The prefixes of messages for rows, for questions and for choosing nothing, see `row_sentences`."""
NOTE, PRICE = "note", "price"
"""The arguments of the message for a row besides those of its verb."""
BY = "by"
"""Stands in the name of a message for an effect that an actor does: `may-by-opponent`."""

AMOUNTS = (dsl.Per, dsl.PerNamed, dsl.Quantity, dsl.Bound, dsl.UpTo)


@frozen
class RequiredMessage:
    """A message that a pack needs: the first of `ids` that exists is used."""

    ids: tuple[str, ...]
    arguments: frozenset[str]
    """The names of its arguments."""
    says: str
    """A description for its author."""
    content: frozenset[str] = frozenset()
    """The arguments that it has to use."""
    plain: bool = False
    """Whether a plain name can be shown instead."""
    optional: bool = False
    """Whether it may be left out."""
    english: bool = False
    """Whether it may be left out in English, as a template or an entry says it."""


def message_id(node_class: type) -> str:
    """Returns the message id of a class: `GainDollars` -> `gain-dollars`."""
    return dsl.class_name_in_words(node_class, "-")


def argument_name(field: str) -> str:
    """Returns the argument for a field: `to_hand` -> `to-hand`."""
    return field.replace("_", "-")


def kind_argument(field: str) -> str:
    """Returns the argument of a question for the class of the entry that a field names: `tile-kind`."""
    return f"{argument_name(field)}-kind"


def name_ids(word: str, sort: str = NAME) -> tuple[str, ...]:
    """Returns the possible messages for a name, such as `name-station-3` and `name-station-n`."""
    plain = f"{sort}-{word.replace(' ', '-')}"
    return tuple(dict.fromkeys([plain, re.sub("[0-9]+", "n", plain)]))


def numbers_in_name(word: str) -> dict[str, int]:
    """Returns the numbers in a name as the arguments `$n`, `$n2`, ..."""
    digits = re.findall("[0-9]+", word)
    return {f"n{at}" if at > 1 else "n": int(number) for at, number in enumerate(digits, 1)}


def components(pack: packs.Pack) -> Iterator[Any]:
    """Yields every ruling of a pack, and every entry with an id."""
    yield from pack.manifest.rulings
    yield from (component.entry for component in pack.components)


def count_family(count: dsl.Count) -> str:
    """Returns the word for the messages of a count: its kind, or `compared` or `owned`."""
    return message_id(type(count)) if isinstance(count, dsl.Owned | dsl.Compared) else count.kind


def count_arguments(count: dsl.Count) -> dict[str, Any]:
    """Returns the arguments of the message for a count besides its number: `$argument`, `$argument2`."""
    return {f"argument{at}" if at > 1 else "argument": value for at, value in enumerate(count.arguments, 1)}


def component_ids(component: Any) -> tuple[str, ...]:
    """Returns the possible messages for the name of a component, the one of its kind first."""
    return (*name_ids(component.id, message_id(type(component))), *name_ids(component.id))


@memory_cache.cached_per_object
def required_messages(pack: packs.Pack) -> tuple[RequiredMessage, ...]:
    """Returns every message that a pack needs."""
    return tuple(_wanted(pack))


def _wanted(pack: packs.Pack) -> Iterator[RequiredMessage]:
    yield from COMMON
    for kind in pack.language.kinds:
        yield _of_node(kind, " / ".join(form.plain for form in forms_of(kind)), FORM, INSIDE, VERB, WHOM)
    words: set[str] = set()
    counts: dict[str, dsl.Count] = {}
    for by_name in pack.vocabulary.values():
        for word in by_name.values():
            if isinstance(word, dsl.Count):
                counts.setdefault(word.kind, word)
            else:
                # All plain numbers share one message.
                words.add("1" if str(word).isdigit() else str(word))
    for count in counts.values():
        content = frozenset(count_arguments(count))
        says = f"what '{count}' counts"
        arguments, english = content | {"number", CASE}, not count.arguments
        yield RequiredMessage(name_ids(count.kind, "count"), arguments, says, content, english=english)
    for word in sorted(words):
        yield _name(name_ids(word), word)
    for component in components(pack):
        # Within no sentence the name in its entry does, in English.
        english = component.id not in words and bool(getattr(component, "name", ""))
        yield evolve(_name(component_ids(component), component.id), english=english)
    yield from _abouts(pack)
    yield from _keys(pack)
    yield from _by_actors(pack)


def about_id(node_class: type, field: str = "") -> str:
    """Returns the message about a class of entries, or about the entries in a list: `about-wagon-slots`."""
    return "-".join([ABOUT, message_id(node_class), *([argument_name(field)] if field else [])])


def key_ids(node_class: type, name: str) -> tuple[str, str]:
    """Returns the possible messages for the words around an expression under a key of a class of entries:
    `about-town-first`, or `key-first` for any class."""
    return about_id(node_class, name), f"{KEY}-{argument_name(name)}"


def plain_fields(node_class: type) -> frozenset[str]:
    """Returns the fields of a class of entries that hold neither expressions nor entries."""
    return frozenset(
        name
        for name, attribute in fields_by_name(node_class).items()
        if not any(inner in KINDS or is_kind_of_entry(inner) for inner in nested_types(attribute.type))
    )


def keys_below(kind: object) -> Iterator[tuple[type, str]]:
    """Yields the keys within a type that hold expressions, each with its class of entries."""
    for name, inner in child_types(kind):
        if is_kind_of_entry(strip_optional(kind)) and any(part in KINDS for part in nested_types(inner)):
            yield strip_optional(kind), name
        yield from keys_below(inner)


def entry_message_arguments(node_class: type, more: Iterable[str] = ()) -> frozenset[str]:
    """Returns the arguments of a message about a class of entries; `more` are those of its file."""
    names = (
        argument_name(name) for name, field in fields_by_name(node_class).items() if _tellable(field.type)
    )
    return frozenset({*names, *more, PLACE})


def file_arguments(whole: object) -> dict[str, int]:
    """Returns the plain numbers of a file, arguments of the messages about its entries: `$goals-points`."""
    prefix = message_id(type(whole))
    return {
        f"{prefix}-{argument_name(str(name))}": value
        for name, value in child_values(whole)
        if isinstance(value, int) and not isinstance(value, bool)
    }


def entry_lists(node_class: type) -> Iterator[tuple[str, type]]:
    """Yields the lists of entries in a class of entries: the name of the field, and the class listed."""
    for name, field in fields_by_name(node_class).items():
        inner: Any = dict(child_types(field.type)).get("[]")
        if is_kind_of_entry(inner):
            yield name, inner


def _tellable(kind: object) -> bool:
    """Whether values of a type can be arguments: all but single entries, and mappings but to numbers."""
    if get_origin(kind) is dict:
        return get_args(kind)[1] is int
    return not is_kind_of_entry(kind)


def _abouts(pack: packs.Pack) -> Iterator[RequiredMessage]:
    """Yields the optional messages about entries as a whole, also of files that only packs above have."""
    files = [(type(file), file_arguments(file)) for file in pack.files.values()]
    of_game: Any = type(pack.entries)
    for name, field in fields_by_name(of_game).items() if is_kind_of_entry(of_game) else ():
        if name not in pack.files:
            kind: Any = strip_optional(field.type)
            files.append((kind, {}))
    for whole, more in files:
        yield from _about(whole)
        for _, kind in entry_lists(whole):
            if hasattr(kind, "id") or "id" in fields_by_name(kind):
                yield from _about(kind, more)


def _about(node_class: type, more: Iterable[str] = ()) -> Iterator[RequiredMessage]:
    arguments = entry_message_arguments(node_class, more)
    yield _optional(about_id(node_class), arguments)
    for name, inner in entry_lists(node_class):
        yield _optional(about_id(node_class, name), entry_message_arguments(inner))


def _keys(pack: packs.Pack) -> Iterator[RequiredMessage]:
    """Yields the message for each key that holds expressions, also of files that only packs above have."""
    of_game = type(pack.entries)
    for kind, name in dict.fromkeys(keys_below(of_game)) if is_kind_of_entry(of_game) else ():
        content = {argument_name(name)}
        more = {*map(argument_name, plain_fields(kind)), PLACE, FORM, INSIDE, VERB}
        says = (
            f"what an expression under '{name}' of {dsl.with_article(dsl.class_name_in_words(kind))} is for"
        )
        yield RequiredMessage(key_ids(kind, name), frozenset(content | more), says, frozenset(content))


def _by_actors(pack: packs.Pack) -> Iterator[RequiredMessage]:
    """Yields the optional messages for effects that an actor does, with what narrows them."""
    of_game: Any = type(pack.entries)
    for attribute in fields_by_name(of_game).values() if is_kind_of_entry(of_game) else ():
        whole: Any = strip_optional(attribute.type)
        if getattr(whole, "actor", "") and hasattr(whole, "narrowed"):
            for kind in pack.language.kinds:
                arguments = (
                    *map(argument_name, dsl.field_names(kind)),
                    *whole.narrowed,
                    FORM,
                    INSIDE,
                    VERB,
                )
                says = "an effect that an actor does"
                yield RequiredMessage((by_actor(kind, whole),), frozenset(arguments), says, optional=True)


def by_actor(node_class: type, whole: type) -> str:
    """Returns the message for a class of effects that the actor of a class of files does."""
    return "-".join([message_id(node_class), BY, message_id(whole)])


def _optional(id: str, arguments: frozenset[str]) -> RequiredMessage:
    allowed = frozenset({*arguments, FORM, INSIDE, VERB})
    return RequiredMessage((id,), allowed, "an entry as a whole", optional=True)


def _of_node(node_class: type, source: str, *more: str) -> RequiredMessage:
    """Returns the message for a class of nodes; `more` are arguments besides its fields."""
    names = [argument_name(name) for name in dsl.field_names(node_class)]
    joined = ", ".join(f"${name}" for name in names)
    says = f"'{source}'" if source else f"what {node_class.__name__} is"
    says = f"{says} with {joined}" if joined else says
    return RequiredMessage((message_id(node_class),), frozenset([*names, *more]), says, frozenset(names))


def _name(ids: tuple[str, ...], word: str) -> RequiredMessage:
    arguments = frozenset({"number", CASE, *numbers_in_name(word)})
    return RequiredMessage(ids, arguments, f"the name of '{word}'", plain=True)


def _of_words(id: str, says: str, content: set[str], more: Iterable[str] = ()) -> RequiredMessage:
    return RequiredMessage((id,), frozenset({*content, *more}), says, frozenset(content))


def _of_amount(id: str, says: str, content: set[str]) -> RequiredMessage:
    """Returns the message for a class of amounts; one with an amount inside passes noun and rest on."""
    required = content if "most" in content else content | {NOUN, REST}
    more = {"number"} if "most" in content else set[str]()
    return _of_words(id, says, required, {NOUN, REST, CASE, *more})


COMMON = (
    *(
        _of_amount(
            message_id(kind), f"what {kind.__name__} is", {*map(argument_name, dsl.field_names(kind))}
        )
        for kind in AMOUNTS
    ),
    evolve(
        _of_amount(
            "places",
            "points for the most and the second most",
            {"each", "second", "third", "count", "ties"},
        ),
        optional=True,
    ),
    evolve(
        _of_amount("by-number", "points for 1, 2 and more of something", {"each", "later", "count"}),
        optional=True,
    ),
    _of_amount(AS_MANY, "as many as there are of $count", {"count"}),
    _of_amount("number", "a plain number of something", {"number"}),
    _of_words(SENTENCE, "how a sentence ends", {"text"}),
    _of_words(GROUP, "an effect in brackets within another", {"effect"}, {FORM, INSIDE}),
    evolve(
        _of_words(QUOTE, "what others do, as it is said to them", {"effect"}, {FORM, VERB}), optional=True
    ),
    _of_words("need", "a number of something", {"number", "count"}, {FORM, INSIDE}),
    evolve(
        _of_words("need-compared", "a comparison with others", {"count"}, {"number", FORM, INSIDE}),
        optional=True,
    ),
    _of_words(PLAIN, "a name that there are no words for", {"name"}, {"many", "number", CASE}),
    _of_words(NEEDS, "that something is needed", {"needs"}, {FORM, INSIDE}),
    _of_words(SCORE, "that something scores points", {"score", SIGN}, {FORM, INSIDE}),
    _of_words(TIES, "what breaks a tie, the first first", {"ties"}, {FORM, INSIDE}),
    evolve(
        _of_words(
            SWITCH, "what a ruling switches", {"effects", "ruling", "default"}, {"before", FORM, INSIDE}
        ),
        optional=True,
    ),
    evolve(
        _of_words(
            EACH, "effects for each of what is counted", {"effect", "per", "count"}, {FORM, INSIDE, VERB}
        ),
        optional=True,
    ),
    evolve(_of_words(PRONOUN, "somebody who has been named", set()), optional=True),
    evolve(
        _of_words(
            OTHERWISE,
            "one effect if there are enough of what is counted, and another if not",
            {"effect", "other", "number", "count"},
            {FORM, INSIDE, VERB},
        ),
        optional=True,
    ),
    evolve(
        _of_words(
            SAME_COST, "one of some effects that cost the same", {"cost", "arms"}, {FORM, INSIDE, VERB}
        ),
        optional=True,
    ),
    evolve(
        _of_words(TIMES, "an effect done several times", {"effect", "number"}, {FORM, INSIDE, VERB}),
        optional=True,
    ),
    _of_words(FORGONE, "which parts of a reward will be forgone", {"forgone"}, {FORM, INSIDE}),
    _of_words(AS_KEY, "the key of an expression whose words are missing", {"key", "text"}),
)
"""The messages that every game needs besides those for its verbs, counts and names."""
