"""What a pack of Pacific Rails Inc. says, one class an entry.

`Entries` names what each YAML file holds.
`points` are victory points; `status` says whether an entry is printed in the rulebook, known from
public sources, or made up in place of what is lost.
"""

from typing import Literal, NewType

from attrs import field

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.packs.pack import entry
from gwt.spec.entry import Entry

Status = Literal["printed", "public", "reconstructed"]
GoodId = NewType("GoodId", str)
DistrictId = NewType("DistrictId", str)
EdgeId = NewType("EdgeId", str)
ByPlayers = dict[int, int]
"""A number for each number of players."""


@entry
class Good(Entry):
    id: str
    name: str
    pieces: int
    """In the whole game."""
    status: Status
    start: int = 0
    """In the cargo of each player from the start."""


@entry
class AllGoods(Entry):
    resources: tuple[Good, ...]
    tiles: tuple[Good, ...]


@entry
class Yield(Entry):
    yields: int
    status: Status


@entry
class Slot(Entry):
    """A slot that is worth something to whoever empties or fills it."""

    status: Status
    points: int = 0


@entry
class Hats(Entry):
    pieces: int
    limit: int
    instead: Effect
    """For a hat that there is no room for."""


@entry
class PlayerBoard(Entry):
    cargo: int
    workers: ByPlayers
    houses: int
    rows: tuple[Yield, ...]
    """What a row yields, by the number of its empty slots."""
    telegraphs: tuple[Slot, ...]
    """The offices in the order in which they leave."""
    hats: Hats
    before: tuple[Effect, ...]
    """Before the first turn, what each player does in turn order."""
    down: tuple[Effect, ...]
    """After that, from the last player to the first."""
    up: tuple[Effect, ...]
    """And at last from the first to the last."""


@entry
class Wagon(Entry):
    id: str
    name: str
    cargo: int
    slots: tuple[Slot, ...]
    gained: Effect | None = None
    """What comes with it."""


@entry
class Wagons(Entry):
    wagons: tuple[Wagon, ...]


@entry
class Price(Entry):
    cost: Effect
    status: Status


@entry
class Specialist(Entry):
    id: str
    name: str
    many: str
    action: Effect
    prices: tuple[Price, ...]
    """By wagon."""
    tokens: ByPlayers
    """Marked for so many players."""
    status: Status


@entry
class Specialists(Entry):
    specialists: tuple[Specialist, ...]


@entry
class Upgrade(Entry):
    id: str
    name: str
    level: int
    """The wagon that it fits, from 1."""
    action: Effect
    tokens: ByPlayers
    status: Status


@entry
class Upgrades(Entry):
    upgrades: tuple[Upgrade, ...]


@entry
class Senator(Entry):
    id: str
    name: str
    cost: int
    """In actions, each of which is paid for."""
    reward: Effect
    status: Status


@entry
class Congress(Entry):
    senators: tuple[Senator, ...]


@entry
class District(Entry):
    id: str
    name: str
    action: Effect
    status: Status
    slots: int = 0
    """For houses."""


@entry
class ActionSpace(Entry):
    id: str
    between: tuple[DistrictId, DistrictId]


@entry
class Town(Entry):
    turn: Effect
    districts: tuple[District, ...]
    """Row by row."""
    columns: int
    spaces: tuple[ActionSpace, ...]


@entry
class Terrain(Entry):
    """What a character of the map stands for."""

    symbol: str
    kind: Literal["track", "city", "start", "barrier"]
    name: str = ""
    tile: GoodId | None = None
    """What is laid there."""
    edge: EdgeId | None = None
    """The side of the map on which a start space lies."""


@entry
class Edge(Entry):
    id: str
    name: str


@entry
class MapRow(Entry):
    id: str
    spaces: str
    """One character each."""


@entry
class City(Entry):
    at: str
    name: str

    @property
    def id(self) -> str:
        """A city is called by its space; its name is decoration."""
        return self.at


@entry
class TrackPoints(Entry):
    shortest: int
    """For a tile laid on the shortest path of a city that had no building before."""
    other: int
    """For any other tile laid."""
    passed: int
    """For each building that another player's locomotive passes."""
    across: int
    """For the tiles that complete a line from edge to edge."""


@entry
class Map(Entry):
    status: Status
    terrain: tuple[Terrain, ...]
    edges: tuple[Edge, ...]
    rows: tuple[MapRow, ...]
    points: TrackPoints
    cities: tuple[City, ...] = ()


@entry
class Goal(Entry):
    id: str
    name: str
    most: Need
    """Of what it takes the most, and at least how many."""
    status: Status


@entry
class Goals(Entry):
    drawn: int
    points: int
    goals: tuple[Goal, ...]


@entry
class Category(Entry):
    id: str
    name: str
    score: Per
    status: Status


@entry
class Scoring(Entry):
    buildings: tuple[int, ...]
    """By the number of buildings on the map, from none."""
    categories: tuple[Category, ...]
    ties: tuple[Per, ...] = field(default=())
    rounds: int = 0
    """After which the game is over in any case; 0 where there is no such limit."""


@entry
class Entries:
    """What a pack holds, a field for each YAML file."""

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


REFERENCES = {GoodId: "good", DistrictId: "district", EdgeId: "edge"}
"""Fields that hold the name of another entry, with the kind of the name."""

IDS = {
    "resource": (("goods", "resources"),),
    "tile": (("goods", "tiles"),),
    "wagon": (("wagons", "wagons"),),
    "specialist": (("specialists", "specialists"),),
    "upgrade": (("upgrades", "upgrades"),),
    "senator": (("congress", "senators"),),
    "district": (("town", "districts"),),
    "space": (("town", "spaces"),),
    "edge": (("map", "edges"),),
    "row": (("map", "rows"),),
    "goal": (("goals", "goals"),),
    "category": (("scoring", "categories"),),
}
"""Kinds of name, and in which list of which file their ids stand."""
