"""`gwt reinforce`: improves a policy by games against itself."""

import sys
from math import inf
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from gwt.cli.complete import players as player_names
from gwt.cli.options import GameName, PackName, Packs
from gwt.errors import UsageError
from gwt.research import hyperparameter_defaults


def reinforce(
    out: Annotated[Path, typer.Argument(help="The file for the policy, ending in .npz.", dir_okay=False)],
    start: Annotated[
        str | None,
        typer.Option(
            "--from",
            help="The policy to begin with: a name, or a .npz file.",
            show_default="one that chooses by chance",
        ),
    ] = None,
    sharpness: Annotated[
        float,
        typer.Option(help="Multiplies its scores at the beginning: above 1 it chooses less by chance."),
    ] = 1.0,
    aim: Annotated[str, typer.Option(help="What is to grow: lead, or points.")] = "lead",
    others: Annotated[
        str | None,
        typer.Option(
            help="Players, with commas between them, who have the other seats in some of the games.",
            autocompletion=player_names,
            show_default="the policy has all seats",
        ),
    ] = None,
    against: Annotated[
        str, typer.Option(help="The player of the other seats in the tests.", autocompletion=player_names)
    ] = "greedy",
    rounds: Annotated[int, typer.Option(help="How many rounds.", min=1)] = 100,
    games: Annotated[int, typer.Option(help="Games of each round.", min=2)] = 200,
    tests: Annotated[int, typer.Option(help="Games that measure the progress.", min=0)] = 40,
    every: Annotated[int, typer.Option(help="After how many rounds it is tested.", min=1)] = 10,
    width: Annotated[
        int, typer.Option(help="The length of the vectors of a policy that begins by chance.", min=1)
    ] = 48,
    hyperparameters: Annotated[
        Path | None,
        typer.Option(
            help=f"A YAML file with other numbers for PPO: {hyperparameter_defaults()}.",
            dir_okay=False,
            exists=True,
        ),
    ] = None,
    players: Annotated[str, typer.Option(help="How many seats, such as 2 or 2,3,4.")] = "2",
    seed: Annotated[int, typer.Option(help="The same seed learns the same policy.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many cores; more than one needs joblib.", min=1)] = 1,
    page: Annotated[
        Path | None,
        typer.Option(help="Write the curve as a page in Markdown, with .csv and .svg beside it."),
    ] = None,
    game: GameName = None,
    pack: PackName = None,
    packs: Packs = None,
) -> None:
    """Learn a policy from games against itself, for `learned?policy=FILE.npz`.

    After each round the policy is written, and a line is printed: the decisions of the round, the points of
    a seat in it, and where it is tested, how many of the tests it won.
    """
    from gwt.players import names_in
    from gwt.research import (
        Hyperparameters,
        Reinforcing,
        Setting,
        curve,
        numbers_of_players,
        read_hyperparameters,
        several_packs,
    )
    from gwt.research import reinforce as learned
    from gwt.research.policy_player import policy_of

    if out.suffix != ".npz":
        raise UsageError(f"{out}: expected a name that ends in .npz")
    if not 0 < sharpness < inf:
        raise UsageError(f"--sharpness: expected a number above 0, not {sharpness}")
    in_turn = () if packs is None else several_packs(packs)
    setting = Setting(numbers_of_players(players), seed, game, pack, against, tests, in_turn)
    plan = Reinforcing(
        rounds=rounds,
        games=games,
        begun=None if start is None else policy_of(setting.kind, start),
        setting=setting,
        sharpness=sharpness,
        aim=aim,
        others=() if others is None else names_in(others),
        every=every,
        width=width,
        hyperparameters=Hyperparameters()
        if hyperparameters is None
        else read_hyperparameters(hyperparameters),
    )
    done = []
    for one in learned(plan, jobs):
        done.append(one)
        try:
            one.policy.write(out)
            if page is not None:
                command = " ".join(["gwt", *map(quote, sys.argv[1:])])
                curve.write(page, done, against, command, curve.POLICY)
        except OSError as error:
            raise UsageError(f"{error.filename}: {error.strerror or error}") from None
        told = f"round {one.number}: {one.decisions:,} decisions, {one.points:.1f} points"
        if one.won is not None:
            told += f", {100 * one.won:.1f} % of {tests} tests won with {one.tested:.1f} points"
        typer.echo(f"{told}; {one.seconds:.0f} s")
