"""The options that several subcommands share."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gwt.spec.registry import DEFAULT

GAMES_HERE = "NAMES"
"""Stands in a help for the names of all games, which are looked up only when it is shown."""

__all__ = ["GAMES_HERE", "AsJson", "GameName", "Lang", "PackName", "Setup", "Svg", "SvgTheme", "Theme"]

GameName = Annotated[
    str | None,
    typer.Option(
        "--game",
        help=f"The game: {GAMES_HERE}.",
        show_default=f"that of the pack, or else {DEFAULT}",
    ),
]
PackName = Annotated[
    list[str] | None,
    typer.Option(
        "--pack",
        help="A pack by its name or its folder; several times for several that lie on each other.",
        metavar="PACK",
        show_default="the game's own",
    ),
]
Setup = Annotated[
    str | None,
    typer.Option(help="How to set up; each game has its own ways.", show_default="the usual one"),
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", help="The language of the texts, such as nl.", show_default="en"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]


class SvgTheme(StrEnum):
    """How a picture looks; `auto` follows the reader's preference."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


Svg = Annotated[
    Path | None,
    typer.Option("--svg", help="Write a picture to this file instead; - is the standard output."),
]
Theme = Annotated[SvgTheme, typer.Option("--theme", help="Of the picture.")]
