"""What is said of a saved game that may be another one by now."""

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from gwt import Game


def tell(game: "Game") -> None:
    """Says on the standard error what has changed since a game was saved, if anything has."""
    if game.changed is None:
        return
    typer.echo(str(game.changed), err=True)
    if game.changed.state is None:
        typer.echo("  Every state and score that the file tells is still the same.", err=True)
