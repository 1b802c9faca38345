"""The format of positions of Great Western Trail, beyond the fields of the state."""

from collections.abc import Iterable

from gwt import common, dsl, errors, json_types, packs, spec
from gwt.games.great_western.flow.turns import turn_of
from gwt.games.great_western.model import state, tuples
from gwt.games.great_western.verbs import actions, bidding, drafting, location, railroad, trail


def names(pack: packs.Pack, table: state.Table) -> spec.ValueNames:
    """Returns, for each kind of value, the mapping between its written form and the state."""
    board = table.board
    tiles = _same((*board.buildings, *board.tiles, *board.town_tiles))
    cards = _same(board.cards)
    workers = _same(board.worker_kinds)
    spaces = _same(board.spaces)
    masters = _same(board.masters)
    tracks = {name: at for at, name in enumerate(board.tracks)}
    return {
        "seat": {seat + 1: seat for seat in range(len(table.players))},
        "row": {row + 1: row for row in range(len(board.job_market.rows) + 1)},
        "track": {int(name) if name.isdigit() else name: at for name, at in tracks.items()},
        "certificate": {number: at for at, number in enumerate(board.certificates)},
        "card": cards,
        "tile": tiles,
        "component": cards | tiles | masters,
        "space": spaces,
        "place": spaces | tiles,
        "worker": workers,
        "job": workers | {"none": ""},
        "disc": _same(board.discs),
        "station": _same(board.stations),
        "city": _same(board.cities),
        "master": masters,
        "town": _same(board.towns),
        "piece": _same(board.pieces),
        "turn-card": _same(board.turn_cards),
        "event-card": _same(board.event_cards),
        "chapter": {at + 1: at for at in range(board.campaign.games if board.campaign else 0)},
        "specialty": _same(board.specialties),
        "phase": _same((tuples.BEFORE, tuples.ARRIVED, tuples.USED)),
    }


def _same(names: Iterable[str]) -> dict[str, str]:
    return {name: name for name in names}


def begin_position(
    table: state.Table, shortcuts: json_types.JsonObject, seats: list[json_types.JsonObject]
) -> None:
    """Puts buildings on the trail, and cattlemen."""
    if shortcuts.get("bare trail"):
        for space in list(table.tiles):
            if table.tiles[space] in table.board.tiles:
                del table.tiles[space]
    for seat, extras in enumerate(seats):
        for space, tile in extras.get("trail", {}).items():
            if tile is None:
                _take_away(table, seat, space)
            else:
                _own(table, seat, space, tile, ("seats", seat, "trail", space))
        if "on" in extras:
            table.players[seat].at = _place(table, seat, extras["on"])


def _own(table: state.Table, seat: int, space: str, tile: str, key_path: packs.KeyPath) -> None:
    """Puts a private building of a seat on the trail; its other side is then not in the game.

    `key_path` is its place in the position, for messages.
    """
    building = table.board.buildings.get(tile)
    if building is None or building.neutral:
        raise spec.SetupError(key_path, f"'{tile}' is not a private building")
    table.tiles[space] = tile
    table.owners[space] = seat
    player = table.players[seat]
    tiles = table.board.buildings
    player.buildings = tuple(other for other in player.buildings if tiles[other].number != building.number)


def _take_away(table: state.Table, seat: int, space: str) -> None:
    """Moves a building of a seat back above its player board."""
    if table.owners.get(space) != seat:
        message = f"no building of seat {seat + 1} lies on '{space}' that could be taken away"
        raise spec.SetupError(("seats", seat, "trail", space), message)
    del table.owners[space]
    player = table.players[seat]
    player.buildings = (*player.buildings, table.tiles.pop(space))


def _place(table: state.Table, seat: int, place: str) -> str:
    """Returns the space named, or that of the tile named; a private building may get a free one."""
    if place in table.board.spaces:
        return place
    for space, tile in table.tiles.items():
        if tile == place and table.owners.get(space, seat) == seat:
            return space
    plain = (
        space
        for space in table.board.building_spaces
        if space not in table.tiles
        and space not in table.board.woods
        and table.board.spaces[space].risk is None
    )
    free = next(plain, None)
    if free is None:
        raise spec.SetupError(("seats", seat, "on"), f"no building space is free for '{place}'")
    _own(table, seat, free, place, ("seats", seat, "on"))
    return free


def end_position(table: state.Table, shortcuts: json_types.JsonObject, stated: spec.StatedValues) -> None:
    """Fills an empty agenda: with the effect in `do`, or else with the turn of the acting seat."""
    if stated.keys <= set(spec.PREMISE) and not shortcuts:
        # The game that has just started, with whatever comes before its first turn.
        return
    do = shortcuts.get("do")
    if any(bidding.has_bidding(effect) for _, effect, _ in table.agenda) and not bidding.has_bidding(do):
        if "agenda" in stated:
            return
        _end_bidding(table, stated)
    if "do" in shortcuts:
        table.agenda = [(table.seat, shortcuts["do"], "turn")]
        if isinstance(shortcuts["do"], railroad.MoveEngine | railroad.MoveEngineBack):
            # As in an action, the upgrade of the station that it reaches follows.
            table.agenda.insert(0, (table.seat, dsl.May(actions.UpgradeStation(actions.REACHED)), "turn"))
    elif "agenda" not in stated:
        table.agenda = [(table.seat, turn_of(table, table.seat), "turn")]
    _drop_secrets(table, stated)
    _check_locations(table)
    from gwt.games.great_western.positions.completion import drop_owners, fill_rows

    fill_rows(table)
    drop_owners(table, stated)


def _drop_secrets(table: state.Table, stated: spec.StatedValues) -> None:
    """Takes away what belongs to a secret choice or a draft that the agenda does not go on with."""
    waiting = {type(effect) for _, effect, _ in table.agenda}
    if common.secret_choices.RevealChoices not in waiting and "choices" not in stated:
        table.choices = None
    if table.packets and drafting.PassPackets not in waiting and "packets" not in stated:
        cards = tuple(card for packet in table.packets for card in packet)
        table.packets, table.passed = (), 0
        if "objective stack" in stated:
            table.box += cards
        else:
            table.objective_stack += cards


def _end_bidding(table: state.Table, stated: spec.StatedValues) -> None:
    """Begins the game in the order stated, or clockwise; what is not stated is dealt by it."""
    for place, seat in enumerate(table.turn_order()):
        player = table.players[seat]
        money, hand, stack = player.money, player.hand, player.draw_stack
        player.money = 0
        bidding.deal_first_hand(table, seat, place)
        if stated.says(("seats", seat, "money")):
            player.money = money
        if stated.says(("seats", seat, "hand")) or stated.says(("seats", seat, "draw stack")):
            player.hand, player.draw_stack = hand, stack
    if "seat" not in stated:
        table.seat = table.turn_order()[table.turn % len(table.players)]
    if "turn" not in stated:
        table.turn = 1


def _check_locations(table: state.Table) -> None:
    """Raises `UsageError` if a seat has to use a location but stands on nothing that can be used."""
    moved: set[int] = set()
    for seat, effect, _ in reversed(table.agenda):
        first = effect.steps[0] if isinstance(effect, dsl.Sequence) else effect
        if isinstance(first, location.UseLocation | location.UseAdjacent) and seat not in moved:
            at = table.players[seat].at
            if at is None:
                raise errors.UsageError(f"seat {seat + 1} is on no space; 'on' says where it is")
            if at not in table.tiles and table.board.spaces[at].use is None:
                raise errors.UsageError(
                    f"seat {seat + 1} is on '{at}', where nothing lies that could be used"
                )
        if any(isinstance(node, trail.MoveCattleman | trail.Ride) for node in dsl.walk_effect(effect)):
            moved.add(seat)
