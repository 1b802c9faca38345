"""Gathering the yield of a row of the player board, and repeating an effect for each action bonus."""

from collections.abc import Mapping, Sequence

from gwt.common.goods import gain_goods
from gwt.dsl import Effect, Repeat, RewardMode, verb
from gwt.games.pacific_rails.model import effects, state
from gwt.games.pacific_rails.model.board import Board
from gwt.kernel import Verb, Verbs, can


@verb("repeat ({effect})")
class RepeatForBonus(Effect):
    """Do an effect once, and once more for each action bonus of the turn."""

    reward_mode = RewardMode.WHOLLY
    as_cost = None
    effect: Effect


def row_yield(
    board: Board, houses: Mapping[str, Sequence[int]], seat: int, left: int, resource: str
) -> int:
    """Returns the yield of a resource's row with `left` houses in it.

    `houses` gives the owners of the houses in each district; each of the seat's own houses where the
    resource is gathered adds to the yield.
    """
    more = sum(houses.get(district, ()).count(seat) for district in board.gathering[resource])
    return board.player_board.rows[board.slots - left].yields + more


def _gather(table: state.Table, seat: int, effect: effects.Gather, cause: str) -> None:
    resource = effect.resource
    left = table.players[seat].houses[resource]
    many = row_yield(table.board, table.houses, seat, left, resource) + table.bonus
    gain_goods(table, seat, ((resource, many),), cause)


def _repeat(table: state.Table, seat: int, effect: RepeatForBonus, cause: str) -> None:
    table.agenda.append((seat, Repeat(1 + table.bonus, effect.effect), cause))


VERBS: Verbs[state.Table] = Verbs()
VERBS[effects.Gather] = Verb(_gather, can=lambda table, seat, effect: table.supply[effect.resource] > 0)
VERBS[RepeatForBonus] = Verb(_repeat, can=lambda table, seat, effect: can(table, seat, effect.effect))
