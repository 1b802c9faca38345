"""Checks of the network: its connections, its prices, its tiles, and what is placed on it."""

from collections.abc import Iterator

from gwt.common.graph import reachable_from
from gwt.errors import did_you_mean
from gwt.games.great_western.checks.quantities import player_numbers
from gwt.games.great_western.entries.content import Entries, Network
from gwt.games.great_western.verbs.network import PlacePieces
from gwt.packs import EntryProblem, traversal


def check_network(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless towns are reached, have prices and tiles, and only their pieces placed."""
    yield from _placed(entries)
    network = entries.network
    if network is None:
        return
    yield from _connections(network, {city.id for city in entries.cities.cities})
    yield from _prices(network, max(player_numbers(entries), default=0))
    kinds = entries.pieces.pieces if entries.pieces else ()
    yield from _numbers(network, next((kind.limit for kind in kinds if kind.id == network.piece), 0))
    if not network.towns:
        yield EntryProblem("network", (), "a network has towns on which pieces are placed")
        return
    dealt, copies = sum(town.tile for town in network.towns), sum(tile.copies for tile in network.tiles)
    if copies < dealt:
        yield EntryProblem("network", ("towns",), f"there are {copies} tiles for {dealt} towns")
    elif network.tiles and not dealt:
        yield EntryProblem("network", ("tiles",), "no town gets a tile", "Write 'tile: true' at a town.")


def _connections(network: Network, cities: set[str]) -> Iterator[EntryProblem]:
    """Yields a finding unless connections join towns and cities, each pair once, and lead to every town."""
    towns = [town.id for town in network.towns]
    allowed = {*towns, *cities}
    joined: dict[str, set[str]] = {place: set() for place in allowed}
    for at, (a, b) in enumerate(network.connections):
        unknown = [which for which, name in enumerate((a, b)) if name not in allowed]
        for which in unknown:
            name = (a, b)[which]
            message = f"'{name}' is not a town or city of this pack"
            yield EntryProblem("network", ("connections", at, which), message, did_you_mean(name, allowed))
        if unknown:
            continue
        wrong = ""
        if a == b:
            wrong = f"a connection joins two places, and '{a}' stands here twice"
        elif not {a, b} & {*towns}:
            wrong = f"'{a}' and '{b}' are cities, and pieces lie only in towns"
        elif b in joined[a]:
            wrong = f"'{a}' and '{b}' are joined already"
        if wrong:
            yield EntryProblem("network", ("connections", at), wrong)
        joined[a].add(b)
        joined[b].add(a)
    if any(a == b or not {a, b} <= allowed for a, b in network.connections):
        # A town may seem out of reach because of a connection that is wrong.
        return
    edges = {place: sorted(others) for place, others in joined.items()}
    for at, town in enumerate(towns):
        if not reachable_from(edges, town) & ({*cities} - {*towns} | {*network.open}):
            message = f"no connection leads to '{town}', so no piece is ever placed there"
            yield EntryProblem("network", ("towns", at), message)


def _prices(network: Network, most: int) -> Iterator[EntryProblem]:
    for at, town in enumerate(network.towns):
        if town.price and len(town.price) != most:
            message = f"expected a price for each of {most} players, found {len(town.price)}"
            yield EntryProblem("network", ("towns", at, "price"), message)


def _numbers(network: Network, limit: int) -> Iterator[EntryProblem]:
    for number in network.placed if network.towns else ():
        # A limit that is too small is reported there.
        if limit and not 1 <= number <= min(limit, len(network.towns)):
            most = min(limit, len(network.towns))
            yield EntryProblem("network", ("placed", number), f"a player places pieces 1 to {most}")


def _placed(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the piece to be placed is that of the network."""
    of_network = entries.network.piece if entries.network else ""
    for stem, key_path, node in traversal.all_nodes(entries):
        if isinstance(node, PlacePieces) and node.piece != of_network:
            message = f"'{node.piece}' is not the piece of the network, so it cannot be placed"
            yield EntryProblem(stem, key_path, message)
