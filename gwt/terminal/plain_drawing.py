"""Draws a game without a `TerminalSpec`, by the keys and values of its view."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from gwt.picture.plain_table import game_fields, value_as_text
from gwt.terminal.cells import label_rows
from gwt.terminal.scene import Scene, SceneSeat
from gwt.terminal.terminal_spec import Column, TerminalSpec

_WIDEST = 40
"""The most columns of text for a value of a seat."""


def _table(scene: Scene[Any, Any], width: int) -> RenderableType:
    """Draws a line for each value of the table."""
    lines = (
        label_rows(key, [Text(value_as_text(value))], width) for key, value in game_fields(scene.view.data)
    )
    return Group(*lines, Text())


def _columns(scene: Scene[Any, Any]) -> list[Column]:
    """Returns a column for each value of the seats."""
    return [Column(key, _cell(key), most=_WIDEST) for key in scene.view.data["seats"][0]]


def _cell(key: str) -> Callable[[SceneSeat[Any, Any]], str]:
    return lambda seat: value_as_text(seat.scene.view.data["seats"][seat.number - 1][key])


PLAIN = TerminalSpec(
    table=_table,
    around=lambda scene, width: Group(),
    columns=_columns,
)
