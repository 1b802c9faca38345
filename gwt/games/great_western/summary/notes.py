"""Notes on options: results that the text of an option does not show."""

from collections.abc import Iterator

from gwt.dsl import Effect, Named
from gwt.games.great_western.entries.content import City, Disc, Link
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.effects import Auxiliary
from gwt.games.great_western.summary.scene import Scene, objective_text
from gwt.games.great_western.verbs import buildings, cattle_market, discs, foresight, objectives, railroad
from gwt.games.great_western.verbs.certificates import permanent_certificates
from gwt.games.great_western.verbs.delivery import DeliverTo, RevealHand, TakeIncome, breeding_value
from gwt.games.great_western.verbs.trail import RemoveHazardAt, Ride, TradeAt
from gwt.games.great_western.verbs.transport import transport_cost
from gwt.games.great_western.verbs.workers import Hire


def note(scene: Scene, option: Effect) -> str:
    """Returns a few words, or an empty text."""
    board: Board = scene.board
    tiles, say = scene.table.tiles, scene.say
    match option:
        case Named(effect):
            return note(scene, effect)
        case Ride():
            return _ride(scene, option)
        case TakeIncome(certificates) | RevealHand(certificates) if certificates is not None:
            value = breeding_value(board, scene.mine.hand) + permanent_certificates(scene.table, scene.seat)
            return say("table-note-value", value=value + certificates)
        case objectives.GainObjective(which) if which in board.cards:
            return objective_text(scene, which)
        case objectives.Play(objective):
            return objective_text(scene, objective)
        case cattle_market.Buy():
            buyer, used = board.cattle.buyer, cattle_market.buyers_of(board, option)
            return say("table-note-buyers", number=used, worker=scene.name(buyer, used))
        case Hire(_, row, price):
            printed = int(board.job_market.rows[row - 1].price)
            return "" if price == printed else say("table-note-row", printed=printed, less=printed - price)
        case Auxiliary():
            return scene.effect(board.forms[option])
        case buildings.PlaceTile(tile) | buildings.PlaceTileIn(tile):
            return "; ".join(map(scene.effect, board.buildings[tile].actions))
        case RemoveHazardAt(space):
            tile = tiles[space]
            if scene.in_words:
                # Its name in words has the points in it.
                return scene.name_or_id(tile)
            return say("table-note-hazard", tile=tile, points=board.tiles[tile].points)
        case TradeAt(space):
            place, tile = board.spaces[space], scene.name_or_id(tiles[space])
            gains = say("table-note-trade", tile=tile, dollars=place.value)
            if place.take is None:
                return gains
            return f"{gains if place.value else tile}, {scene.effect(place.take)}"
        case discs.ClearDisc(disc):
            return _disc(scene, board.discs[disc])
        case railroad.Upgrade(station):
            face = board.stations[station]
            return say("table-note-price", price=face.price, points=face.points)
        case DeliverTo():
            return ", ".join(_delivery(scene, option))
        case foresight.TakeTile(tile) if board.tiles[tile].kind != "worker":
            free = (space for space in board.sections[board.tiles[tile].section] if space not in tiles)
            laid = next(free, None)
            return say("table-note-laid", space=laid and scene.name_or_id(laid))
    return ""


def price(scene: Scene, option: Effect) -> int | None:
    """Returns the dollars that an option costs, as far as they are printed or follow from the way."""
    match option:
        case Ride():
            return _fees(scene, option) or None
        case DeliverTo(city, free):
            return None if free else transport_cost(scene.table, scene.seat, city) or None
        case railroad.Upgrade(station):
            return int(scene.board.stations[station].price)
    printed: int | None = getattr(option, "price", None)
    return printed


def _delivery(scene: Scene, option: DeliverTo) -> Iterator[str]:
    """Yields the transport, and what the city and each link that is completed bring."""
    board: Board = scene.board
    city, cities = board.cities[option.city], scene.mine.cities
    cost = 0 if option.free else transport_cost(scene.table, scene.seat, city.id)
    if cost:
        yield scene.say("table-note-transport", dollars=cost)
    yield from _brought(scene, city)
    for link in board.links_of[city.id] if city.id not in cities else ():
        (other,) = {*link.between} - {city.id}
        if other in cities and (brought := list(_brought(scene, link))):
            yield scene.say("table-note-link", city=scene.name_or_id(other), brought=brought)


def _brought(scene: Scene, printed: City | Link) -> Iterator[str]:
    if printed.delivery is not None:
        yield scene.effect(printed.delivery)
    if printed.points:
        yield scene.say("table-points", points=printed.points)


def _ride(scene: Scene, ride: Ride) -> str:
    """The tile at its end, and the fees on the way."""
    tiles, owners = scene.table.tiles, scene.table.owners
    owner = owners.get(ride.spaces[-1])
    building = scene.board.buildings.get(tiles.get(ride.spaces[-1], ""))
    if scene.printed and building is not None:
        # The option itself is called by its tile.
        return scene.say(
            "table-note-ride-to",
            end=scene.name_or_id(building.id),
            actions="; ".join(map(scene.effect, building.actions)),
            steps=len(ride.spaces),
            owner=None if owner in (None, scene.seat) else scene.speaker.seat(owner + 1),
            fees=_fees(scene, ride),
        )
    return scene.say(
        "table-note-ride",
        end=scene.name_or_id(tiles.get(ride.spaces[-1], ride.spaces[-1])),
        steps=len(ride.spaces),
        owner=None if owner is None else scene.speaker.seat(owner + 1),
        fees=_fees(scene, ride),
    )


def _fees(scene: Scene, ride: Ride) -> int:
    """The fees on the way as far as they are due and can be paid."""
    tiles, owners = scene.table.tiles, scene.table.owners
    if ride.free or scene.mine.at is None:
        return 0
    fees = scene.board.fees[len(scene.players)]
    passed = (space for space in ride.spaces if space in tiles and owners.get(space) != scene.seat)
    due: int = min(sum(fees[tiles[space]] for space in passed), scene.mine.money)
    return due


def _disc(scene: Scene, disc: Disc) -> str:
    """The reward of clearing a disc space."""
    brings = [scene.effect(disc.clear) if disc.clear is not None else ""]
    if disc.aux:
        brings.append(scene.say("table-note-opens", action=scene.name_or_id(disc.aux)))
    for id, number in (
        ("table-note-limit", disc.certificates),
        ("table-note-steps", disc.steps.get(len(scene.players))),
        ("table-note-hand", disc.hand),
    ):
        if number:
            brings.append(scene.say(id, number=number))
    if disc.points:
        brings.append(scene.say("table-points", points=disc.points))
    return ", ".join(filter(None, brings))
