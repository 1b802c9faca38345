"""Pickles states without content, which the other process loads again.

Packs are pickled as their folders, and rules and the printed board as a reference to the pack.
"""

import copyreg
from typing import Any
from weakref import WeakValueDictionary

import attrs

from gwt.kernel.rules import Rules
from gwt.kernel.state import State
from gwt.packs.pack import Pack
from gwt.spec.registry import game_kind

_known: WeakValueDictionary[tuple[Pack, frozenset[str]], Rules] = WeakValueDictionary()
"""A cache of unpickled rules, so that states with the same rules share them."""


def register(kind: type[State]) -> None:
    """Registers a class of states with pickle."""
    copyreg.pickle(kind, _reduced_state)


def _reduced_state(state: State) -> tuple[Any, ...]:
    kind: Any = type(state)
    pack: Any = state.rules.pack
    board = game_kind(pack.manifest.game).play.board(pack)
    content: list[str] = []
    fields: dict[str, Any] = {}
    for one in attrs.fields(kind):
        value = getattr(state, one.name)
        if value is board:
            content.append(one.name)
        elif one.metadata.get("transient"):
            fields[one.name] = None
        else:
            fields[one.name] = value
    return _state, (kind, fields, content)


def _state(kind: type[State], fields: dict[str, Any], content: list[str]) -> State:
    state = object.__new__(kind)
    for name, value in fields.items():
        setattr(state, name, value)
    pack: Any = state.rules.pack
    for name in content:
        setattr(state, name, game_kind(pack.manifest.game).play.board(pack))
    return state


def _reduced_rules(rules: Rules) -> tuple[Any, ...]:
    return _rules, (rules.pack, rules.rulings)


def _rules(pack: Pack, rulings: frozenset[str]) -> Rules:
    rules = _known.get((pack, rulings))
    if rules is None:
        rules = _known[pack, rulings] = game_kind(pack.manifest.game).play.rules(pack, rulings)
    return rules


copyreg.pickle(Rules, _reduced_rules)
