"""Checks of the network: its connections, its prices, its tiles, and what is placed on it."""

from collections.abc import Iterator, Mapping

from gwt.common.graph import ahead
from gwt.dsl import walk_effect
from gwt.errors import Problem, did_you_mean
from gwt.games.great_western.checks.quantities import players
from gwt.games.great_western.entries.content import Entries, Network, PieceKind
from gwt.games.great_western.verbs.network import PlacePieces
from gwt.packs import Document, Steps
from gwt.packs.walk import effects_of, files

Documents = Mapping[str, Document]


def check_network(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """Every town can be reached, has its prices and its tile, and only its pieces are placed."""
    yield from _placed(entries, documents)
    network = entries.network
    if network is None:
        return
    document = documents["network"]
    for steps, message, hint in (
        *_connections(network, {city.id for city in entries.cities.cities}),
        *_prices(network, max(players(entries), default=0)),
        *_numbers(network, next((one.limit for one in _kinds(entries) if one.id == network.piece), 0)),
    ):
        yield document.problem(steps, message, hint)
    if not network.towns:
        yield document.problem((), "a network has towns on which pieces are placed")
        return
    dealt, there = sum(town.tile for town in network.towns), sum(one.copies for one in network.tiles)
    if there < dealt:
        message = f"there are {there} tiles for {dealt} towns"
        yield document.problem(("towns",), message, length=1)
    elif network.tiles and not dealt:
        message = "no town gets a tile"
        yield document.problem(("tiles",), message, "Write 'tile: true' at a town.", length=1)


def _kinds(entries: Entries) -> tuple[PieceKind, ...]:
    return entries.pieces.pieces if entries.pieces else ()


def _connections(network: Network, cities: set[str]) -> Iterator[tuple[Steps, str, str]]:
    """Connections join towns and cities, each pair once, and lead to every town from a city."""
    towns = [town.id for town in network.towns]
    known = {*towns, *cities}
    joined: dict[str, set[str]] = {one: set() for one in known}
    for at, (one, other) in enumerate(network.connections):
        unknown = [which for which, name in enumerate((one, other)) if name not in known]
        for which in unknown:
            name = (one, other)[which]
            message = f"'{name}' is no town or city of this pack"
            yield ("connections", at, which), message, did_you_mean(name, known)
        if unknown:
            continue
        if one == other:
            yield ("connections", at), f"a connection joins two places, and '{one}' stands here twice", ""
        elif not {one, other} & {*towns}:
            yield ("connections", at), f"'{one}' and '{other}' are cities, and pieces lie only in towns", ""
        elif other in joined[one]:
            yield ("connections", at), f"'{one}' and '{other}' are joined already", ""
        joined[one].add(other)
        joined[other].add(one)
    if any(one == other for one, other in network.connections):
        # A town may seem out of reach because of a connection that is wrong.
        return
    ways = {one: sorted(others) for one, others in joined.items()}
    for at, town in enumerate(towns):
        if not ahead(ways, town) & ({*cities} - {*towns} | {*network.open}):
            yield ("towns", at), f"no connection leads to '{town}', so no piece is ever placed there", ""


def _prices(network: Network, most: int) -> Iterator[tuple[Steps, str, str]]:
    for at, town in enumerate(network.towns):
        if town.price and len(town.price) != most:
            message = f"expected a price for each of {most} players, found {len(town.price)}"
            yield ("towns", at, "price"), message, ""


def _numbers(network: Network, limit: int) -> Iterator[tuple[Steps, str, str]]:
    for number in network.placed if network.towns else ():
        # That a limit is too small is told there.
        if limit and not 1 <= number <= min(limit, len(network.towns)):
            most = min(limit, len(network.towns))
            yield ("placed", number), f"a player places pieces 1 to {most}", ""


def _placed(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """Checks that the piece to be placed is that of the network."""
    of_network = entries.network.piece if entries.network else ""
    for stem, entry in files(entries):
        for steps, effect in effects_of(entry):
            for node in walk_effect(effect):
                if isinstance(node, PlacePieces) and node.piece != of_network:
                    message = f"'{node.piece}' is not the piece of the network, so it cannot be placed"
                    yield documents[stem].problem(steps, message)
