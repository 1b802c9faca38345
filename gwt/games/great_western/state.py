"""The state of a game of Great Western Trail.

What changes often is a list; what changes rarely is a tuple, which a copy shares.
Seats count from 0; cards, tiles and spaces are their ids.
"""

from attrs import field

from gwt.games.great_western.board import Board
from gwt.kernel.state import Copied, State, state

BEFORE, ARRIVED, USED = "before", "arrived", "used"
"""Where a turn is: before the movement, on a location not used yet, after the first action there."""


@state
class Player(Copied):
    """One player: the board before them, their cards, and their pieces elsewhere."""

    money: int
    hand: list[str]
    draw_stack: list[str]
    """The next card last."""
    buildings: tuple[str, ...]
    """Above the player board, not yet on the trail."""
    workers: dict[str, int]
    """By kind, the printed one included."""
    discard_pile: list[str] = field(factory=list)
    """The last card discarded last."""
    at: str | None = None
    """The space of the cattleman; none before the first turn."""
    engine: int = 0
    """A position of the railroad, see `Board.tracks`."""
    stopped: bool = False
    """Whether the engine has stopped beside a station in the action under way."""
    certificates: int = 0
    """A position of the certificate track."""
    cleared: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    """One entry for each own disc."""
    hazards: tuple[str, ...] = ()
    teepees: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    """The personal objective area."""
    masters: tuple[str, ...] = ()
    token: bool = False
    """Whether the job market token lies before this player."""

    @property
    def deck(self) -> list[str]:
        """Draw stack, hand and discard pile together."""
        return self.draw_stack + self.hand + self.discard_pile


class Memo(dict[str, tuple[str, ...]]):
    """Follows from the rest of the state; whoever changes what it follows from starts a new one."""


@state
class Table(State):
    """Everything on the table."""

    board: Board = field(eq=False, repr=False, kw_only=True)
    """What is printed, shared by all copies."""
    players: list[Player] = field(kw_only=True)
    first: int = field(kw_only=True)
    """The seat of the starting player."""
    seat: int = field(kw_only=True)
    """Whose turn it is."""
    turn: int = field(default=0, kw_only=True)
    """Counts the turns of all players, from 1."""
    phase: str = field(default=BEFORE, kw_only=True)
    tiles: dict[str, str] = field(kw_only=True)
    """The tile on each space of the trail that has one; changed by `put_tile` and `take_tile`."""
    ahead: Memo = field(factory=Memo, eq=False, repr=False, kw_only=True)
    """The next locations from a space, as long as no tile comes or goes; copies may share it."""
    owners: dict[str, int] = field(factory=dict, kw_only=True)
    """The seat to which the private building on a space belongs."""
    piles: tuple[tuple[str, ...], ...] = field(kw_only=True)
    """The supply, pile 1 first; the next tile last."""
    foresight: tuple[tuple[str, ...], ...] = field(kw_only=True)
    jobs: tuple[tuple[str, ...], ...] = field(kw_only=True)
    """The rows of the job market, an empty space being an empty text."""
    token_row: int = field(kw_only=True)
    """The row with the token, from 0; the number of rows once it has left the market."""
    market: list[str] = field(kw_only=True)
    cattle_stack: tuple[str, ...] = field(kw_only=True)
    """The next card last."""
    display: tuple[str, ...] = field(kw_only=True)
    objective_stack: tuple[str, ...] = field(kw_only=True)
    """The next card last."""
    masters: dict[str, str] = field(kw_only=True)
    """The station master tile beside each station that still has one."""
    appointed: dict[str, str] = field(factory=dict, kw_only=True)
    """The worker beside each station that has lost its tile."""
    box: tuple[str, ...] = field(default=(), kw_only=True)
    """What has left the game."""
    last_turns: int | None = field(default=None, kw_only=True)
    """The turns still to come once the end has been triggered."""

    def put_tile(self, space: str, tile: str) -> None:
        self.tiles[space] = tile
        self.ahead = Memo()

    def take_tile(self, space: str) -> str:
        self.ahead = Memo()
        return self.tiles.pop(space)
