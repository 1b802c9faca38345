"""Thousands of random games, checked after every turn: `python -m tests.pacific_rails.soak`.

A failure prints the seed and the record that replays it; the exit code is then 1.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable

import gwt
from gwt.dsl.effects import Effect
from gwt.games.pacific_rails.effects import LayTrack
from tests.pacific_rails.invariants import check_connection, check_pieces, explained

GAME = "pacific-rails"
TOO_LONG = 20_000
"""Choices in a game; random games have a few hundred."""


def _reluctant(option: str) -> int:
    return 0 if option == "done" else 5


def _builder(option: str) -> int:
    """Makes tiles, and lays them as soon as it can."""
    if "to build" in option:
        return 60
    return (
        20 if any(word in option for word in ("town-centre", "lay track", "gain")) else _reluctant(option)
    )


def _wanderer(option: str) -> int:
    """Lays all it has, one long route at a time."""
    if "to build" in option:
        return 1
    return 20 if "lay track" in option else _reluctant(option)


def _lobbyist(option: str) -> int:
    words = ("lobby", "senator", "money", "upgrade", "hire", "build")
    return 20 if any(word in option for word in words) else _reluctant(option)


def _crowd(option: str) -> int:
    """Fills districts and comes on top of them."""
    return (
        30 if option.startswith(("place worker on gather", "place worker on train")) else _reluctant(option)
    )


_WEIGHTS: dict[str, Callable[[str], int] | None] = {
    "at random": None,
    "seldom done": _reluctant,
    "by track": _builder,
    "by long routes": _wanderer,
    "by congress": _lobbyist,
    "in a crowd": _crowd,
}
MANNERS = tuple(_WEIGHTS)
"""Ways to choose; each leads to other parts of the rules."""


def new_game(players: int, seed: int) -> gwt.Game:
    """A game at its first decision; every other round of manners starts from a late position."""
    game = gwt.new_game(players=players, seed=seed, game=GAME, listen=False)
    if seed // len(MANNERS) % 2:
        _advance(game, random.Random(seed))
    return game


def _advance(game: gwt.Game, dice: random.Random) -> None:
    """To a table with a network on the map, grown trains and full cargo, which is rarely reached."""
    for _ in range(3 * game.premise.players):
        game.play(game.options[dice.randrange(len(game.options))])
    table = game.state
    board = table.board
    for place in dice.sample(list(board.tile_of), dice.randrange(20, 90)):
        # Away from the edges, so that the map is not crossed before anybody plays.
        if 1 < int(place.split("c")[1]) < 19:
            table.supply[board.tile_of[place]] -= 1
            table.lay(place, board.tile_of[place])
    for seat, player in enumerate(table.players):
        free = [city for city in board.cities if city not in table.stations]
        for city in dice.sample(free, dice.randrange(4)):
            row = dice.choice([row for row, houses in player.houses.items() if houses])
            player.houses[row] -= 1
            table.build(table.stations, city, seat)
            player.wagons += 1
        free = [city for city in table.stations if city not in table.telegraphs]
        for city in dice.sample(free, min(len(free), dice.randrange(4))):
            if table.stations[city] != seat:
                player.telegraphs -= 1
                table.build(table.telegraphs, city, seat)
        for _ in range(dice.randrange(2 * player.wagons + 1)):
            kind = dice.choice([kind for kind, many in table.specialists.items() if many])
            table.specialists[kind] -= 1
            player.train = (*player.train, kind)
        for good, many in player.cargo.items():
            table.supply[good] += many
        player.cargo = dict.fromkeys(player.cargo, 0)
        for _ in range(board.capacity[player.wagons]):
            good = dice.choice([good for good in (*board.goods, *board.tiles) if table.supply[good]])
            table.supply[good] -= 1
            player.cargo[good] += 1
    game.begin()


def chosen(game: gwt.Game, dice: random.Random, manner: str) -> Effect:
    """One of the options, at random in that manner."""
    weigh = _WEIGHTS[manner]
    options = game.options
    if weigh is None or len(options) == 1:
        return dice.choice(options)
    weights = [weigh(str(option)) for option in options]
    return dice.choices(options, weights if any(weights) else None)[0]


def play(game: gwt.Game, option: Effect) -> None:
    """Plays an option, and checks it if it is a connection; what goes wrong is told with its record."""
    connects = isinstance(option, LayTrack) and option.building
    before = game.state.copy() if connects else None
    try:
        game.play(option)
    except Exception as error:
        raise AssertionError(f"'{option}' cannot be carried out: {error!r}\n{explained(game)}") from error
    if before is not None:
        check_connection(before, game, option)


def play_out(players: int, seed: int) -> int:
    """Plays a whole game and gives the number of its choices."""
    game, dice = new_game(players, seed), random.Random(seed)
    manner, turn, choices = MANNERS[seed % len(MANNERS)], -1, 0
    while not game.over:
        if game.state.turn != turn:
            turn = game.state.turn
            check_pieces(game)
        play(game, chosen(game, dice, manner))
        choices += 1
        assert choices < TOO_LONG, f"the game does not end\n{explained(game)}"
    check_pieces(game)
    assert game.state.turn % players == 0, f"not all have had as many turns\n{explained(game)}"
    return choices


def _one(arguments: tuple[int, int]) -> tuple[tuple[int, int], int, str]:
    try:
        return arguments, play_out(*arguments), ""
    except Exception as error:
        return arguments, 0, f"{type(error).__name__}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays random games and checks them.")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    work = [(players, seed) for seed in seeds for players in (2, 3, 4)]
    began, choices, failed = time.monotonic(), 0, 0
    with multiprocessing.Pool(given.processes) as pool:
        for done, (which, played, wrong) in enumerate(pool.imap_unordered(_one, work, chunksize=5), 1):
            choices += played
            if wrong:
                failed += 1
                players, seed = which
                print(f"\n{players} players, seed {seed} ({MANNERS[seed % len(MANNERS)]}): {wrong}")
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
