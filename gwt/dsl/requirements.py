"""The requirements and certain rewards of an effect, as far as its tree shows them."""

from collections.abc import Iterator

from gwt.dsl import amounts, effects
from gwt.errors import Message


def misplaced_requirements(effect: effects.Effect) -> Iterator[tuple[Message, str]]:
    """Yields the errors of the requirements in an effect, and of payments outside of them, with hints."""
    for node in effects.walk_effect(effect):
        if isinstance(node, effects.Exchange):
            for message in _unfit(node.cost):
                yield message, _correction(node)
    for payment in _stray(effect):
        where = f"'{payment}' must stand left of '->', where it is paid in full or not at all"
        yield Message(f"{where}: '{payment} -> ' and what it brings", payment), ""
        return


def _correction(exchange: effects.Exchange) -> str:
    """Returns a hint for an exchange whose requirement cannot be one, if it is known what was meant."""
    cost, reward = exchange.cost, exchange.reward
    match cost:
        case effects.May(inner):
            meant: effects.Effect = effects.Exchange(inner, reward)
        case effects.Must(inner) | effects.If(inner) | effects.Under(inner) | effects.Repeat(_, inner):
            meant = effects.replace_effect(cost, inner, effects.Exchange(inner, reward))
        case effects.Both((effects.Must(first), *others)):
            meant = effects.Must(effects.Exchange(effects.Both((first, *others)), reward))
        case effects.Sequence(steps):
            meant = effects.Exchange(effects.Both(steps), reward)
        case _:
            return ""
    return "" if any(misplaced_requirements(meant)) else f"Write '{meant}'."


def _unfit(cost: effects.Effect) -> Iterator[Message]:
    match cost:
        case effects.Choice(arms):
            for arm in arms:
                yield from _unfit(arm)
        case effects.Named(inner):
            yield from _unfit(inner)
        case effects.Both(parts):
            yield from _unfit_parts(parts)
        case _ if cost.as_cost is None:
            yield Message(f"'{cost}' cannot be a requirement, which is paid in full or not at all", cost)


def _unfit_parts(parts: tuple[effects.Effect, ...]) -> Iterator[Message]:
    """Yields an error for each part of a requirement that takes from another what that needs."""
    drawn: dict[str, effects.Effect] = {}
    for part in parts:
        verbs = list(_verbs(part))
        for verb in verbs:
            if not _resource(verb):
                yield Message(f"'{verb}' cannot be one of several parts of a requirement", verb)
        for source in dict.fromkeys(filter(None, map(_resource, verbs))):
            if source in drawn:
                both = f"'{drawn[source]}' and '{part}' both use {source}"
                yield Message(f"{both} (use it in one part)", drawn[source])
            drawn[source] = part


def _resource(verb: effects.Effect) -> str:
    return verb.as_cost.resource if verb.as_cost else ""


def _verbs(cost: effects.Effect) -> Iterator[effects.Effect]:
    """Yields the parts of a requirement, whichever way it is met."""
    if isinstance(cost, effects.Both | effects.Choice | effects.Named):
        for child in effects.children(cost):
            yield from _verbs(child)
    else:
        yield cost


def _stray(effect: effects.Effect) -> Iterator[effects.Effect]:
    """Yields payments that are no part of a requirement."""
    if effects.is_payment(effect):
        yield effect
    elif isinstance(effect, effects.Exchange):
        # What cannot be paid in a requirement has been reported there.
        yield from _stray(effect.reward)
    else:
        for child in effects.children(effect):
            yield from _stray(child)


def certain_parts(effect: effects.Effect) -> Iterator[effects.Effect]:
    """Yields the effects that are certain when an effect is carried out, as far as they are possible."""
    match effect:
        case effects.Sequence(steps):
            for step in steps:
                yield from certain_parts(step)
        case effects.Both(parts):
            yield from (part for part in parts if part.reward_mode is effects.RewardMode.WHOLLY)
        case effects.Choice((first, *others)):
            common = [set(certain_parts(arm)) for arm in others]
            yield from (step for step in certain_parts(first) if all(step in done for done in common))
        case effects.Named(inner) | effects.Must(inner):
            yield from certain_parts(inner)
        case _:
            yield effect


def at_least_one(amount: amounts.Amount) -> bool:
    """Whether an amount is at least 1, whatever happens."""
    match amount:
        case int(number) | amounts.UpTo(int(number)):
            return number > 0
        case amounts.Quantity() | amounts.UpTo(amounts.Quantity()):
            return True
    return False
