"""Numbers as content says them: `2`, `up to 2`, `1 per card`, `drawn`."""

from attrs import frozen

from gwt.dsl.nodes import Node

NUMBER = 9_999
"""The largest whole number that content says, up or down."""


class Count(Node):
    """Something of a game that can be counted.

    `kind` names what the game counts and `arguments` what stands in the gaps of its template, see
    `gwt.dsl.counts`.
    """

    one: str
    many: str
    kind: str
    arguments: "tuple[str | int | Count | None, ...]" = ()

    def __str__(self) -> str:
        return self.one

    @property
    def argument(self) -> "str | int | Count | None":
        """The first of its arguments, or None if it has none."""
        return self.arguments[0] if self.arguments else None

    @property
    def innermost(self) -> "Count":
        """The count that is compared or taken of others; otherwise the count itself."""
        return self.argument.innermost if isinstance(self.argument, Count) else self

    def of(self, number: int) -> str:
        """So many of it: `2 cards`."""
        return f"{number} {self.one if number == 1 else self.many}"


class Owned(Count):
    """A count taken of other seats: `own buildings of next player`."""


class Condition(Count):
    """Something that holds or not, which counts as 1 and as 0, such as `last round`."""

    def of(self, number: int) -> str:
        return self.one


class Compared(Condition):
    """A count compared with those of others: 1 if that holds and 0 if not, as in `most own buildings`."""


def owned_count(count: Count, owner: str) -> Owned:
    """The count taken of other seats; `owner` says which."""
    return Owned(f"{count.one} {owner}", f"{count.many} {owner}", owner, (count,))


def compared_count(words: tuple[str, str], count: Count) -> Compared:
    """The count compared with others, by the words before and behind it: `more` and `than ...`."""
    before, behind = words
    phrase = f"{before} {count.many} {behind}".strip()
    kind = before if behind in ("", "than each other player") else f"{before} {behind}"
    return Compared(phrase, phrase, kind, (count,))


class Bound(Node):
    """A number found out while the effect runs, under the name that `as` gave it."""

    name: str

    def __str__(self) -> str:
        return self.name


class Per(Node):
    """`each` for every full `per` of a count: `2 per 3 cards`."""

    each: int
    per: int
    count: Count

    def __str__(self) -> str:
        return f"{self.each} per {self.count if self.per == 1 else self.count.of(self.per)}"


class Places(Per):
    """`each` for the most of a count, less for the second and third most: `5 / 2 by cards`.

    `ties` says what seats that are level get: each what the best of their places brings, or `split` the sum
    of their places, rounded down, or `lower` each what the last of their places brings.
    """

    second: int
    third: int = 0
    ties: str = ""

    @property
    def by_place(self) -> tuple[int, int, int]:
        """The points of each place, the first first."""
        return self.each, self.second, self.third

    def __str__(self) -> str:
        points = " / ".join(str(number) for number in self.by_place if number)
        return f"{points} by {self.count.many}{f' with ties {self.ties}' if self.ties else ''}"


class ByNumber(Per):
    """Points for a number of something, `each` for 1 of it: `1 / 3 / 6 by number of cards`.

    For more of it than points are given for they are those of the largest number.
    """

    later: tuple[int, ...]

    @property
    def by_number(self) -> tuple[int, ...]:
        """The points for 1 of it, for 2, and so on."""
        return self.each, *self.later

    def __str__(self) -> str:
        return f"{' / '.join(map(str, self.by_number))} by number of {self.count.many}"


class PerNamed(Node):
    """`each` for every full `per` of a number that has a name: `1 per drawn`, `2 per 3 drawn`."""

    each: int
    per: int
    number: Bound

    def __str__(self) -> str:
        return f"{self.each} per {'' if self.per == 1 else f'{self.per} '}{self.number}"


class Quantity(Node):
    """The count itself, where the word is already a number: `step limit`."""

    count: Count

    def __str__(self) -> str:
        return self.count.one


Number = int | Per | PerNamed | Quantity | Bound
"""An amount as content says it: a number, or a count."""


class UpTo(Node):
    """A maximum: at least 1 if used, at most `most`."""

    most: Number

    def __str__(self) -> str:
        return f"up to {self.most}"


Amount = Number | UpTo
"""A number, or the most of what may be chosen."""


def scale_amount(amount: Amount, factor: int) -> Amount:
    """The amount times `factor`; a bound number already carries the factor of what bound it."""
    match amount:
        case int():
            return amount * factor
        case Per(each, per, count):
            return Per(each * factor, per, count)
        case UpTo(most):
            inner = scale_amount(most, factor)
            assert not isinstance(inner, UpTo)
            return UpTo(inner)
        case Bound() | PerNamed() | Quantity():
            return amount
    raise AssertionError(f"no way to scale {amount!r}")


def bind_amount(amount: Amount, name: str, value: int) -> Amount:
    """The amount with the number called `name` filled in."""
    match amount:
        case Bound(bound_name) if bound_name == name:
            return value
        case PerNamed(each, per, Bound(bound_name)) if bound_name == name:
            return each * (value // per)
        case UpTo(most):
            inner = bind_amount(most, name, value)
            assert not isinstance(inner, UpTo)
            return UpTo(inner)
    return amount


def unbound_names(amount: object) -> tuple[str, ...]:
    """The names of the numbers that an amount waits for; none for what is no amount."""
    match amount:
        case Bound(name) | PerNamed(_, _, Bound(name)):
            return (name,)
        case UpTo(most):
            return unbound_names(most)
    return ()


def is_zero(amount: Amount) -> bool:
    """Whether an amount is 0, whatever is counted."""
    match amount:
        case Per(each) | PerNamed(each):
            return each == 0
        case UpTo(most):
            return is_zero(most)
    return amount == 0


@frozen
class Need:
    """`2 cards`: so many of something that can be counted."""

    number: int
    count: Count

    def __str__(self) -> str:
        return self.count.of(self.number)
