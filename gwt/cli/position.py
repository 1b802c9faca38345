"""`gwt position`: checks and shows a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from gwt import errors, spec
from gwt import play as playing
from gwt.cli import change_warning, options, output, replay, seat_numbers


def position(
    file: options.Position,
    as_json: options.AsJson = False,
    full: Annotated[
        bool, typer.Option(help="Show every field, including those that have their value at the start.")
    ] = False,
    to: options.To = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Draw what this seat sees.", min=1, show_default="everything"),
    ] = None,
    svg: options.Svg = None,
    theme: options.Theme = options.SvgTheme.AUTO,
    lang: options.Lang = None,
    pack: options.PackName = None,
) -> None:
    """Check a position and show its table and options, or write its picture.

    For a saved game, show the position after its last choice, or after the first --to choices.
    """
    if seat is not None and svg is None:
        raise errors.UsageError("--seat is for pictures: name the file to write with --svg")
    game = open_game(file, to, pack)
    if svg is not None:
        output.output_picture(
            game.picture(seat_numbers.parse_seat(seat, game.premise.players), lang), svg, theme
        )
        return
    if as_json:
        typer.echo(json.dumps(replay.summary(game), indent=2))
        return
    typer.echo(game.position(full=full))
    replay.report(game, lang)
    for option in game.options:
        typer.echo(f"  {option}")


def open_game(file: Path, to: int | None, pack: spec.PackArgument) -> "playing.Game":
    """The game of a file with a position, or with a saved game after so many choices.

    Raises:
        UsageError: choices are counted in a position.
        ContentError: it cannot be read.
    """
    saved = file.is_file() and file.read_bytes()[:4] == b"gwt "
    if to is not None and not saved:
        raise errors.UsageError("leave out --to: a position has no choices, only a saved game has")
    if not saved:
        return playing.from_position(file, pack=pack, listen=False)
    game = playing.load_game(file, to=to, pack=pack, listen=False)
    change_warning.warn_of_changes(game)
    return game
