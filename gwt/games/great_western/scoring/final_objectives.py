"""The final scoring of objective cards, with the best choices for their owner.

The owner decides which asset serves which card and which cards of the deck are added to the area
(rulebook p. 15, 16; ruling A32).
An asset serves one card only; cards in the area have to be scored.
"""

from attrs import frozen

from gwt.common import FAILED, FULFILLED, OMITTED, AssignedTask, assign
from gwt.dsl import Count, Per
from gwt.games.great_western.entries.content import Objective
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.state import Table
from gwt.kernel import count_for
from gwt.memory_cache import bounded_cache


@frozen
class ObjectiveOutcome:
    """The scoring of objective cards: the points of category 7, and the ids of cards by their result."""

    points: int
    in_area: int
    fulfilled: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    omitted: tuple[str, ...] = ()


NOTHING = ObjectiveOutcome(0, 0)


def score_final_objectives(table: Table, seat: int) -> ObjectiveOutcome:
    """Returns the scoring with the most points, including those of station masters for cards in the area.

    Among equal ones it prefers more cards in the area, and it is deterministic.
    """
    player, board = table.players[seat], table.board
    deck = sorted(filter(board.matching["objective"].__contains__, player.deck))
    if not deck and not player.objectives:
        return NOTHING
    cards = _cards(board, player.objectives, tuple(deck))
    assets: list[int] = []
    for kind, needed in cards.assets:
        count = count_for(table, seat, kind)
        assets.append(count if count < needed else needed)
    bonuses = _bonuses(board, player.masters) if player.masters else ()
    return _outcome(cards, tuple(assets), bonuses)


@bounded_cache(1 << 8)
def _bonuses(board: Board, masters: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The points that station masters give for cards in the area, each with the cards per award."""
    scores = [board.masters[tile].score for tile in masters]
    return tuple(
        (per.each, per.per) for per in scores if type(per) is Per and per.count.kind == "objective in area"
    )


@frozen(eq=False)
class _Cards:
    """The objective cards of a seat, those in the area first."""

    ids: tuple[str, ...]
    tasks: tuple[AssignedTask, ...]
    assets: tuple[tuple[Count, int], ...]
    """The counts that the cards need, each with the total number needed; more are of no use."""


@bounded_cache(1 << 12)
def _cards(board: Board, area: tuple[str, ...], deck: tuple[str, ...]) -> _Cards:
    needed: dict[Count, int] = {}
    kinds: list[Count] = []
    tasks: list[AssignedTask] = []
    for at, id in enumerate(area + deck):
        objective = board.cards[id].objective
        assert objective is not None
        costs = _costs(objective)
        for kind, number in costs.items():
            if kind not in needed:
                kinds.append(kind)
            needed[kind] = needed.get(kind, 0) + number
        needs = tuple((kinds.index(kind), number) for kind, number in costs.items())
        tasks.append(AssignedTask(needs, objective.points, objective.penalty, optional=at >= len(area)))
    return _Cards(area + deck, tuple(tasks), tuple(needed.items()))


def _costs(card: Objective) -> dict[Count, int]:
    costs: dict[Count, int] = {}
    for need in card.needs:
        costs[need.count] = costs.get(need.count, 0) + need.number
    return costs


@bounded_cache(1 << 14)
def _outcome(
    cards: _Cards, assets: tuple[int, ...], bonuses: tuple[tuple[int, int], ...]
) -> ObjectiveOutcome:
    outcomes = assign(cards.tasks, assets, bonuses).ways

    def those(outcome: int) -> tuple[str, ...]:
        return tuple(id for id, became in zip(cards.ids, outcomes, strict=True) if became == outcome)

    points = sum(
        task.points if outcome == FULFILLED else -task.penalty
        for task, outcome in zip(cards.tasks, outcomes, strict=True)
        if outcome != OMITTED
    )
    in_area = sum(outcome != OMITTED for outcome in outcomes)
    return ObjectiveOutcome(points, in_area, those(FULFILLED), those(FAILED), those(OMITTED))
