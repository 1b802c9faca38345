"""`gwt simulate`: plays many games and prints a summary, as a table or JSON."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gwt import atomic_files, json_types, players, spec
from gwt.cli import completion, consoles, options, training_warning, unfinished_games
from gwt.cli.score_table import score_table
from gwt.errors import count_noun


def simulate(
    seats: options.Seats = 3,
    seed: options.Seed = 0,
    game: options.GameName = None,
    setup: options.Setup = None,
    save_dir: Annotated[
        Path | None,
        typer.Option(help="The folder in which each game is saved; it is created."),
    ] = None,
    player: Annotated[
        str,
        typer.Option(
            help="The player, random, greedy or module:Class; or one for each seat, separated by commas.",
            autocompletion=completion.complete_players,
        ),
    ] = "random",
    turns: unfinished_games.Turns = players.TURNS,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    jobs: options.Jobs = 1,
    as_json: options.AsJson = False,
    pack: options.PackName = None,
) -> None:
    """Play many games and summarize their results.

    Ctrl-C stops the run and shows the games played so far. A game that does not end is saved, and stops
    the run too.
    """
    plan = players.Plan(seats, seed, game, pack, setup, save_dir, players.split_names(player), turns)
    if save_dir is not None:
        with atomic_files.file_errors_as_usage_errors(save_dir):
            save_dir.mkdir(parents=True, exist_ok=True)
    players.check_names(plan.names, seats)
    training_warning.warn_of_untrained(plan.names, spec.load_pack(game, pack), seats)
    errors = Console(stderr=True)
    with unfinished_games.saving_unfinished(save_dir or Path(), pack):
        result = run(plan, games, jobs, errors)
    if as_json:
        typer.echo(json.dumps(summary(result)))
    elif result.outcomes:
        report(result, consoles.output_console())
    if result.partial:
        errors.print(f"Interrupted: {len(result.outcomes)} of {games} games are counted.")
        raise typer.Exit(130)


def run(plan: "players.Plan", games: int, jobs: int, errors: Console) -> "players.Result":
    """Plays the games with a progress bar, or without a terminal a line a minute."""
    with consoles.progress_bars(errors, {"games": games}) as count:
        return players.simulate(plan, games, jobs, lambda outcome: count("games"))


def summary(result: "players.Result") -> json_types.JsonObject:
    """Returns the data for `--json`."""
    return {
        "players": result.plan.players,
        "games": result.games,
        "finished": len(result.outcomes),
        "decisions": result.decisions,
        "turns": result.turns,
        "seconds": round(result.seconds, 3),
        "decisions_per_second": round(result.per_second(result.decisions), 1),
        "games_per_second": round(result.per_second(len(result.outcomes)), 2),
        "scores": [[score.total for score in outcome.scores] for outcome in result.outcomes],
        "wins": result.wins,
    }


def report(result: "players.Result", console: Console) -> None:
    """Prints wins, average points by category, and the speed; needs at least one finished game."""
    finished, seats = len(result.outcomes), range(result.plan.players)
    opponents = players.started_game(result.plan, 0).opponents
    categories = list(result.outcomes[0].scores[0].points)
    totals = [sum(result.average(seat, category) for category in categories) for seat in seats]
    console.print(
        score_table(
            [opponents.get(seat, f"seat {seat + 1}") for seat in seats],
            categories,
            lambda seat, row: f"{result.average(seat, categories[row]):.1f}",
            last=("average total", [f"{total:.1f}" for total in totals]),
            first=("wins", [str(wins) for wins in result.wins]),
        )
    )
    console.print(
        f"{count_noun(finished, 'game')} of {result.plan.players} players in {result.seconds:.1f} s: "
        f"{result.per_second(finished):.1f} games and {result.per_second(result.decisions):,.0f} decisions "
        f"a second, {result.decisions / finished:.0f} decisions a game",
        highlight=False,
        soft_wrap=True,
    )
