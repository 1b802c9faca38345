"""The tree of an expression: what every effect is, and the joiners that every game has.

A node states its fields and its source text, so that `parse(str(effect)) == effect`.
What a node means is not said here but in a row of a game's table of verbs.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from attrs import frozen

from gwt.dsl import amounts, nodes, templates
from gwt.dsl.amounts import Amount, Bound, Count, Per, PerNamed, Quantity, UpTo
from gwt.errors import Message


class RewardMode(Enum):
    """The ways to take a reward once its requirement is met."""

    FREELY = "it may be forgone"
    WHOLLY = "it is taken whole, without a question"


@frozen
class Cost:
    """The terms on which an effect stands left of `->`, where it is done in full or not at all."""

    resource: str = ""
    """The resource that it uses up as one of several parts; empty where it cannot be one of several."""
    only_for_reward: bool = False
    """Whether it is offered only if the reward is possible, such as paying money."""


class Effect(nodes.Node):
    """Something that can happen: a node, printed as its own source.

    Examples:
        >>> import gwt
        >>> reader = gwt.load_pack().parser
        >>> effect = reader.effect("discard 1 card -> (gain $2)")
        >>> str(effect)
        'discard 1 card -> gain $2'
        >>> effect is reader.effect(str(effect))
        True
    """

    templates: ClassVar[tuple[str, ...]] = ()
    """The template of authors, empty if they do not say it, and those of options, as `verb` sets them.

    There are none where the rule stands in the grammar, as that of a joiner does.
    """
    as_cost: ClassVar[Cost | None] = Cost()
    """Its terms as a cost; None if it cannot be one."""
    reward_mode: ClassVar[RewardMode] = RewardMode.FREELY
    yields_number: ClassVar[bool] = False
    """Whether doing it gives a number that `as` can name."""
    reveals: ClassVar[bool] = False
    """Whether doing it may make known what was hidden, or draws at random."""
    scaled_fields: ClassVar[tuple[str, ...]] = ()
    """The amounts that a doubled effect doubles."""

    def __str__(self) -> str:
        return templates.print_node(self)


class Joiner(Effect):
    """An effect that all games have; its rule stands in the grammar."""

    precedence: ClassVar[int] = 3
    """Its precedence, 3 at most; where a higher one is required, it stands in brackets."""


def needs_brackets(effect: Effect, precedence: int) -> bool:
    """Whether an effect stands in brackets where an effect of some precedence is required."""
    return isinstance(effect, Joiner) and effect.precedence < precedence


def _within(effect: Effect, precedence: int) -> str:
    return f"({effect})" if needs_brackets(effect, precedence) else str(effect)


class Done(Joiner):
    """Stop choosing here, or forgo an effect that may be declined: `done` or `forgo (a)`."""

    as_cost = None
    forgone: Effect | None = None

    def __str__(self) -> str:
        return "done" if self.forgone is None else f"forgo ({self.forgone})"


DONE = Done()


class Exchange(Joiner):
    """`cost -> reward`: the cost in full or not at all, then the reward."""

    precedence = 0
    as_cost = None
    cost: Effect
    reward: Effect

    def __str__(self) -> str:
        return f"{_within(self.cost, 1)} -> {_within(self.reward, 1)}"


class Both(Joiner):
    """`a and b`: each part in this order; as a reward, each part by itself."""

    precedence = 1
    parts: tuple[Effect, ...]

    def __str__(self) -> str:
        return " and ".join(_within(part, 2) for part in self.parts)


class Sequence(Joiner):
    """`a then b`: one after the other, the first being what decides whether there is a second."""

    precedence = 0
    as_cost = None
    steps: tuple[Effect, ...]

    def __str__(self) -> str:
        return " then ".join(_within(step, 1) for step in self.steps)


class Choice(Joiner):
    """`a or b`: exactly one of the arms (the slash on a tile)."""

    precedence = 0
    arms: tuple[Effect, ...]

    def __str__(self) -> str:
        return " or ".join(_within(arm, 2) for arm in self.arms)


class May(Joiner):
    """`may a`: the effect or nothing."""

    precedence = 2
    as_cost = None
    effect: Effect

    def __str__(self) -> str:
        return f"may {_within(self.effect, 2)}"


class Must(Joiner):
    """`must a`: the effect wherever it can be done, without a question."""

    precedence = 2
    reward_mode = RewardMode.WHOLLY
    as_cost = None
    effect: Effect

    def __str__(self) -> str:
        return f"must {_within(self.effect, 2)}"


class Named(Joiner):
    """`a as n`: the number that `a` comes to is called `n` in what follows."""

    precedence = 2
    effect: Effect
    name: str

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} as {self.name}"


class Under(Joiner):
    """`a if r`: only in games played with the ruling `r`."""

    precedence = 2
    as_cost = None
    effect: Effect
    ruling: str

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} if {self.ruling}"


class If(Joiner):
    """`a if 2 things`: only where there are at least so many when it is its turn."""

    precedence = 2
    as_cost = None
    word: ClassVar[str] = "if"
    effect: Effect
    number: int
    count: Count

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} {self.word} {self.count.of(self.number)}"


class Unless(If):
    """`a unless 2 things`: only where there are fewer when it is its turn."""

    word = "unless"


class Repeat(Joiner):
    """`repeat n times (a)`: so many times, each of which may be declined, which ends it."""

    reward_mode = RewardMode.WHOLLY
    as_cost = None
    scaled_fields = ("times",)
    times: int
    effect: Effect

    def __str__(self) -> str:
        return f"repeat {self.times} time{'s' * (self.times != 1)} ({self.effect})"


JOINERS: tuple[type[Joiner], ...] = tuple(
    kind for kind in list(vars().values()) if isinstance(kind, type) and issubclass(kind, Joiner)
)[1:]
"""Every kind of effect that all games have."""


class SecretChoice(Effect):
    """The choice of one seat among the options of an effect, which is kept until all have chosen."""

    effect: Effect


def children(effect: Effect) -> Iterator[Effect]:
    """Yields the effects directly inside an effect."""
    for value in nodes.field_values(effect):
        for child in value if isinstance(value, tuple) else (value,):
            if isinstance(child, Effect):
                yield child


def walk_effect(effect: Effect) -> Iterator[Effect]:
    """Yields the effect and every effect inside it, outermost first.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import walk_effect
        >>> effect = gwt.load_pack().parser.effect("discard 1 card -> gain $2")
        >>> [str(step) for step in walk_effect(effect)]
        ['discard 1 card -> gain $2', 'discard 1 card', 'gain $2']
    """
    return iter(_with_inner_effects(effect))


@lru_cache(maxsize=1 << 12)
def _with_inner_effects(effect: Effect) -> tuple[Effect, ...]:
    return effect, *(inner for child in children(effect) for inner in walk_effect(child))


@lru_cache(maxsize=1 << 13)
def contains_effect(effect: Effect, *kinds: type) -> bool:
    """Whether an effect is of one of some classes, or has one of these inside it."""
    return any(isinstance(node, kinds) for node in walk_effect(effect))


def replace_effect(effect: Effect, old: Effect, new: Effect) -> Effect:
    """The effect with `new` wherever `old` stands in it."""

    def other(value: object) -> Any:
        if isinstance(value, Effect):
            return replace_effect(value, old, new)
        return tuple(map(other, value)) if isinstance(value, tuple) else value

    if effect is old:
        return new
    kind: Any = type(effect)
    rebuilt_effect: Effect = kind(*map(other, nodes.field_values(effect)))
    return rebuilt_effect


def is_option_only(effect: Effect) -> bool:
    """Whether it is only said in options, records and agendas, not in content."""
    kind = type(effect)
    if kind is Done:
        return effect is not DONE
    if not templates.is_in_content(kind):
        return True
    parts = (getattr(effect, name) for name in templates.open_fields(kind))
    return any(part is not False and part not in templates.EMPTY for part in parts)


def is_payment(effect: Effect) -> bool:
    """Whether an effect stands only left of `->`, and is offered only if the reward is possible."""
    return effect.as_cost is not None and effect.as_cost.only_for_reward


def option_in_content_message(effect: Effect) -> str:
    """Returns the message about an option of a game that stands where an action should."""
    kind, message = type(effect), f"'{effect}' is an option of a game, not an action"
    is_verb = kind.templates and kind.templates[0]
    return Message(
        f"{message}: write '{templates.forms_of(kind)[0].plain}'" if is_verb else message, effect
    )


def has_zero_amount(effect: Effect) -> bool:
    """Whether an amount of an effect itself is 0, so that doing it changes nothing."""
    stated = (getattr(effect, name) for name in {"amount", *effect.scaled_fields} if hasattr(effect, name))
    if isinstance(effect, Unless) and effect.number == 0:
        return True
    return any(amounts.is_zero(amount) for amount in stated)


def _rebuilt(
    effect: Effect,
    amount: Callable[[Effect, str, Amount], Amount],
    inner: Callable[[Effect], Effect],
) -> Effect:
    """Returns the tree with each amount replaced, and each effect in it by what `inner` makes of it."""

    def rebuilt(name: str, value: object) -> Any:
        if isinstance(value, Effect):
            return inner(value)
        if isinstance(value, tuple):
            return tuple(rebuilt(name, part) for part in value)
        if isinstance(value, (int, Per, PerNamed, Quantity, Bound, UpTo)) and not isinstance(value, bool):
            return amount(effect, name, value)
        return value

    kind: Any = type(effect)
    rebuilt_effect: Effect = kind(*map(rebuilt, nodes.field_names(kind), nodes.field_values(effect)))
    return rebuilt_effect


def scale_effect(effect: Effect, factor: int) -> Effect:
    """The effect `factor` times over, requirement and reward alike."""
    if isinstance(effect, Repeat):
        return Repeat(effect.times * factor, effect.effect)
    return _rebuilt(
        effect,
        lambda node, name, value: (
            amounts.scale_amount(value, factor) if name in node.scaled_fields else value
        ),
        lambda inner: scale_effect(inner, factor),
    )


def unscaled_verbs(effect: Effect) -> Iterator[Effect]:
    """Yields the verbs in an effect that would be done no more often if the effect were doubled."""
    inner = () if isinstance(effect, Repeat) else tuple(children(effect))
    if not inner and not effect.scaled_fields:
        yield effect
    for child in inner:
        yield from unscaled_verbs(child)


@lru_cache(maxsize=4096)
def bind_name(effect: Effect, name: str, value: int) -> Effect:
    """The effect with the number called `name` filled in, where it has that from outside."""
    if name not in free_names(effect):
        return effect
    return _rebuilt(
        effect,
        lambda _node, _field, old: amounts.bind_amount(old, name, value),
        lambda inner: bind_name(inner, name, value),
    )


@lru_cache(maxsize=4096)
def free_names(effect: Effect) -> frozenset[str]:
    """The names of numbers that an effect uses and that are given outside of it."""
    names = {name for value in nodes.field_values(effect) for name in amounts.unbound_names(value)}
    for child in children(effect):
        names |= free_names(child)
    inner = (
        part for node in children(effect) for part in (node.parts if isinstance(node, Both) else (node,))
    )
    return frozenset(names - {part.name for part in inner if isinstance(part, Named)})


def parts_without_name(effect: Effect, name: str) -> Effect | None:
    """Returns the steps and parts of an effect that do not use the number `name`."""
    if name not in free_names(effect):
        return effect
    if not isinstance(effect, Both | Sequence):
        return None
    (parts,) = nodes.field_values(effect)
    left = tuple(part for part in parts if name not in free_names(part))
    return left[0] if len(left) == 1 else type(effect)(left) if left else None
