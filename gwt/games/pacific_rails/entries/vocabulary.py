"""The vocabulary of a pack: its names."""

from collections.abc import Iterator, Mapping
from itertools import islice

from gwt import dsl, packs
from gwt.packs.limits import SPACES


def places(row: str, spaces: str) -> list[str]:
    """The names of the spaces of a row of the map."""
    return [f"{row}c{column}" for column in range(len(spaces))]


def vocabulary(names: packs.IdsByKind) -> dsl.Vocabulary:
    """Returns the vocabulary of a pack, from the ids in its files."""
    return {
        "good": _same(names["resource"], names["tile"]),
        "spot": _same(names["space"], names["district"]),
        **{kind: _same(names[kind]) for kind in ("resource", "district", "specialist", "upgrade")},
        **{kind: _same(names[kind]) for kind in ("senator", "edge")},
        # A larger map is refused later, so its names may be incomplete here.
        "place": {place: place for place in islice(_places(names), SPACES)},
        "ruling": _same(names["ruling"]),
    }


def _places(names: packs.IdsByKind) -> Iterator[str]:
    for row, entry in names["row"].items():
        yield from places(row, str(entry.get("spaces", ""))[:SPACES])


def _same(*mappings: Mapping[str, object]) -> dict[str, str]:
    return {name: name for names in mappings for name in names}
