"""A game in progress: decisions, choices, undo, copies, views and the record of it all."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from attrs import evolve, frozen

from gwt import errors, kernel, packs, spec
from gwt._version import __version__
from gwt.dsl import Effect

if TYPE_CHECKING:
    from gwt.kernel.record import ReplayChanges
    from gwt.kernel.shape import Written
    from gwt.picture import Picture
    from gwt.play.view import View

_DEALS = 100_000
"""The most deals that `determinize` tries; usually one in a few fits what the seat knows."""


@frozen
class Decision:
    """A choice that somebody has to make."""

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


class Game:
    """A game in progress or over, made by `new_game`, `load_game` or `from_position`.

    Seats count from 0. Without listening, playing is a little faster.

    Examples:
        >>> import gwt
        >>> game = gwt.new_game(players=2, seed=1)
        >>> while not game.over:
        ...     events = game.play(game.options[0])
        >>> game
        <Game of ..., 2 players, 391 choices>
        >>> [score.total for score in game.scores], game.winners
        ([-8, -8], (0, 1))
    """

    __slots__ = (
        "_history",
        "_options",
        "changed",
        "doubtful_at",
        "forced",
        "listen",
        "opening",
        "premise",
        "set_up",
        "state",
    )

    premise: kernel.Premise
    """The premise from which it was started."""
    state: kernel.State
    """The state that the rules change, of a class of the game: a type checker knows its fields after
    `assert isinstance(game.state, Table)`."""
    listen: bool
    """Whether `play` makes events."""
    forced: tuple[Effect, ...]
    """The options that were chosen at once after the last choice, as there were no others; see
    `Rules.asks_forced`.
    """
    opening: tuple[kernel.Event, ...]
    """The events before the first choice."""
    set_up: bool
    """Whether it began with a setup instead of a position."""
    changed: "ReplayChanges | None"
    """The differences from when the game was saved; None if there are none or it was not loaded."""
    doubtful_at: errors.Problem | None
    """The place of its position, if that may be impossible: errors in play are reported there."""

    def __init__(self, premise: kernel.Premise, state: kernel.State, *, listen: bool = True) -> None:
        self.premise, self.state, self.listen = premise, state, listen
        self.changed = self.doubtful_at = None
        self.restart_here()
        self.set_up = True

    def restart_here(self) -> None:
        """Takes the state as it is now for the start of the game, and goes on to its first decision.

        `set_up` says whether that start is the one that the premise leads to, and `opening` what
        happened on the way to the decision; nothing unless the game listens.
        """
        self.set_up = False
        self.forced = ()
        events: list[kernel.Event] = []
        self.state.log = events if self.listen else None
        self._options = tuple(kernel.settle(self.state))
        self.opening = tuple(events)
        self._history = kernel.History.at_start(self.state.copy())

    # --- looking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over; then `scores` and `winners` are final."""
        return self.state.over

    @property
    def decision(self) -> Decision:
        """The decision to make now.

        Raises:
            IllegalChoice: the game is over.
        """
        if self.state.over:
            raise errors.IllegalChoice("the game is over: there is nothing to choose")
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
        return kernel.origin_of_option(self.state, seat, effect, option)

    def forgone(self, option: Effect | str) -> tuple[Effect, ...]:
        """Returns the parts of an option's reward that will be lost, whatever is chosen after it.

        The tuple is empty if that depends on later choices or on something hidden.
        It is computed on each call, by playing on copies.

        Raises:
            IllegalChoice: it is not among the options.
        """
        return kernel.forgone_rewards(self.state, self._option(option))

    @property
    def seat(self) -> int:
        """The seat that chooses now, from 0; -1 if there is none, such as when the game is over."""
        state = self.state
        return state.agenda[-1][0] if state.agenda and not state.over else -1

    @property
    def scores(self) -> tuple[kernel.FinalScore, ...]:
        """The points of each seat by category, as if the game ended now."""
        scores: tuple[kernel.FinalScore, ...] = self.state.rules.score(self.state)
        return scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that rank first as of now; several if they share the victory."""
        ranks = [score.rank for score in self.scores]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    @property
    def history(self) -> tuple[Effect, ...]:
        """The options chosen so far."""
        return self._history.options

    def moments(self) -> Iterator[tuple[int, kernel.State]]:
        """Yields states of the game from start to now, each with the number of choices before it.

        They are the first state, those after every 32 choices, and the present one. Do not change them.
        To get the state after every choice, play `history` again from `copy_at_start()`.
        """
        yield from ((count, each.state) for count, each in self._history.snapshots(self.state).items())

    def digests(self) -> dict[int, str]:
        """Returns the digest of each of the `moments`; those that are kept are hashed once."""
        return {count: each.digest for count, each in self._history.snapshots(self.state).items()}

    @property
    def pack(self) -> packs.Pack:
        """The content of the game: one pack, or several merged."""
        pack = self.state.rules.pack
        assert isinstance(pack, packs.Pack)
        return pack

    @property
    def kind(self) -> spec.GameSpec:
        """The specification of the game that is played."""
        return spec.game_kind(self.premise.game)

    @property
    def opponents(self) -> Mapping[int, str]:
        """The automatic seats, from 0, with their names; the game never asks for their choices."""
        automatic, players = self.state.rules.automatic, self.premise.players
        if automatic is None:
            return {}
        return dict.fromkeys(range(players - automatic.seats, players), automatic.name)

    @property
    def chapter(self) -> tuple[int, int] | None:
        """The number of the game in its campaign, from 1, and how many there are; None without one."""
        return self.kind.play.game_in_campaign(self.state)

    def position(self, *, full: bool = False) -> str:
        """Returns this state as YAML, from which `from_position` starts a game.

        Only what differs from a new game is written, or every field with `full`.
        """
        return self._position(self.state, full)

    def _position(self, state: kernel.State, full: bool = False) -> str:
        from gwt.play.position_format import format_position

        # A field that is written is also what the position starts from.
        premise = evolve(self.premise, first=first_seat(self)) if full else self.premise
        base = self._history.start
        if full or not self.set_up:
            base = self.kind.play.first_state(self.pack, premise)
            kernel.settle(base)
        rulings = {
            ruling.id: not ruling.default
            for ruling in self.pack.manifest.rulings
            if (ruling.id in self.premise.rulings) != ruling.default
        }
        names = self.kind.play.names(self.pack, state)
        impossible = any(True for _ in self.kind.play.find_inconsistencies(state))
        return format_position(premise, rulings, state, base, names, full, impossible)

    def view(self, seat: int) -> "View":
        """Returns what a seat, from 0, may see of the state, and its options if it has to choose.

        Raises:
            UsageError: there is no such seat.
        """
        return self._view(errors.seat_number(seat, self.premise.players))

    def public_view(self) -> "View":
        """Returns what everybody may see of the state, such as a spectator."""
        return self._view(None)

    def _view(self, seat: int | None) -> "View":
        from gwt.play.view import View, view

        data = view(self.state, self._names(), seat)
        data.update(self.kind.play.public_values(self.state))
        data["over"] = self.over
        if seat is not None and self.seat == seat:
            data["options"] = [kernel.shape.effect_text(option) for option in self.options]
        return View(seat, data, self.pack)

    def _names(self) -> "Written":
        """The spelling of values of the state; the pack keeps it by the number of players."""
        from gwt.play.view import names_by_value

        pack = self.pack
        key = (names_by_value, self.premise.players)
        return packs.cached_in_pack(
            pack, key, lambda: names_by_value(self.kind.play.names(pack, self.state))
        )

    def picture(self, seat: int | None = None, language: str | None = None) -> "Picture":
        """Returns a picture of the table as a seat, from 0, sees it, or by default with all hands open.

        Its `svg` shows in notebooks; its text alternative is in `language`, English by default.

        Raises:
            UsageError: there is no such seat, or the pack has no words in that language.
        """
        from gwt.play.position_format import state_in_words

        if seat is not None:
            return self.view(seat).picture(language)
        standing = state_in_words(self.state, self.kind.play.names(self.pack, self.state))
        return spec.picture_spec.position(self.pack, standing, language=language)

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    def sentence(
        self,
        event: kernel.Event,
        seat: int | None = None,
        language: str = "en",
        names: Mapping[int, str] | None = None,
    ) -> str:
        """Returns an event as a sentence for a seat, from 0, or for a spectator.

        It leaves out what the seat may not see, and is empty if the event has no sentence.
        `names` has the names of players by seat. Other seats are called by their number, automatic seats by
        their own name.

        Raises:
            UsageError: there is no such seat, the pack has no words in that language, or the libraries
                for texts are not installed.
            ContentError: the words of the language have problems.
        """
        from gwt import text

        if seat is not None:
            seat = errors.seat_number(seat, self.premise.players)
        return text.event_formatter(self.pack, language).event(
            event, seat, {**self.opponents, **(names or {})}
        )

    # --- playing -------------------------------------------------------------------------------------

    def play(self, option: Effect | str) -> tuple[kernel.Event, ...]:
        """Chooses an option, or the one with this text, and plays on to the next decision.

        Returns:
            the events, in order; none if the game does not listen.

        Raises:
            IllegalChoice: it is not among the options; nothing has changed.
            ContentError: the game cannot continue, because it started from an impossible position; nothing
                has changed.
        """
        if option not in self._options:
            option = self._option(option)
        if self.doubtful_at is not None:
            return self._play_from_doubtful(option)
        state, history = self.state, self._history
        reveals, count = state.reveals, history.count + 1
        kept = None if count % kernel.SNAPSHOT_EVERY else kernel.Snapshot(state.copy())
        events: list[kernel.Event] | None = [] if self.listen else None
        state.log = events
        options = kernel.settle(state, kernel.choose(state, option, at_once=True))
        if state.rules.asks_forced:
            self._options = options if type(options) is tuple else tuple(options)
        else:
            self._choose_forced(options)
        self._history = kernel.History(history, option, state.reveals != reveals, kept, count)
        return () if events is None else tuple(events)

    def _choose_forced(self, options: Sequence[Effect]) -> None:
        """Chooses what is the only option unless the game asks for it, and keeps the options after that."""
        forced = []
        while len(options) == 1 and not self.state.rules.asks_forced:
            forced.append(options[0])
            options = kernel.settle(self.state, kernel.choose(self.state, options[0], at_once=True))
        self._options, self.forced = tuple(options), tuple(forced)

    def _option(self, option: Effect | str) -> Effect:
        if self.state.over:
            raise errors.IllegalChoice("the game is over: there is nothing to choose")
        from gwt.play.option_lookup import find_option

        return find_option(self._options, option, self.pack)

    # --- going back and aside ------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a last choice, and it revealed nothing hidden."""
        return self._history.count > 0 and not self._history.revealed

    def undo(self, *, even_reveals: bool = False) -> None:
        """Takes the last choice back.

        Raises:
            IllegalChoice: there is none, or it revealed something hidden or drew at random, and
                `even_reveals` is false.
        """
        last = self._history
        if last.before is None:
            raise errors.IllegalChoice("there is no choice to take back")
        if last.revealed and not even_reveals:
            raise errors.IllegalChoice(f"'{last.option}' has revealed something and cannot be taken back")
        self._history, (self.state, again) = last.before, last.state_before()
        self._options, self.forced = tuple(kernel.settle(self.state)), ()
        for option in again:
            self._choose_forced(kernel.settle(self.state, kernel.choose(self.state, option, at_once=True)))

    def copy(self) -> Self:
        """Returns an independent copy, which shares content and history."""
        new = type(self).__new__(type(self))
        new.take_over_from(self)
        new.state = self.state.copy()
        return new

    def set_state(self, state: kernel.State, options: Sequence[Effect]) -> None:
        """Puts a copy at a state that somebody has played ahead to, with the options of its decision.

        It can be looked at, and has the history of the game that it is a copy of.
        """
        self.state, self._options = state, tuple(options)

    def take_over_from(self, other: "Game") -> None:
        """Takes over all attributes of another game, including its state."""
        # One by one, as a loop over the slots takes twice as long.
        self.premise, self.state, self.listen = other.premise, other.state, other.listen
        self._history, self._options = other._history, other._options
        self.forced, self.opening, self.set_up = other.forced, other.opening, other.set_up
        self.changed, self.doubtful_at = other.changed, other.doubtful_at

    def copy_at_start(self) -> Self:
        """Returns a copy of the game as it was before its first choice."""
        new = self.copy()
        start = self._history.start
        new.forced, new.state, new._history = (), start.copy(), kernel.History.at_start(start)
        new._options = tuple(kernel.settle(new.state))
        return new

    def determinize(self, seat: int, seed: int) -> Self:
        """Returns a copy in which everything hidden from a seat, from 0, is dealt again at random.

        All deals that agree with what the seat can know are equally likely, also who has to choose now.
        The seat cannot tell the copy from the true game.
        The copy has no history, and its generator starts from `seed`, so the true seed cannot be found.

        Raises:
            UsageError: there is no such seat or the seed is out of range.
        """
        seat = errors.seat_number(seat, self.premise.players)
        seed = rng = kernel.check_seed(seed)
        guess = self.copy()
        # The hash of a true state would let anyone test guesses of the seed.
        guess.premise, guess.changed = evolve(self.premise, seed=seed, first=first_seat(self)), None
        with self._reporting():
            for _ in range(_DEALS):
                guess.state = self.state.copy()
                guess.state.rng = rng
                self.kind.play.deal(guess.state, seat)
                rng = guess.state.rng
                guess.restart_here()
                # A deal that gives no options to choose from would not have stopped here.
                if guess.state.agenda == self.state.agenda:
                    return guess
        raise AssertionError(f"no deal agrees with this:\n{self.record()}")

    def record(self) -> str:
        """Returns the text of the saved game, as `save` writes it."""
        from gwt.kernel.record import format_record, format_result

        return format_record(
            self.premise,
            self.history,
            "" if self.set_up else self._position(self._history.start),
            library=__version__,
            states=self.digests(),
            result=format_result(self.scores, self.winners) if self.over else "",
        )

    def save(self, path: str | Path) -> None:
        """Saves the game to a file, from which `load_game` resumes it at this decision.

        An existing file is replaced atomically: whatever happens, it is the old game or this one.

        Raises:
            OSError: the file cannot be written; an existing file has not changed.
        """
        from gwt import atomic_files

        atomic_files.write_atomically(Path(path), self.record().encode())

    # --- a position that may be impossible -----------------------------------------------------------

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Reports at the position that the game cannot go on from it; nothing has changed then.

        Only `ImpossibleState` and `UnfinishedGame` are reported so; any other error is a bug.
        """
        if self.doubtful_at is None:
            yield
            return
        state, options = self.state.copy(), self._options
        try:
            yield
        except (errors.ImpossibleState, errors.UnfinishedGame) as error:
            self.state, self._options = state, options
            message = f"the game cannot go on from this position: {error}"
            if isinstance(error, errors.UnfinishedGame):
                message = error.message
            raise errors.ContentError([evolve(self.doubtful_at, message=message)]) from error

    def _play_from_doubtful(self, option: Effect) -> tuple[kernel.Event, ...]:
        with self._reporting():
            where, self.doubtful_at = self.doubtful_at, None
            try:
                return self.play(option)
            finally:
                self.doubtful_at = where

    # --- the object ----------------------------------------------------------------------------------

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        count = self._history.count
        return f"<Game of {self.premise.game}, {self.premise.players} players, {count} choices>"


def first_seat(game: Game) -> int:
    """Returns the seat that started, from 0."""
    table: Any = game.state
    first: int = table.first
    return first
