"""The vocabulary of a pack: its names, and the counts that use them."""

from collections.abc import Iterator, Mapping
from itertools import islice

from gwt.dsl import Count, Vocabulary
from gwt.packs import IdsByKind
from gwt.packs.limits import SPACES

_PLAIN = (
    *("own station", "own telegraph", "own house", "own upgrade", "own building"),
    *("building point", "goal point", "track tile", "point"),
)
"""The counts that name no component; the kind of the count has their words."""


def places(row: str, spaces: str) -> list[str]:
    """The names of the spaces of a row of the map."""
    return [f"{row}c{column}" for column in range(len(spaces))]


def vocabulary(names: IdsByKind) -> Vocabulary:
    """Returns the vocabulary of a pack, from the ids in its files."""
    return {
        "good": _same(names["resource"], names["tile"]),
        "resource": _same(names["resource"]),
        "spot": _same(names["space"], names["district"]),
        "district": _same(names["district"]),
        "specialist": _same(names["specialist"]),
        "upgrade": _same(names["upgrade"]),
        "senator": _same(names["senator"]),
        "edge": _same(names["edge"]),
        # A larger map is refused later, so its names may be incomplete here.
        "place": {place: place for place in islice(_places(names), SPACES)},
        "ruling": _same(names["ruling"]),
        "count": {word: count for count in _counts(names) for word in (count.one, count.many)},
    }


def _places(names: IdsByKind) -> Iterator[str]:
    for row, entry in names["row"].items():
        yield from places(row, str(entry.get("spaces", ""))[:SPACES])


def _same(*mappings: Mapping[str, object]) -> dict[str, str]:
    return {name: name for names in mappings for name in names}


def _counts(names: IdsByKind) -> Iterator[Count]:
    for word in _PLAIN:
        yield Count(word, f"{word}s", word)
    for good in (*names["resource"], *names["tile"]):
        yield Count(good, good, "good", good)
    for kind, entry in names["specialist"].items():
        yield Count(kind, str(entry.get("many", f"{kind}s")), "specialist", kind)
