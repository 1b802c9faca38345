"""Hiring from the job market, and new workers there. Source: rulebook p. 8, 11, 15."""

from collections.abc import Iterator, Sequence

from gwt import dsl, errors, kernel
from gwt.games.great_western.model import events, state
from gwt.games.great_western.verbs.actions import begin_printed
from gwt.games.great_western.verbs.money import pay_dollars, spendable_dollars


@dsl.verb("hire worker [{printed:signed}]")
class HireWorker(dsl.Effect):
    """Hire a worker; `printed` is the number on the icon: -2 costs 2 dollars more, `at $2 more`."""

    printed: int


@dsl.verb(narrow="hire {worker} 'from row' {row} for ${price}")
class Hire(dsl.Effect):
    """Hire a worker from a row of the job market; rows count from 1, at the top."""

    worker: str
    row: int
    price: int


@dsl.verb("'end game'")
class EndGame(dsl.Effect):
    """Begin the last turns."""


def _can_hire(table: state.Table, seat: int, effect: Hire) -> bool:
    return (
        effect.row - 1 != table.token_row
        and effect.worker in table.jobs[effect.row - 1]
        and table.players[seat].workers[effect.worker] < table.board.workers.columns
        and spendable_dollars(table, seat) >= effect.price
    )


def _hires(table: state.Table, seat: int, effect: HireWorker) -> Iterator[Hire]:
    """Yields every kind of worker in every row above the token, at the price of the row.

    The printed number is added to the money: -2 makes a worker 2 dollars dearer (D14).
    """
    player = table.players[seat]
    money = spendable_dollars(table, seat) if table.board.spendable_differs else player.money
    full = table.board.workers.columns
    for at in range(table.token_row):
        price = max(0, table.board.job_market.rows[at].price - effect.printed)
        if price <= money:
            for worker in dict.fromkeys(table.jobs[at]):
                if worker and player.workers[worker] < full:
                    yield Hire(worker, at + 1, price)


def _hire(table: state.Table, seat: int, effect: Hire, cause: str) -> None:
    """Pays, moves the worker to the leftmost free column, and offers the action printed there."""
    player, row = table.players[seat], table.jobs[effect.row - 1]
    pay_dollars(table, seat, effect.price, cause)
    at = row.index(effect.worker)
    _set_row(table, effect.row - 1, (*row[:at], "", *row[at + 1 :]))
    player.workers[effect.worker] += 1
    table.emit(events.WorkerHired, seat, cause, effect.worker, effect.row)
    parts = _column(table, effect.worker, player.workers[effect.worker])
    begin_printed(table, seat, "columns", parts, effect.worker)


def _column(table: state.Table, worker: str, number: int) -> Sequence[dsl.Effect]:
    """The parts of the action that is printed where the worker of that number is put."""
    action = table.board.worker_kinds[worker].columns.get(number)
    return () if action is None else kernel.reward_tasks(action)


def _hire_rewards(table: state.Table, seat: int, effect: Hire) -> Sequence[dsl.Effect]:
    return _column(table, effect.worker, table.players[seat].workers[effect.worker] + 1)


def _set_row(table: state.Table, at: int, row: tuple[str, ...]) -> None:
    table.jobs = (*table.jobs[:at], row, *table.jobs[at + 1 :])


def offer_worker(table: state.Table, seat: int, worker: str, cause: str) -> None:
    """Puts a worker on the first free space of the token's row; filling the row moves the token on.

    Once the token has left the market there is no room, and the worker leaves the game.
    """
    at = table.token_row
    if at == len(table.jobs):
        table.box = (*table.box, worker)
        return
    row = table.jobs[at]
    if "" not in row:
        raise errors.ImpossibleState(f"row {at + 1} of the job market is full")
    free = row.index("")
    _set_row(table, at, (*row[:free], worker, *row[free + 1 :]))
    table.emit(events.WorkerOffered, seat, cause, worker, at + 1)
    if free == len(row) - 1:
        table.token_row += 1
        table.emit(events.TokenAdvanced, seat, cause, at + 1)
        arrow = table.board.job_market.rows[at].arrow
        if arrow is not None:
            kernel.push(table, seat, (arrow,), cause)


def _end_game(table: state.Table, seat: int, effect: EndGame, cause: str) -> None:
    """Gives the token to the active player; all others have their last turns (p. 15).

    Where something else than the last row of the job market ends the game, the token leaves the market too.
    """
    table.token_row = len(table.jobs)
    # A trigger may end the game in the turn of another.
    table.players[table.seat].token = True
    table.last_turns = max(0, table.board.job_market.last_turns * len(table.players) - 1)
    table.emit(events.EndTriggered, table.seat, cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[HireWorker] = kernel.narrowed_verb(_hires)
VERBS[Hire] = kernel.Verb(_hire, can=_can_hire, rewards=_hire_rewards)
VERBS[EndGame] = kernel.Verb(_end_game, can=lambda table, seat, effect: table.last_turns is None)
