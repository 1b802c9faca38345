"""No public name changes unseen, examples run, and a name that goes says what replaces it."""

import ast
import doctest
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module

import pytest

import gwt
from gwt.resources import data_root
from gwt.site.public_names import MODULES, parse_names, public_names
from tests import public

PACKAGE = """
from typing import TYPE_CHECKING
from gwt.lazy_exports import lazy_attributes
if TYPE_CHECKING:
    from gwt.kernel.rng import random_below as random_below
__getattr__, __dir__ = lazy_attributes(__name__, {"lower": ("random_below", "1.2")})
"""


def test_the_public_names_are_those_of_the_list():
    before = public.LIST.read_text(encoding="utf-8")
    now = public.written(before)
    changed = sorted(set(now.splitlines()) ^ set(before.splitlines()))

    again = "`python -m tests.public` writes the list; docs/public.md says what may change in which version"
    assert now == before, "\n".join([*changed, again])


def test_the_list_has_each_name_once_and_every_module():
    names = [one.name for one in public_names()]

    assert len(set(names)) == len(names)
    assert {name.rpartition(".")[0] for name in names} >= set(MODULES)


def test_a_new_name_is_kept_from_this_version_on():
    before = public.written("0.9 gwt.loads()\n")
    versions = {one.name: one.since for one in parse_names(before)}

    assert versions.pop("gwt.loads") == "0.9"
    assert set(versions.values()) == {".".join(gwt.__version__.split(".")[:2])}


FUNCTIONS = [
    *(f"gwt.{name}" for name in ("dumps", "from_position", "load_game", "load_pack", "loads", "new_game")),
    *(f"gwt.sdk.{name}" for name in ("state", "verb", "event", "push", "random_below", "shuffle")),
    *(f"gwt.sdk.{name}" for name in ("next_seat", "assign", "walk_effect")),
    "gwt.testing.play",
]
"""The functions that are used most."""


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_is_used_most_has_an_example(name):
    assert ">>>" in public.of(name).docstring.value


def examples() -> Iterator[doctest.DocTest]:
    """Yields the examples of all docstrings, with the names of their modules."""
    package = data_root() / "gwt"
    for path in sorted(package.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if ">>> " in source:
            module = ".".join(path.relative_to(package.parent).with_suffix("").parts)
            names = vars(import_module(module))
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.ClassDef | ast.FunctionDef):
                    text = ast.get_docstring(node) or ""
                    yield doctest.DocTestParser().get_doctest(
                        text, names, node.name, str(path), node.lineno
                    )


def test_every_example_runs():
    wrong: list[str] = []
    count = 0
    for test in examples():
        count += bool(test.examples)
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append)

    assert not wrong, "".join(wrong)
    assert count > 40


def test_a_name_that_goes_works_on_and_says_what_replaces_it(monkeypatch, tmp_path):
    (tmp_path / "a_package.py").write_text(PACKAGE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("a_package")

    with pytest.warns(DeprecationWarning) as told:
        from a_package import lower

    assert lower is module.random_below
    assert str(told[0].message) == "a_package.lower goes in version 1.2; use a_package.random_below"
    assert told[0].filename == __file__
    assert "lower" not in dir(module)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert module.random_below is lower
    monkeypatch.delitem(sys.modules, "a_package")
