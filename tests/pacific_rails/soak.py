"""Random games of Pacific Rails Inc.: `python -m tests.pacific_rails.soak`."""

import random
import sys

import gwt
from gwt.dsl.effects import Effect
from gwt.games.pacific_rails.verbs.track import LayTrack
from tests import soaking
from tests.pacific_rails.invariants import check_connection, check_pieces
from tests.soaking import Soak, reluctant


def _builder(option: str) -> int:
    """Makes tiles, and lays them as soon as it can."""
    if "to build" in option:
        return 60
    return 20 if any(word in option for word in ("town-centre", "lay track", "gain")) else reluctant(option)


def _wanderer(option: str) -> int:
    """Lays all it has, one long route at a time."""
    if "to build" in option:
        return 1
    return 20 if "lay track" in option else reluctant(option)


def _lobbyist(option: str) -> int:
    words = ("lobby", "senator", "money", "upgrade", "hire", "build")
    return 20 if any(word in option for word in words) else reluctant(option)


def _crowd(option: str) -> int:
    """Fills districts and comes on top of them."""
    return (
        30 if option.startswith(("place worker on gather", "place worker on train")) else reluctant(option)
    )


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
            table.lay_track(place, board.tile_of[place])
    for seat, player in enumerate(table.players):
        free = [city for city in board.cities if city not in table.stations]
        for city in dice.sample(free, dice.randrange(4)):
            row = dice.choice([row for row, houses in player.houses.items() if houses])
            player.houses[row] -= 1
            table.put_building(table.stations, city, seat)
            player.wagons += 1
        free = [city for city in table.stations if city not in table.telegraphs]
        for city in dice.sample(free, min(len(free), dice.randrange(4))):
            if table.stations[city] != seat:
                player.telegraphs -= 1
                table.put_building(table.telegraphs, city, seat)
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


def _play(game: gwt.Game, option: Effect) -> None:
    """Plays an option, and checks it if it is a connection."""
    connects = isinstance(option, LayTrack) and option.building
    before = game.state.copy() if connects else None
    soaking.play(game, option)
    if before is not None:
        check_connection(before, game, option)


SOAK = Soak(
    game="pacific-rails",
    advance=_advance,
    check=check_pieces,
    weights={
        "by track": _builder,
        "by long routes": _wanderer,
        "by congress": _lobbyist,
        "in a crowd": _crowd,
    },
    play=_play,
)

if __name__ == "__main__":
    sys.exit(SOAK.main())
