"""The classes of entries in a pack of Pacific Rails Inc.; `Entries` has a field for each YAML file.

`points` are victory points; `status` tells whether an entry is printed in the rulebook, known from
public sources, reconstructed, or invented.
"""

from typing import Literal, NewType

from attrs import field

from gwt import dsl, packs, spec

Status = Literal["printed", "public", "reconstructed", "invented"]
GoodId = NewType("GoodId", str)
DistrictId = NewType("DistrictId", str)
EdgeId = NewType("EdgeId", str)
ByPlayers = dict[int, int]
"""A number for each number of players."""


@packs.entry
class Good(spec.Entry):
    id: str
    name: str
    pieces: int
    """The number of pieces in the game."""
    status: Status
    start: int = 0
    """The number that each player starts with in the cargo."""


@packs.entry
class AllGoods(spec.Entry):
    resources: tuple[Good, ...]
    """The resources."""
    tiles: tuple[Good, ...]
    """The kinds of track tiles."""


@packs.entry
class Yield(spec.Entry):
    yields: int
    """The number that it yields."""
    status: Status


@packs.entry
class Slot(spec.Entry):
    """A slot that gives points to the player who empties or fills it."""

    status: Status
    points: int = 0
    """Points for whoever empties or fills it."""


@packs.entry
class Hats(spec.Entry):
    pieces: int
    """The hats in the game."""
    limit: int
    """The spaces for hats on a player board."""
    instead: dsl.Effect
    """The effect instead of a hat that has no space."""


@packs.entry
class PlayerBoard(spec.Entry):
    cargo: int
    """The goods that a player can hold without wagons."""
    workers: ByPlayers
    """The workers of each player, by the number of players."""
    houses: int
    """The houses of each player."""
    rows: tuple[Yield, ...]
    """The yield of a row, by the number of its empty slots."""
    telegraphs: tuple[Slot, ...]
    """The offices, in the order in which they leave the board."""
    hats: Hats
    """The hats, and how many of them a player can hold."""
    before: tuple[dsl.Effect, ...]
    """The choices of each player before the first turn, in turn order."""
    down: tuple[dsl.Effect, ...]
    """The choices after those, from the last player to the first."""
    up: tuple[dsl.Effect, ...]
    """The last choices, from the first player to the last."""


@packs.entry
class Wagon(spec.Entry):
    id: str
    name: str
    cargo: int
    """The goods more that a player can hold with it."""
    slots: tuple[Slot, ...]
    """Its slots for specialists and upgrades."""
    gained: dsl.Effect | None = None
    """The effect of gaining the wagon."""


@packs.entry
class Wagons(spec.Entry):
    wagons: tuple[Wagon, ...]
    """The wagons, in the order in which they are gained."""


@packs.entry
class Price(spec.Entry):
    cost: dsl.Effect
    """The cost of hiring."""
    status: Status


@packs.entry
class Specialist(spec.Entry):
    id: str
    name: str
    many: str
    action: dsl.Effect
    """The action when the train runs."""
    prices: tuple[Price, ...]
    """The price for each wagon."""
    tokens: ByPlayers
    """The number of tokens marked for each number of players."""
    status: Status


@packs.entry
class Specialists(spec.Entry):
    specialists: tuple[Specialist, ...]
    """The specialists."""


@packs.entry
class Upgrade(spec.Entry):
    id: str
    name: str
    level: int
    """The wagon that it fits, from 1."""
    action: dsl.Effect
    """The action when the train runs."""
    tokens: ByPlayers
    """The number of tokens, by the number of players."""
    status: Status


@packs.entry
class Upgrades(spec.Entry):
    upgrades: tuple[Upgrade, ...]
    """The upgrades of wagons."""


@packs.entry
class Senator(spec.Entry):
    id: str
    name: str
    cost: int
    """The number of actions that it costs."""
    reward: dsl.Effect
    """The reward of whoever wins it."""
    status: Status


@packs.entry
class Congress(spec.Entry):
    senators: tuple[Senator, ...]
    """The senators."""


@packs.entry
class District(spec.Entry):
    id: str
    name: str
    action: dsl.Effect
    """Its action."""
    status: Status
    slots: int = 0
    """The number of building slots for houses."""


@packs.entry
class ActionSpace(spec.Entry):
    id: str
    between: tuple[DistrictId, DistrictId]
    """The two districts beside it."""


@packs.entry
class Town(spec.Entry):
    turn: dsl.Effect
    """The effect of a player's turn."""
    districts: tuple[District, ...]
    """The districts, row by row."""
    columns: int
    """The districts in a row."""
    spaces: tuple[ActionSpace, ...]
    """The spaces between districts, on which workers are placed."""
    triggers: tuple[dsl.Effect, ...] = field(default=(), kw_only=True)
    """The triggers of the whole game: nobody has them, and each player carries them out for itself."""


@packs.entry
class Terrain(spec.Entry):
    """The meaning of a character of the map."""

    symbol: str
    """The character in the rows."""
    kind: Literal["track", "city", "start", "barrier"]
    """Its kind, which says what may lie there."""
    name: str = ""
    """Its name."""
    tile: GoodId | None = None
    """The kind of track tile that is laid there."""
    edge: EdgeId | None = None
    """The edge of the map to which a start space belongs."""


@packs.entry
class Edge(spec.Entry):
    id: str
    name: str


@packs.entry
class MapRow(spec.Entry):
    id: str
    spaces: str
    """The spaces of the row, one character each."""


@packs.entry
class City(spec.Entry):
    at: str
    """Its space on the map."""
    name: str

    @property
    def id(self) -> str:
        """The id of a city is its space; its name is decoration."""
        return self.at


@packs.entry
class TrackPoints(spec.Entry):
    shortest: int
    """Points for a tile on the shortest path of a city that had no building before."""
    other: int
    """Points for any other tile."""
    passed: int
    """Points for each building that another player's locomotive passes."""
    across: int
    """Points for completing a line from edge to edge."""


@packs.entry
class Map(spec.Entry):
    status: Status
    terrain: tuple[Terrain, ...]
    """The meaning of each character of the rows."""
    edges: tuple[Edge, ...]
    """The edges of the map."""
    rows: tuple[MapRow, ...]
    """The rows of the map, from the top."""
    points: TrackPoints
    """Points for building track."""
    cities: tuple[City, ...] = ()
    """The cities that have names."""


@packs.entry
class Goal(spec.Entry):
    id: str
    name: str
    most: dsl.Need
    """The count of which the winner must have the most, and the minimum number."""
    status: Status


@packs.entry
class Goals(spec.Entry):
    drawn: int
    """The goals that are drawn for a game."""
    points: int
    """Points for the winner of a goal."""
    goals: tuple[Goal, ...]
    """The goals."""


@packs.entry
class Category(spec.Entry):
    id: str
    name: str
    score: dsl.Per
    """The points that it counts."""
    status: Status


@packs.entry
class Scoring(spec.Entry):
    buildings: tuple[int, ...]
    """Points by the number of buildings on the map, starting with none."""
    categories: tuple[Category, ...]
    """The lines of the score pad, in their order."""
    ties: tuple[dsl.Per, ...] = field(default=())
    """The tie-breakers: the player with more of the first wins, then of the second."""
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(factory=dict)
    """The seats that score together, from 1, by the number of players."""
    rounds: int = 0
    """The maximum number of rounds, or 0 for no limit."""


@packs.entry
class Entries:
    """The entries of a pack, with a field for each YAML file."""

    goods: AllGoods
    player_board: PlayerBoard
    wagons: Wagons
    specialists: Specialists
    upgrades: Upgrades
    congress: Congress
    town: Town
    map: Map
    goals: Goals
    scoring: Scoring


IDS = {
    "resource": (("goods", "resources"),),
    "tile": (("goods", "tiles"),),
    "space": (("town", "spaces"),),
    "row": (("map", "rows"),),
}
"""The kinds of names that are called otherwise than their class of entries."""
