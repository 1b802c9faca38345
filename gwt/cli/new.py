"""`gwt new`: a pack to begin with."""

from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.options import GameName


def new(
    folder: Annotated[Path, typer.Argument(help="A folder that is not there yet.", metavar="PACK")],
    game: GameName = None,
) -> None:
    """Write a small pack that works, to be changed into your own."""
    from gwt.authoring.new_pack import write_pack

    for file in write_pack(folder, game):
        typer.echo(file)
    typer.echo(f"Next: gwt check {folder}, gwt test {folder}, and {folder}/README.md.")
