"""`gwt tournament` plays players against each other, `gwt rate` rates them by the games in a file, and
`gwt ladder` plays one against the levels."""

import json
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from attrs import asdict
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from gwt import atomic_files, json_types, optional_dependencies, players, research, spec
from gwt.cli import consoles, options, training_warning, unfinished_games
from gwt.cli.completion import complete_players as player_names
from gwt.errors import count_noun, escape_control_characters


def tournament(
    names: Annotated[
        list[str],
        typer.Argument(help="The names of the players.", metavar="PLAYER...", autocompletion=player_names),
    ],
    seats: options.Seats = 2,
    seed: options.Seed = 0,
    game: options.GameName = None,
    pack: options.PackName = None,
    setup: options.Setup = None,
    turns: unfinished_games.Turns = players.TURNS,
    seconds: Annotated[
        float | None,
        typer.Option(help="The limit of seconds for a decision; a player that exceeds it loses the game."),
    ] = None,
    trusted: options.Trusted = False,
    alone: Annotated[
        bool,
        typer.Option(
            "--alone",
            help="Give the first player one seat, and in each game one of the others all the rest.",
        ),
    ] = False,
    games: Annotated[int, typer.Option(help="Games for each group of players.", min=1)] = 100,
    db: options.Db = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the tournament in the file.")] = False,
    jobs: options.Jobs = 1,
    backend: Annotated[
        str | None, typer.Option(help="Where to run the games: loky, dask or ray.", show_default="loky")
    ] = None,
    address: Annotated[str | None, typer.Option(help="The address of a dask or ray cluster.")] = None,
    as_json: options.AsJson = False,
) -> None:
    """Let players play each other, with the same seeds for all and each from every seat.

    Ctrl-C stops the tournament; with --db, the same command with --resume continues it. A player that
    fails in a game loses it.
    """
    errors = Console(stderr=True)
    contest = research.Contest(tuple(names), seats, seed, game, pack, setup, turns, seconds, trusted, alone)
    contest.check()
    training_warning.warn_of_untrained(names, spec.load_pack(game, pack), seats)
    where = None if backend is None and address is None else research.Backend(backend or "dask", address)
    with consoles.progress_bars(errors, {"games": games * len(contest.groups)}) as count:
        result, rows = research.run_tournament(
            contest, games, db, jobs, resume=resume, backend=where, tell=lambda key: count("games")
        )
    if rows:
        show(research.rank_players(rows), as_json, consoles.output_console())
    if result.missing:
        then = "" if db is None else "; the same command with --resume goes on"
        errors.print(f"Interrupted: {count_noun(result.missing, 'game')} not played{then}.")
        raise typer.Exit(130)


def rate(
    db: Annotated[Path, typer.Argument(help="The file of a tournament, written with --db.")],
    run: Annotated[
        str | None, typer.Option(help="Rate this run only.", show_default="all runs of the same game")
    ] = None,
    export: Annotated[
        Path | None, typer.Option(help="Also write the rows to this .csv or .parquet file.", dir_okay=False)
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Rate the players of tournaments: Elo, results by pair, points by category, time."""
    rows = research.chosen_rows(db, run)
    if export is not None:
        research.export_rows(rows, export)
    show(research.rank_players(rows), as_json, consoles.output_console())


def ladder(
    player: Annotated[
        str | None,
        typer.Argument(help="The name of the player.", show_default=False, autocompletion=player_names),
    ] = None,
    db: options.Db = None,
    jobs: options.Jobs = 1,
    rows: Annotated[
        Path | None,
        typer.Option(help="A file of rows to show besides, to which the new one is added.", dir_okay=False),
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Play a player against the six levels, or show who has played before.

    Everybody plays the same games: 40 against each level, with five seconds for a decision. With --db, the
    same command continues after Ctrl-C.
    """
    errors, known = Console(stderr=True), research.read_ladder()
    if rows is not None and rows.exists():
        known += research.read_ladder(rows)
    if player is not None:
        contest = research.ladder_contest(player)
        contest.check()
        with consoles.progress_bars(
            errors, {"games": research.LADDER_GAMES * len(contest.groups)}
        ) as count:
            row = research.play_ladder(contest, db, jobs, tell=lambda key: count("games"))
        if row is None:
            errors.print("Interrupted: a row needs all games.")
            raise typer.Exit(130)
        if sentence := research.compared_with(row, known):
            errors.print(sentence, highlight=False, soft_wrap=True)
        if rows is not None:
            with atomic_files.file_errors_as_usage_errors(rows), rows.open("a", encoding="utf-8") as file:
                file.write(research.ladder_line(row))
        known = [row, *(other for other in known if other.player != player)]
    known.sort(key=lambda row: -row.won)
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in known]))
    elif known:
        _show_ladder(known, consoles.output_console())
    else:
        errors.print("Nobody is on the ladder yet.")


def _show_ladder(rows: "list[research.LadderRow]", console: Console) -> None:
    levels = list(dict.fromkeys(level for row in rows for level in row.levels))
    table = consoles.make_table("player", "won (95 %)", *levels, "points", "ms")
    for row in rows:
        won = f"{row.won:.0f} % ({row.low:.0f} to {row.high:.0f})"
        shares = [f"{row.levels[level]:.0f} %" if level in row.levels else "" for level in levels]
        table.add_row(escape(row.player), won, *shares, f"{row.points:.1f}", f"{row.ms:.2f}")
    console.print(table)


def show(ranking: "research.Ranking", as_json: bool, console: Console) -> None:
    """Prints a ranking."""
    if as_json:
        typer.echo(json.dumps(summary(ranking)))
    else:
        report(ranking, console)


def summary(ranking: "research.Ranking") -> json_types.JsonObject:
    """Returns the data for `--json`."""

    def closed(standing: "research.Standing") -> json_types.JsonObject:
        """JSON has no number without end: an open end is null."""
        rating = asdict(standing.rating) if standing.rating else None
        ends = rating and {key: value if isfinite(value) else None for key, value in rating.items()}
        return asdict(standing) | {"rating": ends}

    return {
        "standings": [closed(player) for player in ranking.standings],
        "against": [
            {"player": a, "other": b, **asdict(estimate)} for (a, b), estimate in ranking.against.items()
        ],
        "unfinished": ranking.unfinished,
    }


def _cross_table(ranking: "research.Ranking", names: list[str]) -> Table:
    """Returns the victories of each player over each of the others."""
    cross = consoles.make_table("is before, in %", *(str(number) for number, _ in enumerate(names, 1)))
    for number, name in enumerate(names, 1):
        cells = [ranking.against.get((name, other)) for other in names]
        texts = ["" if cell is None else research.in_percent(cell) for cell in cells]
        cross.add_row(f"{number} {escape(name)}", *texts)
    return cross


def report(ranking: "research.Ranking", console: Console) -> None:
    """Prints the standings, the cross table and the points by category."""
    # With little between the columns, they have room in 80 characters.
    head = ("player", "Elo (95 %)", "won", "points", "best", "games", "turns", "ms")
    table = consoles.make_table(*head, padding=(0, 1, 0, 0))
    for player in ranking.standings:
        won = "-" if player.victories is None else f"{100 * player.victories.mean:.1f} %"
        elo = "-" if player.rating is None else research.in_elo(player.rating)
        counts = (f"{player.points:.1f}", str(player.best), str(player.games), f"{player.turns:.0f}")
        table.add_row(escape(player.name), elo, won, *counts, f"{player.ms:.2f}")
    console.print(table)
    names = [player.name for player in ranking.standings]
    console.print(_cross_table(ranking, names))
    points_table = consoles.make_table("points", *map(escape, names))
    for category in dict.fromkeys(name for player in ranking.standings for name in player.categories):
        values = [f"{player.categories.get(category, 0):.1f}" for player in ranking.standings]
        points_table.add_row(escape(category), *values)
    console.print(points_table)
    for player in ranking.standings:
        if player.alone is not None:
            interval = f"{player.alone.mean:.1f} points ({player.alone.low:.1f} to {player.alone.high:.1f})"
            games = count_noun(player.games_alone, "game")
            console.print(f"{escape(player.name)} against itself: {interval} in {games}.")
        if player.failures:
            lost = f"{player.name} lost {count_noun(player.failures, 'game')} because it failed."
            console.print(
                f"{lost} The first time it {escape_control_characters(player.fault)}.",
                soft_wrap=True,
                markup=False,
            )
    if ranking.against and all(player.rating is None for player in ranking.standings):
        console.print(
            str(optional_dependencies.missing_dependency("Elo ratings need choix", "research")),
            highlight=False,
            markup=False,
        )
    if ranking.unfinished:
        console.print(f"{count_noun(ranking.unfinished, 'game')} did not end.")
