"""Says what lies on the table: the trail, the markets, the cities and stations; and the own board."""

from collections.abc import Iterator

from gwt.games.great_western.entries.content import PieceKind, Station
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.summary.scene import Scene, objective_text
from gwt.games.great_western.verbs import event_deck, pieces, transport
from gwt.summary import Line, count_items


def lines(scene: Scene) -> Iterator[Line]:
    board: Board = scene.board
    say, table = scene.say, scene.table
    yield say("table-trail"), [_space(scene, space) for space in board.spaces if space in table.tiles]
    woods = [space.id for space in board.spaces.values() if space.woods and space.id not in table.tiles]
    yield say("table-woods"), woods
    yield say("table-jobs"), list(_jobs(scene))
    left = say("table-in-stack", number=len(table.cattle_stack))
    yield f"{say('table-cattle')} {left}", _cattle(scene)
    for card in table.display:
        yield f"{say('table-objectives')} {card}", [objective_text(scene, card)]
    yield (
        say("table-foresight"),
        [f"{at}: {' + '.join(tiles)}" for at, tiles in enumerate(table.foresight, 1)],
    )
    if board.event_deck:
        left = say("table-in-stack", number=len(table.event_cards))
        yield f"{say('table-events')} {left}", [_event(scene)]
    yield say("table-cities"), [_city(scene, city) for city in board.cities]
    if board.towns:
        yield say("table-towns"), [_town(scene, town) for town in board.towns]
    ending = [kind for kind in board.pieces.values() if kind.supply is not None]
    if ending:
        yield say("table-supply"), [_supply(scene, kind) for kind in ending]
    spare = [f"+ {master}" for master in table.spare_masters]
    yield (
        say("table-stations"),
        [*(_station(scene, station) for station in board.stations.values()), *spare],
    )
    yield from _own_board(scene)


def _supply(scene: Scene, kind: PieceKind) -> str:
    """The pieces that can still be gained, with the tile on which they lie."""
    left = f"{pieces.pieces_in_supply(scene.table, kind.id)} {kind.id}"
    return f"{left} ({kind.on})" if kind.on else left


def _space(scene: Scene, space: str) -> str:
    """A space with its tile, who owns it, its fee and what trading there pays."""
    board: Board = scene.board
    tile, owner = scene.table.tiles[space], scene.table.owners.get(space)
    words = [space, tile.removeprefix(f"{board.spaces[space].section}-")]
    if owner is not None:
        words.append(scene.say("table-building-of", seat=scene.speaker.seat(owner + 1)))
    if fee := board.fees[len(scene.players)][tile]:
        words.append(f"({scene.say('table-fee')} ${fee})")
    if dollars := board.spaces[space].value:
        words.append(f"({scene.say('table-in-trade')} {dollars:+d})")
    return " ".join(words)


def _jobs(scene: Scene) -> Iterator[str]:
    """Yields each row with its price and workers, as far as there are any or the token lies there."""
    rows = zip(scene.board.job_market.rows, scene.table.jobs, strict=True)
    for number, (row, workers) in enumerate(rows, 1):
        has_token = number == scene.table.token_row + 1
        if has_token or any(workers):
            names = count_items(worker for worker in workers if worker)
            token = [f"({scene.say('table-token')})"] if has_token else []
            yield " ".join([f"{number}: ${row.price}", " + ".join(names), *token])


def _cattle(scene: Scene) -> list[str]:
    cards = scene.board.cards
    order = sorted(scene.table.market, key=lambda card: (cards[card].value, card))
    return [*count_items(order), *(f"+ {card}" for card in count_items(scene.table.open_stack))]


def _event(scene: Scene) -> str:
    """The event that lies open with what it does."""
    id = event_deck.open_event(scene.table)
    if not id:
        return scene.say("table-no-event")
    card = scene.board.event_cards[id]
    parts = [scene.effect(effect) for effect in (card.action, *card.triggers) if effect is not None]
    return f"{id} {'; '.join(parts)}"


def _city(scene: Scene, city: str) -> str:
    """A city with the value that it requires, the seat's cost of transport, and the discs there."""
    cost = transport.transport_cost(scene.table, scene.seat, city)
    value = f"{city} {scene.board.cities[city].value}"
    return f"{value} -${cost}{_discs(scene, city)}" if cost else f"{value}{_discs(scene, city)}"


def _town(scene: Scene, town: str) -> str:
    """A town of the network with its tile and the seats that have a piece there."""
    seats = [str(seat.number) for seat in scene.seats if town in seat.player.placed]
    tile = scene.table.town_tiles.get(town)
    return " ".join([town, *([tile] if tile else ()), *_brackets(seats)])


def _station(scene: Scene, station: Station) -> str:
    """A station with its place, price, points, discs, and its master or worker."""
    if station.after is None:
        place = scene.say("table-in-town")
    else:
        place = scene.say("table-after" if station.turnout else "table-at", space=station.after)
    master = scene.table.masters.get(station.id) or scene.table.appointed.get(station.id)
    points = scene.say("table-points", points=station.points)
    text = f"{station.id} {place} ${station.price} {points}{_discs(scene, station.id)}"
    return f"{text} {master}" if master else text


def _discs(scene: Scene, target: str) -> str:
    """The seats that have a disc on a station or a city, a seat twice that has two."""
    seats = [
        str(seat.number)
        for seat in scene.seats
        for _ in range([*seat.player.stations, *seat.player.cities].count(target))
    ]
    return "".join(f" {text}" for text in _brackets(seats))


def _brackets(seats: list[str]) -> list[str]:
    return [f"[{' '.join(seats)}]"] if seats else []


def _own_board(scene: Scene) -> Iterator[Line]:
    """Yields the buildings left, with the builders that each needs, and the discs left."""
    board: Board = scene.board
    buildings = (f"{tile} ({board.buildings[tile].builders})" for tile in scene.mine.buildings)
    yield f"{scene.say('table-buildings')} ({scene.name(board.builder, 'plural')})", list(buildings)
    left = abilities(scene.table, scene.mine).discs
    for corners in dict.fromkeys(disc.corners for disc in board.discs.values()):
        cells = [disc for disc in left if board.discs[disc].corners == corners]
        yield scene.say("table-discs", corners=corners), cells
