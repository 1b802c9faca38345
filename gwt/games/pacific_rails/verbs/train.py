"""The train: hiring, running it from left to right, and the upgrades of its wagons."""

from collections.abc import Sequence

from gwt import dsl, kernel
from gwt.common.points import add_points
from gwt.games.pacific_rails.model import events, state
from gwt.games.pacific_rails.verbs.cargo import RepeatForBonus


@dsl.verb("'run train with' {specialist}")
class RunTrain(dsl.Effect):
    """Run the train: the foreman first, then wagon by wagon."""

    as_cost = None
    specialist: str


@dsl.verb(narrow="'run wagon' {wagon}")
class RunWagon(dsl.Effect):
    """Run a wagon and all behind it; wagons count from 1."""

    wagon: int


@dsl.verb(narrow="'run slot' {slot}")
class RunSlot(dsl.Effect):
    """Use the specialist in a slot, counted from 1 along the whole train."""

    slot: int


@dsl.verb("hire specialist {free:'for free'}", narrow="hire {specialist} {free:'for free'}")
class Hire(dsl.Effect):
    """Hire a specialist into the leftmost free slot, for the price of its wagon or for free."""

    as_cost = dsl.Cost("the cargo")
    specialist: str = ""
    free: bool = False


@dsl.verb("'add upgrade'", narrow="'add upgrade' {upgrade}")
class AddUpgrade(dsl.Effect):
    """Add an upgrade to the first wagon without one."""

    as_cost = dsl.Cost("the upgrades")
    upgrade: str = ""


@dsl.verb("'replace upgrade'", narrow="'replace upgrade' by {upgrade}")
class ReplaceUpgrade(dsl.Effect):
    """Replace an upgrade by another of the same level."""

    as_cost = dsl.Cost("the upgrades")
    upgrade: str = ""


REPLACE_BY_ANOTHER = "replace-by-another"
"""The ruling that no upgrade is replaced by a second token of its own kind (3.8)."""

IDLE_TRAIN = "idle-train"
"""The ruling that the train may be run though nobody on it can do anything now (1.1)."""

# --- hiring ------------------------------------------------------------------------------------------


def _free_slot(table: state.Table, player: state.Player) -> int | None:
    """The index of the leftmost free slot, or `None`."""
    at = len(player.train)
    return at if at < table.board.seats_of[player.wagons] else None


def _hire_options(table: state.Table, seat: int, effect: Hire) -> kernel.Options:
    """Options to hire a specialist; the price depends on the wagon of the slot."""
    if effect.specialist:
        return kernel.DO_IT
    board = table.board
    slot = _free_slot(table, table.players[seat])
    if slot is None:
        return ()
    level = board.slot_wagon[slot]
    return [
        Hire(kind, effect.free)
        for kind, many in table.specialists.items()
        if many and (effect.free or kernel.can(table, seat, board.specialists[kind].prices[level - 1].cost))
    ]


def _hire(table: state.Table, seat: int, effect: Hire, cause: str) -> None:
    player, board = table.players[seat], table.board
    slot = len(player.train)
    level = board.slot_wagon[slot]
    table.specialists[effect.specialist] -= 1
    player.train = (*player.train, effect.specialist)
    table.emit(events.SpecialistHired, seat, cause, effect.specialist, level)
    add_points(table, seat, board.slot_points[slot], cause)
    if not effect.free:
        kernel.push(table, seat, (board.specialists[effect.specialist].prices[level - 1].cost,), cause)


def gain_wagon(table: state.Table, seat: int, cause: str) -> None:
    """Adds the next wagon, if there is one, and begins its effect."""
    player, wagons = table.players[seat], table.board.wagons
    if player.wagons < len(wagons):
        gained = wagons[player.wagons].gained
        player.wagons += 1
        table.emit(events.WagonGained, seat, cause, player.wagons)
        if gained is not None:
            kernel.push(table, seat, (gained,), wagons[player.wagons - 1].id)


# --- running -----------------------------------------------------------------------------------------


def _can_run(table: state.Table, seat: int, effect: RunTrain) -> bool:
    if IDLE_TRAIN in table.rules.rulings:
        return True
    player, board = table.players[seat], table.board
    for name in dict.fromkeys((effect.specialist, *player.train)):
        if kernel.can(table, seat, board.specialists[name].action):
            return True
    for name in player.upgrades:
        if kernel.can(table, seat, board.upgrades[name].action):
            return True
    return False


def _run_train(table: state.Table, seat: int, effect: RunTrain, cause: str) -> None:
    """Runs the foreman, the only one with action bonuses, and then the wagons."""
    table.lobby = 0
    action = table.board.specialists[effect.specialist].action
    kernel.push(table, seat, (RepeatForBonus(action), RunWagon(1)), effect.specialist)


def _run_wagon(table: state.Table, seat: int, effect: RunWagon, cause: str) -> None:
    """Runs a wagon and then the next; specialists hired meanwhile act too if still ahead (3.5)."""
    player, board, level = table.players[seat], table.board, effect.wagon
    if level > player.wagons:
        table.lobby = 0
        return
    wagon = board.wagons[level - 1]
    slots = range(board.seats_of[level - 1] + 1, board.seats_of[level] + 1)
    kernel.push(table, seat, (*map(RunSlot, slots), RunWagon(level + 1)), wagon.id)
    if level <= len(player.upgrades):
        upgrade = player.upgrades[level - 1]
        kernel.push(table, seat, (board.upgrades[upgrade].action,), upgrade)


def _run_slot(table: state.Table, seat: int, effect: RunSlot, cause: str) -> None:
    """Uses a specialist up to as many times as the number of its wagon."""
    train, board = table.players[seat].train, table.board
    if effect.slot <= len(train):
        kind = train[effect.slot - 1]
        times = board.slot_wagon[effect.slot - 1]
        kernel.push(table, seat, (dsl.Repeat(times, board.specialists[kind].action),), kind)


# --- upgrades ----------------------------------------------------------------------------------------


def _of_level(table: state.Table, levels: Sequence[int]) -> list[str]:
    """The upgrades in the supply for the wagons of these numbers."""
    upgrades = table.board.upgrades
    return [name for name, many in table.upgrades.items() if many and upgrades[name].level in levels]


def _add_options(table: state.Table, seat: int, effect: AddUpgrade) -> kernel.Options:
    """Options for the first wagon without an upgrade, if it has a specialist."""
    if effect.upgrade:
        return kernel.DO_IT
    player, board = table.players[seat], table.board
    at = len(player.upgrades)
    if at >= player.wagons or len(player.train) <= board.seats_of[at]:
        return ()
    return [AddUpgrade(upgrade) for upgrade in _of_level(table, (at + 1,))]


def _add(table: state.Table, seat: int, effect: AddUpgrade, cause: str) -> None:
    player = table.players[seat]
    table.upgrades[effect.upgrade] -= 1
    player.upgrades = (*player.upgrades, effect.upgrade)
    table.emit(events.UpgradeAdded, seat, cause, effect.upgrade)


def _replace_options(table: state.Table, seat: int, effect: ReplaceUpgrade) -> kernel.Options:
    if effect.upgrade:
        return kernel.DO_IT
    upgrades = table.players[seat].upgrades
    choices = _of_level(table, range(1, len(upgrades) + 1))
    if REPLACE_BY_ANOTHER in table.rules.rulings:
        choices = [upgrade for upgrade in choices if upgrade not in upgrades]
    return [ReplaceUpgrade(upgrade) for upgrade in choices]


def _replace(table: state.Table, seat: int, effect: ReplaceUpgrade, cause: str) -> None:
    """Replaces a token; the old one goes back only after the new one has been taken (3.8)."""
    player = table.players[seat]
    at = table.board.upgrades[effect.upgrade].level - 1
    replaced = player.upgrades[at]
    table.upgrades[effect.upgrade] -= 1
    table.upgrades[replaced] += 1
    player.upgrades = (*player.upgrades[:at], effect.upgrade, *player.upgrades[at + 1 :])
    table.emit(events.UpgradeAdded, seat, cause, effect.upgrade, replaced)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[Hire] = kernel.Verb(_hire, options=_hire_options, listed=_hire_options)
VERBS[RunTrain] = kernel.Verb(_run_train, can=_can_run)
VERBS[RunWagon] = kernel.Verb(_run_wagon)
VERBS[RunSlot] = kernel.Verb(_run_slot)
VERBS[AddUpgrade] = kernel.Verb(_add, options=_add_options, listed=_add_options)
VERBS[ReplaceUpgrade] = kernel.Verb(_replace, options=_replace_options, listed=_replace_options)
