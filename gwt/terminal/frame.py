"""Lays out the table of a game in a terminal: the game's own parts, and the table of the seats."""

from functools import cache
from typing import Any

from attrs import frozen
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gwt.dsl import Effect
from gwt.play import View
from gwt.spec import game_kind
from gwt.terminal.cells import seat_style
from gwt.terminal.plain_drawing import PLAIN
from gwt.terminal.scene import Scene, SceneSeat
from gwt.terminal.terminal_spec import TerminalSpec
from gwt.text import Speaker
from gwt.text import speaker as usual_speaker


@cache
def terminal_spec(game: str) -> TerminalSpec:
    """Returns the `TerminalSpec` of a game, or the plain one if it has none."""
    return game_kind(game).terminal(TerminalSpec) or PLAIN


@frozen(eq=False)
class Frame:
    """The table of a game, drawn from a view."""

    scene: Scene[Any, Any]
    spec: TerminalSpec

    @classmethod
    def of(
        cls, view: View, speaker: Speaker | None = None, in_words: bool = False, printed: bool = False
    ) -> "Frame":
        """Returns the frame of a view; by default the speaker is that of the default language.

        With `printed` it stands beside a picture, and calls places by what is printed there.
        """
        scene = Scene[Any, Any](view, speaker or usual_speaker(view.pack), in_words, printed)
        return cls(scene, terminal_spec(view.pack.manifest.game))

    def table(self, width: int) -> RenderableType:
        """Draws what a seat needs to see at every turn; `width` is in columns."""
        return self._group(
            self.spec.table(self.scene, width),
            self._seats(self.scene.seats),
            self.spec.board and self.spec.board(self.scene, width),
            self.spec.own and self.spec.own(self.scene, width),
        )

    def around(self, width: int) -> RenderableType:
        """Draws everything else that the seat can see; `width` is in columns."""
        return self.spec.around(self.scene, width)

    def own_summary(self, width: int) -> RenderableType:
        """Draws what a seat needs to see again within its turn, in a few lines."""
        return self._group(
            self._seats([seat for seat in self.scene.seats if seat.is_own]),
            self.spec.own and self.spec.own(self.scene, width),
        )

    def summary(self) -> RenderableType:
        """Draws the table of the seats."""
        ending = self.spec.progress(self.scene)
        turn = self.scene.say("table-turn", turn=self.turn)
        return Group(Text(", ".join(filter(None, [turn, ending]))), self._seats(self.scene.seats))

    @property
    def turn(self) -> int:
        """The number of the turn; within a turn, the table is drawn only once."""
        turn: int = self.scene.view.data["turn"]
        return turn

    def note(self, option: Effect) -> str:
        """Returns the consequences of an option that its text does not mention; may be empty."""
        return self.spec.note(self.scene, option)

    def price(self, option: Effect) -> int | None:
        """Returns what an option costs, in the unit of the game; None if that is not known or nothing."""
        return self.spec.price(self.scene, option)

    def _group(self, *parts: RenderableType | None) -> RenderableType:
        return Group(*(part for part in parts if part is not None))

    def _seats(self, seats: list[SceneSeat[Any, Any]]) -> Grid:
        """Draws a row for each seat."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        columns = self.spec.columns(self.scene)
        grid.add_column("", no_wrap=True)
        for column in columns:
            grid.add_column(column.heading, no_wrap=column.most is None, max_width=column.most)
        for seat in seats:
            grid.add_row(self._name(seat), *(column.cell(seat) for column in columns))
        return grid

    def _name(self, seat: SceneSeat[Any, Any]) -> Text:
        seen = self.scene.view.data
        turn = ">" if seat.number == seen["seat"] and not seen["over"] else " "
        you = f" {self.scene.say('table-its-you')}" if seat.is_own else ""
        return Text(f"{turn}{self.scene.seat_name(seat.number)}{you}", seat_style(seat.number))
