"""Seats that nobody plays: what they choose follows from the state, by ranks and by chance.

Their choices are made while tasks are carried out, so nobody is asked for them, and no record holds them:
playing it again comes to the same ones.
"""

from collections.abc import Sequence

from gwt import dsl
from gwt.kernel import rng, rules
from gwt.kernel.state import State


def automatic_choice(
    state: State, seat: int, effect: dsl.Effect, cause: str, options: Sequence[dsl.Effect]
) -> dsl.Effect | None:
    """Returns what an automatic seat chooses for a task, or None where it lets go of it.

    Of the options of the highest rank one is drawn by the generator of the state. An option that has to be
    narrowed again ranks as its best narrower one does.
    """
    automatic = state.rules.automatic
    assert automatic is not None, f"a person chooses for seat {seat}"
    rank = automatic.ranking(state, seat, effect, cause)
    best: list[dsl.Effect] = []
    highest: tuple[int, ...] | None = None
    for option in options:
        value = None if rank is None or type(option) is dsl.Done else _rank(state, seat, option, rank)
        if value is None or (highest is not None and value < highest):
            continue
        if value != highest:
            best, highest = [], value
        best.append(option)
    if not best:
        return next((option for option in options if type(option) is dsl.Done), None)
    if len(best) == 1:
        return best[0]
    state.reveals += 1
    return best[rng.random_below(state, len(best))]


def _rank(state: State, seat: int, option: dsl.Effect, rank: rules.Rank) -> tuple[int, ...] | None:
    narrow = state.rules.verbs[type(option)].options
    narrower = rules.DO_IT if narrow is None else narrow(state, seat, option)
    if narrower is rules.DO_IT or option in narrower:
        return rank(option)
    values = [_rank(state, seat, choice, rank) for choice in narrower if type(choice) is not dsl.Done]
    return max((value for value in values if value is not None), default=None)
