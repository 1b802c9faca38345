"""`gwt calibrate`: measures how well analyses foretell the end of games, and fits their calibration."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gwt.cli.complete import players as player_names
from gwt.cli.options import AsJson, GameName, PackName, Packs
from gwt.errors import UsageError

if TYPE_CHECKING:
    from gwt.research import Measured


def calibrate(
    out: Annotated[
        Path | None,
        typer.Argument(
            help="A file for a calibration that is fitted to the games, ending in .json.", dir_okay=False
        ),
    ] = None,
    pool: Annotated[
        str,
        typer.Option(
            help="Players, with commas between them, of whom one is drawn for each seat.",
            autocompletion=player_names,
        ),
    ] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.", min=2)] = 100,
    decisions: Annotated[int, typer.Option(help="Decisions of a game that are looked at.", min=1)] = 10,
    simulations: Annotated[
        int, typer.Option(help="Games that are played on for each decision.", min=1)
    ] = 160,
    players: Annotated[str, typer.Option(help="How many seats, such as 2 or 2,3,4.")] = "2",
    policy: Annotated[
        str, typer.Option(help="The policy of the analysis.", show_default="that of expert")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many cores; more than one needs joblib.", min=1)] = 1,
    as_json: AsJson = False,
    game: GameName = None,
    pack: PackName = None,
    packs: Packs = None,
) -> None:
    """Measure how well `gwt analyse` foretells the end of games, and fit its calibration to them.

    Games are played, and the leads and chances that the analysis says of some of their decisions are
    compared with how the games ended: as they are without a calibration, by the one in use, and by one
    that is fitted to these games. Judge by other games than a calibration was fitted to.
    """
    from gwt.players import names_in
    from gwt.research import (
        Calibrating,
        Calibration,
        Setting,
        calibration,
        fitted,
        foretold,
        measured,
        numbers_of_players,
        several_packs,
        write_calibration,
    )

    if out is not None and out.suffix != ".json":
        raise UsageError(f"{out}: expected a name that ends in .json")
    in_turn = () if packs is None else several_packs(packs)
    pool_of = names_in(pool)
    plan = Calibrating(
        pool=pool_of,
        games=games,
        setting=Setting(numbers_of_players(players), seed, game, pack, packs=in_turn),
        decisions=decisions,
        simulations=simulations,
        policy=policy,
    )
    found = [one for each in foretold(plan, jobs) for one in each]
    where = ", ".join(sorted({name for name, _ in plan.setting.experience}))
    about = f"{games} games, seed {seed}, of {', '.join(pool_of)}: {where}; {players} seats"
    used = calibration(plan.setting.kind, policy)
    new = fitted(found, about, used.loss)
    each = {"raw": Calibration(), "used": used, "fitted": new}
    told = {name: measured(found, one) for name, one in each.items()}
    if out is not None:
        try:
            write_calibration(out, new)
        except OSError as error:
            raise UsageError(f"{error.filename}: {error.strerror or error}") from None
    if as_json:
        import json

        from attrs import asdict

        rows = {
            name: asdict(one) | {"calibration_error": one.calibration_error} for name, one in told.items()
        }
        typer.echo(json.dumps({"fit": asdict(new), "measured": rows}, ensure_ascii=False))
        return
    typer.echo(f"{games} games, {len(found)} decisions")
    for name, title in _TITLES.items():
        typer.echo(f"{title}: {_line(told[name])}")
    typer.echo("chances to win by the calibration in use, in tenths: said, won")
    for one in told["used"].deciles:
        typer.echo(f"  {100 * one.said:5.1f} %  {100 * one.won:5.1f} %  of {one.seats}")


_TITLES = {
    "raw": "without a calibration",
    "used": "by the one in use",
    "fitted": "by the one fitted here",
}


def _line(one: "Measured") -> str:
    slope = f"{one.slope.mean:.2f} ({one.slope.low:.2f} to {one.slope.high:.2f})"
    return (
        f"{slope} points at the end for a point of the lead; "
        f"calibration error of the chances {100 * one.calibration_error:.1f} %, log loss {one.log_loss:.3f}"
    )
