"""`gwt new`: writes a template of a pack or a game."""

from pathlib import Path
from typing import Annotated

import typer

from gwt import authoring, errors
from gwt.cli.options import GAMES_HERE


def new(
    folder: Annotated[
        Path | None, typer.Argument(help="The folder of the new pack; it must not exist.", metavar="PACK")
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            "--game", help=f"The game of the pack: {GAMES_HERE}. Without a PACK, the folder of a new game."
        ),
    ] = None,
) -> None:
    """Write a small working pack; or, with --game and without PACK, a small game."""

    if folder is not None:
        files = authoring.create_pack(folder, game)
        _report(files)
        more = f", gwt test {folder}, and {folder}/README.md" if len(files) > 1 else ""
        typer.echo(f"Next: gwt check {folder}{more}.")
    elif game is not None:
        _report(authoring.create_game(Path(game)))
        name = Path(game).name
        typer.echo(f"Next: pip install -e {game}, gwt test --game {name}, and {game}/README.md.")
    else:
        raise errors.UsageError("name what to write: a PACK, or a new game with --game NAME")


def _report(files: list[Path]) -> None:
    for file in files:
        typer.echo(file)
