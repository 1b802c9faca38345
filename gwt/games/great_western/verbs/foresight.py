"""Foresight: tiles from the supply to the board. Source: rulebook p. 7-9, 15; rulings A08, A09."""

from collections.abc import Iterator

from gwt import dsl, kernel
from gwt.games.great_western.model import events, moves, state, tuples
from gwt.games.great_western.verbs.workers import offer_worker


@dsl.verb("foresight {spot}")
class Foresee(dsl.Effect):
    """Choose one of the tiles under a spot and place it."""

    spot: int


@dsl.verb(narrow="take {tile} from foresight {spot}")
class TakeTile(dsl.Effect):
    tile: str
    spot: int


@dsl.verb("'refill foresight'")
class RefillForesight(dsl.Effect):
    """Fill each empty spot from its pile."""

    as_cost = None
    reveals = True


def free_space(table: state.Table, tile: str) -> str | None:
    """The first free space of the section to which a hazard or a teepee belongs."""
    spaces = table.board.sections[table.board.tiles[tile].section]
    return next((space for space in spaces if space not in table.tiles), None)


def _options(table: state.Table, seat: int, effect: Foresee) -> Iterator[TakeTile]:
    """Yields the tiles under the spot, in the last turns those of some kinds only (p. 15)."""
    for tile in dict.fromkeys(table.foresight[effect.spot - 1]):
        if table.last_turns is None or table.board.tiles[tile].kind in table.board.supply.last_turns:
            yield TakeTile(tile, effect.spot)


def _take(table: state.Table, seat: int, effect: TakeTile, cause: str) -> None:
    """Moves the tile to its place; a hazard or teepee without a free space leaves the game (p. 8)."""
    spot, tile = effect.spot - 1, effect.tile
    row = table.foresight[spot]
    table.foresight = (*table.foresight[:spot], tuples.without_one(row, tile), *table.foresight[spot + 1 :])
    if table.board.tiles[tile].kind == "worker":
        offer_worker(table, seat, tile, cause)
        return
    space = free_space(table, tile)
    if space is None:
        table.box = (*table.box, tile)
    else:
        table.tiles[space] = tile
    table.emit(events.TilePlaced, seat, cause, tile, space)


def refill_foresight(table: state.Table) -> tuple[str, ...]:
    """Fills each spot from the pile of its number, as far as that goes (A09)."""
    added: tuple[str, ...] = moves.fill_foresight(table, table.board.supply.shown)
    return added


def _refill(table: state.Table, seat: int, effect: RefillForesight, cause: str) -> None:
    table.emit(events.ForesightRefilled, seat, cause, refill_foresight(table))


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[Foresee] = kernel.narrowed_verb(_options)
VERBS[TakeTile] = kernel.Verb(_take)
VERBS[RefillForesight] = kernel.Verb(_refill)
