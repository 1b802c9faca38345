"""Runs a game at the terminal: says how it stands, asks humans for their choices, obeys commands."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gwt import dsl, errors, kernel, play, text
from gwt.cli import replay, show
from gwt.play.replay_texts import seat_points
from gwt.players import (
    TURNS,
    GameLengthLimit,
    exit_message,
    players_of_seats,
    seed_and_generator,
    unfinished_message,
)
from gwt.summary import Summary

_COMMANDS = (
    ("t, table", "table-help-table"),
    ("i ID, i NUMBER", "table-help-info"),
    ("u, undo", "table-help-undo"),
    ("s, save FILE", "table-help-save"),
    ("h, help", "table-help-help"),
    ("q, quit", "table-help-quit"),
)
"""The commands besides an option's number, each with the id of its help message."""


class PlayerLeft(Exception):
    """Raised when the player leaves or the input ends."""


class Session:
    """A game at the terminal, until it is over or a player leaves."""

    def __init__(
        self,
        game: play.Game,
        humans: frozenset[int],
        console: Console,
        players: Sequence[str] = ("random",),
        *,
        speaker: "text.EventFormatter",
        in_words: bool = False,
        first: Sequence[RenderableType] = (),
        turns: int | None = None,
        end_turn: bool = False,
        autosave: Path | None = None,
    ) -> None:
        """
        Args:
            players: the names of the players on seats without a human: one for all, or one for each seat.
            speaker: gives all texts; with `in_words` also those of options and other effects.
            first: shown once, above the options of the first decision.
            turns: the maximum length of the game; without it, a game goes on as long as a human is asked.
            end_turn: whether a human is asked before their turn ends, and can take the last choice back.
            autosave: the file in which the game is saved after each choice of a human.
        """
        self._speaker, self._in_words, self._first = speaker, in_words, first
        self.game, self.humans, self.console = game, humans, console
        self._players = players
        self._endless, self._end_turn, self._autosave = turns is None, end_turn, autosave
        self._limit = GameLengthLimit.of(game, TURNS if turns is None else turns)
        self._news: dict[int, list[kernel.Event | str]] = {seat: [] for seat in humans}
        """The events that each human has not been shown yet."""
        self._shown: tuple[int, int] | None = None
        """The seat and turn for which the whole table was last shown."""
        self._unsaved = False
        """Whether a human has made a choice since the game was saved."""

    def run(self) -> None:
        """Plays until the game is over or a player leaves.

        Raises:
            UnfinishedGame: the game does not end.
        """
        try:
            while not self.game.over:
                self._step()
            self._end()
        except PlayerLeft:
            self._leave()
        except KeyboardInterrupt:
            self.console.print()
            self._leave()
            raise

    # --- one decision --------------------------------------------------------------------------------

    def _step(self) -> None:
        game, options = self.game, self.game.options
        self._limit.count(game)
        if game.seat not in self.humans:
            self._play(self._by_player(), ())
        elif len(options) == 1:
            cause, option = self._cause(), self._effect(options[0])
            self._play(0, (self._speaker.message("table-only-option", cause=cause, option=option),))
        else:
            self._ask()

    def _by_player(self) -> int:
        """Returns the player's choice; it depends on the point in the game only, so undo keeps it."""
        _, rng = seed_and_generator(self.game.premise.seed, len(self.game.history))
        players = players_of_seats(self._players, self.game.premise.players, rng)
        try:
            return self.game.options.index(players[self.game.seat].choose(self.game))
        except SystemExit as error:
            raise errors.UsageError(exit_message(error)) from error

    def _play(self, number: int, before: Sequence[str]) -> None:
        seat = self.game.seat
        try:
            events = self.game.play(self.game.options[number])
        except errors.UnfinishedGame as error:
            raise unfinished_message(self.game, error.message) from None
        for human, news in self._news.items():
            news += before if human == seat else ()
            news += events

    def _ask(self) -> None:
        self._show()
        if self._endless:
            self._limit = GameLengthLimit.of(self.game, TURNS)
        while True:
            typed = self._typed(f"{self._seat(self.game.seat)} > ")
            word, _, rest = typed.partition(" ")
            rest = rest.strip()
            match word.lower():
                case "":
                    continue
                case "u" | "undo":
                    if self._undo():
                        return
                case "s" | "save":
                    self._save(rest or self._typed(f"{self._speaker.message('table-file')} > "))
                case "t" | "table":
                    self._show(whole=True)
                case "i" | "info":
                    self._explain(rest or self._typed(f"{self._speaker.message('table-id')} > "))
                case "h" | "help" | "?":
                    self.console.print(self._help())
                case "q" | "quit":
                    raise PlayerLeft
                case _ if (number := self._number(word)) is not None and not rest:
                    if self._is_confirmed(number):
                        self._play(number, ())
                        self._unsaved = True
                        self._keep()
                    else:
                        self._say("table-taken-back")
                    return
                case _:
                    self._say(
                        "table-not-understood",
                        typed=errors.shorten_value(typed),
                        number=len(self.game.options),
                    )

    def _is_confirmed(self, number: int) -> bool:
        """Whether a choice is to be made: if it ends the turn, the human can still take it back."""
        if not (self._end_turn and ends_turn(self.game, self.game.options[number])):
            return True
        while True:
            typed = self._typed(f"{self._speaker.message('table-end-turn')} ").lower()
            if typed in ("", "u", "undo"):
                return not typed

    def _number(self, word: str) -> int | None:
        """Returns the index of the option with the number that was typed, or `None`."""
        if not (word.isascii() and word.isdigit() and len(word) < 6):
            return None
        return int(word) - 1 if 1 <= int(word) <= len(self.game.options) else None

    # --- showing -------------------------------------------------------------------------------------

    def _show(self, whole: bool = False) -> None:
        """Says how the game stands, after the first time in a turn only the own area; then the options."""
        game, console, seat = self.game, self.console, self.game.seat
        summary = Summary.of(game.view(seat), self._speaker, self._in_words)
        turn = summary.turn
        whole = whole or (seat, turn) != self._shown
        if whole:
            self._hand_over(seat)
        text = Text(summary.text(console.width) if whole else summary.own_text(console.width))
        text.highlight_regex(r"(?m)^\S[^:]*:", "bold")
        console.print(text)
        for part in (self._latest(seat), *self._first):
            console.print(part, markup=False)
        self._first = ()
        where = f"{self._speaker.message('table-turn', turn=turn)}, {self._seat(seat)}"
        now = self._speaker.message("table-points-now", points=seat_points(game, seat)[seat])
        title = f"{where}, {now} - {self._cause()}: {self._effect(game.decision.effect)}"
        console.print(Text(title, "bold"))
        self._print_options(summary)
        self._shown = (seat, turn)

    def _latest(self, seat: int) -> RenderableType:
        """Returns the events that a seat has not been shown yet, a line for each seat that acted."""
        news, self._news[seat] = self._news[seat], []
        lines = Table.grid(padding=(0, 1))
        for who, words in event_lines_of(news, seat, self._speaker):
            name = "" if who is None else self._seat(who, seat)
            lines.add_row(Text(f"  {name}"), Text(words), style="" if who == seat else "dim")
        return lines

    def _seat(self, who: int, seat: int | None = None) -> str:
        """Returns the name of seat `who`, as `seat` or everybody would call it."""
        if who == seat:
            return self._speaker.message("table-you")
        return self.game.opponents.get(who) or self._speaker.message("table-seat", n=who + 1)

    def _cause(self) -> str:
        """Returns the line that says what the decision is about."""
        cause = self.game.decision.cause
        return self._speaker.name_of(cause) if self._in_words else cause

    def _effect(self, effect: dsl.Effect) -> str:
        return self._speaker.effect(effect) if self._in_words else self._written(effect)

    def _written(self, effect: dsl.Effect) -> str:
        return self.game.pack.language.for_people(str(effect))

    def _help(self) -> RenderableType:
        lines = Table.grid(padding=(0, 2))
        say = self._speaker.message
        for typed, what in ((say("table-a-number"), "table-help-number"), *_COMMANDS):
            lines.add_row(f"  {typed}", say(what))
        return lines

    def _hand_over(self, seat: int) -> None:
        """Clears the screen and waits, so that people who share a terminal do not see others' hands."""
        if self._shown is not None and self._shown[0] != seat and self.console.is_terminal:
            self.console.clear()
            request = self._speaker.message("table-look-alone", seat=self._speaker.seat(seat + 1))
            self._typed(f"{errors.capitalize(request)} ")

    def _print_options(self, summary: Summary) -> None:
        """Prints each option in a line, with its number and its note, and in words below it."""
        game, width = self.game, len(str(len(self.game.options)))
        for number, option in enumerate(game.options, 1):
            line = Text.assemble((f"{number:>{width}} ", "bold"), self._written(option))
            note, forgone = summary.note(option), game.forgone(option)
            if note:
                line.append(f"  [{note}]", "dim")
            if forgone and not self._in_words:
                text = self._speaker.message("table-forgone", effects=[*map(self._written, forgone)])
                line.append(f"  [{text}]", "dim")
            self.console.print(line)
            if self._in_words:
                self.console.print(Text(" " * width + " " + self._speaker.option(option, forgone), "dim"))

    def _say(self, id: str, **arguments: Any) -> None:
        self._warn(self._speaker.message(id, **arguments))

    def _warn(self, text: str) -> None:
        self.console.print(Text(text, "yellow"), soft_wrap=True)

    def _explain(self, id: str) -> None:
        """Shows a component by its id, or the components named by an option, given its number."""
        number = self._number(id)
        words = [id] if number is None else str(self.game.options[number]).replace(",", " ").split()
        renderables: list[RenderableType] = []
        for word in words:
            try:
                renderables += show.describe_component(self.game.pack, word, self._speaker)
            except errors.GwtError as error:
                if number is None:
                    self._warn(str(error))
        for renderable in renderables:
            self.console.print(renderable)
        if not renderables and number is not None:
            self._say("table-names-nothing")

    # --- going back, saving, leaving -----------------------------------------------------------------

    def _undo(self) -> bool:
        """Goes back to the last choice of a human, unless hidden information was revealed since."""
        back = self.game.copy()
        while back.can_undo:
            back.undo()
            if back.seat in self.humans and len(back.options) > 1:
                # The turn is drawn again; if the seat has changed, the screen is handed over first.
                self._shown = (self.game.seat, -1)
                self.game = back
                self._news = {seat: [] for seat in self.humans}
                self._news[back.seat] = [self._speaker.message("table-taken-back")]
                return True
        self._say("table-nothing-to-take-back")
        return False

    def _save(self, file: str) -> None:
        if not file:
            return
        try:
            self.game.save(Path(file).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            self._warn(f"{file}: {getattr(error, 'strerror', None) or error}")
        else:
            self._unsaved = False
            self._say("table-saved", file=file, command=f"gwt play --resume {file}")

    def _keep(self) -> None:
        """Saves the game in the file for that, if there is one; what goes wrong there stops nobody."""
        if self._autosave is not None:
            try:
                self.game.save(self._autosave)
            except OSError as error:
                self._warn(f"{self._autosave}: {error.strerror or error}")
                self._autosave = None

    def _leave(self) -> None:
        kept = self._autosave if self._unsaved else None
        # A player who leaves while being asked for a file wants none.
        with suppress(PlayerLeft, KeyboardInterrupt):
            if self._offer_save():
                kept = None
        if kept is not None:
            self._say("table-saved", file=str(kept), command=f"gwt play --resume {kept}")
        self.console.print(self._speaker.message("table-left"))

    def _offer_save(self) -> bool:
        """Offers to save the game, again if a file cannot be written; returns whether it is saved."""
        try:
            while self._unsaved and (file := self._typed(f"{self._speaker.message('table-save')} ")):
                self._save(file)
            return not self._unsaved
        finally:
            self._unsaved = False

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, UnicodeDecodeError):
            self.console.print()
            raise PlayerLeft from None

    def _end(self) -> None:
        for seat in sorted(self.humans)[:1]:
            self.console.print(self._latest(seat))
        self.console.print(Rule(Text(self._speaker.message("table-over")), characters="-", align="left"))
        self.console.print(replay.points_table(self.game, self._speaker))
        winners = [self._speaker.seat(seat + 1) for seat in self.game.winners]
        self.console.print(self._speaker.message("table-won", seats=winners))
        if self.humans:
            self._offer_save()
        number, games = self.game.chapter or (1, 1)
        if number < games:
            self.console.print(self._speaker.message("table-next-game", number=number, games=games))


def ends_turn(game: play.Game, option: dsl.Effect) -> bool:
    """Returns whether the turn of the seat is over after an option and what follows without a choice.

    What follows may be drawn: only the answer becomes known. `table.match.ahead` stops before that.
    """
    after = game.copy()
    after.listen = False
    after.play(option)
    while after.seat == game.seat and len(after.options) == 1:
        after.play(after.options[0])
    return after.seat != game.seat


def event_lines_of(
    happened: Sequence[kernel.Event | str], seat: int, speaker: "text.EventFormatter"
) -> list[tuple[int | None, str]]:
    """Returns lines of events for a seat, from 0: who acted, from 0, and what happened.

    A text among the events becomes a line of its own, with None instead of a seat.
    """
    lines: list[tuple[int | None, list[str]]] = []
    for event in happened:
        if isinstance(event, str):
            lines.append((None, [event]))
            continue
        deed = speaker.event_phrase(event, seat)
        if not lines or lines[-1][0] != event.seat:
            lines.append((event.seat, []))
        if deed:
            lines[-1][1].append(deed)
    return [(who, ", ".join(deeds)) for who, deeds in lines if deeds]
