"""`gwt balance`: plays games with and without new content, or of a whole game, and judges its balance."""

import json
import shlex
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer
from attrs import asdict
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from gwt import atomic_files, json_types, spec, text
from gwt import balance as judging
from gwt.cli import completion, consoles, training_warning, unfinished_games
from gwt.cli.options import AsJson, GameName, Seed, Setup
from gwt.errors import UsageError
from gwt.players import TURNS

GAMES = 400
"""The number of games, which take minutes on two cores, and answer to within 3 to 5 percentage points."""


def balance(
    pack: Annotated[
        list[str] | None,
        typer.Option(
            "--pack",
            help="The pack to judge, by name or folder; repeat it for several packs.",
            metavar="PACK",
            autocompletion=completion.complete_packs,
            show_default="the game's own",
        ),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help="The pack to compare it with.",
            metavar="PACK",
            autocompletion=completion.complete_packs,
            show_default="the packs it requires; nothing for the game's own",
        ),
    ] = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="Report on the whole game, compared with nothing.")
    ] = False,
    games: Annotated[int, typer.Option(help="How many games each player plays.", min=2)] = GAMES,
    players: Annotated[
        str | None,
        typer.Option(
            help="How many seats; with --whole also several numbers, such as 2,3,4.",
            show_default="2; of a whole game each number that it is for",
        ),
    ] = None,
    player: Annotated[
        str,
        typer.Option(
            help="The players, separated by commas; each plays all games, on all seats.",
            autocompletion=completion.complete_players,
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
        Path | None,
        typer.Option(help="Write the tables to this Markdown file.", dir_okay=False),
    ] = None,
    as_json: AsJson = False,
    game: GameName = None,
    turns: unfinished_games.Turns = TURNS,
) -> None:
    """Play games with and without the content of a pack, and judge whether it is balanced.

    Each game is played three times: without the content, with it, and with it while one seat leaves it
    alone. A whole game is played once: the report shows which seats win, and what is chosen and used.
    Ctrl-C shows the result so far; the same command continues.
    """
    from gwt.players import usable_cores

    errors = Console(stderr=True)
    settings = {"game": game, "seed": seed, "setup": setup, "turns": turns, "whole": whole}
    studies = _studies(pack, against, players, player, settings)
    if state is not None and len(studies) > 1:
        raise UsageError("--state holds the games of one number of players: say which with --players")
    with unfinished_games.saving_unfinished(Path(), pack):
        results = [_run(study, games, jobs or usable_cores(), state, errors) for study in studies]
    entire, first = studies[0].is_whole_game, results[0]
    surveys = [survey for result in results for survey in judging.survey_games(result)] if entire else []
    judged = [] if entire else judging.findings_of(first)
    if entire:
        title, about = judging.survey_title(first), judging.about_survey(first)
        parts = [part for survey in surveys for part in judging.survey_parts(survey)]
    else:
        title, about = judging.study_title(first), judging.about_study(first)
        parts = [part for findings in judged for part in judging.study_parts(first, findings)]
    written = parts if entire or not parts else [*parts, judging.METHOD]
    if html is not None:
        atomic_files.write_text(
            html, judging.html_report(title, about, written, {} if entire else _components(first))
        )
    if page is not None:
        numbers = ",".join(str(study.players) for study in studies)
        options = {"games": games, "player": player, "seed": seed, "players": numbers}
        command = _command(pack, against, game, whole, options, page)
        atomic_files.write_text(page, judging.markdown_report(title, about, written, command))
    if as_json:
        typer.echo(json.dumps(survey_summary(results, surveys) if entire else summary(first, judged)))
    else:
        _print_report(about[0] if not entire else title, parts, consoles.output_console())
    if any(result.partial for result in results):
        played = min(len(arms) for result in results for arms in result.played.values())
        errors.print(f"Interrupted after {played} of {games} games; run the same command again to go on.")
        raise typer.Exit(130)


def _studies(
    pack: list[str] | None,
    against: list[str] | None,
    players: str | None,
    player: str,
    common: json_types.JsonObject,
) -> "list[judging.Study]":
    """Returns what is to be played: a study, or of a whole game one for each number of players."""
    from gwt.players import split_names

    names = split_names(player)
    numbers = (2,) if players is None else _player_numbers(players)
    first = judging.plan_study(pack, against, players=numbers[0], names=names, **common)
    _, variant = first.packs
    if players is None and first.is_whole_game:
        numbers = tuple(spec.game_kind(variant.manifest.game).play.players(variant))
    elif len(numbers) > 1 and not first.is_whole_game:
        raise UsageError("--players: content is judged with one number of players")
    for number in numbers:
        training_warning.warn_of_untrained(names, variant, number)
    return [judging.plan_study(pack, against, players=number, names=names, **common) for number in numbers]


def _player_numbers(text: str) -> tuple[int, ...]:
    """Returns the numbers of players in a text such as `2,3,4`."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) > 1 for part in parts):
        raise UsageError(f"--players: expected numbers of players such as 2 or 2,3,4, found '{text}'")
    return tuple(map(int, parts))


def _command(
    pack: list[str] | None,
    against: list[str] | None,
    game: str | None,
    whole: bool,
    options: json_types.JsonObject,
    page: Path,
) -> str:
    named = [("--pack", name) for name in pack or ()] + [("--against", name) for name in against or ()]
    named += [] if game is None else [("--game", game)]
    named += [(f"--{key}", str(value)) for key, value in options.items()]
    words = chain.from_iterable(named)
    return shlex.join(["gwt", "balance", *words, *["--whole"] * whole, "--page", page.name])


def _run(
    study: "judging.Study", games: int, jobs: int, state: Path | None, errors: Console
) -> "judging.StudyResult":
    """Plays a study with a progress bar, or without a terminal a line a minute."""
    journal = judging.usual_journal(study) if state is None else state
    bars = {f"{name} players": games for name in study.names}
    with consoles.progress_bars(errors, bars) as count:
        return judging.run_study(study, games, jobs, journal, lambda trial: count(f"{trial[0]} players"))


def _components(result: "judging.StudyResult") -> "dict[str, judging.ComponentAppearance]":
    """Returns the pictures and the sentences of the components that are judged."""
    pack = result.study.packs[1]
    speaker = text.sentence_formatter(pack)
    entries = {component.id: component.entry for component in pack.components}
    by_id = {}
    for change in result.study.changes:
        if change.kind != "gone" and change.id in entries:
            picture = spec.picture_spec.component_pictures(pack, change.id)
            texts = (text for _, text in speaker.texts(entries[change.id]))
            alt = f"{picture.title}. {picture.description}"
            by_id[change.id] = judging.ComponentAppearance(picture.svg(), alt, tuple(texts))
    return by_id


def summary(
    result: "judging.StudyResult", by_player: "Sequence[judging.StudyFindings]"
) -> json_types.JsonObject:
    """Returns the data for `--json`; it does not depend on time or on the number of cores."""
    before, after = result.study.packs
    return {
        "packs": {"without": before.name, "with": after.name},
        "judged": [
            {"id": layer.manifest.id, "version": layer.manifest.version, "digest": layer.digest}
            for layer in result.study.judged_packs
        ],
        "players": result.study.players,
        "seed": result.study.seed,
        "games": result.games,
        "changes": [{"id": change.id, "kind": change.kind} for change in result.study.changes],
        "findings": [
            {"verdict": list(judging.verdict_on(findings)), **asdict(findings)} for findings in by_player
        ],
    }


def survey_summary(
    results: "Sequence[judging.StudyResult]", surveys: "Sequence[judging.Survey]"
) -> json_types.JsonObject:
    """Returns the data for `--json` of a whole game."""
    first = results[0]
    return {
        "pack": first.study.packs[1].name,
        "seed": first.study.seed,
        "games": first.games,
        "surveys": [asdict(survey) for survey in surveys],
    }


def _print_report(about: str, parts: "Sequence[judging.ReportPart]", console: Console) -> None:
    """Prints the parts of a report; figures are left out."""
    console.print(about, soft_wrap=True, markup=False)
    for part in parts:
        if not part.sentences and not part.rows:
            continue
        console.print(f"\n[bold]{escape(part.title.replace('`', ''))}[/]")
        for at, sentence in enumerate(part.sentences):
            plain = sentence.replace("`", "")
            console.print(f"- {plain}" if at else plain, soft_wrap=True, markup=False)
        if part.rows:
            console.print(_table(part))
    if not parts:
        console.print("Too few games were played for a report.")


def _table(part: "judging.ReportPart") -> Table:
    """The table of a part; a column for each row where that takes less room."""
    lines = [part.head, *part.rows]
    if len(part.head) > 5 and len(part.rows) < 4:
        lines = list(zip(*lines, strict=True))
    head, *rows = ([cell.replace("`", "") for cell in line] for line in lines)
    table = consoles.make_table(*head, fold=True)
    for row in rows:
        table.add_row(*map(escape, row))
    return table
