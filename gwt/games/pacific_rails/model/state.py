"""The state of a game of Pacific Rails Inc.

Seats count from 0; goods, spaces and all other components are their ids.
Nothing is hidden but the random generator, which is used by the setup only.
"""

from typing import Annotated, Any

from attrs import field

from gwt.common.goods import Stock
from gwt.games.pacific_rails.model.board import Board
from gwt.kernel import Called, Seat, StatePart, state_declaration

Good = Annotated[str, Called("good")]
Resource = Annotated[str, Called("resource")]
Specialist = Annotated[str, Called("specialist")]
Upgrade = Annotated[str, Called("upgrade")]
Edge = Annotated[str, Called("edge")]
Place = Annotated[str, Called("place")]
"""A space of the map."""
Space = Annotated[str, Called("space")]
"""An action space of the town."""
District = Annotated[str, Called("district")]
Senator = Annotated[str, Called("senator")]
Goal = Annotated[str, Called("goal")]


@state_declaration.state
class Player(StatePart):
    """One player: the board before them, the train, and the pieces beside it."""

    cargo: dict[Good, int]
    houses: dict[Resource, int]
    """The number of houses left in each row."""
    workers: int
    """The number of workers not on the board."""
    telegraphs: int
    """The number of telegraph offices left on the player board."""
    hats: int = 0
    points: int = 0
    wagons: int = 0
    train: tuple[Specialist, ...] = ()
    """The specialists, from left to right, without gaps."""
    upgrades: tuple[Upgrade, ...] = ()
    """The upgrades of the first wagons, one each."""
    locomotives: dict[Edge, Place] = field(factory=dict)
    """The place of each locomotive, by the edge where it started."""


class TrackCache(dict[Any, Any]):
    """A cache over track and buildings; replaced by an empty one whenever either changes."""


@state_declaration.state(kw_only=True)
class Table(Stock):
    """The state of a game: everything on the table."""

    board: Board = state_declaration.shared()
    """The printed content, shared by all copies."""
    players: list[Player] = field(metadata={"written": "seats"})
    first: Seat
    """The seat of the starting player."""
    seat: Seat
    """Whose turn it is."""
    turn: int = 0
    """The number of the turn, counted over all players from 1."""
    bonus: int = 0
    """The action bonuses of the turn."""
    lobby: int = 0
    """Actions paid for in congress in this run of the train, and not yet used."""
    workers: dict[Space, Seat] = field(factory=dict)
    """The worker on each action space that has one."""
    on_top: dict[District, Seat] = field(factory=dict)
    """The worker on top of each district that has one."""
    houses: dict[District, tuple[Seat, ...]] = field(factory=dict)
    """The houses in the building slots of each district that has any."""
    supply: dict[Good, int]
    hats: int
    """The number of hats in the supply."""
    specialists: dict[Specialist, int]
    """The number of tokens of each specialist in the stacks."""
    upgrades: dict[Upgrade, int]
    """The number of tokens of each upgrade in the supply."""
    lowered: tuple[Senator, ...] = ()
    """The senators that are down."""
    goals: tuple[Goal, ...]
    """The goals in play, from left to right."""
    track: dict[Place, Good] = field(factory=dict)
    """The tile on each space that has one; changed by `lay_track`."""
    stations: dict[Place, Seat] = field(factory=dict)
    """The owner of the station of each city that has one; changed by `put_building`."""
    telegraphs: dict[Place, Seat] = field(factory=dict)
    """The owner of the telegraph office of each city that has one; changed by `put_building`."""
    across: Seat | None = None
    """The seat that completed the line from edge to edge, or `None`."""
    found: TrackCache = state_declaration.shared(factory=TrackCache)
    """A cache of searches on the map, valid until something is laid or built; copies may share it."""

    def capacity(self, seat: int) -> int:
        return self.board.capacity[self.players[seat].wagons]

    def lay_track(self, place: str, tile: str) -> None:
        self.track[place] = tile
        self.found = TrackCache()

    def put_building(self, buildings: dict[str, int], city: str, seat: int) -> None:
        """Puts a building of a seat into a city; `buildings` are the stations or the telegraphs."""
        buildings[city] = seat
        self.found = TrackCache()
