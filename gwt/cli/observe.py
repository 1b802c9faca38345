"""`gwt observe`: shows what a seat sees of a position as the numbers that learners get."""

import json
from typing import Annotated

import typer

from gwt import research
from gwt.cli import options, position, seat_numbers


def observe(
    file: options.Position,
    seat: Annotated[
        int | None,
        typer.Option(
            help="The seat whose observation to show.", min=1, show_default="the one that chooses, or 1"
        ),
    ] = None,
    to: options.To = None,
    layout: Annotated[str, typer.Option(help="How components are written: names or compact.")] = "names",
    as_json: options.AsJson = False,
    pack: options.PackName = None,
) -> None:
    """Show the observation of a seat: each slice with its numbers that are not 0.

    --json has all slices with their bounds, and each number that is not 0 with its label.
    """
    game = position.open_game(file, to, pack)
    viewer = seat_numbers.parse_seat(seat, game.premise.players)
    observer = research.Observer(game, layout)
    if viewer is None:
        viewer = 0 if game.over else game.seat
    numbers = observer.dense(game, viewer)
    nonzero = {label: number for label, number in zip(observer.labels, numbers, strict=True) if number}
    if as_json:
        slices = {name: [part.start, part.stop] for name, part in observer.slices.items()}
        report = {"version": observer.version, "size": observer.size, "slices": slices, "numbers": nonzero}
        typer.echo(json.dumps(report, indent=2))
        return
    typer.echo(f"{observer.size} numbers, {len(nonzero)} of them not 0; version {observer.version}")
    for name, places in observer.slices.items():
        names = [label for label in observer.labels[places] if label in nonzero]
        if names:
            row = (f"{label.removeprefix(name).lstrip('=.')} {nonzero[label]:g}".strip() for label in names)
            typer.echo(f"{name} ({places.stop - places.start}): {', '.join(row)}")
