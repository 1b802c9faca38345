"""The classes that are written out for the compiled wheel are what attrs makes of the same source.

Here they run without the compiler; `make test-compiled` runs the whole suite with it.
"""

import functools
import gc
import os
import pickle
import random
import subprocess
import sys
import tomllib
import weakref
from contextlib import suppress
from importlib import import_module
from operator import getitem
from pathlib import Path
from shutil import copy, copytree
from types import SimpleNamespace

import pytest

from gwt.dsl.effects import DONE
from gwt.dsl.nodes import InternedMeta
from tests.in_c import built

ROOT = Path(__file__).parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED = CONFIG["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]

GAMES = """
import hashlib, random, attrs
import gwt
for name in ("great-western-trail", "pacific-rails"):
    for players in (2, 3, 4):
        game, dice = gwt.new_game(players=players, seed=players, game=name), random.Random(players)
        while not game.over:
            game.play(dice.choice(game.options))
            if dice.random() < 0.02:
                copy = game.state.copy()
                assert copy == game.state and type(copy) is type(game.state)
                assert repr(copy) == repr(game.state)
                copy.reveals += 1
                assert copy != game.state
        print(name, players, hashlib.sha256(game.record().encode()).hexdigest())
        print([(one.name, one.kw_only, dict(one.metadata)) for one in attrs.fields(type(game.state))])
        print(type(game.state).__match_args__)
"""


@pytest.fixture(scope="module")
def writer():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / ".build")
        return import_module("native")


def played(folder):
    """What the games come to, with the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", GAMES]
    result = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_written_out_classes_play_the_same_games(writer, tmp_path):
    for folder in ("gwt", "content", "grammar"):
        copytree(ROOT / folder, tmp_path / folder)
    for module in COMPILED:
        if module not in writer.INSTEAD:
            name = module.removesuffix(".py").replace("/", ".")
            source = writer.plain((ROOT / module).read_text("utf-8"), import_module(name))
            (tmp_path / module).write_text(source, "utf-8")
    copy(ROOT / ".build/interned.py", tmp_path / "gwt/_interned.py")
    copy(ROOT / ".build/cache.pyi", tmp_path / "gwt/_cache.py")

    written = (tmp_path / "gwt/games/great_western/model/state.py").read_text("utf-8")
    assert "def copy(self)" in written
    assert "\n@state" not in written
    assert played(tmp_path) == played(ROOT)


def test_names_that_never_change_are_fixed_for_the_compiler(writer, tmp_path, monkeypatch):
    """And the same comes of it: constants, cached functions, nodes; a type and a counter are left alone."""
    source = """
from gwt.dsl.effects import May, Repeat
from gwt.memory_cache import bounded_cache

Way = tuple[str, ...]
FEW, MANY = 2, 3
_STOP: str = "stop"
calls = 0


@bounded_cache(
    8
)
def doubled(number: int) -> int:
    return 2 * number


def trial(effect: May) -> tuple[Repeat, int, str]:
    global calls
    calls += 1
    return Repeat(MANY, May(effect)), doubled(FEW) + calls, _STOP
"""
    (tmp_path / "trial_of_names.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("trial_of_names")

    written = writer.plain(source, module)

    for line in (
        "FEW: _Final = 2; MANY: _Final = 3",
        '_STOP: _Final[str] = "stop"',
        "Way = tuple",
        "calls = 0",
    ):
        assert f"\n{line}" in written
    assert "doubled: _Final = bounded_cache(8)(doubled_as_written)" in written
    assert "_node(Repeat, MANY, _node(May, effect))" in written
    names = {"__name__": "trial_of_names"}
    monkeypatch.setitem(sys.modules, "gwt._interned", SimpleNamespace(node=InternedMeta.__call__))
    exec(written, names)
    assert names["trial"](DONE) == module.trial(DONE)


def test_every_module_that_is_compiled_is_there():
    assert [one for one in COMPILED if not (ROOT / one).is_file()] == []
    assert sorted(set(COMPILED)) == COMPILED


@pytest.fixture(scope="module")
def lru_cache(tmp_path_factory):
    """`lru_cache` of the compiled wheel."""
    folder = tmp_path_factory.mktemp("cache")
    copy(ROOT / ".build/cache.c", folder / "_cache.c")
    return built("_cache", folder).lru_cache


SHORTCUTS = """
#include "shortcuts.h"
static PyObject *get(PyObject *module, PyObject *given) {
    return PyObject_GetAttr(PyTuple_GET_ITEM(given, 0), PyTuple_GET_ITEM(given, 1));
}
static PyObject *item(PyObject *module, PyObject *given) {
    return PyObject_GetItem(PyTuple_GET_ITEM(given, 0), PyTuple_GET_ITEM(given, 1));
}
static PyObject *call(PyObject *module, PyObject *given) {
    return PyObject_Vectorcall(PyTuple_GET_ITEM(given, 0), &PyTuple_GET_ITEM(given, 1),
                               PyTuple_GET_SIZE(given) - 1, NULL);
}
static PyMethodDef functions[] = {
    {"get", get, METH_VARARGS, ""},
    {"item", item, METH_VARARGS, ""},
    {"call", call, METH_VARARGS, ""},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "shortcuts", NULL, -1, functions};
PyMODINIT_FUNC PyInit_shortcuts(void) { return PyModule_Create(&module); }
"""


@pytest.fixture(scope="module")
def shortcuts(tmp_path_factory):
    """The functions that stand in the place of those of Python in compiled code."""
    folder = tmp_path_factory.mktemp("shortcuts")
    (folder / "shortcuts.c").write_text(SHORTCUTS, "utf-8")
    return built("shortcuts", folder)


def outcome(ask, *given):
    try:
        return ask(*given)
    except Exception as error:
        return type(error), str(error)


def test_attributes_by_the_cache_of_slots_are_those_of_python(shortcuts):
    """Also those of classes that change, and of classes and names that are freed and made again."""
    get, dice = shortcuts.get, random.Random(3)
    made = []
    for number in range(1000):
        names = [f"field{dice.randrange(50)}_{number % 7}" for _ in range(4)]
        above = dice.choice([object, *(type(one) for one in made[-5:])])
        kind = type("Kind", (above,), {"__slots__": [one for one in set(names) if not hasattr(above, one)]})
        one = kind()
        for name in names[:3]:
            with suppress(AttributeError):
                setattr(one, name, object())
        made = [*made[-20:], one]
        for other in (one, *dice.choices(made, k=4)):
            for name in names:
                asked = "".join(list(name))  # a new string each time
                assert outcome(get, other, asked) == outcome(getattr, other, name)
        changed = dice.choice(names)
        match dice.randrange(6):
            case 0:
                setattr(kind, changed, property(lambda self: "a property"))
            case 1:
                setattr(kind, changed, "of the class")
            case 2:
                kind.__getattribute__ = lambda self, name: "whatever"
            case 3:
                with suppress(AttributeError):
                    delattr(one, changed)
        for name in names:
            assert outcome(get, one, name) == outcome(getattr, one, name)
    assert outcome(get, 1, "real") == 1
    assert outcome(get, one, 1) == outcome(getattr, one, 1)


def test_items_and_calls_by_the_shortcuts_are_those_of_python(shortcuts):
    class Odd(type):
        def __hash__(cls):
            return 1

        def __eq__(cls, other):
            raise ValueError("not to be compared")

    class Counting(dict):
        def __missing__(self, key):
            return key

    odd, other = Odd("A", (), {}), Odd("B", (), {})
    tables = [
        {int: 1, DONE: 2, "a": 3, type(DONE): 4},
        {odd: 5, int: 6},
        Counting({int: 7}),
        [8, 9],
        (1,),
        1,
    ]
    for table in tables:
        for key in (int, str, DONE, type(DONE), "a", 0, 1, 5, [], odd, other):
            found, wanted = outcome(shortcuts.item, table, key), outcome(getitem, table, key)
            assert repr(found) == repr(wanted)

    def forever(function):
        return shortcuts.call(function, function)

    for function, given in [
        (sorted, ([2, 1],)),
        (sorted, (1,)),
        (len, ("abc",)),
        (max, (1, 2)),
        (isinstance, (1, int)),
        (sum, ([1, 2],)),
        ("abc".split, ("b",)),
        ("abc".join, ()),
        (int.from_bytes, (b"1", "big")),
        (dict.fromkeys, ("ab",)),
        (outcome, (len, 1)),
        (InternedMeta, ()),
        (1, ()),
        (forever, (forever,)),
    ]:
        wanted = outcome(function, *given)
        found = outcome(shortcuts.call, function, *given)
        assert repr(found) == repr(wanted) or found[0] is wanted[0] is RecursionError


def test_the_cache_in_c_answers_as_that_of_functools(lru_cache):
    """Also if the arguments are equal but other objects, are given by name, or were dropped."""

    def asked(*arguments, **named):
        calls.append(1)
        if arguments[:1] == (13,):
            raise ValueError("13")
        return arguments, named

    dice, calls = random.Random(1), []
    for most in (0, 1, 7, 100, None):
        ours, theirs = lru_cache(maxsize=most)(asked), functools.lru_cache(maxsize=most)(asked)
        for _ in range(3000):
            values = [dice.choice([dice.randrange(20), str(dice.randrange(9)), (dice.randrange(3),), None])]
            arguments = values * dice.randrange(3)
            named = dict.fromkeys(dice.sample("abc", dice.choice([0, 0, 0, 1, 2])), dice.randrange(3))
            if arguments[:1] == [13]:
                with pytest.raises(ValueError, match="13"):
                    ours(*arguments, **named)
            else:
                assert ours(*arguments, **named) == theirs(*arguments, **named)
        hits, misses, size, used = ours.cache_info()
        assert used <= (misses if most is None else most)
        assert (hits > 0) == (most != 0)
        assert size == most
        calls.clear()
        if most is None:
            ours(1, a=2)
            assert not calls
        ours.cache_clear()
        assert ours.cache_info() == (0, 0, most, 0)
        ours(1, a=2)
        assert len(calls) == 1
    with pytest.raises(TypeError, match="unhashable"):
        ours([])


def test_the_cache_in_c_keeps_what_is_asked_for_when_it_is_full(lru_cache):
    squared = lru_cache(maxsize=10)(lambda number: number * number)
    for number in range(1000):
        squared(number)
        squared(0)
    assert squared.cache_info()[1] == 1000


def test_the_cache_in_c_stands_its_own_arguments(lru_cache):
    """They may ask it, or empty it, while they are compared or while the result is computed."""

    class Sly:
        def __hash__(self):
            return 1

        def __eq__(self, other):
            if dice.random() < 0.2:
                known.cache_clear()
            if dice.random() < 0.3:
                known(Sly())
            return dice.random() < 0.5

    dice = random.Random(2)
    known = lru_cache(maxsize=20)(lambda one: [one])
    for _ in range(300):
        assert type(known(Sly())[0]) is Sly

    @lru_cache(maxsize=None)
    def fibonacci(number):
        return number if number < 2 else fibonacci(number - 1) + fibonacci(number - 2)

    assert fibonacci(200) == 280571172992510140037611932413038677189525


def test_the_cache_in_c_is_freed_with_what_it_holds(lru_cache):
    class Big:
        pass

    def made():
        known = lru_cache(maxsize=10)(lambda one, other: (known, one))
        one, other = Big(), Big()
        assert known(one, other)[1] is one
        return weakref.ref(known)

    known = made()
    gc.collect()
    assert known() is None
    assert not [one for one in gc.get_objects() if type(one) is Big]


def test_the_cache_in_c_is_a_function_to_others(lru_cache, monkeypatch):
    """It has the name and text of its function, binds to objects, and is pickled by name."""

    def trial(one, number=1):
        """Adds."""
        return one, number

    kept = lru_cache(maxsize=4)(trial)
    kept.__qualname__ = "trial"
    monkeypatch.setattr(sys.modules[__name__], "trial", kept, raising=False)
    assert (kept.__name__, kept.__doc__, kept.__wrapped__) == ("trial", "Adds.", trial)
    assert pickle.loads(pickle.dumps(kept)) is kept
    owner = type("Owner", (), {"method": kept})()
    assert owner.method(2) == owner.method(2) == (owner, 2)
    assert owner.method(number=3) == (owner, 3)
    assert kept.cache_info()[:2] == (1, 2)
    with pytest.raises(TypeError):
        lru_cache(maxsize="many")(trial)
