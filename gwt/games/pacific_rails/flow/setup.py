"""Sets up the table, with the players' choices before the first turn on the agenda."""

from gwt import common, kernel
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.model.state import Player, Table


def set_up(board: Board, rules: kernel.Rules, premise: kernel.Premise) -> Table:
    count = premise.players
    table = Table(
        rules=rules,
        board=board,
        rng=premise.seed,
        players=[_player(board, count) for _ in range(count)],
        first=0,
        seat=0,
        supply={good.id: good.pieces - count * good.start for good in board.goods.values()},
        hats=board.player_board.hats.pieces,
        specialists={kind.id: tokens_in_use(kind.tokens, count) for kind in board.specialists.values()},
        upgrades={kind.id: tokens_in_use(kind.tokens, count) for kind in board.upgrades.values()},
        goals=(),
    )
    goals = list(board.goal)
    kernel.shuffle(table, goals)
    table.goals = tuple(goals[: board.goals.drawn])
    table.first = table.seat = common.first_seat(table, premise)
    _ask(table)
    return table


def tokens_in_use(marked: dict[int, int], players: int) -> int:
    """The number of tokens used with `players` players: those marked for that many or fewer."""
    return sum(number for count, number in marked.items() if count <= players)


def _player(board: Board, count: int) -> Player:
    """A player before the setup's choices: every row lacks one house until one row is chosen."""
    return Player(
        cargo={good.id: good.start for good in board.goods.values()},
        houses=dict.fromkeys(board.resources, board.slots - 1),
        workers=board.player_board.workers[count],
        telegraphs=len(board.player_board.telegraphs),
    )


def _ask(table: Table) -> None:
    """Puts the choices of the setup on the agenda, in their order."""
    printed, count = table.board.player_board, len(table.players)
    order = [(table.first + at) % count for at in range(count)]
    choices = [(order, printed.before), (order[::-1], printed.down), (order, printed.up)]
    for seats, effects in reversed(choices):
        for seat in reversed(seats):
            kernel.push(table, seat, effects, "setup")
