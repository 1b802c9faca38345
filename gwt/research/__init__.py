"""A face for research: what a seat sees as numbers, and what it may choose as numbers.

`observe` writes observations from the declared fields of a state, `act` codes options from the nodes
they are made of. Neither has a line about a game: a game, a pack or a plug-in that is new comes with both.
They need no numpy; what is returned is what numpy reads without copying it.

`tournament` plays players against each other, `rows` keeps what comes of it, `rating` says how strong they
are, and `backends` are where games are played. `envs` and `openspiel` show games as other libraries ask
for them, and need these.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gwt.research.act import Actions
    from gwt.research.observe import Observer
    from gwt.research.rating import ranking
    from gwt.research.tournament import Contest, run

__all__ = ["Actions", "Contest", "Observer", "ranking", "run"]

_MODULES = {
    "Actions": "act",
    "Contest": "tournament",
    "Observer": "observe",
    "ranking": "rating",
    "run": "tournament",
}
"""The module of each name, imported when it is first asked for."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'gwt.research' has no attribute '{name}'")
    value = globals()[name] = getattr(import_module(f"gwt.research.{_MODULES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
