"""The classes of entries in a pack of Great Western Trail; `Entries` has a field for each YAML file.

Money is in dollars, movement in steps, `points` are victory points.
"""

from typing import Literal

from attrs import field

from gwt.dsl import Effect, Need, Per, scale_effect
from gwt.games.great_western.entries.event_content import EventDeck
from gwt.games.great_western.entries.opponent_content import Opponent
from gwt.games.great_western.entries.references import (
    AreaId,
    AuxId,
    ByPlayers,
    CityId,
    DiscId,
    HandId,
    PieceId,
    Source,
    SpaceId,
    Tags,
    WorkerId,
)
from gwt.packs import entry
from gwt.packs.limits import PIECES
from gwt.spec import Entry


@entry
class Campaign(Entry):
    """Games that are played one after the other by the same players."""

    source: Source
    games: int
    """The number of games."""
    leaves: tuple[Effect, ...]
    """The effects with which each seat begins the next game; they count at the end of this one."""


Corners = Literal["white", "dark"]


@entry
class Space(Entry):
    """A space of the trail, or of a section beside it."""

    id: str
    kind: Literal["start", "neutral", "building", "hazard", "trade", "end"]
    source: Source
    next: tuple[SpaceId, ...] = ()
    woods: bool = False
    section: str = ""
    """The section that it belongs to; tiles fill a section in the order of its spaces."""
    value: int = 0
    """The dollars that a tile taken from here by trading brings; negative dollars are paid."""
    take: Effect | None = None
    """Another effect of taking a tile from here by trading."""
    risk: Effect | None = None
    use: Effect | None = None
    """The effect of phase B here, if it is not the use of a tile."""
    tags: Tags = ()


@entry
class Trail(Entry):
    turn: Effect
    first: Effect | None = field(default=None, kw_only=True)
    """The effect at the start of a player's first turn, before the cattleman is on the trail."""
    opening: Effect | None = field(default=None, kw_only=True)
    """The effect for the starting player before the first turn of all."""
    triggers: tuple[Effect, ...] = field(default=(), kw_only=True)
    """The triggers of the whole game: nobody has them, and each player carries them out for itself."""
    enter: Literal["neutral"]
    """The kind of space on which a cattleman enters the trail."""
    spaces: tuple[Space, ...]


@entry
class Station(Entry):
    id: str
    source: Source
    price: int
    points: int
    corners: Corners
    after: int | None = None
    """The space behind which the turnout branches off; without `turnout`, the station's own space.

    Without it the station is off the track, in the town of the network that has the same id.
    """
    turnout: bool = True
    master: bool = False
    tags: Tags = ()


@entry
class Railroad(Entry):
    length: int
    """The number of the last space."""
    transport: int
    """The cost of a delivery in dollars, for each cross before the crest of the city."""
    crosses: tuple[int, ...]
    """The spaces behind which a cross stands."""
    finish: Effect
    """The effect of reaching the last space."""
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
    """Victory points for each own disc."""
    score: Per | None = None
    """More points for each own disc, by what can be counted at the end of the game."""
    needs: tuple[Need, ...] = ()
    """The needs of a seat that delivers here."""
    again: bool = False
    """Whether a second own disc may be placed."""
    delivery: Effect | None = None
    tags: Tags = ()


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
    """A disc space of the player board, with its effects once it is cleared."""

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
    """The effect in single form."""
    source: Source
    clear: int = 0
    """The number of its spaces that are clear from the start."""
    double: Effect | None = None
    """The effect in double form; the default is the single form with all amounts doubled."""

    @property
    def forms(self) -> tuple[Effect, Effect]:
        """The effects in single and in double form."""
        return self.action, self.double or scale_effect(self.action, 2)


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
    """The points of a worker in each column."""
    kinds: tuple[WorkerKind, ...]


@entry
class Building(Entry):
    id: str
    name: str
    actions: tuple[Effect, ...]
    source: Source
    space: SpaceId | None = None
    """The space of a neutral building in a first game; `None` for a private building."""
    number: int = 0
    side: Literal["", "a", "b"] = ""
    builders: int = 0
    points: int = 0
    hands: tuple[HandId, ...] = ()
    tags: Tags = ()

    @property
    def neutral(self) -> bool:
        return self.space is not None


@entry
class PrivateBuilding(Building):
    """One side of a tile that a player places; its cost and its points must be given."""

    number: int = field(kw_only=True)
    side: Literal["a", "b"] = field(kw_only=True)
    builders: int = field(kw_only=True)
    points: int = field(kw_only=True)
    triggers: tuple[Effect, ...] = field(default=(), kw_only=True)
    """The triggers of the tile while it lies on the trail: `when you deliver (...)`."""


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
    unused: ByPlayers = field(factory=dict)
    """The number of them that stay in the box, by the number of players."""


@entry
class Breed(Entry):
    id: str
    name: str
    value: int
    colour: str
    cards: tuple[Copies, ...]
    source: Source
    starting: bool = False
    line: str = ""
    """The line of cattle to which the breed belongs, whose most valuable card alone counts in an income.

    A breed of a line is not among the `cattle of value N`; it is called by its name.
    """
    stack: Literal["market", "open"] = "market"
    """The place of its cards: in the stack of the market, or in the open stack beside it."""
    tags: Tags = ()

    @property
    def in_market(self) -> bool:
        """Whether its cards come through the market."""
        return not self.starting and self.stack == "market"


@entry
class Offer:
    """An offer of the cattle market: cards for a number of workers and dollars."""

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
    unused: dict[int, ByPlayers] = field(factory=dict)
    """The number of each pile that stays in the box, by the pile and then by the number of players."""
    tags: Tags = ()

    def in_pile(self, pile: int, players: int) -> int:
        """The number of them in a pile with so many players."""
        return self.piles.get(pile, 0) - self.unused.get(pile, {}).get(players, 0)


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
    """The number of foresight spots; each is filled from the pile of its number."""
    shown: int
    """The number of tiles under each spot."""
    laid_out: int
    """The pile whose tiles lie on the board after setup."""
    placed: int
    """The number of those tiles."""
    put_back: Literal["last", "at-once"]
    """The time at which a tile without a place in setup goes back: after all others, or at once."""
    workers: int
    """The pile whose workers fill the job market in setup."""
    last_turns: tuple[TileKind, ...]
    """The kinds of tiles that foresight brings in the last turns too."""


@entry
class JobRow:
    price: int
    source: Source
    arrow: Effect | None = None
    """The effect when the token leaves this row."""


@entry
class JobMarket(Entry):
    token: int
    """The row on which the token starts, from 1."""
    open: int
    """The number of spaces at the end of that row that stay empty in setup."""
    last_turns: int
    """The number of turns that every other player still has once the token has left the last row."""
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
    triggers: tuple[Effect, ...] = ()
    """The triggers of the card while it lies in an area: `when you deliver (...)`."""
    tags: Tags = ()


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
    """The number of permanent certificates."""
    triggers: tuple[Effect, ...] = ()
    """The triggers of whoever has the tile: `when you deliver (...)`."""
    tags: Tags = ()


@entry
class StationMasters(Entry):
    masters: tuple[StationMaster, ...]
    rest: Literal["box", "beside"] = "box"
    """The place of tiles without a station: in the box, or beside the board, where they can be gained."""


@entry
class PieceKind(Entry):
    """A kind of piece that players keep, such as a token or a marker."""

    id: str
    name: str
    many: str
    source: Source
    start: int = 0
    """The number that each player has before the first turn."""
    limit: int = PIECES
    """The most that a player may have."""
    use: Effect | None = None
    """The reward for putting one of them back, at any time of the own turn."""
    triggers: tuple[Effect, ...] = ()
    """The triggers of each of them, while a player has it."""
    tags: Tags = ()


@entry
class Pieces(Entry):
    pieces: tuple[PieceKind, ...]


@entry
class TownTile(Entry):
    """A tile that is dealt to a town before the game."""

    id: str
    name: str
    action: Effect
    """The additional reward for a piece placed in the town."""
    source: Source
    copies: int = 1


@entry
class Area(Entry):
    """A part of the network; its colour in pictures is that of its id in the palette."""

    id: str
    name: str
    source: Source


@entry
class Town(Entry):
    """A place of the network; a city or a station of the same id lies in it."""

    id: str
    area: AreaId
    source: Source
    tile: bool = False
    """Whether a tile is dealt to it."""
    price: tuple[int, ...] = ()
    """The dollars that a piece costs here: the first, the second and so on."""
    first: Effect | None = None
    """The reward for the owner of the first piece here."""
    action: Effect | None = None
    """The reward for the owner of every piece here."""


@entry
class Network(Entry):
    piece: PieceId
    """The kind of piece that players place; each has one in a town at most."""
    open: tuple[CityId, ...]
    """Cities from which everybody may place pieces; other cities have to hold an own disc."""
    connections: tuple[tuple[str, str], ...]
    """Pairs of towns and cities that are joined, in both directions."""
    areas: tuple[Area, ...]
    towns: tuple[Town, ...]
    tiles: tuple[TownTile, ...] = ()
    placed: dict[int, Effect] = field(factory=dict)
    """The reward for the piece of a number that a player places; the first is number 1."""


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
    """The tie-breakers: the player with more of the first wins, then of the second."""
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(factory=dict)
    """The seats that score together, from 1, by the number of players."""


@entry
class Entries:
    """The entries of a pack, with a field for each YAML file."""

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
    pieces: Pieces | None = None
    network: Network | None = None
    opponent: Opponent | None = None
    events: EventDeck | None = None
    campaign: Campaign | None = None


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
    "piece": (("pieces", "pieces"),),
    "area": (("network", "areas"),),
    "town": (("network", "towns"),),
    "town tile": (("network", "tiles"),),
    "category": (("scoring", "categories"),),
    "turn-card": (("opponent", "cards"),),
    "level": (("opponent", "levels"),),
    "event-card": (("events", "cards"),),
}
"""The kinds of names, each with the files and lists that hold their ids."""
