"""The set-up and play of a game: a class with the hooks that the rest of the package calls."""

from collections.abc import Callable, Iterator, Mapping
from inspect import isfunction, signature
from typing import TYPE_CHECKING, Any, Protocol, final

from attrs import fields, frozen

from gwt import dsl, errors, kernel, memory_cache, packs
from gwt.json_types import JsonObject
from gwt.kernel.shape import Shape, shape_of_type
from gwt.spec import scoring

if TYPE_CHECKING:
    from gwt.spec.inconsistencies import Inconsistency, StatedValues

ValueNames = Mapping[str, Mapping[Any, Any]]
"""For each kind of a `Called` value: how it is written, and what it is in the state."""


PREMISE = ("position", "game", "pack", "players", "setup", "seed", "first", "rulings", "impossible")
"""The keys of a position that say what it starts from."""


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


class GamePlay:
    """The set-up and play of a game: fields, and hooks, which are methods that the package calls.

    A game has a subclass `Play` in its `rules.py`. A hook is a method of it, or a function from elsewhere:
    `next_turn = staticmethod(next_turn)`. It may leave out fields and hooks that have a default.
    """

    board: Callable[[packs.Pack], Board]
    """Called once for each pack; the board must not keep a reference to the pack."""
    verbs: Mapping[type[dsl.Effect], kernel.Verb[Any, Any]]
    events: tuple[type[kernel.Event], ...]
    """The classes of the events."""
    setups: tuple[str, ...] = ("standard",)
    """The ways to set up, the usual one first."""
    position_keys: Mapping[str, Any] = {"do": dsl.Effect}
    """Types of position keys that are not fields of the state, but set several of them at once."""
    seat_keys: Mapping[str, Any] = {}
    """The types of such keys of a seat."""
    search_depth: int = 2
    """The number of own decisions that a player looks ahead by the valuation."""
    asks_forced: bool = True
    """Whether a player who has a single option after a choice is asked; otherwise it is chosen at once."""

    def set_up(self, board: Any, rules: kernel.Rules, premise: kernel.Premise) -> kernel.State:
        """Makes the state before the first turn."""
        raise NotImplementedError

    def next_turn(self, table: Any) -> None:
        """Puts the next turn on the agenda, or ends the game."""
        raise NotImplementedError

    def score(self, table: Any) -> tuple[kernel.FinalScore, ...]:
        """Returns the points of every seat, as if the game ended now."""
        return scoring.score_seats(table, table.board.scoring)

    def names(self, pack: packs.Pack, table: Any) -> ValueNames:
        """Returns how the values of a state are spelled, the same for all states of a game."""
        kinds = [kind for kind in pack.vocabulary if kind != "count"]
        by_kind = {kind: {name: name for name in pack.vocabulary[kind]} for kind in kinds}
        return {"seat": {seat + 1: seat for seat in range(len(table.players))}, **by_kind}

    def verbs_in_use(self, pack: packs.Pack) -> tuple[type[dsl.Effect], ...]:
        """Returns the verbs that a pack can use; observations leave out the others."""
        return tuple(self.verbs)

    def redeal_hidden(self, table: Any, seat: int) -> None:
        """Deals again the piles that a seat cannot know, in agreement with what it knows."""
        kernel.redeal_hidden(table, seat)

    def begin_position(self, table: Any, shortcuts: JsonObject, seats: list[JsonObject]) -> None:
        """Applies the keys of the game in a position, before the fields of the state are written.

        A `SetupError` says what is impossible.
        """

    def end_position(self, table: Any, shortcuts: JsonObject, stated: "StatedValues") -> None:
        """Puts the first thing to do on the agenda, after the fields of a position have been written.

        A `UsageError` says what is impossible.
        """
        if "agenda" not in stated and not stated.keys <= set(PREMISE):
            _, turn, cause = table.agenda[0]
            table.agenda = [(table.seat, shortcuts.get("do", turn), cause)]

    def complete_position(self, table: Any, stated: "StatedValues") -> None:
        """Takes stated components from where nothing is stated, in a position that has to be possible."""

    def find_inconsistencies(self, table: Any) -> "Iterator[Inconsistency]":
        """Yields the reasons why no game can lead to a state."""
        return iter(())

    def public_values(self, table: Any) -> Mapping[str, Any]:
        """Returns what each view shows besides the fields of the state; seats count from 1."""
        return {}

    def valuation(self, table: Any, seat: int) -> Callable[[Any], float]:
        """Returns a function that estimates what later states are worth to a seat.

        More is better; it looks at nothing that is hidden from the seat.
        """
        return lambda after: float(after.rules.score(after)[seat].total)

    def weighted_valuation(self) -> WeightedValuation | None:
        """Returns a factory that makes the valuation from weights in a file, instead of `valuation`."""
        return None

    def free_actions(self, board: Any) -> kernel.FreeActions | None:
        """Returns what players can do at any time."""
        return None

    def automatic_seats(self, board: Any) -> kernel.AutomaticSeats | None:
        """Returns which seats nobody plays, and how they choose."""
        return None

    def triggers(self, board: Any) -> kernel.Triggers | None:
        """Returns what waits for events."""
        return None

    def can_judge(self, table: Any) -> bool:
        """Whether an analysis can already estimate the winning chances."""
        return True

    def game_in_campaign(self, table: Any) -> tuple[int, int] | None:
        """Returns the number of a game in its campaign, from 1, and how many games there are."""
        return None

    def begin_next_game(self, before: Any, after: Any) -> None:
        """Carries over to the next game of a campaign what the last one leaves."""

    def tryout_position(self, board: Any, id: str, furnished: bool) -> JsonObject:
        """Returns a position in which seat 1 can use a component, if there is such a use."""
        return {}

    # --- what is no hook -------------------------------------------------------------------------------

    def __init_subclass__(cls) -> None:
        """Refuses names that are neither hooks nor fields, other parameters, and what lacks a hook.

        Raises:
            UsageError: with what would be right.
        """
        if fault := next(_faults(cls), ""):
            raise errors.UsageError(f"{cls.__module__}.{cls.__qualname__}{fault}").with_subject("game")

    def __init__(self, counts: Mapping[str, kernel.Counter]) -> None:
        self.counts = counts
        """The functions that count, by the kind of a count."""
        self.board = memory_cache.cached_per_object(self.board)
        self.position_keys, self.seat_keys = _shapes(self.position_keys), _shapes(self.seat_keys)

    @final
    def players(self, pack: packs.Pack) -> tuple[int, ...]:
        """Returns the numbers of players for which a pack is written."""
        return self.board(pack).players

    @final
    def first_state(self, pack: packs.Pack, premise: kernel.Premise) -> kernel.State:
        """Returns the state before the first turn of a game with a pack."""
        rules = self.rules(pack, frozenset(premise.rulings))
        return self.set_up(self.board(pack), rules, premise)

    @final
    def deal(self, state: object, seat: int) -> None:
        """Deals again all that a seat cannot know: the piles, and the values whose fields say how."""
        self.redeal_hidden(state, seat)
        kernel.redeal_values(state, seat)

    @final
    def rules(self, pack: packs.Pack, rulings: frozenset[str]) -> kernel.Rules:
        """Returns the rules with a pack and the rulings in force."""
        board = self.board(pack)
        return kernel.Rules(
            verbs=self.verbs,
            counts=self.counts,
            next_turn=self.next_turn,
            score=self.score,
            rulings=rulings,
            freely=self.free_actions(board),
            automatic=self.automatic_seats(board),
            triggers=self.triggers(board),
            asks_forced=self.asks_forced,
            pack=pack,
        )


FIELDS = tuple(GamePlay.__annotations__)
"""The names of the fields of a game."""
HOOKS = {
    name: [*signature(value).parameters][1:]
    for name, value in vars(GamePlay).items()
    if isfunction(value) and not name.startswith("_") and not hasattr(value, "__final__")
}
"""The parameters of each hook, without `self`."""


def _shapes(types: Mapping[str, object]) -> Mapping[str, Shape]:
    return {key: shape_of_type(kind, f"the key '{key}'") for key, kind in types.items()}


def _faults(play: type[GamePlay]) -> Iterator[str]:
    for name, value in tuple(vars(play).items()):
        if name in HOOKS and not callable(getattr(play, name)):
            yield f".{name} is {value!r}: expected a function of ({', '.join(HOOKS[name])})"
        elif name in HOOKS:
            expected = ["self"][: isfunction(value)] + HOOKS[name]
            parameters = [*signature(getattr(play, name)).parameters]
            if parameters != expected:
                yield f".{name} takes ({', '.join(parameters)}): expected ({', '.join(expected)})"
        elif name not in FIELDS and not name.startswith("_"):
            yield f".{name} is not a hook of a game. {errors.did_you_mean(name, (*HOOKS, *FIELDS))}".strip()
    for name in ("board", "verbs", "events", "set_up", "next_turn"):
        if getattr(play, name, None) is getattr(GamePlay, name, None):
            yield f" has no '{name}', which every game must have"
