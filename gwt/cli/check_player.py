"""`gwt check-player`: checks that a player keeps the rules for players."""

import json
from typing import Annotated

import typer
from attrs import asdict

from gwt.cli import completion, options
from gwt.errors import count_noun


def check_player(
    player: Annotated[
        str,
        typer.Argument(
            help="The player's name, or module:Class, with ?argument=value.",
            autocompletion=completion.complete_players,
        ),
    ],
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 2,
    seed: options.Seed = 0,
    seconds: Annotated[
        float | None, typer.Option(help="The time limit for a decision.", show_default="no limit")
    ] = None,
    as_json: options.AsJson = False,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Check your own player: that it is fair, does not change the game, and keeps its time limit.

    It plays against random players. Sometimes it is asked again in a game that differs only in what its
    seat cannot see, and must choose the same option. A player that gives no answer in ten times its limit,
    or in a minute without a limit, is stopped.
    """
    from gwt.players import check_apart

    checked = check_apart(
        player, game=game, pack=pack, players=players, games=games, seed=seed, seconds=seconds
    )
    if as_json:
        typer.echo(json.dumps(asdict(checked)))
    else:
        for problem in checked.problems:
            typer.echo(f"- {problem}")
        verdict = "breaks the rules for players" if checked.problems else "keeps the rules for players"
        typer.echo(
            f"{player} {verdict}: {count_noun(checked.decisions, 'decision')} in "
            f"{count_noun(games, 'game')}, {checked.compared} of them also made in other worlds; "
            f"{checked.mean_ms:.2f} ms a decision, {checked.slowest_ms:.2f} ms at most"
        )
    if checked.problems:
        raise typer.Exit(1)
