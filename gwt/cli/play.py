"""`gwt play`: the arguments of a game at the terminal; `session` plays it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gwt.cli.options import GAME, GameName, PackName, Setup

if TYPE_CHECKING:
    from gwt import Game

HUMAN, RANDOM = "human", "random"


def play(
    players: Annotated[
        int | None, typer.Option(help="How many players.", show_default="as many as seats, or 3")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"Who sits where, from seat 1: {HUMAN} or {RANDOM}, with commas.",
            show_default="you against random players",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Of the game.", show_default="by chance")] = None,
    setup: Setup = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    game: GameName = GAME,
    pack: PackName = None,
) -> None:
    """Play at the terminal, against random players or each other.

    Each option has a number; 'h' says what else can be typed.
    """
    from gwt import UsageError, load_game, new_game
    from gwt.cli.screen import screen
    from gwt.cli.session import Session

    if resume is not None:
        if (players, seed, setup) != (None, None, None):
            raise UsageError("--resume takes players, seed and setup from the saved game")
        started = load_game(resume, pack=pack)
    else:
        wanted = players
        if wanted is None:
            wanted = 3 if seats is None else len(_named(seats))
        chance = _chance() if seed is None else seed
        started = new_game(wanted, chance, game=game, pack=pack, setup=setup)
    Session(started, _humans(started, seats), screen()).run()


def _chance() -> int:
    """A seed that is short enough to be told to somebody."""
    from secrets import randbelow

    return randbelow(1_000_000)


def _named(seats: str) -> list[str]:
    from gwt.errors import UsageError, did_you_mean

    named = [one.strip() for one in seats.split(",")]
    for one in named:
        if one not in (HUMAN, RANDOM):
            raise UsageError(f"nobody is called '{one}'. {did_you_mean(one, (HUMAN, RANDOM))}")
    return named


def _humans(game: "Game", seats: str | None) -> frozenset[int]:
    """The seats that are asked, the first one by default."""
    from gwt.errors import UsageError

    named = [HUMAN] if seats is None else _named(seats)
    players = game.premise.players
    if seats is not None and len(named) != players:
        raise UsageError(f"the game has {players} players, and {len(named)} seats are given")
    return frozenset(seat for seat, one in enumerate(named) if one == HUMAN)
