"""Pacific Rails Inc.: what its content may say, what its verbs mean, its setup, turns and scoring.

`content`, `vocabulary` and `checks` serve the loading of packs and are gathered in `family`.
`board` is the loaded content ready for play, `state` is what changes, and the modules after it hold the
rows of the table of verbs by subject; they are gathered in `table`.
"""

from gwt import resources
from gwt.spec.game import GameSpec

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
