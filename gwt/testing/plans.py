"""The games that the law is tried with: every combination of packs, number of players, setup and player."""

from collections.abc import Iterator, Sequence

from gwt.spec import Combination, game_kind
from gwt.testing.runner import SHARE, Plan

PLAYERS = ("random", "greedy", "random", "random")
"""The players that make the choices, in turn: one by chance, and the strongest that is quick."""


def plan_games(
    game: str,
    combination: Combination,
    games: int,
    seed: int = 0,
    share: float = SHARE,
    players: Sequence[str] = PLAYERS,
) -> Iterator[Plan]:
    """Yields so many games of a combination for each number of players; setups and players take turns."""
    setups = game_kind(game).play.setups
    for seats in combination.players:
        for number in range(games):
            yield Plan(
                game,
                combination.names,
                seats,
                seed + number,
                setups[number // len(players) % len(setups)],
                players[number % len(players)],
                share,
            )
