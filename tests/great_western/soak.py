"""Random games of Great Western Trail, or of packs: `python -m tests.great_western.soak --pack NAME`."""

import random
import sys

import gwt
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.model.tuples import without_one
from tests.great_western.invariants import check_pieces
from tests.soaking import Soak, reluctant


def _railway(option: str) -> int:
    return 20 if "engine to" in option or "upgrade" in option or "appoint" in option else reluctant(option)


def _builder(option: str) -> int:
    return 20 if option.startswith(("place", "hire", "move disc", "clear")) else reluctant(option)


def _cattle(option: str) -> int:
    return 20 if option.startswith(("buy", "add", "take", "deliver", "play ")) else reluctant(option)


def _hasty(option: str) -> int:
    return 1 + 10 * option.count(",") if "via" in option else reluctant(option)


def _advance(game: gwt.Game, dice: random.Random) -> None:
    """Gives the players what random choices seldom lead to: buildings, workers, discs, money, engines."""
    table = game.state
    board = table.board
    for _ in range(dice.randrange(8)):
        _fill_row(table, dice)
    # A seat that nobody plays may have had its first turn, and placed a building.
    free = [space for space in board.building_spaces if space not in table.tiles]
    spaces = dice.sample(free, len(free))
    engines = dice.sample(range(1, board.last), len(table.players))
    for seat, (player, engine) in enumerate(zip(table.players, engines, strict=True)):
        player.money, player.engine = dice.randrange(80), engine
        for tile in dice.sample(player.buildings, min(dice.randrange(7), len(spaces))):
            space = spaces.pop()
            table.tiles[space] = tile
            table.owners[space] = seat
            player.buildings = without_one(player.buildings, tile)
        discs = dice.sample(list(board.discs), dice.randrange(len(board.discs) + 1))
        targets = dice.sample([*board.cities, *board.stations], len(discs))
        player.cleared = tuple(discs)
        player.cities = tuple(one for one in targets if one in board.cities)
        player.stations = tuple(one for one in targets if one in board.stations)
        player.certificates = abilities(table, player).certificates


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


def soak(*packs: str) -> Soak:
    """The games of some packs, the first edition if none is named."""
    return Soak(
        game="great-western-trail",
        packs=packs,
        setups=("standard", "first-game"),
        advance=_advance,
        check=check_pieces,
        weights={"by rail": _railway, "by building": _builder, "by cattle": _cattle, "in haste": _hasty},
    )


SOAK = soak()

if __name__ == "__main__":
    sys.exit(SOAK.main())
