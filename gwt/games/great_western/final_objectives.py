"""The objective cards at the end: the best that their owner can make of them, by exact search.

The owner decides which asset serves which card and which cards of the deck are added to the area
(rulebook p. 15, 16; ruling A32).
An asset serves one card only; cards in the area have to be scored.
"""

from functools import lru_cache
from operator import attrgetter

from attrs import frozen

from gwt.dsl.amounts import Count
from gwt.games.great_western.content import Objective
from gwt.games.great_western.state import Table
from gwt.kernel.rules import counted


@frozen
class Outcome:
    """`points` are those of category 7; `fulfilled`, `failed` and `omitted` are ids of cards."""

    points: int
    in_area: int
    fulfilled: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    omitted: tuple[str, ...] = ()


def final_objectives(table: Table, seat: int) -> Outcome:
    """The outcome that brings the most points, those of station masters for cards in the area included."""
    player, cards = table.players[seat], table.board.cards
    area = tuple(_objective(cards[id].objective) for id in player.objectives)
    deck = tuple(
        sorted((card for id in player.deck if (card := cards[id].objective)), key=attrgetter("id"))
    )
    kinds = tuple(dict.fromkeys(need.count for one in area + deck for need in one.needs))
    assets = tuple(counted(table, seat, kind) for kind in kinds)
    outcomes = _outcomes(area, deck, kinds, assets)
    per_cards = [
        score
        for score in (table.board.masters[tile].score for tile in player.masters)
        if score is not None and score.count.kind == "objective in area"
    ]

    def worth(outcome: Outcome) -> int:
        masters = sum(one.each * (outcome.in_area // one.per) for one in per_cards)
        return outcome.points + masters

    return max(outcomes, key=worth)


def _objective(objective: Objective | None) -> Objective:
    assert objective is not None
    return objective


@lru_cache(maxsize=10_000)
def _outcomes(
    area: tuple[Objective, ...],
    deck: tuple[Objective, ...],
    kinds: tuple[Count, ...],
    assets: tuple[int, ...],
) -> tuple[Outcome, ...]:
    """The best outcome for each number of cards in the area and each use of the assets.

    Two ways that leave the same assets and have as many cards in the area differ only in points, so
    the better one stands for both.
    """
    best = {(0, assets): Outcome(0, 0)}
    for at, card in enumerate(area + deck):
        costs = [0] * len(kinds)
        for need in card.needs:
            costs[kinds.index(need.count)] += need.number
        following: dict[tuple[int, tuple[int, ...]], Outcome] = {}
        for (_, left), so_far in best.items():
            ways = [(left, _with(so_far, card, fulfilled=False))]
            rest = tuple(have - cost for have, cost in zip(left, costs, strict=True))
            if min(rest, default=0) >= 0:
                ways.append((rest, _with(so_far, card, fulfilled=True)))
            if at >= len(area):
                ways.append((left, _without(so_far, card)))
            for assets_left, way in ways:
                known = following.get((way.in_area, assets_left))
                if known is None or way.points > known.points:
                    following[way.in_area, assets_left] = way
        best = following
    return tuple(best.values())


def _with(so_far: Outcome, card: Objective, fulfilled: bool) -> Outcome:
    return Outcome(
        so_far.points + (card.points if fulfilled else -card.penalty),
        so_far.in_area + 1,
        (*so_far.fulfilled, card.id) if fulfilled else so_far.fulfilled,
        so_far.failed if fulfilled else (*so_far.failed, card.id),
        so_far.omitted,
    )


def _without(so_far: Outcome, card: Objective) -> Outcome:
    return Outcome(
        so_far.points,
        so_far.in_area,
        so_far.fulfilled,
        so_far.failed,
        (*so_far.omitted, card.id),
    )
