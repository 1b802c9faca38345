"""Simulations by the engine, where that is worth its compilation."""

from collections.abc import Callable
from time import perf_counter

from gwt import players
from gwt.native.game_engine import engine
from gwt.native.untranslatable import NotNative

WORTHWHILE = 20
"""The seconds that a run takes by the source from which on an engine is compiled for it."""
_SECONDS = {"random": 0.01, "greedy": 0.5}
"""Those that a game takes by the source, with such a player at all seats."""


def simulate(
    plan: players.Plan,
    games: int,
    jobs: int = 1,
    tell: Callable[[players.Outcome], None] = lambda outcome: None,
    note: Callable[[str], None] = lambda message: None,
) -> players.Result:
    """Plays a run as `gwt.players.simulate` does, with the same games, by the engine if it can.

    `note` is called with the reason if a long run is played by the source.
    """
    if not _is_worthwhile(plan, games):
        return players.simulate(plan, games, jobs, tell)
    outcomes: list[players.Outcome] = []
    try:
        names = tuple(dict.fromkeys(plan.names))
        made = engine(plan.pack, plan.players, game=plan.game, setup=plan.setup, names=names)
        began = perf_counter()
        for outcome in made.games(games, plan.seed, plan.names, turns=plan.turns):
            outcomes.append(outcome)
            tell(outcome)
    except NotNative as fault:
        note(f"this is played by the source, which is slower: {fault}")
        return players.simulate(plan, games, jobs, tell)
    except KeyboardInterrupt:
        pass
    return players.Result(plan, games, tuple(outcomes), perf_counter() - began)


def _is_worthwhile(plan: players.Plan, games: int) -> bool:
    """Whether the games of a run are only counted, and it would last long by the source."""
    if plan.save_dir is not None or not set(plan.names) <= _SECONDS.keys():
        return False
    return games * max(_SECONDS[name] for name in plan.names) >= WORTHWHILE
