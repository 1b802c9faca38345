"""`gwt train`: learns the weights of a game's valuation by playing."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from gwt import research, spec
from gwt.atomic_files import file_errors_as_usage_errors
from gwt.cli.options import CurvePage, Jobs
from gwt.errors import UsageError


def train(
    out: Annotated[Path, typer.Argument(help="The file for the weights, ending in .json.", dir_okay=False)],
    plan: "research.WeightTrainingPlan",
    jobs: Jobs = 1,
    page: CurvePage = None,
) -> None:
    """Learn the weights by which the greedy player values positions, from games against itself.

    After each round the weights are written, and a line of the curve is printed: the points of a seat in
    the games of the round, and how many of the tests were won.
    """
    if out.suffix != ".json":
        raise UsageError(f"{out}: expected a name that ends in .json")
    done = []
    for result in research.train_weights(plan, jobs):
        done.append(result)
        rounds = f"{result.number} rounds of {plan.games} games"
        about = f"Learned by gwt train --from {plan.start}, seed {plan.seed}: {rounds}."
        with file_errors_as_usage_errors():
            spec.valuation_weights.write(out, about, result.weights)
            if page is not None:
                against_whom, command = (
                    f"weights={plan.against or plan.start}",
                    " ".join(["gwt", *sys.argv[1:]]),
                )
                research.learning_curve.write(
                    page, done, against_whom, command, research.learning_curve.WEIGHTS
                )
        points = "the start" if result.points is None else f"{result.points:.1f} points"
        won = "" if result.won is None else f", {100 * result.won:.1f} % of {plan.tests} tests won"
        typer.echo(f"round {result.number}: {points}{won}; {result.seconds:.0f} s")
