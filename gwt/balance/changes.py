"""What one pack has that another has not, entry by entry."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.packs.document import Steps
from gwt.packs.pack import Pack
from gwt.packs.walk import below, has_id, is_entry, walk

Place = tuple[str, str]
"""A file and a key in it."""


Kind = Literal["new", "changed", "gone"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@frozen
class Change:
    """An entry, or a value without an id, that differs between two packs."""

    id: str
    """`file.key` for what has no id."""
    kind: Kind
    place: Place
    """The list in which it stands, or the value that it is."""


def changes(baseline: Pack, variant: Pack) -> tuple[Change, ...]:
    """What differs, in the order of the variant and then what is gone."""
    before, after = dict(_parts(baseline)), dict(_parts(variant))
    found = [
        Change(id, "changed" if (place, id) in before else "new", place)
        for (place, id), value in after.items()
        if (place, id) not in before or not _same(before[place, id], value)
    ]
    gone = [Change(id, "gone", place) for place, id in before if (place, id) not in after]
    return (*found, *gone)


def like(pack: Pack, changed: tuple[Change, ...]) -> dict[str, tuple[str, ...]]:
    """For each entry that is new or changed, the ids of the list in which it stands."""
    lists: dict[Place, tuple[str, ...]] = {}
    for place, id in dict(_parts(pack)):
        lists[place] = (*lists.get(place, ()), id)
    return {one.id: lists[one.place] for one in changed if one.kind != "gone"}


def printed(pack: Pack, id: str) -> tuple[Effect, ...]:
    """The effects that an entry says, as they are printed."""
    return tuple(
        tree
        for one in pack.components
        if one.id == id
        for _, tree in walk(one.entry, is_entry)
        if isinstance(tree, Effect)
    )


def _parts(pack: Pack) -> Iterator[tuple[tuple[Place, str], Any]]:
    """Every entry with an id, and every other value of a file."""
    for file, whole in pack.files.items():
        for key, value in below(whole):
            place = (file, str(key))
            entries = value if isinstance(value, tuple) else ()
            if entries and all(map(has_id, entries)):
                yield from (((place, entry.id), entry) for entry in entries)
            else:
                yield (place, f"{file}.{key}"), value


def _same(one: Any, other: Any) -> bool:
    """Entries are the same by what they say; whence it comes makes no difference in play."""
    return type(one) is type(other) and _says(one) == _says(other)


def _says(value: Any) -> dict[Steps, Any]:
    return {steps: leaf for steps, leaf in walk(value) if steps[-1:] not in (("source",), ("name",))}
