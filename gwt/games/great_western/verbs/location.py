"""Phase B: the actions of the location of the cattleman. Source: rulebook p. 7, 13, 14."""

from collections.abc import Iterator, Sequence

from gwt import kernel
from gwt.dsl import DONE, Effect, replace_effect, verb
from gwt.games.great_western.model.effects import Auxiliary
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.model.tuples import ARRIVED, USED
from gwt.games.great_western.verbs.actions import MUST_ACT, begin_action
from gwt.games.great_western.verbs.objectives import Play, play_options
from gwt.memory_cache import bounded_cache


@verb("use location")
class UseLocation(Effect):
    """Carry out phase B where the cattleman stands."""

    as_cost = None


USE, COPY, CONTINUE = "use", "copy", "continue"


@verb(narrow="{how:ACT} {tile} at {at:space} for ({left:effects})")
class Act(Effect):
    """The actions of a tile that may still be performed, each once and in any order.

    `how` is `use` before the first of them, `copy` for those of an adjacent tile and `continue`
    afterwards; only `use` offers a single auxiliary action instead.
    `tile` and `at` say whose actions they are: once the cattleman or the tile is gone they are lost.
    """

    how: str
    tile: str
    at: str
    left: tuple[Effect, ...]


@verb(
    "use 'adjacent building'",
    narrow=(
        "use 'adjacent building' beyond {beyond:spaces}",
        "use 'adjacent building' {space} [beyond {beyond:spaces}]",
    ),
)
class UseAdjacent(Effect):
    """Use the actions of an adjacent tile; `beyond` are the spaces already copied through."""

    as_cost = None
    space: str = ""
    beyond: tuple[str, ...] = ()


@verb("use {single:'single'} auxiliary")
class UseAuxiliary(Effect):
    """Use one auxiliary action, in single or double form, or with `single` only in single form."""

    single: bool


def _can_use_location(table: Table, seat: int, effect: UseLocation) -> bool:
    """Whether there is anything to use where the cattleman stands."""
    at = table.players[seat].at
    return at is not None and (at in table.tiles or table.board.spaces[at].use is not None)


def _use_location(table: Table, seat: int, effect: UseLocation, cause: str) -> None:
    """Offers the actions of an own or neutral building, or one single auxiliary action elsewhere."""
    table.phase = ARRIVED
    space = table.players[seat].at
    if space is None:
        return
    seat_role = role_of_seat(table, seat)
    if space in seat_role.uses:
        table.agenda.append((seat, seat_role.uses[space], space))
        return
    tile = table.tiles.get(space)
    if tile is None or "tiles" in seat_role.without:
        # There is no tile here to use.
        return
    usable = table.owners.get(space, seat) == seat
    actions = local_actions(table, space) if usable else ()
    table.agenda.append((seat, Act(USE, tile, space, actions), tile))


def local_actions(table: Table, space: str) -> tuple[Effect, ...]:
    """The actions of the building on a space, with the risk action of the space (p. 7)."""
    building = table.board.buildings.get(table.tiles[space])
    if building is None:
        return ()
    risk = table.board.spaces[space].risk
    return building.actions if risk is None else (*building.actions, risk)


def _act_options(table: Table, seat: int, act: Act) -> Sequence[Effect]:
    """The options: each action that is left, objective cards in between, and what replaces them all.

    Nothing is left once the cattleman is elsewhere (A05), and only objective cards once the tile has
    been removed or replaced (A06).
    """
    at, how, left = act.at, act.how, act.left
    if table.players[seat].at != at:
        return ()
    is_same_tile = table.tiles.get(at) == act.tile
    options: list[Effect] = []
    offers = table.offers = []
    if is_same_tile:
        for action in left:
            forms = kernel.options_among_others(table, seat, action)
            offers.append((action, forms))
            options += forms
        if how == USE:
            options += _singles(table, seat)
    options += play_options(table, seat)
    must_act = is_same_tile and how != CONTINUE and MUST_ACT in table.rules.rulings
    if options and not must_act:
        options.append(DONE)
    # Only two actions can lead to the same option; single auxiliary actions are one.
    return kernel.without_duplicates(options) if len(left) + (how == USE) > 1 else options


def _act_chosen(table: Table, seat: int, act: Act, cause: str, option: Effect) -> None:
    if kernel.is_done(option):
        return
    kind = type(option)
    if kind is Play:
        kernel.push(table, seat, (option, act), cause)
        return
    left = () if kind is Auxiliary else _left(table, seat, act, option)
    how = CONTINUE
    if kind is UseAdjacent:
        # Copying the actions of another tile does not count as performing one.
        how = COPY if act.how != CONTINUE else CONTINUE
    else:
        table.phase = USED
    table.agenda.append((seat, Act(how, act.tile, act.at, left), cause))
    begin_action(table, seat, option, cause)


def _left(table: Table, seat: int, act: Act, option: Effect) -> tuple[Effect, ...]:
    """The remaining actions, without the one that the option narrows."""
    action = next((action for action, forms in table.offers if option in forms), None)
    assert action is not None, f"'{option}' is none of the actions of '{act}'"
    at = act.left.index(action)
    return act.left[:at] + act.left[at + 1 :]


# --- auxiliary actions -------------------------------------------------------------------------------


def _singles(table: Table, seat: int) -> list[Effect]:
    verbs = table.rules.verbs
    return [
        use
        for use, action in abilities(table, table.players[seat]).single
        if verbs[type(action)].can(table, seat, action)
    ]


def _open(table: Table, seat: int, effect: UseAuxiliary) -> Iterator[Auxiliary]:
    """Yields each open action in its single form, and in its double form where both spaces are clear."""
    player_abilities = abilities(table, table.players[seat])
    for use, action in player_abilities.single if effect.single else player_abilities.auxiliary:
        if kernel.can(table, seat, action):
            yield use


def _auxiliary(table: Table, seat: int, effect: Auxiliary, cause: str) -> None:
    begin_action(table, seat, table.board.forms[effect], cause)


# --- adjacent buildings ------------------------------------------------------------------------------


def _neighbours(table: Table, seat: int, effect: UseAdjacent) -> list[UseAdjacent]:
    """Buildings directly before or after, by any branch, but never back in a loop (ruling A18)."""
    board = table.board
    # The neighbours of the last space copied count, or those of the cattleman.
    current = effect.beyond[-1] if effect.beyond else table.players[seat].at or board.start
    beyond = effect.beyond if current in effect.beyond else (*effect.beyond, current)
    if current not in table.tiles:
        return []
    return [
        UseAdjacent(space, beyond)
        for space in (*board.next[current], *board.before[current])
        if space not in effect.beyond and table.tiles.get(space) in board.buildings
    ]


def _copied(table: Table, effect: UseAdjacent) -> tuple[Effect, ...]:
    """The actions of a neighbour; an action in it that copies goes on from that neighbour."""
    return _going_on(local_actions(table, effect.space), (*effect.beyond, effect.space))


@bounded_cache(1 << 12)
def _going_on(actions: tuple[Effect, ...], beyond: tuple[str, ...]) -> tuple[Effect, ...]:
    old, new = UseAdjacent("", ()), UseAdjacent("", beyond)
    return tuple(replace_effect(action, old, new) for action in actions)


def _adjacent_options(table: Table, seat: int, effect: UseAdjacent) -> kernel.Options:
    if effect.space:
        return kernel.DO_IT
    return [
        option
        for option in _neighbours(table, seat, effect)
        if any(kernel.can(table, seat, action) for action in _copied(table, option))
    ]


def _adjacent(table: Table, seat: int, effect: UseAdjacent, cause: str) -> None:
    """Uses the copied actions as if they were on the tile under the cattleman (p. 14).

    So they join the actions of that tile, to be performed in any order.
    """
    at = table.players[seat].at
    assert at is not None
    act = Act(COPY, table.tiles[at], at, ())
    if table.agenda and isinstance(waiting := table.agenda[-1][1], Act) and waiting.at == at:
        act = waiting
        table.agenda.pop()
    left = (*_copied(table, effect), *act.left)
    table.agenda.append((seat, Act(act.how, act.tile, at, left), cause))


VERBS: kernel.Verbs[Table] = kernel.Verbs()
VERBS[UseLocation] = kernel.Verb(
    _use_location, can=_can_use_location, in_full=_can_use_location, access=kernel.Access(reads=("at",))
)
VERBS[Act] = kernel.Verb(can=kernel.always_possible, options=_act_options, on_chosen=_act_chosen)
VERBS[UseAuxiliary] = kernel.narrowed_verb(_open)
VERBS[Auxiliary] = kernel.Verb(
    _auxiliary,
    can=lambda table, seat, effect: kernel.can(table, seat, table.board.forms[effect]),
    rewards=lambda table, seat, effect: kernel.option_rewards(table, seat, table.board.forms[effect]),
)
VERBS[UseAdjacent] = kernel.Verb(_adjacent, options=_adjacent_options)
