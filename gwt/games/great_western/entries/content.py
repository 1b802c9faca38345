"""The classes of entries in a pack of Great Western Trail; `Entries` has a field for each YAML file.

Money is in dollars, movement in steps, `points` are victory points.
"""

from typing import Literal

from attrs import field

from gwt import dsl, packs, spec
from gwt.games.great_western.entries import event_content, opponent_content, references
from gwt.packs.limits import PIECES


@packs.entry
class Campaign(spec.Entry):
    """Games that are played one after the other by the same players."""

    source: references.Source
    games: int
    """The number of games."""
    leaves: tuple[dsl.Effect, ...]
    """The effects with which each seat begins the next game; they count at the end of this one."""


Corners = Literal["white", "dark"]


@packs.entry
class Space(spec.Entry):
    """A space of the trail, or of a section beside it."""

    id: str
    kind: Literal["start", "neutral", "building", "hazard", "trade", "end"]
    """Its kind, which says what may lie on it."""
    source: references.Source
    next: tuple[references.SpaceId, ...] = ()
    """The spaces that a cattleman can move to from here."""
    woods: bool = False
    """Whether it is in the woods."""
    section: str = ""
    """The section that it belongs to; tiles fill a section in the order of its spaces."""
    value: int = 0
    """The dollars that a tile taken from here by trading brings; negative dollars are paid."""
    take: dsl.Effect | None = None
    """Another effect of taking a tile from here by trading."""
    risk: dsl.Effect | None = None
    """The effect of the sign beside it, one more action of the building that lies here."""
    use: dsl.Effect | None = None
    """The effect of phase B here, if it is not the use of a tile."""
    tags: references.Tags = ()


@packs.entry
class Trail(spec.Entry):
    turn: dsl.Effect
    """The effect of a player's turn, all its phases."""
    first: dsl.Effect | None = field(default=None, kw_only=True)
    """The effect at the start of a player's first turn, before the cattleman is on the trail."""
    opening: dsl.Effect | None = field(default=None, kw_only=True)
    """The effect for the starting player before the first turn of all."""
    triggers: tuple[dsl.Effect, ...] = field(default=(), kw_only=True)
    """The triggers of the whole game: nobody has them, and each player carries them out for itself."""
    enter: Literal["neutral"]
    """The kind of space on which a cattleman enters the trail."""
    spaces: tuple[Space, ...]
    """The spaces of the trail; each names those behind it."""


@packs.entry
class Station(spec.Entry):
    id: str
    source: references.Source
    price: int
    """The dollars that upgrading it costs."""
    points: int
    """Victory points for each own disc here."""
    corners: Corners
    """The color of its corners: dark corners take any disc, white ones only a disc with white corners."""
    after: int | None = None
    """The space behind which the turnout branches off; without `turnout`, the station's own space.

    Without it the station is off the track, in the town of the network that has the same id.
    """
    turnout: bool = True
    """Whether the engine stops on a space of its own, beside the track."""
    master: bool = False
    """Whether a station master tile lies here before the game."""
    tags: references.Tags = ()


@packs.entry
class Railroad(spec.Entry):
    length: int
    """The number of the last space."""
    transport: int
    """The cost of a delivery in dollars, for each cross before the crest of the city."""
    crosses: tuple[int, ...]
    """The spaces behind which a cross stands."""
    finish: dsl.Effect
    """The effect of reaching the last space."""
    stations: tuple[Station, ...]
    """The stations, in the order of the track."""
    source: references.Source


@packs.entry
class City(spec.Entry):
    id: str
    name: str
    value: int
    """The breeding value that a delivery here needs."""
    corners: Corners
    """The color of its corners: dark corners take any disc, white ones only a disc with white corners."""
    source: references.Source
    points: int = 0
    """Victory points for each own disc."""
    score: dsl.Per | None = None
    """More points for each own disc, by what can be counted at the end of the game."""
    needs: tuple[dsl.Need, ...] = ()
    """The needs of a seat that delivers here."""
    again: bool = False
    """Whether a second own disc may be placed."""
    delivery: dsl.Effect | None = None
    """The effect of delivering here."""
    tags: references.Tags = ()


@packs.entry
class Link:
    between: tuple[references.CityId, references.CityId]
    """The two cities that it joins."""
    source: references.Source
    points: int = 0
    """Victory points for discs on both cities."""
    delivery: dsl.Effect | None = None
    """The effect when the second of the two gets a disc."""


DeliveryStep = Literal["disc", "crest", "links", "transport"]


@packs.entry
class Cities(spec.Entry):
    order: tuple[DeliveryStep, ...]
    """The steps of a delivery: the disc, the city's own action, those of links, and the transport."""
    cities: tuple[City, ...]
    """The cities, from the nearest to the farthest."""
    links: tuple[Link, ...]
    """Pairs of cities that bring something to whoever has a disc on both."""


@packs.entry
class Disc(spec.Entry):
    """A disc space of the player board, with its effects once it is cleared."""

    id: str
    corners: Corners
    """The color of its corners: with dark ones, it may be placed on dark corners only."""
    source: references.Source
    clear: dsl.Effect | None = None
    """The effect at the moment at which the space is cleared."""
    aux: references.AuxId | None = None
    """The auxiliary action of which it covers a space."""
    certificates: int = 0
    """The certificate limit from here on."""
    after: references.DiscId | None = None
    """Another disc space that has to be cleared too."""
    steps: references.ByPlayers = field(factory=dict)
    """Steps more once it is clear, by the number of players."""
    hand: int = 0
    """Cards more for the hand limit once it is clear."""
    points: int = 0
    """Victory points at the end if it is clear."""


@packs.entry
class AuxiliaryAction(spec.Entry):
    id: str
    name: str
    action: dsl.Effect
    """The effect in single form."""
    source: references.Source
    clear: int = 0
    """The number of its spaces that are clear from the start."""
    double: dsl.Effect | None = None
    """The effect in double form; the default is the single form with all amounts doubled."""

    @property
    def forms(self) -> tuple[dsl.Effect, dsl.Effect]:
        """The effects in single and in double form."""
        return self.action, self.double or dsl.scale_effect(self.action, 2)


@packs.entry
class PlayerBoard(spec.Entry):
    deal: tuple[int, ...]
    """The cards of the first hand, in turn order."""
    hand: int
    """The hand limit."""
    steps: references.ByPlayers
    """The steps of a cattleman at first, by the number of players."""
    certificates: tuple[int, ...]
    """The numbers on the certificate track."""
    certificate_limit: int
    """The highest number of certificates at first."""
    discs: tuple[Disc, ...]
    """The spaces on which the discs of a player lie at first."""
    auxiliary_spaces: tuple[int, int]
    """The clear spaces that open an auxiliary action in its single form, and in its double form."""
    auxiliary: tuple[AuxiliaryAction, ...]
    """The auxiliary actions."""
    source: references.Source


@packs.entry
class WorkerKind(spec.Entry):
    id: str
    name: str
    many: str
    source: references.Source
    columns: dict[int, dsl.Effect] = field(factory=dict)
    """The immediate action of a column, counted from 1; a printed worker is never hired."""


@packs.entry
class Workers(spec.Entry):
    columns: int
    """The number of columns for hired workers."""
    printed: int
    """The workers of each kind that every player has from the start and never loses."""
    points: dict[int, int]
    """The points of a worker in each column."""
    kinds: tuple[WorkerKind, ...]
    """The kinds of workers."""


@packs.entry
class Building(spec.Entry):
    id: str
    name: str
    actions: tuple[dsl.Effect, ...]
    """Its actions, which may be carried out in any order."""
    source: references.Source
    space: references.SpaceId | None = None
    """The space of a neutral building in a first game; `None` for a private building."""
    number: int = 0
    """The number of the tile; both sides of a tile share it."""
    side: Literal["", "a", "b"] = ""
    """The side of the tile."""
    builders: int = 0
    """The builders that placing it needs."""
    points: int = 0
    """Victory points at the end for its owner."""
    hands: tuple[references.HandId, ...] = ()
    """The hands on it: what others pay to its owner for passing."""
    tags: references.Tags = ()

    @property
    def neutral(self) -> bool:
        return self.space is not None


@packs.entry
class PrivateBuilding(Building):
    """One side of a tile that a player places; its cost and its points must be given."""

    number: int = field(kw_only=True)
    side: Literal["a", "b"] = field(kw_only=True)
    builders: int = field(kw_only=True)
    points: int = field(kw_only=True)
    triggers: tuple[dsl.Effect, ...] = field(default=(), kw_only=True)
    """The triggers of the tile while it lies on the trail: `when you deliver (...)`."""


@packs.entry
class Buildings(spec.Entry):
    builder: references.WorkerId
    """The kind of worker that builds."""
    neutral: tuple[Building, ...]
    """The neutral buildings, which everybody may use."""
    private: tuple[PrivateBuilding, ...]
    """The private buildings: each side of each tile."""


@packs.entry
class Copies:
    points: int
    """Victory points on each of these cards."""
    copies: int
    """The number of these cards."""
    unused: references.ByPlayers = field(factory=dict)
    """The number of them that stay in the box, by the number of players."""


def card_id(breed: str, points: int, alone: bool) -> str:
    """Returns the id of a cattle card: its breed, with its points if the breed has several cards."""
    return breed if alone else f"{breed}-{points}"


@packs.entry
class Breed(spec.Entry):
    id: str
    name: str
    value: int
    """The breeding value of a card."""
    colour: str
    """Its color in pictures, a name of the palette."""
    cards: tuple[Copies, ...]
    """Its cards, by the victory points on them."""
    source: references.Source
    starting: bool = False
    """Whether the cards are in the first deck of each player."""
    line: str = ""
    """The line of cattle to which the breed belongs, whose most valuable card alone counts in an income.

    A breed of a line is not among the `cattle of value N`; it is called by its name.
    """
    stack: Literal["market", "open"] = "market"
    """The place of its cards: in the stack of the market, or in the open stack beside it."""
    tags: references.Tags = ()

    @property
    def in_market(self) -> bool:
        """Whether its cards come through the market."""
        return not self.starting and self.stack == "market"


@packs.entry
class Offer:
    """An offer of the cattle market: cards for a number of workers and dollars."""

    take: dsl.Need
    """The cards that are bought, such as `1 cattle of value 3`."""
    workers: int
    """The buyers that it takes, who buy nothing else then."""
    price: int
    """The dollars that it costs."""
    source: references.Source


@packs.entry
class Cattle(spec.Entry):
    breeds: tuple[Breed, ...]
    """The breeds of cattle."""
    buyer: references.WorkerId
    """The kind of worker that buys."""
    market: references.ByPlayers
    """The cards that lie open in the market, by the number of players."""
    offers: tuple[Offer, ...]
    """The cards that can be bought at once, with their price in workers and dollars."""
    adding: int
    """Cards that one worker may add to the market."""
    source: references.Source


TileKind = Literal["worker", "hazard", "teepee"]


@packs.entry
class SupplyTile(spec.Entry):
    """A tile of the supply, with the number of copies in each pile."""

    id: str
    name: str
    kind: TileKind
    """Its kind: a worker, a hazard or a teepee."""
    piles: dict[int, int]
    """Its copies in each pile."""
    source: references.Source
    section: str = ""
    """The section of the trail that it fills, for a hazard."""
    hands: tuple[references.HandId, ...] = ()
    """The hands on it: what passing costs."""
    points: int = 0
    """Victory points at the end for whoever removed it."""
    unused: dict[int, references.ByPlayers] = field(factory=dict)
    """The number of each pile that stays in the box, by the pile and then by the number of players."""
    tags: references.Tags = ()

    def in_pile(self, pile: int, players: int) -> int:
        """The number of them in a pile with so many players."""
        return self.piles.get(pile, 0) - self.unused.get(pile, {}).get(players, 0)


@packs.entry
class Hand(spec.Entry):
    """The fee that a hand on a tile asks for."""

    id: str
    name: str
    fee: references.ByPlayers
    """The dollars to pay, by the number of players."""
    source: references.Source


@packs.entry
class Supply(spec.Entry):
    tiles: tuple[SupplyTile, ...]
    """The tiles of the piles from which foresight is filled."""
    hands: tuple[Hand, ...]
    """The fees that hands on tiles ask for."""
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


@packs.entry
class JobRow:
    price: int
    """The dollars that a worker of this row costs."""
    source: references.Source
    arrow: dsl.Effect | None = None
    """The effect when the token leaves this row."""


@packs.entry
class JobMarket(spec.Entry):
    token: int
    """The row on which the token starts, from 1."""
    open: int
    """The number of spaces at the end of that row that stay empty in setup."""
    last_turns: int
    """The number of turns that every other player still has once the token has left the last row."""
    rows: tuple[JobRow, ...]
    """The rows, from the cheapest to the dearest."""


@packs.entry
class Objective(spec.Entry):
    id: str
    name: str
    needs: tuple[dsl.Need, ...]
    """The things that it asks for at the end of the game; none of them counts for two cards."""
    points: int
    """Victory points if it is fulfilled."""
    source: references.Source
    penalty: int = 0
    """The points lost if it is not fulfilled."""
    action: dsl.Effect | None = None
    """Its immediate action, when it is played."""
    copies: int = 1
    """The number of such cards."""
    starting: bool = False
    """Whether it is one of those that players begin with."""
    triggers: tuple[dsl.Effect, ...] = ()
    """The triggers of the card while it lies in an area: `when you deliver (...)`."""
    tags: references.Tags = ()


@packs.entry
class Objectives(spec.Entry):
    display: int
    """The cards that lie open beside the stack."""
    dealt: int
    """The starting objectives that each player has, face up."""
    objectives: tuple[Objective, ...]
    """The objective cards."""


@packs.entry
class StationMaster(spec.Entry):
    id: str
    name: str
    source: references.Source
    score: dsl.Per | None = None
    """Victory points at the end for whoever has it."""
    action: dsl.Effect | None = None
    """Its immediate action, when it is gained."""
    certificates: int = 0
    """The number of permanent certificates."""
    triggers: tuple[dsl.Effect, ...] = ()
    """The triggers of whoever has the tile: `when you deliver (...)`."""
    tags: references.Tags = ()


@packs.entry
class StationMasters(spec.Entry):
    masters: tuple[StationMaster, ...]
    """The station master tiles."""
    rest: Literal["box", "beside"] = "box"
    """The place of tiles without a station: in the box, or beside the board, where they can be gained."""


@packs.entry
class PieceKind(spec.Entry):
    """A kind of piece that players keep, such as a token or a marker."""

    id: str
    name: str
    many: str
    source: references.Source
    start: int = 0
    """The number that each player has before the first turn."""
    limit: int = PIECES
    """The most that a player may have."""
    supply: int | None = None
    """The number of them for all players together; without it the supply never ends."""
    on: references.TileId | None = None
    """The tile on which the supply lies: while it is not on the trail there is nothing to gain."""
    use: dsl.Effect | None = None
    """The reward for putting one of them back, at any time of the own turn."""
    triggers: tuple[dsl.Effect, ...] = ()
    """The triggers of each of them, while a player has it."""
    tags: references.Tags = ()


@packs.entry
class Pieces(spec.Entry):
    pieces: tuple[PieceKind, ...]
    """The kinds of pieces that players keep."""


@packs.entry
class TownTile(spec.Entry):
    """A tile that is dealt to a town before the game."""

    id: str
    name: str
    action: dsl.Effect
    """The additional reward for a piece placed in the town."""
    source: references.Source
    copies: int = 1
    """The number of such tiles."""


@packs.entry
class Area(spec.Entry):
    """A part of the network; its colour in pictures is that of its id in the palette."""

    id: str
    name: str
    source: references.Source


@packs.entry
class Town(spec.Entry):
    """A place of the network; a city or a station of the same id lies in it."""

    id: str
    area: references.AreaId
    """The area that it is in."""
    source: references.Source
    tile: bool = False
    """Whether a tile is dealt to it."""
    price: tuple[int, ...] = ()
    """The dollars that a piece costs here: the first, the second and so on."""
    first: dsl.Effect | None = None
    """The reward for the owner of the first piece here."""
    action: dsl.Effect | None = None
    """The reward for the owner of every piece here."""


@packs.entry
class Network(spec.Entry):
    piece: references.PieceId
    """The kind of piece that players place; each has one in a town at most."""
    open: tuple[references.CityId, ...]
    """Cities from which everybody may place pieces; other cities have to hold an own disc."""
    connections: tuple[tuple[str, str], ...]
    """Pairs of towns and cities that are joined, in both directions."""
    areas: tuple[Area, ...]
    """The areas of the network."""
    towns: tuple[Town, ...]
    """The towns of the network."""
    tiles: tuple[TownTile, ...] = ()
    """The tiles that are dealt to towns before the game."""
    placed: dict[int, dsl.Effect] = field(factory=dict)
    """The reward for the piece of a number that a player places; the first is number 1."""


@packs.entry
class Category(spec.Entry):
    id: str
    name: str
    score: dsl.Per
    """The victory points that it counts."""
    source: references.Source


@packs.entry
class Scoring(spec.Entry):
    money: tuple[int, ...]
    """Starting dollars, in turn order."""
    categories: tuple[Category, ...]
    """The lines of the score pad, in their order."""
    ties: tuple[dsl.Per, ...] = ()
    """The tie-breakers: the player with more of the first wins, then of the second."""
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(factory=dict)
    """The seats that score together, from 1, by the number of players."""


@packs.entry
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
    opponent: opponent_content.Opponent | None = None
    events: event_content.EventDeck | None = None
    campaign: Campaign | None = None


IDS = {
    "aux": (("player_board", "auxiliary"),),
    "worker": (("workers", "kinds"),),
    "supply": (("supply", "tiles"),),
    "master": (("station_masters", "masters"),),
    "piece": (("pieces", "pieces"),),
    "town tile": (("network", "tiles"),),
}
"""The kinds of names that are called otherwise than their class of entries."""
