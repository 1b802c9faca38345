"""How a game is shown as text that has no way of its own: by the keys and values of a view."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from gwt.common.events import TurnBegan
from gwt.dsl.nodes import field_names
from gwt.dsl.nodes import in_words as kind_in_words
from gwt.kernel.events import Event
from gwt.picture.plain import in_words, things
from gwt.terminal import Column, TerminalSpec, telling
from gwt.terminal.cells import labelled
from gwt.terminal.scene import Scene, Seat

_WIDEST = 40
"""Columns of text for one thing that lies before a seat."""


def _table(scene: Scene, width: int) -> RenderableType:
    """A line for each thing on the table."""
    lines = (labelled(key, [Text(in_words(value))], width) for key, value in things(scene.table))
    return Group(*lines, Text())


def _columns(scene: Scene) -> list[Column]:
    """One for each thing that lies before the seats."""
    return [Column(key, _cell(key), most=_WIDEST) for key in scene.players[0]]


def _cell(key: str) -> Callable[[Seat], str]:
    return lambda seat: in_words(seat[key])


def _news_lines(happened: Sequence[Event | str], seat: int) -> list[tuple[str, str]]:
    kinds = {type(one) for one in happened if isinstance(one, Event)} - {TurnBegan}
    return telling.news_lines(happened, seat, dict.fromkeys(kinds, _sentence), TurnBegan)


def _sentence(event: Event, seat: int) -> str:
    """The kind of an event and what its fields hold, such as `stall opened: tea-house`."""
    values = [in_words(getattr(event, name)) for name in field_names(type(event))[2:]]
    return ": ".join([kind_in_words(type(event)), *([", ".join(values)] if values else [])])


PLAIN = TerminalSpec(
    table=_table,
    around=lambda scene, width: Group(),
    columns=_columns,
    news_lines=_news_lines,
)
