"""Base classes of verbs, for modules that cannot import the subjects, and verbs that these ask for."""

from typing import ClassVar

from gwt.dsl import Both, Effect, Number, verb


class Plain(Effect):
    """A verb that neither spends money nor leads to an effect that could."""


class Money(Effect):
    """A verb that gains or pays dollars."""

    sign: ClassVar[int] = 1
    amount: Number


def net_dollars(effect: Effect | None) -> int:
    """The dollars gained, less those paid, by an effect that gains or pays money among other things."""
    match effect:
        case None:
            return 0
        case Money(int(amount)):
            return effect.sign * amount
        case Both(parts):
            return sum(map(net_dollars, parts))
    return 0


class EngineMove(Effect):
    """A verb that moves the engine, which may reach a station."""


class CattlemanMove(Effect):
    """A verb that moves the cattleman."""


class Delivery(Effect):
    """A verb that delivers to a city."""


@verb("specialize", narrow="specialize in {worker}")
class Specialize(Plain):
    """Specialize in a kind of worker."""

    as_cost = None
    worker: str = ""


@verb("play objectives")
class PlayObjectives(Effect):
    """Play any number of objective cards from the hand."""

    as_cost = None


@verb(narrow="use {double:'double'} {aux}")
class Auxiliary(Effect):
    double: bool
    aux: str
