"""`gwt analyse`: says of each decision of a saved game how good it was."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gwt import errors, research, text
from gwt import play as playing
from gwt.cli import change_warning, consoles, options, output, seat_numbers

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Characters of a curve."""


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    simulations: Annotated[int, typer.Option(help="Games to play from each decision.", min=1)] = 160,
    budget: Annotated[
        float,
        typer.Option(
            help="Milliseconds of processor time for each decision, instead of a number of games.",
            min=0,
            show_default="none",
        ),
    ] = 0,
    seat: Annotated[
        int | None, typer.Option(help="Rate the decisions of this seat only.", min=1, show_default="all")
    ] = None,
    best: Annotated[
        int | None,
        typer.Option(help="Write this many options for each decision.", min=1, show_default="all"),
    ] = None,
    html: options.Html = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    as_json: options.AsJson = False,
    lang: options.Lang = None,
    pack: options.PackName = None,
) -> None:
    """Rate each decision of a saved game, and find the turning points.

    The player `expert` plays on from every option, in games that look the same to the seat. Points are the
    lead over the best other seat that it expects at the end.
    """
    game = playing.load_game(file, pack=pack, listen=False)
    change_warning.warn_of_changes(game)
    if html is not None and as_json:
        raise errors.UsageError("--html and --json are two forms of the same; ask for one of them")
    looked_at = seat_numbers.parse_seat(seat, game.premise.players)
    seats = None if looked_at is None else (looked_at,)
    stream = research.analyse(game, simulations=simulations, milliseconds=budget, seats=seats, seed=seed)
    appraisals = list(_counted(stream, len(game.history)))
    data = research.analysis_data(game, appraisals, best)
    if html is not None:
        page_data = playing.replay_data(game, looked_at, data)
        output.output_text(
            playing.replay_page(page_data) if lang is None else playing.replay_page(page_data, lang), html
        )
    elif as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        report(game, appraisals, lang)


def _counted(
    appraisals: "Iterator[research.DecisionAnalysis]", choices: int
) -> "Iterator[research.DecisionAnalysis]":
    """Yields the decisions as they come, and shows how far that is."""
    done = 0
    with consoles.progress_bars(Console(stderr=True), {"choices": choices}) as count:
        for appraisal in appraisals:
            count("choices", appraisal.choice + 1 - done)
            done = appraisal.choice + 1
            yield appraisal


def report(
    game: "playing.Game", appraisals: "Sequence[research.DecisionAnalysis]", lang: str | None
) -> None:
    """Prints how each seat has chosen, its chances in the course of the game, and the turning points."""
    speaker, console = text.event_formatter(game.pack, lang), consoles.output_console()
    console.print(_accounts(appraisals, speaker))
    console.print(f"{speaker.message('table-analysis-chances')}:")
    for seat in range(game.premise.players):
        chances, who = (
            [move.chances[seat] for move in appraisals],
            speaker.message("table-seat", n=seat + 1),
        )
        last = f"{100 * chances[-1]:.0f} %" if chances else ""
        console.print(f"  {who}  {curve(chances)}  {last}", highlight=False, markup=False)
    turning = research.turning_points(appraisals)
    if turning:
        console.print(f"{speaker.message('table-analysis-turning')}:")
    for point in turning:
        console.print(_turning(game, point, speaker), highlight=False, markup=False)


def curve(chances: Sequence[float]) -> str:
    """Returns numbers from 0 to 1 as a line of bars."""
    many = min(WIDTH, len(chances))
    parts = [chances[at * len(chances) // many : (at + 1) * len(chances) // many] for at in range(many)]
    return "".join(BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))] for part in parts)


def _accounts(appraisals: "Sequence[research.DecisionAnalysis]", speaker: "text.EventFormatter") -> Any:
    counted = "table-analysis-decisions", "table-analysis-agreed"
    table = consoles.make_table(
        "", *map(speaker.message, (*counted, "table-analysis-lost", "table-analysis-mean"))
    )
    for account in research.seat_summaries(appraisals):
        table.add_row(
            speaker.message("table-seat", n=account.seat + 1),
            str(account.decisions),
            f"{100 * account.agreed / account.decisions:.0f} %",
            f"{account.lost:.1f}",
            f"{account.lost / account.decisions:.2f}",
        )
    return table


def _turning(
    game: "playing.Game", appraisal: "research.DecisionAnalysis", speaker: "text.EventFormatter"
) -> str:
    chosen, best = (
        speaker.sentence(option) for option in (game.history[appraisal.choice], appraisal.best.option)
    )
    return speaker.message(
        "table-analysis-turning-point",
        choice=appraisal.choice + 1,
        turn=appraisal.turn,
        seat=speaker.seat(appraisal.seat + 1),
        chosen=chosen,
        best=best,
        points=f"{appraisal.lost:.1f}",
        percent=round(100 * appraisal.lost_chance),
    )
