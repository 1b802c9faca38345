"""The table of Great Western Trail in a terminal, from the trail to the own hand.

Spaces, tiles and cards go by their ids, as they do in the options.
"""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.state import Table
from gwt.games.great_western.terminal.markets import cattle_market, display, foresight, job_market
from gwt.games.great_western.terminal.news import news_lines
from gwt.games.great_western.terminal.notes import note
from gwt.games.great_western.terminal.railroad import cities, stations, track
from gwt.games.great_western.terminal.seats import own_board, own_cards, seats
from gwt.games.great_western.terminal.trail import LEGEND, trail
from gwt.play.game import Game
from gwt.terminal import TerminalSpec


def _state(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def table(game: Game, seat: int, width: int) -> RenderableType:
    """The trail beside the job market, then the players and what the seat has itself."""
    state = _state(game)
    jobs = 15 + 4 * len(state.players)
    middle = Grid.grid(expand=True)
    middle.add_column()
    middle.add_column(width=jobs)
    middle.add_row(trail(state, width - jobs - 1), job_market(state))
    return Group(
        Text(LEGEND, "dim"),
        middle,
        seats(state, seat),
        own_board(state, seat, width),
        own_cards(state, seat, width),
    )


def around(game: Game, seat: int, width: int) -> RenderableType:
    """The markets, the cities and the railroad."""
    state = _state(game)
    return Group(
        display(state, width),
        cattle_market(state, width),
        foresight(state, width),
        cities(state, seat, width),
        stations(state),
        track(state),
    )


def own(game: Game, seat: int) -> RenderableType:
    state = _state(game)
    return Group(seats(state, seat, only=True), own_cards(state, seat, 100))


def summary(game: Game) -> RenderableType:
    state = _state(game)
    turn = Text(f"turn {state.turn}" + (", the last turns" if state.last_turns is not None else ""))
    return Group(turn, seats(state, -1))


DRAWING = TerminalSpec(
    table=table,
    around=around,
    own=own,
    news_lines=news_lines,
    note=lambda game, option: note(_state(game), option),
    summary=summary,
    turn=lambda game: _state(game).turn,
)
