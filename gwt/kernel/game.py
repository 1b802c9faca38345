"""A game being played: decisions, choices, undo, copies, and the record of it all."""

from collections.abc import Iterator, Sequence
from typing import Any, Self, SupportsIndex

from attrs import define, frozen

from gwt.dsl import DONE, Done, Effect, ExpressionParser, field_names, walk_effect
from gwt.errors import ExpressionError, IllegalChoice, UsageError, shorten_value, whole_number
from gwt.kernel.agenda import choose, settle
from gwt.kernel.digest import digest_of
from gwt.kernel.events import Event
from gwt.kernel.forgone import forgone_rewards
from gwt.kernel.options import origin_of_option
from gwt.kernel.premise import Premise
from gwt.kernel.record import ReplayChanges
from gwt.kernel.rules import FinalScore
from gwt.kernel.state import State
from gwt.letters import odd_letter

_SNAPSHOT_EVERY = 32
"""Choices between two states that are kept for undo."""


@frozen
class Decision:
    """A choice that somebody has to make.

    Examples:
        >>> import gwt
        >>> decision = gwt.new_game(players=2, seed=1).decision
        >>> decision.seat, decision.cause, len(decision.options)
        (0, 'turn', 7)
    """

    seat: int
    """The seat that chooses, from 0."""
    cause: str
    """The id of the tile, card or step that it is about."""
    effect: Effect
    """The effect that the options narrow."""
    options: tuple[Effect, ...]
    """At least one; each can be carried out to its end, and their order is always the same."""

    def __str__(self) -> str:
        return f"seat {self.seat} ({self.cause}): {' | '.join(map(str, self.options))}"


@define(eq=False)
class _Snapshot:
    """A state that is kept for undo, with its digest once somebody has asked for it."""

    state: State
    digest: str = ""


_Past = tuple[Any, Effect, bool, _Snapshot | None]
"""A choice: the choice before it or None, so that copies of a game share their history; its option; whether
it revealed something; and the state before it, of one choice in 32."""


class Game:
    """A game of any kind, from its premise to its end.

    Without listening, playing is a little faster.
    """

    __slots__ = (
        "_made",
        "_options",
        "_past",
        "_reader",
        "_start",
        "changed",
        "forced",
        "listen",
        "opening",
        "premise",
        "set_up",
        "state",
    )

    premise: Premise
    """The premise from which it was started."""
    state: State
    """The state that the rules change; its class is that of the game, such as its `Table`."""
    listen: bool
    """Whether `play` makes events."""
    forced: tuple[Effect, ...]
    """The options that were chosen at once after the last choice, as there were no others; see
    `Rules.asks_forced`.
    """
    opening: tuple[Event, ...]
    """The events before the first choice."""
    set_up: bool
    """Whether it began with a setup, and not with a position."""
    changed: ReplayChanges | None
    """The differences from when the game was saved; None if there are none or it was not loaded."""

    def __init__(
        self, premise: Premise, state: State, reader: ExpressionParser, *, listen: bool = True
    ) -> None:
        self.premise, self.state, self.listen = premise, state, listen
        self._reader = reader
        self.changed = None
        self.restart_here()
        self.set_up = True

    def restart_here(self) -> None:
        """Takes the state as it is now for the start of the game, and goes on to its first decision.

        `set_up` says whether that start is the one that the premise leads to, and `opening` what
        happened on the way to the decision; nothing unless the game listens.
        """
        self.set_up = False
        self._past: _Past | None = None
        self._made = 0
        self.forced = ()
        events: list[Event] = []
        self.state.log = events if self.listen else None
        self._options = tuple(settle(self.state))
        self.opening = tuple(events)
        self._start = self.state.copy()

    # --- looking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose, so that `scores` and `winners` are final."""
        return self.state.over

    @property
    def decision(self) -> Decision:
        """The decision that is to be made now.

        Raises:
            IllegalChoice: the game is over.
        """
        if self.state.over:
            raise IllegalChoice("the game is over: there is nothing to choose")
        seat, effect, cause = self.state.agenda[-1]
        return Decision(seat, cause, effect, self._options)

    @property
    def options(self) -> tuple[Effect, ...]:
        """The options of the decision, none when the game is over."""
        return self._options

    def origin(self, option: Effect | str) -> Effect | None:
        """Returns the printed effect that an option carries out, such as one of the actions of a tile.

        None for `done`, and for options that are not printed there.

        Raises:
            IllegalChoice: it is not among the options.
        """
        option = self._option(option)
        seat, effect, _ = self.state.agenda[-1]
        return origin_of_option(self.state, seat, effect, option)

    def forgone(self, option: Effect | str) -> tuple[Effect, ...]:
        """Returns the parts of an option's reward that will be lost, whatever is chosen after it.

        The tuple is empty if that depends on later choices or on something hidden.
        It is computed on each call, by playing on copies.

        Raises:
            IllegalChoice: it is not among the options.
        """
        return forgone_rewards(self.state, self._option(option))

    @property
    def seat(self) -> int:
        """The seat that chooses now, from 0; -1 if there is none, such as when the game is over."""
        state = self.state
        return state.agenda[-1][0] if state.agenda and not state.over else -1

    @property
    def scores(self) -> tuple[FinalScore, ...]:
        """The points of each seat by category, as if the game ended now."""
        scores: tuple[FinalScore, ...] = self.state.rules.score(self.state)
        return scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that rank first as of now; several if they share the victory."""
        ranks = [score.rank for score in self.scores]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    @property
    def history(self) -> tuple[Effect, ...]:
        """The options chosen so far."""
        chosen: list[Effect] = []
        past = self._past
        while past is not None:
            past, option, _, _ = past
            chosen.append(option)
        return tuple(reversed(chosen))

    def moments(self) -> Iterator[tuple[int, State]]:
        """Yields states of the game from start to now, each with the number of choices before it.

        They are the first state, that after each 32 choices, and the present one; they must not be changed.
        The state after every choice comes from playing `history` again, from `copy_at_start()`.
        """
        yield 0, self._start
        for count, snapshot in reversed([*self._snapshots()]):
            yield count, snapshot.state
        if self._made:
            yield self._made, self.state

    def _snapshots(self) -> Iterator[tuple[int, _Snapshot]]:
        """Yields each state that is kept for undo with the number of choices before it, the last first."""
        past, count = self._past, self._made
        while past is not None:
            past, _, _, snapshot = past
            count -= 1
            if snapshot is not None:
                yield count, snapshot

    def digests(self) -> dict[int, str]:
        """Returns the digest of each of the `moments`; those that are kept are hashed once."""
        digests = {0: digest_of(self._start)}
        for count, snapshot in reversed([*self._snapshots()]):
            snapshot.digest = digests[count] = snapshot.digest or digest_of(snapshot.state)
        if self._made:
            digests[self._made] = digest_of(self.state)
        return digests

    # --- playing -------------------------------------------------------------------------------------

    def play(self, option: Effect | str) -> tuple[Event, ...]:
        """Chooses an option, given as such or by its text, and plays on to the next decision.

        Returns:
            what happened, in order; nothing unless the game listens.

        Raises:
            IllegalChoice: it is not among the options; nothing has changed.
        """
        if option not in self._options:
            option = self._option(option)
        state = self.state
        reveals, count = state.reveals, self._made + 1
        snapshot = None if count % _SNAPSHOT_EVERY else _Snapshot(state.copy())
        events: list[Event] | None = [] if self.listen else None
        state.log = events
        options = settle(state, choose(state, option, at_once=True))
        if state.rules.asks_forced:
            self._options = options if type(options) is tuple else tuple(options)
        else:
            self._choose_forced(options)
        self._past = self._past, option, state.reveals != reveals, snapshot
        self._made = count
        return () if events is None else tuple(events)

    def _choose_forced(self, options: Sequence[Effect]) -> None:
        """Chooses what is the only option unless the game asks for it, and keeps the options after that."""
        forced = []
        while len(options) == 1 and not self.state.rules.asks_forced:
            forced.append(options[0])
            options = settle(self.state, choose(self.state, options[0], at_once=True))
        self._options, self.forced = tuple(options), tuple(forced)

    def _option(self, option: Effect | str) -> Effect:
        if isinstance(option, str):
            option = self._read(option)
        if option is DONE:
            # Whoever does not say what is forgone means what can be declined now.
            option = next((decline for decline in self._options if type(decline) is Done), DONE)
        if option not in self._options:
            raise self._refused(option)
        return option

    def _read(self, option: str) -> Effect:
        try:
            return self._reader.effect(option)
        except ExpressionError as error:
            odd = odd_letter(option)
            raise IllegalChoice(f"{option!r}: {error.message}. {error.hint} {odd}".strip()) from None

    def _refused(self, option: Effect) -> IllegalChoice:
        if self.state.over:
            return IllegalChoice("the game is over: there is nothing to choose")
        for alike in self._options:
            if str(alike) == str(option):
                return IllegalChoice(f"'{option}' is an option, but {_difference(alike, option)}")
        lines = "\n  ".join(map(str, self._options))
        return IllegalChoice(f"'{option}' is not an option now; the options are:\n  {lines}")

    # --- going back and aside ------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a last choice and nothing hidden became known by it."""
        return self._past is not None and not self._past[2]

    def undo(self, *, even_reveals: bool = False) -> None:
        """Takes the last choice back.

        Raises:
            IllegalChoice: there is none, or it made something hidden known or drew at random and
                `even_reveals` does not allow to forget that.
        """
        past = self._past
        if past is None:
            raise IllegalChoice("there is no choice to take back")
        before, option, revealed, kept = past
        if revealed and not even_reveals:
            raise IllegalChoice(f"'{option}' has revealed something and cannot be taken back")
        self._past = before
        self._made -= 1
        again: list[Effect] = []
        while before is not None and kept is None:
            before, option, _, kept = before
            again.append(option)
        base = self._start if kept is None else kept.state
        self.state = base.copy()
        self._options, self.forced = tuple(settle(self.state)), ()
        for option in reversed(again):
            self._choose_forced(settle(self.state, choose(self.state, option, at_once=True)))

    def copy(self) -> Self:
        """Returns an independent copy, which shares content and history."""
        new = type(self).__new__(type(self))
        new.take_over_from(self)
        new.state = self.state.copy()
        return new

    def set_state(self, state: State, options: Sequence[Effect]) -> None:
        """Puts a copy at a state that somebody has played ahead to, with the options of its decision.

        It can be looked at, and has the history of the game that it is a copy of.
        """
        self.state, self._options = state, tuple(options)

    def take_over_from(self, other: "Game") -> None:
        """Takes over all attributes of another game, including its state, in a game without any."""
        self.premise, self.state, self.listen = other.premise, other.state, other.listen
        self._reader, self._past, self._made = other._reader, other._past, other._made
        self._options, self.forced, self._start = other._options, other.forced, other._start
        self.opening, self.set_up, self.changed = other.opening, other.set_up, other.changed

    def copy_at_start(self) -> Self:
        """Returns a copy of the game as it was before its first choice."""
        new = self.copy()
        new._past, new._made, new.forced, new.state = None, 0, (), self._start.copy()
        new._options = tuple(settle(new.state))
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<Game of {self.premise.game}, {self.premise.players} players, {self._made} choices>"


def _difference(option: Effect, other: Effect) -> str:
    """The difference of two effects with the same text, which is a mistake in the verb that prints it."""
    for node, counterpart in zip(walk_effect(option), walk_effect(other), strict=False):
        kind = type(node).__name__
        if type(counterpart) is not type(node):
            return f"there '{node}' is of the class {kind}, not {type(counterpart).__name__}"
        for name in field_names(type(node)):
            value, instead = getattr(node, name), getattr(counterpart, name)
            if repr(value) != repr(instead):
                return (
                    f"with {value!r} for '{name}', not {instead!r}, which the text of {kind} does not say"
                )
    return "another one"


def check_seed(seed: SupportsIndex) -> int:
    """Returns a seed as a number of Python. Raises `UsageError` unless it is from 0 to 2**64 - 1."""
    seed = whole_number(seed, "seed")
    if 0 <= seed < 1 << 64:
        return seed
    raise UsageError(f"a seed is a number from 0 to 2**64 - 1, not {shorten_value(seed)}")
