"""What holds for a seat: as printed if somebody plays it, and as `opponent.yaml` says if nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from gwt.dsl import Effect, Need, Per
from gwt.games.great_western.opponent_content import Opponent

if TYPE_CHECKING:
    from gwt.games.great_western.board import Board
    from gwt.games.great_western.state import Table


@frozen(eq=False)
class Role:
    """What the rules ask of a seat that may be another for one that nobody plays."""

    played: bool
    """Whether somebody plays it."""
    turn: Effect
    first_turn: Effect
    """What it does before its cattleman stands on the trail."""
    uses: Mapping[str, Effect]
    """What it does on each space that offers something itself."""
    needs: Mapping[str, tuple[Need, ...]]
    """What each city needs for its delivery, where that is anything."""
    city_scores: Mapping[str, Per]
    """What a disc in a city counts by, beside its printed points."""
    city_points: Mapping[str, int]
    """The points of a disc in a city that are added to the printed ones."""
    scores: Mapping[str, tuple[Per, ...]]
    """The categories of the score pad that count for it in a way of their own."""
    without: frozenset[str] = frozenset()
    """What it has no use for, see `opponent_content.Opponent.without`."""
    appointee: str | None = None
    """The worker from outside the game that it gives up in place of a hired one, if it does."""
    side: str = ""
    """The side of its private buildings, if it has its own."""
    deck: tuple[str, ...] = ()
    """Its turn cards."""


def roles_of(board: Board, opponent: Opponent | None) -> tuple[Role, ...]:
    """Returns the role of each seat, the last one last: it is found by `role`."""
    cities = board.cities.values()
    uses = {one.id: one.use for one in board.spaces.values() if one.use is not None}
    needs = {one.id: one.needs for one in cities if one.needs}
    player = Role(True, board.turn, board.first_turn, uses, needs, board.city_scores, {}, {})
    players = (player,) * max(board.fees)
    if opponent is None:
        return players
    points = {one.city: one.points for one in opponent.cities if one.points is not None}
    nobody = Role(
        False,
        opponent.turn,
        opponent.turn,
        uses | {stop.space: stop.use for stop in opponent.stops},
        needs | {one.city: one.needs for one in opponent.cities if one.needs is not None},
        {city: score for city, score in board.city_scores.items() if city not in points},
        {city: each - board.cities[city].points for city, each in points.items()},
        {one.category: one.score for one in opponent.scores},
        frozenset(opponent.without),
        opponent.appointee,
        opponent.side,
        tuple(card.id for card in opponent.cards if card.id not in board.level.unused),
    )
    return players + (nobody,) * opponent.seats


def role(table: Table, seat: int) -> Role:
    """Returns what holds for a seat; those that nobody plays are the last ones of the table."""
    return table.board.roles[seat - len(table.players)]


def nobody_plays(table: Table, seat: int) -> bool:
    """Whether a seat is one of those that nobody plays."""
    return not role(table, seat).played
