"""`gwt observe`: shows what a seat sees of a position as the numbers that learners get."""

import json
from typing import Annotated

import typer

from gwt.cli.options import AsJson, PackName, Position, To
from gwt.cli.position import opened
from gwt.terminal import seat_asked


def observe(
    file: Position,
    seat: Annotated[
        int | None,
        typer.Option(help="The seat that looks on.", min=1, show_default="the one that chooses, or 1"),
    ] = None,
    to: To = None,
    layout: Annotated[str, typer.Option(help="How components are written: names or compact.")] = "names",
    as_json: AsJson = False,
    pack: PackName = None,
) -> None:
    """Show the observation of a seat: each named slice with its numbers that are not 0.

    --json has all slices with their first and last place, and all numbers that are not 0 by their label.
    """
    from gwt.research import Observer

    game = opened(file, to, pack)
    asked = seat_asked(seat, game.premise.players)
    observer = Observer(game, layout)
    if asked is None:
        asked = 0 if game.over else game.seat
    numbers = observer.dense(game, asked)
    known = {label: number for label, number in zip(observer.labels, numbers, strict=True) if number}
    if as_json:
        slices = {name: [one.start, one.stop] for name, one in observer.slices.items()}
        said = {"version": observer.version, "size": observer.size, "slices": slices, "numbers": known}
        typer.echo(json.dumps(said, indent=2))
        return
    typer.echo(f"{observer.size} numbers, {len(known)} of them not 0; version {observer.version}")
    for name, places in observer.slices.items():
        there = [label for label in observer.labels[places] if label in known]
        if there:
            shown = (f"{label.removeprefix(name).lstrip('=.')} {known[label]:g}".strip() for label in there)
            typer.echo(f"{name} ({places.stop - places.start}): {', '.join(shown)}")
