"""The options shared by several subcommands."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.completion import complete_games, complete_packs, rulings
from gwt.spec import DEFAULT_GAME

GAMES_HERE = "NAMES"
"""A placeholder for the names of all games, which are looked up only when help is shown."""

GameName = Annotated[
    str | None,
    typer.Option(
        "--game",
        help=f"The game: {GAMES_HERE}.",
        autocompletion=complete_games,
        show_default=f"that of the pack, or {DEFAULT_GAME}",
    ),
]
PackName = Annotated[
    list[str] | None,
    typer.Option(
        "--pack",
        help="A pack, by name or folder; repeat it for several packs on top of each other.",
        metavar="PACK",
        autocompletion=complete_packs,
        show_default="the game's own",
    ),
]
Setup = Annotated[
    str | None,
    typer.Option(help="The setup, one of those that the game has.", show_default="the usual one"),
]
Rulings = Annotated[
    list[str] | None,
    typer.Option(
        "--ruling",
        help="A point that the rulebook leaves open, as ID=yes or ID=no; repeat it for several. "
        "'gwt packs --pack NAME' lists those of a pack.",
        metavar="ID=yes|no",
        autocompletion=rulings,
        show_default="as the pack has them",
    ),
]
Seats = Annotated[int, typer.Option("--players", help="Seats of a game.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", help="How many cores; more than one needs joblib.", min=1)]
Trusted = Annotated[
    bool, typer.Option("--trusted", help="Let your own players see the true game, which is faster.")
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", help="The language of texts, such as nl.", show_default="en"),
]
Position = Annotated[Path, typer.Argument(help="A position or a saved game.")]
To = Annotated[
    int | None, typer.Option(help="Stop a saved game after this many choices.", min=0, show_default="all")
]
Html = Annotated[
    Path | None,
    typer.Option("--html", help="Write a page that shows it step by step; - is standard output."),
]
Db = Annotated[
    Path | None,
    typer.Option("--db", help="Write every finished game to this SQLite file.", dir_okay=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]


class SvgTheme(StrEnum):
    """The theme of a picture; `auto` follows the reader's preference."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


Svg = Annotated[
    Path | None,
    typer.Option("--svg", help="Write a picture to this file instead; - is standard output."),
]
Theme = Annotated[SvgTheme, typer.Option("--theme", help="The theme of the picture.")]
