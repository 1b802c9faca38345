"""The base class of every part of a state."""

from typing import Self


class StatePart:
    """A class whose copies share nothing mutable with the original;

    `state_declaration.state` writes its methods.
    """

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError("a state class needs the @state decorator")

    def differing_fields(self, other: Self) -> list[int]:
        """Returns the places of the fields that differ from those of another part of the same class.

        They are places among `gwt.kernel.shape.fields_of`. Parts of the state in fields of their own and
        before the seats are left out; they have this method too.
        """
        raise NotImplementedError("a state class needs the @state decorator")
