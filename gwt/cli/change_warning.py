"""Warns if packs or rules have changed since a game was saved."""

import typer

from gwt import play


def warn_of_changes(game: "play.Game") -> None:
    """Prints on standard error what has changed since a game was saved, if anything."""
    if game.changed is None:
        return
    typer.echo(str(game.changed), err=True)
    if game.changed.state is None:
        typer.echo("  Every state and score in the file is still the same.", err=True)
