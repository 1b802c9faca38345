"""The tree of an expression: what every effect is, and the joiners that every game has.

A node states its fields and its source text, so that `parse(str(effect)) == effect`.
What a node means is not said here but in a row of a game's table of verbs.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from gwt.dsl import amounts, templates
from gwt.dsl.amounts import Amount, Bound, Count, Per, PerNamed, Quantity, UpTo
from gwt.dsl.nodes import Node, field_names, field_values
from gwt.errors import Message


class RewardMode(Enum):
    """The ways to take a reward once its requirement is met."""

    FREELY = "it may be forgone"
    WHOLLY = "it is taken whole, without a question"


class Effect(Node):
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

    template: ClassVar[str] = ""
    """Its template, see `gwt.dsl.templates`; empty where its rule stands in the grammar."""
    option_templates: ClassVar[tuple[str, ...]] = ()
    """The template of options, records and agendas, where it differs from that of authors."""
    reward_mode: ClassVar[RewardMode] = RewardMode.FREELY
    only_for_reward: ClassVar[bool] = False
    """Whether, as a cost, it is offered only if the reward is possible, such as paying money."""
    yields_number: ClassVar[bool] = False
    """Whether doing it gives a number that `as` can name."""
    partial_allowed: ClassVar[bool] = False
    """Whether it is done in part if it cannot be done in full; otherwise it is then skipped."""
    reveals: ClassVar[bool] = False
    """Whether doing it may make known what was hidden, or draws at random."""
    precedence: ClassVar[int] = 3
    """Its precedence; where a higher one is asked for, it stands in brackets."""
    scaled_fields: ClassVar[tuple[str, ...]] = ()
    """The amounts that a doubled effect doubles."""
    in_content: ClassVar[bool] = True
    """Whether authors say it, and not only options, records and agendas."""
    open_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that are empty in content, and that options fill in: those of `option_templates` alone."""
    can_be_cost: ClassVar[bool] = True
    """Whether it can stand left of `->`, where it is done in full or not at all."""
    uses_resource: ClassVar[str] = ""
    """The resource that it uses up as a part of a requirement; empty where it cannot be one."""
    needs: ClassVar[str] = ""
    """The kind of component without which a pack has no use for it; empty where every pack has."""

    def __str__(self) -> str:
        return templates.print_node(self)


def _within(effect: Effect, tightness: int) -> str:
    return str(effect) if effect.precedence >= tightness else f"({effect})"


class Done(Effect):
    """Stop choosing here, or forgo an effect that may be declined: `done` or `forgo (a)`."""

    can_be_cost: ClassVar[bool] = False
    forgone: Effect | None = None

    def __str__(self) -> str:
        return "done" if self.forgone is None else f"forgo ({self.forgone})"


DONE = Done()


class Exchange(Effect):
    """`cost -> reward`: the cost in full or not at all, then the reward."""

    precedence: ClassVar[int] = 0
    can_be_cost: ClassVar[bool] = False
    cost: Effect
    reward: Effect

    def __str__(self) -> str:
        return f"{_within(self.cost, 1)} -> {_within(self.reward, 1)}"


class Both(Effect):
    """`a and b`: each part in this order; as a reward, each part by itself."""

    precedence: ClassVar[int] = 1
    parts: tuple[Effect, ...]

    def __str__(self) -> str:
        return " and ".join(_within(part, 2) for part in self.parts)


class Sequence(Effect):
    """`a then b`: one after the other, the first being what decides whether there is a second."""

    precedence: ClassVar[int] = 0
    can_be_cost: ClassVar[bool] = False
    steps: tuple[Effect, ...]

    def __str__(self) -> str:
        return " then ".join(_within(step, 1) for step in self.steps)


class Choice(Effect):
    """`a or b`: exactly one of the arms (the slash on a tile)."""

    precedence: ClassVar[int] = 0
    arms: tuple[Effect, ...]

    def __str__(self) -> str:
        return " or ".join(_within(arm, 2) for arm in self.arms)


class May(Effect):
    """`may a`: the effect or nothing."""

    precedence: ClassVar[int] = 2
    can_be_cost: ClassVar[bool] = False
    effect: Effect

    def __str__(self) -> str:
        return f"may {_within(self.effect, 2)}"


class Must(Effect):
    """`must a`: the effect wherever it can be done, without a question."""

    precedence: ClassVar[int] = 2
    reward_mode: ClassVar[RewardMode] = RewardMode.WHOLLY
    can_be_cost: ClassVar[bool] = False
    effect: Effect

    def __str__(self) -> str:
        return f"must {_within(self.effect, 2)}"


class Named(Effect):
    """`a as n`: the number that `a` comes to is called `n` in what follows."""

    precedence: ClassVar[int] = 2
    effect: Effect
    name: str

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} as {self.name}"


class Under(Effect):
    """`a if r`: only in games played with the ruling `r`."""

    precedence: ClassVar[int] = 2
    can_be_cost: ClassVar[bool] = False
    effect: Effect
    ruling: str

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} if {self.ruling}"


class If(Effect):
    """`a if 2 things`: only where there are at least so many when it is its turn."""

    precedence: ClassVar[int] = 2
    can_be_cost: ClassVar[bool] = False
    word: ClassVar[str] = "if"
    effect: Effect
    number: int
    count: Count

    def __str__(self) -> str:
        return f"{_within(self.effect, 3)} {self.word} {self.count.of(self.number)}"


class Unless(If):
    """`a unless 2 things`: only where there are fewer when it is its turn."""

    word: ClassVar[str] = "unless"


class Repeat(Effect):
    """`repeat n times (a)`: so many times, each of which may be declined, which ends it."""

    reward_mode: ClassVar[RewardMode] = RewardMode.WHOLLY
    partial_allowed: ClassVar[bool] = True
    can_be_cost: ClassVar[bool] = False
    scaled_fields: ClassVar[tuple[str, ...]] = ("times",)
    times: int
    effect: Effect

    def __str__(self) -> str:
        return f"repeat {self.times} time{'s' * (self.times != 1)} ({self.effect})"


JOINERS: tuple[type[Effect], ...] = tuple(
    kind for kind in list(vars().values()) if isinstance(kind, type) and issubclass(kind, Effect)
)[1:]
"""Every kind of effect that all games have."""


def children(effect: Effect) -> Iterator[Effect]:
    """Yields the effects directly inside an effect."""
    for value in field_values(effect):
        for child in value if isinstance(value, tuple) else (value,):
            if isinstance(child, Effect):
                yield child


def walk_effect(effect: Effect) -> Iterator[Effect]:
    """Yields the effect and every effect inside it, outermost first.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import walk_effect
        >>> effect = gwt.load_pack().parser.effect("discard 1 card -> gain $2")
        >>> [str(one) for one in walk_effect(effect)]
        ['discard 1 card -> gain $2', 'discard 1 card', 'gain $2']
    """
    yield effect
    for child in children(effect):
        yield from walk_effect(child)


def replace_effect(effect: Effect, old: Effect, new: Effect) -> Effect:
    """The effect with `new` wherever `old` stands in it."""

    def other(value: object) -> Any:
        if isinstance(value, Effect):
            return replace_effect(value, old, new)
        return tuple(map(other, value)) if isinstance(value, tuple) else value

    if effect is old:
        return new
    kind: Any = type(effect)
    rebuilt_effect: Effect = kind(*map(other, field_values(effect)))
    return rebuilt_effect


def is_option_only(effect: Effect) -> bool:
    """Whether it is only said in options, records and agendas, not in content."""
    parts = (getattr(effect, name) for name in effect.open_fields)
    if type(effect) is Done:
        return effect is not DONE
    return not effect.in_content or any(part is not False and part not in templates.EMPTY for part in parts)


def option_in_content_message(effect: Effect) -> str:
    """Returns the message about an option of a game that stands where an action should."""
    kind, message = type(effect), f"'{effect}' is an option of a game, not an action"
    is_verb = kind.in_content and kind.template
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
    rebuilt_effect: Effect = kind(*map(rebuilt, field_names(kind), field_values(effect)))
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
    names = {name for value in field_values(effect) for name in amounts.unbound_names(value)}
    for child in children(effect):
        names |= free_names(child)
    inner = (part for one in children(effect) for part in (one.parts if isinstance(one, Both) else (one,)))
    return frozenset(names - {part.name for part in inner if isinstance(part, Named)})


def parts_without_name(effect: Effect, name: str) -> Effect | None:
    """Returns the steps and parts of an effect that do not use the number `name`."""
    if name not in free_names(effect):
        return effect
    if not isinstance(effect, Both | Sequence):
        return None
    (parts,) = field_values(effect)
    left = tuple(part for part in parts if name not in free_names(part))
    return left[0] if len(left) == 1 else type(effect)(left) if left else None
