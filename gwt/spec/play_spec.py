"""The set-up and play of a game, for the rest of the package."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from attrs import field, fields, frozen

from gwt.dsl import Effect
from gwt.kernel import (
    AutomaticSeats,
    Counter,
    Event,
    FinalScore,
    FreeActions,
    Premise,
    Rules,
    State,
    Triggers,
    Verb,
    redeal_values,
)
from gwt.kernel import redeal_hidden as deal_piles
from gwt.kernel.shape import Shape, shape_of_type
from gwt.memory_cache import cached_per_object
from gwt.packs import Pack
from gwt.spec.inconsistencies import Inconsistency, StatedValues

ValueNames = Mapping[str, Mapping[Any, Any]]
"""For each kind of a `Called` value: how it is written, and what it is in the state."""


PREMISE = ("position", "game", "pack", "players", "setup", "seed", "first", "rulings", "impossible")
"""The keys of a position that say what it starts from."""


def _shapes(types: Mapping[str, object]) -> Mapping[str, Shape]:
    return {key: shape_of_type(kind, f"the key '{key}'") for key, kind in types.items()}


@frozen(eq=False)
class PositionExtras:
    """Keys of a position that are no fields of the state but ways to say several of them at once."""

    table: Mapping[str, Shape] = field(factory=dict, converter=_shapes)
    """The type of each of them, for the table and for a seat."""
    seat: Mapping[str, Shape] = field(factory=dict, converter=_shapes)
    first: Callable[[Any, dict[str, Any], list[dict[str, Any]]], None] = field(
        default=lambda state, table, seats: None
    )
    """Carries them out, before the fields are written; a `SetupError` says what is impossible."""
    last: Callable[[Any, dict[str, Any], StatedValues], None] = field(
        default=lambda state, table, stated: None
    )
    """Says what is to be done first, after the fields have been written; at last come the ways stated.

    A `UsageError` says what is impossible.
    """
    complete: Callable[[Any, StatedValues], None] = field(default=lambda state, stated: None)
    """Takes what is stated from where nothing is; not called for a position that may be impossible."""


@frozen(eq=False)
class WeightedValuation:
    """A function that makes a valuation from weights."""

    weights: type[Any]
    """A class with a field for each weight, a number."""
    valuation: Callable[[Any], Callable[[Any, int], Callable[[Any], float]]]
    """Makes the valuation from an object of that class."""
    patient: str = "greedy"
    """The name of the weights for players who search further, and go for points of their own."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the weights."""
        return tuple(attr.name for attr in fields(self.weights))


class Board(Protocol):
    """A board, made from the content of a pack."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players for which it is written."""


def _once_for_each_pack(board: Callable[[Pack], Board]) -> Callable[[Pack], Board]:
    return cached_per_object(board)


def points_so_far(state: object, seat: int) -> Callable[[Any], float]:
    """The worth of a state where a game does not know better: what the seat would score now."""
    return lambda after: float(after.rules.score(after)[seat].total)


def names_of_pack(pack: Pack, state: Any) -> ValueNames:
    """Seats counted from 1, and the names of a pack as they are."""
    by_kind = {
        kind: {name: name for name in names} for kind, names in pack.vocabulary.items() if kind != "count"
    }
    return {"seat": {seat + 1: seat for seat in range(len(state.players))}, **by_kind}


@frozen(eq=False)
class PlaySpec:
    """The set-up and play of a table."""

    board: Callable[[Pack], Board] = field(converter=_once_for_each_pack)
    """Called once for each pack; what it gives must not hold the pack."""
    verbs: Mapping[type[Effect], Verb[Any, Any]]
    counts: Mapping[str, Counter]
    """The functions that count, by the kind of a count."""
    events: tuple[type[Event], ...]
    """The kinds of what can be seen to happen."""
    next_turn: Callable[[Any], None]
    score: Callable[[Any], tuple[FinalScore, ...]]
    set_up: Callable[[Any, Rules, Premise], State]
    """Makes the state before the first turn, from the board, the rules and the premise."""
    setups: tuple[str, ...] = ("standard",)
    """The ways to set up, the usual one first."""
    redeal_hidden: Callable[[Any, int], None] = deal_piles
    """Changes the piles that a seat cannot know in a state to some that agree with what it knows."""
    names: Callable[[Pack, Any], ValueNames] = names_of_pack
    """The spelling of values of a state of a pack, which is that of all states of one game."""
    find_inconsistencies: Callable[[Any], Iterator[Inconsistency]] = field(default=lambda state: iter(()))
    """Lists what is impossible in a state: no game leads to it."""
    public_values: Callable[[Any], Mapping[str, Any]] = field(default=lambda state: {})
    """The public values that each view has beside the fields of the state; seats count from 1."""
    valuation: Callable[[Any, int], Callable[[Any], float]] = points_so_far
    """Says how much the states that may follow from one are worth to a seat, more being better; it looks
    at nothing that is hidden from the seat."""
    weighted_valuation: WeightedValuation | None = None
    """A function that makes a valuation from weights that a file holds; it takes the place of the one
    above.
    """
    search_depth: int = 2
    """The depth of search of a player guided by the valuation, in its own decisions."""
    free_actions: Callable[[Any], FreeActions | None] = field(default=lambda board: None)
    """Says for a board what can be done at any time."""
    automatic_seats: Callable[[Any], AutomaticSeats | None] = field(default=lambda board: None)
    """Says for a board which seats nobody plays, and how their choices are made."""
    triggers: Callable[[Any], Triggers | None] = field(default=lambda board: None)
    """Says for a board what waits for events."""
    asks_forced: bool = True
    """Whether a player who has a single option after a choice is asked; otherwise it is chosen at once."""
    game_in_campaign: Callable[[Any], tuple[int, int] | None] = field(default=lambda state: None)
    """Returns the number of a game in its campaign, from 1, and how many games that has, by its state."""
    begin_next_game: Callable[[Any, Any], None] = field(default=lambda before, after: None)
    """Puts into the state of a new game of a campaign what that of the game before leaves."""
    position_extras: PositionExtras = field(factory=PositionExtras)
    tryout_position: Callable[[Any, str, bool], dict[str, Any]] = field(
        default=lambda board, id, furnished: {}
    )
    """A position in which seat 1 can use the component of that id; nothing where there is no such use."""

    def players(self, pack: Pack) -> tuple[int, ...]:
        """The numbers of players for which a pack is written."""
        return self.board(pack).players

    def first_state(self, pack: Pack, premise: Premise) -> State:
        """The state before the first turn of a game with a pack."""
        rules = self.rules(pack, frozenset(premise.rulings))
        return self.set_up(self.board(pack), rules, premise)

    def deal(self, state: object, seat: int) -> None:
        """Deals anew all that a seat cannot know: the piles, and the values whose fields say how."""
        self.redeal_hidden(state, seat)
        redeal_values(state, seat)

    def rules(self, pack: Pack, rulings: frozenset[str]) -> Rules:
        """The rules with a pack and the rulings in force."""
        return Rules(
            verbs=self.verbs,
            counts=self.counts,
            next_turn=self.next_turn,
            score=self.score,
            rulings=rulings,
            freely=self.free_actions(self.board(pack)),
            automatic=self.automatic_seats(self.board(pack)),
            triggers=self.triggers(self.board(pack)),
            asks_forced=self.asks_forced,
            pack=pack,
        )
