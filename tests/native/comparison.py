"""Games in C beside the same games in Python, compared at every decision."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import attrs

from gwt.native import NotNative, compiler
from gwt.native.game_engine import Engine
from gwt.play import Game, new_game

QUICK = ("-O0", "-DCHECKED", *(flag for flag in compiler.FLAGS if not flag.startswith("-O")))
"""Compiled in seconds; memory that is released is overwritten, so that whoever still uses it is noticed."""


def difference(engine: Engine, game: Game) -> str:
    """Returns what differs between the engine and a game at the same decision; empty if nothing does."""
    if engine.options != game.options:
        return f"options: {list(map(str, engine.options))} instead of {list(map(str, game.options))}"
    state = engine.state
    if state == game.state:
        return ""
    names = [field.name for field in attrs.fields(type(state)) if field.eq]
    other = [name for name in names if getattr(state, name) != getattr(game.state, name)]
    return ", ".join(
        f"{name}: {getattr(state, name)} instead of {getattr(game.state, name)}" for name in other
    )


def play_beside(engine: Engine, game: Game, dice: random.Random) -> str:
    """Plays a game at random in both to its end; returns the first difference, with where it is."""
    engine.set_up(game.premise.seed)
    while not (found := difference(engine, game)) and not game.over:
        at = dice.randrange(len(game.options))
        game.play(game.options[at])
        engine.take(at)
    scores = "" if found or engine.scores() == game.scores else f"scores: {engine.scores()}"
    return (
        f"seed {game.premise.seed}, decision {len(game.history)}: {found or scores}"
        if found or scores
        else ""
    )


def quick_engine(names: tuple[str, ...] = ("random",), **premise: object) -> Engine:
    """An engine that is compiled quickly, for the games of a premise."""
    return Engine(new_game(seed=0, listen=False, **premise), names, QUICK)


def compare_games(engine: Engine, seeds: range, **premise: object) -> None:
    for seed in seeds:
        game = new_game(seed=seed, listen=False, **premise)
        assert play_beside(engine, game, random.Random(seed)) == ""


@contextmanager
def compared_choices(engines: dict[tuple[object, ...], Engine]) -> Iterator[list[str]]:
    """Compares every choice that is played meanwhile; yields the list of differences.

    `engines` has those that have been made, by packs, rulings and number of seats.
    """
    differences: list[str] = []
    play = Game.play

    def compared(game: Game, option: object) -> object:
        key = game.premise.packs, game.premise.rulings, game.premise.players
        if key not in engines:
            engines[key] = Engine(game, ("random",), QUICK)
        engine = engines[key]
        if game.doubtful_at is not None:
            return play(game, option)
        try:
            engine.load_state(game)
            before = difference(engine, game)
            at = game.options.index(option) if option in game.options else -1
            events = play(game, option)
            if at >= 0:
                engine.take(at)
                before = before or difference(engine, game)
        except NotNative as fault:
            events, before = (), str(fault)
        if before:
            differences.append(f"{game.pack.title()}: {option}: {before}")
        return events

    Game.play = compared
    try:
        yield differences
    finally:
        Game.play = play
