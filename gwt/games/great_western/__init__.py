"""Great Western Trail: the classes of its content, its verbs, setup, turns and scoring.

`content`, `vocabulary` and `checks` are used to load packs; `family` collects them.
`board` holds the loaded content as lookup tables, `state` is the table in play, and one module for each
subject holds its verbs; `rules` collects them.
"""

from gwt import resources
from gwt.spec import GameSpec

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
