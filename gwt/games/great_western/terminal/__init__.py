"""The table of Great Western Trail in a terminal, from the trail to the own hand.

Spaces, tiles and cards go by their ids, as they do in the options.
"""

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from gwt.games.great_western.terminal.markets import cattle_market, display, events, foresight, job_market
from gwt.games.great_western.terminal.notes import note, price
from gwt.games.great_western.terminal.railroad import cities, stations, towns, track
from gwt.games.great_western.terminal.scene import Scene
from gwt.games.great_western.terminal.seats import columns, own_board, own_cards
from gwt.games.great_western.terminal.trail import legend, trail
from gwt.terminal import TerminalSpec


def table(scene: Scene, width: int) -> RenderableType:
    """The trail beside the job market."""
    jobs = 15 + 4 * len(scene.players)
    middle = Grid.grid(expand=True)
    middle.add_column()
    middle.add_column(width=jobs)
    middle.add_row(trail(scene, width - jobs - 1), job_market(scene))
    return Group(legend(scene, width), middle)


def around(scene: Scene, width: int) -> RenderableType:
    """The markets, the cities and the railroad."""
    return Group(
        display(scene, width),
        cattle_market(scene, width),
        foresight(scene, width),
        *([events(scene, width)] if scene.board.event_deck else ()),
        cities(scene, width),
        *([towns(scene, width)] if scene.board.towns else ()),
        stations(scene),
        track(scene),
    )


def progress(scene: Scene) -> str:
    """The game of a campaign, and whether the last turns have begun."""
    lines = []
    if scene.board.campaign is not None:
        games = scene.board.campaign.games
        lines.append(scene.say("table-chapter", number=len(scene.table.chapters) + 1, games=games))
    if scene.table.last_turns is not None:
        lines.append(scene.say("table-last-turns"))
    return ", ".join(lines)


DRAWING = TerminalSpec(
    table=table,
    around=around,
    columns=columns,
    board=own_board,
    own=own_cards,
    note=note,
    price=price,
    progress=progress,
)
