"""The protocol of `EventFormatter` and `CodeFormatter`, which format everything shown at a table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from gwt.dsl import Effect, Need
from gwt.kernel import Event

Names = Mapping[int, str]
"""The names of players, by their seats from 0."""


class Speaker(Protocol):
    """Formats events, options and messages at a table.

    `seat`, `word`, `named`, `counted` and `unseen` return arguments for `say`.
    """

    def event(self, event: Event, seat: int | None = None, names: Names | None = None) -> str:
        """Returns an event as a sentence for a seat, from 0, or for a spectator.

        Whatever the seat may not see is left out. The text may be empty.
        """

    def event_phrase(self, event: Event, seat: int | None = None, names: Names | None = None) -> str:
        """Returns an event as a phrase without its seat: `paid 2 dollars to seat 3`."""

    def option(self, option: Effect, forgone: Sequence[Effect] = ()) -> str:
        """Returns an option as a sentence, with the parts of its reward that will be forgone."""

    def message(self, id: str, **arguments: Any) -> str:
        """Returns a message at the table in one line, such as `table-turn` with `turn=3`."""

    def seat(self, number: int) -> Any:
        """Returns a seat, by its number from 1, as an argument for `say`."""

    def word(self, id: str) -> Any:
        """Returns the name of a component, or of another word of expressions, as an argument for `say`."""

    def names_argument(self, ids: Iterable[Any]) -> Any:
        """Returns a list of names as an argument for `say`; values that are not texts stay as they are."""

    def counts_argument(self, numbers: Mapping[str, int]) -> Any:
        """Returns a list of numbers with names, without zeros, as an argument for `say`."""

    def unseen(self, number: int) -> Any:
        """Returns a number of hidden things as an argument for `say`."""

    def name_of(self, id: str, number: int | str = 1, sort: str = "name") -> str:
        """Returns the name of a component, in singular or plural; `sort` is the kind of its entry."""

    def effect(self, effect: Effect | Need) -> str:
        """Returns an effect or a need as a part of a line."""
