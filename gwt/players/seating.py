"""Which players sit where, by their names."""

from collections.abc import Callable, Sequence

from gwt.errors import UsageError, did_you_mean
from gwt.kernel.rng import step
from gwt.players.greedy import GreedyPlayer
from gwt.players.player import NOTHING, Player
from gwt.players.random import RandomPlayer

PLAYERS: dict[str, Callable[[int, frozenset[str]], Player]] = {
    "random": RandomPlayer,
    "greedy": lambda rng, shunned: GreedyPlayer(shunned),
}
"""How each player is made, of a generator and the ids of what it is to leave alone."""


def check_names(names: Sequence[str], seats: int) -> None:
    """Raises `UsageError` unless each is the name of a player, and there is one or one for each seat."""
    for name in names:
        if name not in PLAYERS:
            raise UsageError(f"there is no player '{name}'. {did_you_mean(name, PLAYERS)}")
    if len(names) not in (1, seats):
        raise UsageError(f"the game has {seats} seats, and {len(names)} players are named")


def seated(
    names: Sequence[str], seats: int, rng: int, shunned: frozenset[str] = NOTHING, by: int | None = None
) -> list[Player]:
    """The player of each seat, all of one name being one player.

    What is `shunned` is left alone by the seat `by`, who then is a player of their own.

    Raises:
        UsageError: as `check_names` does.
    """
    check_names(names, seats)
    made = {name: PLAYERS[name](rng, NOTHING) for name in names}
    each = [made[names[seat % len(names)]] for seat in range(seats)]
    if by is not None:
        each[by] = PLAYERS[names[by % len(names)]](step(rng)[1], shunned)
    return each
