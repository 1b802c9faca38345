"""The state of a game: slotted, mutable, small, with a generated `copy()`."""

from collections.abc import Callable
from typing import Annotated, ParamSpec

from attrs import field

from gwt.dsl import Effect
from gwt.kernel.copied import Copied
from gwt.kernel.declare import inside, shared, state, transient
from gwt.kernel.events import Event, Seat
from gwt.kernel.rules import Rules
from gwt.kernel.shape import TASK

Fields = ParamSpec("Fields")

Task = Annotated[tuple[Seat, Effect, str], TASK]
"""Something still to be done: the seat that does it, what it is, and the id of what caused it."""


@state
class State(Copied):
    """The fields of every game's state; a game's own state is a subclass."""

    rules: Rules = shared()
    """The rules by which it is played; all copies share them."""
    rng: int = inside(kw_only=True)
    """The random generator, see `gwt.kernel.rng`."""
    agenda: list[Task] = field(factory=list, kw_only=True)
    """The pending tasks, the next one last."""
    reveals: int = field(default=0, kw_only=True)
    """The number of times that something hidden became known or was drawn at random; undo stops there."""
    over: bool = field(default=False, kw_only=True)
    log: list[Event] | None = transient()
    """Receives the events; where it is None, nobody listens and no event is made."""

    def tell(self, kind: Callable[Fields, Event], *values: Fields.args, **named: Fields.kwargs) -> None:
        """Makes an event of a kind, adds it to the log, if there is one, and does what waits for it.

        What every turn does asks for the log before it calls this: without a listener the calls, and what
        their arguments take to make, would be 4 % of all instructions of random games.
        """
        if self.log is not None:
            self.log.append(kind(*values, **named))
        triggers = self.rules.triggers
        if triggers is not None and kind in triggers.events:
            triggers.happened(self, kind(*values, **named))
