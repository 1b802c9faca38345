"""A face for research: what a seat sees as numbers, and what it may choose as numbers.

`observe` writes observations from the declared fields of a state, `act` codes options from the nodes
they are made of. Neither has a line about a game: a game, a pack or a plug-in that is new comes with both.
They need no numpy; what is returned is what numpy reads without copying it.

`tournament` plays players against each other, `rows` keeps what comes of it, `rating` says how strong they
are, and `backends` are where games are played. `envs` and `openspiel` show games as other libraries ask
for them, and need these.
"""

from typing import TYPE_CHECKING

from gwt.later import names as _names

if TYPE_CHECKING:
    from gwt.research.act import Actions
    from gwt.research.observe import Observer
    from gwt.research.rating import ranking
    from gwt.research.tournament import Contest, run

__all__ = ["Actions", "Contest", "Observer", "ranking", "run"]

__getattr__, __dir__ = _names(
    __name__,
    {
        "Actions": "gwt.research.act",
        "Contest": "gwt.research.tournament",
        "Observer": "gwt.research.observe",
        "ranking": "gwt.research.rating",
        "run": "gwt.research.tournament",
    },
)
