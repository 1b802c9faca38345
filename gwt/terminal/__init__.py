"""How each game looks in a terminal, drawn from nothing but what a seat may see.

`scene` holds what is drawn, a `TerminalSpec` says what is a game's own, and `frame` puts it together;
`plain` shows a game that has no `TerminalSpec`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.terminal.scene import Scene, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

Draw = Callable[[Scene, int], "RenderableType"]
"""Draws a part of a scene in so many columns."""


@frozen
class Column:
    """A column of the table of the seats."""

    heading: str
    cell: "Callable[[Seat], str | Text]"
    most: int | None = None
    """The width at which it is broken into lines; where there is none, it is never broken."""


@frozen
class TerminalSpec:
    """What a game draws in its own way, from a scene, which holds nothing that is hidden from its seat."""

    table: Draw
    """What a seat needs before it at every turn, above the table of the seats."""
    around: Draw
    """Everything else that it sees, for a screen that is high enough, or when it is asked for."""
    columns: Callable[[Scene], Sequence[Column]]
    """The columns of the table of the seats, after their names."""
    board: Draw | None = None
    """What lies before the seat itself that it needs at the beginning of a turn."""
    own: Draw | None = None
    """What it wants to see again at every choice."""
    note: Callable[[Scene, Effect], str] = lambda scene, option: ""
    """What choosing an option would bring, where its text does not say it; may be empty."""
    progress: Callable[[Scene], str] = lambda scene: ""
    """Whether the game is near its end, in a few words."""
