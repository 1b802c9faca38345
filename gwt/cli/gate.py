"""`gwt gate`: tests by games whether a player may take the place of another."""

import json
from math import isfinite
from typing import Annotated

import typer
from attrs import asdict

from gwt import research
from gwt.cli.completion import complete_players as player_names
from gwt.cli.options import AsJson, Db, GameName, Jobs, PackName, Seed, Setup
from gwt.cli.training_warning import warn_of_untrained
from gwt.cli.unfinished_games import Turns
from gwt.errors import UsageError, count_noun
from gwt.players import TURNS
from gwt.spec import load_pack


def gate(
    new: Annotated[
        str, typer.Argument(help="The name of the player that is tested.", autocompletion=player_names)
    ],
    old: Annotated[
        str,
        typer.Argument(
            help="The name of the player whose place it would take.", autocompletion=player_names
        ),
    ],
    sprt: "research.Sprt",
    players: Annotated[int, typer.Option(help="Seats of a game; the new player has one of them.")] = 2,
    games: Annotated[int, typer.Option(help="The most games that are played.", min=1)] = 2000,
    seed: Seed = 0,
    setup: Setup = None,
    db: Db = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the test in the file.")] = False,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    game: GameName = None,
    pack: PackName = None,
    turns: Turns = TURNS,
) -> None:
    """Test by as few games as are needed whether a player may take the place of another.

    A sequential probability ratio test (SPRT) by deals, in each of which the new player has every seat once
    (pentanomial with two seats). The exit code is 0 if it passes, and 1 if it is refused or games run out.
    """
    if new == old:
        raise UsageError(f"'{new}' cannot be tested against itself")
    setting = research.Contest(
        names=(new, old), players=players, seed=seed, game=game, pack=pack, setup=setup, turns=turns
    )
    setting.check()
    warn_of_untrained(setting.names, load_pack(game, pack), players)
    result = research.run_sequential_test(
        new, old, games, sprt, setting=setting, journal=db, jobs=jobs, resume=resume
    )
    if as_json:
        # JSON has no infinite number; who has won all games may be any stronger.
        elo = result.elo if isfinite(result.elo) else None
        data = {**asdict(result), "elo": elo, "bounds": sprt.bounds}
        typer.echo(json.dumps(data, allow_nan=False))
    else:
        report(new, old, result, sprt)
    if result.status != "passed":
        raise typer.Exit(1)


def report(new: str, old: str, result: "research.SequentialTestResult", sprt: "research.Sprt") -> None:
    """Prints how a test has ended."""
    low, high = sprt.bounds
    messages = {
        "passed": f"{new} passes: it is more than {sprt.elo0:g} Elo points above {old}.",
        "refused": f"{new} is refused: it is less than {sprt.elo1:g} Elo points above {old}.",
        "open": f"It is not clear yet how {new} stands to {old}.",
    }
    typer.echo(messages[result.status])
    played = f"{count_noun(result.games, 'game')}, {count_noun(result.deals, 'deal')}"
    typer.echo(
        f"LLR {result.llr:+.2f} ({low:+.2f} to {high:+.2f}) in {played}, {result.turns:.0f} turns a game"
    )
    if result.share is not None:
        won = result.share
        interval = f"{100 * won.low:.0f} to {100 * won.high:.0f}"
        typer.echo(f"{100 * won.mean:.1f} % of the victories ({interval}), Elo {result.elo:+.0f}")
    deals = ", ".join(f"{100 * share:g} %: {often}" for share, often in result.results)
    typer.echo(f"deals by the share of the victories: {deals}")
    typer.echo(f"processor a decision: {result.ms[0]:.2f} ms and {result.ms[1]:.2f} ms")
