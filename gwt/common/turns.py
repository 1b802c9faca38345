"""The order of turns, and the end of the game."""

from typing import Any

from gwt import dsl, kernel, memory_cache
from gwt.common.events import GameEnded, TurnBegan


class Turns(kernel.State):
    """A state of a game in which the seats take turns."""

    __slots__ = ()

    players: list[Any]
    first: int
    """The seat of the starting player; the set-up decides it, and it stays the same for the whole game."""
    seat: int
    """The seat whose turn it is."""
    turn: int
    """The number of the turn, counting those of all players, from 1."""
    choices: tuple[tuple[int, dsl.Effect], ...] | None
    """The secret choices of seats, see `secretly`; only a game with such choices has them."""

    def turn_order(self) -> tuple[int, ...]:
        """Returns all seats in the order of their turns: clockwise from the starting player."""
        return _clockwise(self.first, len(self.players))


@memory_cache.bounded_cache(64)
def _clockwise(first: int, seats: int) -> tuple[int, ...]:
    return tuple([(first + place) % seats for place in range(seats)])


def seats_in_turn_order(table: Turns, first: int) -> tuple[int, ...]:
    """Returns all seats in the order of their turns, beginning with one of them."""
    order = table.turn_order()
    place = order.index(first)
    return order[place:] + order[:place]


def next_seat(table: Turns) -> int:
    """Returns the seat of the next turn.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import next_seat
        >>> state = gwt.new_game(players=3, seed=1).state
        >>> next_seat(state) == (state.seat + 1) % 3
        True
    """
    order = table.turn_order()
    return order[(order.index(table.seat) + 1) % len(order)] if table.turn else order[0]


def first_seat(table: kernel.State, premise: kernel.Premise) -> int:
    """Returns the seat of the starting player: that of the premise, or any."""
    return kernel.random_below(table, premise.players) if premise.first is None else premise.first


def any_seat_meets(table: Turns, need: dsl.Need) -> bool:
    """Whether some seat meets a need, such as the condition for the end of a game."""
    return any(
        kernel.count_for(table, seat, need.count) >= need.number for seat in range(len(table.players))
    )


def begin_turn(table: Turns, seat: int, effect: dsl.Effect) -> None:
    """Puts the turn of a seat on the agenda."""
    table.seat = seat
    table.turn += 1
    table.agenda.append((seat, effect, "turn"))
    if table.log is not None or table.rules.triggers is not None:
        table.emit(TurnBegan, seat, "turn", table.turn)


def end_game(table: Turns) -> None:
    """Ends the game, and makes the event with the total points."""
    table.over = True
    if table.hears(GameEnded):
        table.emit(GameEnded, table.seat, "end", tuple(score.total for score in table.rules.score(table)))
