"""The places of content that hold effects, and packs with another effect there."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import attrs

from gwt.dsl.effects import Effect, Sequence
from gwt.dsl.nodes import field_values
from gwt.packs.document import Document, Span
from gwt.packs.expression_slots import FieldSlot, slots_of
from gwt.packs.pack import Pack
from gwt.resources import data_root
from gwt.spec.game_spec import GameSpec
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import GAMES, game_kind

MEANS = {
    "great-western-trail": data_root() / "tests" / "law" / "means",
    "pacific-rails": data_root() / "tests" / "pacific_rails" / "boom",
}
"""For each game a pack that uses what packs can say and no game of the package needs."""
_TRIES = 12
"""Single entries in which an effect is tried; they are much alike."""


RIVAL = data_root() / "tests" / "law" / "rival"
"""A pack with a seat that nobody plays."""


def whole_pack(game: str, file: str = "") -> Pack:
    """The pack of a game, with everything that other packs can add to it.

    Only where `file` is about it, there is a seat that nobody plays too.
    """
    return load_pack(game, [MEANS[game], RIVAL] if file == "opponent" else [MEANS[game]])


def places(kind: GameSpec) -> list[FieldSlot]:
    """Every field of the content of a game that holds an effect."""
    return [slot for slot in slots_of(kind.content) if slot.kind is Effect]


def with_effect(kind: GameSpec, pack: Pack, slot: FieldSlot, effect: Effect) -> tuple[Pack | None, str]:
    """The pack with an effect in a place, or why the game refuses it there.

    It stands in every entry that has the place; where that is refused, before or behind what stands
    there, and else in the first single entry where it is not refused.
    """
    printed, reason = pack.files[slot.file], ""
    changes = _triggered(pack, effect) if "triggers" in slot.path else _changes(effect)
    everywhere = (_changed(printed, slot.path, change) for change in changes)
    for whole in (*everywhere, *islice(_one_by_one(printed, slot.path, effect), _TRIES)):
        entries = attrs.evolve(pack.entries, **{slot.file: whole})
        refused = refusal(kind, entries)
        if not refused:
            return attrs.evolve(pack, entries=entries), ""
        reason = reason or refused
    return None, reason


def changed(pack: Pack, file: str, path: tuple[str, ...], effect: Effect) -> Pack:
    """The pack with an effect wherever a path leads, as `with_effect` looks for it.

    Raises:
        ValueError: the game refuses it.
    """
    kind = next(one for one in map(game_kind, GAMES) if one.content.name == pack.manifest.game)
    made, reason = with_effect(kind, pack, FieldSlot(file, path, Effect), effect)
    if made is None:
        raise ValueError(reason)
    return made


def refusal(kind: GameSpec, entries: Any) -> str:
    """The first thing that the game says against entries; empty where there is nothing."""
    documents = {file: Document(file, "", values={(): Span(0, 0)}) for file in kind.content.files}
    problem = next(iter(kind.content.check(entries, documents)), None)
    return "" if problem is None else problem.message


def _changes(effect: Effect) -> Iterator[Callable[[Any], Any]]:
    yield lambda old: effect
    yield lambda old: effect if old is None else Sequence((effect, old))
    yield lambda old: effect if old is None else Sequence((old, effect))


def _triggered(pack: Pack, effect: Effect) -> Iterator[Callable[[Any], Any]]:
    """The effect inside each trigger, and inside a new one where there is none."""
    happens = {"great-western-trail": "delivers", "pacific-rails": "hires"}[pack.manifest.game]
    new = pack.parser.effect(f"when any player {happens} ({effect})")
    yield lambda old: new if old is None else type(old)(effect, *field_values(old)[1:])


def _changed(value: Any, path: tuple[str, ...], change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(value)
    step, *rest = path
    below = tuple(rest)
    if step == "[]":
        # A tile without an action gets one.
        return tuple(_changed(one, below, change) for one in value or ((None,) if not below else ()))
    if step == "{}":
        return {key: _changed(value[key], below, change) for key in value}
    return attrs.evolve(value, **{step: _changed(getattr(value, step), below, change)})


def _one_by_one(value: Any, path: tuple[str, ...], effect: Effect) -> Iterator[Any]:
    """The value with the effect in one place that the path leads to, each of them in turn."""
    count = 0

    def counted(old: Any) -> Any:
        nonlocal count
        count += 1
        return old

    _changed(value, path, counted)
    for wanted in range(count):
        seen = -1

        def change(old: Any, wanted: int = wanted) -> Any:
            nonlocal seen
            seen += 1
            return effect if seen == wanted else old

        yield _changed(value, path, change)
