"""`gwt data`: writes the decisions of games to a file, to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from gwt import research
from gwt.cli.options import Jobs
from gwt.errors import count_noun


def data(
    out: Annotated[Path, typer.Argument(help="The file, ending in .parquet.", dir_okay=False)],
    plan: "research.CollectionPlan",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    jobs: Jobs = 1,
) -> None:
    """Write the decisions of games to a Parquet file: what was seen, the options, the choice, the outcome.

    `gwt.research.read_decisions` reads it for numpy and PyTorch.
    """
    written = research.write_decisions(plan, games, out, jobs)
    typer.echo(f"{out}: {count_noun(written, 'decision')} of {count_noun(games, 'game')}")
