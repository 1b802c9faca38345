"""`gwt data`: writes the decisions of games to a file, to learn from."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gwt import research
from gwt.cli.completion import complete_players
from gwt.cli.consoles import progress_bars
from gwt.cli.options import GameName, Jobs, PackName, Seats, Seed, Setup
from gwt.cli.unfinished_games import Turns
from gwt.errors import count_noun
from gwt.players import TURNS, split_names


def data(
    out: Annotated[Path, typer.Argument(help="The file, ending in .parquet.", dir_okay=False)],
    player: Annotated[
        str,
        typer.Option(
            help="A player for all seats, or with commas one for each; they sit one seat further in "
            "each game.",
            autocompletion=complete_players,
        ),
    ] = "greedy",
    seats: Seats = 2,
    seed: Seed = 0,
    game: GameName = None,
    pack: PackName = None,
    setup: Setup = None,
    turns: Turns = TURNS,
    trusted: Annotated[
        bool,
        typer.Option(
            "--trusted",
            help="Whether your own players see the true game.",
        ),
    ] = False,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    jobs: Jobs = 1,
) -> None:
    """Write the decisions of games to a Parquet file: what was seen, the options, the choice, the outcome.

    `gwt.research.read_decisions` reads it for numpy and PyTorch.
    """
    plan = research.CollectionPlan(split_names(player), seats, seed, game, pack, setup, turns, trusted)
    with progress_bars(Console(stderr=True), {"games": games}) as count:
        written = research.write_decisions(plan, games, out, jobs, lambda decisions: count("games"))
    typer.echo(f"{out}: {count_noun(written, 'decision')} of {count_noun(games, 'game')}")
