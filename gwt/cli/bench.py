"""`gwt bench`: measures how fast this machine plays."""

import json
from typing import TYPE_CHECKING, Annotated

import typer
from attrs import asdict
from rich.table import Table

from gwt.cli import consoles, options

if TYPE_CHECKING:
    from gwt.cli.measurements import Measurements


def bench(
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long to play in total, in seconds.", min=0.1)] = 20.0,
    seed: options.Seed = 0,
    as_json: options.AsJson = False,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Measure games and decisions per second, copies, and start-up.

    Random players play whole games on one core, and each figure is the median of several measurements.
    Run it on an idle machine, as other work makes the figures worse.
    """
    from gwt.cli.measurements import measure
    from gwt.players import Plan

    figures = measure(Plan(players, seed, game, pack), seconds)
    if as_json:
        typer.echo(json.dumps(asdict(figures)))
    else:
        report(figures)


def report(figures: "Measurements") -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for label, value in (
        (f"games a second, {figures.players} players", f"{figures.games_per_second:,.1f}"),
        ("decisions a second", f"{figures.decisions_per_second:,.0f}"),
        ("… late in a game, against early", f"{figures.late_over_early:.2f}"),
        ("copy of a state", f"{figures.copy_us:.1f} us"),
        ("options of a decision, median", f"{figures.options_us_p50:.1f} us"),
        ("options of a decision, 99th percentile", f"{figures.options_us_p99:.1f} us"),
        ("import gwt", f"{figures.import_ms:.0f} ms"),
        ("load the pack", f"{figures.load_ms:.0f} ms"),
        ("load the pack again", f"{figures.load_cached_ms:.0f} ms"),
        ("memory of a state", f"{figures.state_bytes / 1024:.1f} KiB"),
        ("a saved game", f"{figures.save_bytes / 1024:.1f} KiB"),
    ):
        table.add_row(label, value)
    console = consoles.output_console()
    console.print(f"gwt {figures.version}, {figures.python}, {figures.machine}")
    console.print(table)
