"""The table of Pacific Rails Inc. in a terminal: the map, the town, the players, and congress.

Spaces, districts and tokens go by their ids, as they do in the options.
"""

from rich.console import Group, RenderableType
from rich.text import Text

from gwt.games.pacific_rails.state import Table
from gwt.games.pacific_rails.terminal.board import board_map, legend, town
from gwt.games.pacific_rails.terminal.news import news_lines
from gwt.games.pacific_rails.terminal.notes import note
from gwt.games.pacific_rails.terminal.seats import seats
from gwt.games.pacific_rails.terminal.supply import congress, goals, supply
from gwt.play.game import Game
from gwt.terminal import TerminalSpec


def _state(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def table(game: Game, seat: int, width: int) -> RenderableType:
    """The map and the town, then the players."""
    state = _state(game)
    return Group(legend(state, width), board_map(state), Text(), town(state), Text(), seats(state, seat))


def around(game: Game, seat: int, width: int) -> RenderableType:
    """Congress, the supply and the goals."""
    state = _state(game)
    return Group(congress(state), supply(state, width), goals(state, width))


def own(game: Game, seat: int) -> RenderableType:
    return seats(_state(game), seat, only=True)


def summary(game: Game) -> RenderableType:
    state = _state(game)
    across = "" if state.across is None else ", the map has been crossed"
    return Group(Text(f"turn {state.turn}{across}"), seats(state, -1))


DRAWING = TerminalSpec(
    table=table,
    around=around,
    own=own,
    news_lines=news_lines,
    note=lambda game, option: note(_state(game), game.seat, option),
    summary=summary,
    turn=lambda game: _state(game).turn,
)
