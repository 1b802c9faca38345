"""Writes a database of running games with the version of `gwt` that is in the path, also an earlier one.

    python making.py FILE NUMBER

The games are of ten sets of packs, of two to four seats, at their beginning, in the middle and over. The
secrets are known: `H` and the number of a table for its host, `P` with the seat for a seat.
"""

import random
import sys

import gwt
from gwt.table import TableRow, deeds_of

try:
    from gwt.table import TableStore
    from gwt.table.store.access_keys import Viewer, hash_of
except ImportError:
    # Before 1.0.0rc1 they had other names.
    from gwt.table.store.keys import Reader as Viewer
    from gwt.table.store.keys import hash_of

    from gwt.table import Store as TableStore

SETS = (
    *("first_edition", "second_edition", "rails_to_the_north", "garth", "bidding", "balanced"),
    *("promo_buildings", "simmental", "garth_second_edition", "pacific-rails"),
)
LENGTHS = (0, 3, 10, 20, 40, 70)
LONGEST = 400
"""Choices of a game that is played on to its end, if it has one by then."""
OVER = 21
"""Of so many games one is."""


def host(number: int) -> str:
    """The secret of the host of a table."""
    return f"H{number:021}"


def seat(number: int, at: int) -> str:
    """The secret of a seat, from 0."""
    return f"P{at}{number:020}"


def begun(number: int) -> gwt.Game:
    """Returns the game of a table, with random choices."""
    pack, chance = SETS[number % len(SETS)], random.Random(number)
    what = {"game": pack} if pack == "pacific-rails" else {"pack": [pack]}
    try:
        game = gwt.new_game(players=2 + number // len(SETS) % 3, seed=number, listen=False, **what)
    except gwt.GwtError:
        # Not every set is for every number.
        game = gwt.new_game(players=2, seed=number, listen=False, **what)
    length = LONGEST if number % OVER == OVER - 1 else LENGTHS[number // len(SETS) % len(LENGTHS)]
    while not game.over and len(game.history) < length:
        game.play(chance.choice(game.options))
    return game


def add_table(store: TableStore, number: int) -> None:
    """Adds the table of a number."""
    game, id = begun(number), f"earlier{number:06}".translate(str.maketrans("01", "wx"))
    pack = SETS[number % len(SETS)]
    settings = {
        "game": game.premise.game,
        "packs": [layer.folder.name for layer in game.pack.layers] if pack == "pacific-rails" else [pack],
        "players": ["random" if at in game.opponents else "human" for at in range(game.premise.players)],
        "names": [game.opponents.get(at, "") for at in range(game.premise.players)],
        "wait": ("no", "turn", "draw")[number % 3],
        "watch": "turns",
        "test": False,
        "study": False,
    }
    start = (game.copy_at_start if hasattr(game, "copy_at_start") else game.at_start)()
    row = TableRow(id, f"{number:032}", start.record(), settings)
    keys = {hash_of(host(number)): Viewer(id, "host")}
    keys |= {hash_of(seat(number, at)): Viewer(id, "seat", at) for at in range(game.premise.players)}
    assert store.add_table(row, keys, 10**6, deeds_of(game))


def main() -> None:
    store = TableStore(f"sqlite:///{sys.argv[1]}")
    for number in range(int(sys.argv[2])):
        add_table(store, number)
    store.close()
    print(f"{sys.argv[2]} tables with {gwt.__file__}")


if __name__ == "__main__":
    main()
