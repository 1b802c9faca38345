"""`gwt position`: checks and shows a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from gwt import play as playing
from gwt.cli.change_warning import warn_of_changes
from gwt.cli.options import AsJson, Lang, PackName, Position, Svg, SvgTheme, Theme, To
from gwt.cli.output import output_picture
from gwt.cli.seat_numbers import parse_seat
from gwt.errors import UsageError
from gwt.spec import PackArgument


def position(
    file: Position,
    as_json: AsJson = False,
    full: Annotated[
        bool, typer.Option(help="Show every field, including those that have their value at the start.")
    ] = False,
    to: To = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Draw what this seat sees.", min=1, show_default="everything"),
    ] = None,
    svg: Svg = None,
    theme: Theme = SvgTheme.AUTO,
    lang: Lang = None,
    pack: PackName = None,
) -> None:
    """Check a position and show its table and options, or write its picture.

    For a saved game, show the position after its last choice, or after the first --to choices.
    """
    from gwt.cli.replay import report, summary

    if seat is not None and svg is None:
        raise UsageError("--seat is for pictures: name the file to write with --svg")
    game = open_game(file, to, pack)
    if svg is not None:
        output_picture(game.picture(parse_seat(seat, game.premise.players), lang), svg, theme)
        return
    if as_json:
        typer.echo(json.dumps(summary(game), indent=2))
        return
    typer.echo(game.position(full=full))
    report(game, lang)
    for option in game.options:
        typer.echo(f"  {option}")


def open_game(file: Path, to: int | None, pack: PackArgument) -> "playing.Game":
    """The game of a file with a position, or with a saved game after so many choices.

    Raises:
        UsageError: choices are counted in a position.
        ContentError: it cannot be read.
    """
    saved = file.is_file() and file.read_bytes()[:4] == b"gwt "
    if to is not None and not saved:
        raise UsageError("leave out --to: a position has no choices, only a saved game has")
    if not saved:
        return playing.from_position(file, pack=pack, listen=False)
    game = playing.load_game(file, to=to, pack=pack, listen=False)
    warn_of_changes(game)
    return game
