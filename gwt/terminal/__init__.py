"""How each game looks in a terminal: its table, and what happened on it, as one seat may see them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.errors import UsageError
from gwt.kernel.events import Event
from gwt.play.game import Game
from gwt.spec.registry import game_kind

if TYPE_CHECKING:
    from rich.console import RenderableType


@frozen
class TerminalSpec:
    """What a game has to show; nothing of it tells a seat what is hidden from it."""

    table: "Callable[[Game, int, int], RenderableType]"
    """What a seat needs before it at every turn, in so many columns."""
    around: "Callable[[Game, int, int], RenderableType]"
    """Everything else that it sees, for a screen that is high enough, or when it is asked for."""
    own: "Callable[[Game, int], RenderableType]"
    """What a seat wants to see again within its turn, in a few lines."""
    news_lines: Callable[[Sequence[Event | str], int], list[tuple[str, str]]]
    """Who did what, in sentences for a seat; a text among the events stands for itself."""
    note: Callable[[Game, Effect], str]
    """What choosing an option would bring, where its text does not say it; may be empty."""
    summary: "Callable[[Game], RenderableType]"
    """How every seat stands, without anything hidden."""
    turn: Callable[[Game], int]
    """Which turn it is; within one, the table is drawn only once."""


@cache
def drawing(game: str) -> TerminalSpec:
    """How the game of that name shows its table.

    Raises:
        UsageError: it cannot.
    """
    own = game_kind(game).terminal(TerminalSpec)
    if own is None:
        raise UsageError(f"{game} cannot be drawn yet")
    return own
