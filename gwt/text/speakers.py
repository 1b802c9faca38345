"""Who says what happens at a table and what stands around it: a `Narrator`, or a `Wordless` one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from gwt.dsl.amounts import Need
from gwt.dsl.effects import Effect
from gwt.kernel.events import Event

Names = Mapping[int, str]
"""What players are called, by their seats from 0."""


class Speaker(Protocol):
    """What `seat`, `word`, `named` and `counted` give is for `say`, which shows it in its language."""

    def event(self, event: Event, seat: int | None = None, names: Names | None = None) -> str:
        """An event as a sentence for a seat, from 0, or for somebody who looks on.

        What the seat may not see is not said. The text is empty where there is nothing to say.
        """

    def deed(self, event: Event, seat: int | None = None, names: Names | None = None) -> str:
        """What an event says of its seat, without naming it: `paid 2 dollars to seat 3`."""

    def option(self, option: Effect, forgone: Sequence[Effect] = ()) -> str:
        """An option as a sentence, and what of its reward will be forgone."""

    def say(self, id: str, **told: Any) -> str:
        """A message of the table in one line, such as `table-turn` with `turn=3`."""

    def seat(self, number: int) -> Any:
        """A seat by its number, from 1."""

    def word(self, id: str) -> Any:
        """A component, or something else that expressions name, by its name."""

    def named(self, ids: Iterable[Any]) -> Any:
        """Several such names; what is no text stands for itself."""

    def counted(self, numbers: Mapping[str, int]) -> Any:
        """So many of each of some things, of those of which there are any."""

    def unseen(self, number: int) -> Any:
        """So many things of which nobody may know what they are."""

    def name_of(self, id: str, number: int | str = 1, sort: str = "name") -> str:
        """What so many of a component are called, within a line; `sort` is the kind of its entry."""

    def effect(self, effect: Effect | Need) -> str:
        """An effect or a need as a part of a line."""
