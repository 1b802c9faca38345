"""Numbers of the content of a pack, by the way that leads to them."""

from collections.abc import Mapping
from typing import Any

from gwt.errors import UsageError


def number(files: Mapping[str, Any], wanted: str, players: int) -> int | str:
    """Returns a number of a sentence, or several, from the files of a pack.

    A way such as `cattle.market` leads into a file, by fields, by the ids of entries and by keys; through a
    list it leads to the values of all its entries. Before it may stand `number of`, `sum of`, `seats of`
    (the first of them, one a player) or `tokens of` (those marked for so many players or fewer).

    Raises:
        UsageError: there is no such value.
    """
    how, _, way = wanted.rpartition(" of ")
    found = at(files, way)
    match how:
        case "number":
            return len(found)
        case "sum":
            return int(sum(found))
        case "seats":
            return ", ".join(map(str, found[:players]))
        case "tokens":
            return sum(int(many) for each in found for least, many in each.items() if least <= players)
        case "" if isinstance(found, Mapping):
            return int(found[players])
        case "":
            return int(found)
    raise UsageError(f"'{wanted}' says no number: before 'of' stands number, sum, seats or tokens")


def at(files: Mapping[str, Any], way: str) -> Any:
    """The value at a way into the files of a pack."""
    here: Any = files
    for step in way.split("."):
        here = _step(here, step, way)
    return here


def _step(here: Any, step: str, way: str) -> Any:
    if isinstance(here, Mapping):
        key: Any = int(step) if step.isdigit() else step
        if key in here:
            return here[key]
    elif isinstance(here, tuple):
        called = [one for one in here if getattr(one, "id", None) == step]
        if called:
            return called[0]
        key = int(step) if step.isdigit() else step
        return tuple(one.get(key, 0) if isinstance(one, Mapping) else _step(one, step, way) for one in here)
    elif hasattr(here, step):
        return getattr(here, step)
    raise UsageError(f"the files of the pack have no '{way}': there is no '{step}'")
