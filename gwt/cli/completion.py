"""Completion in a shell: the names of games, packs and players, and the ids of components.

A shell waits for it, so nothing is loaded but the pack whose ids are completed.
"""

from collections.abc import Iterable

import typer

from gwt import errors, players, spec
from gwt.packs.traversal import components_of


def complete_games(incomplete: str) -> list[str]:
    """Returns the names of games that begin so."""
    return _beginning(incomplete, spec.GAMES)


def complete_packs(ctx: typer.Context, incomplete: str) -> list[str]:
    """Returns the names of packs that begin so: those of the game that is named before, or of all games."""
    kinds = [spec.game_kind(game) for game in spec.GAMES if ctx.params.get("game") in (None, game)]
    return _beginning(
        incomplete, (name for kind in kinds for name in spec.packs_by_name(kind) if "/" not in name)
    )


def complete_players(incomplete: str) -> list[str]:
    """Returns the names of players that begin so; of several with commas between them, of the last."""

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in _beginning(last, players.player_names())]


def complete_seats(incomplete: str) -> list[str]:
    """Returns the same with the word for a person at the terminal."""
    before, comma, last = incomplete.rpartition(",")
    return [
        *(f"{before}{comma}{name}" for name in _beginning(last, ["human"])),
        *complete_players(incomplete),
    ]


def complete_ids(ctx: typer.Context, incomplete: str) -> list[str]:
    """Returns the ids of components of the requested pack that begin so."""
    try:
        pack = spec.load_pack(ctx.params.get("game"), ctx.params.get("pack") or None)
    except errors.GwtError:
        return []
    return _beginning(incomplete, (component.id for component in components_of(pack.files)))


def rulings(ctx: typer.Context, incomplete: str) -> list[str]:
    """Returns the rulings of the requested packs that begin so, each with the other answer."""
    try:
        pack = spec.load_pack(ctx.params.get("game"), ctx.params.get("pack") or None)
    except errors.GwtError:
        return []
    return _beginning(
        incomplete, (f"{ruling.id}={'no' if ruling.default else 'yes'}" for ruling in pack.manifest.rulings)
    )


def _beginning(incomplete: str, names: Iterable[str]) -> list[str]:
    return sorted({name for name in names if name.startswith(incomplete)})
