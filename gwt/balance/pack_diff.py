"""Compares two packs, entry by entry."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from attrs import frozen

from gwt import dsl, packs
from gwt.packs.traversal import child_values, has_id, is_entry, walk_values

Place = tuple[str, str]
"""The name of a file and a key in it."""


Kind = Literal["new", "changed", "gone"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@frozen
class Change:
    """An entry, or a value without an id, that differs between two packs."""

    id: str
    """The id of the entry, or `file.key` for a value without one."""
    kind: Kind
    place: Place
    """The list that holds the entry, or the place of the value itself."""


def diff_packs(baseline: packs.Pack, variant: packs.Pack) -> tuple[Change, ...]:
    """Returns what differs: new and changed entries in the variant's order, then those that are gone."""
    before, after = dict(_parts(baseline)), dict(_parts(variant))
    new_or_changed = [
        Change(id, "changed" if (place, id) in before else "new", place)
        for (place, id), value in after.items()
        if (place, id) not in before or not _same(before[place, id], value)
    ]
    gone = [Change(id, "gone", place) for place, id in before if (place, id) not in after]
    return (*new_or_changed, *gone)


def all_entries_as_new(pack: packs.Pack) -> tuple[Change, ...]:
    """Returns every entry with an id, as something new."""
    return tuple(Change(id, "new", place) for (place, id), value in _parts(pack) if has_id(value))


def same_list_ids(pack: packs.Pack, changed: tuple[Change, ...]) -> dict[str, tuple[str, ...]]:
    """Returns, for each new or changed entry, the ids of all entries in the same list."""
    lists: dict[Place, tuple[str, ...]] = {}
    for place, id in dict(_parts(pack)):
        lists[place] = (*lists.get(place, ()), id)
    return {change.id: lists[change.place] for change in changed if change.kind != "gone"}


def printed_effects(pack: packs.Pack, id: str) -> tuple[dsl.Effect, ...]:
    """The effects in an entry, as printed on the component."""
    return tuple(
        tree
        for component in pack.components
        if component.id == id
        for _, tree in walk_values(component.entry, is_entry)
        if isinstance(tree, dsl.Effect)
    )


def _parts(pack: packs.Pack) -> Iterator[tuple[tuple[Place, str], Any]]:
    """Yields every entry with an id, and every other value of a file, with its place."""
    for file, whole in pack.files.items():
        for key, value in child_values(whole):
            place = (file, str(key))
            entries = value if isinstance(value, tuple) else ()
            if entries and all(map(has_id, entries)):
                yield from (((place, entry.id), entry) for entry in entries)
            else:
                yield (place, f"{file}.{key}"), value


def _same(a: object, b: object) -> bool:
    """Whether two entries are equal in all but their source, which does not matter in play."""
    return type(a) is type(b) and _says(a) == _says(b)


def _says(value: object) -> dict[packs.KeyPath, Any]:
    return {keys: leaf for keys, leaf in walk_values(value) if keys[-1:] not in (("source",), ("name",))}
