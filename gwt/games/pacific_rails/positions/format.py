"""The format of positions of Pacific Rails Inc., beyond the fields of the state."""

from collections.abc import Mapping

from gwt import json_types, packs, spec
from gwt.games.pacific_rails.model.state import Table, TrackCache


def names(pack: packs.Pack, table: Table) -> spec.ValueNames:
    """Returns, for each kind of value, the mapping between its written form and the state."""
    board = table.board
    by_kind: dict[str, Mapping[str, object]] = {
        "good": board.goods,
        "resource": board.resources,
        "specialist": board.specialists,
        "upgrade": board.upgrades,
        "senator": board.senators,
        "edge": board.starts,
        "place": board.terrain,
        "space": board.spaces,
        "district": board.districts,
        "goal": board.goal,
    }
    seats = {seat + 1: seat for seat in range(len(table.players))}
    return {"seat": seats, **{kind: {name: name for name in all} for kind, all in by_kind.items()}}


def end_position(table: Table, shortcuts: json_types.JsonObject, stated: spec.StatedValues) -> None:
    """Fills an empty agenda of a position after the setup: with the effect in `do`, or else with a turn."""
    table.found = TrackCache()
    if "agenda" in stated or stated.keys <= set(spec.PREMISE):
        return
    _finish_setup(table, stated)
    table.agenda = [(table.seat, shortcuts.get("do", table.board.turn), "turn")]
    table.turn = table.turn or 1


def _finish_setup(table: Table, stated: spec.StatedValues) -> None:
    """Gives the setup's choices defaults: the first row is open, the first start spaces are used."""
    board = table.board
    for seat, player in enumerate(table.players):
        if set(player.houses.values()) == {board.slots - 1}:
            for at, row in enumerate(board.resources):
                if not stated.says(("seats", seat, "houses", row)):
                    player.houses[row] = board.slots - (at == 0)
        player.locomotives = {edge: starts[0] for edge, starts in board.starts.items()} | player.locomotives
