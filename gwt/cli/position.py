"""`gwt position`: checks a position and shows it."""

from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.options import AsJson


def position(
    file: Annotated[Path, typer.Argument(help="A position or a saved game.", metavar="FILE")],
    as_json: AsJson = False,
    full: Annotated[bool, typer.Option(help="Every field, also where it is as at the start.")] = False,
) -> None:
    """Check a position and show how the game stands there, with its options.

    Of a saved game, show the position after its last choice.
    """
    from gwt.cli.replay import report, summary
    from gwt.games.play import from_position, load_game

    saved = file.is_file() and file.read_bytes()[:4] == b"gwt "
    game = load_game(file, listen=False) if saved else from_position(file, listen=False)
    if as_json:
        import json

        typer.echo(json.dumps(summary(game), indent=2))
        return
    typer.echo(game.position(full=full))
    report(game)
    for option in game.options:
        typer.echo(f"  {option}")
