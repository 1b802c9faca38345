"""The table of Pacific Rails Inc. in a terminal: the map, the town, the players, and congress.

Spaces, districts and tokens go by their ids, as they do in the options.
"""

from rich.console import Group, RenderableType
from rich.text import Text

from gwt.games.pacific_rails.terminal.board import board_map, legend, town
from gwt.games.pacific_rails.terminal.notes import note
from gwt.games.pacific_rails.terminal.scene import Scene
from gwt.games.pacific_rails.terminal.seats import columns
from gwt.games.pacific_rails.terminal.supply import congress, goals, supply
from gwt.terminal import TerminalSpec


def table(scene: Scene, width: int) -> RenderableType:
    """The map and the town."""
    return Group(legend(scene, width), board_map(scene), Text(), town(scene), Text())


def around(scene: Scene, width: int) -> RenderableType:
    """Congress, the supply and the goals."""
    return Group(congress(scene), supply(scene, width), goals(scene, width))


DRAWING = TerminalSpec(
    table=table,
    around=around,
    columns=columns,
    note=note,
    progress=lambda scene: "" if scene.table.across is None else scene.say("table-crossed"),
)
