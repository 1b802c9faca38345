"""No public name changes unseen, classes have examples, and a name that goes says what replaces it."""

import doctest
import sys
import warnings
from importlib import import_module

import pytest

import gwt
from gwt.site.public import MODULES, kept, parse
from tests import public

PACKAGE = """
from gwt.later import TYPED, names
if TYPED:
    from gwt.kernel.rng import below as below
__getattr__, __dir__ = names(__name__, {"lower": ("below", "1.2")})
"""


def test_the_public_names_are_those_of_the_list():
    before = public.LIST.read_text(encoding="utf-8")
    now = public.written(before)
    changed = sorted(set(now.splitlines()) ^ set(before.splitlines()))

    again = "`python -m tests.public` writes the list; docs/public.md says what may change in which version"
    assert now == before, "\n".join([*changed, again])


def test_the_list_has_each_name_once_and_every_module():
    names = [one.name for one in kept()]

    assert len(set(names)) == len(names)
    assert {name.rpartition(".")[0] for name in names} >= set(MODULES)


def test_a_new_name_is_kept_from_this_version_on():
    before = public.written("0.9 gwt.loads()\n")
    versions = {one.name: one.since for one in parse(before)}

    assert versions.pop("gwt.loads") == "0.9"
    assert set(versions.values()) == {".".join(gwt.__version__.split(".")[:2])}


FUNCTIONS = [
    *(f"gwt.{name}" for name in ("dumps", "from_position", "load_game", "load_pack", "loads", "new_game")),
    *(f"gwt.sdk.{name}" for name in ("state", "verb", "event", "push", "below", "shuffle")),
    *(f"gwt.sdk.{name}" for name in ("next_seat", "assign", "walk_effect", "is_narrow")),
    "gwt.testing.play",
]
"""The functions that are used most."""


def test_classes_and_what_is_used_most_have_an_example_that_runs():
    wrong: list[str] = []
    for name in (*public.classes(), *FUNCTIONS):
        # From the source: compiled classes and functions may come without their docstrings.
        text = public.of(name).docstring.value
        test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
        assert test.examples, name
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append)

    assert not wrong, "".join(wrong)


def test_a_name_that_goes_works_on_and_says_what_replaces_it(monkeypatch, tmp_path):
    (tmp_path / "a_package.py").write_text(PACKAGE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("a_package")

    with pytest.warns(DeprecationWarning) as told:
        from a_package import lower

    assert lower is module.below
    assert str(told[0].message) == "a_package.lower goes in version 1.2; use a_package.below"
    assert told[0].filename == __file__
    assert "lower" not in dir(module)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert module.below is lower
    monkeypatch.delitem(sys.modules, "a_package")
