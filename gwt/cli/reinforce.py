"""`gwt reinforce`: improves a policy by games against itself."""

import sys
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from gwt import research
from gwt.atomic_files import file_errors_as_usage_errors
from gwt.cli.options import CurvePage, Jobs
from gwt.errors import UsageError


def reinforce(
    out: Annotated[Path, typer.Argument(help="The file for the policy, ending in .npz.", dir_okay=False)],
    plan: "research.ReinforcementPlan",
    jobs: Jobs = 1,
    page: CurvePage = None,
) -> None:
    """Learn a policy from games against itself, for `learned?policy=FILE.npz`.

    After each round the policy is written, and a line is printed: the decisions of the round, the points of
    a seat in it, and where it is tested, how many of the tests it won.
    """
    if out.suffix != ".npz":
        raise UsageError(f"{out}: expected a name that ends in .npz")
    done = []
    for result in research.reinforce(plan, jobs):
        done.append(result)
        with file_errors_as_usage_errors():
            result.policy.write(out)
            if page is not None:
                command = " ".join(["gwt", *map(quote, sys.argv[1:])])
                research.learning_curve.write(
                    page, done, plan.against, command, research.learning_curve.POLICY
                )
        line = f"round {result.number}: {result.decisions:,} decisions, {result.points:.1f} points"
        if result.won is not None:
            line += f", {100 * result.won:.1f} % of {plan.tests} tests won with {result.tested:.1f} points"
        typer.echo(f"{line}; {result.seconds:.0f} s")
