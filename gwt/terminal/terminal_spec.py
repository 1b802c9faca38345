"""The functions with which a game draws itself in a terminal."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from gwt.dsl import Effect
from gwt.terminal.scene import Scene, SceneSeat

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

Draw = Callable[[Scene[Any, Any], int], "RenderableType"]
"""A function that draws a part of a scene in a width given in columns."""


@frozen
class Column:
    """A column of the table that has a row for each seat."""

    heading: str
    cell: "Callable[[SceneSeat[Any, Any]], str | Text]"
    most: int | None = None
    """The width at which its lines are wrapped; None: never."""


@frozen
class TerminalSpec:
    """The drawing functions of a game; a scene has nothing that is hidden from its seat."""

    table: Draw
    """The drawing of what a seat needs to see at every turn, above the table of the seats."""
    around: Draw
    """The drawing of everything else, on request or if the screen is high enough."""
    columns: Callable[[Scene[Any, Any]], Sequence[Column]]
    """Returns the columns of the table of the seats, after the names."""
    board: Draw | None = None
    """The drawing of the seat's own board, at the beginning of its turn."""
    own: Draw | None = None
    """The drawing of what the seat needs to see again at every choice."""
    note: Callable[[Scene[Any, Any], Effect], str] = lambda scene, option: ""
    """Returns the consequences of an option that its text does not mention; may be empty."""
    price: Callable[[Scene[Any, Any], Effect], int | None] = lambda scene, option: getattr(
        option, "price", None
    )
    """Returns what an option costs, in the unit of the game; None if that is not known or nothing."""
    progress: Callable[[Scene[Any, Any]], str] = lambda scene: ""
    """Returns in a few words how near the game is to its end; may be empty."""
