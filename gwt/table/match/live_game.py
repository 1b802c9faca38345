"""The game at a table while it is awake: loaded from its rows, and played deed by deed."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import define, field, frozen

from gwt.dsl import Effect
from gwt.errors import GwtError, IllegalChoice, shorten_value
from gwt.kernel import Event, digest_of, look_ahead, record
from gwt.play import Game, RecordedChoices, replay_record
from gwt.spec import PackArgument
from gwt.table.match.audience import Audience, AudienceMoment, PlayedStep, audiences
from gwt.table.match.projection import PlacedChoice, Projection, projection_of
from gwt.table.problems import RequestRefused
from gwt.table.store.records import NOBODY, PendingSeat, TableAction, TableRow

LOG = logging.getLogger("gwt.table")

HUMAN = "human"
"""Instead of the name of a player."""


@frozen(eq=False)
class OptionOutlook:
    """The outlook of a choice, as far as nothing hidden becomes known."""

    game: Game
    """A copy that stands there."""
    events: tuple[Event, ...]
    end: str
    """`decision` if the same seat chooses next; `turn` before the turn ends; `draw` before something
    hidden becomes known; `other` if another seat chooses."""


def look_ahead_at(game: Game, option: Effect | str) -> OptionOutlook:
    """Follows an option without carrying it out.

    Raises:
        IllegalChoice: it is not among the options.
    """
    chosen = next((legal for legal in game.options if legal is option or str(legal) == option), None)
    if chosen is None:
        raise IllegalChoice(f"'{option}' is not an option now")
    seat, events = game.seat, list[Event]()
    led = look_ahead(game.state, chosen, log=events)
    after = game.copy()
    after.set_state(led.state, led.options)
    agenda = led.state.agenda
    if led.options:
        end = "decision" if agenda[-1][0] == seat else "other"
    else:
        # The last task of a turn, such as drawing cards, is where people say that the turn is over.
        end = "turn" if len(agenda) <= 1 else "draw"
    return OptionOutlook(after, tuple(events), end)


@frozen(eq=False)
class SeenMoment:
    """A moment as an audience saw it."""

    number: int
    moment: AudienceMoment
    game: Game
    """Stands there, until the next one is asked for."""
    events: tuple[Event, ...]
    line: PlacedChoice | None
    """The choice that led here."""


@define(eq=False)
class LiveGame:
    """A table that is awake."""

    row: TableRow
    projection: Projection
    game: Game
    """The game after the last choice that has been carried out."""
    audiences: dict[int | None, Audience]
    packs: PackArgument = None
    start: str | None = None
    """The saved game from which the game began, if not that of the row."""
    format: int = record.FORMAT
    """The format of that saved game, which the choices of the deeds have too."""
    _choices: RecordedChoices = field(init=False)
    """The choices of the deeds, as they are played."""
    _counts: list[int] = field(factory=list)
    """Of each choice of the deeds the number of choices of the game before it."""
    _turns: list[int] = field(factory=list)
    """Of each choice the turn in which it was made."""
    _reveals: list[int] = field(factory=list)
    """Of each choice how much had been revealed before it."""

    @property
    def waits(self) -> str:
        """The time at which a person's choice waits: `turn`, `draw` or `no`."""
        return str(self.row.settings["wait"])

    # --- deeds ---------------------------------------------------------------------------------------

    def __attrs_post_init__(self) -> None:
        self._choices = RecordedChoices(self.game, self.format)

    def add(self, deed: TableAction) -> None:
        """Follows a deed that is in the database.

        Raises:
            Refused: its choice is no option, because the content has changed.
        """
        backs, waiting = self.projection.backs, self.projection.waits
        before = len(self.projection.lines)
        self.projection.add(deed)
        lines = self.projection.lines
        if self.projection.backs != backs:
            self.start_again()
        elif len(lines) > before:
            self._play(lines[-1])
        elif self.projection.waits is not None and self.projection.waits is not waiting:
            self._hold(self.projection.waits)
        elif len(lines) < before or waiting is not self.projection.waits:
            self._cut(len(lines))

    def _hold(self, line: PlacedChoice) -> None:
        try:
            led = look_ahead_at(self.game, line.text)
        except GwtError as error:
            raise misfit_message(str(error)) from None
        self.audiences[line.seat].play_waiting(led.game, line, led.events)

    def _play(self, line: PlacedChoice) -> None:
        game = self.game
        self._counts.append(self._choices.count)
        self._turns.append(_turn(game))
        self._reveals.append(game.state.reveals)
        step = carry_out(game, self._choices, line, len(self._turns))
        # One copy is enough: nobody changes the game that an audience looks at.
        copy = game.copy() if any(audience.sees(step) for audience in self.audiences.values()) else game
        for audience in self.audiences.values():
            audience.play(step, copy)

    def _cut(self, left: int) -> None:
        self._choices.undo(self.count_after(left))
        del self._counts[left:], self._turns[left:], self._reveals[left:]
        copy = self.game.copy()
        for audience in self.audiences.values():
            audience.forget_after(left, copy)

    def start_again(self) -> None:
        """Plays all choices from the start.

        Raises:
            Refused: the content has changed so that there is no such start, or no such choice.
        """
        if self.projection.start == self.start:
            self.game = self.game.copy_at_start()
        else:
            self.game, self.format = _beginning(self.row, self.projection, self.packs)
            self.start = self.projection.start
        every = next(iter(self.audiences.values())).every
        self.audiences = audiences(self.game, every, self.projection.begun)
        self._choices = RecordedChoices(self.game, self.format)
        self._counts, self._turns, self._reveals = [], [], []
        for line in self.projection.lines:
            if line.held is not None:
                self._hold(line)
            self._play(line)
        if self.projection.waits is not None:
            self._hold(self.projection.waits)

    def count_after(self, lines: int) -> int:
        """Returns the number of choices of the game after those of some lines."""
        return self._counts[lines] if lines < len(self._counts) else self._choices.count

    # --- what may be done ----------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        return self.projection.players[seat]

    @property
    def is_open(self) -> bool:
        """Whether somebody can choose: the host has not ended the table, and it is not for study."""
        return not (self.projection.closed or self.is_study)

    @property
    def is_study(self) -> bool:
        """Whether a saved game is only looked at."""
        return bool(self.row.settings.get("study", False))

    def may_choose(self, seat: int) -> bool:
        """Whether a seat has a decision to make now."""
        return self.is_open and self.game.seat == seat and self.projection.waits is None

    @property
    def question(self) -> tuple[object, ...]:
        """An id of the present questions: it changes when an answer to them would come too late."""
        projection, seat = self.projection, self.game.seat
        last = projection.lines[-1].deed if projection.lines else 0
        who = (projection.players[seat], projection.given.get(seat)) if not self.game.over else None
        return projection.backs, last, len(projection.lines), projection.waits, projection.closed, who

    def undo_to(self, seat: int) -> tuple[int, int] | None:
        """Returns the choices left after taking back one step, or the turn; None if a seat cannot."""
        played, waits = len(self.projection.lines), self.projection.waits
        if not self.is_open or self.game.seat != seat or self.game.over:
            return None
        first, turn, reveals = played, _turn(self.game), self.game.state.reveals
        while (
            first > 0
            and self.projection.lines[first - 1].seat == seat
            and self._turns[first - 1] == turn
            and self._reveals[first - 1] == reveals
        ):
            first -= 1
        if waits is not None:
            return played, first
        return (played - 1, first) if first < played else None

    def effects_of_choice(self, text: str) -> dict[str, Any]:
        """The standing after a choice, as fields of its deed; if the game goes on, `ends` says nothing."""
        after = self.game.copy()
        after.play(text)
        return {"digest": digest_of(after.state), "ends": after.over or None, "asks": self._asks(after)}

    @property
    def asks(self) -> PendingSeat:
        """Whom the table waits for."""
        return self._asks(self.game)

    def _asks(self, game: Game) -> PendingSeat:
        if game.over or not self.is_open or self.player(game.seat) != HUMAN:
            return NOBODY
        return PendingSeat(game.seat, getattr(game.state, "seat", game.seat) == game.seat)

    @property
    def is_known(self) -> bool:
        """Whether somebody may know what is hidden, of which everybody is informed.

        The maker chose how the game begins, the host may change it, or has opened the saved game.
        """
        settings = self.row.settings
        return bool(self.projection.revealed or settings.get("known", False) or settings.get("test", False))

    # --- looking back --------------------------------------------------------------------------------

    def events_of(self, seat: int | None) -> tuple[Event, ...]:
        """Returns the events of the present moment of an audience; after an undo the game is replayed."""
        audience = self.audiences[seat]
        if audience.events is None:
            *_, last = self.unfold(seat)
            audience.events = last.events
        return audience.events

    def unfold(self, seat: int | None) -> Iterator[SeenMoment]:
        """Yields every moment of an audience, while the game is played again."""
        game = self.game.copy_at_start()
        audience = self.audiences[seat]
        replayed = Audience(seat, audience.every, game, [audience.moments[0]])
        choices = RecordedChoices(game, self.format)
        yield SeenMoment(0, replayed.moments[0], game, game.opening, None)
        waiting = [] if self.projection.waits is None else [self.projection.waits]
        for number, line in enumerate([*self.projection.lines, *waiting], 1):
            if line.held is not None or line is self.projection.waits:
                if line.seat == seat:
                    led = look_ahead_at(game, line.text)
                    replayed.play_waiting(led.game, line, led.events)
                    yield SeenMoment(replayed.number, replayed.moments[-1], led.game, led.events, line)
                if line is self.projection.waits:
                    return
            if replayed.play(carry_out(game, choices, line, number), game):
                yield SeenMoment(replayed.number, replayed.moments[-1], game, replayed.events or (), line)


def carry_out(game: Game, choices: RecordedChoices, line: PlacedChoice, number: int) -> PlayedStep:
    """Plays a choice that is in the database, the `number`th of the game.

    Raises:
        Refused: it is no option, because the content has changed.
    """
    turn = _turn(game)
    try:
        events = choices.play(line.text, line.digest)
    except GwtError as error:
        raise misfit_message(f"choice {number}: {error}") from None
    return PlayedStep(line, number, events, game.over or _turn(game) != turn, game.seat)


def deeds_of(game: Game) -> list[TableAction]:
    """The deeds that lead to where a game stands, if each choice waits for nothing."""
    again, deeds = game.copy_at_start(), list[TableAction]()
    for number, option in enumerate(game.history, 1):
        seat = again.seat
        again.play(option)
        deeds.append(TableAction(number, "choose", seat, str(option), digest=digest_of(again.state)))
    return deeds


def saved_game(row: TableRow, projection: Projection) -> str:
    """Returns the saved game of a table as its rows hold it, without playing it."""
    begun = record.parse_record(projection.start or row.start, f"table {row.id}")
    states = {number: mark.digest for number, mark in begun.states.items()}
    states |= {number: line.digest for number, line in enumerate(projection.lines, 1) if line.digest}
    lines: Sequence[Any] = [line.text for line in projection.lines]
    written, library = begun.format, begun.library
    return record.format_record(
        begun.premise, lines, begun.position, library=library, states=states, format=written
    )


def wake_game(row: TableRow, deeds: Sequence[TableAction], packs: PackArgument) -> LiveGame:
    """Wakes a table from its rows.

    Raises:
        Refused: the content has changed so that the game cannot go on.
    """
    projection = projection_of(row.settings, deeds)
    game, format = _beginning(row, projection, packs)
    every = row.settings["watch"] == "choices"
    match = LiveGame(row, projection, game, audiences(game, every), packs, projection.start, format)
    match.start_again()
    # In an earlier format another question may wait, or another state be written.
    if format == record.FORMAT and (text := difference_of(match)):
        LOG.warning("table %s goes on, %s", row.id, text)
    return match


def difference_of(match: LiveGame) -> str:
    """Says since which choice a game stands otherwise than when it was played; empty if it does not.

    All its choices are legal, so it goes on.
    """
    lines = match.projection.lines
    if not lines or lines[-1].digest in ("", digest_of(match.game.state)):
        return ""
    game = match.game.copy_at_start()
    choices = RecordedChoices(game, match.format)
    for number, line in enumerate(lines, 1):
        carry_out(game, choices, line, number)
        if line.digest not in ("", digest_of(game.state)):
            break
    return (
        f"but since choice {number}, '{shorten_value(line.text)}', the same choices lead to another state"
    )


def _beginning(row: TableRow, projection: Projection, packs: PackArgument) -> tuple[Game, int]:
    """The game that a table starts from, and the format in which that was saved.

    Raises `RequestRefused` if the content has changed too much.
    """
    try:
        begun = record.parse_record(projection.start or row.start, f"table {row.id}")
        return replay_record(begun, packs=packs), begun.format
    except GwtError as error:
        raise misfit_message(str(error)) from None


def misfit_message(message: str) -> RequestRefused:
    """Returns the reason why a game cannot go on."""
    return RequestRefused(
        "broken",
        f"The game cannot go on, because the content has changed: {message}",
        "changed",
        text=message,
    )


def _turn(game: Game) -> int:
    turn: int = getattr(game.state, "turn", -1)
    return turn if turn >= 0 else game.seat
