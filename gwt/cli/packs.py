"""`gwt packs`: lists the installed packs, what each is built on, and what it excludes."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.status import Status
from rich.table import Table

from gwt import spec
from gwt.cli import completion, consoles, options
from gwt.packs import Pack


def packs(
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            help="Only the packs of this game.",
            autocompletion=completion.complete_games,
            show_default="all games",
        ),
    ] = None,
    pack: options.PackName = None,
    as_json: options.AsJson = False,
) -> None:
    """List the packs with a name, and what each is built on.

    With --pack, list the packs that are then played, the rulings you can switch (`gwt play --ruling`), and
    the packs you cannot add, with the reason.
    """
    if pack:
        _played(spec.load_pack(game, pack), as_json)
        return
    games = [spec.game_kind(game).name] if game is not None else list(spec.GAMES)
    data = {}
    for game_name in games:
        # The first time, before anything is cached, it takes seconds.
        with _under_way(f"reading the packs of {game_name}"):
            installs = spec.installed_packs(game_name)
        if as_json:
            data[game_name] = [
                {
                    "name": pack.name,
                    "id": pack.manifest.id,
                    "title": pack.manifest.name,
                    "version": pack.manifest.version,
                    "lies on": list(pack.below),
                    "lacks": {face: words["en"] for face, words in pack.manifest.lacks.items()},
                }
                for pack in installs
            ]
        else:
            _table(game_name, installs)
    if as_json:
        _as_json(data)
    else:
        typer.echo("\n'gwt packs --pack NAME' lists what a pack cannot be played with, and its rulings.")


def _played(pack: Pack, as_json: bool) -> None:
    """Prints the packs that a pack consists of, the rulings that can be switched, and the conflicts."""
    with _under_way("trying the other packs with it"):
        conflicts = spec.conflicting_packs(pack.manifest.game, pack)
    if as_json:
        layers = [
            {
                "id": manifest.id,
                "name": manifest.name,
                "rulings": {r.id: r.default for r in manifest.rulings},
            }
            for manifest in (layer.manifest for layer in pack.layers)
        ]
        _as_json(
            {"played": layers, "not with": {conflict.name: conflict.why_not for conflict in conflicts}}
        )
        return
    for layer in pack.layers:
        typer.echo(f"{layer.manifest.id}: {layer.manifest.name}")
    for ruling in pack.manifest.rulings:
        typer.echo(
            f"ruling {ruling.id}={'yes' if ruling.default else 'no'} ({ruling.ruling}): {ruling.text}"
        )
    for conflict in conflicts:
        typer.echo(f"not with {conflict.name}: {conflict.why_not}")


def _under_way(what: str) -> Status:
    """Returns a context that shows what is being done, if there is a terminal to show it on."""
    return Console(stderr=True).status(f"{what} ...")


def _as_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _table(game: str, installs: "tuple[spec.InstalledPack, ...]") -> None:
    table = Table(title=game, title_justify="left", box=None)
    for title in ("pack", "what it is", "lies on"):
        table.add_column(title, overflow="fold")
    short = {pack.manifest.id: pack.name for pack in installs}
    for pack in installs:
        below = ", ".join(short.get(id, id) for id in pack.below) or "(a whole game)"
        table.add_row(pack.name, pack.manifest.name, below)
    consoles.output_console().print(table)
