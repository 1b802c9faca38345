"""`gwt check-player`: whether a player keeps to what is asked of players."""

from typing import Annotated

import typer

from gwt.cli.options import AsJson, GameName, PackName


def check_player(
    player: Annotated[str, typer.Argument(help="Its name, or module:Class, with ?argument=value.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    seconds: Annotated[
        float | None, typer.Option(help="That it may take for a decision.", show_default="any time")
    ] = None,
    as_json: AsJson = False,
    game: GameName = None,
    pack: PackName = None,
) -> None:
    """Check a player of your own: that it is fair, leaves the game as it is, and keeps its time.

    It plays against random players. At some of its decisions it is also asked in two other worlds that
    its seat cannot tell apart, where it has to choose alike.
    """
    from gwt.players.checking import check_player

    checked = check_player(
        player, game=game, pack=pack, players=players, games=games, seed=seed, seconds=seconds
    )
    if as_json:
        import json

        from attrs import asdict

        typer.echo(json.dumps(asdict(checked)))
    else:
        from gwt.errors import many

        for problem in checked.problems:
            typer.echo(f"- {problem}")
        verdict = "not as a player should be" if checked.problems else "as a player should be"
        typer.echo(
            f"{player} is {verdict}: {many(checked.decisions, 'decision')} in {many(games, 'game')}, "
            f"{checked.compared} of them also made in other worlds; "
            f"{checked.mean_ms:.2f} ms a decision, {checked.slowest_ms:.2f} ms at most"
        )
    if checked.problems:
        raise typer.Exit(1)
