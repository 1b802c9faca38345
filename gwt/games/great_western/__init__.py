"""Great Western Trail: what its content may say, what its verbs mean, its setup, turns and scoring.

`content`, `vocabulary` and `checks` serve the loading of packs and are gathered in `family`.
`board` is the loaded content ready for play, `state` is what changes, and the modules after it hold the
rows of the table of verbs by subject; they are gathered in `table`.
"""

from gwt import resources
from gwt.spec.game import GameSpec

GAME = GameSpec(
    name="great-western-trail",
    package=__name__,
    grammar=resources.grammar("great_western"),
    packs=resources.content("great_western"),
    pack="first_edition",
    content=f"{__name__}.family:FAMILY",
    picture=f"{__name__}.picture:DRAWING",
    terminal=f"{__name__}.terminal:DRAWING",
    template=resources.template("great_western"),
)
