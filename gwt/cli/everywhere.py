"""`gwt everywhere`: plays whole games, checks every output, and reports failures."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gwt import atomic_files, errors, players, spec, testing
from gwt.cli import consoles, options

FAILED = 1


def everywhere(
    games: Annotated[int, typer.Option(help="Games for each number of players.", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.", min=0)] = 0,
    share: Annotated[
        float,
        typer.Option(help="The share of decisions at which outputs are checked.", min=0.0, max=1.0),
    ] = 0.03,
    every: Annotated[
        bool, typer.Option("--all", help="Try all combinations of the installed packs.")
    ] = False,
    jobs: options.Jobs = 1,
    page: Annotated[
        Path | None,
        typer.Option(help="Write the table of outputs to this Markdown file.", dir_okay=False),
    ] = None,
    failures: Annotated[
        Path,
        typer.Option(help="Save the games of failures in this folder.", file_okay=False),
    ] = Path(),
    players: Annotated[
        list[int] | None,
        typer.Option(help="Only games of this many players.", show_default="all numbers", min=1),
    ] = None,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Play whole games and check every output: API, views, saves, terminal, pictures, table, research.

    Outputs are checked at a share of the decisions, for any seat and language. It is a failure if one
    raises an error, contradicts another, or shows a seat what it cannot know. The game is saved.
    """
    if every and pack:
        raise errors.UsageError("leave out --pack: --all plays all combinations of packs")
    report = testing.Report()
    for played in _each_played(_plans(game, pack, every, games, seed, share, players), jobs):
        saved = len(report.failures)
        report.add(played)
        # At once, so that nothing is lost with the games that follow.
        for number, failure in enumerate(report.failures[saved:], saved + 1):
            file = failures / f"failure-{number}.gwt"
            _write(file, failure.record)
            consoles.error_console().print(f"{failure}\nsaved as {file}", markup=False)
    if page is not None:
        _write(page, report.page("gwt everywhere --all"))
    outputs = errors.count_noun(len(report.questions), "output")
    typer.echo(
        f"{errors.count_noun(report.games.total(), 'game')}, {report.choices:,} choices; {outputs} checked "
        f"{report.questions.total():,} times, {errors.count_noun(len(report.failures), 'failure')}"
    )
    if report.failures:
        raise typer.Exit(FAILED)


def _write(file: Path, text: str) -> None:
    with atomic_files.file_errors_as_usage_errors(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


def _plans(
    game: str | None,
    pack: list[str] | None,
    every: bool,
    games: int,
    seed: int,
    share: float,
    players: Sequence[int] | None,
) -> "list[testing.Plan]":

    if every:
        named = [spec.game_kind(game).name] if game is not None else list(spec.GAMES)
        pairs = [(name, combination) for name in named for combination in spec.all_combinations(name)]
    else:
        loaded = spec.load_pack(game, pack)
        kind = spec.game_kind(loaded.manifest.game)
        layers = frozenset(layer.manifest.id for layer in loaded.layers)
        pairs = [(kind.name, spec.Combination(tuple(pack or ()), layers, tuple(kind.play.players(loaded))))]
    plans = [
        plan
        for name, combination in pairs
        for plan in testing.plan_games(name, combination, games, seed, share)
    ]
    chosen = [plan for plan in plans if players is None or plan.players in players]
    if not chosen:
        possible = errors.join_with_or(str(count) for count in sorted({plan.players for plan in plans}))
        raise errors.UsageError(f"no game has that many players: write --players {possible}")
    return chosen


def _each_played(plans: "Sequence[testing.Plan]", jobs: int) -> "Iterator[testing.TestedGame]":
    """Yields each game when it has been played, and shows how many there are."""

    with consoles.progress_bars(Console(stderr=True), {"games": len(plans)}) as count:
        for _, played in players.map_jobs(testing.play, plans, jobs):
            count("games")
            yield played
