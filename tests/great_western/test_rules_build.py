"""Rules of placing buildings that no single position shows."""

from collections.abc import Iterator

import attrs
import pytest

import gwt
from gwt.dsl.effects import Effect, walk_effect
from gwt.games.great_western.verbs.buildings import PlaceBuilding


def effects(part: object, *where: str) -> Iterator[tuple[tuple[str, ...], Effect]]:
    """Every effect in a part of the content, with the ids of what it stands in."""
    if isinstance(part, Effect):
        yield where, part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from effects(value, *where, str(key))
    elif isinstance(part, (list, tuple)):
        for value in part:
            yield from effects(value, *where)
    elif attrs.has(type(part)):
        below = (*where, part.id) if hasattr(part, "id") else where
        for one in attrs.fields(type(part)):
            yield from effects(getattr(part, one.name), *below)


@pytest.mark.rule("build-sources")
def test_only_building_b_and_the_craftsman_row_place_buildings():
    entries = dict(gwt.new_game(players=2).pack.files)
    placing = {
        where[:2]
        for where, effect in effects(entries)
        if any(isinstance(one, PlaceBuilding) for one in walk_effect(effect))
    }

    assert placing == {("buildings", "building-b"), ("workers", "craftsman")}
