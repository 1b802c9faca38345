"""Pacific Rails Inc.: the classes of its content, its verbs, setup, turns and scoring.

`content`, `vocabulary` and `checks` are used to load packs; `family` collects them.
`board` holds the loaded content as lookup tables, `state` is the table in play, and one module for each
subject holds its verbs; `rules` collects them.
"""

from gwt import resources
from gwt.spec import GameSpec

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
