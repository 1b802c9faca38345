"""Checks that every game ends: that no turn, action, job market or score can continue without end.

A game ends once the job market is full.
Workers come to it at the end of the trail, every turn moves a cattleman on towards that end, and no
action leads back to itself.
"""

from collections.abc import Iterator

from gwt import dsl, packs
from gwt.common.graph import is_on_cycle, reachable_from
from gwt.games.great_western.checks.quantities import player_numbers, tiles_in_pile
from gwt.games.great_western.entries.content import Entries
from gwt.games.great_western.verbs import foresight, pieces, trail, turn_cards
from gwt.games.great_western.verbs.location import UseAdjacent, UseAuxiliary, UseLocation
from gwt.games.great_western.verbs.railroad import MoveEngine, MoveEngineBack
from gwt.games.great_western.verbs.workers import EndGame
from gwt.packs.traversal import all_effects, all_nodes

_STAYS = "the cattleman has to leave the end of the trail, whatever else happens there"
_LEAVE = "Write 'return to start' as one of the steps."


# --- the end of the game -----------------------------------------------------------------------------


def check_termination(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless every turn moves on, trail and railroad end, and the job market is filled."""
    for check in (_turn, _end_of_trail, _end_of_railroad, _job_market, _puts_off):
        yield from check(entries)


def _turn(entries: Entries) -> Iterator[packs.EntryProblem]:
    if not _moves_on(entries.trail.turn):
        message = "a turn has to move the cattleman towards the end of the trail"
        hint = "Write 'move cattleman up to step limit' as one of its steps."
        yield packs.EntryProblem("trail", ("turn",), message, hint)
    elif not any(isinstance(part, UseLocation) for part in dsl.certain_parts(entries.trail.turn)):
        message = "a turn has to use the location that is reached, or nobody leaves the end of the trail"
        hint = "Write 'use location' as a step of its own behind the movement."
        yield packs.EntryProblem("trail", ("turn",), message, hint)


def _moves_on(effect: dsl.Effect) -> bool:
    """Whether an effect always moves the cattleman, and can reach the end of the trail."""
    match effect:
        case trail.MoveCattleman(amount, _, short):
            return not short and dsl.at_least_one(amount)
        case dsl.Sequence(steps):
            return any(map(_moves_on, steps)) or any(map(_one_of_both_moves, steps, steps[1:]))
        case dsl.Choice(arms):
            return all(map(_moves_on, arms))
        case dsl.Named(inner) | dsl.Must(inner):
            return _moves_on(inner)
    return False


def _one_of_both_moves(step: dsl.Effect, following: dsl.Effect) -> bool:
    """Whether two steps move on of which one is done: the first `if` and the second `unless` something."""
    if not (isinstance(step, dsl.If) and isinstance(following, dsl.If)):
        return False
    opposite = isinstance(step, dsl.Unless) is not isinstance(following, dsl.Unless)
    same = (step.number, step.count) == (following.number, following.count)
    return opposite and same and _moves_on(step.effect) and _moves_on(following.effect)


def _end_of_trail(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless the end of the trail brings tiles, and workers to fill the job market."""
    ends = {space.id for space in entries.trail.spaces if space.kind == "end"}
    for at, stop in enumerate(entries.opponent.stops if entries.opponent else ()):
        if stop.space in ends and not any(
            isinstance(part, trail.ReturnToStart) for part in dsl.certain_parts(stop.use)
        ):
            yield packs.EntryProblem("opponent", ("stops", at, "use"), _STAYS, _LEAVE)
    for at, space in enumerate(entries.trail.spaces):
        if space.kind != "end" or space.use is None:
            continue
        key_path: packs.KeyPath = ("spaces", at, "use")
        done = list(dsl.certain_parts(space.use))
        if not any(isinstance(part, trail.ReturnToStart) for part in done):
            yield packs.EntryProblem("trail", key_path, _STAYS, _LEAVE)
        spots = {part.spot for part in done if isinstance(part, foresight.Foresee)}
        if not any(isinstance(part, foresight.RefillForesight) for part in done):
            message = "without 'refill foresight' no more workers come to the job market"
            yield packs.EntryProblem("trail", key_path, message)
        elif not any(tile.kind == "worker" for tile in entries.supply.tiles if spots & tile.piles.keys()):
            message = "no worker ever comes to the job market: 'foresight N' brings those of pile N"
            yield packs.EntryProblem("trail", key_path, message)
        else:
            yield from _workers(entries, spots)


def _end_of_railroad(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless the last space is free for the next engine."""
    if not any(isinstance(part, MoveEngineBack) for part in dsl.certain_parts(entries.railroad.finish)):
        message = "the engine has to leave the last space, whatever else happens there"
        hint = "Write 'move engine back 1 or more' as one of the steps."
        yield packs.EntryProblem("railroad", ("finish",), message, hint)
    elif bringing := _bringing_back(entries):
        message = f"{bringing}, so that it could reach the last space again and again in one turn"
        yield packs.EntryProblem("railroad", ("finish",), message)


def _bringing_back(entries: Entries) -> str:
    """Returns a clause that names what moves the engine forward again from the last space, or "".

    Effects that use something up, such as a disc or a card, are ignored: they can happen only a few times.
    """
    finish: dsl.Effect = entries.railroad.finish
    ends = [space.use for space in entries.trail.spaces if space.kind == "end" and space.use]
    nodes = list(dsl.walk_effect(finish))
    if any(isinstance(node, UseLocation) for node in nodes):
        nodes += [node for use in ends for node in dsl.walk_effect(use)]
    if moving := next((node for node in nodes if isinstance(node, MoveEngine)), None):
        return f"'{moving}' moves the engine on"
    using = next((node for node in nodes if isinstance(node, UseAuxiliary)), None)
    for action in entries.player_board.auxiliary if using else ():
        if any(dsl.contains_effect(form, MoveEngine) for form in action.forms):
            return f"'{using}' can be '{action.id}', which moves the engine on"
    return ""


def _workers(entries: Entries, spots: set[int]) -> Iterator[packs.EntryProblem]:
    rows = len(entries.job_market.rows)
    for count in player_numbers(entries):
        workers = sum(tiles_in_pile(entries, spot, count, "worker") for spot in spots)
        if rows * count > workers:
            message = (
                f"the piles have {workers} workers, and {count} players need {rows * count} of them "
                "to fill the job market"
            )
            hint = "Add workers to 'piles', or leave out rows of the job market."
            yield packs.EntryProblem("supply", ("tiles",), message, hint)
            return


def _job_market(entries: Entries) -> Iterator[packs.EntryProblem]:
    rows = entries.job_market.rows
    last = len(rows) - 1
    if rows and not any(
        isinstance(part, EndGame) for part in dsl.certain_parts(rows[-1].arrow or dsl.DONE)
    ):
        message, hint = "the last row of the job market ends the game", "Write 'arrow: end game'."
        yield packs.EntryProblem("job_market", ("rows", last), message, hint)
    for at, row in enumerate(rows[:-1]):
        if row.arrow is not None and dsl.contains_effect(row.arrow, EndGame):
            message = f"'end game' stands at the last row, {last + 1}, and nowhere else"
            yield packs.EntryProblem("job_market", ("rows", at, "arrow"), message)


def _puts_off(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless `end game` and `return to start` stand only where they cannot be repeated."""
    ends = [space.id for space in entries.trail.spaces if space.kind == "end"]
    stops = entries.opponent.stops if entries.opponent else ()
    uses = {
        *(("trail", "spaces", at) for at, space in enumerate(entries.trail.spaces) if space.id in ends),
        *(("opponent", "stops", at) for at, stop in enumerate(stops) if stop.space in ends),
    }
    for stem, key_path, effect in all_effects(entries):
        at_end = (stem, *key_path[:2]) in uses and key_path[-1] == "use"
        for node in dsl.walk_effect(effect):
            message = ""
            in_rules = stem == "events" or (stem == "trail" and key_path[0] == "triggers")
            if isinstance(node, EndGame) and stem != "job_market" and not in_rules:
                message = (
                    "'end game' is for the last row of the job market, for events "
                    "and for 'triggers' of the trail"
                )
            if isinstance(node, trail.ReturnToStart) and not at_end:
                message = "only the end of the trail says 'return to start'"
            if message:
                yield packs.EntryProblem(stem, key_path, message)


# --- actions that lead back to themselves ------------------------------------------------------------


def check_location_cycles(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for an action that uses its own location, or leads back to it."""
    for stem, key_path, effect in all_effects(entries):
        if key_path == ("turn",) and not _moves_on(effect):
            # That a turn has to move is a problem of its own.
            continue
        for message, hint in _leading_back(stem, key_path, effect):
            yield packs.EntryProblem(stem, key_path, message, hint)
    yield from _piece_again(entries)
    yield from _card_again(entries)


def _piece_again(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding if using a piece brings another that can be used, however it comes about."""
    kinds = entries.pieces.pieces if entries.pieces else ()
    uses = {kind.id: dsl.walk_effect(kind.use or dsl.DONE) for kind in kinds}
    brought: dict[str, list[str]] = {
        id: [node.piece for node in use if isinstance(node, pieces.GainPiece)] for id, use in uses.items()
    }
    for at, kind in enumerate(kinds):
        if is_on_cycle(brought, kind.id):
            message = f"using '{kind.id}' brings it again, so that its use could go on endlessly"
            yield packs.EntryProblem("pieces", ("pieces", at, "use"), message)


def _card_again(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless only a turn turns up a card, so that no card turns up another without end."""
    for stem, key_path, node in all_nodes(entries):
        if isinstance(node, turn_cards.FollowCard) and key_path != ("turn",):
            message = f"'{node}' stands only in a turn, as cards could turn up one another endlessly"
            yield packs.EntryProblem(stem, key_path, message)


def _leading_back(stem: str, key_path: packs.KeyPath, effect: dsl.Effect) -> Iterator[tuple[str, str]]:
    uses = [node for node in dsl.walk_effect(effect) if isinstance(node, (UseLocation, UseAdjacent))]
    if stem == "player_board" and "auxiliary" in key_path:
        for node in uses:
            yield f"'{node}' cannot be an auxiliary action: what it uses may use that action again", ""
        return
    on_tile = "actions" in key_path or key_path[-1] == "risk"
    after_movement = [] if key_path[-1] == "use" else list(_after_movement(effect, False))
    # Equal nodes are one object, so those that occur twice are counted.
    for node in dict.fromkeys(uses):
        if isinstance(node, UseAdjacent) and (not on_tile or node in after_movement):
            yield f"'{node}' is for the actions of a tile, while the cattleman stands there", ""
        elif isinstance(node, UseLocation) and after_movement.count(node) < uses.count(node):
            message = f"'{node}' would use a location again: the cattleman has to move there first"
            yield message, "Write 'move cattleman up to 1 then use location'."


def _after_movement(effect: dsl.Effect, moved: bool) -> Iterator[dsl.Effect]:
    """Yields the uses inside an effect that follow a movement of the cattleman, or all if it has `moved`.

    A location is used once after each movement; at the end of the trail its use moves the cattleman away.
    """
    if isinstance(effect, (UseLocation, UseAdjacent)):
        if moved:
            yield effect
    elif isinstance(effect, (dsl.Sequence, dsl.Both)):
        steps = effect.steps if isinstance(effect, dsl.Sequence) else effect.parts
        for at, step in enumerate(steps):
            yield from _after_movement(step, moved)
            used = dsl.contains_effect(step, UseLocation)
            # A second step happens only after the first, so the first need not always be possible.
            moves = _moves_on(step) or (at == 0 and isinstance(step, trail.MoveCattleman))
            moves = moves or (at > 0 and _one_of_both_moves(steps[at - 1], step))
            moved = not used and (moved or (moves and isinstance(effect, dsl.Sequence)))
    elif isinstance(effect, dsl.Exchange):
        yield from _after_movement(effect.cost, moved)
        yield from _after_movement(effect.reward, moved or _moves_on(effect.cost))
    else:
        for child in dsl.children(effect):
            yield from _after_movement(child, moved)


# --- scores that count themselves --------------------------------------------------------------------


def check_count_cycles(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a count that depends on itself."""
    counted = list(_counted(entries))
    sources: dict[str, list[str]] = {}
    for _, _, count, kinds in counted:
        sources.setdefault(count.innermost.kind, [])
        for kind in kinds:
            sources.setdefault(kind, []).append(count.innermost.kind)
    for stem, key_path, count, kinds in counted:
        if (reachable_from(sources, count.innermost.kind) | {count.innermost.kind}) & kinds:
            message = f"'{count}' depends on what stands here, so it would count itself"
            yield packs.EntryProblem(stem, key_path, message)


Counted = tuple[str, packs.KeyPath, dsl.Count, frozenset[str]]
"""A count in content: its file, its place, and the kinds of count whose value depends on it."""


def _counted(entries: Entries) -> Iterator[Counted]:
    for at, objective in enumerate(entries.objectives.objectives):
        for which, need in enumerate(objective.needs):
            key_path: packs.KeyPath = ("objectives", at, "needs", which)
            yield "objectives", key_path, need.count, frozenset({"objective in area", "objective point"})
    for at, city in enumerate(entries.cities.cities):
        if city.score is not None:
            yield "cities", ("cities", at, "score"), city.score.count, frozenset({"city point"})
    for at, master in enumerate(entries.station_masters.masters):
        if master.score is not None:
            key_path = ("masters", at, "score")
            yield "station_masters", key_path, master.score.count, frozenset({"master point"})
