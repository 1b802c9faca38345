"""What one game adds to the kernel."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from gwt.dsl.amounts import Count
from gwt.dsl.effects import Effect
from gwt.kernel.state import State

Can = Callable[[Any, int, Any], bool]
Do = Callable[[Any, int, Any, str], int | None]
Options = Callable[[Any, int, Any], Sequence[Effect] | None]
Listed = Callable[[Any, int, Any], Sequence[Any]]
Find = Callable[[Any, int, Any], Iterator[Effect]]
Chosen = Callable[[Any, int, Any, str, Effect], None]
Counter = Callable[[Any, int, Any], int]


def certain(state: Any, seat: int, effect: Any) -> bool:
    """The `can` of a verb that can always be done."""
    return True


@frozen
class Verb:
    """What a kind of effect means; each function is given the state, a seat and the effect.

    `can` says whether it can be carried out to its end, at least in its least form.
    `do` carries out an effect that leaves nothing to choose, and is also given the id of its cause;
    it may come to a number, which `as` makes known to what follows.
    `options` gives the narrower effects to choose from: none at all (`None`) where nothing is left to
    choose, an empty list where nothing is possible and the effect is forgone.
    `chosen` puts on the agenda what follows from a choice; without it, just the option.
    """

    can: Can
    do: Do
    options: Options | None = None
    chosen: Chosen | None = None
    in_place: Callable[[Any], bool] | None = None
    """Whether its options stand beside others in one decision, without a step of its own; by itself no."""
    inline: Listed | None = None
    """The options as they stand beside others, where that is not a matter of `in_place`."""
    begin: Do | None = None
    """Puts an option that has been chosen on the agenda; without it, the option is put there itself."""
    counted: Listed | None = None
    """The effect with each number that is possible, for `as` to name before single things are chosen."""
    in_full: Can | None = None
    """Whether all of it can be done, as a requirement asks; the same as `can` unless it is said."""
    in_part: bool = False
    """Whether `do` goes as far as it can; otherwise it is not called where `can` says no."""
    rewards: Listed | None = None
    """The parts of the reward of an option, as it puts them on the agenda once it is begun or done."""
    guard: Can | None = field(init=False)
    """What is asked before `do`; none where there is nothing to ask."""

    meets: Can = field(init=False)
    """What is asked of a part of a requirement."""
    plain: bool = field(init=False)
    """Whether choosing it is to do it: nothing is left to choose, and nothing else begins it."""

    @guard.default
    def _guard(self) -> Can | None:
        return None if self.in_part or self.can is certain else self.can

    @meets.default
    def _meets(self) -> Can:
        return self.in_full or self.can

    @plain.default
    def _plain(self) -> bool:
        return self.options is None and self.begin is None


def always(effect: Effect) -> bool:
    """For `in_place`."""
    return True


def never(state: State, seat: int, effect: Effect, cause: str) -> None:
    """The `do` of a verb that always has to be narrowed first."""
    raise AssertionError(f"'{effect}' was to be narrowed before it is done")


def possible(options: Options) -> Can:
    """The `can` of a verb that can be done where there is an option, or nothing left to choose."""

    def can(state: Any, seat: int, effect: Any) -> bool:
        found = options(state, seat, effect)
        return found is None or bool(found)

    return can


def narrowing(find: Find, chosen: Chosen | None = None) -> Verb:
    """A verb that always has to be narrowed.

    `find` yields its options; whether there is any is asked more often than which, so it should come to
    the first without looking for the rest.
    """

    def can(state: Any, seat: int, effect: Any) -> bool:
        for _ in find(state, seat, effect):
            return True
        return False

    def options(state: Any, seat: int, effect: Any) -> Sequence[Effect]:
        return list(find(state, seat, effect))

    return Verb(can, never, options, chosen)


@frozen
class Stamp:
    """Which pack it was, and in what state."""

    id: str
    version: str
    digest: str
    """Of the content of the pack."""

    def __str__(self) -> str:
        return f"{self.id} {self.version} {self.digest}"


@frozen
class Premise:
    """What a game starts from: together with the choices made, all of a game."""

    game: str
    """Its name, such as `new_game` takes."""
    packs: tuple[Stamp, ...]
    """Those that lie on each other, the whole game first."""
    players: int
    """How many."""
    seed: int
    """From 0 to 2**64 - 1."""
    setup: str
    """The name of a way to set up, such as `new_game` takes."""
    rulings: tuple[str, ...] = ()
    """Those in force, in the order of the pack."""
    first: int | None = None
    """The seat that starts, by the seed if none is given."""

    @property
    def pack(self) -> str:
        """The ids of its packs."""
        return " + ".join(stamp.id for stamp in self.packs)


@frozen
class Score:
    """The points of one seat, by category."""

    points: Mapping[str, int]
    """By the name of the category, in the order of the score pad; a category may be below zero."""
    ties: tuple[int, ...] = ()
    """What decides between equal totals: more of the first, then of the second, and so on."""

    @property
    def total(self) -> int:
        """The points of all categories; it may be below zero."""
        return sum(self.points.values())

    @property
    def rank(self) -> tuple[int, ...]:
        """What is compared to find out who has won."""
        return (self.total, *self.ties)


@frozen(eq=False)
class Rules:
    """A game with one pack: everything that does not change while it is played."""

    content: Any
    verbs: Mapping[type[Effect], Verb]
    counts: Mapping[str, Counter]
    """How to count, by the kind of a count; the third argument is the count's own."""
    next_turn: Callable[[Any], None]
    """Puts the next turn on the agenda, or ends the game."""
    score: Callable[[Any], tuple[Score, ...]]
    """The points of every seat, as if the game ended now."""
    rulings: frozenset[str] = frozenset()
    """The rulings that are in force."""
    pack: Any = None
    """What the content was made of."""


def counted(state: State, seat: int, count: Count) -> int:
    """How many there are for a seat."""
    counter: Counter = state.rules.counts[count.kind]
    return counter(state, seat, count.argument)
