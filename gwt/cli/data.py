"""`gwt data`: writes the decisions of games to a file, to learn from."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gwt import errors, players, research
from gwt.cli import completion, consoles, options, unfinished_games


def data(
    out: Annotated[Path, typer.Argument(help="The file, ending in .parquet.", dir_okay=False)],
    player: Annotated[
        str,
        typer.Option(
            help="A player for all seats, or with commas one for each; they sit one seat further in "
            "each game.",
            autocompletion=completion.complete_players,
        ),
    ] = "greedy",
    seats: options.Seats = 2,
    seed: options.Seed = 0,
    game: options.GameName = None,
    pack: options.PackName = None,
    setup: options.Setup = None,
    turns: unfinished_games.Turns = players.TURNS,
    trusted: options.Trusted = False,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    jobs: options.Jobs = 1,
) -> None:
    """Write the decisions of games to a Parquet file: what was seen, the options, the choice, the outcome.

    `gwt.research.read_decisions` reads it for numpy and PyTorch.
    """
    plan = research.CollectionPlan(
        players.split_names(player), seats, seed, game, pack, setup, turns, trusted
    )
    with consoles.progress_bars(Console(stderr=True), {"games": games}) as count:
        written = research.write_decisions(plan, games, out, jobs, lambda decisions: count("games"))
    typer.echo(f"{out}: {errors.count_noun(written, 'decision')} of {errors.count_noun(games, 'game')}")
