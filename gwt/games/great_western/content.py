"""What a pack of Great Western Trail says, one class an entry, and how it is looked up while playing.

`Entries` names what each YAML file holds.
Money is in dollars, movement in steps, `points` are victory points.
"""

from typing import Literal, NewType

from attrs import field

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect, scale
from gwt.packs.pack import entry
from gwt.spec.entry import Entry

Corners = Literal["white", "dark"]
SpaceId = NewType("SpaceId", str)
CityId = NewType("CityId", str)
WorkerId = NewType("WorkerId", str)
AuxId = NewType("AuxId", str)
DiscId = NewType("DiscId", str)
HandId = NewType("HandId", str)
Source = str
"""Where an entry is printed: a page of the rulebook, or the component itself."""
ByPlayers = dict[int, int]
"""A number for each number of players."""


@entry
class Space(Entry):
    """A space of the trail, or of a section beside it."""

    id: str
    kind: Literal["start", "neutral", "building", "hazard", "trade", "end"]
    source: Source
    next: tuple[SpaceId, ...] = ()
    woods: bool = False
    section: str = ""
    """The section to which it belongs; tiles fill a section in the order of its spaces."""
    value: int = 0
    """What a tile taken from here by trading brings, in dollars; negative means to pay."""
    take: Effect | None = None
    """What a tile taken from here by trading brings besides."""
    risk: Effect | None = None
    use: Effect | None = None
    """What phase B is here, where it is not the use of a tile."""


@entry
class Trail(Entry):
    turn: Effect
    enter: Literal["neutral"]
    """The kind of space on which a cattleman enters the trail."""
    spaces: tuple[Space, ...]


@entry
class Station(Entry):
    id: str
    source: Source
    after: int
    """The space behind which the turnout branches off; the station's own space if `turnout` is not."""
    price: int
    points: int
    corners: Corners
    turnout: bool = True
    master: bool = False


@entry
class Railroad(Entry):
    length: int
    """The number of the last space."""
    transport: int
    """What a delivery costs, in dollars, for each cross before the crest of the city."""
    crosses: tuple[int, ...]
    """The spaces behind which a cross stands."""
    finish: Effect
    """What happens on the last space."""
    stations: tuple[Station, ...]
    source: Source


@entry
class City(Entry):
    id: str
    name: str
    value: int
    corners: Corners
    source: Source
    points: int = 0
    """For each own disc."""
    again: bool = False
    """Whether a second own disc may be placed."""
    delivery: Effect | None = None


@entry
class Link:
    between: tuple[CityId, CityId]
    source: Source
    points: int = 0
    delivery: Effect | None = None


DeliveryStep = Literal["disc", "crest", "links", "transport"]


@entry
class Cities(Entry):
    order: tuple[DeliveryStep, ...]
    """The steps of a delivery: the disc, the city's own action, those of links, and the transport."""
    cities: tuple[City, ...]
    links: tuple[Link, ...]


@entry
class Disc(Entry):
    """A disc space of the player board; what it does is what it does once cleared."""

    id: str
    corners: Corners
    source: Source
    clear: Effect | None = None
    aux: AuxId | None = None
    certificates: int = 0
    """The certificate limit from here on."""
    after: DiscId | None = None
    """Another disc space that has to be cleared too."""
    steps: ByPlayers = field(factory=dict)
    hand: int = 0
    points: int = 0


@entry
class AuxiliaryAction(Entry):
    id: str
    name: str
    action: Effect
    """In its single form."""
    source: Source
    clear: int = 0
    """How many of its spaces are clear from the start."""
    double: Effect | None = None
    """In its double form; without it, the single form with all amounts doubled."""

    @property
    def forms(self) -> tuple[Effect, Effect]:
        """What it is in its single and in its double form."""
        return self.action, self.double or scale(self.action, 2)


@entry
class PlayerBoard(Entry):
    deal: tuple[int, ...]
    """The cards of the first hand, in turn order."""
    hand: int
    """The hand limit."""
    steps: ByPlayers
    certificates: tuple[int, ...]
    """The numbers on the certificate track."""
    certificate_limit: int
    discs: tuple[Disc, ...]
    auxiliary_spaces: tuple[int, int]
    """The clear spaces that open an auxiliary action in its single form, and in its double form."""
    auxiliary: tuple[AuxiliaryAction, ...]
    source: Source


@entry
class WorkerKind(Entry):
    id: str
    name: str
    many: str
    source: Source
    columns: dict[int, Effect] = field(factory=dict)
    """The immediate action of a column, counted from 1; a printed worker is never hired."""


@entry
class Workers(Entry):
    columns: int
    printed: int
    """The workers of each kind that every player has from the start and never loses."""
    points: dict[int, int]
    """For a worker in that column."""
    kinds: tuple[WorkerKind, ...]


@entry
class Building(Entry):
    id: str
    name: str
    actions: tuple[Effect, ...]
    source: Source
    space: SpaceId | None = None
    """Where a neutral building lies in a first game; none for a private one."""
    number: int = 0
    side: Literal["", "a", "b"] = ""
    builders: int = 0
    points: int = 0
    hands: tuple[HandId, ...] = ()

    @property
    def neutral(self) -> bool:
        return self.space is not None


@entry
class PrivateBuilding(Building):
    """One side of a tile that a player places; what it takes and brings is never left out."""

    number: int = field(kw_only=True)
    side: Literal["a", "b"] = field(kw_only=True)
    builders: int = field(kw_only=True)
    points: int = field(kw_only=True)


@entry
class Buildings(Entry):
    builder: WorkerId
    """The kind of worker that builds."""
    neutral: tuple[Building, ...]
    private: tuple[PrivateBuilding, ...]


@entry
class Copies:
    points: int
    copies: int


@entry
class Breed(Entry):
    id: str
    name: str
    value: int
    colour: str
    cards: tuple[Copies, ...]
    source: Source
    starting: bool = False


@entry
class Offer:
    """An option of the cattle market: `take` for so many workers and dollars."""

    take: Need
    workers: int
    price: int
    source: Source


@entry
class Cattle(Entry):
    breeds: tuple[Breed, ...]
    buyer: WorkerId
    """The kind of worker that buys."""
    market: ByPlayers
    offers: tuple[Offer, ...]
    adding: int
    """Cards that one worker may add to the market."""
    source: Source


TileKind = Literal["worker", "hazard", "teepee"]


@entry
class SupplyTile(Entry):
    """A tile of the supply, with the number of copies in each pile."""

    id: str
    name: str
    kind: TileKind
    piles: dict[int, int]
    source: Source
    section: str = ""
    hands: tuple[HandId, ...] = ()
    points: int = 0


@entry
class Hand(Entry):
    """The fee that a hand on a tile asks for."""

    id: str
    name: str
    fee: ByPlayers
    source: Source


@entry
class Supply(Entry):
    tiles: tuple[SupplyTile, ...]
    hands: tuple[Hand, ...]
    spots: int
    """Foresight spots; each is fed by the pile of its number."""
    shown: int
    """Tiles under each spot."""
    laid_out: int
    """The pile whose tiles lie on the board after setup."""
    placed: int
    """The number of those tiles."""
    put_back: Literal["last", "at-once"]
    """When a tile that found no place in setup goes back into its pile: once all others lie, or at once."""
    workers: int
    """The pile whose workers fill the job market in setup."""
    last_turns: tuple[TileKind, ...]
    """The kinds of tiles that foresight brings in the last turns too."""


@entry
class JobRow:
    price: int
    source: Source
    arrow: Effect | None = None
    """What happens when the token leaves this row."""


@entry
class JobMarket(Entry):
    token: int
    """The row on which the token starts, from 1."""
    open: int
    """The spaces of that row, from the last, that no worker fills in setup."""
    last_turns: int
    """The turns that every other player still has once the token has left the last row."""
    rows: tuple[JobRow, ...]


@entry
class Objective(Entry):
    id: str
    name: str
    needs: tuple[Need, ...]
    points: int
    source: Source
    penalty: int = 0
    """The points lost if it is not fulfilled."""
    action: Effect | None = None
    copies: int = 1
    starting: bool = False


@entry
class Objectives(Entry):
    display: int
    dealt: int
    """The starting objectives that each player has, face up."""
    objectives: tuple[Objective, ...]


@entry
class StationMaster(Entry):
    id: str
    name: str
    source: Source
    score: Per | None = None
    action: Effect | None = None
    certificates: int = 0
    """Permanent ones."""


@entry
class StationMasters(Entry):
    masters: tuple[StationMaster, ...]


@entry
class Category(Entry):
    id: str
    name: str
    score: Per
    source: Source


@entry
class Scoring(Entry):
    money: tuple[int, ...]
    """Starting dollars, in turn order."""
    categories: tuple[Category, ...]
    ties: tuple[Per, ...] = ()
    """Who is ahead where the points are the same: who has more of the first, then of the second."""


@entry
class Entries:
    """What a pack holds, a field for each YAML file."""

    trail: Trail
    railroad: Railroad
    cities: Cities
    player_board: PlayerBoard
    workers: Workers
    buildings: Buildings
    cattle: Cattle
    supply: Supply
    job_market: JobMarket
    objectives: Objectives
    station_masters: StationMasters
    scoring: Scoring


REFERENCES = {
    SpaceId: "space",
    CityId: "city",
    WorkerId: "worker",
    AuxId: "aux",
    DiscId: "disc",
    HandId: "hand",
}
"""Fields that hold the name of another entry, with the kind of the name."""

IDS = {
    "space": (("trail", "spaces"),),
    "station": (("railroad", "stations"),),
    "city": (("cities", "cities"),),
    "disc": (("player_board", "discs"),),
    "aux": (("player_board", "auxiliary"),),
    "worker": (("workers", "kinds"),),
    "building": (("buildings", "neutral"), ("buildings", "private")),
    "breed": (("cattle", "breeds"),),
    "supply": (("supply", "tiles"),),
    "hand": (("supply", "hands"),),
    "objective": (("objectives", "objectives"),),
    "master": (("station_masters", "masters"),),
    "category": (("scoring", "categories"),),
}
"""Kinds of name, and in which list of which file their ids stand."""
