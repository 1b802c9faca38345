"""Great Western Trail: the classes of its content, its verbs, setup, turns and scoring.

It has a room for each step, of which each uses those before it: `entries` has the classes of content files,
`model` the board and the state, `verbs` a module for each subject, then come `scoring`, `flow` (set-up and
turns), `ai` (estimates, and automatic seats), `checks` of packs, and `positions`. `content`
collects what loading a pack needs and `rules` what playing needs; `picture` and `terminal` draw the table.
`Table`, the class of `Game.state`, and `Player`, one seat of it, are for the types of programs that import
the package.
"""

from typing import TYPE_CHECKING

from gwt import resources
from gwt.lazy_exports import lazy_attributes as _names
from gwt.spec import GameSpec

if TYPE_CHECKING:
    from gwt.games.great_western.model.state import Player as Player
    from gwt.games.great_western.model.state import Table as Table

__getattr__, __dir__ = _names(__name__)

GAME = GameSpec(
    name="great-western-trail",
    package=__name__,
    grammar=resources.grammar_file("great_western"),
    packs=resources.content_folder("great_western"),
    pack="first_edition",
    counts=f"{__name__}.scoring.counts:COUNTS",
    picture=f"{__name__}.picture:DRAWING",
    summary=f"{__name__}.summary:SUMMARY",
    template=resources.template("great_western"),
)
"""The entry of the game in the registry."""
