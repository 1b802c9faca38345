"""The start of a game: its premise, what may be wrong with it, and the first state.

States are pickled with their packs as folders, and rules and the printed board as a reference to the pack.
"""

import copyreg
from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from gwt import json_types, kernel, packs, spec
from gwt.errors import UnfinishedGame, UsageError, did_you_mean, join_with_or, shorten_value, whole_number
from gwt.play.game import Game


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


_TOLD = 3
"""The most unknown rulings that are reported."""


def new_game(
    players: int = 3,
    seed: int = 0,
    *,
    game: str | None = None,
    pack: spec.PackArgument = None,
    setup: str | None = None,
    first: int | None = None,
    rulings: Mapping[str, bool] | None = None,
    listen: bool = True,
) -> Game:
    """Starts a new game, at its first decision.

    Args:
        players: the number of players; the pack says which numbers are possible.
        seed: from 0 to `2**64 - 1`; the same arguments give the same game on every machine.
        game: the name of the game; by default that of the pack, or Great Western Trail.
        pack: the name of a pack or its folder, or several of them to merge.
        setup: the name of a way to set up; the pack's usual one by default.
        first: the seat that starts, from 0; by default the seed decides.
        rulings: points that the rulebook leaves open, by id: whether each is in force.
        listen: whether events are made, so that `play` returns them.

    Raises:
        UsageError: an argument names something that does not exist, or is out of range.
        ContentError: the pack has problems.

    Examples:
        >>> import gwt
        >>> gwt.new_game(players=2, seed=1)
        <Game of ..., 2 players, 0 choices>
        >>> gwt.new_game(players=3, pack="second_edition").pack.title()
        'Great Western Trail (second edition)'
    """
    loaded = spec.load_pack(game, pack)
    kind = spec.game_kind(loaded.manifest.game)
    settings = {ruling.id: ruling.default for ruling in loaded.manifest.rulings}
    settings.update(_asked(rulings, settings))
    premise = kernel.Premise(
        game=kind.name,
        packs=pack_versions(loaded),
        players=whole_number(players, "players"),
        seed=whole_number(seed, "seed"),
        setup=kind.play.setups[0] if setup is None else setup,
        rulings=tuple(name for name, in_force in settings.items() if in_force),
        first=None if first is None else whole_number(first, "first"),
    )
    return start_game(kind, loaded, premise, listen)


def _asked(rulings: Mapping[str, bool] | None, allowed: Mapping[str, bool]) -> Mapping[str, bool]:
    """Returns the rulings that are asked for. Raises `UsageError` if one is unknown or not a bool."""
    if rulings is None:
        return {}
    if not isinstance(rulings, Mapping):
        raise UsageError(f"rulings are a mapping of ids to True or False, not {shorten_value(rulings)}")
    for name, in_force in rulings.items():
        if name not in allowed:
            hint = did_you_mean(str(name), allowed)
            raise UsageError(
                f"there is no ruling '{shorten_value(str(name))}'. {hint}".strip()
            ).with_subject("rulings")
        if type(in_force) is not bool:
            raise UsageError(f"the ruling '{name}' is True or False, not {shorten_value(in_force)}")
    return rulings


def pack_versions(pack: packs.Pack) -> tuple[kernel.PackVersion, ...]:
    return tuple(
        kernel.PackVersion(layer.manifest.id, layer.manifest.version, layer.digest) for layer in pack.layers
    )


def premise_mistakes(
    game_spec: spec.GameSpec, pack: packs.Pack, premise: kernel.Premise
) -> Iterator[tuple[str, str]]:
    """Yields each mistake of a premise: the argument, and the message."""
    numbers = game_spec.play.players(pack)
    if premise.players not in numbers:
        count = shorten_value(premise.players)
        if game_spec.play.automatic_seats(game_spec.play.board(pack)) is not None:
            count += ": the seats that nobody plays are counted too"
        yield "players", f"{pack.title()} is for {join_with_or(numbers)} players, not {count}"
    if premise.setup not in game_spec.play.setups:
        hint = did_you_mean(str(premise.setup), game_spec.play.setups)
        yield "setup", f"there is no setup '{shorten_value(str(premise.setup))}'. {hint}"
    if not 0 <= premise.seed < 1 << 64:
        yield "seed", f"a seed is a number from 0 to 2**64 - 1, not {shorten_value(premise.seed)}"
    if premise.first is not None and not 0 <= premise.first < premise.players:
        yield "first", f"there is no seat {shorten_value(premise.first + 1)} of {premise.players} to start"
    allowed = {ruling.id for ruling in pack.manifest.rulings}
    unknown = [name for name in premise.rulings if name not in allowed]
    for name in unknown[:_TOLD]:
        yield (
            "rulings",
            f"there is no ruling '{shorten_value(name)}'. {did_you_mean(name, allowed)}".strip(),
        )


def start_game(game_spec: spec.GameSpec, pack: packs.Pack, premise: kernel.Premise, listen: bool) -> Game:
    for about, message in premise_mistakes(game_spec, pack, premise):
        raise UsageError(message).with_subject(about)
    try:
        state = game_spec.play.first_state(pack, premise)
        register(type(state))
        return Game(premise, state, listen=listen)
    except UnfinishedGame as error:
        raise UnfinishedGame(failure_message(pack, premise, str(error))) from None


def failure_message(pack: packs.Pack, premise: kernel.Premise, message: str) -> str:
    """Returns a message about a game that failed, with the folder of the pack and the premise."""

    place = packs.display_path(pack.layers[-1].folder / "pack.yaml")
    which = f"{premise.pack}, {premise.players} players, {premise.setup} setup, seed {premise.seed}"
    return f"{place}: {message}: {which}"
