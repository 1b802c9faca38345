"""`gwt try`: a component of a pack before a player at the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.options import GAME, GameName, PackName


def attempt(
    id: Annotated[str, typer.Argument(help="Of the component.")],
    position: Annotated[
        Path | None,
        typer.Option(help="Try it in this position.", metavar="FILE", show_default="a new game"),
    ] = None,
    game: GameName = GAME,
    pack: PackName = None,
) -> None:
    """Try a component: you are seat 1 and have it before you; random players have the other seats."""
    from gwt.cli.screen import screen
    from gwt.cli.session import Session
    from gwt.games.trying import tried

    started = tried(id, game=game, pack=pack, position=position)
    Session(started, frozenset({0}), screen()).run()
