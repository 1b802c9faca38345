"""Draws games in a terminal, from the view of a seat, so nothing hidden can be shown.

`scene` has the data to draw, a `TerminalSpec` the drawing functions of a game, and `frame` combines them;
`plain` draws a game without a `TerminalSpec`.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.terminal import cells as cells
    from gwt.terminal.frame import Frame as Frame
    from gwt.terminal.scene import Scene as Scene
    from gwt.terminal.scene import Seat as SceneSeat
    from gwt.terminal.seats import seat_asked as seat_asked
    from gwt.terminal.seats import seat_number as seat_number
    from gwt.terminal.spec import Column as Column
    from gwt.terminal.spec import TerminalSpec as TerminalSpec
    from gwt.terminal.telling import news_lines as news_lines

__getattr__, __dir__ = _names(__name__)
