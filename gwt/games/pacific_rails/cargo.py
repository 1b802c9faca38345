"""Gathering resources: what a row of the player board yields."""

from collections.abc import Mapping, Sequence

from gwt.common.goods import gain
from gwt.games.pacific_rails.board import Board
from gwt.games.pacific_rails.effects import Gather
from gwt.games.pacific_rails.state import Table
from gwt.kernel.rules import Verb, Verbs


def production(
    board: Board, houses: Mapping[str, Sequence[int]], seat: int, left: int, resource: str
) -> int:
    """What the row of a resource yields with so many houses `left` in it.

    `houses` are those in the districts, by the seats of their owners: each of the seat's own counts
    where the resource is gathered.
    """
    own = sum(houses.get(district, ()).count(seat) for district in board.gathering[resource])
    return board.player_board.rows[board.slots - left].yields + own


def _gather(table: Table, seat: int, effect: Gather, cause: str) -> None:
    resource = effect.resource
    left = table.players[seat].houses[resource]
    many = production(table.board, table.houses, seat, left, resource) + table.bonus
    gain(table, seat, ((resource, many),), cause)


VERBS: Verbs[Table] = Verbs()
VERBS[Gather] = Verb(_gather, can=lambda table, seat, effect: table.supply[effect.resource] > 0)
