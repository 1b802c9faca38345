"""Draws games in a terminal, from the view of a seat, so nothing hidden can be shown.

`scene` has the data to draw, a `TerminalSpec` the drawing functions of a game, and `frame` combines them;
`plain_drawing` draws a game without a `TerminalSpec`.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.terminal import cells
    from gwt.terminal.event_lines import event_lines_of
    from gwt.terminal.frame import Frame
    from gwt.terminal.scene import Scene, SceneSeat
    from gwt.terminal.seat_numbers import parse_seat, seat_number
    from gwt.terminal.terminal_spec import Column, TerminalSpec

__getattr__, __dir__ = _names(__name__)
