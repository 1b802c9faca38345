"""Thousands of random games, checked after every turn: `python -m tests.great_western.soak`.

A failure prints the seed and the record that replays it; the exit code is then 1.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from itertools import product

import gwt
from gwt.dsl.effects import Effect
from gwt.games.great_western.state import Table, without
from tests.great_western.invariants import check_pieces, explained

TOO_LONG = 20_000
"""Choices in a game; random games have a few hundred."""


def _reluctant(option: str) -> int:
    return 0 if option == "done" else 5


def _railway(option: str) -> int:
    return 20 if "engine to" in option or "upgrade" in option or "appoint" in option else _reluctant(option)


def _builder(option: str) -> int:
    return 20 if option.startswith(("place", "hire", "move disc", "clear")) else _reluctant(option)


def _cattle(option: str) -> int:
    return 20 if option.startswith(("buy", "add", "take", "deliver", "play ")) else _reluctant(option)


def _hasty(option: str) -> int:
    return 1 + 10 * option.count(",") if "via" in option else _reluctant(option)


_WEIGHTS: dict[str, Callable[[str], int] | None] = {
    "at random": None,
    "seldom done": _reluctant,
    "by rail": _railway,
    "by building": _builder,
    "by cattle": _cattle,
    "in haste": _hasty,
}
MANNERS = tuple(_WEIGHTS)
"""Ways to choose; each leads to other parts of the rules."""


def new_game(players: int, setup: str, seed: int) -> gwt.Game:
    """A game at its first decision; every other round of manners starts from a late position."""
    game = gwt.new_game(players=players, setup=setup, seed=seed, listen=False)
    if seed // len(MANNERS) % 2:
        _advance(game.state, random.Random(seed))
        game.begin()
    return game


def _advance(table: Table, dice: random.Random) -> None:
    """Gives the players what random choices seldom lead to: buildings, workers, discs, money, engines.

    The state is one that no game leads to, but all rules hold in it.
    """
    board = table.board
    for _ in range(dice.randrange(8)):
        _fill_row(table, dice)
    spaces = dice.sample(board.building_spaces, len(board.building_spaces))
    engines = dice.sample(range(1, board.last), len(table.players))
    for seat, (player, engine) in enumerate(zip(table.players, engines, strict=True)):
        player.money, player.engine = dice.randrange(80), engine
        for tile in dice.sample(player.buildings, min(dice.randrange(7), len(spaces))):
            space = spaces.pop()
            table.put_tile(space, tile)
            table.owners[space] = seat
            player.buildings = without(player.buildings, tile)
        discs = dice.sample(list(board.discs), dice.randrange(len(board.discs) + 1))
        targets = dice.sample([*board.cities, *board.stations], len(discs))
        player.cleared = tuple(discs)
        player.cities = tuple(one for one in targets if one in board.cities)
        player.stations = tuple(one for one in targets if one in board.stations)
        player.certificates = board.limits(len(table.players), player.cleared).certificates


def _fill_row(table: Table, dice: random.Random) -> None:
    """Workers come to the row of the token, which moves on; some of them are hired."""
    board, at = table.board, table.board.supply.workers - 1
    row, pile = list(table.jobs[table.token_row]), list(table.piles[at])
    if len(pile) < len(row):
        return
    for column, there in enumerate(row):
        worker = there or pile.pop()
        player = dice.choice(table.players)
        hired = player.workers[worker] < board.workers.columns and dice.random() < 0.6
        player.workers[worker] += hired
        row[column] = "" if hired else worker
    table.piles = (*table.piles[:at], tuple(pile), *table.piles[at + 1 :])
    table.jobs = (*table.jobs[: table.token_row], tuple(row), *table.jobs[table.token_row + 1 :])
    table.token_row += 1


def chosen(game: gwt.Game, dice: random.Random, manner: str) -> Effect:
    """One of the options, at random in that manner."""
    weigh = _WEIGHTS[manner]
    options = game.options
    if weigh is None or len(options) == 1:
        return dice.choice(options)
    weights = [weigh(str(option)) for option in options]
    return dice.choices(options, weights if any(weights) else None)[0]


def play(game: gwt.Game, option: Effect) -> None:
    """Plays an option; whatever goes wrong is told with the record that leads to it."""
    try:
        game.play(option)
    except Exception as error:
        raise AssertionError(f"'{option}' cannot be carried out: {error!r}\n{explained(game)}") from error


def play_out(players: int, setup: str, seed: int) -> int:
    """Plays a whole game and gives the number of its choices."""
    game, dice = new_game(players, setup, seed), random.Random(seed)
    manner, turn, choices = MANNERS[seed % len(MANNERS)], -1, 0
    while not game.over:
        if game.state.turn != turn:
            turn = game.state.turn
            check_pieces(game)
        play(game, chosen(game, dice, manner))
        choices += 1
        assert choices < TOO_LONG, f"the game does not end\n{explained(game)}"
    check_pieces(game)
    assert all(isinstance(score.total, int) for score in game.scores)
    return choices


def _one(arguments: tuple[int, str, int]) -> tuple[tuple[int, str, int], int, str]:
    try:
        return arguments, play_out(*arguments), ""
    except Exception as error:
        return arguments, 0, f"{type(error).__name__}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays random games and checks them.")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players and setup")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    kinds = product((2, 3, 4), ("standard", "first-game"))
    seeds = range(given.first, given.first + given.games)
    work = [(players, setup, seed) for players, setup in kinds for seed in seeds]
    began, choices, failed = time.monotonic(), 0, 0
    with multiprocessing.Pool(given.processes) as pool:
        for done, (which, played, wrong) in enumerate(pool.imap_unordered(_one, work, chunksize=5), 1):
            choices += played
            if wrong:
                failed += 1
                players, setup, seed = which
                print(
                    f"\n{players} players, {setup}, seed {seed} ({MANNERS[seed % len(MANNERS)]}): {wrong}"
                )
            if done % 50 == 0 or done == len(work):
                rate = done / (time.monotonic() - began)
                line = (
                    f"\r{done} of {len(work)} games, {choices} choices, {rate:.0f} games/s, {failed} failed"
                )
                print(line, end="", flush=True)
    print()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
