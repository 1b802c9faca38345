"""Pacific Rails Inc.: the classes of its content, its verbs, setup, turns and scoring.

`content`, `vocabulary` and `checks` are used to load packs; `family` collects them.
`board` holds the loaded content as lookup tables, `state` is the table in play, and one module for each
subject holds its verbs; `rules` collects them.
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
