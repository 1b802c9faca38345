"""The row of a verb in C, and what of a game has to be written in C by hand."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from gwt.dsl import Effect
from tests.benchmarks.compiled_rules.forms import Form, Payload

if TYPE_CHECKING:
    from tests.benchmarks.compiled_rules.program import Program


@frozen(eq=False)
class Code:
    """The row of a verb in C: bodies of functions of `s`, `seat` and `arg`.

    `arg` is the place in a family, or the payload. The functions are those of `gwt.kernel.Verb`, and one
    that is empty has the default of the kernel.
    """

    can: str = "return 1;"
    options: str = ""
    """Fills `out`; left empty if nothing is ever left to choose."""
    do: str = ""
    """It also has `cause`, as `chosen` and `begin` have."""
    chosen: str = ""
    """It also has `option`."""
    begin: str = ""
    listed: str = ""
    """Fills `out` with the ways to list it in an enclosing decision."""
    opens: tuple[Form, ...] = ()
    """The forms of its options, each as often as it may be among them, without `done`."""
    lists: tuple[Form, ...] = ()
    """The forms of what `listed` lists."""
    number: str = ""
    """Does it and returns its number, for a verb that comes to one; there is no `do` then."""
    helper: str = ""
    """Functions of its own, which stand before the others."""


Row = Callable[["Program", Form], Code]
"""Makes the C of a form of a verb."""
CountRow = Callable[["Program", Any], str]
"""Makes an expression in C that counts for `seat`, given the argument of the count."""


@frozen(eq=False)
class Slice:
    """Whatever of a game is code today, written in C by hand, and what no field declares."""

    rows: Mapping[type[Effect], Row]
    counts: Mapping[str, CountRow]
    course: Callable[["Program"], str]
    """Makes C for `set_up` and `next_turn`, with the tables and functions that the rows use."""
    capacities: Callable[[Any, int], Mapping[str, int]]
    """Returns how many components of each kind may lie in a row, for a board and a number of players."""
    causes: Callable[[Any], Sequence[str]]
    """Returns the causes that tasks can have, for a board."""
    names: Callable[[Any], Mapping[str, Sequence[str]]] = field(default=lambda board: {})
    """Returns the names of kinds, where they are not those of the vocabulary in its order."""
    payloads: Callable[[Any], Mapping[type[Effect], Payload]] = field(default=lambda board: {})
    numbers: Mapping[type[Effect], Callable[[Any], int]] = field(factory=dict)
    """The largest number to which each verb can come that `as` may name, for a board."""
    ending: Callable[["Program"], str] = field(default=lambda program: "")
    """Makes C that stands last, when all forms are known."""
    kept: Collection[str] = ()
    """The fields that no verb of the slice changes."""
    assumed: Callable[[Any], str] = field(default=lambda state: "")
    """Returns what of a state the C does not know; nothing if it knows all that matters."""
    scored: Collection[str] | None = None
    """The categories of the score pad that have C; all of them, unless it says which."""

    def with_rows(self, rows: Mapping[type[Effect], Row]) -> "Slice":
        """The same with other rows."""
        return evolve(self, rows=rows)
