"""The rules that a game gives to the kernel: its table of verbs, counts, turns and scores."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from attrs import field, frozen

from gwt.dsl import Effect, is_option_only

S = TypeVar("S", contravariant=True)
"""The class of a game's state."""
E = TypeVar("E", bound=Effect, contravariant=True)
"""The class of an effect."""
_S = TypeVar("_S")
_E = TypeVar("_E", bound=Effect)


class DoIt(Enum):
    """The type of `DO_IT`."""

    DO_IT = "do it"


DO_IT: Final = DoIt.DO_IT
"""The answer of a verb instead of options: there is nothing to choose, so the effect is done as it is."""

Options = Sequence[Effect] | DoIt
"""Options: `DO_IT` where nothing is left to choose, none where nothing is possible."""

Reading = tuple[tuple[str, ...], tuple[object, ...]]
"""The places of a seat that a task reads, and the conditions and amounts for which it counts something."""

Counter = Callable[..., int]
"""A function that counts for a state and a seat; behind them come the arguments of the count."""


def always_possible(state: object, seat: int, effect: object) -> bool:
    """The `can` of a verb that can always be done."""
    return True


def never_done(state: object, seat: int, effect: object, cause: str) -> None:
    """Raises `AssertionError`, as the `do` of a verb that always has to be narrowed first."""
    raise AssertionError(f"'{effect}' was to be narrowed before it is done")


def do_nothing(state: object, seat: int, effect: object, cause: str) -> None:
    """Does nothing: the `do` of a verb that is only said, or that marks a place on the agenda."""


@frozen
class Access:
    """The places of its seat that a verb reads and changes."""

    reads: tuple[str, ...] = ()
    """Those on which it depends what `do` comes to, besides what an amount counts."""
    changes: tuple[str, ...] | None = None
    """Those that `do` can change; None if it does not say."""


@frozen
class Verb(Generic[S, E]):
    """The semantics of a class of effects; each function is given the state, a seat and the effect."""

    do: Callable[[S, int, E, str], int | None] = never_done
    """Carries out an effect that leaves nothing to choose; it is also given the id of the cause.

    It may return a number, which `as` makes available to the next effect.
    """
    options: Callable[[S, int, E], Options] | None = None
    """The narrower effects to choose from; without it there is never anything to choose."""
    can: Callable[[S, int, E], bool] = field()
    """Whether an effect can be carried out to its end, at least in its least form.

    By default: whether `options` returns any, or `DO_IT`; always if there are no `options`.
    """
    on_chosen: Callable[[S, int, E, str, Effect], None] | None = None
    """Puts on the agenda what follows from a choice; without it, just the option."""
    listed: Callable[[S, int, E], Options] | None = None
    """The options to list in an enclosing decision, `DO_IT` for the effect itself.

    Without it the effect itself is listed, and narrowed by a decision of its own.
    """
    in_full: Callable[[S, int, E], bool] | None = None
    """Whether all of it can be done, as a requirement asks, of a verb whose `do` goes as far as it can.

    Any other verb is done in full or not at all: its `do` is called only where `can` says yes.
    """
    rewards: Callable[[S, int, E], Sequence[Effect]] | None = None
    """The parts of the reward of an option, as it puts them on the agenda once it is begun or done."""
    access: Access = Access()
    """The places that `do` reads and changes, for seats that can do something at any time."""

    def applies(self, state: S, seat: int, effect: E) -> bool:
        """Whether `do` is called, for an effect that leaves nothing to choose."""
        return self.in_full is not None or self.can(state, seat, effect)

    @can.default
    def _can(self) -> Callable[[S, int, E], bool]:
        return always_possible if self.options is None else _possible(self.options)


def _possible(options: Callable[[_S, int, _E], Options]) -> Callable[[_S, int, _E], bool]:
    def can(state: _S, seat: int, effect: _E) -> bool:
        return bool(options(state, seat, effect))

    return can


def narrowed_verb(
    find: Callable[[_S, int, _E], Iterator[Effect]],
    chosen: Callable[[_S, int, _E, str, Effect], None] | None = None,
) -> Verb[_S, _E]:
    """A verb that always has to be narrowed.

    `find` yields its options. Often only the first is used, to see whether there is any, so it should not
    compute all of them first.
    """

    def can(state: _S, seat: int, effect: _E) -> bool:
        for _ in find(state, seat, effect):
            return True
        return False

    def options(state: _S, seat: int, effect: _E) -> Sequence[Effect]:
        return list(find(state, seat, effect))

    return Verb(can=can, options=options, on_chosen=chosen)


def choice_verb(
    find: Callable[[_S, int, _E], Iterator[_E]], do: Callable[[_S, int, _E, str], int | None]
) -> Verb[_S, _E]:
    """A verb that is wide in content and narrowed by one choice: `play card` by `play joker`.

    `find` yields the narrow effects that are possible, which are listed in the enclosing decision, and
    `do` carries one of them out.
    """

    def can(state: _S, seat: int, effect: _E) -> bool:
        wide = not is_option_only(effect)
        return any(wide or narrow is effect for narrow in find(state, seat, effect))

    def options(state: _S, seat: int, effect: _E) -> Options:
        return DO_IT if is_option_only(effect) else list(find(state, seat, effect))

    return Verb(do, options, can=can, listed=options)


class Verbs(dict[type[Effect], Verb[_S, Any]]):
    """The table of verbs of a game, or of one module: a row for each class of effects.

    A row is added by `VERBS[Draw] = Verb(...)`, so that a type checker sees whether its functions take
    that class of effects and the state of that game.
    """

    def __setitem__(self, kind: type[_E], verb: Verb[_S, _E]) -> None:
        super().__setitem__(kind, verb)

    def __missing__(self, kind: type[Effect]) -> Verb[_S, Any]:
        # A game without the row is unfinished: the error says which one to add.
        raise TypeError(f"'{kind.__name__}' has no row: add 'VERBS[{kind.__name__}] = Verb(...)'")


@frozen(eq=False)
class FreeActions:
    """The effects that a seat may use at any time, beside the options of each of its decisions.

    The task goes on waiting, and its options are computed again afterwards. With `opens` a task waits for
    them too if it leaves no choice and one of them could change it, see `gwt.kernel.windows`.
    """

    kind: type[Effect]
    """The class of these effects; no verb has one of them among its own options."""
    options: Callable[[Any, int], Sequence[Effect]]
    """Those that can be done now, for a state and the seat that decides."""
    mark: Effect
    """Put below the parts of a requirement that has been chosen, so that `options` can tell."""
    opens: "Callable[[Any, FreeActions, int, Any, bool], bool] | None" = None
    """The function `window_opens`, by which a seat is asked before a task without a choice.

    Without it nobody is asked there, and the fields below are not used.
    """
    asks: Callable[[Any, int, Any], bool] = field(default=lambda state, seat, effect: True)
    """Whether a seat may be asked there, for a state, the seat and the task."""
    uses: Mapping[Effect, Effect] = field(factory=dict)
    """All of them, each with the effect to which it leads."""
    place: Callable[[Any, int, str], Any] = field(
        default=lambda state, seat, name: getattr(state, name)[seat]
    )
    """The things that lie at a place of a seat, for a state, the seat and the name of the place."""
    drawn: frozenset[str] = frozenset()
    """The places that what is drawn from hidden ones can change; nothing is counted there alone."""
    exchanged: Callable[[Any, int, Any], Any] = field(default=lambda state, seat, option: None)
    """The best state that one of them could lead to if it only exchanges what is drawn, for a state, a seat
    and the option; the state itself if nothing can come of that, and None for one that does more."""
    lucky: Callable[[Any, Any, int], Any] = field(default=lambda before, after, seat: None)
    """The best state that could have followed where something was drawn, for the states before and after
    and a seat; None if its result is unknown."""
    readings: dict[Effect, Reading] = field(factory=dict, init=False)
    """The answers that tasks have had, see `gwt.kernel.places.reads`."""
    changes: dict[Effect, frozenset[str] | None] = field(factory=dict, init=False)
    """The answers that these effects have had, see `gwt.kernel.places.changed_by`."""


@frozen(eq=False)
class Triggers:
    """Effects that are put on the agenda when events happen, whether or not anybody listens to these."""

    events: frozenset[type]
    """The classes of events for which something waits in this pack."""
    trigger_event: Callable[[Any, Any], None]
    """Puts on the agenda of a state what an event triggers."""
    kind: type[Effect]
    """The class of effects that it puts there; none of them is a part of a payment."""

    def wait(self, kind: Callable[..., Any]) -> bool:
        """Whether one may wait for an event that a class makes, or a function, whose class nobody knows."""
        return kind in self.events or not isinstance(kind, type)


Rank = Callable[[Effect], tuple[int, ...] | None]
"""The rank of an option, more being better and the first number counting most; None if it is out."""


@frozen(eq=False)
class AutomaticSeats:
    """Seats that nobody plays; what they choose follows from the state: `gwt.kernel.automatic_seats`."""

    name: str
    """Their names."""
    seats: int
    """The number of them; they are the last seats of a table."""
    plays: Callable[[Any, int], bool]
    """Whether a seat is one of them, for a state and the seat."""
    ranking: Callable[[Any, int, Effect, str], Rank | None]
    """Ranks the options of a task, for a state, a seat, the effect that waits and its cause.

    None where the seat lets go of the task; `done` is chosen only where nothing else is left.
    """


@frozen
class FinalScore:
    """The points of one seat, by category."""

    points: Mapping[str, int]
    """By the id of the category, as `scoring.yaml` has it, in that order; a category may be below zero."""
    ties: tuple[int, ...] = ()
    """Numbers that break a tie, the first of them first; more is better."""

    @property
    def total(self) -> int:
        """The points of all categories; it may be below zero."""
        return sum(self.points.values())

    @property
    def rank(self) -> tuple[int, ...]:
        """The total and the tie breakers; the seat with the highest rank has won."""
        return (self.total, *self.ties)


@frozen(eq=False)
class Rules:
    """A game with one pack: everything that does not change while it is played."""

    verbs: Mapping[type[Effect], Verb[Any, Any]]
    counts: Mapping[str, Counter]
    """The functions that count, by the kind of a count."""
    next_turn: Callable[[Any], None]
    """Puts the next turn on the agenda, or ends the game."""
    score: Callable[[Any], tuple[FinalScore, ...]]
    """The points of every seat, as if the game ended now."""
    rulings: frozenset[str] = frozenset()
    """The rulings that are in force."""
    freely: FreeActions | None = None
    """The effects that are possible at any time; `None` if there are none."""
    automatic: AutomaticSeats | None = None
    """The automatic seats; `None` if there are none."""
    triggers: Triggers | None = None
    """The triggers; `None` if there are none."""
    asks_forced: bool = True
    """Whether a seat with a single option is asked after a choice; otherwise that is chosen at once."""
    pack: object = None
    """The pack that is played, for whoever knows what a pack is."""
