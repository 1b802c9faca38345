"""The state of a game of Great Western Trail.

Fields that change often are lists; those that change rarely are tuples, which copies share.
Seats count from 0; cards, tiles and spaces are their ids.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from attrs import field

from gwt import common, dsl, kernel
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.tuples import BEFORE
from gwt.kernel import shape, state_declaration

Card = Annotated[str, kernel.Called("card")]
CattleCard = Annotated[str, kernel.Called("card"), kernel.Only("cattle card")]
ObjectiveCard = Annotated[str, kernel.Called("card"), kernel.Only("objective card")]
Tile = Annotated[str, kernel.Called("tile")]
SupplyTile = Annotated[str, kernel.Called("tile"), kernel.Only("tile of the supply")]
Hazard = Annotated[str, kernel.Called("tile"), kernel.Only("hazard")]
Teepee = Annotated[str, kernel.Called("tile"), kernel.Only("teepee")]
Space = Annotated[str, kernel.Called("space")]
Worker = Annotated[str, kernel.Called("worker")]
Disc = Annotated[str, kernel.Called("disc")]
Station = Annotated[str, kernel.Called("station")]
City = Annotated[str, kernel.Called("city")]
Piece = Annotated[str, kernel.Called("piece")]
Master = Annotated[str, kernel.Called("master")]
Town = Annotated[str, kernel.Called("town")]
TurnCard = Annotated[str, kernel.Called("turn-card")]
Chapter = Annotated[int, kernel.Called("chapter")]
"""The number of a game in a campaign, from 0; in texts and positions from 1."""
EventCard = Annotated[str, kernel.Called("event-card")]
Specialty = Annotated[str, kernel.Called("specialty")]
Row = Annotated[int, kernel.Called("row")]
"""A row, counted from 0; in texts and positions from 1."""
Phase = Annotated[str, kernel.Called("phase")]


@state_declaration.state
class Player(kernel.StatePart):
    """One player: the board before them, their cards, and their pieces elsewhere."""

    money: int
    hand: list[Card] = state_declaration.hidden(shape.Visibility.BY_OWNER, shown="shown", secret="secret")
    draw_stack: list[Card] = state_declaration.hidden(
        shape.Visibility.BY_NOBODY, known=shape.Visibility.BY_OWNER
    )
    """The next card last."""
    buildings: tuple[Tile, ...] = state_declaration.aside()
    """The buildings above the player board, not yet on the trail."""
    workers: dict[Worker, int]
    """The number of workers of each kind, with the printed one."""
    shown: tuple[Card, ...] = state_declaration.aside(default=())
    """Cards in hand that all players know."""
    secret: tuple[Card, ...] = state_declaration.hidden(shape.Visibility.BY_OWNER, aside=True, default=())
    """Cards in hand that came unseen from a stack, so that others do not know they are in the deck."""
    discard_pile: list[Card] = state_declaration.unordered(factory=list)
    """The last discarded card comes last; a hand is discarded in the order in which it was drawn."""
    at: Space | None = None
    """The space of the cattleman, or `None` before the first turn."""
    engine: Annotated[int, kernel.Called("track")] = 0
    """A position of the railroad, see `Board.tracks`."""
    stopped: bool = False
    """Whether the engine has stopped beside a station in the action under way."""
    certificates: Annotated[int, kernel.Called("certificate")] = 0
    """A position of the certificate track; written as the number there."""
    cleared: tuple[Disc, ...] = ()
    stations: tuple[Station, ...] = ()
    cities: tuple[City, ...] = ()
    """One entry for each own disc."""
    hazards: tuple[Hazard, ...] = ()
    teepees: tuple[Teepee, ...] = ()
    objectives: tuple[ObjectiveCard, ...] = ()
    """The personal objective area."""
    masters: tuple[Master, ...] = ()
    pieces: tuple[Piece, ...] = ()
    """Tokens and markers of the player's own, one entry for each."""
    placed: tuple[Town, ...] = ()
    """The towns with a piece of the player's own, in the order in which they were placed."""
    token: bool = False
    """Whether the job market token lies before this player."""
    turn_cards: list[TurnCard] = state_declaration.hidden(shape.Visibility.BY_NOBODY, factory=list)
    """The deck of an automatic seat, the next card last."""
    turned: tuple[TurnCard, ...] = ()
    """The cards of that deck that were turned up since it was shuffled."""
    specialty: Specialty | None = None
    """The kind of worker in which a seat has specialized."""
    bid: int = 0
    """The bid of the player for a place in the turn order."""
    abilities: tuple[Any, ...] | None = state_declaration.transient()
    """The cleared disc spaces and the abilities that follow from them, see `player_limits.abilities`."""

    @property
    def deck(self) -> list[str]:
        """All cards in draw stack, hand and discard pile."""
        return self.draw_stack + self.hand + self.discard_pile


@state_declaration.state(kw_only=True)
class Table(common.Turns):
    """The state of a game: everything on the table."""

    board: Board = state_declaration.shared()
    """The printed content, shared by all copies."""
    players: list[Player] = field(metadata={"written": "seats"})
    first: kernel.Seat
    """The seat of the starting player, who also bids first; it stays the same for the whole game."""
    seat: kernel.Seat
    """Whose turn it is."""
    turn: int = 0
    """The number of the turn, counted over all players from 1."""
    phase: Phase = BEFORE
    tiles: dict[Space, Tile]
    """The tile on each space of the trail that has one."""
    owners: dict[Space, kernel.Seat] = field(factory=dict)
    """The seat to which the private building on a space belongs."""
    piles: tuple[tuple[SupplyTile, ...], ...] = state_declaration.hidden(shape.Visibility.BY_NOBODY)
    """The supply, pile 1 first; the next tile last."""
    foresight: tuple[tuple[SupplyTile, ...], ...]
    jobs: tuple[tuple[Annotated[str, kernel.Called("job")], ...], ...]
    """The rows of the job market; an empty space is "" in the state."""
    token_row: Row
    """The row with the token, from 0; the number of rows once it has left the market."""
    market: list[CattleCard]
    cattle_stack: tuple[CattleCard, ...] = state_declaration.hidden(shape.Visibility.BY_NOBODY)
    """The next card last."""
    open_stack: tuple[CattleCard, ...] = ()
    """The cattle cards beside the market that only effects bring into play."""
    display: tuple[ObjectiveCard, ...]
    objective_stack: tuple[ObjectiveCard, ...] = state_declaration.hidden(shape.Visibility.BY_NOBODY)
    """The next card last."""
    masters: dict[Station, Master]
    """The station master tile beside each station that still has one."""
    spare_masters: tuple[Master, ...] = ()
    """The station master tiles beside the board that can be gained."""
    appointed: dict[Station, Worker] = field(factory=dict)
    """The worker beside each station that has lost its tile."""
    town_tiles: dict[Town, Tile] = field(factory=dict)
    """The tile that lies in a town."""
    outside: tuple[Worker, ...] = state_declaration.aside(default=())
    """The workers that came into the game from outside the supply."""
    box: tuple[Annotated[str, kernel.Called("component")], ...] = ()
    """Cards and tiles that have left the game."""
    offers: list[tuple[dsl.Effect, Sequence[dsl.Effect]]] = state_declaration.shared(factory=list)
    """The options of each action of the location, as of the last decision there."""
    last_turns: int | None = None
    """The turns still to come once the end has been triggered."""
    choices: tuple[tuple[kernel.Seat, dsl.Effect], ...] | None = state_declaration.internal(default=None)
    """The secret choices of the seats, until all have chosen."""
    packets: tuple[tuple[ObjectiveCard, ...], ...] = state_declaration.internal(default=())
    """The cards that each seat holds in a draft, by seat."""
    passed: int = state_declaration.internal(default=0)
    """The number of times that the packets have been passed."""
    event_cards: tuple[EventCard, ...] = state_declaration.hidden(
        shape.Visibility.BY_NOBODY, seldom=True, default=()
    )
    """The deck of events, the next card last."""
    turned_events: tuple[EventCard, ...] = state_declaration.seldom(default=())
    """The cards of that deck that were turned up since it was shuffled; the last one lies open."""
    chapters: tuple[Chapter, ...] = state_declaration.seldom(default=())
    """The games of a campaign that came before this one, each by its number."""
    order: tuple[kernel.Seat | None, ...] = ()
    """The highest bidder for each place in the turn order; empty where turns go clockwise."""

    def turn_order(self) -> tuple[int, ...]:
        """Returns all seats in the order of their turns: by the places they bid for, or clockwise."""
        if not self.order:
            return common.Turns.turn_order(self)
        settled = tuple([seat for seat in self.order if seat is not None])
        return settled if len(settled) == len(self.players) else common.Turns.turn_order(self)
