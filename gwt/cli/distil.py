"""`gwt distil`: learns a policy that chooses as a player does, without looking ahead."""

from pathlib import Path
from typing import Annotated

import typer

from gwt import research
from gwt.atomic_files import file_errors_as_usage_errors
from gwt.cli.options import Jobs
from gwt.errors import UsageError


def distil(
    out: Annotated[Path, typer.Argument(help="The file for the policy, ending in .npz.", dir_okay=False)],
    plan: "research.DistillationPlan",
    jobs: Jobs = 1,
) -> None:
    """Learn a policy that imitates a player, for `distilled?policy=FILE.npz`.

    In the first round the teacher plays. In the later ones the policy has half of the seats, and the
    teacher says what it would choose and, if it knows, what every option is worth. After each round the
    policy is written, and a line is printed: the decisions learned from, how often the policy agrees with
    its teacher in games kept apart, the points that a decision there loses by the teacher's estimates, and
    how many of the tests it won.
    """
    if out.suffix != ".npz":
        raise UsageError(f"{out}: expected a name that ends in .npz")
    for lap in research.distil(plan, jobs):
        with file_errors_as_usage_errors():
            lap.policy.write(out)
        won = ""
        if lap.tested is not None:
            won = f", {100 * lap.tested[0]:.1f} % of {plan.tests} tests won with {lap.tested[1]:.1f} points"
        agreed = f"{100 * lap.agreed:.1f} % as the teacher"
        if lap.lost is not None:
            agreed += f", {lap.lost:.2f} points lost a decision"
        typer.echo(f"round {lap.number}: {lap.decisions:,} decisions, {agreed}{won}; {lap.seconds:.0f} s")
