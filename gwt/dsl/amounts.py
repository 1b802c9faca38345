"""Numbers as content says them: `2`, `up to 2`, `1 per card`, `drawn`."""

from gwt.dsl.nodes import Node, node


@node
class Count(Node):
    """Something of a game that can be counted.

    `kind` names what the game counts and `argument` narrows it, so that one row of a game's table
    serves every word that differs only in the component it names.
    """

    one: str
    many: str
    kind: str
    argument: str | int | None = None

    def __str__(self) -> str:
        return self.one


@node
class Per(Node):
    """`each` for every full `per` of a count: `2 per 3 cards`."""

    each: int
    per: int
    count: Count

    def __str__(self) -> str:
        counted = self.count.one if self.per == 1 else f"{self.per} {self.count.many}"
        return f"{self.each} per {counted}"


@node
class Quantity(Node):
    """The count itself, where the word is already a number: `step limit`."""

    count: Count

    def __str__(self) -> str:
        return self.count.one


@node
class Bound(Node):
    """A number found out while the effect runs, under the name that `as` gave it."""

    name: str

    def __str__(self) -> str:
        return self.name


Number = int | Per | Quantity | Bound


@node
class UpTo(Node):
    """A maximum: at least 1 if used, at most `most`."""

    most: Number

    def __str__(self) -> str:
        return f"up to {self.most}"


Amount = Number | UpTo


def scaled(amount: Amount, factor: int) -> Amount:
    """The amount times `factor`; a bound number already carries the factor of what bound it."""
    match amount:
        case int():
            return amount * factor
        case Per(each, per, count):
            return Per(each * factor, per, count)
        case UpTo(most):
            inner = scaled(most, factor)
            assert not isinstance(inner, UpTo)
            return UpTo(inner)
        case Bound() | Quantity():
            return amount
    raise AssertionError(f"no way to scale {amount!r}")


def bound(amount: Amount, name: str, value: int) -> Amount:
    """The amount with the number called `name` filled in."""
    match amount:
        case Bound(own) if own == name:
            return value
        case UpTo(Bound(own)) if own == name:
            return UpTo(value)
    return amount
