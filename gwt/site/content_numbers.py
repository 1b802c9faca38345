"""Numbers of the content of a pack, by the way that leads to them."""

from collections.abc import Mapping
from typing import Any

from gwt.errors import UsageError


def number_at(files: Mapping[str, object], phrase: str, players: int) -> int | str:
    """Returns a number of a sentence, or several, from the files of a pack.

    A way such as `cattle.market` leads into a file, by fields, by the ids of entries and by keys; through a
    list it leads to the values of all its entries. Before it may stand `number of`, `sum of`, `seats of`
    (the first of them, one a player) or `tokens of` (those marked for so many players or fewer).

    Raises:
        UsageError: there is no such value.
    """
    how, _, key_path = phrase.rpartition(" of ")
    values = value_at(files, key_path)
    match how:
        case "number":
            return len(values)
        case "sum":
            return int(sum(values))
        case "seats":
            return ", ".join(map(str, values[:players]))
        case "tokens":
            return sum(int(many) for tokens in values for least, many in tokens.items() if least <= players)
        case "" if isinstance(values, Mapping):
            return int(values[players])
        case "":
            return int(values)
    raise UsageError(f"'{phrase}' says no number: before 'of' stands number, sum, seats or tokens")


def value_at(files: Mapping[str, object], key_path: str) -> Any:
    """The value at a way into the files of a pack."""
    current: Any = files
    for step in key_path.split("."):
        current = _step(current, step, key_path)
    return current


def _step(current: object, step: str, key_path: str) -> Any:
    if isinstance(current, Mapping):
        key: Any = int(step) if step.isdigit() else step
        if key in current:
            return current[key]
    elif isinstance(current, tuple):
        called = [child for child in current if getattr(child, "id", None) == step]
        if called:
            return called[0]
        key = int(step) if step.isdigit() else step
        return tuple(
            child.get(key, 0) if isinstance(child, Mapping) else _step(child, step, key_path)
            for child in current
        )
    elif hasattr(current, step):
        return getattr(current, step)
    raise UsageError(f"the files of the pack have no '{key_path}': there is no '{step}'")
