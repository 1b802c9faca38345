"""`gwt balance`: plays games with and without new content, or of a whole game, and judges its balance."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gwt.cli.complete import packs
from gwt.cli.complete import players as player_names
from gwt.cli.options import AsJson, GameName, Seed, Setup
from gwt.cli.screen import progress, screen
from gwt.cli.unfinished import Turns, saving_unfinished
from gwt.errors import UsageError
from gwt.players import TURNS

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from gwt.balance import Estimate, Findings, Shown, Study, StudyResult, Survey, Thing


GAMES = 400
"""Takes minutes on two cores, and gives an answer to within 3 to 5 percentage points."""


def balance(
    pack: Annotated[
        list[str] | None,
        typer.Option(
            "--pack",
            help="The pack to judge, by name or folder; repeat it for several packs.",
            metavar="PACK",
            autocompletion=packs,
            show_default="the game's own",
        ),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help="The pack to compare it with.",
            metavar="PACK",
            autocompletion=packs,
            show_default="the packs it requires; nothing for the game's own",
        ),
    ] = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="Report on the whole game, compared with nothing.")
    ] = False,
    games: Annotated[int, typer.Option(help="How many games of each player.", min=2)] = GAMES,
    players: Annotated[
        str | None,
        typer.Option(
            help="How many seats; of a whole game also several, such as 2,3,4.",
            show_default="2; of a whole game each number that it is for",
        ),
    ] = None,
    player: Annotated[
        str,
        typer.Option(
            help="The players, separated by commas; each plays all games, on all seats.",
            autocompletion=player_names,
        ),
    ] = "greedy,random",
    seed: Seed = 0,
    setup: Setup = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            help="How many cores; more than one needs joblib.",
            min=1,
            show_default="all cores, or one without joblib",
        ),
    ] = None,
    state: Annotated[
        Path | None,
        typer.Option(
            help="Store finished games in this file.", dir_okay=False, show_default="in the cache"
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write the report to this HTML file, with plots.", dir_okay=False)
    ] = None,
    page: Annotated[
        Path | None, typer.Option(help="Write what is used to this Markdown file.", dir_okay=False)
    ] = None,
    as_json: AsJson = False,
    game: GameName = None,
    turns: Turns = TURNS,
) -> None:
    """Play games with and without the content of a pack, and judge whether it is balanced.

    Each game is played three times: without the content, with it, and with it while one seat leaves it
    alone. A whole game is played once, and compared with nothing: the report says which seats win, and what
    is chosen and used. Ctrl-C stops the run and shows the result so far; the same command goes on with it.
    """
    from rich.console import Console

    from gwt.balance import findings_of, surveys
    from gwt.players import cores

    errors = Console(stderr=True)
    wanted = {"game": game, "seed": seed, "setup": setup, "turns": turns, "whole": whole}
    each = _studies(pack, against, players, player, wanted)
    if state is not None and len(each) > 1:
        raise UsageError("--state holds the games of one number of players: say which with --players")
    with saving_unfinished(Path(), pack):
        results = [_run(study, games, jobs or cores(), state, errors) for study in each]
    found = [survey for result in results for survey in surveys(result)] if each[0].whole else []
    judged = [] if each[0].whole else findings_of(results[0])
    numbers = ",".join(str(study.players) for study in each)
    given = {"games": games, "player": player, "seed": seed, "players": numbers}
    if html is not None:
        _write(html, _html(results, found, judged))
    if page is not None:
        _write(page, _markdown(results, found, judged, _command(pack, against, game, whole, given, page)))
    if as_json:
        import json

        typer.echo(
            json.dumps(survey_summary(results, found) if each[0].whole else summary(results[0], judged))
        )
    elif each[0].whole:
        survey_report(results, found, screen())
    else:
        report(results[0], judged, screen())
    if any(one.partial for one in results):
        played = min(len(arms) for one in results for arms in one.played.values())
        errors.print(f"Interrupted after {played} of {games} games; run the same command again to go on.")
        raise typer.Exit(130)


def _studies(
    pack: list[str] | None,
    against: list[str] | None,
    players: str | None,
    player: str,
    wanted: dict[str, Any],
) -> "list[Study]":
    """Returns what is to be played: a study, or of a whole game one for each number of players."""
    from gwt.balance import plan_study as study
    from gwt.cli.untrained import warn
    from gwt.players import names_in
    from gwt.research import numbers_of_players
    from gwt.spec import game_kind

    names = names_in(player)
    numbers = (2,) if players is None else numbers_of_players(players)
    first = study(pack, against, players=numbers[0], names=names, **wanted)
    _, variant = first.packs
    if players is None and first.whole:
        numbers = tuple(game_kind(variant.manifest.game).play.players(variant))
    elif len(numbers) > 1 and not first.whole:
        raise UsageError("--players: content is judged with one number of players")
    for number in numbers:
        warn(names, variant, number)
    return [study(pack, against, players=number, names=names, **wanted) for number in numbers]


def _command(
    pack: list[str] | None,
    against: list[str] | None,
    game: str | None,
    whole: bool,
    given: dict[str, Any],
    page: Path,
) -> str:
    named = [("--pack", name) for name in pack or ()] + [("--against", name) for name in against or ()]
    named += [] if game is None else [("--game", game)]
    named += [(f"--{key}", str(value)) for key, value in given.items()]
    return shlex.join(
        [
            "gwt",
            "balance",
            *(word for pair in named for word in pair),
            *(["--whole"] if whole else []),
            "--page",
            page.name,
        ]
    )


def _html(results: "Sequence[StudyResult]", found: "Sequence[Survey]", judged: "Sequence[Findings]") -> str:
    if results[0].study.whole:
        from gwt.balance import survey_report

        return survey_report.page(results, found)
    from gwt.balance import html_page as page

    return page(results[0], judged, _components(results[0]))


def _markdown(
    results: "Sequence[StudyResult]",
    found: "Sequence[Survey]",
    judged: "Sequence[Findings]",
    command: str,
) -> str:
    if results[0].study.whole:
        from gwt.balance import survey_report

        return survey_report.markdown(results, found, command)
    from gwt.balance import markdown_page as page

    return page(results[0], judged, command)


def _run(study: "Study", games: int, jobs: int, state: Path | None, errors: "Console") -> "StudyResult":
    """Plays a study with a progress bar, which is shown on a terminal only."""
    from gwt.balance import run_study, usual_journal

    journal = usual_journal(study) if state is None else state
    bars = {f"{name} players": games for name in study.names}
    with progress(errors, bars) as count:
        return run_study(study, games, jobs, journal, lambda trial: count(f"{trial[0]} players"))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None


def _components(result: "StudyResult") -> "dict[str, Shown]":
    """Returns the pictures and the sentences of the components that are judged."""
    from gwt.balance import Shown
    from gwt.cli.speaker import speaker_of
    from gwt.spec import pictures

    pack = result.study.packs[1]
    speaker = speaker_of(pack, None)
    known = {component.id: component.entry for component in pack.components}
    found = {}
    for change in result.study.changes:
        if change.kind != "gone" and change.id in known:
            picture = pictures.components(pack, change.id)
            texts = () if speaker is None else (text for _, text in speaker.texts(known[change.id]))
            alt = f"{picture.title}. {picture.description}"
            found[change.id] = Shown(picture.svg(), alt, tuple(texts))
    return found


def summary(result: "StudyResult", found: "Sequence[Findings]") -> dict[str, Any]:
    """Returns the data for `--json`; it does not depend on time or on the number of cores."""
    from attrs import asdict

    from gwt.balance import verdict_on

    before, after = result.study.packs
    return {
        "packs": {"without": before.name, "with": after.name},
        "judged": [
            {"id": layer.manifest.id, "version": layer.manifest.version, "digest": layer.digest}
            for layer in result.study.judged
        ],
        "players": result.study.players,
        "seed": result.study.seed,
        "games": result.games,
        "changes": [{"id": change.id, "kind": change.kind} for change in result.study.changes],
        "findings": [{"verdict": list(verdict_on(findings)), **asdict(findings)} for findings in found],
    }


def survey_summary(results: "Sequence[StudyResult]", found: "Sequence[Survey]") -> dict[str, Any]:
    """Returns the data for `--json` of a whole game."""
    from attrs import asdict

    first = results[0]
    return {
        "pack": first.study.packs[1].name,
        "seed": first.study.seed,
        "games": first.games,
        "surveys": [asdict(survey) for survey in found],
    }


def survey_report(results: "Sequence[StudyResult]", found: "Sequence[Survey]", console: "Console") -> None:
    """Prints the figures of a whole game for each player and each number of players."""
    from rich.markup import escape

    from gwt.balance.survey_report import parts, title

    console.print(title(results[0]), soft_wrap=True, markup=False)
    for survey in found:
        for part in parts(survey):
            console.print(f"\n[bold]{escape(part.title)}[/]")
            for sentence in part.sentences:
                console.print(sentence, soft_wrap=True, markup=False)
            if part.rows:
                table = _table(*part.head)
                for row in part.rows:
                    table.add_row(*map(escape, row))
                console.print(table)
    if not found:
        console.print("Too few games were played for a report.")


def report(result: "StudyResult", found: "Sequence[Findings]", console: "Console") -> None:
    """Prints the verdict and the figures for each player."""
    from gwt.balance import verdict_on
    from gwt.errors import many

    before, after = result.study.packs
    changed = ", ".join(f"{change.id} ({change.kind})" for change in result.study.changes)
    console.print(f"{after.name}, against {before.name}: {changed}", soft_wrap=True)
    for findings in found:
        answer, *rest = verdict_on(findings)
        console.print(f"\n[bold]{many(findings.games, 'game')} of {findings.player} players[/]")
        console.print(f"[bold]{answer}[/]", soft_wrap=True)
        for sentence in rest:
            console.print(f"- {sentence}", soft_wrap=True, markup=False)
        console.print(_changes(findings))
        console.print(_things(findings.things))
        console.print(_actions(findings.things))
    if not found:
        console.print("Too few games were played for a verdict.")


def _table(*head: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for number, one in enumerate(head):
        table.add_column(one, justify="right" if number else "left", overflow="fold")
    return table


def _changes(found: "Findings") -> "Table":
    from gwt.balance import number, percent

    table = _table("a game", "without", "with", "change (95 % interval)")
    for row in (found.score, found.turns, found.decisions):
        if row.without and row.with_ and row.change:
            cells = (f"{row.without.mean:.1f}", f"{row.with_.mean:.1f}", number(row.change, signed=True))
            table.add_row(row.name, *cells)
    access = found.access
    if access.chosen and access.score:
        table.add_section()
        table.add_row("a seat free to choose it", "", "", "")
        table.add_row("  share of victories", "", "", percent(access.victory, signed=True))
        table.add_row("  points", "", "", number(access.score, signed=True))
    return table


def _things(things: "Sequence[Thing]") -> "Table":
    """Returns a table with a column for each component."""
    from gwt.balance import number, percent

    def share(part: "Estimate | None") -> str:
        return percent(part) if part else "-"

    def points(part: "Estimate | None") -> str:
        return "too few" if part is None else number(part, signed=True)

    table = _table("in the games with it", *(thing.id for thing in things))
    for name, cells in (
        ("seats that could choose it", [share(thing.offered) for thing in things]),
        ("... of these, who did", [share(thing.chosen) for thing in things]),
        ("... of these, who used it", [share(thing.used) for thing in things]),
        ("uses a game", [f"{thing.uses:.2f}" for thing in things]),
        ("points by choosing it", [points(thing.points_chosen) for thing in things]),
        ("points by each use", [points(thing.points_used) for thing in things]),
    ):
        table.add_row(name, *cells)
    return table


def _actions(things: "Sequence[Thing]") -> "Table":
    table = _table("action", "times a game")
    for thing in things:
        for action, often in thing.actions:
            table.add_row(f"{thing.id}: {action}", f"{often:.2f}")
    return table
