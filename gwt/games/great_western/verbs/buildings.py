"""Placing private buildings. Source: rulebook p. 11."""

from collections.abc import Iterator

from gwt import dsl, kernel
from gwt.games.great_western.model import events, state
from gwt.games.great_western.verbs.money import pay_dollars, spendable_dollars


@dsl.verb("place building at ${price}")
class PlaceBuilding(dsl.Effect):
    """Place a private building; `price` is in dollars for each builder that the tile needs."""

    price: int


@dsl.verb(narrow="place {tile} at ${price}")
class PlaceTile(dsl.Effect):
    tile: str
    price: int


@dsl.verb("place building at ${price} in {place:place|'woods'}")
class PlaceBuildingIn(dsl.Effect):
    """Place a private building on a space with a tag, or in the woods."""

    price: int
    place: str


@dsl.verb(narrow="place {tile} at ${price} in {place:place|'woods'}")
class PlaceTileIn(dsl.Effect):
    tile: str
    price: int
    place: str


@dsl.verb(narrow="place {tile} on {space} for ${price}")
class PlaceOn(dsl.Effect):
    """Place a tile on a space; `price` is the whole price in dollars."""

    tile: str
    space: str
    price: int


def _places(table: state.Table, seat: int, effect: PlaceTile | PlaceTileIn) -> Iterator[PlaceOn]:
    """Yields the places for a tile: empty building spaces, and own tiles of less value.

    A replacement needs and costs only the difference in builders.
    """
    board, player = table.board, table.players[seat]
    money = spendable_dollars(table, seat) if board.spendable_differs else player.money
    needed = board.buildings[effect.tile].builders
    builders = player.workers[board.builder]
    spaces = board.places[effect.place] if type(effect) is PlaceTileIn else board.building_spaces
    for space in spaces:
        occupant = table.tiles.get(space)
        if occupant is None:
            missing = needed
        elif table.owners[space] == seat and board.buildings[occupant].builders < needed:
            missing = needed - board.buildings[occupant].builders
        else:
            continue
        if missing <= builders and missing * effect.price <= money:
            yield PlaceOn(effect.tile, space, missing * effect.price)


def _tiles(
    table: state.Table, seat: int, effect: PlaceBuilding | PlaceBuildingIn
) -> Iterator[PlaceTile | PlaceTileIn]:
    place = effect.place if isinstance(effect, PlaceBuildingIn) else ""
    for tile in table.players[seat].buildings:
        option = PlaceTileIn(tile, effect.price, place) if place else PlaceTile(tile, effect.price)
        if next(_places(table, seat, option), None) is not None:
            yield option


def _can_place(table: state.Table, seat: int, effect: PlaceOn) -> bool:
    occupant, player = table.tiles.get(effect.space), table.players[seat]
    usable = occupant is None or table.owners.get(effect.space) == seat
    return usable and effect.tile in player.buildings and effect.price <= spendable_dollars(table, seat)


def _place(table: state.Table, seat: int, effect: PlaceOn, cause: str) -> None:
    player = table.players[seat]
    pay_dollars(table, seat, effect.price, cause)
    replaced = table.tiles.get(effect.space)
    if replaced is not None:
        table.box = (*table.box, replaced)
    table.tiles[effect.space] = effect.tile
    table.owners[effect.space] = seat
    player.buildings = tuple(tile for tile in player.buildings if tile != effect.tile)
    table.emit(events.BuildingPlaced, seat, cause, effect.tile, effect.space, replaced)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[PlaceBuilding] = kernel.narrowed_verb(_tiles)
VERBS[PlaceTile] = kernel.narrowed_verb(_places)
VERBS[PlaceBuildingIn] = kernel.narrowed_verb(_tiles)
VERBS[PlaceTileIn] = kernel.narrowed_verb(_places)
VERBS[PlaceOn] = kernel.Verb(_place, can=_can_place)
