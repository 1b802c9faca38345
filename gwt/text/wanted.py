"""Which messages a pack needs and with which arguments: read off its nodes, its counts and its names.

The name of a kind of node is the id of its message and the fields of the node are its arguments, so that
a new verb needs no more than its message: `GainDollars(amount)` is said by `gain-dollars` with `$amount`.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, get_origin

from attrs import frozen

from gwt.dsl.amounts import Bound, Count, Per, PerNamed, Quantity, UpTo
from gwt.dsl.nodes import field_names, in_words
from gwt.dsl.templates import forms
from gwt.memories import once_for_each
from gwt.packs.pack import Pack
from gwt.packs.walk import below, fields, is_kind_of_entry, types_below

FORM, INSIDE, VERB = "form", "inside", "verb"
"""What every effect is told besides its fields: its grammatical form, what it is a part of, its verb."""
NOUN, REST, CASE = "noun", "rest", "case"
"""What every amount is told besides its fields: what is counted, what stands behind it, its case."""

SENTENCE, GROUP, NEEDS = "as-sentence", "as-group", "as-needs"
"""The messages for a whole sentence, a tree in brackets, and several needs."""
SCORE, TIES = "as-score", "as-ties"
"""The messages for a `Per` by itself, and for several of them."""
FORGONE = "as-forgone"
"""The message for parts of a reward that will be forgone."""
SIGN = "sign"
"""What the message for a score is told besides the points: `plus` or `minus`."""
PLAIN = "as-name"
"""The message for a name that there are no words for."""
NAME = "name"
"""What the messages for names begin with."""
AS_MANY = "as-many"
"""The message for one of something for one of something else."""

ABOUT = "about"
"""What the messages for entries as a whole begin with."""
PLACE = "place"
"""What a message about an entry is told besides its fields: its place in its list, from 1."""

AMOUNTS = (Per, PerNamed, Quantity, Bound, UpTo)


@frozen
class Wanted:
    """A message that a pack needs: the first of `ids` that there is says it."""

    ids: tuple[str, ...]
    arguments: frozenset[str]
    """What it is told."""
    says: str
    """What it says, for whoever has to write it."""
    content: frozenset[str] = frozenset()
    """Those arguments that it may not leave unsaid."""
    plain: bool = False
    """Whether there is a plain name to be said in its place."""
    optional: bool = False
    """Whether all is said without it too."""


def message_id(kind: type) -> str:
    """`GainDollars` to `gain-dollars`."""
    return in_words(kind, "-")


def argument(field: str) -> str:
    """`to_hand` to `to-hand`."""
    return field.replace("_", "-")


def name_ids(word: str, sort: str = NAME) -> tuple[str, ...]:
    """The messages that may say a name, such as `name-station-3` and `name-station-n`."""
    plain = f"{sort}-{word.replace(' ', '-')}"
    return tuple(dict.fromkeys([plain, re.sub("[0-9]+", "n", plain)]))


def numbers(word: str) -> dict[str, int]:
    """The numbers in a name as the arguments `$n`, `$n2`, ..."""
    found = re.findall("[0-9]+", word)
    return {f"n{at}" if at > 1 else "n": int(number) for at, number in enumerate(found, 1)}


def components(pack: Pack) -> Iterator[Any]:
    """Every ruling of a pack, and every entry that has an id."""
    yield from pack.manifest.rulings
    yield from (one.entry for one in pack.components)


def component_ids(component: Any) -> tuple[str, ...]:
    """The messages that may say what a component is called; one of its own kind comes first."""
    return (*name_ids(component.id, message_id(type(component))), *name_ids(component.id))


@once_for_each
def wanted(pack: Pack) -> tuple[Wanted, ...]:
    """Every message without which something of a pack cannot be said."""
    return tuple(_wanted(pack))


def _wanted(pack: Pack) -> Iterator[Wanted]:
    yield from COMMON
    for kind in pack.language.kinds:
        yield _of_node(kind, " / ".join(one.plain for one in forms(kind)), FORM, INSIDE, VERB)
    words: set[str] = set()
    counts: dict[str, Count] = {}
    for known in pack.vocabulary.values():
        for word in known.values():
            if isinstance(word, Count):
                counts.setdefault(word.kind, word)
            else:
                # A plain number is one name, whatever the number.
                words.add("1" if str(word).isdigit() else str(word))
    for count in counts.values():
        arguments = {"number", CASE, *(["argument"] if count.argument is not None else [])}
        said = f"what '{count}' counts"
        content = frozenset(arguments & {"argument"})
        yield Wanted(name_ids(count.kind, "count"), frozenset(arguments), said, content)
    for word in sorted(words):
        yield _name(name_ids(word), word)
    for component in components(pack):
        yield _name(component_ids(component), component.id)
    yield from _abouts(pack)


def about_id(kind: type, field: str = "") -> str:
    """What says a kind of entry as a whole, or each entry in a list of it: `about-wagon-slots`."""
    return "-".join([ABOUT, message_id(kind), *([argument(field)] if field else [])])


def told_of(kind: type, more: Iterable[str] = ()) -> frozenset[str]:
    """What a message about a kind of entry is told; `more` is what it is told of its file."""
    own = (argument(name) for name, one in fields(kind).items() if _tellable(one.type))
    return frozenset({*own, *more, PLACE})


def of_file(whole: Any) -> dict[str, int]:
    """The plain numbers of a file, which the messages about its entries are told: `$goals-points`."""
    prefix = message_id(type(whole))
    return {
        f"{prefix}-{argument(str(name))}": value
        for name, value in below(whole)
        if isinstance(value, int) and not isinstance(value, bool)
    }


def entry_lists(kind: type) -> Iterator[tuple[str, type]]:
    """The lists of entries that a kind of entry has: the name of each field, and what stands in it."""
    for name, one in fields(kind).items():
        inner: Any = dict(types_below(one.type)).get("[]")
        if is_kind_of_entry(inner):
            yield name, inner


def _tellable(kind: Any) -> bool:
    """No mapping, and no entry by itself."""
    return get_origin(kind) is not dict and not is_kind_of_entry(kind)


def _abouts(pack: Pack) -> Iterator[Wanted]:
    """The messages that may say an entry as a whole."""
    for whole in pack.files.values():
        yield from _about(type(whole))
        for _, kind in entry_lists(type(whole)):
            if hasattr(kind, "id") or "id" in fields(kind):
                yield from _about(kind, of_file(whole))


def _about(kind: type, more: Iterable[str] = ()) -> Iterator[Wanted]:
    arguments = told_of(kind, more)
    yield _optional(about_id(kind), arguments)
    for name, inner in entry_lists(kind):
        yield _optional(about_id(kind, name), told_of(inner))


def _optional(id: str, arguments: frozenset[str]) -> Wanted:
    told = frozenset({*arguments, FORM, INSIDE, VERB})
    return Wanted((id,), told, "an entry as a whole", optional=True)


def _of_node(kind: type, source: str, *more: str) -> Wanted:
    """`more` is what it is told besides its fields."""
    own = [argument(name) for name in field_names(kind)]
    listed = ", ".join(f"${name}" for name in own)
    said = f"'{source}'" if source else f"what {kind.__name__} is"
    said = f"{said} with {listed}" if listed else said
    return Wanted((message_id(kind),), frozenset([*own, *more]), said, frozenset(own))


def _name(ids: tuple[str, ...], word: str) -> Wanted:
    told = frozenset({"number", CASE, *numbers(word)})
    return Wanted(ids, told, f"the name of '{word}'", plain=True)


def _of_words(id: str, says: str, content: set[str], more: Iterable[str] = ()) -> Wanted:
    return Wanted((id,), frozenset({*content, *more}), says, frozenset(content))


def _of_amount(id: str, says: str, content: set[str]) -> Wanted:
    """An amount of a noun, and what stands behind it; a maximum leaves both to the number inside."""
    own = content if "most" in content else content | {NOUN, REST}
    return _of_words(id, says, own, {NOUN, REST, CASE})


COMMON = (
    *(
        _of_amount(message_id(kind), f"what {kind.__name__} is", {*map(argument, field_names(kind))})
        for kind in AMOUNTS
    ),
    _of_amount(AS_MANY, "as many as there are of $count", {"count"}),
    _of_amount("number", "a plain number of something", {"number"}),
    _of_words(SENTENCE, "how a sentence ends", {"text"}),
    _of_words(GROUP, "an effect in brackets within another", {"effect"}, {FORM}),
    _of_words("need", "so many of something", {"number", "count"}, {FORM, INSIDE}),
    _of_words(PLAIN, "a name that there are no words for", {"name"}, {"many", "number", CASE}),
    _of_words(NEEDS, "that something is needed", {"needs"}, {FORM, INSIDE}),
    _of_words(SCORE, "that something scores points", {"score", SIGN}, {FORM, INSIDE}),
    _of_words(TIES, "what breaks a tie, the first first", {"ties"}, {FORM, INSIDE}),
    _of_words(FORGONE, "which parts of a reward will be forgone", {"forgone"}, {FORM, INSIDE}),
)
"""What every game needs besides its own verbs, counts and names."""
