"""The vocabulary of a pack: its names."""

from collections.abc import Iterator, Mapping
from typing import Any

from gwt import dsl, packs
from gwt.games.great_western.entries.content import card_id

TAGGED = {
    **{kind: f"a {kind}" for kind in ("space", "station", "city", "building", "breed", "piece")},
    "supply": "a tile of the supply",
    "objective": "an objective card",
    "master": "a station master",
}
"""The kinds of entries that are counted by their tags, with what one of them is."""
_CARDS = {"cattle": "cattle", "card": "card", "objective": "objective"}


def vocabulary(names: packs.IdsByKind) -> dsl.Vocabulary:
    """Returns the vocabulary of a pack, from the ids in its files."""
    cards = dict(_cards(names))
    buildings = {id: space for id, space in names["space"].items() if space.get("kind") == "building"}
    return {
        "space": _same(names["space"]),
        "tile": _same(names["building"], names["supply"]),
        **{kind: _same(names[kind]) for kind in ("station", "city", "disc", "aux", "worker", "hand")},
        "target": _same(names["city"], names["station"]),
        "objective": {**_same(names["objective"]), "from stack": "from stack"},
        **{kind: _same(names[kind]) for kind in ("piece", "master", "town", "area", "turn-card", "level")},
        **{kind: _same(names[kind]) for kind in ("event-card", "ruling")},
        "track": {**_same(names["station"]), **{str(space): str(space) for space in range(1000)}},
        "card": cards,
        # What is only counted by its name.
        "teepee": _same({id: tile for id, tile in names["supply"].items() if tile.get("kind") == "teepee"}),
        "value": {str(value): f"cattle of value {value}" for value in _values(names)},
        "breed": _same(names["breed"]),
        **{f"{kind}_tag": _same(_tags(names[kind])) for kind in TAGGED},
        **dict.fromkeys(("space_tag", "place"), _same(_tags(buildings))),
    }


def _same(*mappings: Mapping[str, object]) -> dict[str, str]:
    return {name: name for names in mappings for name in names}


def _tags(entries: Mapping[str, Mapping[str, Any]]) -> dict[str, object]:
    """Returns the tags of some entries."""
    lists = (entry.get("tags") for entry in entries.values())
    return {tag: tag for tags in lists if isinstance(tags, list) for tag in tags if isinstance(tag, str)}


def _values(names: packs.IdsByKind) -> list[int]:
    numbers = {entry.get("value") for entry in names["breed"].values()}
    return sorted(value for value in numbers if isinstance(value, int))


def _cards(names: packs.IdsByKind) -> Iterator[tuple[str, str]]:
    """Yields every description of cards, with the form in which it is printed."""
    yield from _CARDS.items()
    yield from {"cards": "card", "objectives": "objective"}.items()
    for value in _values(names):
        yield f"cattle of value {value}", f"cattle of value {value}"
    for breed, entry in names["breed"].items():
        yield breed, breed
        entries = entry.get("cards")
        copies = [spec for spec in entries if isinstance(spec, dict)] if isinstance(entries, list) else []
        for spec in copies:
            card = card_id(breed, spec.get("points", 0), len(copies) == 1)
            yield card, card
    for objective in names["objective"]:
        yield objective, objective
