"""The tasks that effects are put on the agenda as, those of `a -> b` above all.

The cost of an exchange is met in full, then each part of the reward is taken or forgone.
"""

from collections.abc import Iterator, Sequence

from gwt import dsl, memory_cache
from gwt.kernel.state import State


def begin(state: State, seat: int, option: dsl.Effect, cause: str) -> None:
    """Puts an option that has been chosen on the agenda, so that nobody is asked about it again.

    Of an exchange that is the reward, and the cost on top of it; of `done` nothing.
    """
    if type(option) is dsl.Exchange:
        push(state, seat, reward_tasks(option.reward), cause)
        if state.rules.freely is not None:
            state.agenda.append((seat, state.rules.freely.mark, cause))
        push(state, seat, cost_parts(option.cost), cause)
    elif type(option) is not dsl.Done:
        state.agenda.append((seat, option, cause))


def push(state: State, seat: int, effects: Sequence[dsl.Effect], cause: str) -> None:
    """Puts effects on the agenda so that the first of them is done first.

    Each requirement among them will be a question; see `begin` for one that has been chosen.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import push
        >>> game = gwt.new_game(players=2, seed=1)
        >>> state, reader = game.state.copy(), game.pack.parser
        >>> push(state, 0, (reader.effect("gain $1"), reader.effect("gain $2")), "a tile")
        >>> [str(effect) for _, effect, _ in state.agenda[-2:]]
        ['gain $2', 'gain $1']
    """
    # The agenda is a stack, so what is to come first is put there last.
    agenda = state.agenda
    for effect in effects[::-1]:
        agenda.append((seat, effect, cause))


@memory_cache.bounded_cache(1 << 14)
def cost_parts(cost: dsl.Effect) -> tuple[dsl.Effect, ...]:
    """Returns the parts of a cost in the order in which they are met, payments first."""
    costs = cost.parts if isinstance(cost, dsl.Both) else (cost,)
    return tuple(sorted(costs, key=lambda part: not dsl.is_payment(part)))


@memory_cache.bounded_cache(1 << 14)
def reward_tasks(effect: dsl.Effect) -> tuple[dsl.Effect, ...]:
    """Returns the tasks of a reward: a decision for each part, which may be forgone."""
    if isinstance(effect, dsl.Both):
        # A tree with `as` stays one task, because its number is written into the next task only.
        if dsl.free_names(effect):
            return (effect,)
        return tuple(offer for part in effect.parts for offer in reward_tasks(part))
    return (
        (effect,)
        if effect.reward_mode is dsl.RewardMode.WHOLLY or isinstance(effect, dsl.May)
        else (dsl.May(effect),)
    )


@memory_cache.bounded_cache(1 << 14)
def make_compulsory(effect: dsl.Effect) -> dsl.Effect:
    """Returns the effect with every part of an `and` in it compulsory.

    What says `may` and what a requirement brings can still be declined.
    """
    match effect:
        case dsl.Both(several):
            return (
                effect
                if dsl.free_names(effect)
                else dsl.Must(dsl.Both(tuple(map(make_compulsory, several))))
            )
        case dsl.Choice(several):
            return dsl.Choice(tuple(map(make_compulsory, several)))
        case dsl.Sequence(several):
            return dsl.Sequence(tuple(map(make_compulsory, several)))
        case dsl.If(inner) | dsl.Under(inner):
            return type(effect)(make_compulsory(inner), *dsl.field_values(effect)[1:])
    return effect


def declinable_parts(effect: dsl.Effect, reward: bool = True) -> Iterator[tuple[dsl.Effect, bool]]:
    """Yields each part of an effect, and whether a player may decline it.

    A `reward` is offered part by part; anything else is carried out unless its words say `may`.
    """
    match effect:
        case dsl.Exchange(cost, brings):
            yield cost, True
            yield from declinable_parts(brings)
        case dsl.Both(several):
            for part in several:
                yield from declinable_parts(part, reward)
        case dsl.Sequence(several):
            for part in several:
                yield from declinable_parts(part, reward=False)
        case dsl.Must(dsl.Exchange(cost, brings)):
            yield cost, False
            yield from declinable_parts(brings)
        case dsl.Must(inner):
            yield from declinable_parts(inner, reward=False)
        case dsl.May(inner):
            for part, _ in declinable_parts(inner):
                yield part, True
        case _:
            yield (
                effect,
                isinstance(effect, dsl.Repeat)
                or (reward and effect.reward_mode is not dsl.RewardMode.WHOLLY),
            )
