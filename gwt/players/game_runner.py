"""Runs of games: which games they are, and playing one to its end."""

from collections.abc import Callable, Sequence
from typing import cast

from gwt.dsl import Effect
from gwt.errors import UnfinishedGame, whole_number
from gwt.kernel import draw_number as next_random
from gwt.play import Game
from gwt.players.game_length_limit import TURNS, GameLengthLimit, unfinished_message
from gwt.players.player import Player, SupportsBegin, SupportsEnd


def seed_and_generator(seed: int, number: int) -> tuple[int, int]:
    """The seed of a game of a run, and the generator of its players."""
    # The seed is mixed before the number is added, so that neighbouring seeds share no games.
    start = next_random(whole_number(seed, "seed"))[1] + whole_number(number, "number")
    rng, game = next_random(start)
    return game, next_random(rng)[1]


def play_out(
    game: Game,
    players: Sequence[Player],
    turns: int = TURNS,
    play: Callable[[Effect], object] | None = None,
    seed: int = 0,
) -> None:
    """Plays a game to its end, with the player of each seat.

    Players are given the game itself, with all that is hidden; `FairPlayer` shields one from that.
    `turns` is how many of them, of all players together, it may last from now on; `play` is what is
    done with each choice instead of just playing it. Players who ask for it are notified of the beginning,
    with a seed that follows from `seed`, and of the end.

    Raises:
        UnfinishedGame: it has not ended by then; the error has the record of the game so far.
    """
    limit, play, seed = GameLengthLimit.of(game, turns), play or game.play, whole_number(seed, "seed")
    turn, count = -1, 0
    for seat, player in enumerate(players):
        # A look for the method takes a tenth of the time of `isinstance` with a protocol.
        if hasattr(player, "begin"):
            seed, player_seed = next_random(seed)
            cast(SupportsBegin, player).begin(game, seat, player_seed)
    try:
        while (seat := game.seat) >= 0:
            # As `GameLengthLimit.count` does, written out, since every choice of every game comes by here.
            count += 1
            if (now := getattr(game.state, "turn", 0)) != turn:
                turn, count = now, 1
            if count > limit.in_a_turn or turn > limit.last:
                raise limit.message_if_reached(game)
            play(players[seat].choose(game))
    except UnfinishedGame as error:
        raise error if error.record else unfinished_message(game, error.message) from None
    for seat, player in enumerate(players):
        if hasattr(player, "end"):
            cast(SupportsEnd, player).end(game, seat)
