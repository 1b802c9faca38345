"""Pacific Rails Inc.: the classes of its content, its verbs, setup, turns and scoring.

It has a room for each step, of which each uses those before it: `entries` has the classes of content files,
`table` the board and the state, `verbs` a module for each subject, then come `scores`, `course` (set-up and
turns), `choosing` (estimates, and seats that nobody plays), `checks` of packs, and `positions`. `family`
collects what loading a pack needs and `rules` what playing needs; `picture` and `terminal` draw the table.
`Table`, the class of `Game.state`, and `Player`, one seat of it, are for the types of programs that import
the package.
"""

from typing import TYPE_CHECKING

from gwt import resources
from gwt.later import names as _names
from gwt.spec import GameSpec

if TYPE_CHECKING:
    from gwt.games.pacific_rails.table.state import Player as Player
    from gwt.games.pacific_rails.table.state import Table as Table

__getattr__, __dir__ = _names(__name__)

GAME = GameSpec(
    name="pacific-rails",
    package=__name__,
    grammar=resources.grammar("pacific_rails"),
    packs=resources.content("pacific_rails"),
    content=f"{__name__}.family:FAMILY",
    picture=f"{__name__}.picture:DRAWING",
    terminal=f"{__name__}.terminal:DRAWING",
    template=resources.template("pacific_rails"),
)
"""The entry of the game in the registry."""
