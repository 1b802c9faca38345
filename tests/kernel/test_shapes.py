"""The table of field types: whatever a state may have works everywhere, and all else is refused at once."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from enum import Enum, Flag
from pathlib import Path
from typing import Annotated, Any, Literal, NewType

import attrs
import pytest
from attrs import field

import gwt
from gwt.dsl.effects import Effect
from gwt.games.great_western.model.state import Card, Player, Table
from gwt.kernel.determinization import redeal_values
from gwt.kernel.events import HIDDEN, Called, Seat
from gwt.kernel.history import digest_of
from gwt.kernel.rng import random_below
from gwt.kernel.shape import StatePart, Visibility
from gwt.kernel.state import Task
from gwt.kernel.state_declaration import aside, hidden, state
from gwt.packs.yaml_parser import parse_text
from gwt.play import game_start, position_format
from gwt.play.position_setup import set_up_position
from gwt.research import Observer
from gwt.spec.view_reader import ViewReader


class Mood(Enum):
    CALM = 1
    VERY_ANGRY = 2


@state
class Cup(StatePart):
    marbles: list[Card] = field(factory=list)
    label: str = ""


Name = NewType("Name", str)
GAIN = gwt.new_game(2, 1).pack.parser.effect("gain $2")

WORKS: dict[str, tuple[Any, Any, Any, Any]] = {
    "int": (int, 0, 3, 3),
    "float": (float, 0.0, 1.5, 1.5),
    "bool": (bool, False, True, True),
    "str": (str, "calm", "angry", "angry"),
    "NewType": (Name, "calm", "angry", "angry"),
    "name": (Card, "guernsey", "jersey", "jersey"),
    "seat": (Seat, 0, 1, 2),
    "Enum": (Mood, Mood.CALM, Mood.VERY_ANGRY, "very angry"),
    "effect": (Effect, gwt.new_game(2, 1).pack.parser.effect("gain $1"), GAIN, "gain $2"),
    "int or None": (int | None, None, 4, 4),
    "Enum or None": (Mood | None, None, Mood.CALM, "calm"),
    "effect or None": (Effect | None, None, GAIN, "gain $2"),
    "pair": (tuple[int, str], (0, ""), (3, "x"), [3, "x"]),
    "pair or None": (tuple[Seat, Card] | None, None, (1, "guernsey"), [2, "guernsey"]),
    "row or None": (tuple[Card, ...] | None, None, ("guernsey",), ["guernsey"]),
    "list of numbers": (list[int], [], [1, 2], [1, 2]),
    "list of words": (list[str], [], ["a"], ["a"]),
    "list of pairs": (list[tuple[Mood, Card]], [], [(Mood.CALM, "jersey")], [["calm", "jersey"]]),
    "list of names or None": (list[Seat | None], [], [None, 1], [None, 2]),
    "list of effects": (list[Effect], [], [GAIN], ["gain $2"]),
    "list of tasks": (list[Task], [], [(0, GAIN, "a")], [{"seat": 1, "effect": "gain $2", "cause": "a"}]),
    "tuple": (tuple[Mood, ...], (), (Mood.CALM,), ["calm"]),
    "rows": (tuple[tuple[Card, ...], ...], (), (("jersey",), ()), [["jersey"], []]),
    "rows of pairs": (tuple[tuple[tuple[int, int], ...], ...], (), (((1, 2),),), [[[1, 2]]]),
    "set of words": (set[str], set(), {"b", "a"}, ["a", "b"]),
    "set of names": (set[Card], set(), {"jersey"}, ["jersey"]),
    "set of an Enum": (set[Mood], set(), {Mood.VERY_ANGRY}, ["very angry"]),
    "set of pairs": (set[tuple[int, str]], set(), {(2, "b"), (1, "a")}, [[1, "a"], [2, "b"]]),
    "frozenset": (frozenset[str], frozenset(), frozenset({"a"}), ["a"]),
    "mapping to numbers": (dict[str, int], {}, {"a": 1}, {"a": 1}),
    "mapping of numbers": (dict[int, str], {}, {7: "b"}, {7: "b"}),
    "mapping of an Enum": (dict[Mood, Mood], {}, {Mood.CALM: Mood.CALM}, {"calm": "calm"}),
    "mapping of names": (dict[Card, Seat], {}, {"jersey": 1}, {"jersey": 2}),
    "mapping to pairs": (
        dict[Card, tuple[int, Mood]],
        {},
        {"jersey": (1, Mood.CALM)},
        {"jersey": [1, "calm"]},
    ),
    "mapping to sets": (dict[str, frozenset[int]], {}, {"a": frozenset({1})}, {"a": [1]}),
    "mapping to rows": (dict[Card, tuple[Card, ...]], {}, {"jersey": ("jersey",)}, {"jersey": ["jersey"]}),
    "part": (Cup, Cup(), Cup(["jersey"]), {"marbles": ["jersey"], "label": ""}),
    "parts": (list[Cup], [], [Cup(label="a")], [{"marbles": [], "label": "a"}]),
}
"""Each type with its default, another value, and how a view writes that."""

REFUSED: dict[str, tuple[Any, str]] = {
    "Counter": (Counter[str], r"expected dict\[str, int\]"),
    "anything": (Any, "expected the type of its values"),
    "object": (object, "expected the type of its values"),
    "tuple of what": (tuple, r"expected tuple\[...\] that says of what"),
    "list of what": (list, r"expected list\[...\] that says of what"),
    "bytes": (bytes, "expected str"),
    "complex": (complex, r"expected tuple\[float, float\]"),
    "path": (Path, "expected int, float, bool, str, .*, or a class made by @state"),
    "function": (Callable[[], int], "expected int, float, bool"),
    "literal": (Literal["a"], "expected an Enum"),
    "lists of lists": (list[list[int]], r"list\[int\], .* expected tuple\[...\] for what lies in a list"),
    "tuple of lists": (tuple[list[int], ...], r"expected tuple\[...\] for what lies in a tuple"),
    "mapping to lists": (dict[str, list[int]], r"expected tuple\[...\] for what a mapping holds"),
    "mapping to parts": (dict[str, Cup], r"expected tuple\[...\] for what a mapping holds"),
    "mapping to None": (dict[str, int | None], "expected a mapping without the key for None"),
    "mapping of pairs": (dict[tuple[int, int], int], "expected int, str, a name or an Enum as the key"),
    "two types": (int | str, "expected one type, or one type and None"),
    "part or None": (Cup | None, r"expected list\[Cup\] with one part or none"),
    "list or None": (list[int] | None, "expected an empty one for nothing"),
    "flags": (Flag("Flags", "A B"), "expected a set of an Enum"),
    "names that meet": (Enum("Names", "a A"), "different names in lower case"),
    "a name of no text": (Annotated[float, Called("card")], r"expected Annotated\[str, Called\(...\)\]"),
    "class without @state": (type("Plain", (StatePart,), {}), "needs the decorator @state"),
}


def table_with(kind: Any, value: Any) -> Any:
    """A class of Great Western Trail's tables with one field more."""
    given = (
        aside(factory=value.copy, kw_only=True)
        if value.__hash__ is None
        else aside(default=value, kw_only=True)
    )
    made = state(
        type("Odd", (Table,), {"__annotations__": {"odd": kind}, "odd": given, "__module__": __name__})
    )
    globals()["Odd"] = made
    game_start.register(made)
    return made


def game_with(made: Any) -> gwt.Game:
    """A new game on such a table."""
    game = gwt.new_game(2, 1)
    known = {one.name: getattr(game.state, one.name) for one in attrs.fields(Table)}
    table = made.__new__(made)
    for name, value in known.items():
        setattr(table, name, value)
    default = attrs.fields(made).odd.default
    table.odd = default.factory() if isinstance(default, attrs.Factory) else default
    game.state = table
    return game


@pytest.mark.parametrize("name", WORKS)
def test_a_type_that_a_state_may_have_works_everywhere(name):
    kind, default, value, text = WORKS[name]
    made = table_with(kind, default)
    plain, game = game_with(made), game_with(made)
    game.state.odd = value

    assert game.state.copy() == game.state != plain.state, "copy"
    assert digest_of(game.state) == digest_of(game.state.copy()) != digest_of(plain.state), "digest"
    assert digest_of(plain.state) == digest_of(gwt.new_game(2, 1).state), "digest of a default"
    assert json.loads(game.view(0).json())["odd"] == json.loads(json.dumps(text)), "view"
    reader = ViewReader.of(game.pack, game.state)
    assert reader.state(json.loads(game.view(0).json())).odd == value, "what a picture looks at"
    all_open = reader.state(
        position_format.state_in_words(game.state, game.kind.play.names(game.pack, game.state))
    )
    all_open.rng = game.state.rng
    assert all_open == game.state, "what a picture with open hands looks at"
    assert pickle.loads(pickle.dumps(game.state)) == game.state, "pickle"
    observers = [Observer(plain, layout) for layout in ("names", "compact")]
    for one in observers:
        assert one.dense(game, 0) != one.dense(plain, 0), "observation"
        assert len(one.dense(game, 0)) == one.size
    for full in (False, True):
        names = game.kind.play.names(game.pack, game.state)
        document = parse_text(
            position_format.format_position(game.premise, {}, game.state, plain.state, names, full), "p"
        )
        again = set_up_position(game_with(made), document, [((), document.data)])
        assert again.state.odd == value, "position"


@pytest.mark.parametrize("name", WORKS)
def test_a_copy_shares_nothing_that_changes(name):
    kind, default, value, _ = WORKS[name]
    game = game_with(table_with(kind, default))
    game.state.odd = value
    before = repr(value)
    odd = game.state.copy().odd
    for change in ("clear", "pop"):
        if hasattr(odd, change) and odd:
            getattr(odd, change)()
    if isinstance(value, Cup):
        odd.marbles.append("angus")
    if name == "parts":
        odd.append(Cup())

    assert repr(game.state.odd) == before


@pytest.mark.parametrize("name", REFUSED)
def test_any_other_type_is_refused_when_the_class_is_made(name):
    kind, instead = REFUSED[name]
    with pytest.raises(TypeError, match=instead):
        state(type("Odd", (StatePart,), {"__annotations__": {"odd": kind}, "__module__": __name__}))


# --- hidden fields -----------------------------------------------------------------------------------


def guess(table: Any, part: Any, seat: int) -> Any:
    return random_below(table, 100)


def player_with(kind: Any, **given: Any) -> Any:
    """A class of players with a hidden field."""
    odd = hidden(Visibility.BY_OWNER, kw_only=True, **given)
    names = {"__annotations__": {"odd": kind}, "odd": odd, "__module__": __name__}
    return state(type("OddPlayer", (Player,), names))


def hiding(value: Any, kind: Any, deal: Any) -> gwt.Game:
    """A new game in which each player has a hidden value."""
    made = player_with(kind, default=value, deal=deal)
    names = {
        "__annotations__": {"players": list[made]},
        "players": field(kw_only=True),
        "__module__": __name__,
    }
    odd = state(type("OddTable", (Table,), names))
    game = gwt.new_game(2, 1)
    table = odd.__new__(odd)
    for one in attrs.fields(Table):
        setattr(table, one.name, getattr(game.state, one.name))
    table.players = [
        made(**{one.name: getattr(player, one.name) for one in attrs.fields(Player)})
        for player in game.state.players
    ]
    game.state = table
    return game


@pytest.mark.parametrize("name", WORKS)
def test_what_is_hidden_is_a_pile_or_is_dealt_by_a_function(name):
    """Piles are lists and tuples of names, of words and of members of an Enum."""
    kind = WORKS[name][0]
    piles = ("list of words", "tuple", "rows")
    if name in piles:
        player_with(kind)
    else:
        with pytest.raises(
            TypeError, match=r"OddPlayer.odd is (hidden, and nobody knows how|a hidden part)"
        ):
            player_with(kind)
    if "part" not in name:
        player_with(kind, deal=guess)


@pytest.mark.parametrize("name", ["int", "Enum", "set of words", "mapping to numbers", "pair or None"])
def test_a_hidden_value_is_unknown_to_others_and_dealt_without_looking(name):
    kind, default, value, text = WORKS[name]
    game = hiding(value, kind, lambda table, part, seat: default)
    seats = game.view(0).data["players"]
    assert [one["odd"] for one in seats] == [text, HIDDEN]
    seen = ViewReader.of(game.pack, game.state).state(game.view(0).data | {"seats": seats}).players
    assert [one.odd for one in seen] == [value, HIDDEN]
    observer = Observer(game)
    before = [observer.dense(game, seat) for seat in (0, 1)]
    game.state.players[1].odd = default
    assert [observer.dense(game, seat) == before[seat] for seat in (0, 1)] == [True, False]

    game.state.players[1].odd = value
    dealt = game.determinize(0, 5).state.players
    assert (dealt[0].odd, dealt[1].odd) == (value, default)


def test_a_deal_that_looks_at_the_true_value_is_refused():
    with pytest.raises(TypeError, match=r"OddPlayer\.odd is dealt by what the seat cannot know"):
        redeal_values(hiding(3, int, lambda table, part, seat: part.odd).state, 0)
    with pytest.raises(TypeError, match="unsupported operand"):
        redeal_values(hiding(3, int, lambda table, part, seat: part.odd + 1).state, 0)
