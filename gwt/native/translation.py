"""The translation of a game with a pack: which functions it reaches, and the whole of the C."""

from collections.abc import Sequence
from typing import Any

import attrs
from attrs import frozen

from gwt import kernel, play
from gwt.native import compiler, reachable
from gwt.native.function_translator import function_code
from gwt.native.kinds import KindReader
from gwt.native.program import Function, Program
from gwt.native.special_functions import special_functions
from gwt.players import GreedyPlayer, RandomPlayer, line_behind

FORGET_AT = 1 << 28
"""The bytes of cached answers from which on they are forgotten before the next game."""
_FIELDS = (
    *(
        "rules",
        "board",
        "agenda",
        "players",
        "over",
        "turn",
        "rng",
        "seed",
        "fields",
        "asks_forced",
        "score",
    ),
    *("triggers", "events", "trigger_event", "reveals"),
)
"""The attributes that the C around the functions of a game refers to."""


@frozen
class TranslatedGame:
    """The C of a game with a pack."""

    program: Program
    text: str
    set_up: Any
    choosers: dict[type, int]
    """The number of the function by which a player of a class chooses."""


def translate(game: play.Game, able: Sequence[Any]) -> TranslatedGame:
    """Translates the functions that a game reaches."""
    state: Any = game.state
    kind, cls = game.kind, type(state)
    aliases = {above: cls for above in cls.__mro__ if issubclass(above, kernel.State)}
    roots = [state.board, state.rules]
    contents = reachable.find_contents(roots)
    parts = [cls, *_part_classes(state)]
    program = Program(
        KindReader(aliases, contents),
        special_functions(parts),
        frozenset({line_behind}),
        plain_fields={of: reachable.content_fields(value) for of, value in contents.items()},
    )
    for reached in (*reachable.classes_of(type(kind.play).__module__.rpartition(".")[0]), *contents):
        program.class_number(reached)
    for name in (
        *_FIELDS,
        *(name for part in parts for name in attrs.fields_dict(part)),
    ):
        program.attribute(name)
    set_up = kind.play.set_up
    entries = {
        "CHOOSE": program.function(kernel.choose),
        "SETTLE": program.function(kernel.settle),
        "SET_UP": program.function(getattr(set_up, "__func__", set_up)),
    }
    choosing = {
        RandomPlayer: program.function(RandomPlayer.choose_from),
        GreedyPlayer: program.function(GreedyPlayer.choose_from),
    }
    for player in choosing:
        program.class_number(player)
    for player in able:
        program.constant(player)
    while True:
        size = len(program.functions), len(program.attributes), len(program.constants)
        program.translate(function_code)
        reachable.collect(program, [*roots, game.premise])
        if size == (len(program.functions), len(program.attributes), len(program.constants)):
            break
    choosers = {player: function.number for player, function in choosing.items()}
    return TranslatedGame(program, _text(program, entries), set_up, choosers)


def _part_classes(state: Any) -> list[type]:
    """Returns the classes of the parts of a state, such as that of its players."""
    values = (getattr(state, field.name) for field in attrs.fields(type(state)))
    parts = (part for value in values if isinstance(value, list) for part in value)
    return list(dict.fromkeys(type(part) for part in parts if isinstance(part, kernel.StatePart)))


def _text(program: Program, entries: dict[str, Function]) -> str:
    """Returns the whole of the C."""
    functions = list(program.functions.values())
    sizes = {
        "CLASSES": len(program.classes),
        "ATTRIBUTES": len(program.attributes),
        "CLASS_SETS": max(1, len(program.class_sets)),
        "FORGET_AT": FORGET_AT,
        **{
            f"A_{name.upper()}": program.attributes[name]
            for name in ("rules", "agenda", "turn", "score", "rng")
        },
        "A_ASKS_FORCED": program.attributes["asks_forced"],
        "P_SEED": (program.fields(kernel.Premise) or ()).index("seed"),
        **{name: function.name for name, function in entries.items()},
    }
    heads = [_head(function.name, function.parameters) for function in functions]
    heads += [_head(f"{f.name}_first", f.parameters) for f in functions if f.is_generator and not f.fault]
    heads += [text.partition(" {")[0] + ";" for text in program.closures.values()]
    table = ", ".join(f"(void*){function.name}" for function in functions)
    return "\n".join(
        [
            *(f"#define {name} {value}" for name, value in sizes.items()),
            compiler.header("runtime.h"),
            f"static V C[{len(program.constants) + 1}];",
            *heads,
            *(function.code for function in functions),
            *program.closures.values(),
            f"static void *functions[] = {{{table}}};",
            compiler.header("interface.h"),
        ]
    )


def _head(name: str, parameters: int) -> str:
    return f"static V {name}({', '.join(['V'] * parameters) or 'void'});"
