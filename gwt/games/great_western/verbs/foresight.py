"""Foresight: tiles from the supply to the board. Source: rulebook p. 7-9, 15; rulings A08, A09."""

from collections.abc import Iterator

from gwt.dsl import Effect, verb
from gwt.games.great_western.model import moves
from gwt.games.great_western.model.events import ForesightRefilled, TilePlaced
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.model.tuples import without_one
from gwt.games.great_western.verbs.workers import offer_worker
from gwt.kernel import Verb, Verbs, narrowed_verb


@verb("foresight {spot}")
class Foresee(Effect):
    """Choose one of the tiles under a spot and place it."""

    spot: int


@verb(narrow="take {tile} from foresight {spot}")
class TakeTile(Effect):
    tile: str
    spot: int


@verb("'refill foresight'")
class RefillForesight(Effect):
    """Fill each empty spot from its pile."""

    as_cost = None
    reveals = True


def free_space(table: Table, tile: str) -> str | None:
    """The first free space of the section to which a hazard or a teepee belongs."""
    spaces = table.board.sections[table.board.tiles[tile].section]
    return next((space for space in spaces if space not in table.tiles), None)


def _options(table: Table, seat: int, effect: Foresee) -> Iterator[TakeTile]:
    """Yields the tiles under the spot, in the last turns those of some kinds only (p. 15)."""
    for tile in dict.fromkeys(table.foresight[effect.spot - 1]):
        if table.last_turns is None or table.board.tiles[tile].kind in table.board.supply.last_turns:
            yield TakeTile(tile, effect.spot)


def _take(table: Table, seat: int, effect: TakeTile, cause: str) -> None:
    """Moves the tile to its place; a hazard or teepee without a free space leaves the game (p. 8)."""
    spot, tile = effect.spot - 1, effect.tile
    row = table.foresight[spot]
    table.foresight = (*table.foresight[:spot], without_one(row, tile), *table.foresight[spot + 1 :])
    if table.board.tiles[tile].kind == "worker":
        offer_worker(table, seat, tile, cause)
        return
    space = free_space(table, tile)
    if space is None:
        table.box = (*table.box, tile)
    else:
        table.tiles[space] = tile
    table.emit(TilePlaced, seat, cause, tile, space)


def refill_foresight(table: Table) -> tuple[str, ...]:
    """Fills each spot from the pile of its number, as far as that goes (A09)."""
    added: tuple[str, ...] = moves.fill_foresight(table, table.board.supply.shown)
    return added


def _refill(table: Table, seat: int, effect: RefillForesight, cause: str) -> None:
    added = refill_foresight(table)
    table.emit(ForesightRefilled, seat, cause, added)


VERBS: Verbs[Table] = Verbs()
VERBS[Foresee] = narrowed_verb(_options)
VERBS[TakeTile] = Verb(_take)
VERBS[RefillForesight] = Verb(_refill)
