"""`gwt calibrate`: measures how well analyses foretell the end of games, and fits their calibration."""

import json
from pathlib import Path
from typing import Annotated

import typer
from attrs import asdict

from gwt import research
from gwt.atomic_files import file_errors_as_usage_errors
from gwt.cli.options import AsJson, Jobs
from gwt.errors import UsageError


def calibrate(
    plan: "research.CalibrationPlan",
    out: Annotated[
        Path | None,
        typer.Argument(
            help="A file for a calibration that is fitted to the games, ending in .json.", dir_okay=False
        ),
    ] = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Measure how well `gwt analyse` foretells the end of games, and fit its calibration to them.

    Games are played, and the leads and chances that the analysis says of some of their decisions are
    compared with how the games ended: as they are without a calibration, by the one in use, and by one
    that is fitted to these games. Judge by other games than a calibration was fitted to.
    """
    if out is not None and out.suffix != ".json":
        raise UsageError(f"{out}: expected a name that ends in .json")
    decisions = [decision for game in research.predict_games(plan, jobs) for decision in game]
    where = ", ".join(sorted({name for name, _ in plan.setting.experience}))
    players, seed = ",".join(map(str, plan.setting.players)), plan.setting.seed
    about = f"{plan.games} games, seed {seed}, of {', '.join(plan.pool)}: {where}; {players} seats"
    used = research.calibration(plan.setting.kind, plan.policy)
    new = research.fit_calibration(decisions, about, used.loss)
    variants = {"raw": research.Calibration(), "used": used, "fitted": new}
    scores = {name: research.measure_calibration(decisions, variant) for name, variant in variants.items()}
    if out is not None:
        with file_errors_as_usage_errors():
            research.write_calibration(out, new)
    if as_json:
        rows = {
            name: asdict(row) | {"calibration_error": row.calibration_error} for name, row in scores.items()
        }
        typer.echo(json.dumps({"fit": asdict(new), "measured": rows}, ensure_ascii=False))
        return
    typer.echo(f"{plan.games} games, {len(decisions)} decisions")
    for name, title in _TITLES.items():
        typer.echo(f"{title}: {_line(scores[name])}")
    typer.echo("chances to win by the calibration in use, in tenths: said, won")
    for decile in scores["used"].deciles:
        typer.echo(f"  {100 * decile.said:5.1f} %  {100 * decile.won:5.1f} %  of {decile.seats}")


_TITLES = {
    "raw": "without a calibration",
    "used": "by the one in use",
    "fitted": "by the one fitted here",
}


def _line(row: "research.CalibrationReport") -> str:
    slope = f"{row.slope.mean:.2f} ({row.slope.low:.2f} to {row.slope.high:.2f})"
    return (
        f"{slope} points at the end for a point of the lead; "
        f"calibration error of the chances {100 * row.calibration_error:.1f} %, log loss {row.log_loss:.3f}"
    )
