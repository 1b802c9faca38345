"""`gwt data`: writes the decisions of games to a file, to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.complete import players as player_names
from gwt.cli.options import GameName, PackName, Setup
from gwt.cli.unfinished import Turns
from gwt.players import TURNS


def data(
    out: Annotated[Path, typer.Argument(help="The file, ending in .parquet.", dir_okay=False)],
    player: Annotated[
        str,
        typer.Option(
            help="The player of all seats, or of each seat, separated by commas.",
            autocompletion=player_names,
        ),
    ] = "greedy",
    players: Annotated[int, typer.Option(help="Seats of a game.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    setup: Setup = None,
    jobs: Annotated[int, typer.Option(help="How many cores; more than one needs joblib.", min=1)] = 1,
    game: GameName = None,
    pack: PackName = None,
    turns: Turns = TURNS,
) -> None:
    """Write the decisions of games to a Parquet file: what was seen, the options, the choice, the outcome.

    `gwt.research.read_decisions` reads it for numpy and PyTorch.
    """
    from gwt.errors import many
    from gwt.players import names_in
    from gwt.research import Collection, write_decisions

    names = tuple(names_in(player))
    collection = Collection(names, players, seed, game=game, pack=pack, setup=setup, turns=turns)
    written = write_decisions(collection, games, out, jobs)
    typer.echo(f"{out}: {many(written, 'decision')} of {many(games, 'game')}")
