"""The content of a pack as lookup tables for play, made once and shared by all its games."""

from collections.abc import Container
from itertools import pairwise
from typing import Any

from attrs import frozen

from gwt import dsl, memory_cache
from gwt.common import triggers
from gwt.games.great_western.entries import content as packs
from gwt.games.great_western.entries import event_content, opponent_content, references
from gwt.games.great_western.model.effects import Auxiliary, Plain, PlayObjectives, Specialize, net_dollars
from gwt.packs import Pack, traversal


@frozen(eq=False)
class Card:
    """A kind of card, cattle or objective; there may be several copies of it."""

    id: str
    breed: str = ""
    value: int = 0
    points: int = 0
    objective: packs.Objective | None = None
    tags: tuple[str, ...] = ()
    line: str = ""
    """The unit that counts once in an income: the breed, or the line to which it belongs."""


@frozen(eq=False)
class ReachableSpaces:
    """The spaces whose tiles can influence where some steps from a space may lead.

    This holds as long as every fixed tile is in its place, as passing one costs a step.
    """

    fixed: tuple[str, ...]
    """The spaces whose tile is fixed."""
    spaces: tuple[str, ...]
    """The other spaces."""

    def pattern(self, tiles: Container[str]) -> int:
        """Returns a number with a bit for each of `spaces`, 1 if it has a tile; -1 without a fixed tile."""
        for space in self.fixed:
            if space not in tiles:
                return -1
        bits, bit = 0, 1
        for space in self.spaces:
            if space in tiles:
                bits += bit
            bit += bit
        return bits

    def taken(self, pattern: int) -> frozenset[str]:
        """Returns the spaces with a tile, by their pattern."""
        taken = [space for at, space in enumerate(self.spaces) if pattern >> at & 1]
        return frozenset((*self.fixed, *taken))


class Board:
    """Everything printed, looked up by id.

    Positions of the railroad count along the track; a turnout lies between the two spaces that it links.
    `tracks` gives the name of each position.
    """

    def __init__(self, pack: Pack) -> None:
        entries: packs.Entries = pack.entries
        self._opponent(entries.opponent)
        self._events(entries.events)
        self.campaign = entries.campaign
        self._trail(entries.trail)
        self._railroad(entries.railroad)
        self._cities(entries.cities)
        self._player_board(entries.player_board)
        self._cards(entries.cattle, entries.objectives)
        self._tiles(entries.buildings, entries.supply)
        self.workers: packs.Workers = entries.workers
        self.worker_kinds = {kind.id: kind for kind in self.workers.kinds}
        nodes = [node for _, _, node in traversal.all_nodes(entries)]
        self.decks_mix = any(getattr(node, "mixes_decks", False) for node in nodes)
        """Whether cards can pass from one deck to another, see `moves.mixing`."""
        specialize = self.automatic_seats > 0 or any(isinstance(node, Specialize) for node in nodes)
        self.specialties = tuple(self.worker_kinds) if specialize else ()
        """The kinds of workers in which seats can specialize."""
        self.job_market: packs.JobMarket = entries.job_market
        masters, pieces = entries.station_masters.masters, entries.pieces.pieces if entries.pieces else ()
        self.masters: dict[str, packs.StationMaster] = {master.id: master for master in masters}
        self.pieces: dict[str, packs.PieceKind] = {piece.id: piece for piece in pieces}
        self.triggers = (
            *triggers.triggers_of_entries(entries.buildings.private, "building"),
            *triggers.triggers_of_entries(entries.objectives.objectives, "objective"),
            *triggers.triggers_of_entries(masters, "master"),
            *triggers.triggers_of_entries(pieces, "piece"),
            *triggers.triggers_of_entries(self.event_cards.values(), "event card"),
            *triggers.check_game_triggers(entries.trail.triggers),
        )
        """All triggers: of buildings, objectives, station masters, pieces and events, then of the game."""
        self._network(entries.network)
        self.rulings = frozenset(ruling.id for ruling in pack.manifest.rulings)
        """The rulings that the packs know."""
        self.masters_beside = entries.station_masters.rest == "beside"
        self.scoring: packs.Scoring = entries.scoring
        self.roles = self._roles(entries.opponent)
        """The role of each seat, the last one last; see `opponents.role_of_seat`."""

    # --- automatic seats -----------------------------------------------------------------------

    def _opponent(self, opponent: opponent_content.Opponent | None) -> None:
        self.opponent = opponent
        self.automatic_seats = 0 if opponent is None else opponent.seats
        """The number of automatic seats, the last ones of the table."""
        self.turn_cards: dict[str, opponent_content.TurnCard] = {}
        self.preferences: dict[str, tuple[opponent_content.Preference, ...]] = {}
        """Those of these seats by the cause of a task, for causes that are turn cards; else under ""."""
        if opponent is None:
            return
        self.turn_cards = {card.id: card for card in opponent.cards}
        (self.level,) = (level for level in opponent.levels if level.id == opponent.level)
        common = (*self.level.prefers, *opponent.prefers)
        self.preferences = {card.id: (*card.prefers, *common) for card in opponent.cards} | {"": common}

    def _roles(self, opponent: opponent_content.Opponent | None) -> tuple[opponent_content.Role, ...]:
        cities = self.cities.values()
        uses = {space.id: space.use for space in self.spaces.values() if space.use is not None}
        needs = {city.id: city.needs for city in cities if city.needs}
        player = opponent_content.Role(
            True, self.turn, self.first_turn, uses, needs, self.city_scores, {}, {}
        )
        players = (player,) * max(self.fees)
        if opponent is None:
            return players
        points = {rule.city: rule.points for rule in opponent.cities if rule.points is not None}
        nobody = opponent_content.Role(
            False,
            opponent.turn,
            opponent.turn,
            uses | {stop.space: stop.use for stop in opponent.stops},
            needs | {rule.city: rule.needs for rule in opponent.cities if rule.needs is not None},
            {city: score for city, score in self.city_scores.items() if city not in points},
            {city: worth - self.cities[city].points for city, worth in points.items()},
            {rule.category: rule.score for rule in opponent.scores},
            frozenset(opponent.without),
            opponent.appointee,
            opponent.side,
            tuple([card.id for card in opponent.cards if card.id not in self.level.unused]),
        )
        return players + (nobody,) * opponent.seats

    # --- events --------------------------------------------------------------------------------------

    def _events(self, deck: event_content.EventDeck | None) -> None:
        self.event_deck = deck
        self.event_cards: dict[str, event_content.EventCard] = {
            card.id: card for card in (deck.cards if deck else ())
        }
        self.all_events = tuple(card.id for card in self.event_cards.values() for _ in range(card.copies))
        """The whole deck of events, not shuffled."""

    # --- trail ---------------------------------------------------------------------------------------

    def _trail(self, trail: packs.Trail) -> None:
        self.turn = trail.turn
        self.first_turn = trail.turn if trail.first is None else dsl.Sequence((trail.first, trail.turn))
        self.opening = trail.opening
        self.asked_before = {
            after: step
            for whole in (trail.turn, *(space.use for space in trail.spaces))
            for sequence in (dsl.walk_effect(whole) if whole is not None else ())
            if isinstance(sequence, dsl.Sequence)
            for step, after in pairwise(sequence.steps)
            if dsl.contains_effect(step, PlayObjectives)
        }
        """The step in which objective cards are played, for the step that follows it."""
        self.spaces = {space.id: space for space in trail.spaces}
        self.next: dict[str, tuple[str, ...]] = {space.id: space.next for space in trail.spaces}
        self.before: dict[str, tuple[str, ...]] = {
            space: tuple(other.id for other in trail.spaces if space in other.next) for space in self.spaces
        }
        (self.start,), (self.end,) = self._of_kind("start"), self._of_kind("end")
        self.entrances = self._of_kind(trail.enter)
        self.building_spaces, self.neutral_spaces = self._of_kind("building"), self._of_kind("neutral")
        self.fixed = frozenset(self.neutral_spaces)
        """The spaces whose tile is never taken away by a rule; only a position can leave them empty."""
        self.hazard_spaces, self.trade_spaces = self._of_kind("hazard"), self._of_kind("trade")
        self.woods = frozenset(space.id for space in trail.spaces if space.woods)
        self.places = self._places()
        """The building spaces, and those of each place that can be named."""
        self._reaches: dict[str, dict[int, ReachableSpaces]] = {space: {} for space in self.spaces}
        self.near = {space: self.reach(space, 1) for space in self.spaces}
        """The spaces within a step, by space."""
        self.sections: dict[str, tuple[str, ...]] = {}
        for space in trail.spaces:
            if space.section:
                self.sections[space.section] = (*self.sections.get(space.section, ()), space.id)

    def _places(self) -> dict[str, tuple[str, ...]]:
        woods = tuple(filter(self.woods.__contains__, self.building_spaces))
        places = {"": self.building_spaces, "woods": woods}
        for id in self.building_spaces:
            for tag in self.spaces[id].tags:
                places[tag] = (*places.get(tag, ()), id)
        return places

    def _of_kind(self, kind: str) -> tuple[str, ...]:
        return tuple(space.id for space in self.spaces.values() if space.kind == kind)

    def reach(self, space: str, steps: int) -> ReachableSpaces:
        """The spaces within `steps` steps from a space."""
        reaches = self._reaches[space]
        cached = reaches.get(steps)
        if cached is None:
            spaces = self._reached(space, steps)
            fixed = tuple(target for target in spaces if target in self.fixed)
            others = tuple(target for target in spaces if target not in self.fixed)
            cached = reaches[steps] = ReachableSpaces(fixed, others)
        return cached

    def _reached(self, space: str, steps: int) -> dict[str, int]:
        """The spaces that can be reached within `steps` steps, with the steps that may be left there."""
        remaining: dict[str, int] = {}
        ahead = [(space, steps)] if steps else []
        while ahead:
            current, left = ahead.pop()
            for neighbour in self.next[current]:
                left_there = left - (neighbour in self.fixed)
                if left_there > remaining.get(neighbour, -1):
                    remaining[neighbour] = left_there
                    if left_there:
                        ahead.append((neighbour, left_there))
        return remaining

    # --- railroad ------------------------------------------------------------------------------------

    def _railroad(self, railroad: packs.Railroad) -> None:
        self.stations = {station.id: station for station in railroad.stations}
        self.finish = railroad.finish
        self.per_cross = railroad.transport
        turnouts = {station.after: station.id for station in railroad.stations if station.turnout}
        self.tracks: list[str] = []
        self.station_at: dict[int, str] = {}
        self.numbered: list[int | None] = []
        for space in range(railroad.length + 1):
            self.tracks.append(str(space))
            self.numbered.append(space)
            if space in turnouts:
                self.station_at[len(self.tracks)] = turnouts[space]
                self.tracks.append(turnouts[space])
                self.numbered.append(None)
        self.track_index = {name: index for index, name in enumerate(self.tracks)}
        self.last = len(self.tracks) - 1
        for station in railroad.stations:
            if not station.turnout and station.after is not None:
                self.station_at[self.track_index[str(station.after)]] = station.id
        self.station_track = {station: index for index, station in self.station_at.items()}
        self.onward: list[tuple[int, ...]] = []
        self.backward: list[tuple[int, ...]] = [() for _ in self.tracks]
        for index, number in enumerate(self.numbered):
            after: tuple[int, ...] = ()
            if index < self.last:
                turnout = self.numbered[index + 1] is None
                after = (index + 2, index + 1) if turnout and number is not None else (index + 1,)
            self.onward.append(after)
            for after_index in after:
                self.backward[after_index] = (*self.backward[after_index], index)
        # An engine on a turnout has passed the cross beside it (ruling A51), so it counts as being on
        # the next numbered space.
        self.crosses_before: list[int] = []
        for index, number in enumerate(self.numbered):
            level = self.numbered[index + 1] if number is None else number
            assert level is not None
            self.crosses_before.append(sum(cross < level for cross in railroad.crosses))

    def crosses_to(self, value: int) -> int:
        """The number of crosses on the track up to the crest of a city of this value."""
        return self.crosses_before[self.track_index[str(value)]]

    # --- the network ---------------------------------------------------------------------------------

    def _network(self, network: packs.Network | None) -> None:
        towns = network.towns if network else ()
        self.towns: dict[str, packs.Town] = {town.id: town for town in towns}
        self.town_tiles: dict[str, packs.TownTile] = {
            tile.id: tile for tile in (network.tiles if network else ())
        }
        self.network_piece = network.piece if network else ""
        self.open_cities = frozenset(network.open if network else ())
        """The cities from which everybody may place pieces."""
        self.connections = network.connections if network else ()
        both_ways = [pair for a, b in self.connections for pair in ((a, b), (b, a))]
        self.joined: dict[str, tuple[str, ...]] = {
            town: tuple(other for end, other in both_ways if end == town) for town in self.towns
        }
        """The towns and cities next to each town."""
        self.nth_piece: dict[int, dsl.Effect] = dict(network.placed) if network else {}

    # --- cities --------------------------------------------------------------------------------------

    def _cities(self, cities: packs.Cities) -> None:
        self.cities = {city.id: city for city in cities.cities}
        self.links = cities.links
        self.city_scores = {city.id: city.score for city in cities.cities if city.score is not None}
        """The cities whose discs bring points by what can be counted."""
        disc, crest, transport = map(cities.order.index, ("disc", "crest", "transport"))
        self.order = self.early = cities.order
        """The steps of a delivery; with `early` the city's own action has to pay for the disc."""
        if disc < crest:
            rest = (*cities.order[:crest], *cities.order[crest + 1 :])
            self.early = (*rest[:disc], cities.order[crest], *rest[disc:])
        self.paid_first = transport < disc
        """Whether transport is paid before the disc is placed."""
        self.crest_pays = crest < transport
        """Whether a city's own action may pay for transport."""
        self.links_of = {
            city: tuple(link for link in cities.links if city in link.between) for city in self.cities
        }
        self.transport = {city.id: self.crosses_to(city.value) for city in cities.cities}
        self.spendable_differs = (self.opponent is not None and "money" in self.opponent.without) or any(
            not (isinstance(node, Plain) or type(node).__module__ == dsl.Effect.__module__)
            for action in (place.delivery for part in (cities.cities, cities.links) for place in part)
            if action is not None
            for node in dsl.walk_effect(action)
        )
        """Whether what a seat may spend may differ from its money.

        An action of a delivery may spend money, so that transport has to be reserved; or a seat has none.
        """
        self.corners = {city.id: city.corners for city in cities.cities} | {
            station.id: station.corners for station in self.stations.values()
        }
        """The points of each city and station."""

    def city_points(self, discs: tuple[str, ...]) -> int:
        """The points of discs in these cities: for each city, and for each link between two of them."""
        return _city_points(self, discs)

    # --- player board --------------------------------------------------------------------------------

    def _player_board(self, board: packs.PlayerBoard) -> None:
        self.player_board = board
        self.discs = {disc.id: disc for disc in board.discs}
        self.cash = {disc.id: net_dollars(disc.clear) for disc in board.discs}
        """The dollars that each disc space brings when it is cleared."""
        self.certificates = board.certificates
        self.auxiliary = {action.id: action for action in board.auxiliary}
        self.aux_discs = {
            aux.id: tuple(disc.id for disc in board.discs if disc.aux == aux.id) for aux in board.auxiliary
        }
        self.forms: dict[Auxiliary, dsl.Effect] = {}
        """The effects of each auxiliary action, single and double."""
        for action in board.auxiliary:
            self.forms |= {Auxiliary(bool(at), action.id): form for at, form in enumerate(action.forms)}

    # --- cards ---------------------------------------------------------------------------------------

    def _cards(self, cattle: packs.Cattle, objectives: packs.Objectives) -> None:
        self.cattle = cattle
        self.objectives = objectives
        self.cards: dict[str, Card] = {}
        self.starting_deck: list[str] = []
        self.market_deck: list[str] = []
        self.unused_cards: dict[int, list[str]] = {}
        """The cards of the market that stay in the box, by the number of players."""
        self.open_stack: list[str] = []
        for breed in cattle.breeds:
            for copies in breed.cards:
                id = packs.card_id(breed.id, copies.points, len(breed.cards) == 1)
                line = breed.line or breed.id
                self.cards[id] = Card(id, breed.id, breed.value, copies.points, None, breed.tags, line)
                aside = self.open_stack if breed.stack == "open" else self.market_deck
                deck = self.starting_deck if breed.starting else aside
                deck.extend([id] * copies.copies)
                for seats, number in copies.unused.items():
                    self.unused_cards.setdefault(seats, []).extend([id] * number)
        for objective in objectives.objectives:
            self.cards[objective.id] = Card(objective.id, objective=objective, tags=objective.tags)
        self.card_points = {card.id: card.points for card in self.cards.values()}
        self.matching: dict[str, frozenset[str]] = {
            "card": frozenset(self.cards),
            "cattle": self._having(lambda card: card.objective is None),
            "objective": self._having(lambda card: card.objective is not None),
        }
        for card in self.cards.values():
            self.matching[card.id] = frozenset([card.id])
        for breed in cattle.breeds:
            self.matching[breed.id] = self._having(lambda card, id=breed.id: card.breed == id)
            self.matching[f"cattle of value {breed.value}"] = self._having(
                lambda card, value=breed.value: card.value == value and card.line == card.breed != ""
            )

    def _having(self, test: Any) -> frozenset[str]:
        return frozenset(card.id for card in self.cards.values() if test(card))

    # --- tiles ---------------------------------------------------------------------------------------

    def _tiles(self, buildings: packs.Buildings, supply: packs.Supply) -> None:
        self.supply = supply
        self.builder = buildings.builder
        self.buildings = {building.id: building for building in (*buildings.neutral, *buildings.private)}
        self.neutral = tuple(building.id for building in buildings.neutral)
        self.private = tuple(building.id for building in buildings.private)
        self.tiles = {tile.id: tile for tile in supply.tiles}
        self._in_piles: dict[int, tuple[tuple[str, ...], ...]] = {}
        self.teepees = tuple(tile.id for tile in supply.tiles if tile.kind == "teepee")
        players = sorted({count for hand in supply.hands for count in hand.fee})
        prices = {hand.id: hand.fee for hand in supply.hands}
        hands: dict[str, tuple[references.HandId, ...]] = {
            **{building.id: building.hands for building in self.buildings.values()},
            **{tile.id: tile.hands for tile in supply.tiles},
        }
        self.fees = {
            count: {tile: sum(prices[hand][count] for hand in hand_ids) for tile, hand_ids in hands.items()}
            for count in players
        }

    def in_piles(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """The tiles of each pile of the supply with a number of players, in the order of the content."""
        piles = self._in_piles.get(seats)
        if piles is None:
            spots, tiles = range(1, self.supply.spots + 1), self.supply.tiles
            piles = self._in_piles[seats] = tuple(
                tuple(tile.id for tile in tiles for _ in range(tile.in_pile(pile, seats))) for pile in spots
            )
        return piles

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the pack supports; some of them may be automatic seats."""
        return tuple(count for count in self.fees if count > self.automatic_seats)


@memory_cache.bounded_cache(1 << 14)
def _city_points(board: Board, discs: tuple[str, ...]) -> int:
    single = sum(board.cities[city].points for city in discs)
    return single + sum(link.points for link in board.links if set(link.between) <= set(discs))
