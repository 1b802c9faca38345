"""The compiled wheel makes observations by steps in C, which come to what the generated code does."""

import gc
import random
import sys
import weakref
from array import array
from copy import copy as copied
from importlib.util import module_from_spec, spec_from_file_location
from shutil import copy

import pytest

import gwt
from gwt.research import LAYOUTS, Observer
from gwt.research import observation_codegen as encoder_module
from gwt.research.incremental_observation import WrittenPart, update_function
from tests.in_c import BUILD, built
from tests.research.test_observe import PLAYED, whole_of

pytestmark = pytest.mark.in_turn


@pytest.fixture(scope="module")
def steps(tmp_path_factory):
    """The module that takes the place of `gwt.research.incremental_observation`."""
    folder = tmp_path_factory.mktemp("updates")
    copy(BUILD / "updates.c", folder / "_updates.c")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "gwt._updates", built("_updates", folder))
        spec = spec_from_file_location("updates_by_steps", BUILD / "updates.py")
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module


@pytest.fixture
def by_lines(steps, monkeypatch):
    """The fields that no steps write, of those that are declared meanwhile."""
    monkeypatch.setattr(encoder_module, "update_function", steps.update_function)
    found, declared = set(), steps._declared

    def field(name, *rest):
        made = declared(name, *rest)
        if made[1] == "lines":
            found.add(name)
        return made

    monkeypatch.setattr(steps, "_declared", field)
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("asked", PLAYED, ids=str)
def test_observations_by_steps_are_those_of_the_code(by_lines, asked, layout):
    """Also of copies and of what was taken back; all fields but one become steps."""
    for players in (2, 3, 4):
        games = [gwt.new_game(players, seed, **asked, listen=False) for seed in (2, 3)]
        observer, dice = Observer(games[0], layout), random.Random(players)
        while not all(game.over for game in games):
            at = dice.randrange(len(games))
            game = games[at] if dice.random() < 0.9 else games[at].copy()
            if game.history and game.can_undo and dice.random() < 0.1:
                game.undo()
            seat = dice.randrange(players) if game.over or dice.random() < 0.3 else game.seat
            assert observer.dense(game, seat).tobytes() == whole_of(observer, game, seat).tobytes()
            if not game.over:
                game.play(dice.choice(game.options))
    assert by_lines <= ({"houses"} if layout == "compact" else set())


def test_games_of_others_are_observed_by_steps(by_lines, lantern_street):
    game, dice = gwt.new_game(3, 5, game="lantern-street", listen=False), random.Random(5)
    observer = Observer(game)
    while not game.over:
        assert observer.dense(game, game.seat) == whole_of(observer, game, game.seat)
        game.play(dice.choice(game.options))
    assert not by_lines


class Slots:
    """A state with one field, which has the same place in all objects of the class."""

    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def copy(self):
        return type(self)(copied(self.value))

    def differing_fields(self, other):
        return [0] if self.value != other.value else []


class Plain(Slots):
    """One with a dictionary."""


class Asked(Slots):
    """One whose value a property gives."""

    __slots__ = ("kept",)
    value = property(lambda self: self.kept, lambda self, value: setattr(self, "kept", value))


def functions(steps, lines, held, **scope):
    """The functions that write a field by its lines: the generated one, and the one by steps."""
    part = WrittenPart("", ["value"], [["v = part.value", *lines, f"before.value = {held}"]])
    scope |= {"t0": slice(0, SIZE), "t1": zeros(), "seat": 1, "players": 3}
    return [one([part], "<update>", scope) for one in (update_function, steps.update_function)]


SIZE = 6


def zeros():
    return array("f", bytes(4 * SIZE))


COUNTED = "    whole[place] += 1.0"
CARDS = {"ace": 1, "king": 2, "queen": 5}.__getitem__
FORMS = {
    "another": (["whole[0] = 2 * v"], "v", None, [1, 0, True, 2.5]),
    "number": (
        ["whole[3] = +(v is None)", "whole[4] = (v or 0)"],
        "v",
        None,
        [None, 3, 0, True, -1, 1 << 40],
    ),
    "name": (
        ["whole[t0] = t1", "for place in t2[v]:", COUNTED],
        "v",
        {None: (), "a": (1, 1, 5)},
        ["a", None],
    ),
    "list": (
        ["whole[t0] = t1", "for place in map(t2, v):", COUNTED, "whole[0] = len(v)"],
        "v[:]",
        CARDS,
        [[], ["ace", "ace", "king"], ["king"], ["queen", "king"]],
    ),
    "some of a list": (
        ["whole[t0] = t1", "for place in map(t2, [one for one in v if one is not None]):", COUNTED],
        "v[:]",
        CARDS,
        [[], ["ace", None], [None], ["queen", None, "king"]],
    ),
    "rows": (
        [
            "rows = before.value",
            "if len(rows) != len(v):",
            "    rows = (None,) * len(v)",
            "    whole[t0] = t1",
            "for at, there in enumerate(v):",
            "    if there is not rows[at]:",
            "        whole[t3[at]] = t4",
            "        row = t2[at]",
            "        for one in there:",
            "            whole[row[one]] += 1.0",
        ],
        "v",
        [{"ace": 0, "king": 1}, {"ace": 2, "king": 3}, {"ace": 4, "king": 5}],
        [(), ((), ("ace",)), (("king", "king"), ("ace",), ("king",)), (("ace",), (), ())],
    ),
    "amounts": (
        [
            "c0 = [one for one, n in v.items() for _ in range(n)]",
            "whole[t0] = t1",
            "for place, number in zip([at for one in c0 for at in t2[one]], "
            "[n for one in c0 for n in t5[one]]):",
            "    whole[place] += number",
        ],
        "v.copy()",
        {"ace": (0, 3), "king": (3,)},
        [{}, {"ace": 2}, {"king": 3, "ace": 1}, {"ace": 0, "king": -2}],
    ),
    "set": (
        ["whole[t0] = t1", "for place in map(t2, v):", COUNTED],
        "v.copy()",
        CARDS,
        [set(), {"ace"}, {"king", "ace"}],
    ),
}


@pytest.mark.parametrize("kind", [Slots, Plain, Asked])
@pytest.mark.parametrize("form", FORMS)
def test_each_form_of_lines_comes_to_the_same(steps, kind, form):
    """Also where a state is changed in place, and where states of other classes come in turn."""
    lines, held, table, values = FORMS[form]
    rows = {"t3": [slice(at, at + 2) for at in (0, 2, 4)], "t4": array("f", [0.0, 0.0])}
    both = functions(steps, lines, held, t2=table, t5={"ace": (1.0, 0.5), "king": (-0.25,)}, **rows)
    dice, seen, memories, state = random.Random(3), [zeros(), zeros()], [None, None], kind(values[0])
    for _ in range(80):
        state.value = copied(dice.choice(values))
        if dice.random() < 0.3:
            state = dice.choice((Slots, Plain, Asked, kind))(state.value)
        if isinstance(state.value, list) and dice.random() < 0.5:
            state.value.append("queen")
        memories = [
            update(state, was, whole) for update, was, whole in zip(both, memories, seen, strict=True)
        ]
        assert seen[0] == seen[1]


def test_a_class_may_change(steps):
    class Changing(Slots):
        __slots__ = ()

    _, update = functions(steps, ["whole[0] = v"], "v")
    state, whole = Changing(3), zeros()
    memory = update(state, None, whole)
    Changing.value = property(lambda self: 4)
    update(state, memory, whole)
    assert whole[0] == 4


def test_a_number_that_is_missing_is_an_error(steps):
    for update in functions(steps, ["whole[0] = v"], "v"):
        with pytest.raises(TypeError):
            update(Slots(None), None, zeros())


@pytest.mark.parametrize(
    ("value", "memory", "whole", "error"),
    [
        (["joker"], None, zeros(), KeyError),
        ([[]], None, zeros(), TypeError),
        (None, None, zeros(), TypeError),
        (["queen"], None, zeros()[:5], IndexError),
        (["ace"], None, array("d", bytes(80)), TypeError),
        (["ace"], None, bytes(24), BufferError),
        (["ace"], [None, None], zeros(), TypeError),
        (["ace"], "memory", zeros(), TypeError),
    ],
    ids=repr,
)
def test_what_does_not_fit_is_an_error(steps, value, memory, whole, error):
    _, update = functions(steps, FORMS["list"][0][1:], "v[:]", t2=CARDS)
    with pytest.raises(error):
        update(Slots(value), memory, whole)

    assert update(Slots(["ace"]), None, zeros()) == [("ace",)]
    with pytest.raises(AttributeError):
        update(object(), None, zeros())


def test_an_observer_makes_an_observation_anew_after_an_error(by_lines):
    game = gwt.new_game(2, 3, listen=False)
    observer = Observer(game)
    observer.dense(game, 0)
    hand = game.state.players[0].hand
    hand.append("joker")
    with pytest.raises(KeyError, match="joker"):
        observer.dense(game, 0)
    hand.pop()
    assert observer.dense(game, 0) == whole_of(observer, game, 0)


def test_steps_are_freed_with_their_tables(steps):
    """Also where a table leads back to them, and neither values nor memories stay."""

    class Card:
        pass

    def made():
        card, table = Card(), {}
        table[card] = 1
        _, update = functions(steps, FORMS["list"][0][1:], "v[:]", t2=table.__getitem__)
        table["back"] = update
        memory = update(Slots([card, card]), None, zeros())
        assert memory[0] == (card, card)
        update(Slots([]), memory, zeros())
        return weakref.ref(card)

    card = made()
    gc.collect()
    assert card() is None
