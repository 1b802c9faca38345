"""`gwt packs`: lists the packs that are installed, what each lies on, and which go together."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.status import Status
from rich.table import Table

from gwt import spec
from gwt.cli.completion import complete_games
from gwt.cli.consoles import output_console
from gwt.cli.options import AsJson, PackName
from gwt.packs import Manifest, Pack
from gwt.spec import GAMES, game_kind, load_pack


def packs(
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            help="Only the packs of this game.",
            autocompletion=complete_games,
            show_default="all games",
        ),
    ] = None,
    pack: PackName = None,
    as_json: AsJson = False,
) -> None:
    """List the packs with a name, what each is built on, and which of them go together.

    With --pack, list what is played where these packs are asked for and which rulings can be switched
    (`gwt play --ruling`), or say why they cannot be played.
    """
    if pack:
        _played(load_pack(game, pack), as_json)
        return
    games = [game_kind(game).name] if game is not None else list(GAMES)
    data = {}
    for game_name in games:
        # The first time, before anything is cached, both take seconds.
        with _under_way(f"reading the packs of {game_name}"):
            installs = spec.installed_packs(game_name)
        if not as_json:
            _table(game_name, installs)
        with _under_way("trying each two of them together"):
            pairs = spec.playable_pairs(game_name, installs)
        if as_json:
            data[game_name] = _data(installs, pairs)
        else:
            _pairs(installs, pairs)
    if as_json:
        _as_json(data)


def _played(pack: Pack, as_json: bool) -> None:
    """Prints the packs that a pack consists of, and the rulings that can be switched."""
    if as_json:
        _as_json([_layer(layer.manifest) for layer in pack.layers])
        return
    for layer in pack.layers:
        typer.echo(f"{layer.manifest.id}: {layer.manifest.name}")
    for ruling in pack.manifest.rulings:
        typer.echo(
            f"ruling {ruling.id}={'yes' if ruling.default else 'no'} ({ruling.ruling}): {ruling.text}"
        )


def _layer(manifest: Manifest) -> dict[str, object]:
    rulings = {ruling.id: ruling.default for ruling in manifest.rulings}
    return {"id": manifest.id, "name": manifest.name, "rulings": rulings}


def _under_way(what: str) -> Status:
    """Returns a context that shows what is being done, if there is a terminal to show it on."""
    return Console(stderr=True).status(f"{what} ...")


def _data(
    installs: "tuple[spec.InstalledPack, ...]", pairs: "tuple[spec.PackPair, ...]"
) -> dict[str, object]:
    return {
        "packs": [
            {
                "name": pack.name,
                "id": pack.manifest.id,
                "title": pack.manifest.name,
                "version": pack.manifest.version,
                "lies on": list(pack.below),
                "lacks": {face: words["en"] for face, words in pack.manifest.lacks.items()},
            }
            for pack in installs
        ],
        "together": [
            {"packs": list(pair.names), "played": list(pair.played), "why not": pair.why_not}
            for pair in pairs
        ],
    }


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
    output_console().print(table)
    for pack in installs:
        for words in pack.manifest.lacks.values():
            typer.echo(f"{pack.name}: {words['en']}")


def _pairs(installs: "tuple[spec.InstalledPack, ...]", pairs: "tuple[spec.PackPair, ...]") -> None:
    short = {pack.manifest.id: pack.name for pack in installs}
    exceptions = spec.unexpected_pairs(installs, pairs)
    if pairs:
        typer.echo("Any of them go together" + (", except:" if exceptions else "."))
    for pair in exceptions:
        first, second = pair.names
        if pair.why_not:
            typer.echo(f"- {first} and {second} cannot be played together: {pair.why_not}")
        else:
            played = ", ".join(short.get(id, id) for id in pair.played)
            typer.echo(f"- {first} and {second} are played as {played}")
