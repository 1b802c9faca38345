"""What may stand in a position and in the facts of a scenario, by the code, as the documents say it."""

from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import gwt
from gwt.dsl.effects import Effect
from gwt.dsl.nodes import field_names, in_words
from gwt.kernel.copied import Copied
from gwt.kernel.state import TASK
from gwt.play.position import fields_of

_PLAIN = {int: "number", str: "text", bool: "true or false"}


def value(kind: Any) -> str:
    """What is written for a value of a type."""
    if get_origin(kind) is Annotated:
        called = kind.__metadata__[0]
        return "task" if called is TASK else called.kind
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, UnionType):
        (wanted,) = (one for one in inner if one is not type(None))
        return f"{value(wanted)} or null"
    if origin is Effect:
        return "expression"
    if isinstance(origin, type) and issubclass(origin, Copied):
        return "mapping"
    if origin in (list, tuple):
        return f"list of {value(inner[0])}"
    if origin is dict:
        return f"mapping of {value(inner[0])} to {value(inner[1])}"
    return _PLAIN[origin]


def keys(game: str, of_seat: bool) -> dict[str, str]:
    """The keys of a position of a game, for a seat or for the table, with the values that they have."""
    state = gwt.new_game(2, game=game).state
    extras = gwt.new_game(2, game=game).kind.play.extras
    fields = fields_of(type(state.players[0] if of_seat else state))
    more = extras.seat if of_seat else extras.table
    return {key: value(kind) for key, (_, kind) in fields.items()} | {
        key: value(kind) for key, kind in more.items()
    }


def events(game: str) -> dict[str, str]:
    """The events of a game with their fields, besides those that all of them have."""
    return {
        in_words(kind): ", ".join(
            f"`{name.replace('_', ' ')}`" for name in field_names(kind) if name not in ("seat", "cause")
        )
        for kind in gwt.new_game(2, game=game).kind.play.events
    }
