"""What may stand in a position and in the facts of a scenario, by the code, as the documents say it."""

import gwt
from gwt.dsl.nodes import class_name_in_words, field_names
from gwt.kernel.shape import (
    EffectShape,
    MappingShape,
    NameShape,
    NumberShape,
    OptionalShape,
    PartShape,
    SequenceShape,
    SetShape,
    Shape,
    TaskShape,
    TextShape,
    TupleShape,
    fields_of,
)

_PLAIN = {int: "number", float: "number", bool: "true or false"}


def value(shape: Shape) -> str:
    """What is written for a value of a shape."""
    match shape:
        case NameShape(called):
            return called
        case TaskShape():
            return "task"
        case OptionalShape(of):
            return f"{value(of)} or null"
        case EffectShape():
            return "expression"
        case PartShape():
            return "mapping"
        case TupleShape(parts):
            return f"pair of {' and '.join(map(value, parts))}"
        case SequenceShape(of) | SetShape(of):
            return f"list of {value(of)}"
        case MappingShape(of, inner):
            return f"mapping of {value(of)} to {value(inner)}"
        case TextShape():
            return "text"
        case NumberShape(kind):
            return _PLAIN[kind]
    raise AssertionError(f"no word for {shape}")


def keys(game: str, of_seat: bool) -> dict[str, str]:
    """The keys of a position of a game, for a seat or for the table, with the values that they have."""
    state = gwt.new_game(2, game=game).state
    play = gwt.new_game(2, game=game).kind.play
    fields = fields_of(type(state.players[0] if of_seat else state))
    more = play.seat_keys if of_seat else play.position_keys
    return {one.key: value(one.shape) for one in fields} | {
        key: value(shape) for key, shape in more.items()
    }


def events(game: str) -> dict[str, str]:
    """The events of a game with their fields, besides those that all of them have."""
    return {
        class_name_in_words(kind): ", ".join(
            f"`{name.replace('_', ' ')}`" for name in field_names(kind) if name not in ("seat", "cause")
        )
        for kind in gwt.new_game(2, game=game).kind.play.events
    }
