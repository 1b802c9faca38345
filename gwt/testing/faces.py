"""The registry of faces: the ways in which a game is shown or used.

A face is a function of a `Moment` with the decorator `face`. It raises whatever goes wrong, an
`AssertionError` if two faces disagree, and returns what a seat is shown, so that it can be compared with
what the seat is shown of a game that it cannot tell apart. A new face is asked of every pack, and a new
pack is checked in every output, without another line.
"""

import random
from collections.abc import Callable
from enum import Enum

from attrs import field, frozen

from gwt import dsl, kernel, play


@frozen(eq=False)
class Moment:
    """A decision of a game, or its end, with who looks at it and in which language."""

    game: play.Game
    seat: int
    """The seat of the reader, from 0."""
    language: str
    number: int
    """A seed for whatever the face draws."""
    player: str = "random"
    """The name of the player of all seats."""
    events: tuple[kernel.Event, ...] = ()
    """The events since the choice before."""

    @property
    def dice(self) -> random.Random:
        """A new generator, the same at each use."""
        return random.Random(self.number)

    @property
    def packs(self) -> list[str]:
        """The folders of the packs that are played."""
        return [str(layer.folder) for layer in self.game.pack.layers]

    def drawn(self, number: int) -> list[dsl.Effect]:
        """Returns some of the options, at most `number`, in their order."""
        options = self.game.options
        if len(options) <= number:
            return list(options)
        return [options[at] for at in sorted(self.dice.sample(range(len(options)), number))]


class FaceTiming(Enum):
    """The moments at which a face is asked."""

    DECISION = "decision"
    """At a decision, for the seat that has to choose."""
    ANY_SEAT = "any seat"
    """At a decision, for any seat."""
    END = "end"
    """A face of games that are over."""


Ask = Callable[[Moment], object]


@frozen(eq=False)
class Face:
    """A way in which a game is shown or used."""

    name: str
    ask: Ask
    when: FaceTiming
    secret: bool
    """Whether what it returns may depend only on what the seat can know."""
    slow: int
    """Asked once in so many moments at which others are asked."""
    about: str = field(init=False)

    @about.default
    def _first_line(self) -> str:
        return (self.ask.__doc__ or "").split("\n")[0].rstrip(".")


FACES: dict[str, Face] = {}
"""The faces of the modules that have been imported; `registry` imports all of them."""


def face(
    name: str, when: FaceTiming = FaceTiming.DECISION, *, secret: bool = False, slow: int = 1
) -> Callable[[Ask], Ask]:
    """Registers a function as a face; the arguments are the fields of `Face`."""

    def register(ask: Ask) -> Ask:
        assert name not in FACES, f"there are two outputs '{name}'"
        FACES[name] = Face(name, ask, when, secret, slow)
        return ask

    return register
