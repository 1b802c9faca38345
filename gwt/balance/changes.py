"""What one pack has that another has not, entry by entry."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

import attrs
from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.packs.pack import Pack

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
        effect
        for (_, name), value in _parts(pack)
        if name == id and attrs.has(type(value))
        for one in attrs.fields(type(value))
        for effect in _effects(getattr(value, one.name))
    )


def _parts(pack: Pack) -> Iterator[tuple[tuple[Place, str], Any]]:
    """Every entry with an id, and every other value of a file."""
    for stem, file in pack.entries.items():
        for one in attrs.fields(type(file)):
            value = getattr(file, one.name)
            place = (stem, one.name)
            entries = value if isinstance(value, tuple) else ()
            if entries and all(hasattr(entry, "id") for entry in entries):
                yield from (((place, entry.id), entry) for entry in entries)
            else:
                yield (place, f"{stem}.{one.name}"), value


def _effects(value: Any) -> Iterator[Effect]:
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _effects(one)
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _effects(one)


def _same(one: Any, other: Any) -> bool:
    """Entries are the same by what they say; whence it comes makes no difference in play."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, Effect) or not attrs.has(type(one)):
        return bool(one == other)
    names = [field.name for field in attrs.fields(type(one)) if field.name not in ("source", "name")]
    return all(_same(getattr(one, name), getattr(other, name)) for name in names)
