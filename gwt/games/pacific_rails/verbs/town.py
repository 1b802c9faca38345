"""The turn: a worker comes or goes, and one district beside it acts."""

from collections.abc import Iterator, Sequence

from gwt import dsl, kernel
from gwt.games.pacific_rails.model import events, state


@dsl.verb("'move worker'")
class MoveWorker(dsl.Effect):
    """Take the whole turn: move a worker to or from the board, and use one district."""

    as_cost = None


@dsl.verb(narrow="'place worker on' {spot}")
class PlaceWorker(dsl.Effect):
    """Place a worker on an action space, or on top of a district."""

    spot: str


@dsl.verb(narrow="'take worker from' {spot}")
class TakeWorker(dsl.Effect):
    spot: str


@dsl.verb(narrow="'act beside' {spot}")
class ActBeside(dsl.Effect):
    """Use one of the districts beside the spot where a worker came or left."""

    spot: str


@dsl.verb(narrow="use {district} [with {hats} hat(s)]")
class UseDistrict(dsl.Effect):
    """Use a district; `hats` are discarded first, each for one action bonus."""

    district: str
    hats: int


REMOVE_TOP_FIRST = "remove-top-first"
"""The ruling that workers on top of districts leave first, even where none has to leave (1.6)."""
ANY_FREE_SPACE = "any-free-space"
"""The ruling that a worker may also move where no district beside it can do anything (1.1)."""

ABOVE_OWN_TOP = "above-own-top"
"""The ruling that an own worker on top of a district does not keep another one from it (1.7)."""

# --- which worker ------------------------------------------------------------------------------------


def _has_use(table: state.Table, seat: int, districts: Sequence[str], cache: dict[str, bool]) -> bool:
    """Whether one of the districts can do something for a seat; `cache` keeps the answers."""
    for district in districts:
        answer = cache.get(district)
        if answer is None:
            answer = cache[district] = kernel.can(table, seat, table.board.districts[district].action)
        if answer:
            return True
    return False


def _free(table: state.Table, seat: int) -> Iterator[str]:
    """Yields the spots for a worker: free spaces, and full districts without an own worker."""
    board, workers = table.board, table.workers
    yield from (space for space in board.spaces if space not in workers)
    above_own = ABOVE_OWN_TOP in table.rules.rulings
    open_to = {space for space in board.spaces if workers.get(space, seat) == seat}
    for district, spaces in board.spaces_of.items():
        if open_to.isdisjoint(spaces) and (above_own or table.on_top.get(district) != seat):
            yield district


def _own(table: state.Table, seat: int) -> list[str]:
    """The spots from which a worker may be taken back."""
    tops = [district for district, owner in sorted(table.on_top.items()) if owner == seat]
    forced = not table.players[seat].workers
    if tops and (forced or REMOVE_TOP_FIRST in table.rules.rulings):
        return tops
    return [*tops, *(space for space, owner in sorted(table.workers.items()) if owner == seat)]


def _moves(table: state.Table, seat: int, effect: MoveWorker) -> Sequence[dsl.Effect]:
    """The moves beside districts that can do something; all moves if there is no such district (1.1).

    With the ruling `any-free-space` it is always all moves.
    """
    moves: list[PlaceWorker | TakeWorker] = []
    if table.players[seat].workers:
        moves += map(PlaceWorker, _free(table, seat))
    moves += map(TakeWorker, _own(table, seat))
    if ANY_FREE_SPACE in table.rules.rulings:
        return moves
    beside, cache = table.board.beside, dict[str, bool]()
    return [move for move in moves if _has_use(table, seat, beside[move.spot], cache)] or moves


def _place(table: state.Table, seat: int, effect: PlaceWorker, cause: str) -> None:
    table.players[seat].workers -= 1
    table.emit(events.WorkerPlaced, seat, cause, effect.spot)
    kernel.push(table, seat, (ActBeside(effect.spot),), cause)
    if effect.spot in table.board.spaces:
        table.workers[effect.spot] = seat
    else:
        _displace(table, seat, effect.spot)
        table.on_top[effect.spot] = seat


def _displace(table: state.Table, seat: int, district: str) -> None:
    """Gives back all workers at a district with a hat or its reward each; an own one without a hat."""
    hats, players = table.board.player_board.hats, table.players
    returned = [table.workers.pop(space) for space in table.board.spaces_of[district]]
    if district in table.on_top:
        returned.append(table.on_top.pop(district))
    players[seat].workers += returned.count(seat)
    others = [(seat + at) % len(players) for at in range(1, len(players))]
    # The agenda is a stack, so the seat that chooses first is pushed last.
    for owner in reversed(others):
        workers = returned.count(owner)
        if workers:
            player = players[owner]
            gained = min(workers, hats.limit - player.hats, table.hats)
            player.workers += workers
            player.hats += gained
            table.hats -= gained
            table.emit(events.WorkersReturned, owner, district, workers, gained)
            kernel.push(table, owner, (hats.instead,) * (workers - gained), district)


def _take(table: state.Table, seat: int, effect: TakeWorker, cause: str) -> None:
    del (table.workers if effect.spot in table.board.spaces else table.on_top)[effect.spot]
    table.players[seat].workers += 1
    table.emit(events.WorkerTaken, seat, cause, effect.spot)
    kernel.push(table, seat, (ActBeside(effect.spot),), cause)


def _action_beside(table: state.Table, seat: int, effect: PlaceWorker | TakeWorker) -> Sequence[dsl.Effect]:
    """The effects for which a worker moves: the districts beside its spot."""
    return (ActBeside(effect.spot),)


# --- which district ----------------------------------------------------------------------------------


def _districts(table: state.Table, seat: int, effect: ActBeside) -> Sequence[dsl.Effect]:
    hats = range(table.players[seat].hats + 1)
    return [
        UseDistrict(district, many)
        for district in table.board.beside[effect.spot]
        if kernel.can(table, seat, table.board.districts[district].action)
        for many in hats
    ]


def _act_beside(table: state.Table, seat: int, effect: ActBeside, cause: str, option: dsl.Effect) -> None:
    """Uses a district, with an action bonus for each own worker there except the one just placed."""
    assert isinstance(option, UseDistrict)
    spaces = table.board.spaces_of[option.district]
    workers = sum(table.workers.get(space) == seat for space in spaces)
    workers += table.on_top.get(option.district) == seat
    moved = table.workers.get(effect.spot, table.on_top.get(effect.spot)) == seat
    table.bonus = workers - moved
    kernel.push(table, seat, (option,), cause)


def _use(table: state.Table, seat: int, effect: UseDistrict, cause: str) -> None:
    if effect.hats:
        table.players[seat].hats -= effect.hats
        table.hats += effect.hats
        table.bonus += effect.hats
        table.emit(events.HatsUsed, seat, cause, effect.hats)
    kernel.push(table, seat, (table.board.districts[effect.district].action,), effect.district)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[MoveWorker] = kernel.Verb(can=kernel.always_possible, options=_moves)
VERBS[PlaceWorker] = kernel.Verb(_place, rewards=_action_beside)
VERBS[TakeWorker] = kernel.Verb(_take, rewards=_action_beside)
VERBS[ActBeside] = kernel.Verb(options=_districts, on_chosen=_act_beside)
VERBS[UseDistrict] = kernel.Verb(_use)
