"""Checks of triggers: where they stand, what they wait for, and what they may do."""

from collections.abc import Iterator

from gwt import dsl, kernel, packs
from gwt.common import ByPlayers, triggers
from gwt.games.great_western.entries.content import Entries
from gwt.games.great_western.model import effects, events
from gwt.games.great_western.verbs.event_deck import TurnUpEvent
from gwt.games.great_western.verbs.triggers import EVENTS
from gwt.games.great_western.verbs.workers import EndGame
from gwt.packs.traversal import all_effects

NARROWED: dict[str, type[kernel.Event]] = {"worker": events.WorkerHired, "city": events.Delivered}
"""The fields of a trigger that narrow it, each with the only event that has it."""

_ANYWHERE: tuple[type, ...] = (effects.Plain, ByPlayers, triggers.When, *dsl.JOINER_CLASSES)
"""The verbs that are possible on the turn of another player; a trigger within is a problem of its own."""


_OF_TILES = "Write it under 'triggers' of a building."


def check_triggers(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless triggers stand in `triggers` alone, which holds nothing else."""
    for stem, key_path, effect in all_effects(entries):
        inside = dsl.walk_effect(effect)
        if "triggers" in key_path:
            next(inside)
            for message, hint in _wrong(stem, effect):
                yield packs.EntryProblem(stem, key_path, message, hint)
        for node in inside:
            if isinstance(node, triggers.When):
                hint = "Write it in 'triggers' of a building, a card, a master, a piece or trail.yaml."
                yield packs.EntryProblem(stem, key_path, f"the trigger '{node}' cannot stand here", hint)


def _wrong(stem: str, effect: dsl.Effect) -> Iterator[tuple[str, str]]:
    """Yields what is wrong with an entry of `triggers`, each with a hint."""
    if not isinstance(effect, triggers.When):
        yield f"'{effect}' is not a trigger", f"Write 'when you deliver ({effect})', or another event."
        return
    event = EVENTS[effect.event]
    for field, only in NARROWED.items():
        if (name := getattr(effect, field, "")) and event is not only:
            you, others = (word for word, kind in EVENTS.items() if kind is only)
            hint = f"Leave it out, or write '{you if effect.subject == triggers.YOU else others}'."
            yield f"'{name}' narrows no '{effect.event}'", hint
    if event is events.CattlemanMoved and stem != "buildings":
        yield f"'{effect.event}' is about a tile of the trail, and this lies beside it", _OF_TILES
    allowed = (*_ANYWHERE, EndGame, TurnUpEvent) if stem in ("trail", "events") else _ANYWHERE
    wrong = next((node for node in dsl.walk_effect(effect.effect) if not isinstance(node, allowed)), None)
    if wrong is not None:
        hint = "What is triggered brings cards, dollars, certificates and pieces, and costs no dollars."
        yield f"'{wrong}' cannot be triggered: it may be the turn of another player", hint
