"""Pickles states without content, which the other process loads again.

Packs are pickled as their folders, and rules and the printed board as a reference to the pack.
"""

import copyreg
from typing import Any

import attrs

from gwt import json_types, kernel, packs, spec


def register(kind: type[kernel.State]) -> None:
    """Registers a class of states with pickle."""
    copyreg.pickle(kind, _reduced_state)


def _reduced_state(state: kernel.State) -> tuple[Any, ...]:
    kind: Any = type(state)
    pack: Any = state.rules.pack
    board = spec.game_kind(pack.manifest.game).play.board(pack)
    content: list[str] = []
    fields: json_types.JsonObject = {}
    for field in attrs.fields(kind):
        value = getattr(state, field.name)
        if value is board:
            content.append(field.name)
        elif field.metadata.get("transient"):
            fields[field.name] = None
        else:
            fields[field.name] = value
    return _state, (kind, fields, content)


def _state(kind: type[kernel.State], fields: json_types.JsonObject, content: list[str]) -> kernel.State:
    state = kind.__new__(kind)
    for name, value in fields.items():
        setattr(state, name, value)
    pack: Any = state.rules.pack
    for name in content:
        setattr(state, name, spec.game_kind(pack.manifest.game).play.board(pack))
    return state


def _reduced_rules(rules: kernel.Rules) -> tuple[Any, ...]:
    return _rules, (rules.pack, rules.rulings)


def _rules(pack: packs.Pack, rulings: frozenset[str]) -> kernel.Rules:
    """Returns the rules of unpickled states, which are shared by all with the same pack and rulings."""
    rules = spec.game_kind(pack.manifest.game).play.rules
    return packs.cached_in_pack(pack, (kernel.Rules, rulings), lambda: rules(pack, rulings))


copyreg.pickle(kernel.Rules, _reduced_rules)
