"""Draws games in a terminal, from the view of a seat, so nothing hidden can be shown.

`scene` has the data to draw, a `TerminalSpec` the drawing functions of a game, and `frame` combines them;
`plain_drawing` draws a game without a `TerminalSpec`.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.terminal import cells as cells
    from gwt.terminal.event_lines import event_lines_of as event_lines_of
    from gwt.terminal.frame import Frame as Frame
    from gwt.terminal.scene import Scene as Scene
    from gwt.terminal.scene import SceneSeat as SceneSeat
    from gwt.terminal.seat_numbers import parse_seat as parse_seat
    from gwt.terminal.seat_numbers import seat_number as seat_number
    from gwt.terminal.terminal_spec import Column as Column
    from gwt.terminal.terminal_spec import TerminalSpec as TerminalSpec

__getattr__, __dir__ = _names(__name__)
