"""`gwt distil`: learns a policy that chooses as a player does, without looking ahead."""

from pathlib import Path
from typing import Annotated

import typer

from gwt.cli.complete import players as player_names
from gwt.cli.options import GameName, PackName, Packs
from gwt.errors import UsageError


def distil(
    out: Annotated[Path, typer.Argument(help="The file for the policy, ending in .npz.", dir_okay=False)],
    teacher: Annotated[
        str, typer.Option(help="The name of the player that is imitated.", autocompletion=player_names)
    ] = "greedy",
    against: Annotated[
        str, typer.Option(help="The player of the other seats in the tests.", autocompletion=player_names)
    ] = "greedy",
    rounds: Annotated[int, typer.Option(help="How many rounds.", min=1)] = 3,
    games: Annotated[int, typer.Option(help="Games of each round.", min=2)] = 200,
    tests: Annotated[
        int, typer.Option(help="Games that measure the progress, after each round.", min=0)
    ] = 40,
    epochs: Annotated[int, typer.Option(help="How often all decisions are gone through.", min=1)] = 6,
    width: Annotated[int, typer.Option(help="The length of the vectors.", min=1)] = 48,
    batch: Annotated[int, typer.Option(help="Decisions of a gradient step.", min=1)] = 256,
    temperature: Annotated[
        float, typer.Option(help="Points that make an option 2.7 times less likely.", min=0.001)
    ] = 0.5,
    players: Annotated[str, typer.Option(help="How many seats, such as 2 or 2,3,4.")] = "2",
    seed: Annotated[int, typer.Option(help="The same seed learns the same policy.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many cores; more than one needs joblib.", min=1)] = 1,
    game: GameName = None,
    pack: PackName = None,
    packs: Packs = None,
) -> None:
    """Learn a policy that imitates a player, for `distilled?policy=FILE.npz`.

    In the first round the teacher plays. In the later ones the policy has half of the seats, and the
    teacher says what it would choose and, if it knows, what every option is worth. After each round the
    policy is written, and a line is printed: the decisions learned from, how often the policy agrees with
    its teacher in games kept apart, the points that a decision there loses by the teacher's estimates, and
    how many of the tests it won.
    """
    from gwt.research import Distilling, Setting, numbers_of_players, several_packs
    from gwt.research import distil as learned

    if out.suffix != ".npz":
        raise UsageError(f"{out}: expected a name that ends in .npz")
    in_turn = () if packs is None else several_packs(packs)
    plan = Distilling(
        teacher=teacher,
        rounds=rounds,
        games=games,
        setting=Setting(numbers_of_players(players), seed, game, pack, against, tests, in_turn),
        epochs=epochs,
        width=width,
        batch=batch,
        temperature=temperature,
    )
    for one in learned(plan, jobs):
        try:
            one.policy.write(out)
        except OSError as error:
            raise UsageError(f"{error.filename}: {error.strerror or error}") from None
        won = ""
        if one.tested is not None:
            won = f", {100 * one.tested[0]:.1f} % of {tests} tests won with {one.tested[1]:.1f} points"
        agreed = f"{100 * one.agreed:.1f} % as the teacher"
        if one.lost is not None:
            agreed += f", {one.lost:.2f} points lost a decision"
        typer.echo(f"round {one.number}: {one.decisions:,} decisions, {agreed}{won}; {one.seconds:.0f} s")
