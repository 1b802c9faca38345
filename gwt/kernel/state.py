"""The state of a game: slotted, mutable, small, with a generated `copy()`."""

from collections.abc import Callable
from typing import Annotated, ParamSpec

from attrs import field

from gwt import dsl
from gwt.kernel import events, shape, state_declaration
from gwt.kernel.rules import Rules

Fields = ParamSpec("Fields")

Task = Annotated[tuple[events.Seat, dsl.Effect, str], shape.TASK]
"""Something still to be done: the seat that does it, what it is, and the id of what caused it."""


@state_declaration.state(kw_only=True)
class State(shape.StatePart):
    """The fields of every game's state; a game's own state is a subclass."""

    rules: Rules = state_declaration.shared()
    """The rules by which it is played; all copies share them."""
    rng: int = state_declaration.internal()
    """The random generator, see `gwt.kernel.rng`."""
    agenda: list[Task] = field(factory=list)
    """The pending tasks, the next one last."""
    reveals: int = 0
    """The number of times that something hidden became known or was drawn at random; undo stops there."""
    over: bool = False
    log: list[events.Event] | None = state_declaration.transient()
    """Receives the events; where it is None, only those are made for which a trigger waits."""

    def emit(
        self, kind: Callable[Fields, events.Event], *values: Fields.args, **named: Fields.kwargs
    ) -> None:
        """Makes an event of a kind, if it is heard: for the log, and for the triggers that wait for it.

        Where the arguments take long to make, and in what every turn does, `hears` is asked first: without
        a listener the calls would be 4 % of all instructions of random games.
        """
        triggers = self.rules.triggers
        if self.log is None and (triggers is None or not triggers.wait(kind)):
            return
        event = kind(*values, **named)
        if self.log is not None:
            self.log.append(event)
        if triggers is not None and type(event) in triggers.events:
            triggers.trigger_event(self, event)

    def hears(self, kind: Callable[..., events.Event]) -> bool:
        """Whether there is a log, or a trigger that may wait for what a class or a function makes."""
        triggers = self.rules.triggers
        return self.log is not None or (triggers is not None and triggers.wait(kind))
