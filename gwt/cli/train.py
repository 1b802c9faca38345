"""`gwt train`: learns the weights of a game's valuation by playing."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.options import GameName, PackName
from gwt.errors import UsageError


def train(
    out: Annotated[Path, typer.Argument(help="The file for the weights, ending in .json.", dir_okay=False)],
    start: Annotated[
        str, typer.Option("--from", help="The weights to begin with: a name, or a .json file.")
    ] = "greedy",
    against: Annotated[
        str | None,
        typer.Option(help="The weights of the others in the tests.", show_default="those to begin with"),
    ] = None,
    aim: Annotated[
        str, typer.Option(help="What is to grow: lead, or points, those of all seats of a game.")
    ] = "lead",
    rounds: Annotated[int, typer.Option(help="How many rounds.", min=1)] = 12,
    games: Annotated[int, typer.Option(help="Games of each round.", min=2)] = 240,
    tests: Annotated[
        int, typer.Option(help="Games that measure the progress, after each round.", min=0)
    ] = 40,
    players: Annotated[int, typer.Option(help="How many seats.", min=2)] = 2,
    change: Annotated[float, typer.Option(help="How much weights are changed by chance.")] = 0.4,
    depth: Annotated[
        int | None, typer.Option(help="How many of its decisions a player looks ahead.", min=1)
    ] = None,
    width: Annotated[int | None, typer.Option(help="How many options it looks at there.", min=1)] = None,
    seed: Annotated[int, typer.Option(help="The same seed learns the same weights.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many cores; more than one needs joblib.", min=1)] = 1,
    page: Annotated[
        Path | None,
        typer.Option(help="Write the curve as a page in Markdown, with .csv and .svg beside it."),
    ] = None,
    game: GameName = None,
    pack: PackName = None,
) -> None:
    """Learn the weights by which the greedy player values positions, from games against itself.

    After each round the weights are written, and a line of the curve is printed: the points of a seat in
    the games of the round, and how many of the tests were won.
    """
    from gwt.research import AIMS, Training, curve, train
    from gwt.spec import game_kind, load_pack, weights

    if out.suffix != ".json":
        raise UsageError(f"{out}: expected a name that ends in .json")
    if aim not in AIMS:
        raise UsageError(f"--aim: expected one of {', '.join(AIMS)}, not '{aim}'")
    kind = game_kind(load_pack(game, pack).manifest.game)
    training = Training(
        start=weights.numbers(kind, start),
        rounds=rounds,
        games=games,
        tests=tests,
        against=None if against is None else weights.numbers(kind, against),
        aim=aim,
        players=players,
        seed=seed,
        change=change,
        depth=depth,
        width=width,
        game=game,
        pack=pack,
    )
    done = []
    for one in train(training, jobs):
        done.append(one)
        about = f"Learned by gwt train --from {start}, seed {seed}: {one.number} rounds of {games} games."
        try:
            weights.write(out, about, one.weights)
            if page is not None:
                against_whom, command = f"weights={against or start}", " ".join(["gwt", *sys.argv[1:]])
                curve.write(page, done, against_whom, command, curve.WEIGHTS)
        except OSError as error:
            raise UsageError(f"{error.filename}: {error.strerror or error}") from None
        points = "the start" if one.points is None else f"{one.points:.1f} points"
        won = "" if one.won is None else f", {100 * one.won:.1f} % of {tests} tests won"
        typer.echo(f"round {one.number}: {points}{won}; {one.seconds:.0f} s")
